//! A host or manager takes a seat from its player.

use crate::sitting::error::TableError;
use crate::sitting::powers::Steward;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::Chair;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::Seat;

impl Table {
    /// The host, or a manager, takes a seat from a player who has not acted for longer than the table's
    /// patience; then anybody may sit down on it. A manager who does not play may do so at any time, and then
    /// it is not held against the player.
    ///
    /// # Errors
    /// Returns an error if the member is neither, or nobody holds the seat; and, unless they may do so at any
    /// time, if the game is paused, or the seat has nothing to do or has not overstayed.
    pub fn vacate<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        seat: Seat,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let who = who.into();
        self.is_on()?;
        self.is_steward(who)?;
        match self.record.chairs.get(seat.index()) {
            None => return Err(TableError::NoSuchSeat),
            Some(Chair::Held(_)) => {}
            Some(Chair::Open | Chair::Invited(_)) => return Err(TableError::SeatVacant { seat }),
        }
        let table_event = match self.overstayed(seat, at) {
            Ok(()) => TableEvent::Vacate(seat),
            Err(_) if who.manages && self.seats_of(who.id).is_empty() => TableEvent::Free(seat),
            Err(error) => return Err(error),
        };
        let mut step = Step::from(self);
        if let Some(chair) = step.table.record.chairs.get_mut(seat.index()) {
            *chair = Chair::Open;
        }
        step.seats.push(seat);
        step.enter(None, Some(who.id), table_event.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// Checks that a seat has not acted for longer than the table's patience.
    fn overstayed(&self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        if let Some(until) = self.paused_until() {
            return Err(TableError::Paused { until });
        }
        if self.record.terms.patience_days == 0 {
            return Err(TableError::EndlessPatience);
        }
        let until = self.patience_ends(seat).ok_or(TableError::OwesNothing { seat })?;
        if at <= until { Err(TableError::StillPatient { seat, until }) } else { Ok(()) }
    }

    /// The number of the entry that freed a seat which somebody can take now.
    #[must_use]
    pub fn freed_by(&self, seat: Seat) -> Option<usize> {
        if self.record.status != Status::Playing || !self.vacated().contains(seat) {
            return None;
        }
        let game = self.record.game;
        let freeing = [TableEvent::Vacate(seat).write(game), TableEvent::Free(seat).write(game)];
        self.record.log.iter().rfind(|entry| freeing.contains(&entry.action)).map(|entry| entry.number)
    }
}
