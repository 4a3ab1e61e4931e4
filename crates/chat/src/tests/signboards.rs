//! Signboards of channels, and the names of threads.

use super::*;
use liege_store::StandingMessage;

async fn says(club: &Club, text: &str) -> Vec<Answer> {
    let mut incoming = Club::incoming("boss", "c", addressed(text));
    incoming.who.rights = Rights { manages: true, ..Rights::default() };
    as_told(club.hear(incoming).await)
}

fn boards(club: &Club) -> Vec<String> {
    let letters = club.transport.letters();
    letters.into_iter().map(|letter| letter.text).filter(|text| text.starts_with("**Tables here**")).collect()
}

fn edits(club: &Club) -> Vec<String> {
    let edits = club.transport.edits.lock().unwrap();
    let of = |text: &str| text.starts_with("**Tables here**") || text.contains("I no longer update");
    edits.iter().map(|(_, letter)| letter.text.clone()).filter(|text| of(text)).collect()
}

#[tokio::test]
async fn a_channel_has_one_standing_message_which_is_edited() {
    let club = Club::begun().await;
    assert!(boards(&club).is_empty(), "nobody has asked for one");
    says(&club, "setup standing=on").await.says("has a standing message");
    club.deliver().await;
    let posted = boards(&club);
    let [board] = posted.as_slice() else { panic!("{posted:?}") };
    let due = club.table(1).await.owed()[0].until.unwrap().as_second();
    assert!(
        board.contains(&format!("**#1** Three-player chess <#thread-of-m1>: <@p2>, <t:{due}:R>")),
        "{board}"
    );
    let letters = club.transport.letters();
    assert!(letters.iter().filter(|letter| letter.text == *board).all(|letter| letter.mentions.is_empty()));

    // Several changes lead to one edit, and nothing is posted again.
    club.say("p2", "#1 WC5-WV7").await;
    club.deliver().await;
    assert_eq!(edits(&club), Vec::<String>::new(), "it stands for some seconds");
    club.say("p1", "new dragonchess gold=me").await;
    club.pass(SignedDuration::from_secs(25)).await;
    let after = edits(&club);
    let [after] = after.as_slice() else { panic!("{after:?}") };
    assert!(
        after.contains("<@p3>") && after.contains("**#2** Dragonchess: not begun, one seat free"),
        "{after}"
    );
    club.pass(SignedDuration::from_secs(60)).await;
    assert_eq!((edits(&club).len(), boards(&club).len()), (1, 1), "what says the same is left alone");

    // Its language changes with that of the server.
    says(&club, "setup language uk").await;
    club.pass(SignedDuration::from_secs(25)).await;
    let all = club.transport.edits.lock().unwrap().clone();
    assert!(all.last().unwrap().1.text.starts_with("**Столи тут**"), "{all:?}");
    says(&club, "setup language en").await;
    club.pass(SignedDuration::from_secs(25)).await;
    assert_eq!(edits(&club).len(), 2);
    // This also holds if the setting is changed during the edit: the text read before is not the last one.
    let store = &club.chat.store;
    store.speak_in("s", Language::UKRAINIAN).await.unwrap();
    let due = async || store.standing_messages_due(club.clock.now(), 1).await.unwrap();
    let read = StandingMessage { language: Language::ENGLISH, ..due().await.remove(0) };
    let known = (read.message.as_deref(), read.text.as_str());
    store.note_standing_message(&read, known, (club.clock.now(), club.clock.now())).await.unwrap();
    assert_eq!(due().await.len(), 1);
    store.speak_in("s", Language::ENGLISH).await.unwrap();

    // A signboard that was deleted comes back with the next change.
    club.transport.deleted.lock().unwrap().push(format!("m{}", place_of(&club)));
    club.say("p2", "#2 join").await;
    club.pass(SignedDuration::from_secs(25)).await;
    assert_eq!(boards(&club).len(), 2);
    says(&club, "setup standing=off").await.says("no standing message");
    club.pass(SignedDuration::from_secs(25)).await;
    assert!(edits(&club).last().unwrap().contains("I no longer update"));
    club.say("p3", "#1 BC5-BV7").await;
    club.pass(SignedDuration::from_secs(25)).await;
    assert_eq!(boards(&club).len(), 2);
}

/// Returns the index of the message that is the signboard.
fn place_of(club: &Club) -> usize {
    club.transport.letters().iter().position(|letter| letter.text.starts_with("**Tables here**")).unwrap() + 1
}

#[tokio::test]
async fn a_refused_standing_message_is_asked_for_again_after_an_hour() {
    let club = Club::begun().await;
    club.transport.closed.lock().unwrap().insert("c".into(), Refused::Permission);
    let tried = || club.transport.attempts.lock().unwrap().get("c").copied().unwrap_or_default();
    let before = tried();
    says(&club, "setup standing=on").await;
    for _ in 0..5 {
        club.pass(SignedDuration::from_secs(60)).await;
    }
    assert_eq!(tried(), before + 1, "once");
    club.transport.closed.lock().unwrap().clear();
    club.pass(SignedDuration::from_hours(1)).await;
    assert_eq!(boards(&club).len(), 1);
}

fn threads(club: &Club) -> Vec<(String, bool)> {
    let changes = club.transport.threads.lock().unwrap();
    changes.iter().map(|change| (change.name.clone(), change.closed)).collect()
}

#[tokio::test]
async fn a_thread_shows_that_its_game_is_over_and_closes_a_day_later() {
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join")]).await;
    club.deliver().await;
    club.say("p1", "e4").await;
    club.pass(SignedDuration::from_hours(1)).await;
    assert_eq!(threads(&club), [], "whose move it is would be a new name each time");
    club.sure("p2", "resign").await;
    club.deliver().await;
    assert_eq!(threads(&club), [("✅ Chess #1: P1, P2".to_owned(), false)]);
    club.pass(SignedDuration::from_hours(23)).await;
    assert_eq!(threads(&club).len(), 1, "people still talk about it");
    club.pass(SignedDuration::from_hours(2)).await;
    assert_eq!(threads(&club)[1..], [("✅ Chess #1: P1, P2".to_owned(), true)]);
    club.pass(SignedDuration::from_hours(48)).await;
    assert_eq!(threads(&club).len(), 2);
}

#[tokio::test]
async fn a_thread_shows_a_free_seat_and_is_not_renamed_twice_in_six_minutes() {
    let club = Club::begun().await;
    club.deliver().await;
    club.say("p1", "#1 pause 3d").await;
    club.say("p2", "#1 accept").await;
    club.say("p3", "#1 accept").await;
    assert!(club.table(1).await.paused_until().is_some());
    club.deliver().await;
    let marks = || threads(&club).iter().map(|(name, _)| name.chars().next().unwrap()).collect::<String>();
    assert_eq!(marks(), "⏸");
    for who in ["p1", "p2", "p3"] {
        club.say(who, if who == "p1" { "#1 resume" } else { "#1 accept" }).await;
    }
    assert!(club.table(1).await.paused_until().is_none());
    club.pass(SignedDuration::from_mins(3)).await;
    assert_eq!(marks(), "⏸", "it has a new name already");
    club.pass(SignedDuration::from_mins(4)).await;
    assert_eq!(marks(), "⏸T");
}

#[tokio::test]
async fn a_free_seat_is_told_of_in_the_channel_once() {
    let club = Club::begun().await;
    club.deliver().await;
    let calls = || {
        let letters = club.transport.letters();
        letters.into_iter().filter(|letter| letter.text.contains("a seat is free")).collect::<Vec<_>>()
    };
    club.pass(SignedDuration::from_hours(24 * 8)).await;
    club.say("p1", "vacate white #1").await;
    club.deliver().await;
    assert!(!club.table(1).await.vacated().is_empty());
    let called = calls();
    let [call] = called.as_slice() else { panic!("{called:?}") };
    assert_eq!((&call.to, call.mentions.len()), (&Target::Channel("c".into()), 0));
    assert!(
        call.text.contains("White: a seat is free at table #1, Three-player chess <#thread-of-m1>"),
        "{}",
        call.text
    );
    club.press("p4", &call.buttons[0].id.clone()).await;
    club.deliver().await;
    assert!(club.table(1).await.vacated().is_empty());
    let edits = club.transport.edits.lock().unwrap();
    let (_, edited) =
        edits.iter().rev().find(|(_, edit)| edit.text.contains("no longer free")).expect("an edit");
    assert!(edited.buttons.is_empty());
    assert_eq!(calls().len(), 1);
}
