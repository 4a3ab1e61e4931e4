//! Quiet hours, in which the bot does not disturb a member.

use super::hour::{hour_called, hour_text};
use jiff::civil::Time;
use std::fmt;
use std::str::FromStr;

/// Daily hours in which the bot does not disturb a member, by the clock of their zone; they may pass
/// midnight. They are stored and shown in one text: `22:00-08:00`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuietHours {
    pub(super) from: Time,
    pub(super) to: Time,
}

impl QuietHours {
    /// The largest number of quiet hours: there has to be time in which a member can be reminded.
    pub const MOST_HOURS: i32 = 20;

    /// Quiet hours; `None` if they never begin or leave too little of the day.
    #[must_use]
    pub fn new(from: Time, to: Time) -> Option<QuietHours> {
        let minute = |time: Time| i32::from(time.hour()) * 60 + i32::from(time.minute());
        let minutes = (minute(to) - minute(from)).rem_euclid(24 * 60);
        (1..=QuietHours::MOST_HOURS * 60).contains(&minutes).then_some(QuietHours { from, to })
    }

    /// Whether an hour of the day is among them.
    pub(super) fn has(self, time: Time) -> bool {
        if self.from < self.to {
            self.from <= time && time < self.to
        } else {
            time >= self.from || time < self.to
        }
    }
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", hour_text(self.from), hour_text(self.to))
    }
}

/// The error for a text that is not [`QuietHours`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoQuiet {
    /// Not two hours of the day.
    #[error("these are no hours of the day")]
    Unread,
    /// They leave too little of the day.
    #[error("that leaves too little of the day")]
    TooLong,
}

impl FromStr for QuietHours {
    type Err = NoQuiet;

    fn from_str(text: &str) -> Result<QuietHours, NoQuiet> {
        let (from, to) = text.split_once(['-', '–', '—']).ok_or(NoQuiet::Unread)?;
        let (from, to) = hour_called(from).zip(hour_called(to)).ok_or(NoQuiet::Unread)?;
        QuietHours::new(from, to).ok_or(NoQuiet::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_written_as_they_are_read() {
        for (text, expected) in [
            ("22:00-08:00", "22:00-08:00"),
            ("22–8", "22:00-08:00"),
            ("1 - 6.30", "01:00-06:30"),
            ("11pm-7am", "23:00-07:00"),
        ] {
            assert_eq!(text.parse::<QuietHours>().unwrap().to_string(), expected);
        }
        assert_eq!("22".parse::<QuietHours>(), Err(NoQuiet::Unread));
        assert_eq!("22-25".parse::<QuietHours>(), Err(NoQuiet::Unread));
        assert_eq!("8-8".parse::<QuietHours>(), Err(NoQuiet::TooLong));
        assert_eq!("8-7".parse::<QuietHours>(), Err(NoQuiet::TooLong));
    }
}
