//! Changes of the clocks by entries of the log.

use crate::log::clock::{Hand, Leave, Pause};
use crate::log::owed::Owed;
use crate::log::timeline::Timeline;
use crate::stored::record::{Entry, Record, time_of};
use crate::time::control::{Time, hours};
use crate::time::instant::later;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

impl Timeline {
    /// Begins a pause with an entry. Returns its end.
    pub(crate) fn pause(&mut self, entry: &Entry, days: u16) -> Timestamp {
        let until = later(entry.at, days_of(days));
        self.clock.pauses.push(Pause { number: entry.number, start: entry.at, until, ended: None });
        until
    }

    pub(crate) fn resume(&mut self, at: Timestamp) {
        if let Some(pause) = self.clock.pauses.last_mut() {
            pause.ended = Some(at);
        }
    }

    /// Sends a seat on leave with an entry, or changes the length of its leave. Returns its end.
    pub(crate) fn go_away(&mut self, entry: &Entry, seat: Seat, days: u16) -> Timestamp {
        self.clock.end_leave(seat, entry.at);
        let until = later(entry.at, days_of(days));
        self.clock.leaves.push(Leave { seat, start: entry.at, until, ended: None });
        until
    }

    pub(crate) fn come_back(&mut self, seat: Seat, at: Timestamp) {
        self.clock.end_leave(seat, at);
    }

    /// The leave that the holder of a seat still has, after a time; none if the table allows no leave.
    pub(crate) fn leave_left(&self, record: &Record, seat: Seat, at: Timestamp) -> SignedDuration {
        let all = days_of(record.terms.leave_days);
        all.saturating_sub(self.clock.leave_used(seat, at)).max(SignedDuration::ZERO)
    }

    /// The first seat whose leave ends, and when.
    pub(crate) fn first_back(&self) -> Option<(Timestamp, Seat)> {
        let seats = (0..8).map(Seat).take(self.clock.hands.len());
        seats.filter_map(|seat| Some((self.clock.away_until(seat)?, seat))).min()
    }

    /// Notes that the bot was down until a time.
    pub(crate) fn note_down(&mut self, from: Timestamp, to: Timestamp) {
        self.clock.downs.push((from, to));
    }

    /// When the bot was last down, as far as the log says.
    pub(crate) fn last_down(&self) -> Option<Timestamp> {
        self.clock.downs.iter().map(|(_, to)| *to).max()
    }

    /// Notes since when seats have to act: since this entry for those newly to move, and for a seat that has
    /// just moved and has to move again. `earned` says that the move has ended a turn.
    pub(crate) fn owe(
        &mut self,
        record: &Record,
        (number, at): (usize, Timestamp),
        before: SeatSet,
        moved: Option<Seat>,
        earned: bool,
    ) {
        let now = self.state.to_move();
        for seat in (0..8).map(Seat).take(self.clock.hands.len()) {
            let was = self.owing(seat);
            let owes = match was {
                _ if !now.contains(seat) => None,
                Some(since) if before.contains(seat) && moved != Some(seat) => Some(since),
                _ => Some(number),
            };
            if was != owes {
                self.owes_from(record, seat, owes, at, earned && moved == Some(seat));
            }
        }
    }

    /// Notes that a seat has to act since another entry, or no longer. The time that its clock has run is
    /// taken from its stock; with `earned`, the increment of a move is added. That is never taken back, even
    /// if moves are.
    pub(crate) fn owes_from(
        &mut self,
        record: &Record,
        seat: Seat,
        since: Option<usize>,
        at: Timestamp,
        earned: bool,
    ) {
        let was = self.owing(seat).filter(|_| !self.vacated().contains(seat));
        let stops = self.clock.stops(record, SeatSet::one(seat), None);
        if let Some(owing) = self.owing_mut(seat) {
            *owing = since;
        }
        let Some(hand) = self.clock.hand_mut(seat) else { return };
        if let (Time::Fischer { increment, cap, .. }, Some(was)) = (&record.terms.time, was) {
            let ran = stops.ran(time_of(record, was), at);
            let left = hand.stock.saturating_add(hand.extra).saturating_sub(ran);
            hand.stock = left.clamp(SignedDuration::ZERO, hand.stock);
            if earned {
                hand.stock = hand.stock.saturating_add(hours(*increment)).min(hours(*cap));
            }
        }
        hand.extra = SignedDuration::ZERO;
        hand.further = 0;
        hand.late = None;
    }

    /// Gives the new holder of a seat their own excuses and leave, and at least as much time as an excuse
    /// would give.
    pub(crate) fn fresh_hand(&mut self, record: &Record, seat: Seat) {
        let grant = record.terms.time.grant();
        if let Some(hand) = self.clock.hand_mut(seat) {
            let stock = if record.terms.time.stock().is_some() { hand.stock.max(grant) } else { hand.stock };
            *hand = Hand { stock, ..Hand::default() };
        }
    }

    /// Uses an excuse of a seat: it gets the time of a move once more.
    pub(crate) fn use_excuse(&mut self, record: &Record, seat: Seat) {
        let grant = record.terms.time.grant();
        let appointed = matches!(record.terms.time, Time::Appointments(_));
        if let Some(hand) = self.clock.hand_mut(seat) {
            hand.excuses = hand.excuses.saturating_add(1);
            hand.extra = hand.extra.saturating_add(grant);
            hand.further = hand.further.saturating_add(u16::from(appointed));
        }
    }

    /// Gives a seat some hours more for its action.
    pub(crate) fn give_hours(&mut self, seat: Seat, more: u16) {
        if let Some(hand) = self.clock.hand_mut(seat) {
            hand.extra = hand.extra.saturating_add(hours(more));
            hand.late = None;
        }
    }

    /// A seat's deadline; `None` if it has nothing to do, has no limit, or nobody holds it.
    pub(crate) fn until(&self, record: &Record, seat: Seat) -> Option<Timestamp> {
        let since = self.owing(seat).filter(|_| !self.vacated().contains(seat))?;
        let began = time_of(record, since);
        let stops = self.clock.stops(record, SeatSet::one(seat), None);
        let hand = self.clock.hand(seat);
        match &record.terms.time {
            Time::Endless => None,
            Time::Move { hours: each } => Some(stops.run(began, hours(*each).saturating_add(hand.extra))),
            Time::Fischer { .. } => Some(stops.run(began, hand.stock.saturating_add(hand.extra))),
            Time::Appointments(appointments) => {
                // Time that did not count is given back, and then the action is due at the next appointment.
                let plain = appointments.due(began).duration_since(began);
                let mut until = appointments.from(stops.run(began, plain));
                for _ in 0..hand.further {
                    until = appointments.after(until);
                }
                Some(later(until, hand.extra))
            }
        }
    }

    /// The due actions of the seats, in seat order.
    pub(crate) fn owed(&self, record: &Record) -> Vec<Owed> {
        let owed = |seat: Seat| {
            let since = self.owing(seat)?;
            let hand = self.clock.hand(seat);
            Some(Owed {
                seat,
                since,
                began: time_of(record, since),
                until: self.until(record, seat),
                late: hand.late,
                excuses: record.terms.excuses.saturating_sub(hand.excuses),
            })
        };
        self.state.to_move().iter().filter_map(owed).collect()
    }

    /// The time in stock of the seats whose clock does not run, if there are stocks.
    pub(crate) fn stocks(&self, record: &Record) -> Vec<(Seat, SignedDuration)> {
        let resting = self.state.alive().iter().filter(|seat| self.owing(*seat).is_none());
        let stocks = record.terms.time.stock().is_some();
        resting.filter(|_| stocks).map(|seat| (seat, self.clock.hand(seat).stock)).collect()
    }

    /// The seats on leave, with the ends of their leaves.
    pub(crate) fn absent(&self) -> Vec<(Seat, Timestamp)> {
        let seats = (0..8).map(Seat).take(self.clock.hands.len());
        seats.filter_map(|seat| Some((seat, self.clock.away_until(seat)?))).collect()
    }

    /// When something that began with entry `number` has waited for `hours`. Pauses that began in the
    /// meantime do not count, nor leaves of those whom it waits for, nor time in which the bot was down.
    pub(crate) fn deadline(
        &self,
        record: &Record,
        number: usize,
        hours: i64,
        waits_for: SeatSet,
    ) -> Timestamp {
        let stops = self.clock.stops(record, waits_for, Some(number));
        stops.run(time_of(record, number), SignedDuration::from_hours(hours))
    }
}

fn days_of(days: u16) -> SignedDuration {
    SignedDuration::from_hours(i64::from(days) * 24)
}
