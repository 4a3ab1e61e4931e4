//! Missed deadlines: their consequences, claims, and time given back for outages of the bot.

use crate::log::clock::LEAST_DOWN;
use crate::log::deal::DealState;
use crate::sitting::error::TableError;
use crate::sitting::step::Step;
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use crate::stored::terms::{Negotiation, Terms};
use crate::time::control::Missed;
use jiff::Timestamp;
use liege_game::Seat;

impl Table {
    /// A member claims the game of an opponent whose time is up (`seat` says which, if there are several).
    /// That seat resigns, or, if the rules don't let it, is freed for a substitute.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress; the member has no seat; nobody's time is up; none of
    /// the member's seats is an opponent; or it is not clear who is meant.
    pub fn claim(&self, member: &str, seat: Option<Seat>, at: Timestamp) -> Result<Step, TableError> {
        let mine = self.seats_playing(member)?;
        if let Some(until) = self.paused_until() {
            return Err(TableError::Paused { until });
        }
        let late: Vec<Seat> = self.late().into_iter().map(|(seat, _)| seat).collect();
        let named = |late: &Seat| seat.is_none_or(|seat| seat == *late);
        let meant: Vec<Seat> = late.iter().copied().filter(named).collect();
        if meant.is_empty() {
            let waits = |seat: &Seat| self.owed().into_iter().find(|owed| owed.seat == *seat);
            let until = seat.as_ref().and_then(waits).and_then(|owed| owed.until);
            let until = until.or_else(|| self.owed().into_iter().filter_map(|owed| owed.until).min());
            return Err(TableError::NobodyLate { until });
        }
        let against = |late: &Seat| {
            let by = mine.iter().find(|seat| self.timeline.opponents(&self.record, *late).contains(*seat))?;
            (!mine.contains(*late)).then_some((*late, by))
        };
        let (late, by) = match meant.iter().filter_map(against).collect::<Vec<_>>().as_slice() {
            [] => return Err(TableError::NotOpponent { seats: meant }),
            [one] => *one,
            _ => return Err(TableError::WhichLate { seats: meant }),
        };
        let mut step = Step::from(self);
        step.enter(Some(by), Some(member), TableEvent::Claim(late).write(self.record.game), at)?;
        step.resign_for(late, at)?;
        step.draw(at)?;
        step.settle();
        Ok(step)
    }

    /// Gives everybody the time back in which the bot was down, from `from` to `to`. Returns `None` if it was
    /// given back already, is too short to matter, or no limit ran here then. It must be entered before
    /// anything else that happens after `to`.
    ///
    /// # Errors
    /// Returns an error if the entry is refused, which is a bug.
    pub fn credit(&self, from: Timestamp, to: Timestamp) -> Result<Option<Step>, TableError> {
        // Time is given back only once, even after a failed start.
        if self.record.status == Status::Lobby {
            return Ok(self.credit_ready_check(from, to));
        }
        let from = self.timeline.last_down().map_or(from, |last| last.max(from));
        let down = to.duration_since(from);
        // A limit that has changed since then needs nothing back, or began only later.
        let since = self.record.changed >= to;
        if self.record.status != Status::Playing || down < LEAST_DOWN || since || !self.is_limited(from) {
            return Ok(None);
        }
        let seconds = u32::try_from(down.as_secs()).unwrap_or(u32::MAX);
        let mut step = Step::from(self);
        step.enter(None, None, TableEvent::Credit { seconds }.write(self.record.game), to)?;
        step.settle();
        Ok(Some(step))
    }

    /// Whether any time limit runs that was not over at a time.
    fn is_limited(&self, at: Timestamp) -> bool {
        let mut limits: Vec<Timestamp> = self.owed().into_iter().filter_map(|owed| owed.until).collect();
        limits.extend(self.timeline.ledger.deals.iter().filter_map(|deal| match deal.state {
            DealState::Open { until, .. } => until,
            _ => None,
        }));
        limits.extend(self.blocked_until());
        limits.extend(self.choice_until());
        limits.into_iter().any(|limit| limit >= at) || self.may_keep_limits()
    }

    /// Whether there may be offers here that not everybody knows of. Time is given back whether there are or
    /// not, because everybody is told of it.
    fn may_keep_limits(&self) -> bool {
        let Terms { negotiation, offer_hours, .. } = &self.record.terms;
        let private = matches!(negotiation, Negotiation::Private | Negotiation::Secret);
        private && *offer_hours > 0 && !self.state().acts().is_empty()
    }
}

impl Table {
    /// The contest of the game takes these seats out of it: they resign, or are freed if the rules do not let them. Seats that
    /// are out already are left alone.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress.
    pub fn leave_by_contest(&self, seats: &[Seat], at: Timestamp) -> Result<Step, TableError> {
        self.is_on()?;
        let mut step = Step::from(self);
        for seat in seats {
            let playing = !step.table.is_finished() && step.table.state().alive().contains(*seat);
            if playing && !step.table.vacated().contains(*seat) {
                step.resign_for(*seat, at)?;
            }
        }
        step.draw(at)?;
        step.settle();
        Ok(step)
    }
}

impl Table {
    /// The contest of the game gives a seat to another player.
    ///
    /// # Errors
    /// Returns an error if the game is not in progress, or the player can't sit down.
    pub fn hand_over_by_contest(
        &self,
        seat: Seat,
        player: &Player,
        at: Timestamp,
    ) -> Result<Step, TableError> {
        self.is_on()?;
        let mut step = Step::from(self);
        step.free_seat(seat, at)?;
        step.settle();
        step.then(|table| table.sit(player, Some(seat), at))
    }
}

impl Step {
    /// A seat has missed its deadline: an excuse is used, or the consequence in the terms follows.
    pub(crate) fn miss(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        let record = &self.table.record;
        let (game, missed) = (record.game, record.terms.missed);
        let hand = self.table.timeline.clock.hand(seat);
        if hand.excuses < record.terms.excuses {
            return self.enter(None, None, TableEvent::Excuse(seat).write(game), at);
        }
        let pass = self.table.state().pass(seat);
        self.enter(None, None, TableEvent::Late(seat).write(game), at)?;
        match (missed, pass) {
            (Missed::Claim, _) | (Missed::Skip, None) => Ok(()),
            (Missed::Skip, Some(pass)) => self.enter(Some(seat), None, pass, at),
            (Missed::Resign, _) => self.resign_for(seat, at),
            (Missed::Replace, _) => self.free_seat(seat, at),
        }
    }

    /// Resigns for a seat, or frees it if the rules do not let it resign.
    fn resign_for(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        match self.table.state().resignation(seat) {
            Some(action) => self.enter(Some(seat), None, action, at),
            None => self.free_seat(seat, at),
        }
    }

    /// Frees a seat for a substitute.
    fn free_seat(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        if let Some(chair) = self.table.record.chairs.get_mut(seat.index()) {
            *chair = Chair::Open;
        }
        self.seats.push(seat);
        self.enter(None, None, TableEvent::Vacate(seat).write(self.table.record.game), at)
    }
}
