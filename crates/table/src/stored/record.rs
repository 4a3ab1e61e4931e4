//! A table as it is stored, and one line of its log.

use crate::stored::chair::{Chair, Player};
use crate::stored::origin::Origin;
use crate::stored::presence::Presence;
use crate::stored::seed::Seed;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::{Game, Options, Seat};
use liege_words::Language;
use std::sync::Arc;

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being taken.
    Lobby,
    /// The game is on.
    Playing,
    /// The game has ended.
    Over,
    /// Given up before it had really begun.
    Abandoned,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 4] = [Status::Lobby, Status::Playing, Status::Over, Status::Abandoned];

    /// The word stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Playing => "playing",
            Status::Over => "over",
            Status::Abandoned => "abandoned",
        }
    }

    /// The status of a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.code() == code)
    }
}

/// Where a table lives: ids of the transport.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The server; `None` in direct messages.
    pub server: Option<String>,
    /// The channel in which the table was opened.
    pub channel: String,
    /// The table's own thread, once there is one.
    pub thread: Option<String>,
    /// The message in which the table is announced and joined, once it is posted.
    pub lobby_message: Option<String>,
    /// The language of public posts.
    pub language: Language,
}

impl Venue {
    /// Where posts about the game go: the thread, or the channel where there is none.
    pub fn board_channel(&self) -> &str {
        self.thread.as_deref().unwrap_or(&self.channel)
    }
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1.
    pub number: usize,
    /// The seat that entered it; `None` for the referee (chance, lapse of time) and for people who act
    /// for no seat (the host, a substitute).
    pub seat: Option<Seat>,
    /// The member who entered it (of a roll of dice: whose it is); `None` for the referee, also where the referee enters something for a
    /// seat (an offer withdrawn by its time limit).
    pub player: Option<String>,
    /// The action in canonical notation.
    pub action: String,
    /// When, to the millisecond.
    pub at: Timestamp,
}

/// Everything that makes up a table, as it is stored.
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
    /// What is settled beside them.
    pub terms: Terms,
    /// The position string it starts from, if it isn't the game's own.
    pub start: Option<String>,
    /// Who opened it.
    pub host: Player,
    /// Where it lives.
    pub venue: Venue,
    /// What draws of chance come from.
    pub seed: Seed,
    /// The seats, in seat order.
    pub chairs: Vec<Chair>,
    /// Where it is in its life.
    pub status: Status,
    /// The log. Its entries are shared by all copies of the table.
    pub log: Vec<Arc<Entry>>,
    /// How many changes were stored.
    pub version: i64,
    /// Which of several states with that version it is, by its names and the places where it stands.
    pub shown: i64,
    /// When it was opened.
    pub created: Timestamp,
    /// When it last changed.
    pub changed: Timestamp,
    /// When the game began (or the dealing of its seats); unknown of tables begun before this was noted.
    pub started: Option<Timestamp>,
    /// Where it came from, if it was not begun here.
    pub origin: Option<Origin>,
    /// Who is there, before its game begins.
    pub presence: Presence,
    /// What is noted of the time before its game.
    pub lobby: Lobby,
}

/// What a new table is made from.
#[derive(Clone)]
pub struct NewTable {
    /// The game.
    pub game: &'static dyn Game,
    /// Its options, checked.
    pub options: Options,
    /// What is settled beside them.
    pub terms: Terms,
    /// A position string to start from; `None`: the game's own start.
    pub start: Option<String>,
    /// Who opens it.
    pub host: Player,
    /// Where it lives.
    pub venue: Venue,
    /// What draws of chance come from: [`Seed::random`].
    pub seed: Seed,
    /// The seats, in seat order, none of them held yet (the host sits down with [`crate::Table::sit`]).
    pub chairs: Vec<Chair>,
    /// Now.
    pub at: Timestamp,
}

/// What is noted of a table's time before its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lobby {
    /// Until when players are sought for it, if they are: the table is a *seek*.
    pub sought: Option<Timestamp>,
    /// When time closed it, if it did.
    pub lapsed: Option<Timestamp>,
}

/// When an entry was made; of the start: when the game began.
pub(crate) fn time_of(record: &Record, number: usize) -> Timestamp {
    match number.checked_sub(1) {
        Some(index) => record.log.get(index).map_or(record.changed, |entry| entry.at),
        None => began(record),
    }
}

/// When the game began: where seats were dealt, with the last of them.
fn began(record: &Record) -> Timestamp {
    let dealing = record.log.iter().take_while(|entry| TableEvent::deals(&entry.action));
    let dealt = dealing.filter(|entry| !TableEvent::credits(&entry.action)).last().map(|entry| entry.at);
    // Of a table that was begun before that was noted: before the first entry it last changed then.
    let first = || record.log.first().map_or(record.changed, |entry| entry.at);
    dealt.or(record.started).unwrap_or_else(first)
}
