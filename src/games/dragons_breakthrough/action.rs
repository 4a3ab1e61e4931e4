//! Actions in canonical notation (rules page, 6.1).

use super::board::Cell;
use super::piece::{Handful, Kind, Path};
use std::fmt;
use std::str::FromStr;

/// The landings of a capture: a chain never has more than nine, for it jumps over no place twice.
pub type Way = Path<9>;
/// A dragon's royal jumps: where it starts and where it lands, two rows further each time.
pub type Flight = Path<4>;

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The persons exchange their colours.
    Swap,
    /// A move.
    Move(Move),
}

/// The part of a move that the player makes himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basic {
    /// To an empty cell.
    Step {
        /// From.
        from: Cell,
        /// To.
        to: Cell,
    },
    /// A capture: a chain of jumps, or a chess piece's.
    Capture {
        /// From.
        from: Cell,
        /// Every landing; a chess piece has one, where the victim stands.
        way: Way,
    },
    /// From the reserve.
    Drop {
        /// What.
        kind: Kind,
        /// Where.
        to: Cell,
    },
}

impl Basic {
    /// Where it starts; a drop starts nowhere.
    #[must_use]
    pub fn from(&self) -> Option<Cell> {
        match *self {
            Basic::Step { from, .. } | Basic::Capture { from, .. } => Some(from),
            Basic::Drop { .. } => None,
        }
    }

    /// Where it ends.
    #[must_use]
    pub fn to(&self) -> Cell {
        match self {
            Basic::Step { to, .. } | Basic::Drop { to, .. } => *to,
            Basic::Capture { from, way } => way.last().copied().unwrap_or(*from),
        }
    }
}

/// A move: what the player does, which captives leave the game, and the royal jumps that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The basic move.
    pub basic: Basic,
    /// What leaves the game because the reserve is full.
    pub gone: Handful,
    /// The dragon's royal jumps: empty, or its whole path.
    pub flight: Flight,
}

impl Move {
    /// A basic move with nothing after it.
    #[inline]
    #[must_use]
    pub fn plain(basic: Basic) -> Move {
        Move { basic, gone: Handful::default(), flight: Flight::default() }
    }
}

/// Why a text is no action in canonical notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// No cell, or not written canonically.
    Cell {
        /// What stands there.
        text: String,
    },
    /// No kind that may be dropped.
    Kind {
        /// What stands there.
        text: String,
    },
    /// Not what may leave the game: letters C K N R in this order.
    Gone {
        /// What stands there.
        text: String,
    },
    /// No flight of a dragon.
    Flight {
        /// What stands there.
        text: String,
    },
    /// No move at all.
    Shape {
        /// What stands there.
        text: String,
    },
}

fn write_path(f: &mut fmt::Formatter<'_>, cells: &[Cell], separator: char) -> fmt::Result {
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            write!(f, "{separator}")?;
        }
        write!(f, "{cell}")?;
    }
    Ok(())
}

impl fmt::Display for Basic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Basic::Step { from, to } => write!(f, "{from}-{to}"),
            Basic::Capture { from, way } => {
                write!(f, "{from}:")?;
                write_path(f, way, ':')
            }
            Basic::Drop { kind, to } => write!(f, "{}@{to}", kind.letter()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.basic)?;
        if !self.gone.is_empty() {
            write!(f, "!{}", self.gone)?;
        }
        if !self.flight.is_empty() {
            write!(f, "+")?;
            write_path(f, &self.flight, '-')?;
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Swap => f.write_str("swap"),
            Action::Move(mv) => mv.fmt(f),
        }
    }
}

/// A cell as canonical notation writes it: no leading zero, no sign.
fn cell(text: &str) -> Result<Cell, ActionError> {
    let digits = !text.is_empty() && text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits && !text.starts_with('0'));
    number.and_then(Cell::numbered).ok_or_else(|| ActionError::Cell { text: text.to_owned() })
}

fn path<const N: usize>(text: &str, separator: char) -> Result<Option<Path<N>>, ActionError> {
    let mut path = Path::default();
    for part in text.split(separator) {
        if !path.push(cell(part)?) {
            return Ok(None);
        }
    }
    Ok(Some(path))
}

impl FromStr for Move {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Move, ActionError> {
        let (rest, flight) = match text.split_once('+') {
            None => (text, Flight::default()),
            Some((rest, written)) => {
                let flight = path(written, '-')?.filter(|flight: &Flight| flight.len() > 1);
                (rest, flight.ok_or_else(|| ActionError::Flight { text: written.to_owned() })?)
            }
        };
        let (basic, gone) = match rest.split_once('!') {
            None => (rest, Handful::default()),
            Some((basic, written)) => {
                let kinds: Option<Handful> = written.chars().map(Kind::of_letter).collect();
                let gone = kinds.filter(|gone| !written.is_empty() && gone.to_string() == written);
                (basic, gone.ok_or_else(|| ActionError::Gone { text: written.to_owned() })?)
            }
        };
        let shape = || ActionError::Shape { text: basic.to_owned() };
        let basic = if let Some((kind, to)) = basic.split_once('@') {
            let mut letters = kind.chars();
            let kind = match (letters.next().and_then(Kind::of_letter), letters.next()) {
                (Some(kind), None) if Kind::RESERVED.contains(&kind) => kind,
                _ => return Err(ActionError::Kind { text: kind.to_owned() }),
            };
            Basic::Drop { kind, to: cell(to)? }
        } else if let Some((from, landings)) = basic.split_once(':') {
            let from = cell(from)?;
            Basic::Capture { from, way: path(landings, ':')?.ok_or_else(shape)? }
        } else if let Some((from, to)) = basic.split_once('-') {
            Basic::Step { from: cell(from)?, to: cell(to)? }
        } else {
            return Err(shape());
        };
        Ok(Move { basic, gone, flight })
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Action, ActionError> {
        if text == "swap" { Ok(Action::Swap) } else { text.parse().map(Action::Move) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_texts_read_back() {
        for text in [
            "swap",
            "22-18",
            "1-14",
            "20:15",
            "23:14:7",
            "23:14:7!CC",
            "9:18!C",
            "C@14",
            "K@23+26-19-12-3",
            "27-23+26-19",
            "12:19:26!CN+7-14",
            "9:2!CKNR",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "Swap",
            "swap ",
            "22",
            "22-",
            "-18",
            "022-18",
            "22-18-14",
            "22 -18",
            "0-4",
            "33-28",
            "22–18",
            "D@4",
            "E@4",
            "c@4",
            "CC@4",
            "@4",
            "C@",
            "C@33",
            "20:",
            ":15",
            "20:15!",
            "20:15!cc",
            "20:15!KC",
            "20:15!D",
            "20:15!!C",
            "20:15+",
            "20:15+26",
            "20:15+26-19-12-3-4",
            "20:15+26:19",
            "20:15+26-19!C",
            "20:15-14",
            "20-15:14",
            "1:2:3:4:5:6:7:8:9:10:11",
            "+26-19",
            "!C",
            "٢٢-18",
            "22-+18",
            "22-18\n",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
