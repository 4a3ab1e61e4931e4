//! Position strings (rules page, 6.3).

use super::board::{Cell, Side};
use super::piece::{Handful, Kind, Piece};
use super::position::{PATIENCE, Pie, Position};
use crate::game::{Refusal, RefusalKind};
use crate::words::{Arg, Message};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The fields, by their place from 1, as refusals name them.
const FIELDS: [&str; 7] = [
    "drb-field-placement",
    "drb-field-turn",
    "drb-field-reserves",
    "drb-field-pie",
    "drb-field-holder",
    "drb-field-variant",
    "drb-field-clock",
];

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..8 {
            if row > 0 {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for cell in Cell::all().skip(4 * row).take(4) {
                let Some(piece) = self.piece(cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let letter = piece.kind.letter();
                f.write_char(if piece.side == Side::Light { letter } else { letter.to_ascii_lowercase() })?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        let turn = if self.turn == Side::Light { 'L' } else { 'D' };
        write!(f, " {turn} ")?;
        for (index, reserve) in self.reserves.iter().enumerate() {
            let slash = if index > 0 { "/" } else { "" };
            if reserve.is_empty() { write!(f, "{slash}-")? } else { write!(f, "{slash}{reserve}")? }
        }
        let pie = match self.pie {
            Pie::Ahead => 'a',
            Pie::Open => 'b',
            Pie::Past => '-',
        };
        let holder = if self.swapped { "sf" } else { "fs" };
        let variant = if self.transform { 't' } else { '-' };
        write!(f, " {pie} {holder} {variant} {}", self.clock)
    }
}

/// What is wrong in a field: a sentence without the field's name.
fn fault(id: &'static str, text: impl Into<Arg>) -> Message {
    Message::new(id).with("text", text)
}

fn placement(position: &mut Position, text: &str) -> Result<(), Message> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(Message::new("drb-position-rows").with("found", rows.len() as i64));
    }
    for (row, text) in rows.into_iter().enumerate() {
        let mut place = 0;
        let mut digit_before = false;
        for letter in text.chars() {
            if let Some(empty) = letter.to_digit(10) {
                if !(1..=4).contains(&empty) || digit_before {
                    return Err(fault("drb-position-unreadable", text));
                }
                place += empty as usize;
                digit_before = true;
                continue;
            }
            digit_before = false;
            let side = if letter.is_ascii_uppercase() { Side::Light } else { Side::Dark };
            let Some(kind) = Kind::of_letter(letter.to_ascii_uppercase()) else {
                return Err(fault("drb-position-letter", letter.to_string()));
            };
            if place < 4
                && let Some(cell) = Cell::numbered((4 * row + place + 1) as u32)
            {
                position.put(cell, Piece { side, kind });
            }
            place += 1;
        }
        if place != 4 {
            let message = Message::new("drb-position-row").with("row", row as i64 + 1);
            return Err(message.with("found", place as i64));
        }
    }
    Ok(())
}

fn reserve(text: &str) -> Result<Handful, Message> {
    if text == "-" {
        return Ok(Handful::default());
    }
    let kinds: Option<Vec<Kind>> = text.chars().map(Kind::of_letter).collect();
    let kinds = kinds.filter(|kinds| kinds.iter().all(|kind| Kind::RESERVED.contains(kind)));
    let Some(kinds) = kinds.filter(|kinds| !kinds.is_empty()) else {
        return Err(fault("drb-position-reserve", text));
    };
    if kinds.len() > usize::from(Handful::PLACES) {
        return Err(fault("drb-position-full", text));
    }
    let handful: Handful = kinds.into_iter().collect();
    if handful.to_string() != text {
        return Err(fault("drb-position-order", text).with("right", handful.to_string()));
    }
    Ok(handful)
}

/// One of a few words.
fn one_of<T: Copy>(text: &str, words: &[(&str, T)]) -> Result<T, Message> {
    let known = words.iter().find(|(word, _)| *word == text);
    known.map(|(_, value)| *value).ok_or_else(|| {
        let allowed = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
        fault("drb-position-word", text).with("allowed", allowed)
    })
}

/// What no game leads to; with the place of the field that says so.
fn impossible(position: &Position) -> Result<(), (usize, Message)> {
    for side in Side::ALL {
        let name = side.name();
        for (kind, id) in [(Kind::Dragon, "drb-position-dragons"), (Kind::Empress, "drb-position-empresses")]
        {
            let found = position.of(side, kind).count_ones();
            if found > 1 {
                return Err((0, Message::new(id).with("side", name).with("found", i64::from(found))));
            }
        }
    }
    let arrived = Side::ALL.map(|side| position.of(side, Kind::Dragon) & side.last_row() != 0);
    if arrived == [true; 2] {
        return Err((0, Message::new("drb-position-two-winners")));
    }
    if position.transform && position.kinds[Kind::Dragon.index()] == 0 {
        return Err((0, Message::new("drb-position-no-dragons")));
    }
    let right_turn = match position.pie {
        Pie::Ahead => position.turn == Side::Light,
        Pie::Open => position.turn == Side::Dark,
        Pie::Past => true,
    };
    if !right_turn {
        return Err((3, Message::new("drb-position-pie-turn")));
    }
    if position.pie != Pie::Past && position.swapped {
        return Err((4, Message::new("drb-position-pie-holder")));
    }
    Ok(())
}

impl FromStr for Position {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Position, Refusal> {
        let bad = |message| Refusal::new(RefusalKind::BadPosition, message);
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, turn, reserves, pie, holder, variant, clock] = fields.as_slice() else {
            return Err(bad(Message::new("drb-position-fields").with("found", fields.len() as i64)));
        };
        let in_field = |place: usize| {
            move |fault: Message| {
                let message = Message::new("drb-position-field")
                    .with("number", place as i64 + 1)
                    .with("field", Message::new(FIELDS[place]))
                    .with("fault", fault);
                Refusal::new(RefusalKind::BadPosition, message)
            }
        };
        let mut position = Position::empty();
        placement(&mut position, board).map_err(in_field(0))?;
        position.turn = one_of(turn, &[("L", Side::Light), ("D", Side::Dark)]).map_err(in_field(1))?;
        let (light, dark) = reserves
            .split_once('/')
            .ok_or_else(|| in_field(2)(fault("drb-position-unreadable", reserves)))?;
        position.reserves = [reserve(light).map_err(in_field(2))?, reserve(dark).map_err(in_field(2))?];
        position.pie =
            one_of(pie, &[("a", Pie::Ahead), ("b", Pie::Open), ("-", Pie::Past)]).map_err(in_field(3))?;
        position.swapped = one_of(holder, &[("fs", false), ("sf", true)]).map_err(in_field(4))?;
        position.transform = one_of(variant, &[("-", false), ("t", true)]).map_err(in_field(5))?;
        let count = clock.parse::<u8>().ok().filter(|count| *count <= PATIENCE && count.to_string() == clock);
        position.clock = count.ok_or_else(|| {
            in_field(6)(fault("drb-position-clock", clock).with("most", i64::from(PATIENCE)))
        })?;
        impossible(&position).map_err(|(place, fault)| in_field(place)(fault))?;
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_written_as_on_the_page() {
        let start = "nkkr/ccdc/cccc/4/4/CCCC/CDCC/RKKN L -/- a fs - 0";
        assert_eq!(Position::start(true, false).to_string(), start);
        assert_eq!(start.parse(), Ok(Position::start(true, false)));
        let plain = start.replace(" a ", " - ").replace("- 0", "t 0");
        assert_eq!(Position::start(false, true).to_string(), plain);
    }

    #[test]
    fn any_set_up_is_read_back() {
        for text in [
            "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0",
            "C1R1/2dE/4/4/4/4/1D2/4 L -/- - fs t 0",
            "cDkr/3c/d2c/4/CC2/4/2c1/RK2 D KN/C - fs - 0",
            "4/4/4/4/4/4/4/4 D CKN/KRR - sf - 99",
            "nkkr/ccdc/cccc/4/1C2/CC1C/CDCC/RKKN D -/- b fs - 0",
            "C3/4/4/4/1d1D/4/4/4 L CCC/- - fs - 100",
        ] {
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn faults_are_named_by_their_field() {
        let start = "nkkr/ccdc/cccc/4/4/CCCC/CDCC/RKKN L -/- a fs - 0";
        for (old, new, fault) in [
            ("nkkr/", "", "drb-position-rows"),
            ("nkkr", "nkk", "drb-position-row"),
            ("nkkr", "nkkrr", "drb-position-row"),
            ("/4/4/", "/22/4/", "drb-position-unreadable"),
            ("/4/4/", "/0C3/4/", "drb-position-unreadable"),
            ("/4/4/", "/5/4/", "drb-position-unreadable"),
            ("nkkr", "nkqr", "drb-position-letter"),
            ("nkkr", "nkшr", "drb-position-letter"),
            (" L ", " W ", "drb-position-word"),
            ("-/-", "-", "drb-position-unreadable"),
            ("-/-", "D/-", "drb-position-reserve"),
            ("-/-", "/-", "drb-position-reserve"),
            ("-/-", "CKNR/-", "drb-position-full"),
            ("-/-", "KC/-", "drb-position-order"),
            (" a ", " c ", "drb-position-word"),
            ("a fs", "a ff", "drb-position-word"),
            ("fs - 0", "fs x 0", "drb-position-word"),
            ("- 0", "- 101", "drb-position-clock"),
            ("- 0", "- 00", "drb-position-clock"),
            ("- 0", "- +1", "drb-position-clock"),
            ("nkkr/ccdc", "dkkr/ccdc", "drb-position-dragons"),
            ("nkkr/ccdc", "eker/ccdc", "drb-position-empresses"),
            ("4/4", "4/ee2", "drb-position-empresses"),
            (" L ", " D ", "drb-position-pie-turn"),
            ("L -/- a", "L -/- b", "drb-position-pie-turn"),
            ("fs", "sf", "drb-position-pie-holder"),
        ] {
            let text = start.replacen(old, new, 1);
            let refusal = text.parse::<Position>().unwrap_err();
            assert_eq!(refusal.kind, RefusalKind::BadPosition, "{text}");
            let told = format!("{:?}", refusal.message);
            assert!(told.contains(fault), "{text}: {told}");
        }
        for text in ["", " ", "4 L", "4/4/4/4/4/4/4/4  L -/- - fs - 0"] {
            let refusal = text.parse::<Position>().unwrap_err();
            assert_eq!(refusal.message.id(), "drb-position-fields", "{text}");
        }
        for text in ["D3/4/4/4/4/4/4/3d L -/- - fs - 0", "4/4/4/4/4/4/4/4 L -/- - fs t 0"] {
            assert!(text.parse::<Position>().is_err(), "{text}");
        }
    }
}
