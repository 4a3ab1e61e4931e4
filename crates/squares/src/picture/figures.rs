//! The pieces on the boards.

use super::super::Square;
use super::super::rules::Rules;
use super::super::sight::Sight;
use super::super::typed::display_letter;
use super::boards::Boards;
use super::look::{ghost, look_at};
use super::marks::Marks;
use liege_game::scene::{Colour, Figure, Label, Presence, View};

/// The pieces, with the signs on them.
pub fn figures(rules: &dyn Rules, boards: &Boards, view: &View<'_>, marks: &Marks) -> Vec<Figure> {
    let mut figures = marks.ghosts.clone();
    let sights = rules.sights();
    let letter_of = |kind| display_letter(rules.spec(), kind, view.language);
    for at in rules.spec().geometry.all() {
        let (Some(piece), Some((grid, place))) = (rules.piece(at), boards.place(at)) else { continue };
        let mut figure = grid.figure(look_at(rules, boards, piece, at), place);
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
        // A pawn needs no letter.
        if view.letters && !kind.plain && !letter.is_empty() && figure.badge.is_none() {
            figure.badge = Some(grid.badge(place, letter));
        }
        for (grid, place) in boards.echoes(at) {
            figures.push(ghost(grid, look_at(rules, boards, piece, at), place));
        }
        figures.push(figure);
    }
    figures
}

/// Short texts over the heads of pieces, for learners.
pub fn captions(rules: &dyn Rules, boards: &Boards) -> Vec<Label> {
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
