//! A table: its record, its timeline, and the questions that these alone answer.

use crate::log::timeline::Timeline;
use crate::sitting::recent::Recent;
use crate::stored::chair::{Chair, Player};
use crate::stored::record::{Entry, Record, Status, Venue};
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::Seed;
use liege_game::{Game, Options, Seat, SeatSet, State};
use std::fmt;
use std::sync::Arc;

/// One sitting of a game.
#[derive(Clone)]
pub struct Table {
    pub(crate) record: Record,
    /// The timeline, shared by all tables with the same entries: it is copied when the next one is entered.
    pub(crate) timeline: Arc<Timeline>,
    pub(crate) recent: Recent,
}

impl Table {
    /// The id in the store; 0 before it is stored.
    pub fn id(&self) -> i64 {
        self.record.id
    }

    /// Everything that is stored of it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The game.
    pub fn game(&self) -> &'static dyn Game {
        self.record.game
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.record.options
    }

    /// The terms.
    pub fn terms(&self) -> &Terms {
        &self.record.terms
    }

    /// The player who opened it.
    pub fn host(&self) -> &Player {
        &self.record.host
    }

    /// The place where it is played.
    pub fn venue(&self) -> &Venue {
        &self.record.venue
    }

    /// The seed of its draws of chance.
    pub fn seed(&self) -> &Seed {
        &self.record.seed
    }

    /// The seats, in seat order.
    pub fn chairs(&self) -> &[Chair] {
        &self.record.chairs
    }

    /// Its status.
    pub fn status(&self) -> Status {
        self.record.status
    }

    /// The log.
    pub fn log(&self) -> &[Arc<Entry>] {
        &self.record.log
    }

    /// The number of stored changes.
    pub fn version(&self) -> i64 {
        self.record.version
    }

    /// When it was opened.
    pub fn created(&self) -> Timestamp {
        self.record.created
    }

    /// When it last changed.
    pub fn changed(&self) -> Timestamp {
        self.record.changed
    }

    /// The position now (in the lobby, the start position).
    pub fn state(&self) -> &dyn State {
        &*self.timeline.state
    }

    /// The player who holds a seat.
    #[must_use]
    pub fn holder(&self, seat: Seat) -> Option<&Player> {
        self.record.chairs.get(seat.index()).and_then(Chair::holder)
    }

    /// The seats that a member holds.
    #[must_use]
    pub fn seats_of(&self, member: &str) -> SeatSet {
        self.seats_where(|chair| chair.holder().is_some_and(|player| player.id == member))
    }

    /// The seats reserved for a member who has not sat down yet.
    #[must_use]
    pub fn invitations_of(&self, member: &str) -> SeatSet {
        self.seats_where(|chair| matches!(chair, Chair::Invited(player) if player.id == member))
    }

    /// The players' names in seat order, for pictures; empty for a seat that nobody holds.
    pub fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| chair.holder().map_or_else(String::new, |player| player.name.clone());
        self.record.chairs.iter().map(name).collect()
    }

    /// The seats whose chairs satisfy a condition.
    #[must_use]
    pub fn seats_where(&self, holds: impl Fn(&Chair) -> bool) -> SeatSet {
        let chairs = self.record.chairs.iter().zip(0u8..);
        chairs.filter(|(chair, _)| holds(chair)).map(|(_, index)| Seat(index)).collect()
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The seed is left out: printed text may end up in a log file.
        f.debug_struct("Table")
            .field("id", &self.record.id)
            .field("game", &self.record.game.id())
            .field("status", &self.record.status)
            .field("chairs", &self.record.chairs)
            .field("log", &self.record.log)
            .field("version", &self.record.version)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
liege_testing::install!(liege_games::house());
