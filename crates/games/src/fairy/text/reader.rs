//! A whole text: its sections one after the other, each over the values of its base.

use super::lines::{self, Section};
use super::section::settings;
use super::{bases, check, keys};
use crate::fairy::definition::Definition;
use crate::fairy::fault::{Fault, clipped};
use crate::fairy::fen;
use crate::fairy::settings::Settings;
use liege_words::{Message, nearest};

/// Reads the games of a text. `taken` says whether Liege has a game with an id.
///
/// # Errors
/// All faults of the text, in the order of its lines.
pub fn read(text: &str, taken: &dyn Fn(&str) -> bool) -> Result<Vec<Definition>, Vec<Fault>> {
    let mut faults = Vec::new();
    let sections = lines::read(text, &mut faults);
    let (mut known, mut games) = (Vec::<(String, Settings)>::new(), Vec::new());
    for section in &sections {
        if taken(section.id) || bases::named(section.id).is_some() {
            let message = Message::new("fairy-id-taken").with("id", clipped(section.id));
            faults.push(Fault { line: section.line, key: clipped(section.id), message });
        }
        let before = faults.len();
        let base = match section.base {
            None => Some(Settings::default()),
            Some(id) => {
                let own = known.iter().find(|(known, _)| known == id).map(|(_, settings)| settings);
                own.or_else(|| bases::named(id)).cloned()
            }
        };
        match base {
            Some(base) => {
                let settings = settings(section, base, &mut faults);
                known.push((section.id.to_owned(), settings.clone()));
                if faults.len() == before {
                    games.extend(game(section, settings, &mut faults));
                }
            }
            None => {
                let base = section.base.unwrap_or_default();
                let ids = known.iter().map(|(id, _)| id.clone()).chain(bases::ids().map(str::to_owned));
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
