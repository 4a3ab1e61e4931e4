//! The clocks of the seats: what stops them, what they have left, until when they run.
//!
//! A clock runs while its seat owes the game something. It stands still in a pause, while its seat is on
//! leave, for the time in which the program was down, and at weekends where that was settled. All of it follows from the times of entries.

use crate::stored::record::Record;
use crate::time::stops::Stops;
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};

/// The clocks, as the log has them.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    /// The pauses, the last of which may last.
    pub(crate) pauses: Vec<Pause>,
    /// The leaves of the seats.
    pub(crate) leaves: Vec<Leave>,
    /// The stretches in which the program was down.
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
    /// A leave that nobody has noticed to be over lasted no longer than it was to.
    fn end(&self) -> Timestamp {
        self.ended.map_or(self.until, |ended| ended.min(self.until))
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    /// Its time in stock when it last began to owe something, where there are stocks.
    pub(crate) stock: SignedDuration,
    /// Time given for what it owes now.
    pub(crate) extra: SignedDuration,
    /// How many appointments later than the first what it owes now is due.
    pub(crate) further: u16,
    /// The excuses used by whoever sits there.
    pub(crate) excuses: u8,
    /// The time on leave used by whoever sits there.
    pub(crate) leave: SignedDuration,
    /// The entry that says that its time is up.
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

    /// What stops the clocks of any of these seats; of the pauses those that began after entry `after`
    /// (`None`: all).
    pub(crate) fn stops<'a>(&self, record: &'a Record, seats: SeatSet, after: Option<usize>) -> Stops<'a> {
        let pauses = self.pauses.iter().filter(|pause| after.is_none_or(|after| pause.number > after));
        let pauses = pauses.map(|pause| (pause.start, pause.ended.unwrap_or(pause.until)));
        let leaves = self.leaves.iter().filter(|leave| seats.contains(leave.seat));
        let leaves = leaves.map(|leave| (leave.start, leave.end()));
        let all = pauses.chain(leaves).chain(self.downs.iter().copied()).collect();
        Stops::new(all, record.terms.weekends_off())
    }

    /// The program was never down so far.
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

    /// Until when it is paused, if it is.
    pub(crate) fn paused_until(&self) -> Option<Timestamp> {
        self.pauses.last().filter(|pause| pause.ended.is_none()).map(|pause| pause.until)
    }

    /// The entry that began the pause that lasts.
    pub(crate) fn paused_since(&self) -> Option<usize> {
        self.pauses.last().filter(|pause| pause.ended.is_none()).map(|pause| pause.number)
    }

    /// When the last of the pauses was over, if none lasts.
    pub(crate) fn resumed(&self) -> Option<Timestamp> {
        self.pauses.last().and_then(|pause| pause.ended)
    }

    /// Until when a seat is on leave, if it is.
    pub(crate) fn away_until(&self, seat: Seat) -> Option<Timestamp> {
        let leave = self.leaves.iter().rfind(|leave| leave.seat == seat)?;
        leave.ended.is_none().then_some(leave.until)
    }

    /// The time on leave that whoever sits there has used at a time; a leave that lasts counts as far as it
    /// has come.
    pub(crate) fn leave_used(&self, seat: Seat, at: Timestamp) -> SignedDuration {
        let lasts = self.leaves.iter().rfind(|leave| leave.seat == seat && leave.ended.is_none());
        let now = lasts.map_or(SignedDuration::ZERO, |leave| at.min(leave.until).duration_since(leave.start));
        self.hand(seat).leave.saturating_add(now.max(SignedDuration::ZERO))
    }

    /// A leave ends, if there is one.
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

/// Time in which the program was down is given back if it was at least so long.
pub(crate) const LEAST_DOWN: SignedDuration = SignedDuration::from_mins(10);
