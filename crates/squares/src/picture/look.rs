//! Looks of pieces.

use super::super::Piece;
use super::super::rules::Rules;
use liege_game::scene::{self, Figure, Grid, Look, Presence};

/// The look of a piece.
pub fn look(rules: &dyn Rules, piece: Piece) -> Look {
    let spec = rules.spec();
    Look::new(rules.art(piece), spec.army(piece.seat))
}

/// The ghost of a piece that is gone, or that is shown again elsewhere.
pub fn ghost(grid: Grid, look: Look, place: scene::Square) -> Figure {
    Figure { presence: Presence::Ghost, ..grid.figure(look, place) }
}
