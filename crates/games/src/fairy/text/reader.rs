//! A whole text: its sections one after the other, each over the values of its base.

use super::alone::alone;
use super::lines::{self, Section};
use super::notes::Notes;
use super::section::settings;
use super::{bases, check, keys};
use crate::fairy::definition::Definition;
use crate::fairy::fault::{Fault, clipped};
use crate::fairy::fen;
use crate::fairy::settings::Settings;
use liege_words::{Message, nearest};

/// A game of a text.
#[derive(Clone, Debug)]
pub struct Told {
    /// The game.
    pub definition: Definition,
    /// The notes for Liege alone.
    pub notes: Notes,
    /// The text of this game alone, with all that it is built on.
    pub alone: String,
}

/// Reads the games of a text. `taken` says whether Liege has a game with an id.
///
/// # Errors
/// All faults of the text, in the order of its lines.
pub fn read(text: &str, taken: &dyn Fn(&str) -> bool) -> Result<Vec<Told>, Vec<Fault>> {
    let mut games = sections(text, &|id| taken(id) || bases::named(id).is_some())?;
    let mut faults = Vec::new();
    for (line, game) in &mut games {
        // The game is that of its own text, as it is after each later start. Only a text at the limit has faults then.
        match last(&game.alone) {
            Ok(alone) => game.definition = alone.definition,
            Err(found) => faults.extend(found.into_iter().map(|fault| Fault { line: *line, ..fault })),
        }
    }
    if faults.is_empty() { Ok(games.into_iter().map(|(_, game)| game).collect()) } else { Err(faults) }
}

/// Reads the last game of a text, which may be built on games with the ids of games that Liege has: those come before
/// Liege's.
///
/// # Errors
/// All faults of the text, in the order of its lines.
pub fn last(text: &str) -> Result<Told, Vec<Fault>> {
    let (_, mut game) = sections(text, &|_| false)?.pop().ok_or_else(Vec::new)?;
    text.clone_into(&mut game.alone);
    Ok(game)
}

/// The games of a text, each with the line of its section.
fn sections(text: &str, taken: &dyn Fn(&str) -> bool) -> Result<Vec<(usize, Told)>, Vec<Fault>> {
    let mut faults = Vec::new();
    let sections = lines::read(text, &mut faults);
    let (mut known, mut games) = (Vec::<(String, Settings, Notes)>::new(), Vec::new());
    for (index, section) in sections.iter().enumerate() {
        if taken(section.id) {
            let message = Message::new("fairy-id-taken").with("id", clipped(section.id));
            faults.push(Fault { line: section.line, key: clipped(section.id), message });
        }
        let before = faults.len();
        let base = match section.base {
            None => Some((Settings::default(), Notes::default())),
            Some(id) => {
                let own = known.iter().find(|(known, ..)| known == id);
                let own = own.map(|(_, settings, notes)| (settings.clone(), notes.clone()));
                own.or_else(|| Some((bases::named(id)?.clone(), Notes::default())))
            }
        };
        match base {
            Some((base, mut notes)) => {
                let settings = settings(section, base, &mut faults);
                if faults.len() == before
                    && let Some(definition) = game(section, settings.clone(), &mut faults)
                {
                    notes.add(section, &definition, &mut faults);
                    let alone = alone(section, &sections[..index]);
                    games.push((section.line, Told { definition, notes: notes.clone(), alone }));
                }
                known.push((section.id.to_owned(), settings, notes));
            }
            None => {
                let base = section.base.unwrap_or_default();
                let ids = known.iter().map(|(id, ..)| id.clone()).chain(bases::ids().map(str::to_owned));
                let message = Message::new("fairy-base-unknown").with("base", clipped(base));
                let near = nearest(base, ids.map(|id| (id.clone(), [id])));
                let message = match near {
                    Some(near) => {
                        Message::new("fairy-base-near").with("base", clipped(base)).with("near", near)
                    }
                    None => message,
                };
                faults.push(Fault { line: section.line, key: clipped(section.id), message });
                // Values depend on the base; names of keys do not.
                for entry in &section.entries {
                    if let Err(message) = keys::key(entry.key) {
                        faults.push(Fault { line: entry.line, key: clipped(entry.key), message });
                    }
                }
            }
        }
    }
    if faults.is_empty() {
        return Ok(games);
    }
    faults.sort_by_key(|fault| fault.line);
    Err(faults)
}

/// The game `id` of those that Liege has as texts.
pub fn own(id: &str) -> Option<Definition> {
    let settings = bases::named(id)?;
    let mut game = Definition::new(id, settings.clone());
    game.start = fen::read(&game, &game.rules.start).ok()?;
    Some(game)
}

/// The ids of the games that Liege has as texts.
pub fn ids() -> impl Iterator<Item = &'static str> {
    bases::ids()
}

/// The game of a section whose values are right, unless it cannot be a game.
fn game(section: &Section<'_>, settings: Settings, faults: &mut Vec<Fault>) -> Option<Definition> {
    let line = |key: &str| {
        let entry = section.entries.iter().find(|entry| entry.key == key);
        entry.map_or(section.line, |entry| entry.line)
    };
    let mut fault = |(key, message): (String, Message)| faults.push(Fault { line: line(&key), key, message });
    let found = check::values(&settings);
    let sound = found.is_empty();
    found.into_iter().for_each(&mut fault);
    if !sound {
        return None;
    }
    let mut game = Definition::new(section.id, settings);
    match check::start(&game) {
        Ok(start) => {
            game.start = start;
            Some(game)
        }
        Err(message) => {
            fault(("startFen".to_owned(), message));
            None
        }
    }
}
