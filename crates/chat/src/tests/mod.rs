//! The chat with a real store, and with a transport that keeps all messages.

mod alike;
mod as_people_write;
mod asked_first;
mod blocks;
mod catalogue;
mod challenges;
mod chapaev;
mod clocks;
mod club_evening;
mod commands;
mod contests;
mod councils;
mod deals;
mod dice;
mod draws;
mod entitled;
mod first_minutes;
mod follow;
mod hostile;
mod hosting;
mod kinds;
mod leaps;
mod learn;
mod lengths;
mod limits;
mod lists;
mod lost_channels;
mod machines;
mod matrix;
mod once;
mod partners;
mod pictures;
mod pigeonhole;
mod plans;
mod point;
mod privacy;
mod puzzles;
mod questions;
mod readable;
mod ready_checks;
mod records;
mod reminded;
mod reminders;
mod replay;
mod review;
mod seat_view;
mod seatings;
mod secrecy;
mod seek;
mod server;
mod signboards;
mod sitting;
mod sparing;
mod standing;
mod strangers;
mod talk;
mod tokens;
mod typed;
mod weekends;
mod whispers;
mod words_said;
mod worker;

use super::*;
use crate::clock::{Clock, ManualClock};
use crate::command::{slash, words_for};
use crate::desk::background::Places;
use crate::dispatch::handle;
use crate::upkeep::deliver::deliver_due;
use futures::future::BoxFuture;
use jiff::{SignedDuration, Timestamp};
use liege_render::Renderer;
use liege_store::Store;
use liege_store::testing::{create_file, open_file};
use liege_table::Table;
use liege_words::Language;
use pigeonhole::Pigeonhole;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

/// Returns a command with its arguments, as a slash command brings it.
fn call(id: &str, given: Given) -> Call {
    Call { command: command(id).unwrap_or_else(|| panic!("there is no {id}")), given }
}

/// Returns text that is addressed to the bot.
fn addressed(text: impl Into<String>) -> Said {
    Said::typed(text)
}

/// Returns text in a table's place that is not addressed to the bot.
fn overheard(text: impl Into<String>) -> Said {
    Said::Text { text: text.into().into(), addressed: false, reply_to: None }
}

fn settings() -> Settings {
    let review = Some(liege_engine::review::Budget { quick: 300, long: 2_000 });
    Settings { limits: Limits::default().unhurried(), review, ..Settings::default() }
}

/// Returns a chat whose pictures are blank, since nobody looks at them.
fn chat_over(store: Store, clock: &Arc<impl Clock + 'static>, settings: Settings) -> Arc<Desk> {
    static BLANK: OnceLock<Arc<Renderer>> = OnceLock::new();
    let blank = BLANK.get_or_init(|| {
        let renderer = Renderer::new().unwrap();
        renderer.leave_blank(true);
        Arc::new(renderer)
    });
    let mut desk = Desk::drawn_by(Arc::clone(blank), store, Arc::clone(clock) as Arc<dyn Clock>, settings);
    // This is as on a computer with two processors, whatever this one has.
    Arc::get_mut(&mut desk).expect("nobody else has it yet").places = Arc::new(Places::of(1));
    desk
}

/// Returns the data file in a club's folder.
fn data_in(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("liege.sqlite")
}

struct Club {
    chat: Arc<Desk>,
    clock: Arc<ManualClock>,
    transport: Pigeonhole,
    folder: tempfile::TempDir,
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

impl Club {
    /// Returns the invitation of a table in its present form.
    fn card(&self, table: i64) -> OutboundMessage {
        let edits = self.transport.edits.lock().unwrap();
        let of = |letter: &OutboundMessage| letter.text.contains(&format!("table #{table}"));
        let edited = edits.iter().rev().find(|(_, letter)| of(letter)).map(|(_, letter)| letter.clone());
        edited.unwrap_or_else(|| {
            let letters = self.transport.letters();
            letters.into_iter().find(of).expect("an invitation")
        })
    }

    /// Says something that needs a confirmation, and presses the button that confirms it.
    async fn sure(&self, who: &str, text: &str) -> Vec<Answer> {
        let asked = self.say(who, text).await;
        let button = only(&asked).buttons.first().cloned().unwrap_or_else(|| panic!("{text}: {asked:?}"));
        self.press(who, &button.id).await
    }

    async fn open() -> Club {
        Club::administered(&[]).await
    }

    /// Opens a club in which these members have said this.
    async fn after(said: &[(&str, &str)]) -> Club {
        let club = Club::open().await;
        for (who, text) in said {
            club.say(who, text).await;
        }
        club
    }

    async fn administered(administrators: &[&str]) -> Club {
        let administrators = administrators.iter().map(|id| (*id).to_owned()).collect();
        Club::of(Settings { administrators, ..settings() }).await
    }

    /// Opens a club with settings of its own.
    async fn of(settings: Settings) -> Club {
        let folder = tempfile::tempdir().unwrap();
        let data = data_in(&folder);
        create_file(&data).await;
        let clock = Arc::new(ManualClock::new("2026-01-01T12:00:00Z".parse::<Timestamp>().unwrap()));
        let chat = chat_over(open_file(&data).await, &clock, settings);
        Club { chat, clock, transport: Pigeonhole::default(), folder }
    }

    /// Ends the program, and starts it again after some time.
    async fn restarted(self, down: SignedDuration) -> Club {
        let Club { chat, clock, transport, folder } = self;
        let settings = chat.settings.clone();
        chat.store.close().await;
        drop(chat);
        clock.advance(down);
        let store = open_file(&data_in(&folder)).await;
        let chat = chat_over(store, &clock, settings);
        Club { chat, clock, transport, folder }
    }

    /// Returns the data file.
    fn data(&self) -> PathBuf {
        data_in(&self.folder)
    }

    fn incoming(who: &str, channel: &str, said: Said) -> Incoming {
        Incoming {
            id: None,
            who: person(who),
            place: Place { server: Some("s".into()), channel: channel.into(), parent: None, locale: None },
            said,
            known: ["p1", "p2", "p3"].map(person).to_vec(),
            files: Vec::new(),
        }
    }

    /// Handles a message, and delivers all posts.
    async fn hear(&self, incoming: Incoming) -> Vec<Answer> {
        let answers = handle(&self.chat, incoming).await;
        self.deliver().await;
        answers
    }

    /// Checks the data file.
    async fn sound(&self) {
        let report = liege_store::verify(&self.chat.store).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
    }

    async fn deliver(&self) -> usize {
        deliver_due(&self.chat, &self.transport).await
    }

    async fn say_in(&self, who: &str, channel: &str, text: &str) -> Vec<Answer> {
        self.hear(Club::incoming(who, channel, addressed(text))).await
    }

    async fn say(&self, who: &str, text: &str) -> Vec<Answer> {
        self.say_in(who, "c", text).await
    }

    /// Says something in direct messages.
    async fn dm(&self, who: &str, text: &str) -> Vec<Answer> {
        let mut incoming = Club::incoming(who, &format!("dm-{who}"), addressed(text));
        incoming.place.server = None;
        self.hear(incoming).await
    }

    async fn wait_minutes(&self, minutes: i64) {
        self.pass(SignedDuration::from_mins(minutes)).await;
    }

    async fn wait(&self, hours: i64) {
        self.pass(SignedDuration::from_hours(hours)).await;
    }

    /// Moves the clock ahead, and runs everything that is due.
    async fn pass(&self, time: SignedDuration) {
        self.clock.advance(time);
        self.deliver().await;
    }

    async fn table(&self, id: i64) -> Arc<Table> {
        self.chat.store.table(id).await.unwrap().unwrap()
    }

    async fn press(&self, who: &str, id: &str) -> Vec<Answer> {
        self.hear(Club::incoming(who, "c", Said::Press(id.into()))).await
    }

    /// Begins a table: red p1, white p2, black p3.
    async fn begun() -> Club {
        let club = Club::open().await;
        club.say("p1", "new three-player-chess red=p1 white=@p2 black=open").await;
        club.say("p2", "join").await;
        club.say("p3", "join black #1").await;
        club
    }
}

/// Returns all answers as one text.
fn all_told(answers: &[Answer]) -> String {
    answers.iter().map(|answer| answer.text.as_str()).collect::<Vec<_>>().join("\n")
}

fn only(answers: &[Answer]) -> &Answer {
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert!(answers[0].private, "{answers:?}");
    &answers[0]
}

fn told(answers: &[Answer]) -> &str {
    &only(answers).text
}

/// Marks answers as private, so that public ones can be checked the same way.
fn as_told(answers: Vec<Answer>) -> Vec<Answer> {
    answers.into_iter().map(|answer| Answer { private: true, ..answer }).collect()
}

/// Checks that a text has all these parts.
#[track_caller]
fn holds(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part}: {text}");
    }
}

/// Whether an answer is private, or has only public information: a few lines of the bot about itself.
fn keeps_to_itself(answer: &Answer) -> bool {
    let bare = answer.about.is_none() && answer.pictures.is_empty() && answer.buttons.is_empty();
    answer.private || bare && answer.text.lines().count() <= 12
}

/// Checks of the single private answer.
trait Answered {
    fn says(self, part: &str) -> Self;
    fn lacks(self, part: &str) -> Self;
}

impl Answered for Vec<Answer> {
    #[track_caller]
    fn says(self, part: &str) -> Self {
        assert!(told(&self).contains(part), "{part}: {self:?}");
        self
    }

    #[track_caller]
    fn lacks(self, part: &str) -> Self {
        assert!(!told(&self).contains(part), "{part}: {self:?}");
        self
    }
}

#[tokio::test]
async fn a_table_fills_and_begins_by_itself() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 white=@p2 black=open truce=bound").await;
    let lobby = club.transport.last();
    assert_eq!(lobby.to, Target::Channel("c".into()));
    assert_eq!(lobby.mentions, ["p2"], "only the invited are called");
    assert!(lobby.text.contains("truce = bound"), "{}", lobby.text);
    club.say("p1", "join").await.says("Red");
    club.say("p3", "join white").await.says("P2");
    club.say("p2", "join").await;
    assert_eq!(club.say("p3", "join").await, [], "the post says it");
    let first = club.transport.last();
    assert_eq!(first.to, Target::Channel("thread-of-m1".into()));
    assert_eq!(first.mentions, ["p2", "p1", "p3"], "White begins, and all have the thread in their lists");
    assert_eq!(first.pictures.len(), 1);
    assert!(first.pictures[0].bytes.starts_with(b"\x89PNG"));
    assert!(!first.pictures[0].alt.is_empty());
}

#[tokio::test]
async fn a_move_is_posted_once_and_calls_the_next_player_only() {
    let club = Club::begun().await;
    let before = club.transport.letters().len();
    club.say("p2", "C5-V7").await.says("WC5");
    let letters = club.transport.letters();
    assert_eq!(letters.len(), before + 1);
    let post = letters.last().unwrap();
    assert_eq!(post.mentions, ["p3"]);
    assert!(post.buttons.iter().all(|button| button.id.contains(":1")), "{:?}", post.buttons);
    // In the table's own thread the post is the answer.
    assert_eq!(club.say_in("p3", "thread-of-m1", "C5-V7").await, []);
    assert_eq!(club.transport.last().mentions, ["p1"]);
}

#[tokio::test]
async fn refusals_say_why_and_change_nothing() {
    let club = Club::begun().await;
    let before = club.transport.letters().len();
    for (who, text) in [
        ("p1", "C5-V7"),
        ("p2", "C5-C6"),
        ("p2", "zzz"),
        ("p2", "B:BC5-BV7"),
        ("p4", "WC5-WV7"),
        ("p4", "#1 WC5-WV7"),
        ("p2", "moves Z9"),
        ("p2", "board purple"),
        ("p2", "board at 99"),
        ("p2", "new checkers"),
        ("p2", "new three-player-chess truce=maybe"),
        ("p2", "new three-player-chess pink=p1"),
        ("p2", "new three-player-chess red=nobody"),
        ("p2", "new three-player-chess position=nonsense"),
        ("p2", "language tlh"),
        ("p2", "#77 board"),
    ] {
        let answers = club.say(who, text).await;
        let text = &only(&answers).text;
        assert!(text.len() > 20 && !text.contains("={"), "{who} {text}: {answers:?}");
    }
    assert_eq!(club.transport.letters().len(), before, "nothing is posted");
    club.say("p2", "log").await.says("no action");
}

#[tokio::test]
async fn stale_buttons_are_answered_and_not_obeyed() {
    let club = Club::begun().await;
    let answers = club.say("p2", "moves WC5").await;
    let button = only(&answers).buttons.first().cloned().expect("a move to press");
    let foreign = club.press("p3", &button.id).await;
    assert!(!only(&foreign).text.is_empty());
    club.say("p2", "WC1-WS1").await;
    club.say("p3", "BC1-BS1").await;
    let before = club.transport.letters().len();
    let stale = club.press("p2", &button.id).await;
    assert_eq!(only(&stale).pictures.len(), 1, "the present position is shown");
    assert_eq!(club.transport.letters().len(), before);
    club.press("p2", "drop:tables").await.says("button");
}

#[tokio::test]
async fn a_message_heard_twice_is_obeyed_once() {
    let club = Club::begun().await;
    let incoming = Incoming { id: Some("77".into()), ..Club::incoming("p2", "c", addressed("C5-V7")) };
    assert_eq!(handle(&club.chat, incoming.clone()).await.len(), 1);
    assert_eq!(handle(&club.chat, incoming).await, []);
}

#[tokio::test]
async fn two_at_once_one_wins() {
    let club = Club::begun().await;
    let play = |text: &str| handle(&club.chat, Club::incoming("p2", "c", addressed(text)));
    // Both have seen the same position before either may play.
    let lock = club.chat.lock_of(1);
    let held = lock.lock().await;
    let both_wait = async {
        // The desk, this test and the two tasks hold the lock.
        while Arc::strong_count(&lock) < 4 {
            tokio::task::yield_now().await;
        }
        drop(held);
    };
    let playing = async { tokio::join!(play("WC5-WV7"), play("WC6-WV10"), both_wait) };
    let (one, two, ()) =
        tokio::time::timeout(Duration::from_mins(1), playing).await.expect("both come to wait");
    let pictures = only(&one).pictures.len() + only(&two).pictures.len();
    assert_eq!(pictures, 1, "the slower one is shown the new position: {one:?} {two:?}");
    assert_eq!(club.table(1).await.log().len(), 1);
}

#[tokio::test]
async fn resignation_is_asked_once_more() {
    let club = Club::begun().await;
    let answers = club.say("p1", "resign").await;
    let button = only(&answers).buttons.first().cloned().expect("a button to confirm");
    assert_eq!(button.style, ButtonStyle::Bad);
    assert_eq!(club.table(1).await.log().len(), 0);
    club.press("p1", &button.id).await;
    assert_eq!(club.table(1).await.log().len(), 1);
}

#[tokio::test]
async fn every_command_answers_in_every_language() {
    let club = Club::begun().await;
    for code in ["en", "ru", "uk"] {
        club.say("p2", &format!("language {code}")).await;
        for text in [
            "help",
            "help move",
            "help three-player-chess",
            "help new",
            "tables",
            "acts",
            "moves",
            "log",
            "board",
            "about",
            "start",
            "leave",
            "letters on",
            "letters",
            "signs on",
            "signs",
            "",
            "borad",
            "resign",
        ] {
            let answers = club.say("p2", text).await;
            assert!(!answers.is_empty(), "{code} {text}");
            for answer in answers {
                assert!(keeps_to_itself(&answer) && !answer.text.is_empty(), "{code} {text}: {answer:?}");
                assert!(answer.text.chars().count() <= 2_000, "{code} {text}");
                assert!(!answer.text.contains("=Text(") && !answer.text.contains("{$"), "{answer:?}");
            }
        }
    }
}

#[tokio::test]
async fn talk_in_a_thread_is_not_taken_for_moves() {
    let club = Club::begun().await;
    let overhear =
        async |who: &str, text: &str| club.hear(Club::incoming(who, "thread-of-m1", overheard(text))).await;
    let before = club.transport.letters().len();
    for text in ["hello", "yes", "help me, somebody", "I think White is winning", "board games are fun"] {
        assert_eq!(overhear("p2", text).await, [], "{text}");
    }
    assert_eq!(overhear("p4", "WC5-WV7").await, [], "spectators talk of moves");
    assert_eq!(club.transport.letters().len(), before);
    let early = overhear("p3", "BC5-BV7").await;
    assert!(only(&early).text.contains("White’s turn") && early[0].pictures.is_empty(), "{early:?}");
    assert_eq!(overhear("p2", "WC5-WV7").await, []);
    assert_eq!(club.transport.letters().len(), before + 1);
}

#[tokio::test]
async fn a_table_that_has_not_begun_does_not_stand_in_the_way_of_a_move() {
    let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=p2")]).await;
    club.say("p1", "W2f3").await.says("not begun");
    club.say("p2", "join #1").await;
    club.say("p1", "new dragonchess gold=p1 scarlet=p2").await;
    club.say("p1", "W2f3").await;
    assert_eq!(club.table(1).await.log().len(), 1);
    // These texts have the word for a move in other languages, or are not moves.
    club.say("p2", "хід W2f6").await;
    assert_eq!(club.table(1).await.log().len(), 2);
    club.say("p1", "baord").await.says("`board`");
}

#[tokio::test]
async fn of_several_tables_the_answer_asks_which() {
    let club = Club::open().await;
    for _ in 0..2 {
        club.say("p2", "new three-player-chess red=me white=me black=me truce=off").await;
    }
    let before = club.transport.letters().len();
    let answers = club.say("p2", "WC5-WV7").await;
    let buttons = only(&answers).buttons.clone();
    assert_eq!(buttons.len(), 2, "{answers:?}");
    assert_eq!(club.transport.letters().len(), before, "nothing is guessed");
    club.press("p2", &buttons[1].id).await;
    assert_eq!(club.transport.letters().len(), before + 1);
    club.say("p2", "#1 WC5-WV7").await.says("#1");
    // A table's thread implies the table, and so does a reply to one of its boards.
    assert_eq!(club.say_in("p2", "thread-of-m1", "BC5-BV7").await, []);
    let board = club.transport.letters().len();
    let said = Said::Text { text: "RC5-RV7".into(), addressed: true, reply_to: Some(format!("m{board}")) };
    let answers = handle(&club.chat, Club::incoming("p2", "c", said)).await;
    assert!(only(&answers).text.contains("#1"), "{answers:?}");
}
