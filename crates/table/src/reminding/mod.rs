//! When a member wants to be told what they owe: their choices, and the moments that follow from them.
//!
//! Pure: no clock and no rows. Whoever asks says what time it is.
//!
//! The rules, for one thing owed until a deadline:
//!
//! * A member is reminded at their chosen [`Point`], but never before half of the time is over; once, or again and
//!   again after so many hours as they chose.
//! * Where the clock stands still at weekends, they are reminded after the weekend, or before it, as with quiet time.
//! * Falls that into quiet time, they are reminded right after it; but if little is left then (less than a
//!   quarter of what the point leaves, or an hour), a quarter of an hour before the quiet begins. Only where
//!   quiet time leaves no moment before the deadline are they reminded within it.
//! * Whoever reads a digest is reminded of nothing that a digest has told of or will tell of in time. Which one
//!   that is follows from the [`Digests`] that really came and come: after a time without the program, or a change
//!   of the hour, that is not the first hour of a digest since then.
//! * A moment asked for by name (a snooze, the hour of a digest) is kept to, quiet or not.

mod plan;
mod point;
mod quiet;
pub mod typed;

pub use crate::time::zone::{NoZone, Zone, cities_like, zone_called, zones_near};
pub use plan::{Digests, Span, again, daily_after, digest_after, reminder, repeated, settle, tomorrow};
pub use point::{NoPoint, Point};
pub use quiet::{NoQuiet, QuietHours};

use jiff::civil;

/// What a member chose.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a choice of its own.
pub struct ReminderSettings {
    /// Whether they are reminded at all.
    pub reminded: bool,
    /// When.
    pub point: Point,
    /// Whether privately; otherwise where the table is played, unless that would tell who sits where.
    pub private: bool,
    /// After how many hours they are reminded again of what they still owe; `None`: once is enough.
    pub every: Option<u16>,
    /// Whether they are told when they are the next to move.
    pub ahead: bool,
    /// After how many days they are reminded where nothing runs out; `None`: never.
    pub idle_days: Option<u16>,
    /// The hour of their daily digest, if they want one.
    pub digest: Option<civil::Time>,
    /// The hours in which they are left alone, every day.
    pub quiet: Option<QuietHours>,
    /// Whether they are left alone on Saturdays and Sundays.
    pub weekends: bool,
    /// Where their day begins and ends.
    pub zone: Zone,
    /// Whether they said so themselves; else it is UTC, or was taken from the server where they chose the rest.
    pub zone_chosen: bool,
}

impl ReminderSettings {
    /// The settings with a server's time zone, if the member has none of their own.
    #[must_use]
    pub fn on_server(self, zone: Option<Zone>) -> ReminderSettings {
        match zone {
            Some(zone) if !self.zone_chosen && self.zone == Zone::default() => {
                ReminderSettings { zone, ..self }
            }
            _ => self,
        }
    }
}

impl Default for ReminderSettings {
    fn default() -> ReminderSettings {
        ReminderSettings {
            reminded: true,
            point: Point::default(),
            private: false,
            every: None,
            ahead: false,
            idle_days: None,
            digest: None,
            quiet: None,
            weekends: false,
            zone: Zone::default(),
            zone_chosen: false,
        }
    }
}

/// An hour of the day as it is stored, typed and shown: `08:00`.
#[must_use]
pub fn hour_text(hour: civil::Time) -> String {
    format!("{:02}:{:02}", hour.hour(), hour.minute())
}

/// Reads an hour of the day as people write it: `8`, `08:00`, `8.30`, `8am`, `9:15 pm`; `24:00` is midnight.
#[must_use]
pub fn hour_called(text: &str) -> Option<civil::Time> {
    let text = text.trim().to_lowercase();
    let (digits, half) = match (text.strip_suffix("am"), text.strip_suffix("pm")) {
        (Some(morning), _) => (morning.trim_end(), Some(0)),
        (_, Some(evening)) => (evening.trim_end(), Some(12)),
        _ => (text.as_str(), None),
    };
    let (hours, minutes) = digits.split_once([':', '.']).unwrap_or((digits, "00"));
    let number = |digits: &str| {
        let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        plain.then(|| digits.parse::<i8>().ok()).flatten()
    };
    let minute = number(minutes).filter(|_| minutes.len() == 2)?;
    let hour = match (number(hours)?, half) {
        (24, None) if minute == 0 => 0,
        (12, Some(half)) => half,
        (hour @ 1..=11, Some(half)) => hour + half,
        (_, Some(_)) => return None,
        (hour, None) => hour,
    };
    civil::Time::new(hour, minute, 0, 0).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_read_as_people_write_them() {
        for (text, expected) in [
            ("8", "08:00"),
            ("08:00", "08:00"),
            ("8.30", "08:30"),
            ("20:05", "20:05"),
            ("8am", "08:00"),
            ("9:15 PM", "21:15"),
            ("12am", "00:00"),
            ("12 pm", "12:00"),
            ("24:00", "00:00"),
            ("0", "00:00"),
        ] {
            assert_eq!(hour_called(text).map(hour_text).as_deref(), Some(expected), "{text}");
        }
        for text in ["", "25", "8:5", "8:60", "-1", "13pm", "0am", "08:00:00", "eight", "+8", "24:30"] {
            assert_eq!(hour_called(text), None, "{text}");
        }
    }
}
