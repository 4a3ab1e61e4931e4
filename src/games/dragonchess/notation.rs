//! Canonical moves (rules page, 6a): `W/2f2-2f3`, `W/2d2x2e3`, `W/2f7-2f8(H)`, `Dr/3c4x2b4`.

use super::board::Square;
use super::moves::Move;
use super::piece::{Kind, Side};
use super::position::Position;
use std::fmt;
use std::str::FromStr;

/// A move as it is written: what its notation says, whether or not it is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The piece.
    pub kind: Kind,
    /// The squares.
    pub mv: Move,
    /// Whether it is said to take something.
    pub takes: bool,
    /// Whether it is said to make a Hero.
    pub promotes: bool,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.takes { 'x' } else { '-' };
        let mark = if self.promotes { "(H)" } else { "" };
        write!(f, "{}/{}{sign}{}{mark}", self.kind.letter(), self.mv.from, self.mv.to)
    }
}

/// A text that is no canonical move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// It has not the form of one.
    Form {
        /// The text.
        text: String,
    },
    /// There is no piece of that letter.
    Letter {
        /// What stands before the slash.
        text: String,
    },
    /// There is no such square.
    Square {
        /// What stands in the place of one.
        text: String,
    },
}

impl FromStr for Written {
    type Err = Unwritten;

    fn from_str(text: &str) -> Result<Written, Unwritten> {
        let form = || Unwritten::Form { text: text.to_owned() };
        let (letter, rest) = text.split_once('/').ok_or_else(form)?;
        let (rest, promotes) = rest.strip_suffix("(H)").map_or((rest, false), |rest| (rest, true));
        let (from, to, takes) = match (rest.split_once('-'), rest.split_once('x')) {
            (Some((from, to)), None) => (from, to, false),
            (None, Some((from, to))) => (from, to, true),
            _ => return Err(form()),
        };
        let kind = Kind::of_letter(letter).ok_or_else(|| Unwritten::Letter { text: letter.to_owned() })?;
        let square =
            |text: &str| text.parse::<Square>().map_err(|_| Unwritten::Square { text: text.to_owned() });
        Ok(Written { kind, mv: Move { from: square(from)?, to: square(to)? }, takes, promotes })
    }
}

/// What is said of the check that a move gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckMark {
    /// By the piece that was moved.
    Plain,
    /// By another piece.
    Discovered,
    /// By two or more.
    Double,
    /// Checkmate.
    Mate,
}

impl CheckMark {
    /// The mark behind a move.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            CheckMark::Plain => "ch",
            CheckMark::Discovered => "dis ch",
            CheckMark::Double => "dbl ch",
            CheckMark::Mate => "mate",
        }
    }
}

impl Position {
    /// A legal move as it is written.
    #[must_use]
    pub fn written(&self, mv: Move) -> Written {
        let piece = self.piece(mv.from);
        let kind = piece.map_or(Kind::King, |piece| piece.kind);
        let promotes = piece.is_some_and(|piece| mv.becomes(piece) != piece.kind);
        Written { kind, mv, takes: self.piece(mv.to).is_some(), promotes }
    }

    /// The canonical string of a legal move.
    #[must_use]
    pub fn canonical(&self, mv: Move) -> String {
        self.written(mv).to_string()
    }

    /// These moves in canonical notation, sorted.
    #[must_use]
    pub fn listed(&self, moves: &[Move]) -> Vec<String> {
        let mut texts: Vec<String> = moves.iter().map(|mv| self.canonical(*mv)).collect();
        texts.sort_unstable();
        texts
    }

    /// The check that a legal move gives; `None` if it gives none.
    #[must_use]
    pub fn check_mark(&self, mv: Move) -> Option<CheckMark> {
        let after = self.after(mv);
        let checkers = after.checkers(after.turn());
        let (first, _) = checkers.first()?;
        let afar = self.piece(mv.from).is_some_and(|piece| mv.is_from_afar(piece.kind));
        let moved = if afar { mv.from } else { mv.to };
        Some(if after.count_moves() == 0 {
            CheckMark::Mate
        } else if checkers.len() > 1 {
            CheckMark::Double
        } else if *first == moved {
            CheckMark::Plain
        } else {
            CheckMark::Discovered
        })
    }

    /// The legal move as people read it: canonical, with the mark of the check.
    #[must_use]
    pub fn display(&self, mv: Move) -> String {
        match self.check_mark(mv) {
            None => self.canonical(mv),
            Some(mark) => format!("{} {}", self.canonical(mv), mark.text()),
        }
    }
}

/// An action that is no move: a side resigns.
pub(super) fn resignation(side: Side) -> String {
    format!("resign {}", side.name())
}

/// The side that an action makes resign.
pub(super) fn resigning(action: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| resignation(*side) == action)
}
