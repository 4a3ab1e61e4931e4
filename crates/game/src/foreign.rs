//! Notations of other programs, for games that they can say.

use super::{Options, Outcome};
use jiff::Timestamp;

/// A notation that other programs read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foreign {
    /// Portable Game Notation: chess and its variants on one board of squares for two.
    Pgn,
    /// Portable Draughts Notation.
    Pdn,
}

impl Foreign {
    /// All of them.
    pub const ALL: [Foreign; 2] = [Foreign::Pgn, Foreign::Pdn];

    /// Its name in small letters, which files of it end in.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Foreign::Pgn => "pgn",
            Foreign::Pdn => "pdn",
        }
    }

    /// The notation of that name, in any letter case.
    #[must_use]
    pub fn called(name: &str) -> Option<Foreign> {
        Foreign::ALL.into_iter().find(|known| name.eq_ignore_ascii_case(known.id()))
    }
}

/// A game to be said in another notation.
#[derive(Clone, Debug)]
pub struct Score<'a> {
    /// The game's options.
    pub options: &'a Options,
    /// The position string it started from; `None`: the game's own start.
    pub start: Option<&'a str>,
    /// Who played, in seat order.
    pub names: &'a [String],
    /// When it began; `None` where nobody knows.
    pub began: Option<Timestamp>,
    /// Until then the times of the actions are not known: the game came from a file that has none.
    pub untimed: Option<Timestamp>,
    /// The tags of the file of another program that it came from.
    pub tags: &'a [(String, String)],
    /// The game's actions that count, in order, in canonical notation, and when each was entered.
    pub actions: &'a [(&'a str, Timestamp)],
    /// How it ended, if it has.
    pub outcome: Option<&'a Outcome>,
}
