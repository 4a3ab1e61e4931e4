//! Machines that hold seats: members without a person, and their tasks at a table.

use crate::stored::chair::{Chair, MACHINE, Player};
use liege_game::words;
use liege_words::{Language, Message};

/// The ending of the id of a slow machine.
const SLOW: &str = "slow";

/// The number of further machines with equal settings at a table: each has a letter.
const MOST_TWINS: u8 = 25;

/// A machine player: its strength and manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Its level, from 1.
    pub level: u8,
    /// The id of its character.
    pub character: String,
    /// The language of its name.
    pub language: Language,
    /// Whether it waits before it acts, as people do.
    pub slow: bool,
    /// Its number among machines with equal settings at one table, from 0.
    pub twin: u8,
}

impl Machine {
    /// The machine with this id; `None` for the id of a person.
    #[must_use]
    pub fn of(id: &str) -> Option<Machine> {
        let mut parts = id.strip_prefix(MACHINE)?.split('~');
        let (level, character, language) = (parts.next()?, parts.next()?, parts.next()?);
        let language = Language::of_locale(language)?;
        let (mut slow, mut twin) = (false, 0);
        for part in parts {
            match part.as_bytes() {
                [letter @ b'b'..=b'z'] => twin = letter - b'a',
                _ => slow |= part == SLOW,
            }
        }
        Some(Machine { level: level.parse().ok()?, character: character.to_owned(), language, slow, twin })
    }

    /// Its member: machines with equal settings at different tables are one member.
    pub fn player(&self) -> Player {
        let Machine { level, character, language, slow, twin } = self;
        let called = words().text(*language, &format!("engine-character-{character}")).unwrap_or_default();
        // Only an unusual character is named.
        let even = if character == "even" { "yes" } else { "no" };
        let name = Message::new("machine-name").with("level", i64::from(*level));
        let name = name.with("even", even).with("character", called);
        let name = name.with("slow", if *slow { "yes" } else { "no" });
        let pace = if *slow { format!("~{SLOW}") } else { String::new() };
        let id = format!("{MACHINE}{level}~{character}~{}{pace}", language.code());
        let name = words().say(*language, &name);
        // The first needs no letter.
        match twin {
            0 => Player { id, name },
            twin => {
                let letter = char::from(b'a' + (*twin).min(MOST_TWINS));
                Player {
                    id: format!("{id}~{letter}"),
                    name: format!("{name} {}", letter.to_ascii_uppercase()),
                }
            }
        }
    }
}

/// A player as they sit down beside those with these ids: machines with equal settings get different names.
#[must_use]
pub fn beside(player: &Player, others: &[&str]) -> Player {
    let Some(machine) = Machine::of(&player.id) else { return player.clone() };
    let twins = (0..=MOST_TWINS).map(|twin| Machine { twin, ..machine.clone() }.player());
    let mut free = twins.filter(|twin| !others.contains(&twin.id.as_str()));
    free.next().unwrap_or_else(|| player.clone())
}

/// Chairs on which machines with equal settings have different names.
#[must_use]
pub fn each_named(chairs: Vec<Chair>) -> Vec<Chair> {
    let mut named: Vec<Chair> = Vec::with_capacity(chairs.len());
    for chair in chairs {
        let others: Vec<&str> =
            named.iter().filter_map(Chair::person).map(|player| player.id.as_str()).collect();
        let chair = match chair {
            Chair::Held(player) => Chair::Held(beside(&player, &others)),
            Chair::Invited(player) => Chair::Invited(beside(&player, &others)),
            Chair::Open => Chair::Open,
        };
        named.push(chair);
    }
    named
}

/// The name of a machine by its id; `None` for the id of a person.
#[must_use]
pub fn machine_name(id: &str) -> Option<String> {
    Machine::of(id).map(|machine| machine.player().name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_known_by_its_id() {
        for language in Language::all() {
            let slow = language == Language::ENGLISH;
            let machine = Machine { level: 4, character: "bold".to_owned(), language, slow, twin: 0 };
            let player = machine.player();
            assert_eq!(Machine::of(&player.id), Some(machine));
            assert_eq!(machine_name(&player.id), Some(player.name.clone()));
            assert!(player.name.contains('4'), "{player:?}");
            assert!(crate::guest_name(&player.id).is_none() && !player.id.contains(['<', '>']));
        }
        // Several machines with equal settings can be told apart, and keep their names when they sit down
        // again.
        let one = Machine {
            level: 2,
            character: "even".to_owned(),
            language: Language::ENGLISH,
            slow: true,
            twin: 0,
        };
        let held = || Chair::Held(one.player());
        let chairs = each_named(vec![held(), Chair::Open, held(), held()]);
        let names: Vec<String> =
            chairs.iter().filter_map(Chair::person).map(|player| player.name.clone()).collect();
        let first = one.player().name;
        assert_eq!(names, [first.clone(), format!("{first} B"), format!("{first} C")]);
        for player in chairs.iter().filter_map(Chair::person) {
            assert_eq!(Machine::of(&player.id).unwrap().player(), *player);
        }
        assert_eq!(each_named(chairs.clone()), chairs);
        for id in ["", "p1", "1234", "~1~Ada", "~machine~", "~machine~x~bold~en", "~machine~4~bold~xx"] {
            assert_eq!(Machine::of(id), None, "{id}");
        }
    }
}
