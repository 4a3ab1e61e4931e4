//! Where the game begins, goes on from a record, and goes back.

use crate::log::replay::ReplayError;
use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record};
use liege_game::SeatSet;

impl Timeline {
    /// Brings the state back to what it was after entry `to`. The draws of chance stay, for none is ever
    /// taken back.
    pub(crate) fn rewind(&mut self, record: &Record, to: usize, entry: &Entry) -> Result<(), ReplayError> {
        let number = entry.number;
        let kept = self.trail.partition_point(|entry| *entry <= to);
        let Some(before) = self.past.get(kept).cloned() else { return Ok(()) };
        self.state = self.state_after(record, kept)?;
        self.restore_deals(&before.deals, number);
        self.trail.truncate(kept);
        self.past.truncate(kept);
        self.moves.truncate(self.moves.partition_point(|moved| moved.number <= to));
        self.owe(record, (number, entry.at), SeatSet::EMPTY, None, false);
        self.deeds.truncate(self.deeds.partition_point(|entry| *entry <= to));
        self.rewound.push(number);
        self.block(number, None);
        Ok(())
    }

    /// The game begins after that entry (0: at once): whoever is to move owes it since then.
    pub(crate) fn begin(&mut self, record: &Record, number: usize) {
        // Nobody has owed anything before.
        self.owe(record, (number, record.changed), SeatSet::EMPTY, None, false);
        self.block(number, None);
    }

    /// A game from a record goes on with that entry: what anybody owes, and whatever waits for an answer, waits
    /// since then.
    pub(crate) fn reopen(&mut self, record: &Record, number: usize) {
        // Nobody's clock has run since it was written down.
        self.owing.fill(None);
        // Nor does an outage elsewhere take anybody's time here, whenever the record says that it was.
        self.clock.forget_downs();
        self.begin(record, number);
        // Seats that had been freed elsewhere were taken in the lobby.
        self.vacated = SeatSet::EMPTY;
        for deal in &mut self.ledger.deals {
            if deal.is_open() {
                deal.waits_since = number;
            }
        }
    }
}
