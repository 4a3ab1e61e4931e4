//! A position of a game of the family.

use super::board::Board;

/// A position of a game of the family.
#[derive(Clone, Copy, Debug)]
pub struct Game<V> {
    pub board: Board,
    /// The game, with its options and the state that its positions have beside the board.
    pub variant: V,
}
