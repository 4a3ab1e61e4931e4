//! Whether a move leaves its own king safe.

use super::attack::Movers;
use super::bits::{Set, Squares, bit, crossing, first};
use super::board::{Board, Side};
use super::castling::Castling;
use super::moves::{Sink, origin};
use super::tables::{diagonal, diagonals, straight, straights};
use super::variant::Variant;
use crate::squares::Kind;
use std::marker::PhantomData;

/// What the safety of the king of the side to move depends on.
pub(super) struct Safety<V> {
    king: u8,
    /// The enemy, and how his men move.
    enemy: Side,
    men: Movers,
    own: Set,
    occupied: Set,
    en_passant: Set,
    own_pawns: Set,
    /// The men that give check.
    pub checkers: Set,
    variant: PhantomData<V>,
}

impl<V: Variant> Safety<V> {
    #[inline]
    pub(super) fn new(variant: &V, board: &Board, royal: Set) -> Safety<V> {
        let enemy = board.turn.other();
        let (king, men, occupied) = (first(royal), variant.movers(board, enemy), board.occupied());
        Safety {
            king,
            enemy,
            men,
            own: board.side(board.turn),
            occupied,
            en_passant: board.en_passant,
            own_pawns: board.men(board.turn, super::board::PAWN),
            checkers: men.attackers(V::SEAM, enemy, king, occupied),
            variant: PhantomData,
        }
    }

    /// The men of one's own whose leaving brings about a check.
    #[inline]
    pub(super) fn shields(&self) -> Set {
        let king = self.king;
        let mut shields = 0;
        if straights(V::SEAM, king) & self.men.straights != 0 {
            for at in Squares(straight(V::SEAM, king, self.occupied) & self.own) {
                let seen = straight(V::SEAM, king, self.occupied & !bit(at));
                shields |= if seen & self.men.straights == 0 { 0 } else { bit(at) };
            }
        }
        if diagonals(V::SEAM, king) & self.men.diagonals != 0 {
            for at in Squares(diagonal(V::SEAM, king, self.occupied) & self.own) {
                let seen = diagonal(V::SEAM, king, self.occupied & !bit(at));
                shields |= if seen & self.men.diagonals == 0 { 0 } else { bit(at) };
            }
        }
        shields
    }

    /// The squares where another man than the king may parry the one check: all of them, and over a seam a
    /// few more.
    #[inline]
    pub(super) fn parries(&self) -> Set {
        let checker = first(self.checkers);
        let mut parries = self.checkers;
        if self.men.straights & self.checkers != 0 {
            parries |=
                straight(V::SEAM, self.king, self.occupied) & straight(V::SEAM, checker, self.occupied);
        }
        if self.men.diagonals & self.checkers != 0 {
            parries |=
                diagonal(V::SEAM, self.king, self.occupied) & diagonal(V::SEAM, checker, self.occupied);
        }
        parries
    }

    /// Whether the king, or who stands in for him, is safe on a square when these are gone and that is
    /// occupied.
    #[inline]
    fn is_safe(&self, king: u8, gone: Set, occupied: Set) -> bool {
        let men = self.men.only(!gone);
        men.attackers(V::SEAM, self.enemy, king, self.occupied & !gone | occupied) == 0
    }

    /// Whether the king is safe after a man of his has gone there, or is put there (`from` 64 and more).
    #[inline]
    fn allows(&self, from: u8, to: u8) -> bool {
        if from == self.king {
            return self.is_safe(to, bit(from) | bit(to), bit(to));
        }
        let mut gone = bit(to);
        if from < 64 {
            gone |= bit(from);
            if self.en_passant & bit(to) != 0 && self.own_pawns & bit(from) != 0 && (from ^ to) & 7 != 0 {
                gone |= bit(crossing(from, to));
            }
        }
        self.is_safe(self.king, gone, bit(to))
    }

    /// Whether the king is safe on his whole way, and at its end with the rook beside him.
    #[inline]
    pub(super) fn allows_castling(&self, castling: &Castling) -> bool {
        let gone = bit(castling.king.0) | bit(castling.rook.0);
        Squares(castling.path).all(|at| self.is_safe(at, bit(self.king), 0))
            && self.is_safe(castling.king.1, gone, bit(castling.king.1) | bit(castling.rook.1))
    }
}

/// Passes on the moves that leave the king safe.
pub(super) struct Tested<'a, S, V> {
    pub sink: &'a mut S,
    pub safety: &'a Safety<V>,
}

impl<S: Sink, V: Variant> Tested<'_, S, V> {
    #[inline]
    fn kept(&self, targets: Set, from: impl Fn(u8) -> u8) -> Set {
        Squares(targets).filter(|to| self.safety.allows(from(*to), *to)).fold(0, |kept, to| kept | bit(to))
    }
}

impl<S: Sink, V: Variant> Sink for Tested<'_, S, V> {
    #[inline]
    fn spread(&mut self, from: u8, targets: Set) {
        self.sink.spread(from, self.kept(targets, |_| from));
    }

    #[inline]
    fn march(&mut self, targets: Set, back: i8) {
        self.sink.march(self.kept(targets, |to| origin(to, back)), back);
    }

    #[inline]
    fn promote(&mut self, targets: Set, back: i8, kinds: &[Kind]) {
        self.sink.promote(self.kept(targets, |to| origin(to, back)), back, kinds);
    }
}
