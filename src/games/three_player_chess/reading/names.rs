//! Names of zones and cells for sentences.

use super::super::board::{Cell, Zone};
use super::letters::{self, Place};
use crate::words::Message;

/// Typed text as it is quoted in an answer: on one line, without code marks, not long.
pub(super) fn quoted(text: &str) -> String {
    let plain = |c: char| if c.is_control() || c == '`' { ' ' } else { c };
    let line: String = text.trim().chars().map(plain).take(41).collect();
    match line.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", line.get(..end).unwrap_or_default()),
        None => line,
    }
}

/// The name of a zone.
pub(super) fn zone_name(zone: Zone) -> Message {
    Message::new(match zone {
        Zone::Throne => "tpc-read-zone-throne",
        Zone::Palace => "tpc-read-zone-palace",
        Zone::City => "tpc-read-zone-city",
        Zone::Suburb => "tpc-read-zone-suburb",
        Zone::Village => "tpc-read-zone-village",
    })
}

/// A place in both alphabets: `RV14` («КС14»).
pub(super) fn place_name(place: &Place) -> String {
    match place {
        Place::Cell(cell) => cell_name(*cell),
        Place::Short(zone, number) => {
            format!("`{}{number}` («{}{number}»)", zone.letter(), letters::russian_zone(*zone))
        }
        Place::Fault(_) => String::new(),
    }
}

/// A cell in both alphabets: `RV14` («КС14»).
pub(super) fn cell_name(cell: Cell) -> String {
    format!("`{cell}` («{}»)", letters::russian(cell))
}
