//! Machines that hold seats: members that nobody is, and what they have to do at a table.

use crate::stored::chair::{MACHINE, Player};
use liege_game::words;
use liege_words::{Language, Message};

/// What the id of one ends with that takes its time.
const SLOW: &str = "slow";

/// A machine that plays: how well, and in which manner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// How well it plays, from 1.
    pub level: u8,
    /// The id of its character.
    pub character: String,
    /// In which language it is named.
    pub language: Language,
    /// Whether it takes its time, as people do.
    pub slow: bool,
}

impl Machine {
    /// The machine of an id; `None` for that of a person.
    #[must_use]
    pub fn of(id: &str) -> Option<Machine> {
        let mut parts = id.strip_prefix(MACHINE)?.split('~');
        let (level, character, language) = (parts.next()?, parts.next()?, parts.next()?);
        let language = Language::of_locale(language)?;
        let slow = parts.next() == Some(SLOW);
        Some(Machine { level: level.parse().ok()?, character: character.to_owned(), language, slow })
    }

    /// The member that it is: all machines of one level, character and language are the same.
    pub fn player(&self) -> Player {
        let Machine { level, character, language, slow } = self;
        let called = words().text(*language, &format!("engine-character-{character}")).unwrap_or_default();
        // Only what is unusual is said.
        let even = if character == "even" { "yes" } else { "no" };
        let name = Message::new("machine-name").with("level", i64::from(*level));
        let name = name.with("even", even).with("character", called);
        let name = name.with("slow", if *slow { "yes" } else { "no" });
        let pace = if *slow { format!("~{SLOW}") } else { String::new() };
        let id = format!("{MACHINE}{level}~{character}~{}{pace}", language.code());
        Player { id, name: words().say(*language, &name) }
    }
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
            let machine = Machine { level: 4, character: "bold".to_owned(), language, slow };
            let player = machine.player();
            assert_eq!(Machine::of(&player.id), Some(machine));
            assert_eq!(machine_name(&player.id), Some(player.name.clone()));
            assert!(player.name.contains('4'), "{player:?}");
            assert!(crate::guest_name(&player.id).is_none() && !player.id.contains(['<', '>']));
        }
        for id in ["", "p1", "1234", "~1~Ada", "~machine~", "~machine~x~bold~en", "~machine~4~bold~xx"] {
            assert_eq!(Machine::of(id), None, "{id}");
        }
    }
}
