//! The picture of a position: the numbered board, its pieces and marks, the players with their reserves.

mod herald;
mod marks;
mod reach;
#[cfg(test)]
mod tests;

pub(super) use reach::{KINDS, reach};

use super::action::Action;
use super::board::{Cell, Side};
use super::piece::{Kind, Piece};
use super::position::{End, Position};
use crate::game::scene::{
    self, Align, Army, Art, BOARD_TOP, Board, Colour, Grid, Label, Look, Scene, Tint, View, WIDTH,
};
use crate::game::words;
use crate::words::{Language, Message};
use herald::Herald;
use std::sync::Arc;

/// The side of a square, and the left edge of the first.
const CELL: i32 = 112;
const LEFT: i32 = 64;

/// The last action of a game, and what it did that the position after it does not show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Last {
    /// The action.
    pub action: Action,
    /// Who moved; for an exchange of colours the side given away.
    pub side: Side,
    /// What it took, and where.
    pub victims: Vec<(Kind, Cell)>,
    /// Whether it was a jumper's capture: then what it took did not stand where it ended.
    pub jumped: bool,
}

/// What is shown of a game.
#[derive(Clone, Copy)]
pub(super) struct Shown<'a> {
    /// The position.
    pub position: &'a Position,
    /// How it ended.
    pub end: Option<End>,
    /// The last action.
    pub last: Option<&'a Last>,
}

/// The board on the canvas.
#[derive(Clone, Copy)]
struct Cells(Grid);

impl Cells {
    /// With that side at the bottom, the uppermost squares from `top`.
    fn new(bottom: Side, top: i32) -> Cells {
        let facing = match bottom {
            Side::Light => scene::Side::South,
            Side::Dark => scene::Side::North,
        };
        Cells(Grid::new((8, 8), CELL, (LEFT, top)).facing(facing).numbered())
    }

    /// A cell as the grid names it: the diagram's a1 is cell 29.
    fn square(cell: Cell) -> scene::Square {
        (cell.column() as u8, 7 - cell.row() as u8)
    }

    /// The cell of a square, if it is in play.
    fn cell((file, rank): scene::Square) -> Option<Cell> {
        Cell::at(7 - rank as i8, file as i8)
    }

    fn colour(square: scene::Square) -> Colour {
        let last = Side::Light.last_row() | Side::Dark.last_row();
        match Cells::cell(square) {
            None => Colour::Unused,
            Some(cell) if cell.bit() & last != 0 => Colour::Light(Tint::Breakthrough),
            Some(_) => Colour::Dark(Tint::Breakthrough),
        }
    }

    fn board(self) -> Arc<Board> {
        Arc::new(self.0.board(Cells::colour))
    }

    fn numbers(self) -> impl Iterator<Item = Label> {
        Cell::all().map(move |cell| {
            let square = Cells::square(cell);
            self.0.number(square, u32::from(cell.number()), Cells::colour(square))
        })
    }
}

/// The picture in words.
pub(super) fn scene(shown: Shown<'_>, view: &View<'_>) -> Scene {
    let position = shown.position;
    let bottom = view.bottom.and_then(|seat| position.side_of(seat)).unwrap_or(Side::Light);
    let cells = Cells::new(bottom, BOARD_TOP);
    let mut marks = marks::Marks::new(shown, cells);
    if let Some(last) = shown.last.filter(|last| view.last.contains(&last.action.to_string())) {
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
            figure.badge = Some(cells.0.badge(square, letter(piece.kind, view.language)));
        }
        figures.push(figure);
        if piece.kind == Kind::Dragon && shown.end.is_none() && position.is_mortal(piece.side) {
            labels.push(mortal(cells.0, square));
        }
    }
    let herald = Herald::new(shown, view, bottom, cells.0);
    labels.extend(herald.labels());
    Scene {
        width: WIDTH as u32,
        height: herald.height(),
        boards: vec![cells.board()],
        marks: marks.all,
        figures,
        labels,
        plates: herald.plates(),
        caption: Some(herald.caption()),
        trays: herald.trays(),
        ..Scene::default()
    }
}

/// The dagger of a mortal dragon.
fn mortal(grid: Grid, square: scene::Square) -> Label {
    let at = grid.centre(square).moved(0.37 * grid.cell(), -0.29 * grid.cell());
    Label { align: Align::Centre, edge: Some(Colour::Ivory), ..Label::bold(at, "†", 46, Colour::Ink) }
}

/// The army whose colours a side has.
fn army(side: Side) -> Army {
    match side {
        Side::Light => Army::White,
        Side::Dark => Army::Black,
    }
}

const fn art(kind: Kind) -> Art {
    match kind {
        Kind::Checker => Art::Disc,
        Kind::Royal => Art::CrownedDisc,
        Kind::Knight => Art::Knight,
        Kind::Rook => Art::Rook,
        Kind::Dragon => Art::DragonDisc,
        Kind::Empress => Art::Empress,
    }
}

fn look(piece: Piece) -> Look {
    Look::new(art(piece.kind), army(piece.side))
}

/// The letter of a kind as it may be typed in a language: one or two.
fn letter(kind: Kind, language: Language) -> String {
    let id = match kind {
        Kind::Checker => "drb-badge-checker",
        Kind::Royal => "drb-badge-royal",
        Kind::Knight => "drb-badge-knight",
        Kind::Rook => "drb-badge-rook",
        Kind::Dragon => "drb-badge-dragon",
        Kind::Empress => "drb-badge-empress",
    };
    words().say(language, &Message::new(id))
}
