//! Ending a game by a host or manager, and aborting a game that has hardly started.

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
    /// The number of days after its end in which a game can still be voided.
    pub const VOIDABLE_DAYS: i64 = 14;

    /// The largest length of the reason for voiding a game, in characters.
    pub const REASON: usize = one_line::REASON;

    /// A manager of the server ends a game without a result, for a reason that everybody is told. A game that
    /// is over loses its result; that is possible for some days after its end.
    ///
    /// # Errors
    /// Returns an error if they do not manage the server, or play in the game; if the game has not started,
    /// has no result to lose, counts for nobody, or has been over for too long; or if there is no reason.
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
        // Also if it was over before: it concerns everybody who played.
        step.ended = true;
        Ok(step)
    }
}

impl Table {
    /// The contest of this name ends its game, because it has a result for it already. The game itself ends without one.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress.
    pub fn end_by_contest(&self, name: &str, at: Timestamp) -> Result<Step, TableError> {
        if !self.is_dealing() {
            self.is_on()?;
        }
        let mut step = Step::from(self);
        let reason = one_line(name);
        step.enter(None, None, TableEvent::Void { reason }.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }
}

/// The number of moves after which a game has really started.
const BEGUN: usize = 2;

impl Table {
    /// The host or a manager of the server abandons a table that has not started. They, or a player, abort a
    /// game before its second move.
    ///
    /// # Errors
    /// Returns an error if the member is none of these, or if it is too late.
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
