//! Reads texts: the subset of Fairy-Stockfish's `variants.ini` that Liege understands.
//!
//! * `lines`: sections, keys and values;
//! * `keys`: each key, with the kind of its value;
//! * `check`: what cannot be a game although each of its values is right;
//! * `bases`: the games that a section may be based on.
//!
//! All faults of a text are collected, and nothing of a faulty text is taken.

mod bases;
mod check;
mod fault;
mod keys;
mod lines;

pub use fault::Fault;
pub use lines::clipped;

use super::betza;
use super::definition::Definition;
use super::names::Name;
use super::settings::{Names, Settings};
use keys::{Key, Known, Mobility};
use liege_words::{Message, nearest};
use lines::{Entry, Section};

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
                    Some(near) => Message::new("fairy-base-near").with("base", clipped(base)).with("near", near),
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
    game.start = super::fen::read(&game, &game.rules.start).ok()?;
    Some(game)
}

/// The ids of the games that Liege has as texts.
pub fn ids() -> impl Iterator<Item = &'static str> {
    bases::ids()
}

/// The values of a section over those of its base.
fn settings(section: &Section<'_>, base: Settings, faults: &mut Vec<Fault>) -> Settings {
    let mut settings = base;
    let mut fault = |entry: &Entry<'_>, message| {
        faults.push(Fault { line: entry.line, key: clipped(entry.key), message });
    };
    let (mut pieces, mut mobility, mut plain) = (Vec::new(), Vec::<(Entry<'_>, Mobility)>::new(), Vec::new());
    for entry in &section.entries {
        match keys::key(entry.key) {
            Ok(Known::Piece(name)) => pieces.push((*entry, name)),
            Ok(Known::Mobility(key)) => mobility.push((*entry, key)),
            Ok(Known::Plain(key)) => plain.push((*entry, key)),
            Ok(Known::Ignored) => {}
            Err(message) => fault(entry, message),
        }
    }
    let mut given: Vec<(char, Name)> = Vec::new();
    for (entry, name) in pieces {
        if let Err(message) = piece(&mut settings, &mut given, &entry, name) {
            fault(&entry, message);
        }
    }
    plain.sort_by_key(|(_, key): &(Entry<'_>, Key)| key.rank);
    for (entry, key) in plain {
        if let Err(message) = key.set(&mut settings, entry.key, entry.value) {
            fault(&entry, message);
        }
    }
    for (entry, key) in mobility {
        if let Err(message) = key.set(&mut settings, entry.key, entry.value) {
            fault(&entry, message);
        }
    }
    settings
}

/// Reads a line about a kind of piece.
fn piece(
    settings: &mut Settings,
    given: &mut Vec<(char, Name)>,
    entry: &Entry<'_>,
    name: Name,
) -> Result<(), Message> {
    if entry.value == "-" {
        settings.letters[name.index()] = None;
        forget(settings, name);
        return Ok(());
    }
    let (letter, movement) = match entry.value.split_once(':') {
        Some((letter, movement)) => (letter.trim(), Some(movement.trim())),
        None => (entry.value, None),
    };
    let mut signs = letter.chars();
    let sign = signs.next().filter(|sign| sign.is_ascii_alphabetic() && signs.next().is_none());
    let Some(letter) = sign.map(|sign| sign.to_ascii_lowercase()) else {
        return Err(Message::new("fairy-letter").with("key", entry.key).with("value", clipped(letter)));
    };
    if let Some((_, other)) = given.iter().find(|(known, _)| *known == letter) {
        let message = Message::new("fairy-letter-twice").with("letter", letter.to_string());
        return Err(message.with("key", entry.key).with("other", other.key()));
    }
    let own = name.movement().is_none();
    match movement {
        None if own => return Err(Message::new("fairy-no-movement").with("key", entry.key)),
        Some(_) if !own && name != Name::KING => {
            return Err(Message::new("fairy-named-movement").with("key", entry.key));
        }
        _ => {}
    }
    if let Some(text) = movement {
        let movement = betza::read(text).map_err(|(place, message)| {
            let movement = Message::new("fairy-movement").with("movement", clipped(text));
            movement.with("place", place as i64).with("right", message)
        })?;
        if movement.parts.is_empty() {
            return Err(Message::new("fairy-no-movement").with("key", entry.key));
        }
        settings.movements[name.index()] = Some(movement);
    } else if name == Name::KING {
        settings.movements[name.index()] = None;
    }
    given.push((letter, name));
    for old in Name::all().filter(|old| *old != name) {
        if settings.letters[old.index()] == Some(letter) {
            settings.letters[old.index()] = None;
            forget(settings, old);
        }
    }
    settings.letters[name.index()] = Some(letter);
    Ok(())
}

/// Takes a kind that is gone out of what names kinds.
fn forget(settings: &mut Settings, name: Name) {
    let without = |names: &mut Names| names.set &= !(1 << name.0);
    settings.promotion_pieces.iter_mut().for_each(without);
    settings.promoted.retain(|(from, to)| *from != name && *to != name);
    settings.promotion_limit.retain(|(limited, _)| *limited != name);
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
