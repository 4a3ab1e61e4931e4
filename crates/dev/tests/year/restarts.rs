//! The program is killed at every step of everything that can be under way (a lobby, dice, offers, pauses,
//! leave, plans, reminders, digests, a rematch, an import, the end of a rated game): before a message is
//! stored, in the middle, before the answer, and with a post half sent. The result must be the same as
//! without a kill.

#![allow(clippy::large_futures, reason = "the test has one task, and a stack for it")]

use jiff::{SignedDuration, Timestamp};
use liege_chat::{self as chat, Answer, File, Incoming, Person, Rights, Said, Settings, Target};
use liege_dev::place::Place;
use liege_dev::program::{self, Program};
use liege_dev::torture::Moment;
use liege_store::{Store, Which, verify};

/// An event of a scene.
#[derive(Clone, Copy, Debug)]
enum Do {
    /// Somebody types something in the channel; after `new`, the answer names the table.
    Say(&'static str, &'static str),
    /// Somebody types something in private.
    Ask(&'static str, &'static str),
    /// Somebody sends the record that the last `export` returned, with these words.
    Bring(&'static str, &'static str),
    /// Somebody presses a button.
    Press(&'static str, &'static str),
    /// Hours pass.
    Wait(i64),
}
use Do::{Ask, Bring, Press, Say, Wait};

/// The scenes, step by step; the program is killed at each step.
const SCENES: &[(&str, &[Do])] = &[
    (
        "a lobby that fills, one getting up again, the first moves, an offer and its answer",
        &[
            Say("p1", "new three-player-chess red=p1 white=@p2 black=open press=private time=2d"),
            Press("p3", "join:1"),
            Say("p3", "leave #1"),
            Press("p2", "join:1"),
            Press("p3", "join:1"),
            Say("p2", "#1 WC5-WV7"),
            Ask("p1", "#1 R:offer R=W/3"),
            Ask("p2", "#1 answer yes"),
            Ask("p3", "#1 whisper red Shall we?"),
            Say("p3", "#1 BC5-BV7"),
        ],
    ),
    (
        "seats dealt by dice",
        &[
            Say("p1", "new three-player-chess dealing=dice time=2d patience=3d"),
            Press("p1", "join:1"),
            Press("p2", "join:1"),
            Press("p3", "join:1"),
            Wait(80),
            Wait(80),
            Wait(80),
        ],
    ),
    (
        "a takeback, a pause that ends by itself, a leave, an offer that lapses",
        &[
            Say("p1", "new dragonchess gold=p1 scarlet=@p2 time=5d leave=10d offers=1d"),
            Press("p2", "join:1"),
            Say("p1", "#1 W2f3"),
            Say("p1", "#1 takeback"),
            Say("p2", "#1 answer yes"),
            Say("p1", "#1 W2g3"),
            Ask("p1", "#1 vacation 2d"),
            Say("p1", "#1 pause 2 days"),
            Say("p2", "#1 answer yes"),
            Wait(30),
            Wait(30),
            Say("p2", "#1 draw"),
            Wait(30),
        ],
    ),
    (
        "reminders, one put off, an excuse, a deadline missed, a claim, a rating, a rematch half agreed",
        &[
            Ask("p1", "remind 12h private"),
            Say("p1", "new dragonchess gold=p1 scarlet=@p2 time=1d excuses=1"),
            Press("p2", "join:1"),
            Wait(13),
            Ask("p1", "#1 snooze 2h"),
            Wait(3),
            Wait(10),
            Wait(23),
            Wait(5),
            Ask("p2", "#1 overdue"),
            Press("p2", "claim:1:0:sure"),
            Press("p2", "rematch:1"),
            Press("p1", "rematch:1"),
            Say("p2", "#2 W2f3"),
        ],
    ),
    (
        "a plan that waits, a digest, a record out and in",
        &[
            Ask("p2", "digest 8:00"),
            Say("p1", "new dragonchess gold=p1 scarlet=@p2 time=3d"),
            Press("p2", "join:1"),
            Ask("p2", "#1 plan if W2f3 then W2f6"),
            Say("p1", "#1 W2f3"),
            Say("p1", "#1 W2g3"),
            Wait(21),
            Ask("p1", "export #1"),
            Bring("p1", "import gold=@p1 scarlet=@p2"),
            Press("p2", "join:2"),
            Ask("p2", "vacation 2d #1"),
            Say("p1", "#1 hand @p3"),
            Say("p3", "#1 answer yes"),
        ],
    ),
    (
        "an anonymous table whose player stays away: the seat is freed and taken",
        &[
            Say("p1", "new dragonchess gold=@p1 scarlet=@p2 names=hidden time=1d excuses=0 missed=replace"),
            Press("p1", "join:1"),
            Press("p2", "join:1"),
            Wait(25),
            Press("p3", "join:1:0"),
            Wait(20),
            Ask("p3", "#1 W2f3"),
        ],
    ),
];

/// The moment at which the program is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kill {
    /// Never.
    Not,
    /// While it handles a message, after this number of polls; the gateway then repeats the message.
    Taking(usize),
    /// When the work is done, and nobody was told.
    Untold,
    /// At the first message, edit or thread, or this number later.
    Announcement(usize, Moment),
}

const KILLS: [Kill; 7] = [
    Kill::Untold,
    Kill::Announcement(0, Moment::After),
    Kill::Taking(3),
    Kill::Announcement(1, Moment::Before),
    Kill::Taking(6),
    Kill::Taking(10),
    Kill::Announcement(2, Moment::After),
];

struct House {
    program: Program,
    said: usize,
    record: Vec<File>,
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

impl House {
    async fn open() -> House {
        let start = "2026-01-05T12:00:00Z".parse::<Timestamp>().unwrap();
        let settings = Settings { limits: liege_chat::Limits::default().unhurried(), ..Settings::default() };
        let program = Program::new(Place::of_test().await.unwrap(), start, settings, (1, 0)).unwrap();
        let mut house = House { program, said: 0, record: Vec::new() };
        house.start().await;
        house
    }

    async fn start(&mut self) {
        // If the program is killed while a table is created, its seed is drawn again.
        self.program.start(7).await.unwrap();
    }

    async fn remove(self) {
        self.program.remove().await.unwrap();
    }

    /// The tables' numbers, in their order.
    async fn numbers(&self) -> Vec<i64> {
        self.store().tables(Which::After(0, 99)).await.unwrap().iter().map(|table| table.id).collect()
    }

    fn store(&self) -> Store {
        self.program.store()
    }

    async fn hear(&mut self, who: &str, direct: bool, said: Said, files: Vec<File>, kill: Kill) {
        self.said += 1;
        let (server, channel) = match direct {
            true => (None, format!("dm-{who}")),
            false => (Some("s".to_owned()), "c".to_owned()),
        };
        let incoming = Incoming {
            id: Some(format!("i{}", self.said)),
            who: person(who),
            place: chat::Place { server, channel, parent: None, locale: None },
            said,
            known: ["p1", "p2", "p3"].map(person).to_vec(),
            files,
        };
        let polls = if let Kill::Taking(polls) = kill { polls } else { usize::MAX };
        let answers: Vec<Answer> = match self.program.hear(&incoming, polls).await {
            Some(answers) => answers,
            None => {
                self.start().await;
                self.program.hear(&incoming, usize::MAX).await.unwrap_or_default()
            }
        };
        if let Some(file) = answers.into_iter().flat_map(|answer| answer.files).next() {
            self.record = vec![file];
        }
        if kill == Kill::Untold {
            self.start().await;
        }
    }

    async fn go(&mut self, step: Do, kill: Kill) {
        let numbers = self.numbers().await;
        let number = |place| number_of(&numbers, place);
        let typed = |text: &str| Said::typed(renumbered(text, number));
        match step {
            Say(who, text) => self.hear(who, false, typed(text), Vec::new(), kill).await,
            Ask(who, text) => self.hear(who, true, typed(text), Vec::new(), kill).await,
            Bring(who, text) => {
                let record = self.record.clone();
                assert_eq!(record.len(), 1, "there is a record");
                self.hear(who, false, typed(text), record, kill).await;
            }
            Press(who, id) => {
                let id = renumbered(&id.replacen(':', ":#", 1), number).replacen(":#", ":", 1);
                self.hear(who, false, Said::Press(id), Vec::new(), kill).await;
            }
            Wait(hours) => {
                // The program runs all the time: it looks every hour.
                for _ in 1..hours {
                    self.program.clock.advance(SignedDuration::from_hours(1));
                    self.deliver().await;
                }
                self.program.clock.advance(SignedDuration::from_hours(1));
            }
        }
        if let Kill::Announcement(after, moment) = kill
            && !self.program.work(program::Kill::AtPost(after, moment)).await
        {
            self.start().await;
        }
        self.deliver().await;
        // Doing it twice is harmless, and late.
        self.program.clock.advance(SignedDuration::from_secs(1));
        self.deliver().await;
    }

    async fn deliver(&self) {
        self.program.work(program::Kill::Not).await;
    }

    /// Everything at the end: the logs, the messages, and the answers to questions.
    async fn sum(&mut self) -> Sum {
        let numbers = self.numbers().await;
        let place = |number| place_of(&numbers, number);
        let mut letters = Vec::new();
        for letter in self.program.post.letters() {
            let to = match &letter.to {
                Target::Channel(place) => format!("in {place}"),
                Target::Member(member) => format!("to {member}"),
            };
            letters.push(format!("{to} {:?}: {}", letter.mentions, renumbered(&letter.text, place)));
        }
        // Messages to different people and tables keep no order among themselves.
        letters.sort();
        let store = self.store();
        let mut logs = Vec::new();
        for id in &numbers {
            let table = store.table(*id).await.unwrap().unwrap();
            let log: Vec<String> =
                table.log().iter().map(|entry| format!("{} {}", entry.at, entry.action)).collect();
            logs.push(format!("#{} {:?} {:?} {log:#?}", place(*id), table.status(), table.chairs()));
        }
        assert_eq!(store.waiting().await.unwrap(), 0, "nothing waits");
        let report = verify(&store).await.unwrap();
        assert!(report.is_sound(), "{report:?}");
        let mut told = Vec::new();
        for who in ["p1", "p2", "p3"] {
            for text in ["tables", "rating", "settings", "#1 treaties", "#1 plan", "#1 log"] {
                let text = renumbered(text, |place| number_of(&numbers, place));
                let said = Said::typed(text.clone());
                let here =
                    chat::Place { server: None, channel: format!("dm-{who}"), parent: None, locale: None };
                let incoming = Incoming {
                    id: None,
                    who: person(who),
                    place: here,
                    said,
                    known: Vec::new(),
                    files: Vec::new(),
                };
                for answer in self.program.hear(&incoming, usize::MAX).await.unwrap_or_default() {
                    told.push(renumbered(&format!("{who} {text}: {}", answer.text), place));
                }
            }
        }
        Sum { logs, letters, told }
    }
}

/// The number of the first, second, … table: on a server there are gaps, if the creation of a table was
/// interrupted.
fn number_of(numbers: &[i64], place: i64) -> i64 {
    numbers.get(place as usize - 1).copied().unwrap_or(place)
}

/// The place of the table with a number: 1 for the first, 2 for the second, …
fn place_of(numbers: &[i64], number: i64) -> i64 {
    numbers.iter().position(|one| *one == number).map_or(number, |place| place as i64 + 1)
}

/// A text with other numbers of tables (`#7`).
fn renumbered(text: &str, number: impl Fn(i64) -> i64) -> String {
    let mut parts = text.split('#');
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(part.len());
        let (digits, rest) = part.split_at(digits);
        let renumbered = digits.parse().map_or_else(|_| digits.to_owned(), |old| number(old).to_string());
        said = format!("{said}#{renumbered}{rest}");
    }
    said
}

#[derive(Debug, PartialEq, Eq)]
struct Sum {
    logs: Vec<String>,
    letters: Vec<String>,
    told: Vec<String>,
}

#[tokio::test]
async fn killed_at_any_moment_everything_goes_on_as_if_nothing_had_happened() {
    for (name, steps) in SCENES {
        let mut undisturbed = House::open().await;
        for step in *steps {
            let before = undisturbed.program.post.count();
            undisturbed.go(*step, Kill::Not).await;
            let quiet = matches!(step, Ask(..) | Wait(_) | Press("p1", "join:1"));
            assert!(quiet || undisturbed.program.post.count() > before, "{name}: {step:?} is told nobody");
        }
        let expected = undisturbed.sum().await;
        undisturbed.remove().await;
        let mut kills = 0;
        for run in 0..KILLS.len() {
            let mut house = House::open().await;
            for (number, step) in steps.iter().enumerate() {
                house.go(*step, KILLS[(number + run) % KILLS.len()]).await;
            }
            kills += house.program.starts as usize - 1;
            let sum = house.sum().await;
            house.remove().await;
            assert_eq!(sum.logs, expected.logs, "{name}, run {run}");
            assert_eq!(sum.letters, expected.letters, "{name}, run {run}");
            assert_eq!(sum.told, expected.told, "{name}, run {run}");
        }
        assert!(kills > steps.len() * 3, "{name}: killed only {kills} times");
        println!("{name}: killed {kills} times");
    }
}
