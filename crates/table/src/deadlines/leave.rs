//! Leave: a player announces that they are away for some days, and their clock stops.
//!
//! Everybody else plays on. A player on leave may still move, which does not end the leave: they said how
//! long it lasts. An offer that waits for somebody on leave waits longer.

use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

/// The largest difference between the ends of two leaves that count as the same.
const SAME: SignedDuration = SignedDuration::from_hours(1);

impl Table {
    /// Sends a member on leave for some days, with all their seats that still play. A member who is away
    /// already changes the length.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress; the member has no seat, or is on just this leave
    /// already; the table allows no leave, or not as much any more; or the time of a seat is up already.
    pub fn go_on_leave(&self, member: &str, days: u16, at: Timestamp) -> Result<Step, TableError> {
        let seats = self.leaving_seats(member)?;
        if self.record.terms.leave_days == 0 {
            return Err(TableError::NoLeave);
        }
        let end = at.saturating_add(SignedDuration::from_hours(i64::from(days) * 24)).unwrap_or(at);
        let same = |until: Timestamp| until.duration_since(end).abs() < SAME;
        let away: Vec<_> =
            seats.iter().map(|seat| self.away_until(seat).filter(|until| same(*until))).collect();
        if let [Some(until), ..] = away.as_slice()
            && away.iter().all(Option::is_some)
        {
            return Err(TableError::AwayAlready { until: *until });
        }
        let over = |seat: &Seat| {
            self.owed().into_iter().any(|owed| {
                owed.seat == *seat && (owed.late.is_some() || owed.until.is_some_and(|until| until <= at))
            })
        };
        if let Some(seat) = seats.iter().find(over) {
            return Err(TableError::TimeUp { seat });
        }
        let needed = SignedDuration::from_hours(i64::from(days) * 24);
        let left = seats.iter().map(|seat| self.leave_left(seat, at)).min().unwrap_or_default();
        if days == 0 || needed > left {
            return Err(TableError::LeaveShort {
                days: whole_days(left),
                most: self.record.terms.leave_days,
            });
        }
        let mut step = Step::from(self);
        for seat in seats.iter() {
            let table_event = TableEvent::Away { seat, days }.write(self.record.game);
            step.enter(Some(seat), Some(member), table_event, at)?;
        }
        step.settle();
        Ok(step)
    }

    /// Ends a member's leave early.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress, or the member has no seat or is not away.
    pub fn end_leave(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        let mut seats = self.seats_playing(member)?;
        for seat in seats.iter().filter(|seat| self.away_until(*seat).is_none()) {
            seats.remove(seat);
        }
        if seats.is_empty() {
            return Err(TableError::NotAway);
        }
        let mut step = Step::from(self);
        for seat in seats.iter() {
            step.enter(Some(seat), Some(member), TableEvent::Back(seat).write(self.record.game), at)?;
        }
        step.settle();
        Ok(step)
    }

    /// The end of a seat's leave, if it is on leave.
    #[must_use]
    pub fn away_until(&self, seat: Seat) -> Option<Timestamp> {
        self.timeline.clock.away_until(seat).filter(|_| self.record.status == Status::Playing)
    }

    /// The seats on leave, with the ends of their leaves.
    pub fn absent(&self) -> Vec<(Seat, Timestamp)> {
        if self.record.status == Status::Playing { self.timeline.absent() } else { Vec::new() }
    }

    /// The leave that the holder of a seat still has, after a time.
    #[must_use]
    pub fn leave_left(&self, seat: Seat, at: Timestamp) -> SignedDuration {
        self.timeline.leave_left(&self.record, seat, at)
    }

    /// The seats of a member that still play.
    fn leaving_seats(&self, member: &str) -> Result<SeatSet, TableError> {
        let alive = self.state().alive();
        let mine = self.seats_playing(member)?;
        let seats: SeatSet = mine.iter().filter(|seat| alive.contains(*seat)).collect();
        if seats.is_empty() { Err(TableError::OutOfGame) } else { Ok(seats) }
    }
}

/// Whole days, rounded down.
pub(crate) fn whole_days(time: SignedDuration) -> u16 {
    u16::try_from(time.as_hours() / 24).unwrap_or(0)
}
