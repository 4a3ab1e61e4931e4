//! A host or manager gives extra time, and pauses the game.

use crate::sitting::error::TableError;
use crate::sitting::powers::Steward;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::motion::Motion;
use crate::stored::table_event::TableEvent;
use jiff::Timestamp;
use liege_game::Seat;

/// The largest number of hours that can be given at once.
pub(crate) const MOST_EXTENSION: u16 = 24 * 60;

impl Table {
    /// The largest number of days for which a playing host or manager can pause the game alone, once a game.
    pub const OWN_PAUSE: u16 = 7;

    /// The host, or a manager, gives a seat more time for its action; if its time was up, it no longer is.
    ///
    /// # Errors
    /// Returns an error if the member is neither; the seat is on their own side; the game is not in progress;
    /// the seat has nothing to do, or no limit; or the number of hours is impossible, or the new deadline is
    /// in the past.
    pub fn extend<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        seat: Seat,
        hours: u16,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let who = who.into();
        self.is_on()?;
        self.is_steward(who)?;
        if self.record.chairs.get(seat.index()).is_none() {
            return Err(TableError::NoSuchSeat);
        }
        self.not_for_oneself(who, seat)?;
        if self.timeline.owing(seat).is_none() {
            return Err(TableError::OwesNothing { seat });
        }
        if self.timeline.until(&self.record, seat).is_none() {
            return Err(TableError::NoClock);
        }
        let mut step = Step::from(self);
        step.enter(None, Some(who.id), TableEvent::Extend { seat, hours }.write(self.record.game), at)?;
        let until = step.table.timeline.until(&step.table.record, seat);
        if !(1..=MOST_EXTENSION).contains(&hours) || until.is_none_or(|until| until <= at) {
            return Err(TableError::BadExtension { most: MOST_EXTENSION / 24 });
        }
        step.settle();
        Ok(step)
    }

    /// The host, or a manager, gives more time to every seat that has to act and is not on their own side.
    ///
    /// # Errors
    /// Returns the errors of [`Table::extend`], and an error if no seat has to act.
    pub fn extend_all<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        hours: u16,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let who = who.into();
        self.is_on()?;
        self.is_steward(who)?;
        let owing = |seat: &Seat| self.timeline.owing(*seat).is_some() && !self.vacated().contains(*seat);
        let owing: Vec<Seat> = (0u8..).map(Seat).take(self.record.chairs.len()).filter(owing).collect();
        let Some(first) = owing.first() else { return Err(TableError::NobodyOwes) };
        let others = owing.iter().filter(|seat| self.not_for_oneself(who, **seat).is_ok());
        let mut step: Option<Step> = None;
        for seat in others {
            step = Some(match step {
                None => self.extend(who, *seat, hours, at)?,
                Some(step) => step.then(|table| table.extend(who, *seat, hours, at))?,
            });
        }
        match step {
            Some(step) => Ok(step),
            // Only their own side has to act: the error says why that is refused.
            None => self.extend(who, *first, hours, at),
        }
    }

    /// A host or manager who plays gives their own side no time. At a table where nobody may know who holds
    /// which seat they give nobody any, because that would tell which seats are not theirs.
    fn not_for_oneself(&self, who: Steward<'_>, seat: Seat) -> Result<(), TableError> {
        let mine = self.seats_of(who.id);
        if mine.is_empty() {
            return Ok(());
        }
        if self.record.terms.anonymous {
            return Err(TableError::PlaysUnnamed);
        }
        let seats = self.record.game.seats();
        let team = |seat: Seat| seats.get(seat.index()).map(|info| info.team);
        if mine.iter().any(|own| team(own) == team(seat)) { Err(TableError::OwnTime) } else { Ok(()) }
    }

    /// The host, or a manager, pauses the game without asking anybody. If they play, it is for a few days and
    /// once.
    ///
    /// # Errors
    /// Returns an error if the member is neither; the game is not in progress, or paused already; there are
    /// too many days; or they play and have done so before, or are late themselves.
    pub fn pause_now<'a>(
        &self,
        who: impl Into<Steward<'a>>,
        days: u16,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        let who = who.into();
        self.is_on()?;
        self.is_steward(who)?;
        if let Some(until) = self.paused_until() {
            return Err(TableError::PausedAlready { until });
        }
        if !Motion::DAYS.contains(&days) {
            return Err(TableError::BadPause);
        }
        let mine = self.seats_of(who.id);
        if !mine.is_empty() {
            if days > Table::OWN_PAUSE {
                return Err(TableError::OwnPauseLong { most: Table::OWN_PAUSE });
            }
            let paused = |table_event| matches!(table_event, TableEvent::Pause { .. });
            let own = self.record.log.iter().filter(|entry| entry.player.as_deref() == Some(who.id));
            if own.filter_map(|entry| TableEvent::read(self.record.game, &entry.action)).any(paused) {
                return Err(TableError::OwnPauseUsed);
            }
            // A player may not stop the game just after their own time has run out.
            if let Some((seat, _)) = self.late().into_iter().find(|(seat, _)| mine.contains(*seat)) {
                return Err(TableError::OwnPauseLate { seat });
            }
        }
        let mut step = Step::from(self);
        step.enter(None, Some(who.id), TableEvent::Pause { days }.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// The host, or a manager, ends a pause that one of them began. A pause that all have agreed to is not
    /// theirs to end.
    ///
    /// # Errors
    /// Returns an error if the member is neither; the game is not paused; all have agreed to the pause; or
    /// they play and another began it.
    pub fn resume_now<'a>(&self, who: impl Into<Steward<'a>>, at: Timestamp) -> Result<Step, TableError> {
        let who = who.into();
        self.is_on()?;
        self.is_steward(who)?;
        if self.paused_until().is_none() {
            return Err(TableError::NotPaused);
        }
        let by = self.timeline.halted_by(&self.record).ok_or(TableError::PausedByAll)?;
        if !self.seats_of(who.id).is_empty() && by != who.id {
            return Err(TableError::PausedByOther);
        }
        let mut step = Step::from(self);
        step.enter(None, Some(who.id), TableEvent::Resume.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// Whether a host or manager began the present pause alone.
    pub fn is_halted(&self) -> bool {
        self.paused_until().is_some() && self.timeline.halted_by(&self.record).is_some()
    }
}
