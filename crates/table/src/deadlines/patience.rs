//! How long a seat may take, and how long others wait.

use crate::sitting::table::Table;
use crate::stored::record::{Status, time_of};
use crate::stored::table_event::TableEvent;
use crate::time::control::{Time, hours};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

impl Table {
    /// The time that a seat has for its present action, whatever prolongs it: the time for a move, its stock
    /// when the action became due, the time until the first appointment. Neither excuses nor extensions are
    /// part of it, nor time in which its clock stands still. `None` if it has nothing to do, or no limit.
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

    /// Since when the game has waited for a seat without a pause: since its action became due, or since the
    /// last pause ended. `None` if the game does not wait for it.
    #[must_use]
    pub fn waits_since(&self, seat: Seat) -> Option<Timestamp> {
        let since = self.timeline.owing(seat).filter(|_| self.to_move().contains(seat))?;
        let began = time_of(&self.record, since);
        Some(self.timeline.clock.resumed().map_or(began, |resumed| resumed.max(began)))
    }

    /// When the host may take a seat from its player; `None` if it has nothing to do, or the table's patience
    /// is unlimited.
    #[must_use]
    pub fn patience_ends(&self, seat: Seat) -> Option<Timestamp> {
        let days = i64::from(self.record.terms.patience_days);
        let since =
            self.timeline.owing(seat).filter(|_| self.record.status == Status::Playing && days > 0)?;
        Some(self.timeline.deadline(&self.record, since, days * 24, SeatSet::one(seat)))
    }

    /// How long the game waits for a player who holds up another's turn, if it does and there is a limit.
    pub fn blocked_until(&self) -> Option<Timestamp> {
        let hours = i64::from(self.record.terms.order_hours);
        if self.record.status != Status::Playing || hours == 0 {
            return None;
        }
        let since = self.timeline.blocked()?;
        Some(self.timeline.deadline(&self.record, since, hours, self.state().to_move()))
    }

    /// How long the player who is to choose a seat may take; `None` if nobody is to, or the table's patience
    /// is unlimited.
    pub fn choice_until(&self) -> Option<Timestamp> {
        let days = i64::from(self.record.terms.patience_days);
        let last = self.record.log.iter().rfind(|entry| !TableEvent::credits(&entry.action));
        let last = last.filter(|_| self.is_dealing() && days > 0)?;
        Some(self.timeline.deadline(&self.record, last.number, days * 24, SeatSet::EMPTY))
    }

    /// Whether the rules let the seat to move pass.
    pub fn lets_pass(&self) -> bool {
        let state = self.state();
        let to_move = state.to_move();
        !to_move.is_empty() && to_move.iter().all(|seat| state.pass(seat).is_some())
    }
}
