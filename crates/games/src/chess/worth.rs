//! The value of a game's own kind to engines.

/// A game's own kind, as engines see it; all values are 0 if there is none.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwnWorth {
    /// Its worth, in hundredths of a pawn.
    pub worth: i32,
    /// The value of each square that it sees, and the number of squares that it has to see at least.
    pub sight: (i32, i32),
    /// Its weight in measuring how far the game has come: a queen has 4, a rook 2, a bishop 1.
    pub weight: i32,
}
