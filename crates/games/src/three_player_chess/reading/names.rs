//! Names of zones and cells for sentences.

use super::super::board::Zone;
use super::super::notation;
use super::letters::Place;
use liege_words::Message;

/// Typed text as an answer quotes it: on one line, without code marks, not long.
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

/// A place that a text may mean, in the language's form.
pub(super) fn place_name(place: &Place) -> Option<Message> {
    let cell = match place {
        Place::Cell(cell) => notation::cell(*cell),
        Place::Short(zone, number) => notation::short_cell(*zone, *number),
        Place::Fault(_) => return None,
    };
    Some(Message::new("tpc-read-place").with("cell", cell))
}
