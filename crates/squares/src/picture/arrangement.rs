//! The arrangement of boards on the canvas.

/// The boards that are shown, and their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The only board.
    One,
    /// The only board, with the squares beyond its joined edges.
    Seamed,
    /// All boards, one above another, the last at the top.
    Stack,
    /// Two neighbours of a stack: this board and the one below.
    Two(u8),
    /// All boards in a row, the last first: for wide screens.
    Row,
    /// Two games, each with its own two players: one above the other, the first at the top, the players at
    /// the right.
    Paired,
    /// One of several boards alone, large.
    Single(u8),
    /// Two games: this board large, as its players see it; the other board half as large below.
    Own(u8),
}
