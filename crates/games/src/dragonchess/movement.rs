//! A move.

use super::board::{MIDDLE, Square};
use super::piece::{Kind, Piece};

/// A move: the square it starts from, and the one where it ends or, for a capture from afar, where it takes.
/// With the position it says everything: who moves, what is taken, and whether a Warrior becomes a Hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes, or what it takes from afar.
    pub to: Square,
}

impl Move {
    /// Whether it is a capture from afar: the Dragon never leaves level 3.
    #[inline]
    #[must_use]
    pub fn is_from_afar(self, kind: Kind) -> bool {
        kind == Kind::Dragon && self.to.level() == MIDDLE
    }

    /// What the piece is after the move.
    #[inline]
    #[must_use]
    pub fn becomes(self, piece: Piece) -> Kind {
        let promoted = piece.kind == Kind::Warrior && self.to.rank() == piece.side.last_rank();
        if promoted { Kind::Hero } else { piece.kind }
    }
}
