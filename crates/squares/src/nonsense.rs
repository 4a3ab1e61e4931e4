//! The replies to a text that is not in any form of the notation.

use super::called::{nothing, piece_name, square};
use super::reader::{MOST, Reader};
use super::rules::Rules;
use super::typed::{self, LONGEST, Place, Prepared, Squares, Typed, look};
use super::{Naming, Play};
use liege_game::{Refusal, RefusalKind};
use liege_words::Message;

fn unreadable(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Unreadable, message)
}

/// The refusal of a text longer than any move.
pub fn too_long() -> Refusal {
    unreadable(Message::new("sqr-read-long").with("most", LONGEST as i64))
}

/// An example of a move: one that is legal now.
fn example(reader: &Reader<'_>) -> Message {
    let own: Vec<&Play> = reader.own().collect();
    own.get(own.len() / 2).map_or_else(nothing, |play| reader.rules.display(play))
}

/// The refusal of a text that is not in any form of the notation: for its letters, and for the text as typed.
/// If it has `readings`, they are of a castling in a game without castling.
pub fn not_understood(reader: &Reader<'_>, text: &Prepared, typed: &str, readings: &[Typed]) -> Refusal {
    let rules = reader.rules;
    let geometry = rules.spec().geometry;
    let letters = &text.letters[..];
    if letters.is_empty() {
        return unreadable(Message::new("sqr-read-nothing").with("example", example(reader)));
    }
    if rules.spec().skips && typed::says(&text.bare(), "passes") {
        return unreadable(Message::new("sqr-read-no-pass").with("example", example(reader)));
    }
    if !readings.is_empty() {
        return unreadable(Message::new("sqr-read-no-castling"));
    }
    if let Some(at) = typed::whole_square(geometry, letters) {
        let there: Vec<&Play> = reader.own().filter(|play| play.to == at).collect();
        let message = Message::new("sqr-read-only-square").with("square", square(rules, at));
        return unreadable(message.with("example", example(reader))).with(reader.few(&there));
    }
    let said = typed::readings(geometry, &rules.spec().names(), text, Squares::Real);
    if let Some(typed) = said.iter().find(|typed| typed.put.is_none() && !typed.may_become(rules)) {
        let plain = Typed { becomes: None, ..typed.clone() };
        let known = rules.spec().becomes.iter().map(|kind| piece_name(rules, *kind)).collect::<Vec<_>>();
        let message = Message::new("sqr-read-never-becomes").with("becomes", known);
        return unreadable(message).with(reader.few(&reader.fitting(&[plain])));
    }
    let loose = reader.readings(text, Squares::Meant);
    // A reading that is near to a move says most.
    let off: Vec<Refusal> = loose.iter().filter_map(|typed| off_the_boards(reader, typed)).collect();
    if let Some(refusal) = off.iter().find(|refusal| !refusal.candidates.is_empty()).or(off.first()) {
        return refusal.clone();
    }
    let message = Message::new("sqr-read-whole").with("text", quoted(typed)).with("example", example(reader));
    unreadable(message).with(written_alike(reader, letters))
}

/// The typed text, for quoting: on one line, and not too long.
fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let line: String = text.trim().chars().filter(|c| !c.is_control() && *c != '`').collect();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// The refusal of a reading with an impossible square.
fn off_the_boards(reader: &Reader<'_>, typed: &Typed) -> Option<Refusal> {
    let (off, is_origin) = match (&typed.from, &typed.to) {
        (Some(Place::Off(off)), _) => (off, true),
        (_, Some(Place::Off(off))) => (off, false),
        _ => return None,
    };
    let mut rest = typed.clone();
    *(if is_origin { &mut rest.from } else { &mut rest.to }) = None;
    let geometry = reader.rules.spec().geometry;
    let near = nearest(reader.fitting(&[rest]).into_iter().filter_map(|play| {
        let at = if is_origin { play.from.unwrap_or(play.to) } else { play.to };
        Some((slips(&geometry.name(at), off)?, reader.rules.canonical(play)))
    }));
    Some(unreadable(no_square(reader.rules, off)).with(near))
}

/// The fault of a text in the place of a square.
pub fn no_square(rules: &dyn Rules, text: &str) -> Message {
    let spec = rules.spec();
    let geometry = spec.geometry;
    if geometry.numbers.is_some() && text.chars().all(|c| c.is_ascii_digit()) {
        let count = geometry.all().filter(|at| geometry.is_playing(*at)).count();
        return Message::new("sqr-no-square-number").with("text", text).with("count", count as i64);
    }
    let boards = if geometry.naming == Naming::Numbered { geometry.boards } else { 1 };
    let lower = text.to_lowercase();
    let parts: Vec<char> = lower.chars().map(look).collect();
    let last = char::from(b'a' + geometry.files - 1);
    let (level, rest) = match parts[..] {
        [level, ref rest @ ..] if boards > 1 && level.is_ascii_digit() => (Some(level), rest),
        ref rest => (None, rest),
    };
    let levels = level.is_none_or(|level| ('1'..='9').take(usize::from(boards)).any(|known| known == level));
    let id = match rest {
        _ if boards > 1 && level.is_none() => "sqr-no-square",
        [file, rank] if file.is_alphabetic() && rank.is_ascii_digit() => {
            let rank = rank.to_digit(10).filter(|rank| (1..=u32::from(geometry.ranks)).contains(rank));
            match (levels, ('a'..=last).contains(file), rank) {
                (false, true, Some(_)) => "sqr-no-square-level",
                (true, false, Some(_)) => "sqr-no-square-file",
                (true, true, None) => "sqr-no-square-rank",
                _ => "sqr-no-square",
            }
        }
        _ => "sqr-no-square",
    };
    let message = Message::new(id).with("text", text).with("file", last.to_string());
    let message = message.with("rank", i64::from(geometry.ranks)).with("level", i64::from(boards));
    let message =
        message.with("example", geometry.name(geometry.square(boards / 2, geometry.files / 2 - 1, 2)));
    if id != "sqr-no-square-level" {
        return message;
    }
    message.with("lowest", spec.board_name(0)).with("highest", spec.board_name(boards - 1))
}

/// Moves whose notation differs by a slip or two of the fingers.
fn written_alike(reader: &Reader<'_>, typed: &[char]) -> Vec<String> {
    let bare = |text: &str| -> String { text.chars().filter(|c| c.is_alphanumeric()).map(look).collect() };
    let typed = bare(&typed.iter().collect::<String>());
    let spec = reader.rules.spec();
    let least = if spec.geometry.boards > 1 { 4 } else { 3 };
    if typed.chars().count() < least {
        return Vec::new();
    }
    nearest(reader.own().filter_map(|play| {
        let text = reader.rules.canonical(play);
        let full = bare(&text.to_lowercase());
        let letter = spec.kind(play.piece.kind).letter.to_lowercase();
        let short = format!("{letter}{}", spec.geometry.name(play.to));
        Some(([full, short].iter().filter_map(|text| slips(text, &typed)).min()?, text))
    }))
}

/// The number of slips of the fingers between two texts, if it is at most one.
fn slips(one: &str, other: &str) -> Option<usize> {
    let longer = one.chars().count().abs_diff(other.chars().count());
    (longer <= 1).then(|| strsim::damerau_levenshtein(one, other)).filter(|slips| *slips <= 1)
}

/// A few of these texts, each with its number of slips: the nearest first.
fn nearest(texts: impl Iterator<Item = (usize, String)>) -> Vec<String> {
    let mut near: Vec<(usize, String)> = texts.collect();
    near.sort();
    near.into_iter().map(|(_, text)| text).take(MOST).collect()
}
