//! How games end.

use liege_game::Seat;

/// When a game is drawn, or may be claimed to be, by what does not happen. 0: never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At which occurrence of a position.
    pub repetition: u32,
    /// After how many quiet single moves.
    pub quiet: u32,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Checkmate.
    Mate,
    /// The royal piece was taken.
    Taken,
    /// Somebody has resigned.
    Resigned,
    /// Somebody has resigned, and nobody else could ever have won: a draw.
    Spared,
    /// No legal move, and no check.
    Stalemate,
    /// Nobody can win with what is left.
    Dead,
    /// The same position for the n-th time.
    Repetition(u32),
    /// So many quiet single moves.
    Quiet(u32),
    /// Something of the game's own: the message that says it, with `seat` whom it befell, `winner` and `count` of these.
    Own(&'static str),
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub why: Why,
    /// Whose side has lost; `None`: a draw.
    pub loser: Option<Seat>,
    /// Whom it befell: who is mated, stalemated, has resigned.
    pub seat: Seat,
}
