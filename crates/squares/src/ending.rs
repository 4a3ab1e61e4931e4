//! The ends of games.

use liege_game::Seat;

/// The limits at which a game is drawn, or may be claimed to be drawn. 0: never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The occurrence of a position that makes the draw.
    pub repetition: u32,
    /// The number of quiet single moves that makes the draw.
    pub quiet: u32,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Checkmate.
    Mate,
    /// The royal piece was captured.
    Taken,
    /// A seat has resigned.
    Resigned,
    /// A seat has resigned, and nobody else could ever have won: a draw.
    Spared,
    /// No legal move, and no check.
    Stalemate,
    /// Nobody can win with the remaining material.
    Dead,
    /// A position has occurred this many times.
    Repetition(u32),
    /// This number of quiet single moves has been made.
    Quiet(u32),
    /// A reason of the game's own: its message, with the arguments `seat` (the one concerned), `winner` (the
    /// winners) and `count` (their number).
    Own(&'static str),
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The reason.
    pub why: Why,
    /// A seat of the side that has lost; `None`: a draw.
    pub loser: Option<Seat>,
    /// The seat concerned: it is mated or stalemated, or has resigned.
    pub seat: Seat,
}
