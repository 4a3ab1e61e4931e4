//! Messages that change after they were posted, as the console prints them.

use liege_chat::clock::ShiftedClock;
use liege_chat::{Button, ButtonStyle, Desk, OutboundMessage, Posted, Settings, Target, Transport};
use liege_local::{MAIN, Room, console};
use liege_store::Store;
use liege_words::Language;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use tempfile::TempDir;
use tokio::io::{AsyncWriteExt as _, DuplexStream};
use tokio::task::JoinHandle;

/// The printed text.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }
}

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A console, and the room behind it.
struct ConsoleRoom {
    room: Arc<Room>,
    keys: DuplexStream,
    paper: Paper,
    console: JoinHandle<io::Result<()>>,
    /// The number of typed lines, and of printed lines that were returned already.
    typed: usize,
    given: usize,
    folder: TempDir,
}

impl ConsoleRoom {
    async fn open(transcript: bool) -> ConsoleRoom {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("liege.sqlite")).await.expect("a store");
        let clock = Arc::new(ShiftedClock::new(Some("2026-11-02T00:00:00Z".parse().expect("a time"))));
        let settings = Settings { limits: liege_chat::Limits::default().unhurried(), ..Settings::default() };
        let chat = Desk::new(store.clone(), clock.clone(), settings).expect("a chat");
        let names = ["p1", "p2"].map(str::to_owned);
        let room = Room::open(store, chat, clock.clone(), &names).await.expect("a room");
        let (keys, input) = tokio::io::duplex(1 << 16);
        let paper = Paper::default();
        let setup = console::Setup {
            pictures: folder.path().join("pictures"),
            language: Language::ENGLISH,
            prompt: false,
            transcript,
        };
        let (output, input) = (paper.clone(), tokio::io::BufReader::new(input));
        let console = tokio::spawn(console::run(Arc::clone(&room), clock, setup, input, output));
        let mut desk = ConsoleRoom { room, keys, paper, console, typed: 0, given: 0, folder };
        // From now on it waits for lines.
        desk.line(";").await;
        desk
    }

    /// Types a line, and returns the text printed since the one before.
    async fn line(&mut self, line: &str) -> Vec<String> {
        // `!now` shows when everything before it is done.
        self.keys.write_all(format!("{line}\n!now\n").as_bytes()).await.expect("keys");
        self.typed += 1;
        loop {
            let text = self.paper.text();
            let mut told = text.lines().enumerate().filter(|(_, line)| line.starts_with("! It is now"));
            if let Some((end, _)) = told.nth(self.typed - 1) {
                let lines = text.lines().take(end).skip(self.given).map(str::to_owned);
                self.given = end + 1;
                return lines.filter(|line| line != "> !now").collect();
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    async fn close(mut self) {
        self.keys.shutdown().await.expect("the end");
        self.console.await.expect("the console ends").expect("well");
        drop(self.folder);
    }
}

fn button(id: &str, label: &str) -> Button {
    Button { id: id.into(), label: label.into(), style: ButtonStyle::Plain }
}

fn offer(to: Target) -> OutboundMessage {
    OutboundMessage {
        to,
        text: "**White offers Red a truce.**\n<@p1>, will you?\n-# Open until Red moves.".into(),
        mentions: vec!["p1".into()],
        pictures: vec![],
        buttons: vec![button("deal:1:4:accept", "Accept"), button("deal:1:4:refuse", "Refuse")],
        nonce: "row-1".into(),
        silent: false,
        look_first: false,
    }
}

async fn post(desk: &mut ConsoleRoom, letter: &OutboundMessage) -> Posted {
    let posted = desk.room.post(letter).await.expect("a post");
    desk.line(";").await;
    posted
}

#[tokio::test]
async fn an_edit_says_which_message_changed_and_how() {
    let mut desk = ConsoleRoom::open(false).await;
    let offer = offer(Target::Channel(MAIN.into()));
    let posted = post(&mut desk, &offer).await;
    assert!(desk.paper.text().contains("#main | [1] Accept  [2] Refuse\n"), "{}", desk.paper.text());

    let half = OutboundMessage {
        text: offer.text.replace("Open until Red moves.", "Black has agreed."),
        buttons: vec![offer.buttons[1].clone(), button("deal:1:4:withdraw", "Withdraw")],
        ..offer.clone()
    };
    desk.room.edit(&posted, &half).await.expect("an edit");
    let printed = desk.line(";").await;
    assert_eq!(
        printed,
        [
            "#main | (edited) **White offers Red a truce.**",
            "#main | -# Black has agreed.",
            "#main | [2] Refuse  [3] Withdraw",
            "#main | gone: [1] Accept",
        ]
    );
    // Nothing is printed twice, nor for an edit that changes nothing.
    desk.room.edit(&posted, &half).await.expect("an edit");
    assert!(desk.line(";").await.is_empty());
    let done = OutboundMessage {
        text: "**White offers Red a truce.**\n✓ Accepted.".into(),
        buttons: vec![],
        ..half
    };
    desk.room.edit(&posted, &done).await.expect("an edit");
    assert_eq!(
        desk.line(";").await,
        [
            "#main | (edited) **White offers Red a truce.**",
            "#main | ✓ Accepted.",
            "#main | gone: [2] Refuse  [3] Withdraw",
        ]
    );
    // A removed button is found by its number, and its press is answered; it is not found by its label.
    let pressed = desk.line("p1: press 2").await;
    assert!(pressed.len() == 1 && pressed[0].starts_with("@p1 privately | "), "{pressed:?}");
    assert_eq!(desk.line("p1: press Refuse").await, ["! p1 sees no button “Refuse”."]);
    desk.close().await;
}

#[tokio::test]
async fn a_private_notice_is_edited_privately_and_only_its_reader_presses_it() {
    let mut desk = ConsoleRoom::open(true).await;
    let offer = offer(Target::Member("p1".into()));
    let posted = post(&mut desk, &offer).await;
    let printed = desk.paper.text();
    let notice = "@p1 privately | **White offers Red a truce.**\n  | @p1, will you?\n  | -# Open until Red moves.\n  \
                  | [1] Accept  [2] Refuse\n";
    assert!(printed.contains(notice), "{printed}");
    assert_eq!(desk.line("p2: press 1").await, ["> p2: press 1", "! There is no such button here."]);
    assert_eq!(desk.line("p2: press Accept").await[1..], ["! p2 sees no button “Accept”."]);
    let pressed = desk.line("p1: press Accept").await;
    assert!(pressed.len() == 2 && pressed[1].starts_with("@p1 privately | "), "{pressed:?}");
    let done =
        OutboundMessage { text: "**White offers Red a truce.**\nRefused.".into(), buttons: vec![], ..offer };
    desk.room.edit(&posted, &done).await.expect("an edit");
    let printed = desk.line("; comment").await;
    // The console may look before it reads the line.
    let (comments, edit): (Vec<String>, Vec<String>) =
        printed.into_iter().partition(|line| line == "; comment");
    assert_eq!(comments.len(), 1);
    assert_eq!(
        edit,
        [
            "@p1 privately | (edited) **White offers Red a truce.**",
            "  | Refused.",
            "  | gone: [1] Accept  [2] Refuse",
        ]
    );
    desk.close().await;
}

#[tokio::test]
async fn a_message_posted_and_edited_at_once_is_printed_once() {
    let mut desk = ConsoleRoom::open(false).await;
    let offer = offer(Target::Channel(MAIN.into()));
    let posted = desk.room.post(&offer).await.expect("a post");
    let done =
        OutboundMessage { text: "**White offers Red a truce.**\nRefused.".into(), buttons: vec![], ..offer };
    desk.room.edit(&posted, &done).await.expect("an edit");
    desk.line(";").await;
    let printed = desk.paper.text();
    // The console may have looked between the two; then it tells both, in this order.
    let offers = printed.matches("**White offers Red a truce.**").count();
    let edits = printed.matches("(edited)").count();
    assert!(offers == 1 + edits && edits <= 1, "{printed}");
    assert_eq!(printed.matches("Refused.").count(), 1, "{printed}");
    assert_eq!(printed.matches("gone: ").count(), edits, "{printed}");
    desk.close().await;
}
