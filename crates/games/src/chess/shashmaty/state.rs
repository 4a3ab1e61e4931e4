//! A position.

use crate::chess::position::Game;

/// The chess part, and the option.
#[derive(Clone, Copy, Debug)]
pub struct Nature {
    /// Whether knights, bishops and rooks promote by draughts (section 4.6).
    pub promote_all: bool,
}

/// A position.
#[derive(Clone, Copy, Debug)]
pub struct Shashmaty {
    /// The board in the form of chess, with the option.
    pub chess: Game<Nature>,
}
