//! The tree of moves: legal moves while the game goes on, and the number of its leaves.

use super::definition::Definition;
use super::moves::Move;
use super::position::Position;

impl Position {
    /// The legal moves, in no particular order; none if the game has ended on the board.
    pub fn moves(&self, game: &Definition) -> Vec<Move> {
        if self.ended(game).is_some() { Vec::new() } else { self.moves_on(game) }
    }

    /// The number of legal moves.
    pub fn count_moves(&self, game: &Definition) -> u64 {
        if self.ended(game).is_some() { 0 } else { self.count_on_board(game) }
    }

    /// The leaves of the tree of moves to a depth. Draws by repetition and by numbers of moves do not cut it.
    pub fn perft(&self, game: &Definition, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(game),
            _ => {
                let next = |mv: Move| {
                    let mut next = self.clone();
                    next.make(game, mv);
                    next.perft(game, depth - 1)
                };
                self.moves(game).into_iter().map(next).sum()
            }
        }
    }
}
