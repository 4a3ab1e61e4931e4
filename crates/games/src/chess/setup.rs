//! Positions that cannot be: what a set-up is refused for.

use super::bits::{Set, Squares};
use super::board::{Board, KING, PAWN, Side, name};
use liege_squares::fen::Fault;
use liege_words::Message;

/// Each side has at most one king, on the board or in the hand, and so many at least.
pub fn kings(board: &Board, least: [u32; 2]) -> Result<(), Fault> {
    Side::ALL.into_iter().zip(least).try_for_each(|(side, least)| {
        let found = board.men(side, KING).count_ones() + u32::from(board.in_hand(side, KING));
        let id = if least == 1 { "sqr-position-kings" } else { "sqr-position-kings-most" };
        let message = || Message::new(id).with("seat", board.seat(side)).with("found", i64::from(found));
        if (least..=1).contains(&found) { Ok(()) } else { Err(Fault::at(0, message())) }
    })
}

/// No pawn stands on these squares.
pub fn no_pawns(board: &Board, squares: Set) -> Result<(), Fault> {
    none(0, "sqr-position-pawn", board.kind(PAWN) & squares)
}

/// There are no such squares: the first of them is what is wrong with a field.
pub fn none(field: usize, id: &'static str, squares: Set) -> Result<(), Fault> {
    let wrong = |at| Err(Fault::at(field, Message::new(id).with("square", name(at))));
    Squares(squares).next().map_or(Ok(()), wrong)
}
