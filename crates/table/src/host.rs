//! The powers over a table that come with no seat: those of its host, and of whoever manages its server.
//!
//! Who manages the server may do all that the host may, and ends games without a result (`@void`), frees seats
//! at once (`@free`). Nobody is judge in their own game: who plays at the table gives no time to their own side,
//! pauses the game alone only once and for a few days, and voids nothing. Every use is an entry of the log.

use super::deal_event::DealEvent;
use super::replay::ReplayError;
use super::stored::{Entry, Record, Status, later};
use super::table_event::TableEvent;
use super::timeline::{Ending, Timeline};
use super::{Chair, DealState, Motion, Step, Table, TableError, sentences};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

/// Somebody who may have powers over a table: as its host, or because they manage its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steward<'a> {
    /// The member's id.
    pub id: &'a str,
    /// Whether they manage the server where the table is.
    pub manages: bool,
}

impl<'a> From<&'a str> for Steward<'a> {
    fn from(id: &'a str) -> Steward<'a> {
        Steward { id, manages: false }
    }
}

impl<'a> From<&'a String> for Steward<'a> {
    fn from(id: &'a String) -> Steward<'a> {
        Steward { id, manages: false }
    }
}

/// The most hours that can be given at once.
pub(super) const MOST_EXTENSION: u16 = 24 * 60;

impl Table {
    /// A host or manager who plays pauses the game alone for at most so many days, once a game.
    pub const OWN_PAUSE: u16 = 7;
    /// So many days after its end a game can still be voided.
    pub const VOIDABLE_DAYS: i64 = 14;
    /// The most characters of the reason for which a game is voided.
    pub const REASON: usize = 200;

    /// Nobody may do something but the host and who manages the server.
    pub(super) fn is_steward(&self, who: Steward<'_>) -> Result<(), TableError> {
        if who.manages { Ok(()) } else { self.is_host(who.id) }
    }

    /// Whether somebody has, as host or manager, powers here at all.
    #[must_use]
    pub fn has_powers(&self, who: Steward<'_>) -> bool {
        self.is_steward(who).is_ok()
    }

    /// The host, or a manager, gives a seat more time for what it owes; if its time was up, it no longer is.
    ///
    /// # Errors
    /// Neither; their own side; the game is not on; the seat owes nothing; there is no limit; a number of
    /// hours that cannot be, or that leads to no time to come.
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

    /// The same for every seat that owes something and is not of their own side.
    ///
    /// # Errors
    /// Those of [`Table::extend`]; nobody owes anything.
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
            // Their own side alone: said is why not.
            None => self.extend(who, *first, hours, at),
        }
    }

    /// Who plays gives their own side no time; where nobody may know who holds which seat, nobody who plays
    /// gives any, for that would tell which seats are not theirs.
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

    /// The host, or a manager, pauses the game without asking anybody; who plays, for a few days and once.
    ///
    /// # Errors
    /// Neither; the game is not on, or paused already; too many days; who plays has done so before, or is late
    /// themself.
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
            // Nobody stops the clock that has just run out for them.
            if let Some((seat, _)) = self.late().into_iter().find(|(seat, _)| mine.contains(*seat)) {
                return Err(TableError::OwnPauseLate { seat });
            }
        }
        let mut step = Step::from(self);
        step.enter(None, Some(who.id), TableEvent::Pause { days }.write(self.record.game), at)?;
        step.settle();
        Ok(step)
    }

    /// The host, or a manager, ends a pause that one of them began. One to which all have agreed is theirs.
    ///
    /// # Errors
    /// Neither; the game is not paused; all have agreed to the pause; somebody who plays ends a pause that another
    /// began.
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

    /// Whether the pause that lasts was begun by a host or manager alone.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        self.paused_until().is_some() && self.timeline.halted_by(&self.record).is_some()
    }

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

    /// Whether the game was voided.
    #[must_use]
    pub fn is_voided(&self) -> bool {
        self.timeline.ending() == Some(Ending::Voided)
    }

    /// The host, or a manager, takes a seat from a player who has owed an action for longer than the table's
    /// patience; anybody may then sit down on it. A manager who does not play may do so at any time, and then it
    /// is not held against the player.
    ///
    /// # Errors
    /// Neither; nobody sits there; for whoever may not do it at any time: the game is paused; the seat owes
    /// nothing, or not for so long.
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

    /// Whether a seat has owed something for longer than the table's patience.
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

    /// The entry by which a seat was freed that somebody can sit down on now.
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

impl Timeline {
    /// Who began the pause that lasts, if a host or manager did so alone.
    fn halted_by<'a>(&self, record: &'a Record) -> Option<&'a str> {
        let number = self.clock.paused_since()?;
        let entry = record.log.get(number.checked_sub(1)?)?;
        let alone = matches!(TableEvent::read(record.game, &entry.action), Some(TableEvent::Pause { .. }));
        entry.player.as_deref().filter(|_| alone)
    }

    /// Whether a pause that lasts was begun by a host or manager alone, so that one of them may end it.
    pub(super) fn is_halted(&self, record: &Record) -> bool {
        self.halted_by(record).is_some()
    }

    /// A host or manager pauses the game: nobody has to agree to a pause any more.
    pub(super) fn halt(&mut self, entry: &Entry, days: u16) -> (Timestamp, Vec<usize>) {
        let until = self.pause(entry, days);
        let mut outrun = Vec::new();
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Pause { .. })) {
                self.decide(index, DealState::Void, entry.number);
                outrun.push(index);
            }
        }
        (until, outrun)
    }

    /// A seat is taken from its holder: its clock stands still, and nothing waits for its consent.
    pub(super) fn free(
        &mut self,
        record: &Record,
        entry: &Entry,
        seat: Seat,
        blamed: bool,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let number = entry.number;
        self.come_back(seat, entry.at);
        // What its clock has run until now is settled: it does not run while nobody sits there.
        let owing = self.owing(seat).map(|_| number);
        self.owes_from(record, seat, owing, entry.at, false);
        self.vacate(seat, true, blamed);
        let mut events = vec![sentences::vacated(record, entry, seat, blamed)];
        for index in self.open_motions() {
            if matches!(self.motion(index), Some(Motion::Hand { seat: theirs, .. }) if *theirs == seat) {
                self.decide(index, DealState::Void, number);
                events.push(sentences::outrun(&self.ledger.deals[index], index));
            }
        }
        events.extend(self.excuse(record, entry, SeatSet::one(seat), None)?);
        Ok(events)
    }
}

/// A reason as the log has it: on one line, not too long.
pub(super) fn one_line(text: &str) -> String {
    let visible: String =
        text.chars().map(|c| if c.is_control() || c.is_whitespace() { ' ' } else { c }).collect();
    let line = visible.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().take(Table::REASON).collect::<String>().trim_end().to_owned()
}
