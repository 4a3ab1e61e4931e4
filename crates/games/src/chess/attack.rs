//! The ways in which men move, and the squares they attack.

use super::bits::{Set, bit};
use super::board::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK, Side};
use super::tables::{diagonal, king, knight, pawn_attacks, straight};
use liege_squares::{Kind, Seam};

/// The men of a side by their way to move. A man with two ways is in two sets.
#[derive(Clone, Copy, Debug)]
pub struct Movers {
    /// The men that move like a pawn.
    pub pawns: Set,
    /// The men that leap like a knight.
    pub knights: Set,
    /// The men that slide like a bishop.
    pub diagonals: Set,
    /// The men that slide like a rook.
    pub straights: Set,
    /// The men that step like a king.
    pub kings: Set,
}

impl Movers {
    /// Every man moves by its own kind.
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

    /// The squares that the man on a square sees, if it is not a pawn. Both ways of a man that has two are
    /// counted together: over a seam they may lead to one square.
    pub fn seen_from(&self, seam: Seam, at: u8, occupied: Set) -> Set {
        let mut seen = 0;
        if self.straights & bit(at) != 0 {
            seen |= straight(seam, at, occupied);
        }
        if self.diagonals & bit(at) != 0 {
            seen |= diagonal(seam, at, occupied);
        }
        if self.knights & bit(at) != 0 {
            seen |= knight(seam, at);
        }
        if self.kings & bit(at) != 0 {
            seen |= king(seam, at);
        }
        seen
    }

    /// The men of `side` among them that attack a square.
    pub fn attackers(&self, seam: Seam, side: Side, at: u8, occupied: Set) -> Set {
        pawn_attacks(seam, side.other(), bit(at)) & self.pawns
            | straight(seam, at, occupied) & self.straights
            | diagonal(seam, at, occupied) & self.diagonals
            | knight(seam, at) & self.knights
            | king(seam, at) & self.kings
    }
}

/// The squares from which a man of this kind and side attacks a square, on a board without a seam.
pub fn attacking(kind: Kind, side: Side, at: u8, occupied: Set) -> Set {
    let seam = Seam::None;
    match kind {
        KING => king(seam, at),
        QUEEN => straight(seam, at, occupied) | diagonal(seam, at, occupied),
        ROOK => straight(seam, at, occupied),
        BISHOP => diagonal(seam, at, occupied),
        KNIGHT => knight(seam, at),
        PAWN => pawn_attacks(seam, side.other(), bit(at)),
        _ => 0,
    }
}
