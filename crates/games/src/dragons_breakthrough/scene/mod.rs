//! The picture of a position: the numbered board, its pieces and marks, the players with their reserves.

mod around;
mod cells;
mod last;
mod look;
mod marks;
mod reach;

pub(super) use reach::reach;

use super::board::{Cell, Side};
use super::piece::Kind;
use super::position::Position;
use super::spec::SPEC;
use around::{Around, SoFar};
use cells::Cells;
use last::last;
use liege_game::scene::{self, Align, Colour, Grid, Label, Scene, View, WIDTH};
use liege_squares::display_letter;
use look::look;
use marks::Marks;

/// The picture of a position.
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
        // Only checkers have no letter.
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
