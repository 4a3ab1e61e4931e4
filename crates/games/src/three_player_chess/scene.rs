//! The picture of a position: the hexagon, its pieces and marks, and the players around it.

mod figures;
mod hexagon;
mod marks;
mod surroundings;
#[cfg(test)]
mod tests;

use super::board::Cell;
use super::notation;
use super::position::{Kind, Position};
use figures::figure;
use hexagon::Hexagon;
use liege_game::scene::{self, Badge, Colour, Label, Scene, View, WIDTH, ties_bar};
use liege_game::{Spot, words};
use surroundings::Surroundings;

/// The radius of a letter's badge.
const BADGE: u16 = 14;
const GAP: i32 = 8;
const MARGIN: i32 = 16;

/// The picture of a position.
pub(super) fn scene(position: &Position, view: &View<'_>) -> Scene {
    let hexagon = Hexagon::with(view.bottom);
    let marks = marks::marks(position, hexagon, view);
    let mut figures = marks.ghosts;
    let mut labels = Vec::new();
    for cell in Cell::all() {
        match marks::look_of(position, cell) {
            Some((look, kind)) => {
                let mut figure = figure(hexagon, cell, look, kind);
                figure.badge = badge(hexagon, cell, kind, view);
                figures.push(figure);
            }
            None if view.letters && !marks.covered.contains(&cell) => {
                let name = hexagon::short_name(cell, view.language);
                labels.push(Label::bold(hexagon.centre(cell), name, 23, Colour::HomeLine));
            }
            None => {}
        }
    }
    let surroundings = Surroundings::new(position, hexagon, view);
    let ties = ties_bar(surroundings.ties(), surroundings::FLOOR + GAP);
    let floor = ties.chips.last().map_or(surroundings::FLOOR, |chip| chip.frame.bottom());
    labels.extend(ties.more);
    Scene {
        width: WIDTH as u32,
        height: (floor + MARGIN) as u32,
        boards: vec![hexagon.board(view.language)],
        marks: marks.all,
        figures,
        labels,
        plates: surroundings.plates(),
        chips: ties.chips,
        caption: Some(surroundings.caption()),
        cells: Cell::all()
            .map(|cell| scene::Cell::new(Spot::cell(cell.to_string()), hexagon.area(cell)))
            .collect(),
        ..Scene::default()
    }
}

/// The letter of a piece in the corner to which its triangle points: there it covers neither the foot nor a
/// neighbour. Pawns need none.
fn badge(hexagon: Hexagon, cell: Cell, kind: Kind, view: &View<'_>) -> Option<Badge> {
    if !view.letters || kind == Kind::Pawn {
        return None;
    }
    let text = words().say(view.language, &notation::badge(kind));
    Some(Badge { text, at: hexagon.centre(cell).moved(hexagon.apex(cell) * 0.66, 0.0), radius: BADGE })
}
