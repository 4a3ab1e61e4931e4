//! The life of a table beside its game: pauses, substitutes, giving up.

use super::minute::Minute;
use super::{Chair, Ledger, Status, Step, Table, TableError};
use crate::game::{Seat, SeatSet};
use jiff::Timestamp;

/// So many moves, and a game has really begun.
const BEGUN: usize = 2;

impl Table {
    /// The ledger of all deals until now.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.course.ledger
    }

    /// The host takes a seat from a player who has owed an action for longer than the table's patience;
    /// anybody may then sit down on it.
    ///
    /// # Errors
    /// Not the host; the game is paused; the seat owes nothing, or not for so long.
    pub fn vacate(&self, host: &str, seat: Seat, at: Timestamp) -> Result<Step, TableError> {
        self.is_on()?;
        self.is_host(host)?;
        match self.record.chairs.get(seat.index()) {
            None => return Err(TableError::NoSuchSeat),
            Some(Chair::Held(_)) => {}
            Some(Chair::Open | Chair::Invited(_)) => return Err(TableError::SeatVacant { seat }),
        }
        if let Some(until) = self.paused_until() {
            return Err(TableError::Paused { until });
        }
        if self.record.terms.patience_days == 0 {
            return Err(TableError::EndlessPatience);
        }
        let until = self.patience_ends(seat).ok_or(TableError::OwesNothing { seat })?;
        if at <= until {
            return Err(TableError::StillPatient { seat, until });
        }
        let mut step = Step::from(self);
        if let Some(chair) = step.table.record.chairs.get_mut(seat.index()) {
            *chair = Chair::Open;
        }
        step.seats.push(seat);
        step.enter(None, Some(host), Minute::Vacate(seat).write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// After which time the host may take a seat from its player; `None` if it owes nothing, or the table
    /// is endlessly patient.
    #[must_use]
    pub fn patience_ends(&self, seat: Seat) -> Option<Timestamp> {
        let days = i64::from(self.record.terms.patience_days);
        let since = self.course.owing(seat).filter(|_| self.record.status == Status::Playing && days > 0)?;
        Some(self.course.deadline(&self.record, since, days * 24, SeatSet::one(seat)))
    }

    /// The seats that the host has freed and nobody has taken yet.
    #[must_use]
    pub fn vacated(&self) -> SeatSet {
        self.course.vacated()
    }

    /// The entry by which the host freed a seat that somebody can sit down on now.
    #[must_use]
    pub fn freed_by(&self, seat: Seat) -> Option<usize> {
        if self.record.status != Status::Playing || !self.vacated().contains(seat) {
            return None;
        }
        let freeing = Minute::Vacate(seat).write(self.record.game);
        self.record.log.iter().rfind(|entry| entry.action == freeing).map(|entry| entry.number)
    }

    /// The host gives up a table that has not begun; a player, or the host, one whose second move has not
    /// been made.
    ///
    /// # Errors
    /// Neither; too late.
    pub fn abort(&self, member: &str, at: Timestamp) -> Result<Step, TableError> {
        if self.record.status == Status::Lobby {
            return self.abandon(member, at);
        }
        if !self.is_dealing() {
            self.is_on()?;
        }
        let seat = self.seats_of(member).iter().next();
        if !self.plays(member) && self.record.host.id != member {
            return Err(TableError::NotAtTable);
        }
        if self.course.moves().len() >= BEGUN {
            return Err(TableError::TooLate);
        }
        let mut step = Step::from(self);
        step.enter(seat, Some(member), Minute::Abort.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// Until when the game is paused, if it is.
    #[must_use]
    pub fn paused_until(&self) -> Option<Timestamp> {
        self.course.paused_until().filter(|_| self.record.status == Status::Playing)
    }
}
