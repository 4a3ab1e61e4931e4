//! Positions that cannot be: what a set-up is refused for.

use super::bits::{EDGE_RANKS, Set, Squares, bit};
use super::board::{Board, KING, PAWN, ROOK, Side, name};
use super::game::Game;
use super::variant::Variant;
use liege_squares::fen::Fault;
use liege_words::Message;

/// Looks for what cannot be in any game of the family, and for what [`Variant::check`] finds.
pub(super) fn check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    variant.check(board)?;
    for castling in board.castlings() {
        let (king, rook) = (castling.king.0, castling.rook.0);
        let men = |kind| board.men(castling.side, kind);
        if men(KING) & bit(king) == 0 || men(ROOK) & bit(rook) == 0 {
            let message = Message::new("sqr-position-castling-place").with("sign", castling.sign.to_string());
            return Err(Fault::at(2, message.with("king", name(king)).with("rook", name(rook))));
        }
    }
    let passed = board.en_passant & board.turn.other().rank(2);
    let open = board.still_open(passed, board.turn);
    none(3, "sqr-position-en-passant", board.en_passant & !open)
}

/// Looks for what cannot be in chess: each side has its king, no pawn stands on an edge rank, and nobody is in check who
/// is not to move. A game that forbids more asks this first in its [`Variant::check`].
pub fn orthodox<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    kings(board, [1, 1])?;
    no_pawns(board, EDGE_RANKS)?;
    not_in_check(variant, board)
}

/// The side not to move is not in check.
pub fn not_in_check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    let waiting = board.turn.other();
    let game = Game { board: *board, variant: *variant };
    let message = || Message::new("sqr-position-check").with("seat", board.seat(waiting));
    if game.checkers_of(waiting) == 0 { Ok(()) } else { Err(Fault::at(1, message())) }
}

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
