//! The ready check: "are you all there?", before a game of three or more people starts.
//!
//! A player who sits down counts as present for a day. When the last seat is taken and everybody is present,
//! the game starts at once; otherwise those who sat down longer ago are asked, and have two days to answer.
//! When all have answered, the game starts; a player who does not answer loses the seat, and the table waits
//! for others. Nothing of it is in the log, which begins with the game; it is kept with the table
//! ([`crate::Presence`]).
//!
//! If players may add a seed to the draws, all who sat down before are asked, whenever that was: to add one,
//! or to say that they need none. The player who takes the last seat counts as present, and may add a seed
//! while another is waited for; if everybody is always asked, they are asked too. The seeds are the first
//! entry of the log.

use crate::log::clock::LEAST_DOWN;
use crate::sitting::error::TableError;
use crate::sitting::powers::Steward;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::presence::{ReadyCheck, is_seed};
use crate::stored::record::Status;
use crate::stored::terms::ReadyCheckPolicy;
use crate::time::instant::{later, to_millisecond};
use jiff::{SignedDuration, Timestamp};
use liege_game::Seat;

/// How long a player counts as present after they last said so.
const FRESH: SignedDuration = SignedDuration::from_hours(24);

/// How long a ready check waits for answers.
const LASTS: SignedDuration = SignedDuration::from_hours(48);

/// The time before the end of a ready check at which players who have not answered are reminded.
const REMIND: SignedDuration = SignedDuration::from_hours(24);

/// The smallest number of people for a ready check.
const LEAST_PEOPLE: usize = 3;

impl Table {
    /// The ready check in progress.
    pub fn ready_check(&self) -> Option<&ReadyCheck> {
        self.record.presence.ready_check.as_ref().filter(|_| self.record.status == Status::Lobby)
    }

    /// Whether all seats are held, and the game has not started: the table waits for a ready check, or for
    /// the host to start.
    pub fn is_full(&self) -> bool {
        self.record.status == Status::Lobby && self.record.chairs.iter().all(|chair| chair.holder().is_some())
    }

    /// The players who have not answered the ready check in progress, in seat order.
    pub fn missing(&self) -> Vec<&Player> {
        match self.ready_check() {
            Some(ready_check) => self.silent_since(ready_check.since),
            None => Vec::new(),
        }
    }

    /// The seated players who have not said since a time that they are there.
    fn silent_since(&self, since: Timestamp) -> Vec<&Player> {
        let said = |member: &str| {
            let sat = |seat| self.record.presence.sat(seat).unwrap_or(self.record.created);
            self.seats_of(member).iter().map(sat).max()
        };
        let sown =
            |member: &str| self.seats_of(member).iter().any(|seat| self.record.presence.seed(seat).is_some());
        let mut players = self.players();
        // A machine is always present, and needs no seed.
        players.retain(|player| !player.is_machine());
        players.retain(|player| said(&player.id).is_none_or(|said| said < since) && !sown(&player.id));
        players
    }

    /// Whether the game starts only when each of its players has added a seed to the draws, or has declined
    /// to.
    pub fn asks_for_seeds(&self) -> bool {
        self.record.game.takes_seeds(&self.record.options)
            && self.record.status == Status::Lobby
            && !self.resumes()
    }

    /// The ready check that starts when `last` takes the last seat, if one is needed.
    fn ready_check_wanted(&self, last: &str, at: Timestamp) -> Option<ReadyCheck> {
        let at = to_millisecond(at);
        let seeds = self.asks_for_seeds();
        let since = match self.record.terms.muster {
            _ if seeds => later(at, SignedDuration::from_millis(1)),
            ReadyCheckPolicy::Never => return None,
            ReadyCheckPolicy::Always => later(at, SignedDuration::from_millis(1)),
            ReadyCheckPolicy::Stale => at.saturating_sub(FRESH).unwrap_or(Timestamp::MIN),
        };
        let all = self.terms().muster == ReadyCheckPolicy::Always && seeds;
        let silent = self.silent_since(since).into_iter().any(|player| all || player.id != last);
        let people = self.players().into_iter().filter(|player| !player.is_machine()).count();
        if !silent || !seeds && people < LEAST_PEOPLE {
            return None;
        }
        Some(ReadyCheck { called: at, since, until: later(at, LASTS), reminded: false, credited: None })
    }

    /// A member says that they are there, and may add a seed to the draws. When nobody is missing any more,
    /// the game starts.
    ///
    /// # Errors
    /// Returns an error if the game has started; the member has no seat here; the game draws nothing to which
    /// a seed could be added, or the text can't be a seed.
    pub fn here(&self, member: &str, seed: Option<&str>, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        if self.seats_of(member).is_empty() {
            return Err(TableError::NotSeated);
        }
        if seed.is_some() && !self.asks_for_seeds() {
            return Err(TableError::NoSeeds);
        }
        if !seed.is_none_or(is_seed) {
            return Err(TableError::BadSeed);
        }
        let mut step = Step::from(self);
        step.answer(member, seed, at)?;
        Ok(step)
    }

    /// The host, or a manager, cancels a ready check: the game then waits until they start it.
    ///
    /// # Errors
    /// Returns an error if the member is neither, or no ready check is in progress.
    pub fn call_off<'a>(&self, who: impl Into<Steward<'a>>, at: Timestamp) -> Result<Step, TableError> {
        self.in_lobby()?;
        self.is_steward(who.into())?;
        if self.ready_check().is_none() {
            return Err(TableError::NoMuster);
        }
        if self.asks_for_seeds() {
            return Err(TableError::SeedsAwaited);
        }
        let mut step = Step::from(self);
        step.table.record.presence.ready_check = None;
        step.table.record.changed = to_millisecond(at);
        Ok(step)
    }

    /// When time next changes something about the ready check.
    pub(crate) fn ready_check_due(&self) -> Option<Timestamp> {
        let ready_check = self.ready_check()?;
        let remind = ready_check.until.saturating_sub(REMIND).unwrap_or(ready_check.called);
        Some(if ready_check.reminded { ready_check.until } else { remind })
    }

    /// The change that time makes to the ready check: a reminder, then the end.
    pub(crate) fn tick_ready_check(&self, now: Timestamp) -> Result<Step, TableError> {
        let mut step = Step::from(self);
        let Some(ready_check) = &mut step.table.record.presence.ready_check else { return Ok(step) };
        if !ready_check.reminded && now < ready_check.until {
            ready_check.reminded = true;
            return Ok(step);
        }
        let lost: Vec<String> = self.missing().into_iter().map(|player| player.id.clone()).collect();
        if lost.is_empty() {
            step.begin(now)?;
            return Ok(step);
        }
        step.table.record.presence.ready_check = None;
        let theirs = |chair: &Chair| chair.holder().is_some_and(|player| lost.contains(&player.id));
        let seats: Vec<Seat> = self.seats_where(theirs).iter().collect();
        for seat in &seats {
            if let Some(chair) = step.table.record.chairs.get_mut(seat.index()) {
                *chair = Chair::Open;
            }
            step.table.record.presence.note(*seat, None);
        }
        step.seats = seats;
        step.unanswered = true;
        step.table.record.changed = to_millisecond(now);
        Ok(step)
    }

    /// Gives the players who are asked the time back in which the bot was down.
    pub(crate) fn credit_ready_check(&self, from: Timestamp, to: Timestamp) -> Option<Step> {
        let ready_check = self.ready_check()?;
        let from = ready_check.credited.map_or(from, |last| last.max(from)).max(ready_check.called);
        let down = to.duration_since(from);
        if down < LEAST_DOWN || ready_check.until < from {
            return None;
        }
        let mut step = Step::from(self);
        if let Some(ready_check) = &mut step.table.record.presence.ready_check {
            ready_check.until = later(ready_check.until, down);
            ready_check.credited = Some(to_millisecond(to));
        }
        Some(step)
    }
}

impl Step {
    /// Starts the game, or a ready check, now that all seats are held; `last` sat down last.
    pub(crate) fn gather(&mut self, last: &str, at: Timestamp) -> Result<(), TableError> {
        let Some(ready_check) = self.table.ready_check_wanted(last, at) else { return self.begin(at) };
        // The player who has just sat down need not say so again.
        let all = self.table.terms().muster == ReadyCheckPolicy::Always && self.table.asks_for_seeds();
        if !all {
            for seat in self.table.seats_of(last).iter() {
                self.table.record.presence.note(seat, Some(ready_check.called.max(ready_check.since)));
            }
        }
        self.table.record.presence.ready_check = Some(ready_check);
        Ok(())
    }

    /// Notes that a seated member has answered. When nobody is missing any more, the game starts.
    pub(crate) fn answer(
        &mut self,
        member: &str,
        seed: Option<&str>,
        at: Timestamp,
    ) -> Result<(), TableError> {
        let asked = self.table.ready_check().map_or(Timestamp::MIN, |ready_check| ready_check.since);
        for seat in self.table.seats_of(member).iter() {
            let presence = &mut self.table.record.presence;
            // It may be the very millisecond in which they were asked.
            presence.note(seat, Some(to_millisecond(at).max(asked)));
            if let Some(seed) = seed {
                presence.sow(seat, Some(seed.to_owned()));
            }
        }
        // The age of the table is unchanged for others: only a seated player has said something.
        if self.table.ready_check().is_some() && self.table.missing().is_empty() {
            self.begin(at)?;
        }
        Ok(())
    }

    /// Notes that somebody has left: the ready check ends until the seats are taken again. Those who have
    /// answered need not answer again within a day.
    pub(crate) fn get_up(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.table.record.presence.note(*seat, None);
        }
        self.table.record.presence.ready_check = None;
    }
}
