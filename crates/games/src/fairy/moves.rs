//! Moves in the rules' own form.

use super::position::NONE;

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The square from which a piece goes; its own again for a drop.
    pub from: u8,
    /// The square to which it goes; of the rook, for castling.
    pub to: u8,
    /// Its kind.
    pub act: Act,
    /// The kind that is dropped, or that a pawn becomes.
    pub kind: u8,
    /// The kind that is brought in on a square that becomes empty, or [`NONE`].
    pub gate: u8,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// A step or a capture.
    Step,
    /// A first move, which may be taken en passant.
    First,
    /// A capture en passant.
    EnPassant,
    /// A pawn becomes another piece.
    Promote,
    /// A piece is promoted as in shogi.
    Turn,
    /// A promoted piece turns back.
    Back,
    /// Castling: from the king to the rook.
    Castle,
    /// Castling that brings a piece in on the rook's square.
    CastleGateRook,
    /// A piece from the hand.
    Drop,
    /// A piece from the hand, promoted.
    DropPromoted,
    /// Nothing moves.
    Pass,
}

impl Move {
    /// A move of a piece.
    #[inline]
    pub fn new(from: u8, to: u8, act: Act) -> Move {
        Move { from, to, act, kind: NONE, gate: NONE }
    }

    /// Whether a piece comes from the hand.
    pub fn is_drop(self) -> bool {
        matches!(self.act, Act::Drop | Act::DropPromoted)
    }

    /// Whether the king castles.
    pub fn is_castling(self) -> bool {
        matches!(self.act, Act::Castle | Act::CastleGateRook)
    }
}
