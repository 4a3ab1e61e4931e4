//! The start of a game, its continuation from a record, and takebacks.

use crate::log::replay::ReplayError;
use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record};
use liege_game::SeatSet;

impl Timeline {
    /// Brings the state back to that after entry `to`. The draws of chance stay, because they are never taken
    /// back.
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

    /// Starts the game after an entry (0: at once): the seats to move have to act from then on.
    pub(crate) fn begin(&mut self, record: &Record, number: usize) {
        // Nobody had anything to do before.
        self.owe(record, (number, record.changed), SeatSet::EMPTY, None, false);
        self.block(number, None);
    }

    /// Resumes a game from a record with an entry: all actions and answers are due from then on.
    pub(crate) fn reopen(&mut self, record: &Record, number: usize) {
        // No clock has run since it was recorded.
        self.owing.fill(None);
        // An outage elsewhere takes nobody's time here, whenever it was.
        self.clock.forget_downs();
        self.begin(record, number);
        // Seats that were freed elsewhere were taken in the lobby.
        self.vacated = SeatSet::EMPTY;
        for deal in &mut self.ledger.deals {
            if deal.is_open() {
                deal.waits_since = number;
            }
        }
    }
}
