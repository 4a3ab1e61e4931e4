//! Private threads of allies: who may open one, how often, and when it ends.

use super::*;
use crate::upkeep::lost_channels::{PlaceNews, hear_of};
use liege_store::Council;

/// Begins a table: red p1, white p2, black p3. The bot may open private threads in channel `c`.
async fn club(settings: &str) -> Club {
    let club = Club::begun_with(settings).await;
    club.chat.open_private_threads_with(|channel| (channel == "c").then(Vec::new));
    club
}

impl Club {
    /// Makes Red and White agree on a truce of these rounds.
    async fn truce(&self, rounds: u32) {
        self.dm("p2", &format!("#1 offer R=W/{rounds}")).await;
        self.dm("p1", "#1 accept R=W").await;
        assert_eq!(self.table(1).await.state().pacts().len(), 1);
    }

    /// The private threads, and who is in each.
    fn private(&self) -> Vec<(String, Vec<String>)> {
        self.transport.private.lock().unwrap().clone()
    }

    /// The lines posted in a thread.
    fn lines(&self, thread: &str) -> Vec<OutboundMessage> {
        let there = Target::Channel(thread.to_owned());
        self.transport.letters().into_iter().filter(|letter| letter.to == there).collect()
    }

    /// The threads that were closed.
    fn closed(&self) -> Vec<String> {
        let changes = self.transport.threads.lock().unwrap();
        changes.iter().filter(|change| change.closed).map(|change| change.thread.clone()).collect()
    }

    async fn stored(&self) -> Option<Council> {
        let all = self.chat.store.council(1).await.unwrap();
        all.filter(|council| council.table == 1)
    }
}

/// Whether *More* offers a private thread.
async fn is_offered(club: &Club, who: &str) -> bool {
    let number = club.table(1).await.log().len();
    let more = club.press(who, &format!("more:1:{number}")).await;
    only(&more).buttons.iter().any(|button| button.id == "allies:1")
}

#[tokio::test]
async fn two_allies_get_one_thread_and_nobody_else_hears_of_it() {
    let club = club("press=private truce=bound").await;
    assert!(!is_offered(&club, "p1").await, "no allies yet");
    club.dm("p1", "allies").await.says("no ally");
    club.truce(3).await;
    assert!(is_offered(&club, "p1").await && is_offered(&club, "p2").await);
    assert!(!is_offered(&club, "p3").await);
    let public = club.transport.letters().len();
    // Both press at once.
    let press = |who: &str| handle(&club.chat, Club::incoming(who, "c", Said::Press("allies:1".into())));
    let (one, other) = tokio::join!(press("p1"), press("p2"));
    for answers in [&one, &other] {
        assert!(told(answers).contains("Red, White"), "{answers:?}");
    }
    club.deliver().await;
    let both = ["p1".to_owned(), "p2".to_owned()];
    assert_eq!(club.private(), [("private-1".to_owned(), both.to_vec())]);
    for answers in [one, other] {
        let later =
            only(&answers).later.clone().expect("the link comes when the thread is open").wait().await;
        later.says("<#private-1>");
    }
    let lines = club.lines("private-1");
    let [greeting] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!(greeting.mentions, both);
    assert_eq!(greeting.text.matches("<@").count(), 2, "each once: {}", greeting.text);
    holds(&greeting.text, &["only you", "moderators", "ends when your alliance does"]);
    assert_eq!(club.transport.letters().len(), public + 1, "nothing is said anywhere else");
    // Pressed again, it is the link alone; a member who has left is put in again.
    let again = club.press("p2", "allies:1").await.says("<#private-1>");
    assert!(only(&again).later.is_none());
    assert_eq!(club.private(), [("private-1".to_owned(), vec!["p1".into(), "p2".into(), "p2".into()])]);
    assert_eq!(club.lines("private-1").len(), 1);
    for who in ["p3", "p7"] {
        for text in ["allies #1", "board #1", "log #1", "treaties #1", "more"] {
            for answer in club.say(who, text).await {
                assert!(!answer.text.contains("private-1"), "{who} {text}: {answer:?}");
            }
        }
        assert!(!told(&club.press(who, "allies:1").await).contains("private-1"));
    }
    // Talk there is no talk at the table, and a move that is addressed to the bot is a move as anywhere.
    let overheard = club.hear(Club::incoming("p2", "private-1", overheard("C5-V7"))).await;
    assert!(overheard.is_empty() && club.table(1).await.log().len() == 2, "{overheard:?}");
    club.sound().await;
}

#[tokio::test]
async fn a_thread_ends_with_the_alliance_and_later_allies_get_another() {
    let club = club("press=private truce=bound").await;
    club.truce(1).await;
    club.say("p1", "allies").await;
    assert_eq!(club.private().len(), 1);
    let mut moves = 0;
    while club.table(1).await.state().pacts().iter().any(|pact| !pact.is_offer()) {
        assert!(club.closed().is_empty(), "it lasts as long as the truce");
        let table = club.table(1).await;
        let seat = table.to_move().iter().next().unwrap();
        let who = table.holder(seat).unwrap().id.clone();
        let first = table.state().legal().into_iter().next().unwrap();
        club.dm(&who, &format!("#1 {first}")).await;
        moves += 1;
        assert!(moves < 12, "the truce does not end");
    }
    let lines = club.lines("private-1");
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[1].text.contains("alliance has ended") && lines[1].mentions.is_empty(), "{lines:?}");
    assert_eq!(club.closed(), ["private-1"]);
    assert_eq!(club.stored().await, None);
    club.dm("p1", "allies").await.says("no ally");
    club.truce(2).await;
    club.say("p2", "allies").await;
    assert_eq!(club.private().len(), 2);
    club.sound().await;
}

#[tokio::test]
async fn a_substitute_gets_a_thread_of_their_own() {
    let club = club("press=private truce=bound").await;
    club.truce(9).await;
    club.say("p1", "allies").await;
    let sub = call("hand", Given::at(Some(1)).with("seat", "white").with("member", "<@p9>"));
    let mut asked = Club::incoming("p2", "c", Said::Command(sub));
    asked.known.push(person("p9"));
    handle(&club.chat, asked).await;
    club.say("p9", "answer yes #1").await;
    assert_eq!(club.table(1).await.seats_of("p9").len(), 1);
    let lines = club.lines("private-1");
    assert!(lines[1].text.contains("people at these seats have changed"), "{lines:?}");
    assert_eq!(club.closed(), ["private-1"]);
    club.say("p9", "allies").await;
    let both = vec!["p1".to_owned(), "p9".to_owned()];
    assert_eq!(club.private()[1], ("private-2".to_owned(), both));
    assert!(!club.private()[0].1.contains(&"p9".to_owned()), "what was said before is not theirs to read");
    // The game ends, and the thread with it.
    for who in ["p1", "p9"] {
        let asked = club.say(who, "resign #1").await;
        club.press(who, &only(&asked).buttons[0].id.clone()).await;
    }
    assert_eq!(club.table(1).await.status(), liege_table::Status::Over);
    assert!(club.closed().contains(&"private-2".to_owned()));
    club.sound().await;
}

#[tokio::test]
async fn there_is_no_thread_where_it_is_not_allowed() {
    // Everybody hears everything, or nobody knows who sits where.
    for settings in ["press=public truce=bound", "press=private truce=bound names=hidden"] {
        let club = club(settings).await;
        let table = club.table(1).await;
        let [red, white] = [0, 1].map(|seat| table.holder(liege_game::Seat(seat)).unwrap().id.clone());
        club.dm(&white, "#1 offer R=W/3").await;
        club.dm(&red, "#1 accept R=W").await;
        assert_eq!(club.table(1).await.state().pacts().len(), 1);
        assert!(!is_offered(&club, &red).await, "{settings}");
        club.dm(&red, "allies #1").await.says("no ally");
        assert!(club.private().is_empty());
    }
    // The bot lacks the permission: it is named, with those who can give it.
    let lacking = Club::begun_with("press=private truce=bound").await;
    lacking.chat.open_private_threads_with(|_| Some(vec![Right::OpenPrivateThreads]));
    lacking.truce(3).await;
    assert!(!is_offered(&lacking, "p1").await);
    lacking.dm("p1", "allies").await.says("Create Private Threads").says("manages the server").says("<#c>");
    // The place has none, as in the local chat.
    let local = Club::begun_with("press=private truce=bound").await;
    local.truce(3).await;
    assert!(!is_offered(&local, "p1").await);
    local.dm("p1", "allies").await.says("whisper");
    for club in [lacking, local] {
        assert!(club.private().is_empty() && club.stored().await.is_none());
    }
}

#[tokio::test]
async fn of_several_allies_one_is_chosen_and_blocks_hold() {
    let club = club("press=private truce=bound").await;
    club.truce(9).await;
    club.dm("p2", "#1 offer W=B/9").await;
    club.dm("p3", "#1 accept W=B").await;
    let asked = club.dm("p2", "allies").await.says("With whom");
    let buttons = &only(&asked).buttons;
    assert_eq!(buttons.iter().map(|b| b.id.as_str()).collect::<Vec<_>>(), ["allies:1:red", "allies:1:black"]);
    club.press("p2", "allies:1:black").await.says("White, Black");
    assert_eq!(club.private(), [("private-1".to_owned(), vec!["p2".into(), "p3".into()])]);
    club.say("p1", "block @p2").await;
    club.dm("p2", "allies red").await.says("can’t carry");
    club.dm("p1", "allies").await.says("block");
    assert_eq!(club.private().len(), 1);
}

#[tokio::test]
async fn what_fails_is_tried_again_and_what_is_gone_is_forgotten() {
    let club = club("press=private truce=bound").await;
    club.truce(9).await;
    // The program ends between the thread and its members.
    *club.transport.busy.lock().unwrap() = Some("private-1".into());
    club.say("p1", "allies").await;
    assert_eq!(club.private(), [("private-1".to_owned(), Vec::new())]);
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    club.chat.open_private_threads_with(|_| Some(Vec::new()));
    *club.transport.busy.lock().unwrap() = None;
    club.deliver().await;
    assert_eq!(club.private(), [("private-1".to_owned(), vec!["p1".into(), "p2".into()])]);
    assert_eq!(club.lines("private-1").len(), 1);
    // A moderator deletes it: the next press opens another.
    hear_of(&club.chat, &PlaceNews::ThreadDeleted("private-1".into())).await;
    assert_eq!(club.stored().await, None);
    club.say("p2", "allies").await;
    assert_eq!(club.private().len(), 2);
    // A place that refuses is asked once; the presser is told.
    hear_of(&club.chat, &PlaceNews::ThreadDeleted("private-2".into())).await;
    *club.transport.no_threads.lock().unwrap() = true;
    let answers = club.say("p2", "allies").await;
    only(&answers).later.clone().expect("it is not open yet").wait().await.says("not open");
    assert_eq!(club.stored().await, None);
    club.sound().await;
}
