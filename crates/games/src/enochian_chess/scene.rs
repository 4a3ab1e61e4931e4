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
use super::spec::SPEC;
use super::square::Square;
use board::place;
use liege_game::Seat;
use liege_game::scene::{
    self, Army as Livery, Art, BOARD_TOP, Badge, Figure, Grid, Label, Look, Presence, Scene, Side, View,
    WIDTH, ties_bar,
};
use liege_squares::display_letter;
use liege_words::Language;
use plates::Surroundings;
use std::sync::Arc;

/// The picture of a position in words; `arrangement` is what the start was called, if that is known.
pub(super) fn scene(position: &Position, arrangement: Option<&str>, view: &View<'_>) -> Scene {
    let grid = Grid::chessboard(BOARD_TOP).facing(side_of(view.bottom));
    let marks = marks::marks(position, grid, view);
    let mut figures = marks.ghosts;
    for square in Square::all() {
        figures.extend(standing(position, grid, square, view));
    }
    let mut labels = Vec::new();
    if view.letters {
        let taken = |(file, rank): (u8, u8)| {
            let square = Square::new(file, rank);
            position.board.first(square).is_some() || marks.covered.contains(&square)
        };
        labels.extend(grid.names(&marks.all, taken));
    }
    let surroundings = Surroundings::new(position, arrangement, grid, view);
    let floor = surroundings.floor();
    let ties = ties_bar(surroundings.ties(), floor + plates::GAP);
    let floor = ties.chips.last().map_or(floor, |chip| chip.frame.bottom());
    labels.extend::<Option<Label>>(ties.more);
    Scene {
        width: WIDTH as u32,
        height: (floor + liege_game::scene::MARGIN) as u32,
        boards: vec![Arc::new(board::still(grid))],
        marks: marks.all,
        figures,
        labels,
        plates: surroundings.plates(),
        chips: ties.chips,
        caption: Some(surroundings.caption()),
        title: Some(surroundings.title()),
        cells: Square::all()
            .map(|square| scene::Cell::new(SPEC.spot(square.into()), grid.area(place(square))))
            .collect(),
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
    colours(army.seat())
}

/// The colours of a seat.
fn colours(seat: Seat) -> Livery {
    SPEC.armies.get(seat.index()).copied().unwrap_or(Livery::Stone)
}

fn art(kind: Kind) -> Art {
    SPEC.kind(kind.into()).art
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
fn standing(position: &Position, grid: Grid, square: Square, view: &View<'_>) -> Vec<Figure> {
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
        // A pawn is told by the head of its piece.
        if view.letters && !piece.kind.is_pawn() {
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
    let badge = grid.badge(place(square), display_letter(&SPEC, kind.into(), language));
    let small = Badge { radius: 16, ..badge.clone() };
    match (shared, kind) {
        (true, Kind::King) => Badge { at: small.at.moved(-grid.cell() * 0.2, 0.0), ..small },
        (true, _) => Badge { at: small.at.moved(grid.cell() * 0.02, -grid.cell() * 0.36), ..small },
        (false, _) => badge,
    }
}
