//! Pieces on their squares.

use super::board::place;
use super::colours::{art, colours, livery};
use crate::enochian_chess::board::{Kind, Piece};
use crate::enochian_chess::position::{Position, Status};
use crate::enochian_chess::spec::SPEC;
use crate::enochian_chess::square::Square;
use liege_game::scene::{Badge, Figure, Grid, Look, Presence, View};
use liege_squares::display_letter;
use liege_words::Language;

/// A piece in its own colours, on the foot of its commander.
fn look(position: &Position, piece: Piece) -> Look {
    let own = Look::new(art(piece.kind), livery(piece.army));
    if position.status(piece.army) == Status::Frozen {
        own
    } else {
        own.under(colours(position.commander(piece.army)))
    }
}

/// The figures on a square: a piece, or the king with its companion behind.
pub(super) fn standing(position: &Position, grid: Grid, square: Square, view: &View<'_>) -> Vec<Figure> {
    let at = place(square);
    let pieces: Vec<Piece> = position.board.on(square).collect();
    let mut figures = match &pieces[..] {
        [] => Vec::new(),
        [front, behind, ..] => grid.pair(look(position, *front), look(position, *behind), at).to_vec(),
        [piece] => vec![single(grid, look(position, *piece), at)],
    };
    let shared = figures.len() > 1;
    for (figure, piece) in figures.iter_mut().zip(&pieces) {
        if position.is_frozen(piece.army) {
            figure.presence = Presence::Iced;
        }
        // A pawn shows its kind by the head of its piece.
        if view.letters && !piece.kind.is_pawn() {
            figure.badge = Some(badge(grid, square, piece.kind, shared, view.language));
        }
    }
    figures
}

/// A single piece: pawns, which are many, are smaller and in the middle of the square.
fn single(grid: Grid, look: Look, at: (u8, u8)) -> Figure {
    let figure = grid.figure(look, at);
    if look.art.is_small() {
        let size = (grid.cell() * 0.82).round() as u16;
        Figure { size, at: figure.at.moved(0.0, -0.05 * grid.cell()), ..figure }
    } else {
        figure
    }
}

/// The letter of a piece: at the lower right of its square; on a shared throne the companion's letter is
/// beside its head.
fn badge(grid: Grid, square: Square, kind: Kind, shared: bool, language: Language) -> Badge {
    let badge = grid.badge(place(square), display_letter(&SPEC, kind.into(), language));
    let small = Badge { radius: 16, ..badge.clone() };
    match (shared, kind) {
        (true, Kind::King) => Badge { at: small.at.moved(-grid.cell() * 0.2, 0.0), ..small },
        (true, _) => Badge { at: small.at.moved(grid.cell() * 0.02, -grid.cell() * 0.36), ..small },
        (false, _) => badge,
    }
}
