//! The look of pieces.

use super::super::board::Side;
use super::super::piece::Piece;
use super::super::spec::SPEC;
use liege_game::scene::{Army, Look};

/// The army with a side's colours.
pub(super) fn army(side: Side) -> Army {
    SPEC.armies[side.index()]
}

pub(super) fn look(piece: Piece) -> Look {
    Look::new(SPEC.kind(piece.kind.into()).art, army(piece.side))
}
