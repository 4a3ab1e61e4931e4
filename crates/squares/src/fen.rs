//! Position strings: the common parts of many games, both ways. The reader is strict: there is one canonical
//! form.

use super::{Geometry, KindSpec, Piece, Square};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use std::fmt::Display;

/// A fault in a position string.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The field, from 0; `None` if there are too many or too few fields.
    pub field: Option<usize>,
    /// The fault.
    pub message: Message,
}

impl Fault {
    /// Makes the fault of a field, from 0.
    pub fn at(field: usize, message: Message) -> Fault {
        Fault { field: Some(field), message }
    }

    /// The refusal, with the name of the field.
    pub fn named(self, names: &[&'static str]) -> Refusal {
        let message = match self.field {
            None => self.message,
            Some(field) => Message::new("sqr-position-field")
                .with("number", field as i64 + 1)
                .with("field", names.get(field).copied().unwrap_or_default())
                .with("fault", self.message),
        };
        Refusal::new(RefusalKind::BadPosition, message)
    }
}

/// The fields of a position string; a fault in one carries its number.
#[derive(Clone, Debug)]
pub struct Fields<'a>(Vec<&'a str>);

impl<'a> Fields<'a> {
    /// The fields of a text, if it has this number of them.
    pub fn of(text: &'a str, wanted: usize) -> Result<Fields<'a>, Fault> {
        let fields: Vec<&str> = text.split(' ').collect();
        if fields.len() == wanted {
            return Ok(Fields(fields));
        }
        let message = Message::new("sqr-position-fields").with("wanted", wanted as i64);
        Err(Fault { field: None, message: message.with("found", fields.len() as i64) })
    }

    /// A field, from 0.
    pub fn text(&self, field: usize) -> &'a str {
        self.0[field]
    }

    /// A fault of a field, with its text as the argument `text`.
    pub fn fault(&self, field: usize, id: &'static str) -> Fault {
        Fault::at(field, Message::new(id).with("text", self.text(field)))
    }

    /// Reads a field.
    pub fn read<T>(
        &self,
        field: usize,
        read: impl FnOnce(&'a str) -> Result<T, Message>,
    ) -> Result<T, Fault> {
        read(self.text(field)).map_err(|message| Fault::at(field, message))
    }

    /// Reads a field that is a whole number from 0.
    pub fn number(&self, field: usize) -> Result<u32, Fault> {
        self.read(field, |text| read_number(text, 0))
    }

    /// The index of a field's value among these; a fault with the message `none` if it is not there.
    pub fn one_of(&self, field: usize, known: &[&str], none: &'static str) -> Result<usize, Fault> {
        let found = known.iter().position(|known| *known == self.text(field));
        found.ok_or_else(|| self.fault(field, none))
    }
}

/// A position pasted from a file, without the tag around it (`[FEN "…"]`), quotation marks, and repeated
/// blanks.
pub fn unwrapped(text: &str) -> String {
    let text = text.trim();
    let inner = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).map(str::trim);
    let value = inner.and_then(|inner| inner.get(3..).filter(|_| inner[..3].eq_ignore_ascii_case("fen")));
    let marks = |c: char| c.is_whitespace() || "\"“”„«»".contains(c);
    let bare = value.unwrap_or(text).trim_matches(marks);
    bare.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Finds the first field that is not in its canonical form.
pub fn compare(given: &str, canonical: &str) -> Result<(), Fault> {
    let pairs = given.split(' ').zip(canonical.split(' '));
    match pairs.enumerate().find(|(_, (given, canonical))| given != canonical) {
        None => Ok(()),
        Some((field, (_, canonical))) => {
            Err(Fault::at(field, Message::new("sqr-position-canonical").with("canonical", canonical)))
        }
    }
}

/// The letter of a piece: upper case for the first seat of a board, lower case for the other.
pub fn sign(kinds: &[KindSpec], piece: Piece) -> char {
    let sign = kinds.get(usize::from(piece.kind.0)).map_or('?', |kind| kind.sign);
    if piece.seat.0.is_multiple_of(2) { sign } else { sign.to_ascii_lowercase() }
}

/// The piece with this letter.
pub fn piece(kinds: &[KindSpec], sign: char) -> Result<Piece, Message> {
    let found = (0..).zip(kinds).find(|(_, kind)| kind.sign.eq_ignore_ascii_case(&sign));
    let Some((kind, _)) = found else {
        let letters: Vec<String> = kinds.iter().map(|kind| kind.sign.to_string()).collect();
        let message = Message::new("sqr-position-sign").with("text", sign.to_string());
        return Err(message.with("letters", letters.join(" ")));
    };
    let seat = if sign.is_ascii_uppercase() { Seat(0) } else { Seat(1) };
    Ok(Piece { seat, kind: super::Kind(kind) })
}

/// One board: rank by rank from the last, runs of empty squares as numbers.
pub fn write_placement(
    geometry: Geometry,
    kinds: &[KindSpec],
    board: u8,
    piece: impl Fn(Square) -> Option<Piece>,
) -> String {
    write_board(geometry, board, |at| piece(at).map(|piece| sign(kinds, piece)))
}

/// Writes one board with any signs.
pub fn write_board<S: Display>(geometry: Geometry, board: u8, sign: impl Fn(Square) -> Option<S>) -> String {
    let ranks = (0..geometry.ranks).rev().map(|rank| {
        let (mut text, mut empty) = (String::new(), 0);
        let flush = |text: &mut String, empty: &mut u8| {
            if *empty > 0 {
                text.push_str(&std::mem::take(empty).to_string());
            }
        };
        for file in 0..geometry.files {
            if let Some(sign) = sign(geometry.square(board, file, rank)) {
                flush(&mut text, &mut empty);
                text.push_str(&sign.to_string());
            } else {
                empty += 1;
            }
        }
        flush(&mut text, &mut empty);
        text
    });
    ranks.collect::<Vec<_>>().join("/")
}

/// Reads one board.
pub fn read_placement(
    geometry: Geometry,
    kinds: &[KindSpec],
    board: u8,
    text: &str,
) -> Result<Vec<(Square, Piece)>, Message> {
    read_board(geometry, board, text, |sign| piece(kinds, sign))
}

/// Reads one board with any signs.
pub fn read_board<T>(
    geometry: Geometry,
    board: u8,
    text: &str,
    piece: impl Fn(char) -> Result<T, Message>,
) -> Result<Vec<(Square, T)>, Message> {
    // A single board has no number.
    let number = if geometry.boards > 1 { i64::from(board) + 1 } else { 0 };
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(geometry.ranks) {
        return Err(Message::new("sqr-position-ranks")
            .with("wanted", i64::from(geometry.ranks))
            .with("board", number)
            .with("found", ranks.len() as i64));
    }
    let mut pieces = Vec::new();
    for (rank, text) in (0..geometry.ranks).rev().zip(ranks) {
        let mut file = 0_usize;
        let mut rest = text;
        while let Some(sign) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let (run, after) = rest.split_at(digits);
                let empty = run.parse().ok().filter(|empty| (1..=geometry.files).contains(empty));
                let empty = empty.filter(|_| !run.starts_with('0')).ok_or_else(|| {
                    let message = Message::new("sqr-position-run").with("text", run);
                    message.with("most", i64::from(geometry.files))
                })?;
                file += usize::from(empty);
                rest = after;
                continue;
            }
            let piece = piece(sign)?;
            if file < usize::from(geometry.files) {
                pieces.push((geometry.square(board, file as u8, rank), piece));
            }
            file += 1;
            rest = &rest[sign.len_utf8()..];
        }
        if file != usize::from(geometry.files) {
            return Err(Message::new("sqr-position-rank")
                .with("rank", i64::from(geometry.counted(rank)) + 1)
                .with("wanted", i64::from(geometry.files))
                .with("board", number)
                .with("found", file as i64));
        }
    }
    Ok(pieces)
}

/// The pieces in the hands, in square brackets: `[QPPn]`.
pub fn write_hands(kinds: &[KindSpec], held: impl IntoIterator<Item = (Piece, u8)>) -> String {
    let signs =
        held.into_iter().map(|(piece, count)| sign(kinds, piece).to_string().repeat(usize::from(count)));
    format!("[{}]", signs.collect::<String>())
}

/// Splits a field into the placement and the text in square brackets after it.
pub fn split_hands(text: &str) -> Result<(&str, &str), Message> {
    let split = text.split_once('[').and_then(|(placement, rest)| Some((placement, rest.strip_suffix(']')?)));
    split.ok_or_else(|| Message::new("sqr-position-hands").with("text", text))
}

/// Reads a whole number from `least` on, in its one form.
pub fn read_number(text: &str, least: u32) -> Result<u32, Message> {
    let number = text.parse::<u32>().ok().filter(|number| *number >= least && number.to_string() == text);
    number
        .ok_or_else(|| Message::new("sqr-position-number").with("text", text).with("least", i64::from(least)))
}
