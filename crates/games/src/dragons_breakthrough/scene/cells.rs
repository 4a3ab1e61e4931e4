//! The board on the canvas.

use super::super::board::{Cell, Side};
use super::super::spec::SPEC;
use liege_game::scene::{self, BOARD_TOP, Board, Colour, Grid, Label, Tint};
use std::sync::Arc;

/// The side of a square, and the left edge of the first.
const CELL: i32 = 112;
const LEFT: i32 = 64;

/// The board on the canvas.
#[derive(Clone, Copy)]
pub(super) struct Cells(pub(super) Grid);

impl Cells {
    /// The board with this side at the bottom.
    pub(super) fn new(bottom: Side) -> Cells {
        let facing = match bottom {
            Side::Light => scene::Side::South,
            Side::Dark => scene::Side::North,
        };
        Cells(Grid::new((8, 8), CELL, (LEFT, BOARD_TOP)).facing(facing).numbered())
    }

    /// The grid square of a cell: the diagram's a1 is cell 29.
    pub(super) fn square(cell: Cell) -> scene::Square {
        (cell.column() as u8, 7 - cell.row() as u8)
    }

    fn colour((file, rank): scene::Square) -> Colour {
        let last = Side::Light.last_row() | Side::Dark.last_row();
        match Cell::at(7 - rank as i8, file as i8) {
            None => Colour::Unused,
            Some(cell) if cell.bit() & last != 0 => Colour::Light(Tint::Breakthrough),
            Some(_) => Colour::Dark(Tint::Breakthrough),
        }
    }

    pub(super) fn board(self) -> Arc<Board> {
        Arc::new(self.0.board(Cells::colour))
    }

    /// The cells that can be pointed at.
    pub(super) fn pointed(self) -> impl Iterator<Item = scene::Cell> {
        Cell::all()
            .map(move |cell| scene::Cell::new(SPEC.spot(cell.into()), self.0.area(Cells::square(cell))))
    }

    pub(super) fn numbers(self) -> impl Iterator<Item = Label> {
        Cell::all().map(move |cell| {
            let square = Cells::square(cell);
            self.0.number(square, u32::from(cell.number()), Cells::colour(square))
        })
    }
}
