//! Positions and their moves.

pub use super::position::Game;

use super::bits::Set;
use super::board::{Done, Side};
use super::moves::Move;
use super::variant::{self, Variant};

impl<V: Variant> Game<V> {
    /// The legal moves, in no particular order.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.variant.generate(&self.board, &mut moves);
        moves
    }

    /// The number of legal moves.
    pub fn count(&self) -> u64 {
        variant::count(&self.variant, &self.board)
    }

    /// Makes a move.
    pub fn make_move(&mut self, mv: Move) -> Done {
        let done = self.board.play(mv);
        self.variant.after(&mut self.board, &done);
        done
    }

    /// This position with another side to move.
    pub fn with_turn(mut self, side: Side) -> Game<V> {
        if self.board.turn != side {
            self.board.turn = side;
            self.board.en_passant = 0;
        }
        self
    }

    /// The attackers of a side's king, if that king has to be kept safe.
    pub fn checkers_of(&self, side: Side) -> Set {
        variant::checkers(&self.variant, &self.board, side)
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.checkers_of(self.board.turn) != 0
    }
}
