//! The clocks of the seats: when they stop, how much time they have left, and when it ends.
//!
//! A clock runs while its seat has to act. It stands still in a pause, while its seat is on leave, while the
//! bot is down, and at weekends if the terms say so. All of it follows from the times of entries.

use crate::stored::record::Record;
use crate::time::stops::Stops;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

/// The clocks, as the log gives them.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    /// The pauses; the last one may still last.
    pub(crate) pauses: Vec<Pause>,
    /// The leaves of the seats.
    pub(crate) leaves: Vec<Leave>,
    /// The periods in which the bot was down.
    pub(crate) downs: Vec<(Timestamp, Timestamp)>,
    pub(crate) hands: Vec<Hand>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Pause {
    /// The entry that began it.
    pub(crate) number: usize,
    pub(crate) start: Timestamp,
    /// When it is to end.
    pub(crate) until: Timestamp,
    pub(crate) ended: Option<Timestamp>,
}

/// A leave of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leave {
    pub(crate) seat: Seat,
    pub(crate) start: Timestamp,
    /// When it is to end.
    pub(crate) until: Timestamp,
    pub(crate) ended: Option<Timestamp>,
}

impl Leave {
    /// The end of the leave. If no entry ended it, it lasted as long as it was to.
    fn end(&self) -> Timestamp {
        self.ended.map_or(self.until, |ended| ended.min(self.until))
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    /// The time in its stock when its last action became due, if there are stocks.
    pub(crate) stock: SignedDuration,
    /// The extra time given for its present action.
    pub(crate) extra: SignedDuration,
    /// The number of appointments after the first at which its present action is due.
    pub(crate) further: u16,
    /// The number of excuses that the present holder has used.
    pub(crate) excuses: u8,
    /// The leave that the present holder has used.
    pub(crate) leave: SignedDuration,
    /// The number of the entry that says that its time is up.
    pub(crate) late: Option<usize>,
}

impl Clock {
    /// The clocks at the start.
    pub(crate) fn new(record: &Record) -> Clock {
        let hand = Hand { stock: record.terms.time.stock().unwrap_or_default(), ..Hand::default() };
        Clock {
            pauses: Vec::new(),
            leaves: Vec::new(),
            downs: Vec::new(),
            hands: vec![hand; record.chairs.len()],
        }
    }

    /// The stops of the clocks of any of these seats. Only the pauses that began after entry `after` count
    /// (`None`: all).
    pub(crate) fn stops<'a>(&self, record: &'a Record, seats: SeatSet, after: Option<usize>) -> Stops<'a> {
        let pauses = self.pauses.iter().filter(|pause| after.is_none_or(|after| pause.number > after));
        let pauses = pauses.map(|pause| (pause.start, pause.ended.unwrap_or(pause.until)));
        let leaves = self.leaves.iter().filter(|leave| seats.contains(leave.seat));
        let leaves = leaves.map(|leave| (leave.start, leave.end()));
        let all = pauses.chain(leaves).chain(self.downs.iter().copied()).collect();
        Stops::new(all, record.terms.weekends_off())
    }

    /// Forgets all periods in which the bot was down.
    pub(crate) fn forget_downs(&mut self) {
        self.downs.clear();
    }

    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The clock of a seat, to be changed.
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> Option<&mut Hand> {
        self.hands.get_mut(seat.index())
    }

    /// When the present pause is to end, if there is one.
    pub(crate) fn paused_until(&self) -> Option<Timestamp> {
        self.pauses.last().filter(|pause| pause.ended.is_none()).map(|pause| pause.until)
    }

    /// The number of the entry that began the present pause.
    pub(crate) fn paused_since(&self) -> Option<usize> {
        self.pauses.last().filter(|pause| pause.ended.is_none()).map(|pause| pause.number)
    }

    /// When the last pause ended, if none is on.
    pub(crate) fn resumed(&self) -> Option<Timestamp> {
        self.pauses.last().and_then(|pause| pause.ended)
    }

    /// When a seat's leave is to end, if it is on leave.
    pub(crate) fn away_until(&self, seat: Seat) -> Option<Timestamp> {
        let leave = self.leaves.iter().rfind(|leave| leave.seat == seat)?;
        leave.ended.is_none().then_some(leave.until)
    }

    /// The leave that the present holder of a seat had used at a time; a present leave counts as far as it
    /// has come.
    pub(crate) fn leave_used(&self, seat: Seat, at: Timestamp) -> SignedDuration {
        let lasts = self.leaves.iter().rfind(|leave| leave.seat == seat && leave.ended.is_none());
        let now = lasts.map_or(SignedDuration::ZERO, |leave| at.min(leave.until).duration_since(leave.start));
        self.hand(seat).leave.saturating_add(now.max(SignedDuration::ZERO))
    }

    /// Ends a seat's leave, if it is on leave.
    pub(crate) fn end_leave(&mut self, seat: Seat, at: Timestamp) {
        let Some(leave) = self.leaves.iter_mut().rfind(|leave| leave.seat == seat && leave.ended.is_none())
        else {
            return;
        };
        leave.ended = Some(at.max(leave.start));
        let used = leave.end().duration_since(leave.start);
        if let Some(hand) = self.hand_mut(seat) {
            hand.leave = hand.leave.saturating_add(used);
        }
    }
}

/// The shortest time in which the bot was down that is given back.
pub(crate) const LEAST_DOWN: SignedDuration = SignedDuration::from_mins(10);
