//! The picture of a position: the boards and the players round them.

mod around;
mod boards;
mod marks;
mod reach;

pub use boards::Arrangement;
pub(super) use reach::reach;
pub use reach::title as reach_title;

use super::rules::{Rules, Sight};
use super::typed::display_letter;
use super::{Piece, Sitting, Square};
use around::Around;
use boards::Boards;
use liege_game::Seat;
use liege_game::scene::{self, Colour, Figure, Grid, Label, Look, Presence, Scene, View};
use marks::Marks;

/// The picture in words.
pub fn scene(sitting: &Sitting, view: &View<'_>) -> Scene {
    let rules = sitting.rules();
    let boards = Boards::new(rules.spec(), Arrangement::of(rules.spec(), view), view.bottom);
    let marks = marks::marks(sitting, &boards, view);
    let around = Around::new(sitting, &boards, view);
    let mut said = around.said();
    let (title, caption) = said.next().unzip();
    let mut labels = marks.letters.clone();
    labels.extend(boards.numbers());
    if view.letters {
        labels.extend(boards.names(&marks.all, |at| rules.piece(at).is_some()));
        labels.extend(captions(rules, &boards));
    }
    Scene {
        width: boards.width() as u32,
        height: around.height(),
        boards: boards.still(),
        figures: figures(rules, &boards, view, &marks),
        marks: marks.all,
        labels,
        plates: around.plates(),
        title,
        caption,
        other: said.next(),
        tabs: boards.tabs(view.language),
        trays: around.trays(),
        cells: boards.cells().chain(around.held()).collect(),
        ..Scene::default()
    }
}

/// What a piece looks like.
fn look(rules: &dyn Rules, piece: Piece) -> Look {
    let spec = rules.spec();
    Look::new(rules.art(piece), spec.army(piece.seat))
}

/// What is no longer there, or is seen once more.
fn ghost(grid: Grid, look: Look, place: scene::Square) -> Figure {
    Figure { presence: Presence::Ghost, ..grid.figure(look, place) }
}

/// The pieces, with what is to be seen on them.
fn figures(rules: &dyn Rules, boards: &Boards, view: &View<'_>, marks: &Marks) -> Vec<Figure> {
    let mut figures = marks.ghosts.clone();
    let sights = rules.sights();
    let letter_of = |kind| display_letter(rules.spec(), kind, view.language);
    for at in rules.spec().geometry.all() {
        let (Some(piece), Some((grid, place))) = (rules.piece(at), boards.place(at)) else { continue };
        let mut figure = grid.figure(look(rules, piece), place);
        for sight in &sights {
            match sight {
                Sight::Frozen { victim, .. } if *victim == at => figure.presence = Presence::Frozen,
                Sight::Moves(moved, kind) if *moved == at => {
                    figure.badge = Some(grid.badge(place, letter_of(*kind)));
                }
                _ => {}
            }
        }
        let kind = rules.spec().kind(piece.kind);
        let letter = letter_of(piece.kind);
        // A pawn is told by its place in the row.
        if view.letters && !kind.plain && !letter.is_empty() && figure.badge.is_none() {
            figure.badge = Some(grid.badge(place, letter));
        }
        for (grid, place) in boards.echoes(at) {
            figures.push(ghost(grid, look(rules, piece), place));
        }
        figures.push(figure);
    }
    figures
}

/// Short texts over the heads of pieces, for learners.
fn captions(rules: &dyn Rules, boards: &Boards) -> Vec<Label> {
    let label = |(at, text): (Square, String)| {
        let (grid, place) = boards.place(at)?;
        let over = grid.centre(place).moved(0.0, -0.36 * grid.cell());
        Some(Label { edge: Some(Colour::Ivory), ..Label::bold(over, text, 23, Colour::Ink) })
    };
    let texts = rules.sights().into_iter().filter_map(|sight| match sight {
        Sight::Caption(at, text) => Some((at, text)),
        _ => None,
    });
    texts.filter_map(label).collect()
}

/// The seats of a board's two sides, as its diagram is drawn: the one at the bottom first.
fn sides(rules: &super::Spec, board: u8) -> Vec<Seat> {
    rules.all_seats().filter(|seat| rules.boards_of(*seat).any(|own| own == board)).collect()
}
