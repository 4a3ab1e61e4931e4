//! Who moves like what, what they attack, and whether a move leaves its own king safe.

use super::bits::{Set, Squares, bit, first};
use super::board::{BISHOP, Board, Castling, KING, KNIGHT, PAWN, QUEEN, ROOK, Side};
use super::moves::Ways;
use super::tables::{diagonal, king, knight, pawn_attacks, straight};
use super::variant::Variant;
use liege_squares::{Kind, Seam};
use std::marker::PhantomData;

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

    /// What the man on a square sees, if he is no pawn. Both ways of one that has two are taken in one go:
    /// over a seam they may lead to one square.
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

    /// Those of them, men of `side`, that attack a square.
    pub fn attackers(&self, seam: Seam, side: Side, at: u8, occupied: Set) -> Set {
        pawn_attacks(seam, side.other(), bit(at)) & self.pawns
            | straight(seam, at, occupied) & self.straights
            | diagonal(seam, at, occupied) & self.diagonals
            | knight(seam, at) & self.knights
            | king(seam, at) & self.kings
    }
}

/// The squares from which a man of that kind and side attacks a square, on a board without seam.
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

/// What the safety of the king of the side to move depends on.
pub struct Safety<'a, V> {
    board: &'a Board,
    king: u8,
    /// The enemy, and how his men move.
    enemy: Side,
    men: Movers,
    variant: PhantomData<V>,
}

impl<'a, V: Variant> Safety<'a, V> {
    /// Of the king of the side to move.
    pub fn new(variant: &V, board: &'a Board, royal: Set) -> Self {
        let enemy = board.turn.other();
        let men = variant.movers(board, enemy);
        Safety { board, king: first(royal), enemy, men, variant: PhantomData }
    }

    /// Whether the king is in check.
    pub fn is_check(&self) -> bool {
        !self.is_safe(self.king, 0, 0)
    }

    /// The men of his own that the king sees along lines: who leaves may bring about a check.
    pub fn shields(&self) -> Set {
        let occupied = self.board.occupied();
        let seen = straight(V::SEAM, self.king, occupied) | diagonal(V::SEAM, self.king, occupied);
        seen & self.board.side(self.board.turn)
    }

    /// Whether the king, or who stands in for him, is safe on a square when these are gone and that is
    /// occupied.
    fn is_safe(&self, king: u8, gone: Set, occupied: Set) -> bool {
        let occupied = self.board.occupied() & !gone | occupied;
        self.men.attackers(V::SEAM, self.enemy, king, occupied) & !gone == 0
    }

    /// The squares of these to which a man may go, or be put, with the king safe afterwards.
    pub fn allowed(&self, ways: Ways, squares: Set) -> Set {
        let allows = |to: &u8| {
            let from = ways.to(*to).from;
            if from == self.king {
                return self.is_safe(*to, bit(from) | bit(*to), bit(*to));
            }
            let gone = if from < 64 { bit(from) | bit(self.board.victim(from, *to)) } else { 0 };
            self.is_safe(self.king, gone | bit(*to), bit(*to))
        };
        Squares(squares).filter(allows).fold(0, |allowed, to| allowed | bit(to))
    }

    /// Whether the king is safe on his whole way, and at its end with the rook beside him.
    pub fn allows_castling(&self, castling: &Castling) -> bool {
        let (king, rook) = (castling.king.1, castling.rook.1);
        Squares(castling.path).all(|at| self.is_safe(at, bit(self.king), 0))
            && self.is_safe(king, castling.corners(), bit(king) | bit(rook))
    }
}
