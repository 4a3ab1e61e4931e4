//! Until when a seat may take its time, and until when others wait.

use crate::sitting::table::Table;
use crate::stored::record::{Status, time_of};
use crate::stored::table_event::TableEvent;
use crate::time::control::{Time, hours};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

impl Table {
    /// How long a seat is given for what it owes, whatever prolongs it: the time of a move, what it had in stock
    /// when it began to owe it, the time until the first appointment. Neither excuses nor extensions are part of
    /// it, nor time in which its clock stands still. `None`: it owes nothing, or may take as long as it likes.
    #[must_use]
    pub fn given(&self, seat: Seat) -> Option<SignedDuration> {
        let since = self.timeline.owing(seat)?;
        match &self.record.terms.time {
            Time::Endless => None,
            Time::Move { hours: each } => Some(hours(*each)),
            Time::Fischer { .. } => Some(self.timeline.clock.hand(seat).stock),
            Time::Appointments(appointments) => {
                let began = time_of(&self.record, since);
                Some(appointments.due(began).duration_since(began))
            }
        }
    }

    /// Since when a seat has been waited for without a pause: since it began to owe what it owes, or since the
    /// last pause was over. `None`: it is not waited for.
    #[must_use]
    pub fn waits_since(&self, seat: Seat) -> Option<Timestamp> {
        let since = self.timeline.owing(seat).filter(|_| self.to_move().contains(seat))?;
        let began = time_of(&self.record, since);
        Some(self.timeline.clock.resumed().map_or(began, |resumed| resumed.max(began)))
    }

    /// After which time the host may take a seat from its player; `None` if it owes nothing, or the table
    /// is endlessly patient.
    #[must_use]
    pub fn patience_ends(&self, seat: Seat) -> Option<Timestamp> {
        let days = i64::from(self.record.terms.patience_days);
        let since =
            self.timeline.owing(seat).filter(|_| self.record.status == Status::Playing && days > 0)?;
        Some(self.timeline.deadline(&self.record, since, days * 24, SeatSet::one(seat)))
    }

    /// Until when the game waits for somebody who holds up another's turn, if it does and there is a limit.
    pub fn blocked_until(&self) -> Option<Timestamp> {
        let hours = i64::from(self.record.terms.order_hours);
        if self.record.status != Status::Playing || hours == 0 {
            return None;
        }
        let since = self.timeline.blocked()?;
        Some(self.timeline.deadline(&self.record, since, hours, self.state().to_move()))
    }

    /// Until when whoever is to choose a seat may take their time; `None` where nobody is to, or the table
    /// is endlessly patient.
    pub fn choice_until(&self) -> Option<Timestamp> {
        let days = i64::from(self.record.terms.patience_days);
        let last = self.record.log.iter().rfind(|entry| !TableEvent::credits(&entry.action));
        let last = last.filter(|_| self.is_dealing() && days > 0)?;
        Some(self.timeline.deadline(&self.record, last.number, days * 24, SeatSet::EMPTY))
    }

    /// Whether the rules let whoever is to move pass.
    pub fn lets_pass(&self) -> bool {
        let state = self.state();
        let to_move = state.to_move();
        !to_move.is_empty() && to_move.iter().all(|seat| state.pass(seat).is_some())
    }
}
