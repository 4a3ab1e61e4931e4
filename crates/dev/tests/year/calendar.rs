//! The times of reminders: an independent implementation of the rules in the handbook and the settings, which
//! goes through the calendar a quarter of an hour at a time.
//!
//! All hours that the people of this year choose are whole quarters, and so are the offsets of the zones.

use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

const QUARTER: SignedDuration = SignedDuration::from_mins(15);
const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// The point of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// When this part of the time is left: a half, a third, a quarter.
    Part(i32),
    /// This number of hours before the end.
    Hours(i64),
}

/// Somebody's settings.
#[derive(Clone, Debug)]
pub struct Choices {
    pub reminded: bool,
    pub point: Point,
    pub private: bool,
    pub idle_days: Option<i64>,
    /// The hour of the digest, in minutes of the day.
    pub digest: Option<i32>,
    /// The beginning and the end, in minutes of the day.
    pub quiet: Option<(i32, i32)>,
    pub weekends: bool,
    pub zone: TimeZone,
}

impl Choices {
    /// The default settings.
    pub fn usual() -> Choices {
        Choices {
            reminded: true,
            point: Point::Part(3),
            private: false,
            idle_days: None,
            digest: None,
            quiet: None,
            weekends: false,
            zone: TimeZone::UTC,
        }
    }

    fn local(&self, at: Timestamp) -> (Date, i32) {
        let local = self.zone.to_datetime(at);
        (local.date(), i32::from(local.hour()) * 60 + i32::from(local.minute()))
    }

    /// The day of a moment in their zone.
    pub fn day(&self, at: Timestamp) -> Date {
        self.local(at).0
    }

    pub fn is_quiet(&self, at: Timestamp) -> bool {
        if self.quiet.is_none() && !self.weekends {
            return false;
        }
        let (day, minute) = self.local(at);
        let hours = self.quiet.is_some_and(|(from, to)| match from < to {
            true => (from..to).contains(&minute),
            false => minute >= from || minute < to,
        });
        hours || self.weekends && is_weekend(day)
    }

    /// When the present quiet time is over.
    pub fn quiet_ends(&self, at: Timestamp) -> Timestamp {
        let mut moment = quarter(at) + QUARTER;
        while self.is_quiet(moment) {
            moment += QUARTER;
        }
        moment
    }

    /// When the present quiet time began.
    fn quiet_began(&self, at: Timestamp) -> Timestamp {
        let mut moment = quarter(at);
        while self.is_quiet(moment - QUARTER) {
            moment -= QUARTER;
        }
        moment
    }

    /// When they are to be reminded of an action that was due since `began` (with its deadline, and the time
    /// that they have for it), at the time `now`. `next` and `last` are the times of their next and last
    /// digest.
    pub fn reminder(
        &self,
        began: Timestamp,
        ends: Option<(Timestamp, SignedDuration)>,
        (next, last): (Option<Timestamp>, Option<Timestamp>),
        now: Timestamp,
    ) -> Option<Timestamp> {
        if !self.reminded {
            return None;
        }
        let Some((deadline, given)) = ends else {
            let days = self.idle_days?;
            if self.digest.is_some() {
                return None;
            }
            let at = (began + SignedDuration::from_hours(24 * days)).max(now);
            return Some(if self.is_quiet(at) { self.quiet_ends(at) } else { at });
        };
        let told = last.is_some_and(|last| last > began) || next.is_some_and(|next| next < deadline);
        if deadline <= now || self.digest.is_some() && told {
            return None;
        }
        let lead = match self.point {
            Point::Part(part) => given / part,
            Point::Hours(hours) => SignedDuration::from_hours(hours).min(given / 2),
        };
        let at = (deadline - lead).max(began).max(now);
        Some(self.beside_quiet(at, began.max(now), deadline, lead))
    }

    /// When a reminder goes out that is found due at `now`.
    pub fn settled(&self, deadline: Option<Timestamp>, now: Timestamp) -> Timestamp {
        match deadline {
            _ if !self.is_quiet(now) => now,
            None => self.quiet_ends(now),
            Some(deadline) => self.beside_quiet(now, now, deadline, deadline.duration_since(now)),
        }
    }

    /// After quiet time, if enough time is left then; otherwise shortly before it; otherwise as soon as it is
    /// over.
    fn beside_quiet(
        &self,
        at: Timestamp,
        first: Timestamp,
        deadline: Timestamp,
        lead: SignedDuration,
    ) -> Timestamp {
        if !self.is_quiet(at) {
            return at;
        }
        let (began, ends) = (self.quiet_began(at), self.quiet_ends(at));
        if ends < deadline && deadline.duration_since(ends) >= (lead / 4).max(HOUR) {
            return ends;
        }
        if first < began {
            let before = (began - QUARTER).max(first);
            let before = if self.is_quiet(before) { self.quiet_ends(before) } else { before };
            if before < began {
                return before;
            }
        }
        if ends < deadline { ends } else { at }
    }

    /// Their next daily digest after a moment, not on the day of the last.
    pub fn next_digest(&self, after: Timestamp, last: Option<Timestamp>) -> Option<Timestamp> {
        let hour = self.digest?;
        let told = last.map(|last| self.day(last));
        let mut moment = quarter(after) + QUARTER;
        loop {
            let (day, minute) = self.local(moment);
            let left_alone = self.weekends && is_weekend(day);
            if minute == hour && !left_alone && told.is_none_or(|told| day > told) {
                return Some(moment);
            }
            moment += QUARTER;
        }
    }
}

fn is_weekend(day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}

/// The beginning of the quarter of an hour of a moment.
fn quarter(at: Timestamp) -> Timestamp {
    Timestamp::from_second(at.as_second().div_euclid(900) * 900).expect("a moment of this year")
}
