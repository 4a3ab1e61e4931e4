//! Position strings both ways (rules page, 6.4): thirteen fields, written canonically and read strictly.

mod read;

use super::action::{LETTERS, letter};
use super::board::{KINGDOM, Zone};
use super::position::{BondState, ORDERED_PAIRS, Position, SEATS, TruceMode, parties};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;
use std::fmt::{self, Write as _};

/// The names of the fields in refusals.
pub const FIELDS: [&str; 13] = [
    "board",
    "turn",
    "cmd",
    "castling",
    "last",
    "ep",
    "bonds",
    "offers",
    "closed",
    "truces",
    "exits",
    "end",
    "truce mode",
];

/// A fault in a position string.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionError {
    /// Index into [`FIELDS`]; `None` if the string does not have thirteen fields.
    pub field: Option<usize>,
    /// The fault.
    pub fault: Message,
}

impl From<PositionError> for Refusal {
    fn from(error: PositionError) -> Refusal {
        let message = match error.field {
            None => error.fault,
            Some(field) => Message::new("sqr-position-field")
                .with("number", field as i64 + 1)
                .with("field", FIELDS.get(field).copied().unwrap_or_default())
                .with("fault", error.fault),
        };
        Refusal::new(RefusalKind::BadPosition, message)
    }
}

impl TruceMode {
    /// The value of the option.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            TruceMode::Word => "word",
            TruceMode::Bound => "bound",
            TruceMode::Off => "off",
        }
    }

    /// The mode of that name.
    #[must_use]
    pub fn of_name(name: &str) -> Option<TruceMode> {
        [TruceMode::Word, TruceMode::Bound, TruceMode::Off].into_iter().find(|mode| mode.name() == name)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        let list = |items: Vec<String>| if items.is_empty() { "-".to_owned() } else { items.join(",") };
        let seats = |seats: [Option<Seat>; 3]| -> String {
            seats.iter().map(|seat| seat.map_or('-', letter)).collect()
        };
        write!(f, " {} {} ", letter(self.turn), seats(self.commander))?;
        if self.castling == [[false; 2]; 3] {
            f.write_char('-')?;
        }
        for (army, [short, long]) in LETTERS.into_iter().zip(self.castling).filter(|(_, r)| r.contains(&true))
        {
            write!(f, "{army}{}{}", if short { "s" } else { "" }, if long { "l" } else { "" })?;
        }
        write!(f, " {}", seats(self.last))?;
        let steps = SEATS.into_iter().filter_map(|seat| Some((seat, self.double_step[seat.index()]?)));
        let steps = steps.map(|(seat, step)| {
            let over: Vec<String> = step.over.iter().flatten().map(ToString::to_string).collect();
            format!("{}@{}:{}", letter(seat), step.pawn, over.join("."))
        });
        write!(f, " {}", list(steps.collect()))?;
        let bonds = self.ties().map(|tie| {
            let state = match tie.bond.state {
                BondState::Active => 'a',
                BondState::ByLord => 'l',
                BondState::ByVassal => 'v',
            };
            let claimed = if tie.bond.claimed { "c" } else { "" };
            let chosen = if tie.bond.chosen { "!" } else { "" };
            let (lord, vassal) = (letter(tie.lord), letter(tie.vassal));
            format!("{lord}>{vassal}:{}{state}{claimed}{chosen}", tie.bond.since)
        });
        write!(f, " {} {} {}", list(bonds.collect()), list(self.offer_texts()), list(self.closed_texts()))?;
        let truces = (0..3).filter_map(|pair| Some((pair, self.truces[pair]?)));
        let truces = truces.map(|(pair, [first, second])| format!("{}:{first}.{second}", pair_text(pair)));
        write!(f, " {} ", list(truces.collect()))?;
        if self.exits[0].is_none() {
            f.write_char('-')?;
        }
        for seat in self.exits.iter().flatten() {
            f.write_char(letter(*seat))?;
        }
        write!(f, " {} {}", if self.drawn { '=' } else { '*' }, self.mode.name())
    }
}

fn bond_text(lord: Seat, vassal: Seat) -> String {
    format!("{}>{}", letter(lord), letter(vassal))
}

fn pair_text(pair: usize) -> String {
    let [a, b] = parties(pair);
    format!("{}={}", letter(a), letter(b))
}

impl Position {
    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kingdom in 0..3 {
            if kingdom > 0 {
                f.write_char('|')?;
            }
            for zone in Zone::ALL {
                if zone != Zone::Throne {
                    f.write_char('/')?;
                }
                let start = kingdom * KINGDOM + zone.offset();
                let mut empty = 0;
                for place in &self.board[start..start + zone.size()] {
                    let Some(piece) = place else {
                        empty += 1;
                        continue;
                    };
                    if empty > 0 {
                        write!(f, "{empty}")?;
                        empty = 0;
                    }
                    write!(f, "{}{}", letter(piece.army).to_ascii_lowercase(), piece.kind.letter())?;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
            }
        }
        Ok(())
    }

    fn offer_texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for (lord, vassal) in ORDERED_PAIRS {
            if let Some(by) = self.bond_offers[lord.index()][vassal.index()] {
                texts.push(format!("{}?{}", bond_text(lord, vassal), letter(by)));
            }
        }
        for pair in 0..3 {
            if let Some((turns, by)) = self.truce_offers[pair] {
                texts.push(format!("{}/{turns}?{}", pair_text(pair), letter(by)));
            }
        }
        if let Some((by, accepted)) = self.draw_offer {
            let yes: String =
                LETTERS.into_iter().zip(accepted).filter(|(_, yes)| *yes).map(|(l, _)| l).collect();
            let plus = if yes.is_empty() { "" } else { "+" };
            texts.push(format!("draw?{}{plus}{yes}", letter(by)));
        }
        texts
    }

    fn closed_texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        let mut add = |object: String, marks: [bool; 3]| {
            let closed = LETTERS.into_iter().zip(marks).filter(|(_, closed)| *closed);
            texts.extend(closed.map(|(proposer, _)| format!("{object}#{proposer}")));
        };
        for (lord, vassal) in ORDERED_PAIRS {
            add(bond_text(lord, vassal), self.bond_closed[lord.index()][vassal.index()]);
        }
        for pair in 0..3 {
            add(pair_text(pair), self.truce_closed[pair]);
        }
        add("draw".to_owned(), self.draw_closed);
        texts
    }
}
