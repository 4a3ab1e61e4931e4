//! Looks of pieces.

use super::super::rules::Rules;
use super::super::{Kind, Piece, Square};
use super::boards::Boards;
use liege_game::scene::{self, Figure, Grid, Look, Man, Pieces, Presence};

/// The look of a piece in hand, or of one that is gone.
pub fn look(rules: &dyn Rules, boards: &Boards, piece: Piece) -> Look {
    made(rules, boards, piece, None)
}

/// The look of a piece on its square.
pub fn look_at(rules: &dyn Rules, boards: &Boards, piece: Piece, at: Square) -> Look {
    made(rules, boards, piece, rules.was(at))
}

fn made(rules: &dyn Rules, boards: &Boards, piece: Piece, was: Option<Kind>) -> Look {
    let spec = rules.spec();
    let look = Look::new(rules.art(piece), spec.army(piece.seat));
    let Some(men) = spec.men else { return look };
    // A promoted man shows what it was, in another manner.
    let kind = was.unwrap_or(piece.kind);
    let art = if was.is_some() { spec.kind(kind).art } else { look.art };
    let character = men.character(kind, piece.seat.0 > 0, was.is_some());
    let man = Man {
        form: men.form,
        character: character.filter(|_| boards.pieces == Pieces::Kanji),
        promoted: was.is_some(),
        turned: men.form == scene::Form::Tile && boards.bottom(0) != piece.seat,
    };
    Look { art, man: Some(man), ..look }
}

/// The ghost of a piece that is gone, or that is shown again elsewhere.
pub fn ghost(grid: Grid, look: Look, place: scene::Square) -> Figure {
    Figure { presence: Presence::Ghost, ..grid.figure(look, place) }
}
