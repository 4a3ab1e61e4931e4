//! Move numbers as in chess: one number for White's move and Black's answer.

use std::fmt;

/// The number of a move as in chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// Whether it answers the first move of that number.
    pub second: bool,
}

impl fmt::Display for Round {
    /// Writes the number as it is shown before the move: `2.` before White's, `2…` before Black's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.second { "…" } else { "." })
    }
}
