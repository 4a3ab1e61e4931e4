//! A host or manager ends a game; anybody gives up one that has hardly begun.

use crate::log::timeline::Ending;
use crate::sitting::error::TableError;
use crate::sitting::powers::Steward;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::one_line::{self, one_line};
use crate::stored::record::{Entry, Status};
use crate::stored::table_event::TableEvent;
use crate::time::instant::later;
use jiff::{SignedDuration, Timestamp};

impl Table {
    /// So many days after its end a game can still be voided.
    pub const VOIDABLE_DAYS: i64 = 14;

    /// The most characters of the reason for which a game is voided.
    pub const REASON: usize = one_line::REASON;

    /// Who manages the server ends a game without a result, for a reason told to all; one that is over loses
    /// its result, for some days after its end.
    ///
    /// # Errors
    /// They do not manage the server, or play there; the game has not begun, has no result to lose, counts for
    /// nobody, or has been over for too long; there is no reason.
    pub fn void<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        reason: &str,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let who = who.into();
        match self.record.status {
            Status::Lobby => return Err(TableError::NotStarted),
            Status::Abandoned => return Err(TableError::Abandoned),
            Status::Playing | Status::Over => {}
        }
        if !who.manages {
            return Err(TableError::NotManager);
        }
        let acted = |entry: &Entry| {
            entry.player.as_deref() == Some(who.id)
                && (entry.seat.is_some() || TableEvent::picks(&entry.action))
        };
        if self.plays(who.id) || self.record.log.iter().any(|entry| acted(entry)) {
            return Err(TableError::ManagerPlays);
        }
        if self.record.status == Status::Over {
            if self.timeline.ending() == Some(Ending::Voided) {
                return Err(TableError::Voided);
            }
            if self.outcome().is_none() || self.is_archived() {
                return Err(TableError::NothingToVoid);
            }
            let ended = self.record.log.last().map_or(self.record.changed, |entry| entry.at);
            let until = later(ended, SignedDuration::from_hours(Table::VOIDABLE_DAYS * 24));
            if at > until {
                return Err(TableError::VoidTooLate { days: Table::VOIDABLE_DAYS });
            }
        }
        let reason = one_line(reason);
        if reason.is_empty() {
            return Err(TableError::NoReason);
        }
        let mut step = Step::from(self);
        step.enter(None, Some(who.id), TableEvent::Void { reason }.write(self.record.game), at)?;
        step.settle();
        // Also where it was over before: it concerns everybody who played.
        step.ended = true;
        Ok(step)
    }
}

/// So many moves, and a game has really begun.
const BEGUN: usize = 2;

impl Table {
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
}
