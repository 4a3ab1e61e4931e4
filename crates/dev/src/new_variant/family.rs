//! The families with a base for more games.

use clap::ValueEnum;

/// A family with a base for more games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Family {
    Chess,
    Draughts,
}

impl Family {
    /// Its folder among the games.
    pub(super) fn folder(self) -> &'static str {
        match self {
            Family::Chess => "chess",
            Family::Draughts => "draughts",
        }
    }

    /// The game from whose sentences and lesson the drafts are made, and the prefix of its messages.
    pub(super) fn model(self) -> (&'static str, &'static str) {
        match self {
            Family::Chess => ("chess", "chs"),
            Family::Draughts => ("english-draughts", "eng"),
        }
    }
}
