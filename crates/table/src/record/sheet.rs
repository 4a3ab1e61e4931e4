//! The contents of a record after reading.

use crate::stored::origin::{Sealed, Unknown};
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::Seed;
use liege_game::{Game, Options, Seat};

/// A person in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Someone {
    /// The name.
    pub name: String,
    /// Their id where the record was written, if it has one.
    pub id: Option<String>,
}

/// A chair in the record. People are given by their index in [`Sheet::people`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Open to anyone.
    Open,
    /// Reserved for somebody.
    Invited(usize),
    /// Held by somebody.
    Held(usize),
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of its line in the record, from 1.
    pub line: usize,
    /// The seat that entered it.
    pub seat: Option<Seat>,
    /// The person who did.
    pub player: Option<usize>,
    /// The action; people in it are numbers.
    pub action: String,
    /// A person whom the action itself names.
    pub named: Option<usize>,
    /// Its time, if that is known.
    pub at: Option<Timestamp>,
}

/// A record that was read: its form is right, but it is not known yet whether its game can be played.
#[derive(Clone)]
pub struct Sheet {
    /// The game.
    pub game: &'static dyn Game,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Options,
    /// Its terms.
    pub terms: Terms,
    /// The position string from which it started, unless that was the game's own start.
    pub start: Option<String>,
    /// When the table was opened, if that is known.
    pub opened: Option<Timestamp>,
    /// The number of the line that says so.
    pub(super) opened_line: usize,
    /// The tags of a foreign file.
    pub tags: Vec<(String, String)>,
    /// The date as in such a file, if this sheet was read from one.
    pub(super) foreign_date: Option<String>,
    /// When its game started, if it has no entries yet.
    pub begun: Option<Timestamp>,
    /// The number of the line that says so.
    pub(super) begun_line: usize,
    /// All people in the record.
    pub people: Vec<Someone>,
    /// The person who opened the table.
    pub host: usize,
    /// The chairs, in seat order.
    pub chairs: Vec<Place>,
    /// Seeds that were unknown where the record was written.
    pub sealed: Vec<Sealed>,
    /// The seed, if it is revealed.
    pub seed: Option<Seed>,
    /// The hash of the seed, if it is not.
    pub seed_hash: Option<String>,
    /// The result in the record.
    pub(super) result: String,
    /// The number of the line that says so.
    pub(super) result_line: usize,
    /// The log.
    pub log: Vec<Row>,
    /// The position at its end.
    pub(super) position: String,
    /// The number of the line that says so.
    pub(super) position_line: usize,
    /// The checksum, which identifies the record.
    pub digest: String,
}

impl Sheet {
    /// The unknown times.
    pub(super) fn unknown(&self) -> Unknown {
        Unknown { opened: self.opened.is_none(), entries: self.log.iter().any(|row| row.at.is_none()) }
    }

    /// Whether the game in the record is over, in any way.
    pub fn is_over(&self) -> bool {
        self.result != super::write::ONGOING
    }

    /// The person who holds a seat in the record, or for whom it is reserved.
    #[must_use]
    pub fn person_at(&self, seat: Seat) -> Option<usize> {
        match self.chairs.get(seat.index())? {
            Place::Open => None,
            Place::Invited(person) | Place::Held(person) => Some(*person),
        }
    }
}
