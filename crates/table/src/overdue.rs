//! Deadlines: what seats owe, what follows when they miss it, and who may give them more time.

use super::deal_event::DealEvent;
use super::owed::Owed;
use super::replay::ReplayError;
use super::stored::{Entry, Record, Status};
use super::table_event::TableEvent;
use super::timeline::Timeline;
use super::{Chair, Missed, Negotiation, Step, Table, TableError, Terms, clock_sentences as sentences};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

/// Time in which the program was down is given back if it was at least so long.
pub(super) const LEAST_DOWN: SignedDuration = SignedDuration::from_mins(10);

impl Table {
    /// What the seats owe now, in seat order: empty unless the game is on, and while it is paused.
    #[must_use]
    pub fn owed(&self) -> Vec<Owed> {
        if self.to_move().is_empty() { Vec::new() } else { self.timeline.owed(&self.record) }
    }

    /// Until when a seat may take over what it owes now, if there is a limit.
    #[must_use]
    pub fn due_of(&self, seat: Seat) -> Option<Timestamp> {
        self.owed().into_iter().find(|owed| owed.seat == seat).and_then(|owed| owed.until)
    }

    /// The seats whose time is up and whose game may be claimed, each with the entry that says so.
    #[must_use]
    pub fn late(&self) -> Vec<(Seat, usize)> {
        if self.record.status != Status::Playing || self.is_dealing() {
            return Vec::new();
        }
        let owed = self.timeline.owed(&self.record).into_iter();
        owed.filter_map(|owed| Some((owed.seat, owed.late?))).collect()
    }

    /// The time in stock of the seats whose clock does not run, where there are stocks.
    #[must_use]
    pub fn stocks(&self) -> Vec<(Seat, SignedDuration)> {
        let on = self.record.status == Status::Playing && !self.is_dealing();
        if on { self.timeline.stocks(&self.record) } else { Vec::new() }
    }

    /// Whether the rules let whoever is to move pass.
    #[must_use]
    pub fn lets_pass(&self) -> bool {
        let state = self.state();
        let to_move = state.to_move();
        !to_move.is_empty() && to_move.iter().all(|seat| state.pass(seat).is_some())
    }

    /// A member claims the game of an opponent whose time is up (`seat`: of which, where there are several):
    /// that seat resigns, or, where the rules don't let it, is freed for a substitute.
    ///
    /// # Errors
    /// The game is not on; the member has no seat; nobody's time is up; none of the member's seats is an
    /// opponent; it is not clear who is meant.
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

    /// Gives everybody the time back in which the program was down, `from` until `to`; `None` where that is
    /// nothing new, too short to matter, or nothing here has a limit that ran then. To be entered before
    /// anything else that is done since `to`.
    ///
    /// # Errors
    /// The entry is not taken: a defect.
    pub fn credit(&self, from: Timestamp, to: Timestamp) -> Result<Option<Step>, TableError> {
        // What was given back once is not given back again, after a start that came to nothing, say.
        if self.record.status == Status::Lobby {
            return Ok(self.credit_ready_check(from, to));
        }
        let from = self.timeline.last_down().map_or(from, |last| last.max(from));
        let down = to.duration_since(from);
        // What has changed since then found nothing to be given back, or has begun only since.
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

    /// Whether a limit of time runs that was not over at a time.
    fn is_limited(&self, at: Timestamp) -> bool {
        let mut limits: Vec<Timestamp> = self.owed().into_iter().filter_map(|owed| owed.until).collect();
        limits.extend(self.timeline.ledger.deals.iter().filter_map(|deal| match deal.state {
            super::DealState::Open { until, .. } => until,
            _ => None,
        }));
        limits.extend(self.blocked_until());
        limits.extend(self.choice_until());
        limits.into_iter().any(|limit| limit >= at) || self.may_keep_limits()
    }

    /// Whether offers may wait here that not everybody knows of: time is given back whether they do or not, for
    /// everybody is told of that.
    fn may_keep_limits(&self) -> bool {
        let Terms { negotiation, offer_hours, .. } = &self.record.terms;
        let private = matches!(negotiation, Negotiation::Private | Negotiation::Secret);
        private && *offer_hours > 0 && !self.state().acts().is_empty()
    }
}

impl Step {
    /// A seat has not done in time what it owes: an excuse is used, or what the terms say follows.
    pub(super) fn miss(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
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

    /// A seat resigns without being asked, or is freed where the rules do not let it resign.
    fn resign_for(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        match self.table.state().resignation(seat) {
            Some(action) => self.enter(Some(seat), None, action, at),
            None => self.free_seat(seat, at),
        }
    }

    /// A seat is freed for a substitute.
    fn free_seat(&mut self, seat: Seat, at: Timestamp) -> Result<(), TableError> {
        if let Some(chair) = self.table.record.chairs.get_mut(seat.index()) {
            *chair = Chair::Open;
        }
        self.seats.push(seat);
        self.enter(None, None, TableEvent::Vacate(seat).write(self.table.record.game), at)
    }
}

impl Timeline {
    /// The seats still in the game that are on no side of this one.
    pub(super) fn opponents(&self, record: &Record, seat: Seat) -> SeatSet {
        let seats = record.game.seats();
        let team = |seat: Seat| seats.get(seat.index()).map(|info| info.team);
        self.state.alive().iter().filter(|other| team(*other) != team(seat)).collect()
    }

    /// An entry about the clocks.
    pub(super) fn time_event(
        &mut self,
        record: &Record,
        entry: &Entry,
        table_event: &TableEvent,
    ) -> Result<Vec<DealEvent>, ReplayError> {
        let wrong = || ReplayError::TableEvent { number: entry.number, action: entry.action.clone() };
        let by_time = entry.seat.is_none() && entry.player.is_none();
        let owes = |seat: Seat| self.owing(seat).is_some() && !self.vacated().contains(seat);
        // Nothing here depends on whether a deadline is over: that rests on the zones' rules, which change.
        Ok(match *table_event {
            TableEvent::Excuse(seat) => {
                let hand = self.clock.hand(seat);
                if !by_time || !owes(seat) || hand.late.is_some() || hand.excuses >= record.terms.excuses {
                    return Err(wrong());
                }
                self.use_excuse(record, seat);
                let left = record.terms.excuses.saturating_sub(self.clock.hand(seat).excuses);
                vec![sentences::excused(seat, left, self.until(record, seat))]
            }
            TableEvent::Late(seat) => {
                if !by_time || !owes(seat) || self.clock.hand(seat).late.is_some() {
                    return Err(wrong());
                }
                let claim = match record.terms.missed {
                    Missed::Claim => true,
                    Missed::Skip => self.state.pass(seat).is_none(),
                    Missed::Resign | Missed::Replace => false,
                };
                if let Some(hand) = self.clock.hand_mut(seat) {
                    hand.late = Some(entry.number);
                }
                self.punctuality.missed(seat);
                vec![sentences::late(seat, claim.then(|| self.opponents(record, seat)))]
            }
            TableEvent::Claim(late) => {
                let by = entry.seat.filter(|_| entry.player.is_some()).ok_or_else(wrong)?;
                let claims =
                    self.clock.hand(late).late.is_some() && self.opponents(record, late).contains(by);
                if !claims || self.paused_until().is_some() {
                    return Err(wrong());
                }
                vec![sentences::claimed(by, late)]
            }
            TableEvent::Away { seat, days } => {
                let own = entry.seat == Some(seat) && entry.player.is_some() && days > 0;
                let needed = SignedDuration::from_hours(i64::from(days) * 24);
                if !own || needed > self.leave_left(record, seat, entry.at) {
                    return Err(wrong());
                }
                let until = self.go_away(entry, seat, days);
                vec![sentences::away(seat, until)]
            }
            TableEvent::Back(seat) => {
                let own = entry.seat == Some(seat) && entry.player.is_some();
                if !(own || by_time) || self.clock.away_until(seat).is_none() {
                    return Err(wrong());
                }
                self.come_back(seat, entry.at);
                let owes = self.owing(seat).is_some() && self.state.to_move().contains(seat);
                vec![sentences::back(seat, by_time && owes)]
            }
            TableEvent::Credit { seconds } => {
                if !by_time {
                    return Err(wrong());
                }
                let down = SignedDuration::from_secs(i64::from(seconds));
                let from = entry.at.saturating_sub(down).unwrap_or(Timestamp::MIN);
                self.note_down(from, entry.at);
                vec![sentences::credited(down)]
            }
            TableEvent::Extend { seat, hours } => {
                if entry.seat.is_some() || entry.player.is_none() || !owes(seat) {
                    return Err(wrong());
                }
                self.give_hours(seat, hours);
                let more = SignedDuration::from_hours(i64::from(hours));
                vec![sentences::extended(record, entry, seat, (more, self.until(record, seat)))]
            }
            _ => return Err(wrong()),
        })
    }
}
