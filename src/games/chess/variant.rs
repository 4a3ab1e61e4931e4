//! What a game of the family may do differently. Every default is orthodox chess.

use super::attack::Movers;
use super::bits::{EDGE_RANKS, EVERY, Set};
use super::board::{BISHOP, Board, Done, KING, KNIGHT, QUEEN, ROOK, Side};
use super::moves::{self, Count, Sink};
use super::tables::pawn_attacks;
use crate::game::Options;
use crate::squares::fen::Fault;
use crate::squares::{Kind, Limits, Seam, Sight, Spec};
use crate::words::Message;
use std::fmt::Debug;

/// Where pawns become something, and what they may become there.
pub type Promotions = &'static [(Set, &'static [Kind])];

/// A game of the family: its options, and what its positions hold beside the board.
pub trait Variant: Copy + Debug + Send + Sync + 'static {
    /// How the left and right edges are joined.
    const SEAM: Seam = Seam::None;
    /// Whether men are put on the board from the hand.
    const HANDS: bool = false;
    /// Where pawns promote. Elsewhere on the last rank they stay pawns.
    const PROMOTIONS: Promotions = &[(EDGE_RANKS, &[QUEEN, ROOK, BISHOP, KNIGHT])];
    /// The names of the fields that its position strings have beyond the six.
    const FIELDS: &'static [&'static str] = &[];
    /// The number of the first move.
    const FIRST_MOVE: u32 = 1;

    /// What does not change of it.
    fn spec(&self) -> &'static Spec;

    /// The game with these options.
    fn new(options: &Options) -> Self;

    /// The position string of the start.
    #[must_use]
    fn array(options: &Options) -> &'static str {
        let _ = options;
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    }

    /// How the men of a side move.
    #[inline]
    fn movers(&self, board: &Board, side: Side) -> Movers {
        Movers::orthodox(board, side)
    }

    /// The king of a side, if it has to be kept safe; else nothing.
    #[inline]
    fn royal(&self, board: &Board, side: Side) -> Set {
        board.men(side, KING)
    }

    /// The men of the side to move that may move at present.
    #[inline]
    fn movable(&self, board: &Board) -> Set {
        let _ = board;
        EVERY
    }

    /// Where a man of that kind may be put from the hand: a part of `within`, which is empty squares.
    /// (Whether one's own king is safe afterwards is looked at elsewhere, except for the king himself.)
    #[inline]
    fn drop_squares(&self, board: &Board, kind: Kind, within: Set) -> Set {
        let _ = (board, kind, within);
        0
    }

    /// The legal moves of men.
    #[inline]
    fn generate<S: Sink>(&self, board: &Board, sink: &mut S) {
        moves::legal(self, board, sink);
    }

    /// What follows a move: what may be taken en passant, and whose turn it is.
    #[inline]
    fn after(&mut self, board: &mut Board, done: &Done) {
        if done.passed != 0 {
            board.end_turn();
            let ready = pawn_attacks(Self::SEAM, done.side, done.passed);
            let pawns = self.movers(board, board.turn).pawns;
            board.en_passant = if ready & pawns == 0 { 0 } else { done.passed };
        } else {
            board.end_turn();
        }
    }

    /// Who has lost by the game's own rule.
    #[inline]
    fn loser(&self, board: &Board) -> Option<Side> {
        let _ = board;
        None
    }

    /// Whether nobody can win any more.
    fn is_dead(&self, board: &Board) -> bool {
        board.lacks_material()
    }

    /// The en-passant squares as the position string gives them: those where something may be taken.
    fn en_passant(&self, board: &Board) -> Set {
        let count = |board: &Board| {
            let mut count = Count::default();
            self.generate(board, &mut count);
            count.0
        };
        let mut without = *board;
        without.en_passant = 0;
        if board.en_passant != 0 && count(board) > count(&without) { board.en_passant } else { 0 }
    }

    /// The fields of the position string beyond the six.
    fn write_fields(&self) -> Vec<String> {
        Vec::new()
    }

    /// Reads them: as many as [`Variant::FIELDS`].
    fn read_fields(&mut self, fields: &[&str]) -> Result<(), Fault> {
        let _ = fields;
        Ok(())
    }

    /// What cannot be in a position, beside what [`super::setup`] finds in any game.
    fn check(&self, board: &Board) -> Result<(), Fault> {
        super::setup::one_king_each(board)?;
        super::setup::no_pawns(board, EDGE_RANKS)?;
        super::setup::not_in_check(self, board)
    }

    /// Whether positions like this one are compared for repetition.
    fn is_compared(&self) -> bool {
        true
    }

    /// When the game is drawn without anybody saying so.
    fn limits(&self) -> Limits {
        Limits { repetition: 5, quiet: 150 }
    }

    /// When the seat to move may claim a draw.
    fn claims(&self) -> Limits {
        Limits { repetition: 3, quiet: 100 }
    }

    /// What is to be seen beside men, moves and checks.
    fn sights(&self, board: &Board) -> Vec<Sight> {
        let _ = board;
        Vec::new()
    }

    /// Of what the turn is still owed.
    fn note(&self) -> Option<Message> {
        None
    }

    /// Why a man may not go there, if the game has a reason of its own; `from` 64 and more: from the hand.
    fn objection(&self, board: &Board, kind: Kind, from: u8, to: u8) -> Option<Message> {
        let _ = (board, kind, from, to);
        None
    }
}
