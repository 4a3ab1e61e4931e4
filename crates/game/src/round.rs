//! Moves as players of chess count them: one number for a move of White and the answer of Black.

use std::fmt;

/// A move's place in that count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// Whether it answers the first move of that number.
    pub second: bool,
}

impl fmt::Display for Round {
    /// As it stands before the move: `2.` before White's, `2…` before Black's.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.second { "…" } else { "." })
    }
}
