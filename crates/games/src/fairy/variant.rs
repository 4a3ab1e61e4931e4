//! A game that a text tells, with its declaration and the rules of its options.

use super::arrays;
use super::declared::Declared;
use super::definition::Definition;
use super::ending::Reason;
use super::fen;
use super::position::Position;
use super::text;
use liege_game::{Allowed, OptionSpec, Options};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

/// A game of the family behind its description for the kit.
#[derive(Debug)]
pub struct Variant {
    /// The rules.
    pub definition: Arc<Definition>,
    /// Its declaration.
    pub declared: Declared,
    /// The sentences in each language.
    pub sources: BTreeMap<&'static str, &'static str>,
    /// The rules with options that are not the usual ones, by their texts.
    pub varied: Mutex<BTreeMap<String, Arc<Definition>>>,
    /// The ids of the sentences for ends.
    pub ends: BTreeMap<String, &'static str>,
}

/// The option with the number of an array.
pub const START: OptionSpec =
    OptionSpec { name: "start", values: Allowed::Count { most: 959, except: &[] }, default: "518" };

impl Variant {
    /// The first position that an option chooses.
    pub fn array(&self, options: &Options) -> Option<Position> {
        let number = options.get(START.name).parse().ok().filter(|_| self.declared.arrays)?;
        fen::read(&self.definition, &arrays::position(number)).ok()
    }

    /// The rules with these options.
    pub fn chosen(&self, options: &Options) -> Arc<Definition> {
        let id = &self.definition.id;
        let mut text = format!("[varied:{id}]\n");
        let mut start = self.declared.start.clone().unwrap_or_default();
        let mut usual = true;
        for choice in &self.declared.options {
            let value = options.get(&choice.name);
            let index = choice.values.iter().position(|known| known == value).unwrap_or_default();
            usual &= index == 0;
            let of = |all: &[String]| all.get(index).cloned().unwrap_or_default();
            start = start.replace(&format!("{{{}}}", choice.name), &of(&choice.put));
            text += &of(&choice.lines);
            text.push('\n');
        }
        if usual {
            return self.definition.clone();
        }
        if !start.is_empty() {
            let _ = writeln!(text, "startFen = {start}");
        }
        let mut varied = self.varied.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = varied.get(&text) {
            return known.clone();
        }
        // A test reads the texts of all options.
        let chosen = text::last(&text).map_or_else(
            |_| self.definition.clone(),
            |told| {
                let mut game = told.definition;
                game.worth.clone_from(&self.definition.worth);
                game.id.clone_from(id);
                Arc::new(game)
            },
        );
        varied.insert(text, chosen.clone());
        chosen
    }

    /// The id of the sentence for an end.
    pub fn said_of(&self, reason: Reason, drawn: bool, wins: bool) -> &'static str {
        let name = Reason::ALL.iter().find(|(known, _)| *known == reason).map_or("", |(_, name)| name);
        let key = ending_key(name, drawn, wins);
        self.ends.get(&key).copied().unwrap_or("fairy-end-other")
    }
}

/// The name of an end among the sentences.
pub fn ending_key(name: &str, drawn: bool, wins: bool) -> String {
    format!(
        "{name}{}",
        if drawn {
            "-drawn"
        } else if wins {
            "-wins"
        } else {
            ""
        }
    )
}
