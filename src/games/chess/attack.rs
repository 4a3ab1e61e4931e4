//! Who moves like what, and what they attack.

use super::bits::{Set, bit};
use super::board::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK, Side};
use super::tables::{diagonal, diagonals, king, knight, pawn_attacks, straight, straights};
use crate::squares::Seam;

/// The men of a side by how they move. One that moves in two ways is in two sets.
#[derive(Clone, Copy, Debug)]
pub struct Movers {
    /// Those that move like a pawn.
    pub pawns: Set,
    /// Those that leap like a knight.
    pub knights: Set,
    /// Those that slide like a bishop.
    pub diagonals: Set,
    /// Those that slide like a rook.
    pub straights: Set,
    /// Those that step like a king.
    pub kings: Set,
}

impl Movers {
    /// Every man moves as what he is.
    #[inline]
    #[must_use]
    pub fn orthodox(board: &Board, side: Side) -> Movers {
        let queens = board.kind(QUEEN);
        let own = board.side(side);
        Movers {
            pawns: board.kind(PAWN) & own,
            knights: board.kind(KNIGHT) & own,
            diagonals: (board.kind(BISHOP) | queens) & own,
            straights: (board.kind(ROOK) | queens) & own,
            kings: board.kind(KING) & own,
        }
    }

    /// Those of them that are in a set.
    #[inline]
    #[must_use]
    pub fn only(self, among: Set) -> Movers {
        Movers {
            pawns: self.pawns & among,
            knights: self.knights & among,
            diagonals: self.diagonals & among,
            straights: self.straights & among,
            kings: self.kings & among,
        }
    }

    /// Those of them, men of `side`, that attack a square.
    #[inline]
    #[must_use]
    pub fn attackers(&self, seam: Seam, side: Side, at: u8, occupied: Set) -> Set {
        let mut attackers = pawn_attacks(seam, side.other(), bit(at)) & self.pawns
            | knight(seam, at) & self.knights
            | king(seam, at) & self.kings;
        if straights(seam, at) & self.straights != 0 {
            attackers |= straight(seam, at, occupied) & self.straights;
        }
        if diagonals(seam, at) & self.diagonals != 0 {
            attackers |= diagonal(seam, at, occupied) & self.diagonals;
        }
        attackers
    }
}
