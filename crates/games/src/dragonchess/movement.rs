//! A move.

use super::board::{MIDDLE, Square};
use super::piece::{Kind, Piece};

/// A move: the start square, and the end or, for a capture from afar, the victim's square. Together with the
/// position it is complete: the piece, its victim, and whether a Warrior becomes a Hero follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The piece's square.
    pub from: Square,
    /// The square where it goes, or of its victim from afar.
    pub to: Square,
}

impl Move {
    /// Whether it is a capture from afar: the Dragon never leaves level 3.
    #[inline]
    #[must_use]
    pub fn is_from_afar(self, kind: Kind) -> bool {
        kind == Kind::Dragon && self.to.level() == MIDDLE
    }

    /// The kind of the piece after the move.
    #[inline]
    #[must_use]
    pub fn becomes(self, piece: Piece) -> Kind {
        let promoted = piece.kind == Kind::Warrior && self.to.rank() == piece.side.last_rank();
        if promoted { Kind::Hero } else { piece.kind }
    }
}
