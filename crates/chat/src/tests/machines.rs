//! Machines that hold seats: they move and answer by themselves, posts do not ping anybody for them, and
//! their games are not rated.

use super::*;
use crate::desk::turns::{Party, Thinking};
use crate::dispatch::handle;
use crate::upkeep::machines::begin_thinking;
use liege_store::{Job, MachineTurn, Work};
use liege_table::is_machine;

/// Begins a game in which p1 plays White against a machine.
async fn against_machine(settings: &str) -> Club {
    Club::after(&[("p1", &format!("new chess black=machine:1 {settings}"))]).await
}

fn machines(table: &Table) -> usize {
    table.chairs().iter().filter_map(|chair| chair.holder()).filter(|player| is_machine(&player.id)).count()
}

#[tokio::test]
async fn a_machine_sits_down_at_once_and_moves_when_it_is_its_turn() {
    let club = against_machine("").await;
    let table = club.table(1).await;
    assert_eq!((table.status(), machines(&table)), (liege_table::Status::Playing, 1));
    holds(&club.card(1).text, &["Black: Machine 1"]);
    for (number, typed) in [(2, "e4"), (4, "d4")] {
        club.say("p1", typed).await;
        let table = club.table(1).await;
        assert_eq!(table.log().len(), number);
        assert!(is_machine(table.log()[number - 1].player.as_deref().unwrap()));
        assert_eq!(table.state().turn(), Some(liege_game::Seat(0)));
    }
    for letter in club.transport.letters() {
        assert!(
            !letter.text.contains("<@~") && letter.mentions.iter().all(|id| !is_machine(id)),
            "{letter:?}"
        );
    }
    // A move that a machine soon answers is posted without a board and a sound; the answer has both.
    let letters = club.transport.letters();
    let [.., own, last] = &letters[..] else { panic!("{letters:?}") };
    holds(&own.text, &["White: d4"]);
    assert!(own.pictures.is_empty() && own.silent && !own.text.contains("to move"), "{}", own.text);
    holds(&last.text, &["White to move", "<@p1>"]);
    assert_eq!((last.pictures.len(), last.silent), (1, false));
    club.sound().await;
}

#[tokio::test]
async fn a_game_with_a_machine_counts_for_nobody() {
    let club = against_machine("").await;
    assert!(!club.table(1).await.terms().rated);
    holds(told(&club.say("p1", "new chess black=machine rated=yes").await), &["doesn’t count for ratings"]);
    club.say("p1", "e4").await;
    club.say("p1", "d4").await;
    club.sure("p1", "resign #1").await;
    assert_eq!(club.table(1).await.rated_result(&[None, None]), None);
    // A machine that joined later is not an opponent either.
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join #1")]).await;
    club.say("p1", "e4").await;
    club.say("p2", "hand machine").await;
    assert_eq!(machines(&*club.table(1).await), 1);
    assert_eq!(club.table(1).await.log().iter().filter(|entry| !entry.action.starts_with('@')).count(), 2);
    club.sure("p1", "resign #1").await;
    let table = club.table(1).await;
    assert_eq!((table.rated_result(&[None, None]), table.uncounted()), (None, Some("machine")));
}

#[tokio::test]
async fn the_host_has_machines_take_what_is_free() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1")]).await;
    holds(&club.card(1).text, &["free for anyone"]);
    holds(told(&club.press("p2", "fill-machines:1").await), &["P1"]);
    assert_eq!(machines(&*club.table(1).await), 0);
    club.press("p1", "fill-machines:1").await;
    let table = club.table(1).await;
    assert_eq!((table.status(), machines(&table)), (liege_table::Status::Playing, 2));
    assert!(table.seats_of("p1").iter().count() == 1);
    assert_eq!(table.owed().len(), 1);
    holds(told(&club.press("p1", "fill-machines:1").await), &["free"]);
    // This also holds for a machine in a seat that was freed.
    let late = "new chess white=p1 black=@p2 time=1d missed=replace excuses=0";
    let club = Club::after(&[("p1", late), ("p2", "join #1"), ("p1", "e4")]).await;
    club.wait(30).await;
    assert!(!club.table(1).await.vacated().is_empty());
    club.press("p1", "fill-machines:1").await;
    assert_eq!((machines(&*club.table(1).await), club.table(1).await.vacated().is_empty()), (1, true));
    // A reserved place stays reserved, and the card says that the game is not rated.
    club.say("p1", "new three-player-chess red=p1 white=@p2").await;
    assert!(!club.card(2).text.contains("casual"));
    club.press("p1", "fill-machines:2").await;
    holds(&club.card(2).text, &["A casual game"]);
    assert_eq!(machines(&*club.table(2).await), 1);
}

#[tokio::test]
async fn a_machine_comes_to_a_rematch() {
    let club = against_machine("").await;
    club.say("p1", "e4").await;
    club.sure("p1", "resign #1").await;
    club.press("p1", "rematch:1").await;
    let again = club.table(2).await;
    assert_eq!((again.status(), machines(&again)), (liege_table::Status::Playing, 1));
    assert_eq!((again.seats_of("p1").iter().next(), again.log().len()), (Some(liege_game::Seat(1)), 1));
    // After a machine has joined, it is no longer the game that was rated.
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join #1")]).await;
    club.say("p1", "e4").await;
    club.say("p2", "hand machine").await;
    club.sure("p1", "resign #1").await;
    club.press("p1", "rematch:1").await;
    let again = club.table(2).await;
    assert_eq!((again.status(), again.terms().rated), (liege_table::Status::Playing, false));
}

#[tokio::test]
async fn what_is_offered_rests_while_the_game_does() {
    let slow = "new three-player-chess red=p1 white=machine:1:slow black=@p2";
    let club = Club::after(&[("p1", slow), ("p2", "join"), ("p1", "pause 14"), ("p2", "yes")]).await;
    club.say("p1", "truce with white for 2 turns").await;
    club.wait_minutes(30).await;
    assert!(club.table(1).await.paused_until().is_some());
    assert_eq!(club.table(1).await.ledger().open().count(), 1);
    club.say("p1", "resume").await;
    club.say("p2", "yes").await;
    for _ in 0..16 {
        club.wait_minutes(6).await;
    }
    let table = club.table(1).await;
    assert!(table.paused_until().is_none());
    let truce = table.ledger().deals.iter().find(|deal| deal.key() == Some("R=W"));
    assert!(truce.is_some_and(|deal| !deal.is_open()), "{truce:?}");
    assert!(table.log().len() > 5, "and the game goes on");
}

#[tokio::test]
async fn a_machine_sits_where_it_is_seen_and_somebody_plays_with_it() {
    let club = Club::open().await;
    let hidden = "new three-player-chess white=machine names=hidden";
    holds(told(&club.say("p1", hidden).await), &["names=open"]);
    club.say("p1", "new three-player-chess red=p1 names=hidden").await;
    assert!(!format!("{:?}", club.card(1)).contains("fill-machines"));
    holds(told(&club.press("p1", "fill-machines:1").await), &["names=open"]);
    let club = against_machine("").await;
    holds(told(&club.say("p1", "hand machine").await), &["Only machines would play on"]);
    assert_eq!((machines(&*club.table(1).await), club.table(1).await.ledger().open().count()), (1, 0));
    // This also holds for the record of an anonymous game: whoever runs the bot could export a running one.
    let club = Club::after(&[("p1", "new chess names=hidden"), ("p2", "join #1")]).await;
    let record = liege_table::record::write(
        &*club.table(1).await,
        str::to_uppercase,
        liege_table::record::Depth::Whole,
    );
    let brought = club.attach("p1", "import resume again white=@p1 black=machine", &record.unwrap()).await;
    holds(told(&brought), &["names=open"]);
    // The player hands over one of two seats after the other: the second stays.
    let two = "new three-player-chess white=p1 red=p1 black=machine:1";
    let club = Club::after(&[("p1", two)]).await;
    club.say("p1", "hand white machine:1:slow").await;
    club.say("p1", "hand red machine:1:slow").await;
    assert_eq!(club.table(1).await.ledger().open().count(), 2);
    for _ in 0..4 {
        club.wait_minutes(6).await;
    }
    let table = club.table(1).await;
    assert_eq!((machines(&table), table.seats_of("p1").len(), table.ledger().open().count()), (2, 1, 0));
    // Machines alone do not share free seats either.
    let club = Club::after(&[("p1", "new chess white=open black=machine")]).await;
    assert!(only(&club.say("p1", "start #1").await).buttons.is_empty());
    holds(told(&club.press("p1", "fill:1").await), &["Nobody has sat down"]);
}

#[tokio::test]
async fn machines_among_themselves_are_in_no_hurry() {
    let club = Club::after(&[("p1", "new three-player-chess")]).await;
    holds(told(&club.press("p1", "fill-machines:1").await), &["Nobody has sat down"]);
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=machine:1 black=machine:1")]).await;
    club.sure("p1", "resign #1").await;
    let log = async || club.table(1).await.log().len();
    let resigned = log().await;
    club.wait_minutes(59).await;
    assert_eq!(log().await, resigned);
    club.wait_minutes(2).await;
    assert_eq!(log().await, resigned + 1);
    // If machines have only an hour, they do not use it up.
    let strict = "new three-player-chess red=p1 white=machine:1 black=machine:1 time=1h missed=resign";
    let club = Club::after(&[("p1", strict)]).await;
    club.sure("p1", "resign #1").await;
    let resigned = club.table(1).await.log().len();
    club.wait_minutes(59).await;
    assert!(club.table(1).await.log().len() > resigned);
    assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
}

#[tokio::test]
async fn a_machine_answers_what_it_is_asked() {
    let club = against_machine("").await;
    club.say("p1", "pause 3").await;
    assert!(club.table(1).await.paused_until().is_some(), "it has no hurry");
    club.say("p1", "resume").await;
    assert!(club.table(1).await.paused_until().is_none());
    club.say("p1", "e4").await;
    club.say("p1", "takeback").await;
    assert_eq!(club.table(1).await.ledger().open().count(), 0);
    // A machine that is not worse plays on; one that has lost a queen accepts.
    club.say("p1", "draw").await;
    assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
    let queenless = "position=rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let club = against_machine(queenless).await;
    club.say("p1", "draw").await;
    assert_eq!(club.table(1).await.status(), liege_table::Status::Over);
    // The same goes for a game with an act for it, in which three may agree.
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=machine:1 black=machine:1")]).await;
    club.say("p1", "draw?").await;
    assert_eq!(club.table(1).await.status(), liege_table::Status::Playing);
    assert_eq!(club.table(1).await.ledger().open().count(), 0);
    club.say("p1", "truce with white for 2 turns").await;
    assert_eq!(club.table(1).await.ledger().standing().count(), 1, "it costs nothing");
    let club = against_machine("press=private").await;
    holds(told(&club.dm("p1", "whisper black: hello").await), &["reads no whispers"]);
}

#[tokio::test]
async fn what_a_machine_has_to_do_is_done_after_a_restart() {
    let club = against_machine("").await;
    // The store has the machine to move, and the program ends.
    let moved = handle(&club.chat, Club::incoming("p1", "c", addressed("e4"))).await;
    assert!(moved.is_empty() || !moved[0].text.is_empty());
    assert_eq!(club.table(1).await.log().len(), 1);
    let club = club.restarted(SignedDuration::from_secs(30)).await;
    club.deliver().await;
    assert_eq!(club.table(1).await.log().len(), 2);
    club.sound().await;
}

#[tokio::test]
async fn a_machine_that_takes_its_time_answers_after_minutes() {
    let club = Club::after(&[("p1", "new chess black=machine:1:slow")]).await;
    holds(&club.card(1).text, &["Black: Machine 1, unhurried"]);
    club.say("p1", "e4").await;
    assert_eq!(club.table(1).await.log().len(), 1);
    club.pass(SignedDuration::from_secs(50)).await;
    assert_eq!(club.table(1).await.log().len(), 1, "a minute at least");
    club.wait_minutes(5).await;
    assert_eq!(club.table(1).await.log().len(), 2);
}

#[tokio::test]
async fn machines_are_named_in_any_language_and_only_known_ones() {
    let club = Club::open().await;
    holds(told(&club.say("p1", "new chess black=machine:9").await), &["machine:4"]);
    holds(told(&club.say("p1", "new chess white=machine black=machine").await), &["Only machines"]);
    club.say("p1", "language ru").await;
    club.say("p1", "новый chess black=машина:2:смелый").await;
    holds(&club.card(1).text, &["Машина 2, смелый характер"]);
}

/// Opens tables for a member on a server (`None`: in direct messages), at each of which a machine is to move.
async fn opened(club: &Club, (who, server): (&str, Option<&str>), count: usize, text: &str) {
    for _ in 0..count {
        let mut incoming = Club::incoming(who, &format!("c-{who}"), addressed(text));
        incoming.place.server = server.map(str::to_owned);
        // Nothing is delivered, so no machine moves meanwhile.
        handle(&club.chat, incoming).await;
    }
}

async fn due(club: &Club) -> Vec<MachineTurn> {
    let jobs = club.chat.store.take(&[Work::Machines], club.chat.now(), 99).await.unwrap();
    jobs.into_iter().filter_map(|job| if let Job::Machine(turn) = job { Some(turn) } else { None }).collect()
}

const THREE: &str = "new three-player-chess red=me white=machine:5 black=machine:5";

#[tokio::test]
async fn of_one_member_few_tables_are_due_at_once_and_of_everybody_one_first() {
    let club = Club::open().await;
    opened(&club, ("p1", Some("s")), 4, THREE).await;
    opened(&club, ("p1", Some("s")), 1, "new chess white=machine:2:slow black=me").await;
    club.clock.advance(SignedDuration::from_mins(6));
    opened(&club, ("p2", Some("s")), 1, THREE).await;
    opened(&club, ("p1", None), 3, THREE).await;
    let due = due(&club).await;
    let tables: Vec<i64> = due.iter().map(|turn| turn.table).collect();
    assert_eq!(tables, [1, 5, 6, 7, 2, 8], "{due:?}");
    let turn = |table, server: Option<&str>, host: &str, level| MachineTurn {
        table,
        server: server.map(str::to_owned),
        host: host.to_owned(),
        level,
    };
    assert_eq!(due[1], turn(5, Some("s"), "p1", 2));
    assert_eq!(due[3], turn(7, None, "p1", 5));
}

/// One member has forty-eight tables with two slow machines: the machine of another server moves next.
#[tokio::test]
async fn one_member_does_not_keep_every_machine_busy() {
    let club = Club::open().await;
    opened(&club, ("p1", Some("s")), 48, THREE).await;
    // One of them takes the only place.
    let first = Party { server: Some("s".to_owned()), member: "p1".to_owned() };
    let place = club.chat.places.take(Thinking::Machine(5), first).await.unwrap();
    begin_thinking(&club.chat).await;
    opened(&club, ("p2", Some("t")), 1, "new chess white=machine:1 black=me").await;
    begin_thinking(&club.chat).await;
    while club.chat.places.waiting() < 3 {
        tokio::task::yield_now().await;
    }
    assert_eq!(club.chat.thinking.lock().unwrap().len(), 3, "no more of one member stand in line");
    drop(place);
    while club.table(49).await.log().is_empty() {
        club.chat.queued.notified().await;
    }
    let mut served = 0;
    for table in 1..=48 {
        served += club.table(table).await.log().len();
    }
    assert!(served <= 1, "{served} were served before");
}
