//! The picture of a position: four quarters with their thrones, the pieces and marks, and the players at
//! the corners where they sit.

mod board;
mod colours;
mod figures;
mod marks;
mod plates;
mod reach;
#[cfg(test)]
mod tests;

pub(super) use reach::reach;

use super::army::Army;
use super::position::Position;
use super::spec::SPEC;
use super::square::Square;
use board::place;
use figures::standing;
use liege_game::Seat;
use liege_game::scene::{self, BOARD_TOP, Grid, Label, Scene, Side, View, WIDTH, ties_bar};
use plates::Surroundings;
use std::sync::Arc;

/// The picture of a position; `arrangement` is the name of the start, if it is known.
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
