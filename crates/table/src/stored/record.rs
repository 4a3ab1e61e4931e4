//! The stored form of a table, and of a line of its log.

use crate::stored::chair::{Chair, Player};
use crate::stored::origin::Origin;
use crate::stored::presence::Presence;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::Seed;
use liege_game::{Game, Options, Seat};
use liege_words::Language;
use std::sync::Arc;

/// The status of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being taken.
    Lobby,
    /// The game is in progress.
    Playing,
    /// The game has ended.
    Over,
    /// The game was aborted before it had really started, or the table abandoned.
    Abandoned,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 4] = [Status::Lobby, Status::Playing, Status::Over, Status::Abandoned];

    /// The word that is stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    /// The status for a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.code() == code)
    }
}

/// The place of a table: ids of the transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The server; `None` in direct messages.
    pub server: Option<String>,
    /// The channel in which the table was opened.
    pub channel: String,
    /// The table's own thread, if there is one.
    pub thread: Option<String>,
    /// The message that announces the table and in which players join, when it is posted.
    pub lobby_message: Option<String>,
    /// The language of public posts.
    pub language: Language,
}

impl Venue {
    /// The channel for posts about the game: the thread, or the channel if there is none.
    pub fn board_channel(&self) -> &str {
        self.thread.as_deref().unwrap_or(&self.channel)
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: usize,
    /// The seat that made it; `None` for the referee (chance, lapse of time) and for people who act for no
    /// seat (the host, a substitute).
    pub seat: Option<Seat>,
    /// The member who made it (for a roll of dice, whose roll it is); `None` for the referee, also if the
    /// referee acts for a seat (an offer withdrawn by its time limit).
    pub player: Option<String>,
    /// The action in canonical notation.
    pub action: String,
    /// When it was made, to the millisecond.
    pub at: Timestamp,
}

/// All stored data of a table.
#[derive(Clone)]
pub struct Record {
    /// The id in the store; 0 before it is stored.
    pub id: i64,
    /// The game.
    pub game: &'static dyn Game,
    /// The version of the rules under which the table was opened.
    pub rules: u32,
    /// The options.
    pub options: Options,
    /// The terms.
    pub terms: Terms,
    /// The position string from which it starts, unless that is the game's own start.
    pub start: Option<String>,
    /// The player who opened it.
    pub host: Player,
    /// The place where it is played.
    pub venue: Venue,
    /// The seed of its draws of chance.
    pub seed: Seed,
    /// The seats, in seat order.
    pub chairs: Vec<Chair>,
    /// Its status.
    pub status: Status,
    /// The log. Its entries are shared by all copies of the table.
    pub log: Vec<Arc<Entry>>,
    /// The number of stored changes.
    pub version: i64,
    /// The number of its shown state among those with this version: it changes with names and places.
    pub shown: i64,
    /// When it was opened.
    pub created: Timestamp,
    /// When it last changed.
    pub changed: Timestamp,
    /// When the game started (or the drawing of its seats); `None` for tables started before this was noted.
    pub started: Option<Timestamp>,
    /// Its origin, if it did not start here.
    pub origin: Option<Origin>,
    /// The presence of players, before its game starts.
    pub presence: Presence,
    /// The notes about the time before its game.
    pub lobby: Lobby,
}

/// The data for a new table.
#[derive(Clone)]
pub struct NewTable {
    /// The game.
    pub game: &'static dyn Game,
    /// Its options, checked.
    pub options: Options,
    /// Its terms.
    pub terms: Terms,
    /// A position string to start from; `None` for the game's own start.
    pub start: Option<String>,
    /// The player who opens it.
    pub host: Player,
    /// The place where it is played.
    pub venue: Venue,
    /// The seed of its draws of chance: [`Seed::random`].
    pub seed: Seed,
    /// The seats, in seat order, none of them held yet (the host sits down with [`crate::Table::sit`]).
    pub chairs: Vec<Chair>,
    /// The present time.
    pub at: Timestamp,
}

/// The notes about a table's time before its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// How long it looks for players, if it does: then the table is a *seek*.
    pub sought: Option<Timestamp>,
    /// When time closed it, if it did.
    pub lapsed: Option<Timestamp>,
}

/// When an entry was made; for 0, when the game started.
pub(crate) fn time_of(record: &Record, number: usize) -> Timestamp {
    match number.checked_sub(1) {
        Some(index) => record.log.get(index).map_or(record.changed, |entry| entry.at),
        None => began(record),
    }
}

/// When the game started. If seats were drawn, that is the time of the last choice.
fn began(record: &Record) -> Timestamp {
    let dealing = record.log.iter().take_while(|entry| TableEvent::deals(&entry.action));
    let dealt = dealing.filter(|entry| !TableEvent::credits(&entry.action)).last().map(|entry| entry.at);
    // A table started before this was noted: before its first entry it last changed at the start.
    let first = || record.log.first().map_or(record.changed, |entry| entry.at);
    dealt.or(record.started).unwrap_or_else(first)
}
