//! Impossible positions: the reasons to refuse a set-up.

use super::bits::{Set, Squares};
use super::board::{Board, KING, PAWN, Side, name};
use liege_squares::fen::Fault;
use liege_words::Message;

/// Checks that each side has at most one king, on the board or in the hand, and at least this number.
pub fn kings(board: &Board, least: [u32; 2]) -> Result<(), Fault> {
    Side::ALL.into_iter().zip(least).try_for_each(|(side, least)| {
        let found = board.men(side, KING).count_ones() + u32::from(board.in_hand(side, KING));
        let id = if least == 1 { "sqr-position-kings" } else { "sqr-position-kings-most" };
        let message = || Message::new(id).with("seat", board.seat(side)).with("found", i64::from(found));
        if (least..=1).contains(&found) { Ok(()) } else { Err(Fault::at(0, message())) }
    })
}

/// Checks that no pawn is on these squares.
pub fn no_pawns(board: &Board, squares: Set) -> Result<(), Fault> {
    none(0, "sqr-position-pawn", board.kind(PAWN) & squares)
}

/// Checks that the set is empty; else a field is wrong, and the fault names the first square.
pub fn none(field: usize, id: &'static str, squares: Set) -> Result<(), Fault> {
    let wrong = |at| Err(Fault::at(field, Message::new(id).with("square", name(at))));
    Squares(squares).next().map_or(Ok(()), wrong)
}
