//! What a kind of a game's own is worth to engines.

/// A kind of a game's own, as engines see it; all of it is nothing where there is none.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwnWorth {
    /// Its worth, in hundredths of a pawn.
    pub worth: i32,
    /// The worth of each square that it sees, and the number of squares that it has to see at least.
    pub sight: (i32, i32),
    /// How much it counts for how far the game has come: a queen is 4, a rook 2, a bishop 1.
    pub weight: i32,
}
