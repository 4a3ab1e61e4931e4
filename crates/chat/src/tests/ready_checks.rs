//! Ready checks: who is asked, who is reminded, and who loses a seat, through restarts and in every way.

use super::*;
use crate::dispatch::handle;
use liege_table::Status;

/// Opens a table: p1 and p2 sit, and a day later p3 takes the last seat.
async fn mustered(settings: &str) -> Club {
    let club = Club::open().await;
    club.say("p1", &format!("new three-player-chess red=p1 white=open black=open {settings}")).await;
    club.press("p2", "join:1").await;
    club.wait(30).await;
    club.press("p3", "join:1").await.says("asked");
    assert!(club.table(1).await.ready_check().is_some());
    club
}

async fn missing(club: &Club) -> Vec<String> {
    club.table(1).await.missing().iter().map(|player| player.id.clone()).collect()
}

fn here(letter: &OutboundMessage) -> bool {
    letter.buttons.iter().any(|button| button.id == "here:1")
}

#[tokio::test]
async fn those_who_sat_down_long_ago_are_asked_and_the_game_begins() {
    let club = mustered("").await;
    let post = club.transport.last();
    assert_eq!(
        (post.to.clone(), post.mentions.clone()),
        (Target::Channel("c".into()), vec!["p1".into(), "p2".into()])
    );
    assert!(here(&post) && post.text.contains("<@p1>, <@p2>: are you still there?"), "{post:?}");
    let edits = club.transport.edits.lock().unwrap().clone();
    let (_, card) = edits.last().expect("the invitation is edited");
    assert!(here(card) && card.text.contains("<@p1>, <@p2>: are you still there?"), "{card:?}");
    club.say("p1", "tables").await.says("`here #1`");
    assert!(told(&club.say("p3", "tables").await).contains("waiting for answers"));
    assert!(told(&club.say("p9", "here #1").await).contains("no seat"));
    assert!(told(&club.press("p2", "here:1").await).contains("one answer"));
    assert!(told(&club.press("p2", "here:1").await).contains("one answer"), "twice is once");
    let edits = club.transport.edits.lock().unwrap().clone();
    assert!(edits.last().unwrap().1.text.contains("<@p1>: are you still there?"), "{:?}", edits.last());
    assert!(told(&club.say("p2", "start #1").await).contains("one player has"));
    club.say("p1", "here").await.says("begins");
    assert_eq!(club.table(1).await.status(), Status::Playing);
    assert_eq!(
        club.transport.last().mentions,
        ["p2", "p1", "p3"],
        "White begins; all have the thread in their list"
    );
    let edits = club.transport.edits.lock().unwrap().clone();
    assert!(!here(&edits.last().unwrap().1), "{:?}", edits.last());
    // A press that comes too late does nothing, and the answer says so.
    assert!(told(&club.press("p1", "here:1").await).contains("has already begun"));
    club.sound().await;
}

#[tokio::test]
async fn a_restart_at_any_moment_changes_nothing() {
    let short = SignedDuration::from_mins(1);
    let club = mustered("").await.restarted(short).await;
    assert_eq!(missing(&club).await, ["p1", "p2"]);
    club.press("p1", "here:1").await;
    let club = club.restarted(short).await;
    assert_eq!(missing(&club).await, ["p2"]);
    let before = club.transport.letters().len();
    club.wait(24).await;
    let reminder = club.transport.last();
    assert!(here(&reminder) && reminder.mentions == ["p2"], "{reminder:?}");
    let club = club.restarted(short).await;
    club.wait(1).await;
    assert_eq!(club.transport.letters().len(), before + 1, "once");
    club.wait(23).await;
    let lost = club.transport.last();
    assert_eq!(lost.mentions, ["p2", "p1"], "who lost the seat, and the host");
    assert!(lost.text.contains("No answer at table #1 from <@p2>: the seat is free again"), "{}", lost.text);
    assert!(lost.buttons.iter().any(|button| button.id == "join:1:1") && !here(&lost), "{lost:?}");
    let left =
        club.transport.letters()[before..].iter().filter(|letter| letter.text.contains("has left")).count();
    assert_eq!(left, 0, "nobody has got up");
    let club = club.restarted(short).await;
    let table = club.table(1).await;
    assert_eq!((table.status(), table.ready_check(), table.seats_of("p2").len()), (Status::Lobby, None, 0));
    club.sound().await;
    // By now p1 answered two days ago, and is asked again; a new player is not.
    club.press("p4", "join:1").await;
    assert_eq!(missing(&club).await, ["p1", "p3"]);
    let club = club.restarted(short).await;
    club.press("p3", "here:1").await;
    club.press("p1", "here:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    let club = club.restarted(short).await;
    club.sound().await;
}

#[tokio::test]
async fn whoever_gets_up_just_after_the_end_has_left_and_nobody_else_has() {
    let club = mustered("").await;
    let until = club.table(1).await.ready_check().unwrap().until;
    club.wait(24).await;
    let before = club.transport.letters().len();
    // The worker has not looked yet.
    club.clock.advance(until.duration_since(club.clock.now()) + SignedDuration::from_secs(1));
    club.hear(Club::incoming("p3", "c", addressed("leave #1"))).await;
    let table = club.table(1).await;
    assert_eq!(["p1", "p2", "p3"].map(|who| table.seats_of(who).len()), [1, 1, 0]);
    let texts: Vec<String> =
        club.transport.letters()[before..].iter().map(|letter| letter.text.clone()).collect();
    assert!(texts.iter().any(|text| text.contains("has left")), "{texts:?}");
    assert!(!texts.iter().any(|text| text.contains("No answer")), "nobody has lost a seat: {texts:?}");
}

#[tokio::test]
async fn time_in_which_the_program_was_down_does_not_count() {
    let club = mustered("").await;
    let until = club.table(1).await.ready_check().unwrap().until;
    let club = club.restarted(SignedDuration::from_hours(100)).await;
    let before = club.transport.letters().len();
    club.deliver().await;
    let given = club.table(1).await.ready_check().expect("it goes on").until;
    assert!(given >= until + SignedDuration::from_hours(99), "{until} {given}");
    assert_eq!(missing(&club).await, ["p1", "p2"]);
    assert_eq!(club.transport.letters().len(), before, "nobody is called for that");
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    assert_eq!(club.table(1).await.ready_check().unwrap().until, given);
    club.wait(24).await;
    assert!(here(&club.transport.last()), "the reminder comes later");
    club.wait(24).await;
    assert!(club.transport.last().text.contains("No answer"), "{:?}", club.transport.last());
}

#[tokio::test]
async fn at_an_anonymous_table_nobody_is_named() {
    let club = mustered("names=hidden").await;
    let asked = |who: &'static str| {
        let theirs = move |letter: &&OutboundMessage| letter.to == Target::Member(who.into()) && here(letter);
        club.transport.letters().iter().filter(theirs).count()
    };
    assert_eq!(["p1", "p2", "p3"].map(asked), [1, 1, 0]);
    club.press("p1", "here:1").await;
    club.wait(24).await;
    assert_eq!(["p1", "p2", "p3"].map(asked), [1, 2, 0]);
    club.wait(24).await;
    let private = |who: &str| {
        let letters = club.transport.letters();
        let theirs = letters.iter().rfind(|letter| letter.to == Target::Member(who.into())).cloned();
        theirs.map(|letter| letter.text).unwrap_or_default()
    };
    assert!(private("p2").contains("your seat is free again"), "{}", private("p2"));
    assert!(private("p1").contains("one seat is free again"), "the host: {}", private("p1"));
    for letter in club.transport.letters() {
        if let Target::Channel(_) = letter.to {
            assert!(!letter.text.contains("<@p") && letter.mentions.is_empty(), "{letter:?}");
        }
    }
    for (_, edit) in club.transport.edits.lock().unwrap().iter() {
        assert!(matches!(edit.to, Target::Member(_)) || !edit.text.contains("<@p"), "{edit:?}");
    }
    assert!(told(&club.press("p2", "here:1").await).contains("no seat"));
}

#[tokio::test]
async fn a_host_does_not_wait_or_lets_it_be() {
    let club = mustered("").await;
    let card = club.say("p1", "host #1").await;
    let ids: Vec<&str> = only(&card).buttons.iter().map(|button| button.id.as_str()).collect();
    assert_eq!(ids, ["begin:1", "call-off:1", "give-up:1"], "{card:?}");
    for id in ["begin:1", "call-off:1"] {
        club.press("p2", id).await;
        assert!(club.table(1).await.ready_check().is_some(), "{id}");
    }
    assert!(told(&club.press("p1", "call-off:1").await).contains("`start #1`"));
    assert!(club.transport.last().text.contains("is cancelled"), "{:?}", club.transport.last());
    let table = club.table(1).await;
    assert_eq!((table.status(), table.ready_check(), table.is_full()), (Status::Lobby, None, true));
    club.wait(100).await;
    assert!(told(&club.press("p2", "here:1").await).contains("when the host says so"));
    assert!(told(&club.say("p2", "start #1").await).contains("when the host says so"));
    club.say("p1", "start #1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    let club = mustered("").await;
    club.press("p1", "begin:1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
}

#[tokio::test]
async fn a_table_can_ask_always_or_never() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 muster=always").await;
    club.say("p1", "new three-player-chess red=p1 muster=never").await;
    let letters = club.transport.letters();
    let [always, never] = letters.as_slice() else { panic!("{letters:?}") };
    assert!(always.text.contains("must say that they are still there"), "{}", always.text);
    assert!(never.text.contains("as soon as the last seat"), "{}", never.text);
    club.press("p2", "join:1").await;
    club.press("p2", "join:2").await;
    club.press("p3", "join:1").await;
    assert_eq!(missing(&club).await, ["p1", "p2"]);
    club.wait(100).await;
    club.press("p3", "join:2").await;
    assert_eq!(club.table(2).await.status(), Status::Playing);
    club.say("p1", "new three-player-chess muster=perhaps").await.says("stale, always, never");
}

#[tokio::test]
async fn answers_at_once_begin_the_game_once() {
    for _ in 0..4 {
        let club = mustered("").await;
        let press =
            |who: &'static str| handle(&club.chat, Club::incoming(who, "c", Said::Press("here:1".into())));
        let leave = addressed("leave #1");
        let leave = handle(&club.chat, Club::incoming("p3", "c", leave));
        tokio::join!(press("p1"), press("p2"), leave);
        let table = club.table(1).await;
        // One of the two was first: either the game began with all three, or somebody left before.
        assert_eq!(table.status() == Status::Playing, table.seats_of("p3").len() == 1);
        assert_eq!(table.ready_check(), None);
        club.sound().await;
    }
}

/// Opens a table of chess with a die: p1 and p2 sit, and everybody is asked; nobody has pressed Start.
async fn die_table() -> Club {
    let club = Club::after(&[("p1", "new dice-chess white=p1 black=open muster=always")]).await;
    club.press("p2", "join:1").await.says("pressed Start");
    club
}

#[tokio::test]
async fn a_die_is_thrown_when_everybody_has_added_a_seed_or_pressed_start() {
    let club = die_table().await;
    let post = club.transport.last();
    assert!(here(&post) && post.mentions == ["p1", "p2"] && post.text.contains("`here #1 "), "{post:?}");
    assert!(post.buttons.iter().any(|button| button.label == "Start"), "{post:?}");
    assert_eq!(club.table(1).await.log().len(), 0);
    // A text that cannot be a seed is refused, and only players may add one.
    assert!(told(&club.say("p1", "seed #1 два").await).contains("32 letters"));
    assert!(told(&club.say("p9", "seed #1 luck").await).contains("no seat"));
    assert!(told(&club.say("p1", "seed #1 north").await).contains("one answer"));
    // Nobody can begin it alone, and it cannot be cancelled.
    assert!(told(&club.press("p1", "call-off:1").await).contains("every player has pressed Start"));
    assert!(told(&club.press("p1", "begin:1").await).contains("one more player"));
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    assert_eq!(missing(&club).await, ["p2"], "a seed outlives the program");
    assert!(told(&club.press("p2", "here:1").await).contains("begins"));
    let table = club.table(1).await;
    assert_eq!(table.log()[0].action, "@die 1|north,");
    assert!(table.log()[1].action.starts_with("roll "));
    assert!(
        club.transport.last().text.contains("Seeds added: White north, Black none."),
        "{:?}",
        club.transport.last()
    );
    // Every roll follows from the two seeds, by the rule in the documentation.
    let rolls = table.log().iter().filter(|entry| entry.action.starts_with("roll "));
    for (n, entry) in rolls.enumerate() {
        let pips = table.record().seed.throw("1|north,", n + 1);
        assert_eq!(entry.action, format!("roll {pips}"));
    }
    assert_eq!(table.bent_draw().unwrap(), None);
    club.sound().await;
    let mut bent = table.record().clone();
    // Other seeds give another first roll, except that one time in six the rolls are equal.
    let first = |mixed: &str| table.record().seed.throw(mixed, 1);
    let other =
        (0..100).map(|n| format!("1|south{n},")).find(|mixed| first(mixed) != first("1|north,")).unwrap();
    std::sync::Arc::make_mut(&mut bent.log[0]).action = format!("@die {other}");
    let bent = liege_table::Table::restore(bent).and_then(|table| table.bent_draw());
    assert!(bent.is_err() || bent.is_ok_and(|found| found.is_some()), "other seeds, other throws");
    assert!(told(&club.say("p1", "seed #1 late").await).contains("has already begun"));
}

/// The player who takes the last seat counts as present: only those who sat before are asked and pinged.
#[tokio::test]
async fn sitting_down_last_is_as_good_as_start() {
    for (settings, seed, log) in [
        ("dice-chess white=p1 black=open", "luck", "@die 1|,luck"),
        ("chapaev white=p1 black=open", "", "@die 1|,"),
    ] {
        let club = Club::after(&[("p1", &format!("new {settings}")[..])]).await;
        club.press("p2", "join:1").await;
        let post = club.transport.last();
        assert_eq!(post.mentions, ["p1"], "{post:?}");
        // While another player is awaited, they can add a seed, like everybody.
        if !seed.is_empty() {
            club.say("p2", &format!("seed #1 {seed}")).await;
        }
        assert_eq!(missing(&club).await, ["p1"]);
        club.press("p1", "here:1").await;
        assert_eq!(club.table(1).await.log()[0].action, log, "{settings}");
    }
    // A player with only machines has nobody to wait for.
    let club = Club::after(&[("p1", "new dice-chess black=machine:1")]).await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
}

#[tokio::test]
async fn who_does_not_press_start_loses_the_seat_and_the_seed_with_it() {
    let club = die_table().await;
    club.say("p1", "seed #1 north").await;
    club.wait(24).await;
    let reminder = club.transport.last();
    assert!(
        here(&reminder)
            && reminder.mentions == ["p2"]
            && reminder.text.contains("press Start") | reminder.text.contains("Press Start"),
        "{reminder:?}"
    );
    club.wait(25).await;
    assert_eq!(club.table(1).await.chairs()[1], liege_table::Chair::Open);
    // The seed of a player who leaves goes with them.
    club.say("p1", "leave #1").await;
    club.press("p3", "join:1").await;
    club.press("p2", "join:1").await;
    assert_eq!(missing(&club).await.len(), 2);
    club.press("p3", "here:1").await;
    club.press("p2", "here:1").await;
    assert_eq!(club.table(1).await.log()[0].action, "@die 1|,");
    // Without seeds the post does not mention them.
    assert!(!club.transport.last().text.contains("seeds"), "{:?}", club.transport.last());
}

#[tokio::test]
async fn where_nothing_is_thrown_there_are_no_seeds() {
    let club = mustered("").await;
    assert!(told(&club.say("p1", "seed #1 north").await).contains("no random draws"));
}
