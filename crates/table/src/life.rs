//! The life of a table beside its game: pauses, substitutes, giving up.

use super::stored::Status;
use super::table_event::TableEvent;
use super::{Ledger, Step, Steward, Table, TableError};
use jiff::Timestamp;
use liege_game::{Seat, SeatSet};

/// So many moves, and a game has really begun.
const BEGUN: usize = 2;

impl Table {
    /// The ledger of all deals until now.
    #[must_use]
    pub fn ledger(&self) -> &Ledger {
        &self.timeline.ledger
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

    /// The seats that the host has freed and nobody has taken yet.
    #[must_use]
    pub fn vacated(&self) -> SeatSet {
        self.timeline.vacated()
    }

    /// The host, or a manager of the server, gives up a table that has not begun; a player, or one of these, one
    /// whose second move has not been made.
    ///
    /// # Errors
    /// Neither; too late.
    pub fn abort<'a>(&self, who: impl Into<Steward<'a>>, at: Timestamp) -> Result<Step, TableError> {
        let who = who.into();
        let member = who.id;
        if self.record.status == Status::Lobby {
            return self.abandon(who, at);
        }
        if !self.is_dealing() {
            self.is_on()?;
        }
        let seat = self.seats_of(member).iter().next();
        if !self.plays(member) && !self.has_powers(who) {
            return Err(TableError::NotAtTable);
        }
        if self.timeline.moves().len() >= BEGUN {
            return Err(TableError::TooLate);
        }
        let mut step = Step::from(self);
        step.enter(seat, Some(member), TableEvent::Abort.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// Until when the game is paused, if it is.
    #[must_use]
    pub fn paused_until(&self) -> Option<Timestamp> {
        self.timeline.paused_until().filter(|_| self.record.status == Status::Playing)
    }
}
