//! Errors in replaying a log, and what a takeback has to restore.

use liege_game::{Refusal, Seat};

/// The reason why a log cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The game does not accept the options or the start position.
    #[error("the game does not start: {}", .0.message.id())]
    Start(Refusal),
    /// The game refuses an entry of the log.
    #[error("action {number} `{action}` is refused: {}", .refusal.message.id())]
    Refused {
        /// Number of the entry.
        number: usize,
        /// Its action.
        action: String,
        /// The game's refusal.
        refusal: Box<Refusal>,
    },
    /// The entry names another seat than the one that may enter it.
    #[error("action {number} `{action}` is written to the wrong seat")]
    WrongSeat {
        /// Number of the entry.
        number: usize,
        /// Its action.
        action: String,
        /// The seat that may enter it.
        actor: Option<Seat>,
    },
    /// An entry that is not the game's and can't be made there, or a move that does not fit one.
    #[error("action {number} `{action}` is not one that can be made there")]
    TableEvent {
        /// Number of the entry.
        number: usize,
        /// Its text.
        action: String,
    },
    /// An entry after the end.
    #[error("action {number} `{action}` comes after the end")]
    AfterEnd {
        /// Number of the entry.
        number: usize,
        /// Its action.
        action: String,
    },
    /// The entries are not numbered 1, 2, 3…
    #[error("action {expected} is missing (found {number})")]
    Gap {
        /// The expected number.
        expected: usize,
        /// The number found.
        number: usize,
    },
}

impl ReplayError {
    /// The number of the entry at which the replay stops; 0 for the start.
    pub fn number(&self) -> usize {
        match self {
            ReplayError::Start(_) => 0,
            ReplayError::Refused { number, .. }
            | ReplayError::WrongSeat { number, .. }
            | ReplayError::TableEvent { number, .. }
            | ReplayError::AfterEnd { number, .. } => *number,
            ReplayError::Gap { expected, .. } => *expected,
        }
    }
}

/// The offers and agreements between seats at one point of a log: the key, the index of the deal, and whether
/// it was only offered.
#[derive(Clone, Debug, Default)]
pub struct Between(pub(crate) Vec<(String, usize, bool)>);
