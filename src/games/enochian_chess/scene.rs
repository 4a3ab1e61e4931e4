//! The picture of a position: four quarters with their thrones, the pieces and marks, and the players at
//! the corners where they sit.

mod board;
mod marks;
mod plates;
mod reach;
#[cfg(test)]
mod tests;

pub(super) use reach::reach;

use super::army::Army;
use super::board::{Kind, Piece};
use super::position::{Position, Status};
use super::square::Square;
use crate::game::scene::{
    Army as Livery, Art, BOARD_TOP, Badge, Figure, Grid, Label, Look, Presence, Scene, Side, View, WIDTH,
    ties_bar,
};
use crate::game::{Seat, words};
use crate::words::{Language, Message};
use board::place;
use plates::Herald;
use std::sync::Arc;

/// The picture of a position in words; `arrangement` is what the start was called, if that is known.
pub(super) fn scene(position: &Position, arrangement: Option<&str>, view: &View<'_>) -> Scene {
    let grid = Grid::chessboard(BOARD_TOP).facing(side_of(view.bottom));
    let marks = marks::marks(position, grid, view);
    let mut figures = marks.ghosts;
    for square in Square::all() {
        let pieces: Vec<Piece> = position.board().on(square).collect();
        figures.extend(standing(position, grid, square, &pieces, view));
    }
    let mut labels = Vec::new();
    if view.letters {
        let taken = |(file, rank): (u8, u8)| {
            let square = Square::new(file, rank);
            position.board().first(square).is_some() || marks.covered.contains(&square)
        };
        labels.extend(grid.names(&marks.all, taken));
    }
    let herald = Herald::new(position, arrangement, grid, view);
    let floor = herald.floor();
    let ties = ties_bar(herald.ties(), floor + plates::GAP);
    let floor = ties.chips.last().map_or(floor, |chip| chip.frame.bottom());
    labels.extend::<Option<Label>>(ties.more);
    Scene {
        width: WIDTH as u32,
        height: (floor + crate::game::scene::MARGIN) as u32,
        boards: vec![Arc::new(board::still(grid))],
        marks: marks.all,
        figures,
        labels,
        plates: herald.plates(),
        chips: ties.chips,
        caption: Some(herald.caption()),
        title: Some(herald.title()),
        ..Scene::default()
    }
}

/// The side of the board where a seat's back line is: its pawns then step upwards.
fn side_of(bottom: Option<Seat>) -> Side {
    match bottom.and_then(Army::of) {
        Some(Army::YELLOW) => Side::North,
        Some(Army::BLUE) => Side::East,
        Some(Army::BLACK) => Side::West,
        _ => Side::South,
    }
}

/// The colours of an army.
fn livery(army: Army) -> Livery {
    [Livery::Yellow, Livery::Blue, Livery::Red, Livery::Black][army.index()]
}

/// The colours of a seat.
fn colours(seat: Seat) -> Livery {
    Army::of(seat).map_or(Livery::Stone, livery)
}

fn art(kind: Kind) -> Art {
    match kind {
        Kind::King => Art::King,
        Kind::Queen => Art::Queen,
        Kind::Bishop => Art::Bishop,
        Kind::Knight => Art::Knight,
        Kind::Rook => Art::Rook,
        Kind::QueenPawn => Art::QueenPawn,
        Kind::BishopPawn => Art::BishopPawn,
        Kind::KnightPawn => Art::KnightPawn,
        Kind::RookPawn => Art::RookPawn,
    }
}

/// A piece in its own colours on the foot of whoever plays its army.
fn look(position: &Position, piece: Piece) -> Look {
    let own = Look::new(art(piece.kind), livery(piece.army));
    if position.status(piece.army) == Status::Frozen {
        own
    } else {
        own.under(colours(position.commander(piece.army)))
    }
}

/// What stands on a square: a piece, or the king with its companion behind.
fn standing(
    position: &Position,
    grid: Grid,
    square: Square,
    pieces: &[Piece],
    view: &View<'_>,
) -> Vec<Figure> {
    let at = place(square);
    let mut figures = match pieces {
        [] => Vec::new(),
        [front, behind, ..] => grid.pair(look(position, *front), look(position, *behind), at).to_vec(),
        [piece] => vec![single(grid, look(position, *piece), at)],
    };
    let shared = figures.len() > 1;
    for (figure, piece) in figures.iter_mut().zip(pieces) {
        if position.is_frozen(piece.army) {
            figure.presence = Presence::Iced;
        }
        if view.letters {
            figure.badge = Some(badge(grid, square, piece.kind, shared, view.language));
        }
    }
    figures
}

/// A piece by itself: pawns, of which there are many, are smaller and stand in the middle of the square.
fn single(grid: Grid, look: Look, at: (u8, u8)) -> Figure {
    let figure = grid.figure(look, at);
    if look.art.is_small() {
        let size = (grid.cell() * 0.82).round() as u16;
        Figure { size, at: figure.at.moved(0.0, -0.05 * grid.cell()), ..figure }
    } else {
        figure
    }
}

/// The letter of a piece: at the lower right of its square; on a shared throne the companion's stands
/// beside its head.
fn badge(grid: Grid, square: Square, kind: Kind, shared: bool, language: Language) -> Badge {
    let id = match kind {
        Kind::King => "eno-badge-king",
        Kind::Queen => "eno-badge-queen",
        Kind::Bishop => "eno-badge-bishop",
        Kind::Knight => "eno-badge-knight",
        Kind::Rook => "eno-badge-rook",
        Kind::QueenPawn => "eno-badge-queen-pawn",
        Kind::BishopPawn => "eno-badge-bishop-pawn",
        Kind::KnightPawn => "eno-badge-knight-pawn",
        Kind::RookPawn => "eno-badge-rook-pawn",
    };
    let badge = grid.badge(place(square), words().say(language, &Message::new(id)));
    let small = Badge { radius: 16, ..badge.clone() };
    match (shared, kind) {
        (true, Kind::King) => Badge { at: small.at.moved(-grid.cell() * 0.2, 0.0), ..small },
        (true, _) => Badge { at: small.at.moved(grid.cell() * 0.02, -grid.cell() * 0.36), ..small },
        (false, kind) if kind.is_pawn() => small,
        _ => badge,
    }
}
