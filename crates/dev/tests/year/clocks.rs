//! The clocks of a table, in an independent implementation: from the entries of its log and the calendar,
//! without the program's deadlines.

use jiff::civil::time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _};
use std::collections::BTreeMap;

/// The time control of a table.
#[derive(Clone, Debug)]
pub enum Control {
    Endless,
    Move { hours: i64 },
    Fischer { stock: i64, increment: i64, cap: i64 },
    Weekly { days: Vec<i8>, hour: i8, zone: TimeZone },
}

impl Control {
    /// Reads the control with which the table was created: `36h`, `5d+12h/10d`, `mon,thu 20:00 Europe/Kyiv`.
    pub fn read(text: &str) -> Control {
        let hours = |text: &str| {
            let (number, unit) = text.split_at(text.len() - 1);
            number.parse::<i64>().expect("a number") * if unit == "d" { 24 } else { 1 }
        };
        if text == "none" {
            return Control::Endless;
        }
        if let [days, clock, zone] = text.split(' ').collect::<Vec<_>>()[..] {
            let week = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
            let days = (0i8..).zip(week).filter(|(_, day)| days == "daily" || days.contains(day));
            return Control::Weekly {
                days: days.map(|(number, _)| number).collect(),
                hour: clock.strip_suffix(":00").expect("a full hour").parse().expect("an hour"),
                zone: TimeZone::get(zone).expect("a zone"),
            };
        }
        match text.split_once('+') {
            None => Control::Move { hours: hours(text) },
            Some((stock, rest)) => {
                let (increment, cap) = rest.split_once('/').expect("a cap");
                Control::Fischer { stock: hours(stock), increment: hours(increment), cap: hours(cap) }
            }
        }
    }

    /// The approximate time for a move, for people who plan their days.
    pub fn pace(&self) -> SignedDuration {
        let hours = match self {
            Control::Endless => 60,
            Control::Move { hours } => *hours,
            Control::Fischer { increment, .. } => increment * 2,
            Control::Weekly { days, .. } => 168 / days.len() as i64,
        };
        SignedDuration::from_hours(hours)
    }

    /// The time that an excuse gives.
    fn grant(&self) -> SignedDuration {
        SignedDuration::from_hours(match self {
            Control::Endless | Control::Weekly { .. } => 0,
            Control::Move { hours } => *hours,
            Control::Fischer { increment, .. } => (*increment).max(24),
        })
    }

    fn is_appointed(&self) -> bool {
        matches!(self, Control::Weekly { .. })
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    stock: SignedDuration,
    extra: SignedDuration,
    further: usize,
    excuses: usize,
    late: bool,
}

/// A period in which a clock stops; it may still last.
#[derive(Clone, Copy, Debug)]
struct Rest {
    from: Timestamp,
    until: Timestamp,
    ended: Option<Timestamp>,
}

/// The clocks of one table.
#[derive(Clone, Debug)]
pub struct Clocks {
    control: Control,
    excuses: usize,
    hands: Vec<Hand>,
    pauses: Vec<Rest>,
    leaves: BTreeMap<usize, Vec<Rest>>,
    pub downs: Vec<(Timestamp, Timestamp)>,
}

impl Clocks {
    pub fn new(control: Control, excuses: usize, seats: usize) -> Clocks {
        let stock = match control {
            Control::Fischer { stock, .. } => SignedDuration::from_hours(stock),
            _ => SignedDuration::ZERO,
        };
        Clocks {
            control,
            excuses,
            hands: vec![Hand { stock, ..Hand::default() }; seats],
            pauses: Vec::new(),
            leaves: BTreeMap::new(),
            downs: Vec::new(),
        }
    }

    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The number of excuses that a seat has left.
    pub fn excuses_left(&self, seat: usize) -> usize {
        self.excuses - self.hands[seat].excuses
    }

    pub fn is_late(&self, seat: usize) -> bool {
        self.hands[seat].late
    }

    pub fn pause(&mut self, at: Timestamp, days: i64) {
        self.pauses.push(Rest { from: at, until: at + SignedDuration::from_hours(24 * days), ended: None });
    }

    pub fn resume(&mut self, at: Timestamp) {
        self.pauses.last_mut().expect("a pause").ended = Some(at);
    }

    pub fn go_away(&mut self, seat: usize, at: Timestamp, days: i64) {
        self.come_back(seat, at);
        let until = at + SignedDuration::from_hours(24 * days);
        self.leaves.entry(seat).or_default().push(Rest { from: at, until, ended: None });
    }

    pub fn come_back(&mut self, seat: usize, at: Timestamp) {
        let last = self.leaves.get_mut(&seat).and_then(|leaves| leaves.last_mut());
        if let Some(leave) = last.filter(|leave| leave.ended.is_none()) {
            leave.ended = Some(at);
        }
    }

    pub fn excuse(&mut self, seat: usize) {
        let (grant, appointed) = (self.control.grant(), self.control.is_appointed());
        let hand = &mut self.hands[seat];
        hand.excuses += 1;
        hand.extra += grant;
        hand.further += usize::from(appointed);
    }

    pub fn note_late(&mut self, seat: usize) {
        self.hands[seat].late = true;
    }

    pub fn extend(&mut self, seat: usize, hours: i64) {
        self.hands[seat].extra += SignedDuration::from_hours(hours);
        self.hands[seat].late = false;
    }

    /// Notes that somebody new sits down on a freed seat.
    pub fn sit(&mut self, seat: usize) {
        let grant = self.control.grant();
        let hand = &mut self.hands[seat];
        let stock = if hand.stock.is_zero() && !matches!(self.control, Control::Fischer { .. }) {
            SignedDuration::ZERO
        } else {
            hand.stock.max(grant)
        };
        *hand = Hand { stock, ..Hand::default() };
    }

    /// Notes that a seat has another due action than before, or none. `was` is the time since which the old
    /// one was due (`None` if there was none, or nobody held the seat), `earned` says that it has ended a
    /// turn.
    pub fn turn(&mut self, seat: usize, was: Option<Timestamp>, at: Timestamp, earned: bool) {
        let stops = self.stops(seat);
        let hand = &mut self.hands[seat];
        if let (Control::Fischer { increment, cap, .. }, Some(was)) = (&self.control, was) {
            let stood: SignedDuration = stops
                .iter()
                .map(|(from, to)| (*to).min(at).duration_since((*from).max(was)).max(SignedDuration::ZERO))
                .fold(SignedDuration::ZERO, |sum, one| sum + one);
            let ran = (at.duration_since(was) - stood).max(SignedDuration::ZERO);
            let left = (hand.stock + hand.extra - ran).max(SignedDuration::ZERO);
            hand.stock = hand.stock.min(left);
            if earned {
                let more = hand.stock + SignedDuration::from_hours(*increment);
                hand.stock = more.min(SignedDuration::from_hours(*cap));
            }
        }
        (hand.extra, hand.further, hand.late) = (SignedDuration::ZERO, 0, false);
    }

    /// When the time of a seat is up whose action is due since `began`.
    pub fn deadline(&self, seat: usize, began: Timestamp) -> Option<Timestamp> {
        let hand = self.hands[seat];
        let hours = SignedDuration::from_hours;
        Some(match &self.control {
            Control::Endless => return None,
            Control::Move { hours: each } => self.after(seat, began, hours(*each) + hand.extra),
            Control::Fischer { .. } => self.after(seat, began, hand.stock + hand.extra),
            Control::Weekly { .. } => {
                let plain = self.appointment(began + hours(6)).duration_since(began);
                let mut until = self.appointment(self.after(seat, began, plain));
                for _ in 0..hand.further {
                    until = self.appointment(until + SignedDuration::from_secs(1));
                }
                until + hand.extra
            }
        })
    }

    /// The time of a seat for an action that is due since `began`, if its clock never stops.
    pub fn given(&self, seat: usize, began: Timestamp) -> SignedDuration {
        let hours = SignedDuration::from_hours;
        match &self.control {
            Control::Endless => SignedDuration::ZERO,
            Control::Move { hours: each } => hours(*each),
            Control::Fischer { .. } => self.hands[seat].stock,
            Control::Weekly { .. } => self.appointment(began + hours(6)).duration_since(began),
        }
    }

    /// When the last pause ended.
    pub fn resumed(&self) -> Option<Timestamp> {
        self.pauses.last()?.ended
    }

    /// The first appointment at or after a moment.
    fn appointment(&self, at: Timestamp) -> Timestamp {
        let Control::Weekly { days, hour, zone } = &self.control else { unreachable!("appointments") };
        let mut day = zone.to_datetime(at).date();
        loop {
            let moment =
                day.to_datetime(time(*hour, 0, 0, 0)).to_zoned_datetime(zone.clone()).expect("a day");
            let wanted = days.contains(&day.weekday().to_monday_zero_offset());
            if wanted && moment.timestamp() >= at {
                return moment.timestamp();
            }
            day = day.checked_add(1.day()).expect("a day");
        }
    }

    /// When a clock has run for this long: it goes from period to period.
    fn after(&self, seat: usize, began: Timestamp, amount: SignedDuration) -> Timestamp {
        let (mut at, mut left) = (began, amount);
        for (from, to) in self.stops(seat) {
            if to <= at {
                continue;
            }
            let runs = from.max(at).duration_since(at);
            if runs >= left {
                break;
            }
            left -= runs;
            at = to;
        }
        at + left
    }

    /// The periods in which the clock of a seat stops, in order and apart from one another.
    fn stops(&self, seat: usize) -> Vec<(Timestamp, Timestamp)> {
        let pauses = self.pauses.iter().map(|rest| (rest.from, rest.ended.unwrap_or(rest.until)));
        let leaves = self.leaves.get(&seat).into_iter().flatten();
        let leaves = leaves.map(|rest| (rest.from, rest.ended.map_or(rest.until, |end| end.min(rest.until))));
        let mut all: Vec<_> = pauses.chain(leaves).chain(self.downs.iter().copied()).collect();
        all.sort();
        let mut apart: Vec<(Timestamp, Timestamp)> = Vec::new();
        for (from, to) in all.into_iter().filter(|(from, to)| from < to) {
            match apart.last_mut() {
                Some(last) if from <= last.1 => last.1 = last.1.max(to),
                _ => apart.push((from, to)),
            }
        }
        apart
    }
}
