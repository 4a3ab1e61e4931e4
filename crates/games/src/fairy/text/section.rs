//! A section: its values over those of its base.

use super::keys::{self, Key, Known, Mobility};
use super::lines::{Entry, Section};
use crate::fairy::betza;
use crate::fairy::fault::{Fault, clipped};
use crate::fairy::names::Name;
use crate::fairy::settings::{Names, Settings};
use liege_words::Message;

/// The values of a section over those of its base.
pub fn settings(section: &Section<'_>, base: Settings, faults: &mut Vec<Fault>) -> Settings {
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
