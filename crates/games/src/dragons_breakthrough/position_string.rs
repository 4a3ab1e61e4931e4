//! Position strings (rules page, 6.3).

use super::board::{Cell, Side};
use super::kit::KINDS;
use super::piece::{Handful, Kind};
use super::position::{PATIENCE, Pie, Position};
use liege_game::Refusal;
use liege_squares::fen::{self, Fault, Fields};
use liege_squares::{Geometry, Square};
use liege_words::{Arg, Message};
use std::fmt;
use std::str::FromStr;

/// The names of the fields in refusals.
const FIELDS: [&str; 7] =
    ["placement", "turn", "reserves", "pie rule", "who has Light", "variant", "plies counted"];

/// The cells in rows of four, as position strings have them.
const ROWS: Geometry = Geometry { files: 4, ..Geometry::CHESS };

/// A cell in its row.
fn in_row(cell: Cell) -> Square {
    ROWS.square(0, cell.column() as u8 / 2, 7 - cell.row() as u8)
}

const TURNS: [(&str, Side); 2] = [("L", Side::Light), ("D", Side::Dark)];
const PIES: [(&str, Pie); 3] = [("a", Pie::Ahead), ("b", Pie::Open), ("-", Pie::Past)];
const HOLDERS: [(&str, bool); 2] = [("fs", false), ("sf", true)];
const VARIANTS: [(&str, bool); 2] = [("-", false), ("t", true)];

/// The word for a value.
fn word_of<T: PartialEq>(words: &[(&'static str, T)], meant: &T) -> &'static str {
    words.iter().find(|(_, known)| known == meant).map_or("", |(word, _)| word)
}

/// Reads one of a few words.
fn one_of<T: Copy>(text: &str, words: &[(&str, T)]) -> Result<T, Message> {
    let known = words.iter().find(|(word, _)| *word == text);
    known.map(|(_, value)| *value).ok_or_else(|| {
        let allowed = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        fault("drb-position-word", text).with("allowed", allowed)
    })
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = |at: Square| {
            let cell = Cell::all().find(|cell| in_row(*cell) == at)?;
            // Capitals are Light's pieces, whoever has Light.
            self.piece(cell).map(|piece| Position::default().held(piece))
        };
        let placement = fen::write_placement(ROWS, &KINDS, 0, piece);
        let reserve =
            |reserve: Handful| if reserve.is_empty() { "-".to_owned() } else { reserve.to_string() };
        let [light, dark] = self.reserves.map(reserve);
        let (turn, pie) = (word_of(&TURNS, &self.turn), word_of(&PIES, &self.pie));
        let (holder, variant) = (word_of(&HOLDERS, &self.swapped), word_of(&VARIANTS, &self.transform));
        write!(f, "{placement} {turn} {light}/{dark} {pie} {holder} {variant} {}", self.clock)
    }
}

/// A fault in a field: a sentence without the field's name.
fn fault(id: &'static str, text: impl Into<Arg>) -> Message {
    Message::new(id).with("text", text)
}

fn reserve(text: &str) -> Result<Handful, Message> {
    let kinds: Option<Vec<Kind>> = text.chars().filter(|c| *c != '-').map(Kind::of_letter).collect();
    let kinds = kinds.filter(|kinds| kinds.iter().all(|kind| Kind::RESERVED.contains(kind)));
    let kinds = kinds.ok_or_else(|| fault("drb-position-reserve", text))?;
    // Checked before they are counted in bytes.
    if kinds.len() > usize::from(Handful::PLACES) {
        return Err(fault("drb-position-full", text));
    }
    Ok(kinds.into_iter().collect())
}

/// Refuses a position that no game leads to, in the responsible field.
fn impossible(position: &Position) -> Result<(), Fault> {
    for side in Side::ALL {
        for (kind, id) in [(Kind::Dragon, "drb-position-dragons"), (Kind::Empress, "drb-position-empresses")]
        {
            let found = position.of(side, kind).count_ones();
            if found > 1 {
                let message = Message::new(id).with("side", side.name());
                return Err(Fault::at(0, message.with("found", i64::from(found))));
            }
        }
    }
    let arrived = Side::ALL.map(|side| position.of(side, Kind::Dragon) & side.last_row() != 0);
    if arrived == [true; 2] {
        return Err(Fault::at(0, Message::new("drb-position-two-winners")));
    }
    if position.transform && position.kinds[Kind::Dragon.index()] == 0 {
        return Err(Fault::at(0, Message::new("drb-position-no-dragons")));
    }
    let right_turn = match position.pie {
        Pie::Ahead => position.turn == Side::Light,
        Pie::Open => position.turn == Side::Dark,
        Pie::Past => true,
    };
    if !right_turn {
        return Err(Fault::at(3, Message::new("drb-position-pie-turn")));
    }
    if position.pie != Pie::Past && position.swapped {
        return Err(Fault::at(4, Message::new("drb-position-pie-holder")));
    }
    Ok(())
}

fn read(text: &str) -> Result<Position, Fault> {
    let fields = Fields::of(text, FIELDS.len())?;
    let mut position = Position::default();
    for (at, piece) in fields.read(0, |text| fen::read_placement(ROWS, &KINDS[..6], 0, text))? {
        if let Some(cell) = Cell::all().find(|cell| in_row(*cell) == at) {
            position.put(cell, position.of_seat(piece));
        }
    }
    position.turn = fields.read(1, |text| one_of(text, &TURNS))?;
    position.reserves = fields.read(2, |text| {
        let (light, dark) = text.split_once('/').ok_or_else(|| fault("drb-position-unreadable", text))?;
        Ok([reserve(light)?, reserve(dark)?])
    })?;
    position.pie = fields.read(3, |text| one_of(text, &PIES))?;
    position.swapped = fields.read(4, |text| one_of(text, &HOLDERS))?;
    position.transform = fields.read(5, |text| one_of(text, &VARIANTS))?;
    let clock = fields.number(6).ok().filter(|count| *count <= u32::from(PATIENCE));
    let wrong = || fault("drb-position-clock", fields.text(6)).with("most", i64::from(PATIENCE));
    position.clock = clock.ok_or_else(|| Fault::at(6, wrong()))? as u8;
    impossible(&position)?;
    fen::compare(text, &position.to_string())?;
    Ok(position)
}

impl FromStr for Position {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Position, Refusal> {
        read(text).map_err(|fault| fault.named(&FIELDS))
    }
}
