//! What a record says, once it is read.

use crate::stored::origin::{Sealed, Unknown};
use crate::stored::seed::Seed;
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::{Game, Options, Seat};

/// Somebody whom a record names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Someone {
    /// The name.
    pub name: String,
    /// The id they had where the record was written, if it says.
    pub id: Option<String>,
}

/// A chair by the record; people by their place in [`Sheet::people`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Open to anyone.
    Open,
    /// Kept for somebody.
    Invited(usize),
    /// Held by somebody.
    Held(usize),
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the record that it stands in, from 1.
    pub line: usize,
    /// The seat that entered it.
    pub seat: Option<Seat>,
    /// Who did.
    pub player: Option<usize>,
    /// The action, with people in it by their numbers.
    pub action: String,
    /// Somebody whom the action itself names.
    pub named: Option<usize>,
    /// When, if that is known.
    pub at: Option<Timestamp>,
}

/// A record that was read: its form is right, but whether its game can be played is not known yet.
#[derive(Clone)]
pub struct Sheet {
    /// The game.
    pub game: &'static dyn Game,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Options,
    /// What was settled beside them.
    pub terms: Terms,
    /// The position string it started from, if it was not the game's own.
    pub start: Option<String>,
    /// When the table was opened, if that is known.
    pub opened: Option<Timestamp>,
    /// The line that tells it.
    pub(super) opened_line: usize,
    /// Tags of a file of another program.
    pub tags: Vec<(String, String)>,
    /// The date as such a file has it, where this sheet was read from one.
    pub(super) foreign_date: Option<String>,
    /// When its game began, where nothing was entered yet.
    pub begun: Option<Timestamp>,
    /// The line that tells it.
    pub(super) begun_line: usize,
    /// Everybody whom the record names.
    pub people: Vec<Someone>,
    /// Who opened the table.
    pub host: usize,
    /// The chairs, in seat order.
    pub chairs: Vec<Place>,
    /// Seeds that were not known where the record was written.
    pub sealed: Vec<Sealed>,
    /// The seed, where it is told.
    pub seed: Option<Seed>,
    /// Its hash, where it is not.
    pub seed_hash: Option<String>,
    /// The result as the record has it.
    pub(super) result: String,
    /// The line that tells it.
    pub(super) result_line: usize,
    /// The log.
    pub log: Vec<Row>,
    /// The position at its end.
    pub(super) position: String,
    /// The line that tells it.
    pub(super) position_line: usize,
    /// The check: the same record is known again by it.
    pub digest: String,
}

impl Sheet {
    /// What is not known of its times.
    pub(super) fn unknown(&self) -> Unknown {
        Unknown { opened: self.opened.is_none(), entries: self.log.iter().any(|row| row.at.is_none()) }
    }

    /// Whether the record says that its game is over, in whatever way.
    pub fn is_over(&self) -> bool {
        self.result != super::write::ONGOING
    }

    /// Who holds a seat by the record, or for whom it is kept.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<usize> {
        match self.chairs.get(seat.index())? {
            Place::Open => None,
            Place::Invited(person) | Place::Held(person) => Some(*person),
        }
    }
}
