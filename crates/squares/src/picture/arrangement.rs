//! How boards stand on the canvas.

/// Which boards are shown, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The one there is.
    One,
    /// The one there is, with what lies beyond its joined edges.
    Seamed,
    /// One above another, the last at the top.
    Stack,
    /// Two of a stack that are neighbours: this and the one below.
    Two(u8),
    /// In a row, the last first: for wide screens.
    Row,
    /// Two games, each with its own two players: one above the other, the first at the top, the players at the right.
    Paired,
    /// One of several alone, large.
    Single(u8),
    /// Two games: this one large, as its players see it; the other half as large below.
    Own(u8),
}
