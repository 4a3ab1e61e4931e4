//! The picture of a position: the hexagon, its pieces and marks, and the players round it.

mod hexagon;
mod marks;
mod surroundings;
#[cfg(test)]
mod tests;

use super::board::{Cell, Zone};
use super::display;
use super::position::{Kind, Piece, Position};
use hexagon::Hexagon;
use liege_game::scene::{self, Army, Art, Badge, Colour, Figure, Label, Look, Scene, View, WIDTH, ties_bar};
use liege_game::{Seat, Spot, words};
use surroundings::Surroundings;

/// The side of a piece's box. Its widest silhouette then leaves a neighbour across an upright edge
/// alone, and of one below it covers no more than a part of the foot.
const PIECE: u16 = 70;
/// The same in the corners of the board, where they stand close together.
const CROWDED: u16 = 61;
/// The radius of a letter's badge.
const BADGE: u16 = 14;
const GAP: i32 = 8;
const MARGIN: i32 = 16;

/// The picture of a position in words.
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

/// The army whose colours a seat has.
fn army_of(seat: Seat) -> Army {
    match seat.index() {
        0 => Army::Red,
        1 => Army::White,
        _ => Army::Black,
    }
}

/// What a piece looks like under a commander: its own colours on his foot, stone if there is none.
fn look(piece: Piece, commander: Option<Seat>) -> Look {
    let art = match piece.kind {
        Kind::King => Art::King,
        Kind::Queen => Art::Queen,
        Kind::Rook => Art::Rook,
        Kind::Bishop => Art::Bishop,
        Kind::Knight => Art::Knight,
        Kind::Pawn => Art::Pawn,
    };
    let own = Look::new(art, army_of(piece.army));
    match commander {
        Some(commander) => own.under(army_of(commander)),
        None => own.neutral(),
    }
}

/// A piece on its triangle. Small pieces are drawn in the lower part of their box, so they are raised.
fn figure(hexagon: Hexagon, cell: Cell, look: Look, kind: Kind) -> Figure {
    let rise = if kind == Kind::Pawn { -8.0 } else { -1.0 };
    let size = if matches!(cell.zone(), Zone::Throne | Zone::Palace) { CROWDED } else { PIECE };
    Figure::new(look, hexagon.stand(cell).moved(0.0, rise), size)
}

/// The letter of a piece in the corner that its triangle points to: there it covers neither the foot
/// nor a neighbour. Pawns need none.
fn badge(hexagon: Hexagon, cell: Cell, kind: Kind, view: &View<'_>) -> Option<Badge> {
    if !view.letters || kind == Kind::Pawn {
        return None;
    }
    let text = words().say(view.language, &display::badge(kind));
    Some(Badge { text, at: hexagon.centre(cell).moved(hexagon.apex(cell) * 0.66, 0.0), radius: BADGE })
}
