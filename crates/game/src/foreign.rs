//! The notations of other programs, for games that can be written in them.

use super::{Options, Outcome};
use jiff::Timestamp;

/// A notation of other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Foreign {
    /// Portable Game Notation: chess and its variants for two players on one board of squares.
    Pgn,
    /// Portable Draughts Notation.
    Pdn,
    /// KIF: shogi and minishogi.
    Kif,
    /// CSA: shogi.
    Csa,
}

impl Foreign {
    /// All of them.
    pub const ALL: [Foreign; 4] = [Foreign::Pgn, Foreign::Pdn, Foreign::Kif, Foreign::Csa];

    /// Its name in small letters, which is also the extension of its files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Foreign::Pgn => "pgn",
            Foreign::Pdn => "pdn",
            Foreign::Kif => "kif",
            Foreign::Csa => "csa",
        }
    }

    /// The notation of that name, in any letter case.
    #[must_use]
    pub fn called(name: &str) -> Option<Foreign> {
        Foreign::ALL.into_iter().find(|known| name.eq_ignore_ascii_case(known.id()))
    }
}

/// A game to be written in another notation.
#[derive(Clone, Debug)]
pub struct Score<'a> {
    /// The game's options.
    pub options: &'a Options,
    /// The position string that it started from; `None`: the game's own start.
    pub start: Option<&'a str>,
    /// The names of the players, in seat order.
    pub names: &'a [String],
    /// The time of its start; `None` if that is unknown.
    pub began: Option<Timestamp>,
    /// The time before which the actions have no known times: the game came from a file without times.
    pub untimed: Option<Timestamp>,
    /// The tags of the file of another program from which it came.
    pub tags: &'a [(String, String)],
    /// The game's actions that count, in order, in canonical notation, each with the time of its entry.
    pub actions: &'a [(&'a str, Timestamp)],
    /// The outcome, if the game is over.
    pub outcome: Option<&'a Outcome>,
}
