//! Positions that cannot be: what a set-up is refused for.

use super::bits::{Set, Squares, bit};
use super::board::{Board, KING, PAWN, ROOK, Side, name};
use super::game::Game;
use super::variant::Variant;
use crate::squares::fen::Fault;
use crate::words::Message;

/// Looks for what cannot be in any game of the family, and for what [`Variant::check`] finds.
pub(super) fn check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    variant.check(board)?;
    for castling in board.castling.iter() {
        let (king, rook) = (castling.king.0, castling.rook.0);
        let men = |kind| board.men(castling.side, kind);
        if men(KING) & bit(king) == 0 || men(ROOK) & bit(rook) == 0 {
            let message = Message::new("sqr-position-castling-place").with("sign", castling.sign.to_string());
            return Err(Fault::at(2, message.with("king", name(king)).with("rook", name(rook))));
        }
    }
    let passed = board.en_passant & board.turn.other().rank(2);
    let open = board.still_open(passed, board.turn);
    match Squares(board.en_passant & !open).next() {
        None => Ok(()),
        Some(at) => Err(Fault::at(3, Message::new("sqr-position-en-passant").with("square", name(at)))),
    }
}

/// The side not to move is not in check.
pub fn not_in_check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    let waiting = board.turn.other();
    let game = Game { board: *board, variant: *variant };
    if game.checkers_of(waiting) == 0 {
        return Ok(());
    }
    Err(Fault::at(1, Message::new("sqr-position-check").with("seat", waiting.seat())))
}

/// How many kings a side has, on the board and in the hand.
fn kings(board: &Board, side: Side) -> u32 {
    board.men(side, KING).count_ones() + u32::from(board.in_hand(side, KING))
}

/// Each side has one king.
pub fn one_king_each(board: &Board) -> Result<(), Fault> {
    Side::ALL.into_iter().try_for_each(|side| one_king(board, side))
}

/// A side has one king.
pub fn one_king(board: &Board, side: Side) -> Result<(), Fault> {
    expect(kings(board, side) == 1, "sqr-position-kings", board, side)
}

/// No side has more than one king; one that was taken is missing.
pub fn at_most_one_king_each(board: &Board) -> Result<(), Fault> {
    let one = |side| expect(kings(board, side) <= 1, "sqr-position-kings-most", board, side);
    Side::ALL.into_iter().try_for_each(one)
}

fn expect(holds: bool, id: &'static str, board: &Board, side: Side) -> Result<(), Fault> {
    let fault = || Message::new(id).with("seat", side.seat()).with("found", i64::from(kings(board, side)));
    if holds { Ok(()) } else { Err(Fault::at(0, fault())) }
}

/// No pawn stands on these squares.
pub fn no_pawns(board: &Board, squares: Set) -> Result<(), Fault> {
    match Squares(board.kind(PAWN) & squares).next() {
        None => Ok(()),
        Some(at) => Err(Fault::at(0, Message::new("sqr-position-pawn").with("square", name(at)))),
    }
}

/// The game has no castling.
pub fn no_castling(board: &Board) -> Result<(), Fault> {
    if board.castling.are_lost() {
        return Ok(());
    }
    Err(Fault::at(2, Message::new("sqr-position-canonical").with("canonical", "-")))
}
