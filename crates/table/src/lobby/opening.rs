//! A table before its game: how long it is open, and whether it looks for players.
//!
//! Time in which the bot was down is not given back here: the invitation shows until when a table is open.

use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::time::instant::{later, to_millisecond};
use jiff::{SignedDuration, Timestamp};

impl Table {
    /// The number of days without a change after which a table that has not started is closed. A seek is open
    /// as long as its host has said.
    pub const LOBBY_DAYS: i64 = 30;

    /// The new table, which looks for players until a time.
    #[must_use]
    pub fn sought(mut self, until: Timestamp) -> Table {
        self.record.lobby.sought = Some(to_millisecond(until));
        self
    }

    /// The table before its game, as if it had been changed only now: a table from a record was not in its
    /// lobby before.
    #[must_use]
    pub fn opened_anew(mut self, at: Timestamp) -> Table {
        if self.record.status == Status::Lobby {
            self.record.changed = to_millisecond(at);
        }
        self
    }

    /// Whether the table looks for players, or did.
    pub fn is_sought(&self) -> bool {
        self.record.lobby.sought.is_some()
    }

    /// When time closes the table, until which seats can be taken; `None` if it has started or is closed.
    pub fn open_until(&self) -> Option<Timestamp> {
        if self.record.status != Status::Lobby {
            return None;
        }
        let usual = || later(self.record.changed, SignedDuration::from_hours(24 * Table::LOBBY_DAYS));
        Some(self.record.lobby.sought.unwrap_or_else(usual))
    }

    /// Whether time closed it before its game began.
    pub fn has_lapsed(&self) -> bool {
        self.record.status == Status::Abandoned && self.record.lobby.lapsed.is_some()
    }

    pub(crate) fn lapse_now(&self, at: Timestamp) -> Step {
        let mut step = Step::from(self);
        let record = &mut step.table.record;
        record.status = Status::Abandoned;
        record.changed = to_millisecond(at);
        record.lobby.lapsed = Some(record.changed);
        step
    }
}
