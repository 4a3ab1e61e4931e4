//! A position of a game of the family.

use super::board::Board;

/// A position of a game of the family.
#[derive(Clone, Copy, Debug)]
pub struct Game<V> {
    pub board: Board,
    /// The game, with its options and whatever its positions hold beside the board.
    pub variant: V,
}
