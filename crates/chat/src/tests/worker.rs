//! Faults of one table, of a place, or of the disk.

use super::*;
use crate::dispatch::handle;
use crate::upkeep::deliver::deliver;
use crate::upkeep::lost_channels::hear_of;
use liege_store::Which;
use liege_store::testing::{allow, is_on_server, refuse, set_back, tamper};
use liege_table::Urgency;
use std::time::Duration;
use tokio::sync::watch;

/// The changes that people's commands make: all of them are refused if the disk is full.
const ASKED_FOR: [(&str, &str); 3] = [("INSERT", "actions"), ("INSERT", "tables"), ("UPDATE", "seats")];

impl Club {
    pub(super) async fn tamper(&self, sql: &'static str) {
        tamper(&self.data(), sql).await.unwrap();
    }

    /// Makes the data file refuse a kind of change of a table from now on.
    pub(super) async fn refuse(&self, change: &str, table: &str) {
        refuse(&self.data(), change, table).await;
    }

    pub(super) async fn allow(&self, change: &str, table: &str) {
        allow(&self.data(), change, table).await;
    }

    fn count(&self, part: &str) -> usize {
        self.transport.letters().iter().filter(|letter| letter.text.contains(part)).count()
    }
}

#[cfg(unix)]
#[tokio::test]
async fn when_the_data_file_is_gone_whoever_moves_is_told_that_nothing_was_played() {
    if is_on_server() {
        return;
    }
    let club = Club::begun().await;
    let actions = club.table(1).await.log().len();
    std::fs::remove_file(club.data()).unwrap();
    for (locale, part) in [
        (Language::ENGLISH, "so nothing was played"),
        (Language::RUSSIAN, "ничего не сыграно"),
        (Language::UKRAINIAN, "нічого не зіграно"),
    ] {
        let mut incoming = Club::incoming("p2", "c", addressed("C5-V7"));
        incoming.who.locale = Some(locale);
        let answers = handle(&club.chat, incoming).await;
        assert!(only(&answers).text.contains(part), "{answers:?}");
    }
    assert_eq!(club.table(1).await.log().len(), actions);
}

#[tokio::test]
async fn players_are_told_of_moves_that_the_database_has_forgotten() {
    if !is_on_server() {
        return;
    }
    let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=@p2"), ("p2", "join #1")]).await;
    let before = club.table(1).await;
    club.say("p1", "W2f3").await;
    set_back(&club.data(), &before).await;
    for who in ["p2", "p1"] {
        club.say(who, "board #1").await;
    }
    assert_eq!(club.count("the last moves at this table are lost"), 1);
    let post = club.transport.last();
    assert!(post.text.contains("goes on from its beginning"), "{}", post.text);
    assert_eq!(post.mentions, ["p1", "p2"]);
    club.say("p1", "W2e2-2e3").await;
    assert_eq!(club.table(1).await.log().len(), 1);
}

#[tokio::test]
async fn a_table_that_cannot_be_replayed_stands_in_nobodys_way() {
    let club = Club::begun().await;
    club.say_in("p2", "d", "new three-player-chess red=p1 white=p2 black=p3").await;
    club.say_in("p1", "d", "join #2").await;
    handle(&club.chat, Club::incoming("p3", "d", Said::Press("join:2".into()))).await;
    // Both have begun; the row of the first waits and can't be made any more.
    club.tamper(
        "UPDATE tables SET rules = 999, version = version + 1 WHERE id = 1;
         INSERT INTO outbox (table_id, kind, first, number, payload, queued_at, not_before)
         VALUES (1, 'post', 0, 0, 'no JSON', 0, 0)",
    )
    .await;
    let before = club.transport.letters().len();
    for text in ["tables", "board", "moves", "acts", "log"] {
        let answers = club.say_in("p2", "elsewhere", text).await;
        assert!(only(&answers).text.contains("#2") || text == "moves", "{text}: {answers:?}");
        assert!(!only(&answers).text.contains("Mark"), "{text}: {answers:?}");
    }
    club.say_in("p2", "elsewhere", "WC5-WV7").await.says("Played at table #2");
    assert!(club.transport.letters().len() > before, "the other table's posts go out");
    let named = club.say("p2", "#1 board").await;
    assert!(only(&named).text.contains("Mark"), "who asks for it by number is told: {named:?}");
    assert_eq!(club.chat.store.waiting().await.unwrap(), 1, "the broken one's row waits for a repair");
}

#[tokio::test]
async fn when_nothing_can_be_stored_people_are_told_and_nothing_is_half_done() {
    let club = Club::begun().await;
    club.say_in("p1", "d", "new three-player-chess red=p1 white=open black=open").await;
    let letters = club.transport.letters().len();
    for (change, table) in ASKED_FOR {
        club.refuse(change, table).await;
    }
    for (who, text) in
        [("p2", "#1 WC5-WV7"), ("p2", "new three-player-chess red=p2"), ("p2", "join #2"), ("p1", "leave #2")]
    {
        let answers = club.say(who, text).await;
        assert!(only(&answers).text.contains("nothing was changed"), "{text}: {answers:?}");
    }
    let table = club.table(1).await;
    assert!(table.log().is_empty() && table.urgency("p2") == Urgency::Turn);
    assert_eq!(club.chat.store.tables(Which::After(0, 10)).await.unwrap().len(), 2);
    assert_eq!(club.transport.letters().len(), letters);
    for (change, table) in ASKED_FOR {
        club.allow(change, table).await;
    }
    club.say("p2", "#1 WC5-WV7").await.says("Played");
}

#[tokio::test]
async fn a_full_disk_makes_the_worker_neither_spin_nor_post_twice() {
    let club = Club::begun().await;
    let before = club.transport.letters().len();
    club.refuse("UPDATE", "outbox").await;
    club.say("p2", "WC5-WV7").await;
    assert_eq!(club.deliver().await, 0, "it gives up for now");
    let transport = Arc::new(Pigeonhole::default());
    let (stop, stopped) = watch::channel(false);
    let worker =
        tokio::spawn(deliver(Arc::clone(&club.chat), Arc::clone(&transport) as Arc<dyn Transport>, stopped));
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(transport.letters().is_empty(), "nothing is said that could not be noted as begun");
    club.allow("UPDATE", "outbox").await;
    for _ in 0..100 {
        if !transport.letters().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stop.send(true).unwrap();
    worker.await.unwrap();
    assert_eq!(transport.letters().len(), 1, "posted once the disk has room again");
    assert_eq!(club.transport.letters().len(), before);
}

#[tokio::test]
async fn the_worker_stops_at_once_and_what_waited_goes_out_later() {
    let club = Club::begun().await;
    let transport = Arc::new(Pigeonhole::default());
    *transport.faults.lock().unwrap() = 1_000;
    let (stop, stopped) = watch::channel(false);
    let worker =
        tokio::spawn(deliver(Arc::clone(&club.chat), Arc::clone(&transport) as Arc<dyn Transport>, stopped));
    handle(&club.chat, Club::incoming("p2", "c", addressed("WC5-WV7"))).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.send(true).unwrap();
    tokio::time::timeout(Duration::from_secs(2), worker).await.expect("it stops").unwrap();
    let tried = 1_000 - *transport.faults.lock().unwrap();
    assert!((1..10).contains(&tried), "tried {tried} times: the clock stands, so once is enough");
    club.clock.advance(SignedDuration::from_mins(20));
    assert_eq!(club.deliver().await, 1);
    assert_eq!(club.transport.last().mentions, ["p3"]);
}

#[tokio::test]
async fn a_letter_that_is_wrong_closes_no_place_for_others() {
    let club = Club::begun().await;
    club.transport.closed.lock().unwrap().insert("c".into(), Refused::Invalid);
    club.say("p2", "new three-player-chess red=p2 white=@p3").await;
    assert_eq!(club.count("could not deliver"), 1, "the host is told");
    club.transport.closed.lock().unwrap().clear();
    club.say("p3", "new three-player-chess red=p3").await;
    assert_eq!(
        club.transport.last().to,
        Target::Channel("c".into()),
        "the next letter goes where it belongs"
    );
}

#[tokio::test]
async fn a_place_that_goes_on_refusing_is_not_asked_ceaselessly() {
    let club = Club::begun().await;
    let place = "thread-of-m1";
    let attempts = || club.transport.attempts.lock().unwrap()[place];
    let before = attempts();
    club.transport.closed.lock().unwrap().insert(place.into(), Refused::Permission);
    let say = async |who: &str| club.say_in(who, place, "C5-V7").await;
    say("p2").await;
    assert_eq!(attempts(), before + 1);
    // Somebody wrote there, so the place may be open again; but it is not.
    let answers = say("p3").await;
    assert!(only(&answers).text.contains("Played"), "{answers:?}");
    assert_eq!(attempts(), before + 2);
    // After another try at once the post waits a moment.
    let told = club.transport.letters().len();
    say("p1").await;
    hear_of(&club.chat, &PlaceNews::RightsChanged("s".into())).await;
    club.deliver().await;
    assert_eq!((attempts(), club.transport.letters().len()), (before + 2, told));
    club.pass(SignedDuration::from_secs(5)).await;
    assert_eq!((attempts(), club.transport.last().to), (before + 3, Target::Member("p1".into())));
    // Nobody writes there, so the place is left alone for an hour.
    for who in ["p2", "p3", "p1"] {
        club.clock.advance(SignedDuration::from_mins(10));
        club.say_in(who, "elsewhere", "C6-V10").await;
    }
    assert_eq!(attempts(), before + 3);
    club.transport.closed.lock().unwrap().clear();
    hear_of(&club.chat, &PlaceNews::RightsChanged("another".into())).await;
    club.say_in("p2", "elsewhere", "C1-S1").await;
    assert_eq!(attempts(), before + 3, "that was elsewhere");
    hear_of(&club.chat, &PlaceNews::RightsChanged("s".into())).await;
    club.say_in("p3", "elsewhere", "C1-S1").await;
    assert_eq!(club.transport.last().to, Target::Channel(place.into()));
    assert_eq!(club.count("not allowed to post"), 1, "the host is told once");
}

#[tokio::test]
async fn a_channel_without_threads_stays_in_use() {
    let club = Club::open().await;
    *club.transport.no_threads.lock().unwrap() = true;
    for table in 1..=2 {
        club.say("p1", "new three-player-chess red=p1 white=p2 black=p3").await;
        club.press("p2", &format!("join:{table}")).await;
        club.press("p3", &format!("join:{table}")).await;
        let board = club.transport.letters().into_iter().rfind(|letter| !letter.pictures.is_empty()).unwrap();
        assert_eq!(board.to, Target::Channel("c".into()), "the game is played in the channel");
    }
    assert_eq!(club.count("not allowed to open threads"), 1, "the host is told once");
}

#[tokio::test]
async fn years_of_ended_games_are_not_replayed_to_look_at_one() {
    let club = Club::open().await;
    for _ in 0..15 {
        club.say("p1", "new three-player-chess red=p1 white=p1 black=p1").await;
    }
    club.tamper("UPDATE tables SET status = 'abandoned', wake = NULL, version = version + 1, changed = 1")
        .await;
    club.chat.store.forget_tables_in_memory();
    let answers = club.say_in("p1", "elsewhere", "board").await;
    assert!(only(&answers).buttons.len() <= 10, "{answers:?}");
    assert!(club.chat.store.forget_tables_in_memory() <= 10);
}

#[tokio::test]
async fn a_post_of_very_many_actions_still_says_whose_turn_it_is() {
    let club = Club::begun().await;
    for turn in 0..36 {
        let table = club.table(1).await;
        let mover = table.to_move().iter().next().and_then(|seat| table.holder(seat)).unwrap().id.clone();
        let legal = table.state().legal();
        let said = Said::typed(legal[turn * 7 % legal.len()].clone());
        handle(&club.chat, Club::incoming(&mover, "c", said)).await;
    }
    let played = club.table(1).await.log().len();
    assert!(played >= 36);
    club.tamper("UPDATE outbox SET first = 1, number = 36 WHERE id = (SELECT max(id) FROM outbox)").await;
    club.tamper("UPDATE outbox SET done_at = 1 WHERE done_at IS NULL AND id <> (SELECT max(id) FROM outbox)")
        .await;
    club.deliver().await;
    let text = club.transport.last().text;
    assert!(
        text.chars().count() <= 1_500 && text.contains("\n…\n") && text.contains(" to move: <@"),
        "{text}"
    );
}

#[tokio::test]
async fn a_member_who_cannot_be_written_to_holds_up_no_game() {
    let club = Club::begun_with("press=private").await;
    let letters = || club.transport.letters().into_iter();
    let to_p1 = || letters().filter(|letter| letter.to == Target::Member("p1".into())).collect::<Vec<_>>();
    let (posts, notices) = (letters().count(), to_p1().len());
    *club.transport.busy.lock().unwrap() = Some("p1".into());
    club.dm("p2", "offer R=W/3").await;
    club.dm("p2", "whisper red Think of it").await;
    assert_eq!(club.chat.store.waiting().await.unwrap(), 2, "both notices wait");
    club.say_in("p2", "thread-of-m1", "WC5-WV7").await;
    club.say_in("p3", "thread-of-m1", "BC5-BV7").await;
    let since: Vec<Target> = letters().skip(posts).map(|letter| letter.to).collect();
    assert_eq!(since, vec![Target::Channel("thread-of-m1".into()); 2], "the thread goes on");
    // When the way is free they go out in their order, and show the present state.
    *club.transport.busy.lock().unwrap() = None;
    club.dm("p1", "#1 refuse R=W").await;
    assert_eq!(to_p1().len(), notices);
    club.pass(SignedDuration::from_mins(2)).await;
    let late = to_p1().split_off(notices);
    assert_eq!(late.len(), 2, "{late:?}");
    assert!(late[0].text.contains("truce") && late[0].text.contains("refused by Red"), "{late:?}");
    assert!(late[1].text.contains("Think of it"), "{late:?}");
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0);
}

/// Takes the first messages only when this many are there at once.
struct Crossing {
    others: tokio::sync::Barrier,
    rows: Mutex<Vec<i64>>,
}

impl Transport for Crossing {
    fn post<'a>(&'a self, letter: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        Box::pin(async move {
            let row = letter.nonce.rsplit('-').next().and_then(|row| row.parse().ok()).unwrap();
            let number = {
                let mut rows = self.rows.lock().unwrap();
                rows.push(row);
                rows.len()
            };
            if number <= TABLES {
                self.others.wait().await;
            }
            Ok(Posted { channel: "c".into(), message: format!("m{number}") })
        })
    }

    fn edit<'a>(&'a self, _: &'a Posted, _: &'a OutboundMessage) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async { Ok(()) })
    }

    fn open_thread<'a>(&'a self, _: &'a ThreadRequest) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        Box::pin(async { Ok(None) })
    }
}

const TABLES: usize = 12;

#[tokio::test]
async fn posts_of_many_tables_go_side_by_side_and_those_of_one_in_order() {
    let club = Club::open().await;
    for _ in 0..TABLES {
        let text = "new three-player-chess red=p1 white=p1 black=p1";
        handle(&club.chat, Club::incoming("p1", "c", addressed(text))).await;
    }
    let transport = Arc::new(Crossing { others: tokio::sync::Barrier::new(TABLES), rows: Mutex::default() });
    let (stop, stopped) = watch::channel(false);
    let worker =
        tokio::spawn(deliver(Arc::clone(&club.chat), Arc::clone(&transport) as Arc<dyn Transport>, stopped));
    let all = async {
        while club.chat.store.waiting().await.unwrap() > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), all).await.expect("none waits for another table's");
    stop.send(true).unwrap();
    worker.await.unwrap();
    let rows = transport.rows.lock().unwrap().clone();
    let mut last = HashMap::new();
    for row in &rows {
        let table = club.chat.store.queued(*row).await.unwrap().unwrap().table();
        let before = last.insert(table, *row).unwrap_or(0);
        assert!(before < *row, "table {table}: {before} before {row}");
    }
    assert_eq!(last.len(), TABLES);
    assert!(rows.len() >= 2 * TABLES, "an invitation and a board each: {rows:?}");
}

#[tokio::test]
async fn closed_places_do_not_stall_a_game() {
    let club = Club::begun().await;
    club.transport.closed.lock().unwrap().insert("thread-of-m1".into(), Refused::Permission);
    club.say("p2", "C5-V7").await;
    let letters = club.transport.letters();
    let [.., board, own, notice] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(board.to, Target::Member("p3".into()), "the next player gets the board privately");
    assert_eq!(own.to, Target::Member("p2".into()), "and so does who was to see it there");
    assert_eq!(notice.to, Target::Member("p1".into()), "the host is told");
    club.say("p3", "C5-V7").await;
    assert_eq!(club.transport.letters().len(), letters.len() + 1, "and told once");
    club.transport.closed.lock().unwrap().clear();
    club.clock.advance(SignedDuration::from_hours(2));
    club.say("p1", "C5-V7").await;
    assert_eq!(club.transport.last().to, Target::Channel("thread-of-m1".into()), "tried again later");
}

#[tokio::test]
async fn whatever_may_have_arrived_long_ago_is_looked_for_however_often_it_was_tried_since() {
    let club = Club::open().await;
    *club.transport.faults.lock().unwrap() = 2;
    club.say("p1", "new dragonchess").await;
    club.deliver().await;
    club.pass(SignedDuration::from_mins(5)).await;
    assert!(club.transport.letters().is_empty(), "refused twice");
    club.pass(SignedDuration::from_secs(20)).await;
    assert!(club.transport.last().look_first, "the first attempt may have arrived");
    // Before its first attempt a row can have no message: otherwise an earlier message with the same text
    // would be taken for it.
    for text in ["new chess", "new reversi", "join #1"] {
        let before = club.transport.letters().len();
        club.say("p2", text).await;
        assert!(club.transport.letters()[before..].iter().all(|letter| !letter.look_first), "{text}");
    }
}

#[tokio::test]
async fn where_a_place_is_closed_everybody_gets_the_post_once() {
    let club = Club::begun().await;
    club.transport.closed.lock().unwrap().insert("thread-of-m1".into(), Refused::Permission);
    club.say("p2", "C5-V7").await;
    let before = club.transport.letters().len();
    // An offer to all pings three members, and one of them can't be reached for a while.
    *club.transport.busy.lock().unwrap() = Some("p3".into());
    club.say("p1", "draw").await;
    let to = |club: &Club, who: &str| {
        let letters = club.transport.letters()[before..].to_vec();
        letters.iter().filter(|letter| letter.to == Target::Member(who.into())).count()
    };
    assert_eq!(["p1", "p2", "p3"].map(|who| to(&club, who)), [0, 1, 0]);
    for _ in 0..3 {
        club.wait_minutes(2).await;
    }
    assert_eq!(["p1", "p2", "p3"].map(|who| to(&club, who)), [0, 1, 0], "nobody gets it twice");
    // This also works after a restart.
    let club = club.restarted(SignedDuration::from_mins(2)).await;
    *club.transport.busy.lock().unwrap() = None;
    club.wait_minutes(2).await;
    assert_eq!(["p1", "p2", "p3"].map(|who| to(&club, who)), [0, 1, 1]);
    club.wait_minutes(2).await;
    assert_eq!(["p1", "p2", "p3"].map(|who| to(&club, who)), [0, 1, 1]);
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0);
}

#[tokio::test]
async fn a_reader_who_cannot_be_reached_holds_up_nobodys_game_for_long() {
    let club = Club::begun().await;
    club.transport.closed.lock().unwrap().insert("thread-of-m1".into(), Refused::Permission);
    *club.transport.busy.lock().unwrap() = Some("p3".into());
    club.say("p1", "draw").await;
    for _ in 0..30 {
        club.wait_minutes(16).await;
    }
    let letters = club.transport.letters();
    let to = |who: &str| {
        let theirs = letters.iter().filter(|letter| letter.to == Target::Member(who.into()));
        theirs.filter(|letter| letter.text.contains("draw")).count()
    };
    assert_eq!((to("p2"), to("p3")), (1, 0));
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0);
}

#[tokio::test]
async fn passing_faults_are_tried_again_in_order() {
    let club = Club::begun().await;
    let before = club.transport.letters().len();
    *club.transport.faults.lock().unwrap() = 3;
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    assert_eq!(club.transport.letters().len(), before);
    for _ in 0..8 {
        club.pass(SignedDuration::from_secs(20)).await;
    }
    let mentions: Vec<_> = club.transport.letters()[before..].iter().map(|l| l.mentions.clone()).collect();
    assert_eq!(mentions, [["p3"], ["p1"]]);
}
