//! Looks of pieces.

use super::super::Piece;
use super::super::rules::Rules;
use liege_game::scene::{self, Figure, Grid, Look, Presence};

/// What a piece looks like.
pub fn look(rules: &dyn Rules, piece: Piece) -> Look {
    let spec = rules.spec();
    Look::new(rules.art(piece), spec.army(piece.seat))
}

/// What is no longer there, or is seen once more.
pub fn ghost(grid: Grid, look: Look, place: scene::Square) -> Figure {
    Figure { presence: Presence::Ghost, ..grid.figure(look, place) }
}
