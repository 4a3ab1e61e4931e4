//! A table before its game: until when it is open, and whether players are sought for it.
//!
//! Time in which the program was down is not given back here: until when a table is open stands on its invitation.

use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::time::instant::{later, to_millisecond};
use jiff::{SignedDuration, Timestamp};

impl Table {
    /// So many days without a change, and a table that has not begun is closed. A seek is open as long as its
    /// host has said.
    pub const LOBBY_DAYS: i64 = 30;

    /// The new table, with players being sought for it until a time.
    #[must_use]
    pub fn sought(mut self, until: Timestamp) -> Table {
        self.record.lobby.sought = Some(to_millisecond(until));
        self
    }

    /// The table before its game, as if it had been changed only now: one from a record has not been in
    /// its lobby since it was written down.
    #[must_use]
    pub fn opened_anew(mut self, at: Timestamp) -> Table {
        if self.record.status == Status::Lobby {
            self.record.changed = to_millisecond(at);
        }
        self
    }

    /// Whether players are, or were, sought for it.
    pub fn is_sought(&self) -> bool {
        self.record.lobby.sought.is_some()
    }

    /// Until when seats can be taken before time closes the table; `None` of one that has begun or is closed.
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
