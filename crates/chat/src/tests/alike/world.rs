//! One of the two worlds, as the onlookers see it.

use super::super::*;
use super::{Kind, TABLE};
use crate::dispatch::handle;
use crate::upkeep::deliver::deliver_due;
use liege_table::Status;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// A world: the tables, and what the onlookers have seen.
pub(super) struct World {
    pub(super) club: Club,
    pub(super) letters: usize,
    pub(super) edits: usize,
    /// The ids of the messages that they see, with numbers that are the same in both worlds.
    pub(super) seen: BTreeMap<String, usize>,
}

impl World {
    pub(super) async fn laid(kind: Kind) -> World {
        let club = Club::open().await;
        club.chat.foresee(3);
        let world = World { club, letters: 0, edits: 0, seen: BTreeMap::new() };
        let game = kind.game.split_whitespace().next().unwrap();
        let seats = liege_game::by_id(game).unwrap().seats().iter();
        let seats =
            seats.enumerate().map(|(index, info)| format!("{}=@p{}", info.id, index % kind.players + 1));
        let seats = seats.collect::<Vec<_>>().join(" ");
        let rest = kind.game.strip_prefix(game).unwrap();
        world.says("host", 0, &format!("new {game} {seats} muster=never {}{rest}", kind.settings)).await;
        world.says("host", 0, &format!("new dragonchess gold=@{} scarlet=@p1 time=5d", kind.third())).await;
        for table in [TABLE, 2] {
            world.fills(table, kind.players).await;
            assert_eq!(world.club.table(table).await.status(), Status::Playing, "{kind:?} {table}");
        }
        world
    }

    /// Seats players. If chance plays a part, they are asked whether they are there; at an anonymous table they answer in
    /// private.
    pub(super) async fn fills(&self, table: i64, players: usize) {
        // Whoever opens a table for two plays at it.
        let names: Vec<String> =
            (1..=players).map(|player| format!("p{player}")).chain(["host".to_owned()]).collect();
        for text in ["join", "here"] {
            for name in &names {
                let known = self.club.table(table).await;
                if known.status() == Status::Lobby && (text == "here" || name != "host") {
                    let door = if text == "here" && known.terms().anonymous { 2 } else { 0 };
                    self.says(name, door, &format!("{text} #{table}")).await;
                }
            }
        }
    }

    pub(super) fn incoming(who: &str, door: u8, said: Said) -> Incoming {
        let mut incoming = Club::incoming(who, "c", said);
        incoming.known = ["p1", "p2", "p3", "p4", "host", "boss", "spy"].map(person).to_vec();
        incoming.who.rights.manages = who == "boss";
        match door {
            0 => {}
            1 => incoming.place.channel = "thread-of-m1".to_owned(),
            _ => (incoming.place.server, incoming.place.channel) = (None, format!("dm-{who}")),
        }
        incoming
    }

    pub(super) async fn hears(&self, incoming: Incoming) -> Vec<Answer> {
        let mut answers = handle(&self.club.chat, incoming).await;
        let later: Vec<Deferred> = answers.iter().filter_map(|answer| answer.later.clone()).collect();
        for later in later {
            answers.extend(later.wait().await);
        }
        deliver_due(&self.club.chat, &self.club.transport).await;
        answers
    }

    /// Lets somebody type, in public (0: beside the table, 1: in its thread) or not.
    pub(super) async fn says(&self, who: &str, door: u8, text: &str) -> Vec<Answer> {
        let said = match parse(text) {
            // This is a slash command.
            Parsed::Command(command) | Parsed::Move(command) if door == 0 => Said::Command(command),
            _ => addressed(text),
        };
        self.hears(World::incoming(who, door, said)).await
    }

    pub(super) async fn table(&self) -> Arc<Table> {
        self.club.table(TABLE).await
    }

    /// Returns the messages to the onlookers since the last look.
    pub(super) fn comes(&mut self, onlookers: &[&str]) -> Vec<String> {
        let mut come = Vec::new();
        let letters = self.club.transport.letters();
        for (index, letter) in letters.iter().enumerate().skip(self.letters) {
            let theirs = match &letter.to {
                Target::Channel(_) => true,
                Target::Member(member) => onlookers.contains(&member.as_str()),
            };
            if theirs {
                self.seen.insert(format!("m{}", index + 1), self.seen.len() + 1);
                come.push(self.letter("", letter));
            }
        }
        self.letters = letters.len();
        let edits = self.club.transport.edits.lock().unwrap();
        for (posted, letter) in edits.iter().skip(self.edits) {
            if let Some(message) = self.seen.get(&posted.message) {
                come.push(self.letter(&format!("edit of {message}: "), letter));
            }
        }
        self.edits = edits.len();
        come
    }

    pub(super) fn letter(&self, head: &str, letter: &OutboundMessage) -> String {
        let OutboundMessage { to, text, mentions, pictures, buttons, silent, nonce: _, look_first: _ } =
            letter;
        self.called(&format!(
            "{head}{to:?}\n{text}\ncalls {mentions:?} {silent}\n{}",
            shown(pictures, buttons)
        ))
    }

    /// The test transport names threads after their first message; Discord does not.
    pub(super) fn called(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for (message, number) in self.seen.iter().rev() {
            text = text.replace(&format!("thread-of-{message}"), &format!("thread-of-letter-{number}"));
        }
        text
    }

    pub(super) fn answers(&self, answers: &[Answer]) -> String {
        let one = |answer: &Answer| {
            let Answer { private, text, pictures, files, buttons, menu, link, about, later, receipt: _ } =
                answer;
            let files: Vec<String> = files
                .iter()
                .map(|file| {
                    format!(
                        "{} {}:\n{}",
                        file.name,
                        file.media,
                        undrawn(&String::from_utf8_lossy(&file.bytes))
                    )
                })
                .collect();
            let shown = shown(pictures, buttons);
            format!(
                "{private} {about:?} {} {}\n{text}\n{shown}\n{menu:?}\n{}",
                later.is_some(),
                link.is_some(),
                files.join("\n")
            )
        };
        self.called(&answers.iter().map(one).collect::<Vec<_>>().join("\n---\n"))
    }
}

/// Returns a file without the ids of whispers, which are random.
pub(super) fn undrawn(text: &str) -> String {
    let drawn = |line: &str| line.trim().strip_prefix("\"id\": ").is_some_and(|id| id.len() > 12);
    text.lines().filter(|line| !drawn(line)).collect::<Vec<_>>().join("\n")
}

/// Returns pictures and buttons as a text that can be compared.
pub(super) fn shown(pictures: &[Picture], buttons: &[Button]) -> String {
    let mut all = String::new();
    for Picture { name, bytes, alt, .. } in pictures {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let _ = writeln!(all, "[picture {name} {:x}: {alt}]", hasher.finish());
    }
    for Button { id, label, style } in buttons {
        // The id of a whisper is random, so it tells nothing: the button’s label has its number.
        let id = if id.starts_with("report:") { "report" } else { id };
        let _ = writeln!(all, "[{label}|{id}|{style:?}]");
    }
    all
}

/// Returns the first lines in which two texts differ.
pub(super) fn difference(one: &str, other: &str) -> String {
    let (mut ones, mut others) = (one.lines(), other.lines());
    let mut before = "";
    loop {
        match (ones.next(), others.next()) {
            (Some(one), Some(other)) if one == other => before = one,
            (one, other) => return format!("  {before}\nwith:    {one:?}\nwithout: {other:?}"),
        }
    }
}
