//! The picture of a position: the numbered board, its pieces and marks, the players with their reserves.

mod around;
mod marks;
mod reach;

pub(super) use reach::reach;

use super::board::{Cell, Side};
use super::piece::{Kind, Piece};
use super::position::Position;
use super::rules::move_of;
use super::spec::SPEC;
use around::{Around, SoFar};
use liege_game::scene::{
    self, Align, Army, BOARD_TOP, Board, Colour, Grid, Label, Look, Scene, Tint, View, WIDTH,
};
use liege_squares::{Play, Played, display_letter};
use marks::Marks;
use std::sync::Arc;

/// The side of a square, and the left edge of the first.
const CELL: i32 = 112;
const LEFT: i32 = 64;

/// The board on the canvas.
#[derive(Clone, Copy)]
struct Cells(Grid);

impl Cells {
    /// With that side at the bottom.
    fn new(bottom: Side) -> Cells {
        let facing = match bottom {
            Side::Light => scene::Side::South,
            Side::Dark => scene::Side::North,
        };
        Cells(Grid::new((8, 8), CELL, (LEFT, BOARD_TOP)).facing(facing).numbered())
    }

    /// A cell as the grid names it: the diagram's a1 is cell 29.
    fn square(cell: Cell) -> scene::Square {
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

    fn board(self) -> Arc<Board> {
        Arc::new(self.0.board(Cells::colour))
    }

    /// Where the cells are.
    fn pointed(self) -> impl Iterator<Item = scene::Cell> {
        Cell::all()
            .map(move |cell| scene::Cell::new(SPEC.spot(cell.into()), self.0.area(Cells::square(cell))))
    }

    fn numbers(self) -> impl Iterator<Item = Label> {
        Cell::all().map(move |cell| {
            let square = Cells::square(cell);
            self.0.number(square, u32::from(cell.number()), Cells::colour(square))
        })
    }
}

/// The last move, if it is the last action that is shown.
fn last<'a>(last: &'a [Played], view: &View<'_>) -> Option<&'a Play> {
    let play = &last.last()?.play;
    view.last.contains(&move_of(play)?.to_string()).then_some(play)
}

/// The picture in words.
pub(super) fn scene(position: &Position, (end, lately): SoFar<'_>, view: &View<'_>) -> Scene {
    let bottom = view.bottom.and_then(|seat| position.side_of(seat)).unwrap_or(Side::Light);
    let cells = Cells::new(bottom);
    let mut marks = Marks::new(position, cells);
    let mortal = |side: Side| end.is_none() && position.is_mortal(side);
    if mortal(position.turn.other()) {
        marks.hunted();
    }
    if let Some(last) = last(lately, view) {
        marks.last(last);
    }
    marks.targets(view.targets);
    let mut figures = marks.ghosts;
    let mut labels: Vec<Label> = cells.numbers().collect();
    for cell in Cell::all() {
        let Some(piece) = position.piece(cell) else { continue };
        let square = Cells::square(cell);
        let mut figure = cells.0.figure(look(piece), square);
        // Checkers are what has no letter.
        if view.letters && piece.kind != Kind::Checker {
            let letter = display_letter(&SPEC, piece.kind.into(), view.language);
            figure.badge = Some(cells.0.badge(square, letter));
        }
        figures.push(figure);
        if piece.kind == Kind::Dragon && mortal(piece.side) {
            labels.push(dagger(cells.0, square));
        }
    }
    let around = Around::new(position, (end, lately), view, bottom, cells.0);
    labels.extend(around.labels());
    Scene {
        width: WIDTH as u32,
        height: around.height(),
        boards: vec![cells.board()],
        marks: marks.all,
        figures,
        labels,
        plates: Side::ALL.map(|side| around.plate(side)).to_vec(),
        caption: Some(around.caption()),
        trays: Side::ALL.map(|side| around.tray(side)).to_vec(),
        cells: cells.pointed().chain(Side::ALL.into_iter().flat_map(|side| around.held(side))).collect(),
        ..Scene::default()
    }
}

/// The dagger of a mortal dragon.
fn dagger(grid: Grid, square: scene::Square) -> Label {
    let at = grid.centre(square).moved(0.37 * grid.cell(), -0.29 * grid.cell());
    Label { align: Align::Centre, edge: Some(Colour::Ivory), ..Label::bold(at, "†", 46, Colour::Ink) }
}

/// The army whose colours a side has.
fn army(side: Side) -> Army {
    SPEC.armies[side.index()]
}

fn look(piece: Piece) -> Look {
    Look::new(SPEC.kind(piece.kind.into()).art, army(piece.side))
}
