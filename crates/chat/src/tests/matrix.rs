//! Everybody against every change: the right to each, at each stage of a table, in each way. A refusal
//! changes nothing, and says why.

use super::*;
use crate::dispatch::handle;
use liege_store::{Scope, WhichWhispers, WhisperKey};
use liege_table::Status;
use registry::pressed;

/// Ada is red, Bo white, Cy black; Hal is the host and has no seat; Spy is a stranger on the server, Zoe on
/// another. Sub has no part yet.
pub(super) const PEOPLE: [&str; 7] = ["ada", "bo", "cy", "hal", "spy", "zoe", "sub"];

/// The way in which something is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Door {
    /// A slash command.
    Slash,
    /// Typed in the table's place.
    Thread,
    /// Typed in direct messages.
    Direct,
    /// A button.
    Press,
    /// A program with a token of all scopes.
    Program,
}

/// Returns a program's request: a text or a press.
fn words(what: &str) -> ErrandWords {
    match pressed(what) {
        Some(_) => ErrandWords::Press(what.to_owned()),
        None => ErrandWords::Typed(what.to_owned()),
    }
}

pub(super) fn incoming(who: &str, door: Door, what: &str) -> Incoming {
    let said = match door {
        Door::Press => Said::Press(what.to_owned()),
        Door::Program => {
            let scopes = Scope::ALL.into_iter().collect();
            Said::Program(Arc::new(Errand::new(1, words(what), scopes, None)))
        }
        Door::Thread | Door::Direct => addressed(what),
        Door::Slash => match parse(what) {
            Parsed::Command(command) | Parsed::Move(command) => Said::Command(command),
            other => panic!("{what}: {other:?}"),
        },
    };
    let mut incoming = Club::incoming(who, "c", said);
    incoming.known = PEOPLE.map(person).to_vec();
    match door {
        Door::Direct => {
            incoming.place.server = None;
            incoming.place.channel = format!("dm-{who}");
        }
        Door::Program => incoming.place = Place::default(),
        Door::Thread => incoming.place.channel = "thread-of-m1".to_owned(),
        Door::Slash | Door::Press => {}
    }
    if who == "zoe" && door != Door::Program {
        incoming.place.server = Some("elsewhere".to_owned()).filter(|_| door != Door::Direct);
        incoming.place.channel = "c9".to_owned();
    }
    incoming
}

/// Returns everything that could have changed.
pub(super) async fn state(club: &Club) -> (i64, String, String, usize, u64) {
    let table = club.table(1).await;
    let chairs = format!("{:?} {:?}", table.chairs(), table.status());
    let log = format!("{:?}", table.log());
    let mut notes = 0;
    for who in PEOPLE {
        notes += club
            .chat
            .store
            .whispers(WhichWhispers::Of { table: 1, member: who, before: None, limit: 99 })
            .await
            .unwrap()
            .len();
    }
    let reported = club.chat.store.whispers(WhichWhispers::Reported).await.unwrap().len();
    (table.version(), chairs, log, notes * 100 + reported, club.chat.store.waiting().await.unwrap())
}

/// Tries everything with everybody at one stage. `allowed` lists for each attempt the people who may do it;
/// after a change the club is created anew by `lay`.
async fn all_against_all(lay: impl AsyncFn() -> Club, doors: &[Door], allowed: &[(&str, &[&str])]) {
    let mut club = lay().await;
    for (what, who_may) in allowed {
        for who in PEOPLE {
            for door in doors {
                let before = state(&club).await;
                let what = club.with_note(what).await;
                let answers = handle(&club.chat, incoming(who, *door, &what)).await;
                let after = state(&club).await;
                let may = who_may.contains(&who) && who != "zoe";
                assert_eq!(before != after, may, "{who} {door:?} {what}: {answers:?}");
                if may {
                    assert!(before.4 < after.4, "{who} {door:?} {what}: nobody is told");
                    club = lay().await;
                } else {
                    let [answer] = answers.as_slice() else { panic!("{who} {door:?} {what}: {answers:?}") };
                    assert!(answer.private && answer.text.chars().count() > 15, "{who} {what}: {answer:?}");
                    assert!(!answer.text.contains("Mark"), "{who} {door:?} {what}: {answer:?}");
                }
            }
        }
    }
}

impl Club {
    /// Replaces `NOTE` in an attempt by the id of the whisper that Red has received, if there is one.
    async fn with_note(&self, what: &str) -> String {
        let note =
            self.chat.store.whisper(WhisperKey::Received("ada", 1)).await.unwrap().map(|whisper| whisper.id);
        what.replace("NOTE", &note.unwrap_or(1).to_string())
    }

    async fn do_as(&self, who: &str, door: Door, what: &str) {
        let before = state(self).await;
        let answers = handle(&self.chat, incoming(who, door, what)).await;
        assert_ne!(before, state(self).await, "{who} {what}: {answers:?}");
    }
}

/// Opens a lobby: Ada sits, Bo is invited, black is open to anyone.
async fn lobby() -> Club {
    let club = Club::administered(&["boss"]).await;
    let new = "new three-player-chess red=@ada white=@bo black=open press=private";
    handle(&club.chat, incoming("hal", Door::Slash, new)).await;
    club.do_as("ada", Door::Slash, "join #1").await;
    club
}

/// Begins a game: White has moved, Black is to move; Red has proposed a pause (2), and White has whispered to
/// Red (1).
async fn playing() -> Club {
    let club = lobby().await;
    club.do_as("bo", Door::Slash, "join #1").await;
    club.do_as("cy", Door::Slash, "join #1").await;
    club.do_as("bo", Door::Slash, "#1 WC5-WV7").await;
    club.do_as("ada", Door::Slash, "pause 5 #1").await;
    club.do_as("bo", Door::Slash, "#1 whisper red hello").await;
    club
}

const LOBBY: &[(&str, &[&str])] = &[
    ("join #1", &["bo", "cy", "hal", "spy", "sub"]),
    ("join red #1", &[]),
    ("join white #1", &["bo"]),
    ("join black #1", &["ada", "bo", "cy", "hal", "spy", "sub"]),
    ("leave #1", &["ada", "bo"]),
    ("start #1", &[]),
    ("abort #1", &["hal"]),
    ("#1 WC5-WV7", &[]),
    ("#1 Draw?", &[]),
    ("#1 resign", &[]),
    ("answer yes #1", &[]),
    ("answer 1 no #1", &[]),
    ("#1 whisper red hello", &[]),
    ("report 1", &[]),
    ("takeback #1", &[]),
    ("takeback 0 #1", &[]),
    ("pause 3 #1", &[]),
    ("resume #1", &[]),
    ("hand @sub #1", &[]),
    ("hand red @sub #1", &[]),
    ("vacate red #1", &[]),
    ("extend 1d #1", &[]),
    ("pause 3 now #1", &[]),
    ("void #1 because", &[]),
    ("review #1", &[]),
];

/// Whether programs may do it at all. Actions that name people, or belong to a manager, are only for members.
fn is_for_programs((what, _): &(&str, &[&str])) -> bool {
    !["hand", "report", "review", "void"].iter().any(|word| what.contains(word))
}

#[tokio::test]
async fn in_a_lobby() {
    all_against_all(lobby, &[Door::Slash], LOBBY).await;
    // In direct messages only people of the table may act.
    let known = |who: &[&'static str]| -> Vec<&'static str> {
        who.iter().copied().filter(|who| ["ada", "bo", "hal"].contains(who)).collect()
    };
    let known: Vec<(&str, Vec<&str>)> = LOBBY.iter().map(|(what, who)| (*what, known(who))).collect();
    let known: Vec<(&str, &[&str])> = known.iter().map(|(what, who)| (*what, who.as_slice())).collect();
    all_against_all(lobby, &[Door::Direct], &known).await;
    let programs: Vec<(&str, &[&str])> = known.iter().copied().filter(is_for_programs).collect();
    all_against_all(lobby, &[Door::Program], &programs).await;
    let presses: &[(&str, &[&str])] = &[
        ("join:1", &["bo", "cy", "hal", "spy", "sub"]),
        ("join:1:0", &[]),
        ("join:1:1", &["bo"]),
        ("join:1:2", &["ada", "bo", "cy", "hal", "spy", "sub"]),
        ("fill:1", &["hal"]),
        ("begin:1", &[]),
        ("call-off:1", &[]),
        ("give-up:1:sure", &["hal"]),
        ("extend:1:24", &[]),
        ("pause:1:7", &[]),
        ("do:1:0:WC5-WV7", &[]),
        ("deal:1:s1:accept", &[]),
        ("report:1:NOTE", &[]),
    ];
    all_against_all(lobby, &[Door::Press], presses).await;
}

const PLAYING: &[(&str, &[&str])] = &[
    ("join #1", &[]),
    ("join black #1", &[]),
    ("leave #1", &[]),
    ("start #1", &[]),
    // There is a confirmation.
    ("abort #1", &[]),
    ("#1 BC5-BV7", &["cy"]),
    ("#1 RC5-RV7", &[]),
    ("#1 Draw?", &["ada", "bo", "cy"]),
    ("answer yes #1", &["bo", "cy"]),
    ("answer 2 yes #1", &["bo", "cy"]),
    ("answer 2 no #1", &["bo", "cy"]),
    ("answer 2 withdraw #1", &["ada"]),
    ("answer withdraw #1", &["ada"]),
    ("answer 1 yes #1", &[]),
    ("answer 9 yes #1", &[]),
    ("#1 whisper red hello", &["bo", "cy"]),
    ("#1 whisper white hello", &["ada", "cy"]),
    ("report 1", &["ada"]),
    ("report 2", &[]),
    ("takeback #1", &["bo"]),
    ("takeback 0 #1", &["ada", "bo", "cy"]),
    ("takeback 7 #1", &[]),
    ("pause 5 #1", &["hal"]),
    ("pause 7 #1", &["hal"]),
    ("pause 7 now #1", &["hal"]),
    ("pause 0 #1", &[]),
    ("pause 61 #1", &[]),
    ("resume #1", &[]),
    ("hand @sub #1", &["ada", "bo", "cy"]),
    ("hand red @sub #1", &["ada"]),
    ("hand white @sub #1", &["bo"]),
    ("hand red @nobody #1", &[]),
    ("hand purple @sub #1", &[]),
    ("vacate black #1", &[]),
    ("extend black 1d #1", &["hal"]),
    ("extend 1d #1", &["hal"]),
    ("extend red 1d #1", &[]),
    ("resume now #1", &[]),
    ("void #1 because", &[]),
    ("here #1", &[]),
    ("review #1", &[]),
];

#[tokio::test]
async fn while_a_game_is_on() {
    all_against_all(playing, &[Door::Slash], PLAYING).await;
}

#[tokio::test]
async fn while_a_game_is_on_in_direct_messages() {
    all_against_all(playing, &[Door::Direct], PLAYING).await;
}

#[tokio::test]
async fn while_a_game_is_on_by_programs() {
    let allowed: Vec<(&str, &[&str])> = PLAYING
        .iter()
        .map(|asked| (asked.0, if is_for_programs(asked) { asked.1 } else { [].as_slice() }))
        .collect();
    all_against_all(playing, &[Door::Program], &allowed).await;
    let presses: &[(&str, &[&str])] = &[
        ("do:1:2:B:BC5-BV7", &["cy"]),
        ("do:1:1:B:BC5-BV7", &[]),
        ("do:1:2:R:resign", &["ada"]),
        ("do:1:2:W:offer draw", &["bo"]),
        ("do:1:2:@agree 2", &[]),
        ("deal:1:s2:accept", &["bo", "cy"]),
        ("deal:1:s2:withdraw", &["ada"]),
        ("give-up:1:sure", &["ada", "bo", "cy", "hal"]),
        // Programs may not use buttons of managers, of forms and of other tables.
        ("void:1", &[]),
        ("reply:1:0", &[]),
        ("report:1:NOTE", &[]),
        ("do:2:2:B:BC5-BV7", &[]),
    ];
    all_against_all(playing, &[Door::Program], presses).await;
}

#[tokio::test]
async fn a_token_does_no_more_than_it_is_good_for() {
    let club = playing().await;
    let say = async |who: &str, what: &str, scopes: &[Scope], number: Option<usize>| {
        let errand = Arc::new(Errand::new(1, words(what), scopes.iter().copied().collect(), number));
        let before = state(&club).await;
        let said = Said::Program(Arc::clone(&errand));
        let answers = handle(&club.chat, Incoming { said, ..incoming(who, Door::Program, what) }).await;
        assert!(answers.iter().all(|answer| answer.private), "{what}: {answers:?}");
        (before != state(&club).await, errand.refused())
    };
    let (read, play, talk) = (Scope::Read, Scope::Play, Scope::Talk);
    for (who, what, scopes, lacks) in [
        ("cy", "BC5-BV7", &[read, talk][..], play),
        ("cy", "B:BC5-BV7", &[talk], play),
        ("cy", "draw?", &[read, play], talk),
        ("cy", "B:offer draw", &[play], talk),
        ("cy", "do:1:2:B:offer draw", &[play], talk),
        ("cy", "do:1:2:B:BC5-BV7", &[talk], play),
        ("cy", "deal:1:s2:accept", &[play], talk),
        ("cy", "answer 2 yes", &[play], talk),
        ("cy", "yes", &[play], talk),
        ("cy", "whisper red hello", &[play, read], talk),
        ("ada", "resign", &[talk], play),
        ("ada", "do:1:2:R:resign", &[talk], play),
        ("ada", "board", &[play, talk], read),
    ] {
        let came = say(who, what, scopes, None).await;
        assert_eq!(came, (false, Some(ErrandRefused::Scope(lacks))), "{who} {what}");
    }
    // A question for confirmation also comes to a program, and takes its answer.
    assert_eq!(say("ada", "resign", &[play], Some(2)).await, (false, Some(ErrandRefused::Asked)));
    assert_eq!(say("cy", "BC5-BV7", &[play], Some(1)).await, (false, Some(ErrandRefused::Stale)));
    assert_eq!(say("cy", "#7 BC5-BV7", &[play], None).await, (false, Some(ErrandRefused::Unfit)));
    assert_eq!(say("cy", "privacy forget", &[play], None).await, (false, Some(ErrandRefused::Unfit)));
    assert_eq!(say("cy", "", &[play], None).await, (false, Some(ErrandRefused::Unfit)));
    assert_eq!(say("cy", "BC5-BV7", &[play], Some(2)).await, (true, None));
    assert_eq!(say("ada", "yes", &[play], None).await, (false, Some(ErrandRefused::Scope(talk))), "too late");
    assert_eq!(say("ada", "resign", &[play], None).await, (false, Some(ErrandRefused::Asked)));
    assert_eq!(say("ada", "yes", &[play], None).await, (true, None));
}

#[tokio::test]
async fn while_a_game_is_on_by_buttons() {
    let presses: &[(&str, &[&str])] = &[
        ("join:1", &[]),
        ("join:1:2", &[]),
        ("fill:1", &[]),
        ("do:1:2:B:BC5-BV7", &["cy"]),
        ("do:1:1:B:BC5-BV7", &[]),
        ("do:1:2:R:resign", &["ada"]),
        ("do:1:2:W:offer draw", &["bo"]),
        ("do:1:2:@resume", &[]),
        ("do:1:2:@agree 2", &[]),
        ("deal:1:s2:accept", &["bo", "cy"]),
        ("deal:1:s2:refuse", &["bo", "cy"]),
        ("deal:1:s2:withdraw", &["ada"]),
        ("deal:1:s1:accept", &[]),
        ("deal:1:s99:accept", &[]),
        ("extend:1:24", &["hal"]),
        ("pause:1:7", &["hal"]),
        ("resume:1", &[]),
        ("free:1:2:sure", &[]),
        ("void:1", &[]),
        ("give-up:1:sure", &["ada", "bo", "cy", "hal"]),
        ("here:1", &[]),
        ("report:1:NOTE", &["ada"]),
        ("report:2:NOTE", &["ada"]),
        ("report:1:1", &[]),
        ("report:1:2", &[]),
        ("review:1", &[]),
    ];
    all_against_all(playing, &[Door::Press], presses).await;
}

#[tokio::test]
async fn notes_typed_for_all_to_read_are_not_carried() {
    let typed: &[(&str, &[&str])] = &[("#1 whisper red hello", &[]), ("#1 whisper white hello", &[])];
    let posted = async || {
        let club = playing().await;
        club.deliver().await;
        club
    };
    all_against_all(posted, &[Door::Thread], typed).await;
}

#[tokio::test]
async fn when_somebody_has_kept_the_others_waiting() {
    let late = async || {
        let club = playing().await;
        club.do_as("ada", Door::Slash, "hand @sub #1").await;
        club.clock.advance(SignedDuration::from_hours(24 * 8));
        club
    };
    let allowed: &[(&str, &[&str])] =
        &[("vacate black #1", &["hal"]), ("vacate white #1", &[]), ("vacate red #1", &[])];
    all_against_all(late, &[Door::Slash, Door::Direct], allowed).await;
    let vacated = async || {
        let club = late().await;
        club.do_as("hal", Door::Slash, "vacate black #1").await;
        club
    };
    let allowed: &[(&str, &[&str])] = &[
        ("join black #1", &["ada", "bo", "cy", "hal", "spy", "sub"]),
        ("join red #1", &[]),
        ("#1 BC5-BV7", &[]),
        ("#1 whisper black hello", &[]),
        ("vacate black #1", &[]),
    ];
    all_against_all(vacated, &[Door::Slash], allowed).await;
}

#[tokio::test]
async fn before_during_and_after_a_pause() {
    let answered = async |answer: &str| {
        let club = playing().await;
        club.do_as("bo", Door::Slash, &format!("answer 2 {answer} #1")).await;
        club
    };
    let refused = async || answered("no").await;
    let allowed: &[(&str, &[&str])] = &[("pause 7 #1", &["ada", "bo", "cy", "hal"]), ("resume #1", &[])];
    all_against_all(refused, &[Door::Slash], allowed).await;
    let paused = async || {
        let club = answered("yes").await;
        club.do_as("cy", Door::Slash, "answer yes #1").await;
        club
    };
    let allowed: &[(&str, &[&str])] = &[
        ("resume #1", &["ada", "bo", "cy"]),
        ("pause 7 #1", &[]),
        ("#1 BC5-BV7", &[]),
        ("#1 Draw?", &[]),
        ("#1 whisper red hello", &["bo", "cy"]),
        ("hand @sub #1", &["ada", "bo", "cy"]),
    ];
    all_against_all(paused, &[Door::Slash], allowed).await;
}

#[tokio::test]
async fn a_substitute_answers_for_nobody_else() {
    let offered = async || {
        let club = playing().await;
        club.do_as("ada", Door::Slash, "hand @sub #1").await;
        club
    };
    let presses: &[(&str, &[&str])] =
        &[("deal:1:s3:accept", &["sub"]), ("deal:1:s3:refuse", &["sub"]), ("deal:1:s3:withdraw", &["ada"])];
    all_against_all(offered, &[Door::Press], presses).await;
    let words: &[(&str, &[&str])] = &[("answer 3 yes #1", &["sub"]), ("answer 3 withdraw #1", &["ada"])];
    all_against_all(offered, &[Door::Slash, Door::Direct], words).await;
    // After that the seat is theirs in every way.
    let handed = async || {
        let club = offered().await;
        club.do_as("sub", Door::Direct, "answer yes #1").await;
        club
    };
    let allowed: &[(&str, &[&str])] = &[
        ("#1 whisper red hello", &["bo", "cy"]),
        ("#1 whisper white hello", &["sub", "cy"]),
        ("answer 2 withdraw #1", &["sub"]),
        ("#1 Draw?", &["sub", "bo", "cy"]),
        // The whisper went to the holder of the seat at that time.
        ("report 1", &["ada"]),
        ("takeback #1", &["bo"]),
    ];
    all_against_all(handed, &[Door::Slash], allowed).await;
}

#[tokio::test]
async fn when_a_game_is_over() {
    let over = async || {
        let club = playing().await;
        for (who, resign) in [("ada", "do:1:2:R:resign"), ("cy", "do:1:3:B:resign")] {
            club.do_as(who, Door::Press, resign).await;
        }
        assert_eq!(club.table(1).await.status(), Status::Over);
        club
    };
    let nothing: Vec<(&str, &[&str])> = PLAYING
        .iter()
        .map(|(what, _)| (*what, if *what == "report 1" { ["ada"].as_slice() } else { &[] }))
        .collect();
    all_against_all(over, &[Door::Slash], &nothing).await;
}

#[tokio::test]
async fn the_same_message_is_obeyed_once() {
    let club = playing().await;
    for (who, what) in [
        ("bo", "answer 2 no #1"),
        ("bo", "pause 7 #1"),
        ("cy", "takeback 0 #1"),
        ("bo", "hand @sub #1"),
        ("bo", "#1 whisper red once"),
        ("ada", "pause 4 #1"),
    ] {
        let said = Incoming { id: Some(format!("m {what}")), ..incoming(who, Door::Slash, what) };
        handle(&club.chat, said.clone()).await;
        let before = state(&club).await;
        // Another process, or this one after a restart, hears the message again.
        *club.chat.recent.lock().unwrap() = crate::desk::recent::Recent::default();
        handle(&club.chat, said).await;
        assert_eq!(state(&club).await, before, "{what}");
    }
}

#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    for _ in 0..8 {
        let club = playing().await;
        let say =
            |who: &'static str, what: &'static str| handle(&club.chat, incoming(who, Door::Slash, what));
        tokio::join!(
            say("ada", "answer 2 withdraw #1"),
            say("bo", "answer 2 no #1"),
            say("cy", "answer 2 no #1")
        );
        assert_eq!(club.table(1).await.log().len(), 3, "exactly one decided it");
    }
}

#[tokio::test]
async fn a_note_whose_notice_cannot_be_stored_is_not_kept_either() {
    let club = playing().await;
    club.refuse("INSERT", "outbox").await;
    let before = state(&club).await;
    let answers = handle(&club.chat, incoming("bo", Door::Slash, "#1 whisper red hello")).await;
    assert!(only(&answers).text.contains("nothing was changed"), "{answers:?}");
    assert_eq!(state(&club).await, before);
}
