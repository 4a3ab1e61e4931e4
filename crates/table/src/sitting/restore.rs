//! Making tables: new ones, stored ones, and those of imported records.

use crate::entering::display::display;
use crate::entering::enter::Entered;
use crate::log::played::Played;
use crate::log::timeline::Timeline;
use crate::sitting::error::TableError;
use crate::sitting::recent::{RECENT, Recent};
use crate::sitting::table::Table;
use crate::stored::origin::Manner;
use crate::stored::presence::Presence;
use crate::stored::record::{Entry, Lobby, NewTable, Record, Status, Venue};
use crate::time::instant::to_millisecond;
use std::sync::Arc;

impl Table {
    /// The table of an imported record: over if its game is, otherwise waiting for its seats to be taken, or
    /// only kept to look at, as its [`crate::Origin`] says.
    ///
    /// # Errors
    /// Returns the errors of [`Table::restore`].
    pub fn brought_in(record: Record) -> Result<Table, TableError> {
        let mut table = Table::restore(Record { status: Status::Playing, ..record })?;
        table.record.status = match (table.implied_status(), table.origin().map(|origin| origin.manner)) {
            (Status::Playing, Some(Manner::Resumed)) => Status::Lobby,
            (Status::Playing, _) => Status::Abandoned,
            (status, _) => status,
        };
        Ok(table)
    }

    /// A new table in its lobby; not stored yet (id 0, version 0).
    ///
    /// # Errors
    /// Returns an error for a wrong number of seats, or a position string that the game refuses.
    pub fn new(new: NewTable) -> Result<Table, TableError> {
        let NewTable { game, options, terms, start, host, venue, seed, chairs, at } = new;
        let at = to_millisecond(at);
        Table::restore(Record {
            id: 0,
            game,
            rules: game.rules(),
            options,
            terms,
            start,
            host,
            venue,
            seed,
            chairs,
            status: Status::Lobby,
            log: Vec::new(),
            version: 0,
            shown: 0,
            created: at,
            changed: at,
            started: None,
            origin: None,
            presence: Presence::default(),
            lobby: Lobby::default(),
        })
    }

    /// The table of a stored record, its log replayed.
    ///
    /// # Errors
    /// Returns an error with the entry of the log, or the other part, that can't be replayed.
    pub fn restore(record: Record) -> Result<Table, TableError> {
        let seats = record.game.seats().len();
        if record.chairs.len() != seats {
            return Err(TableError::WrongSeats { given: record.chairs.len(), needed: seats });
        }
        if record.game.rules() != record.rules {
            return Err(TableError::OldRules { rules: record.rules });
        }
        let mut recent = Recent::default();
        let visit = |entry: &Entry, entered: Entered, after: &Timeline| {
            if entry.number + RECENT > record.log.len() {
                let display = display(&record, after, entry, &*entered.before);
                let round = entered.before.round();
                recent.push(Played { entry: entry.clone(), display, round, events: entered.events });
            }
        };
        let mut timeline = Timeline::run(&record, record.log.len(), visit).map_err(TableError::Unplayable)?;
        timeline.set_limits(&record);
        Ok(Table { record, timeline: Arc::new(timeline), recent })
    }

    /// The table as it is in the store, with its id, version and place.
    #[must_use]
    pub fn stored(mut self, id: i64, (version, shown): (i64, i64), venue: Venue) -> Table {
        self.record.id = id;
        self.record.version = version;
        self.record.shown = shown;
        self.record.venue = venue;
        self
    }
}
