//! The picture of a position.

use super::super::Sitting;
use super::Arrangement;
use super::around::Around;
use super::boards::Boards;
use super::figures::{captions, figures};
use super::marks;
use liege_game::scene::{Scene, View};

pub fn scene(sitting: &Sitting, view: &View<'_>) -> Scene {
    let rules = sitting.rules();
    let boards = Boards::new(rules.spec(), Arrangement::of(rules.spec(), view), view);
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
