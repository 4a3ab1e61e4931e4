//! Whether clocks run on Saturdays and Sundays.

use crate::time::weekly_schedule::NoTime;
use crate::time::zone::Zone;
use jiff::Timestamp;
use jiff::ToSpan as _;
use jiff::civil::{Date, time};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Whether clocks run at weekends. It is stored, and shown as it may be typed, in one text: `on`, `off
/// Europe/Kyiv`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Weekends {
    /// Clocks run every day.
    #[default]
    On,
    /// Clocks stop from the midnight before Saturday until the midnight before Monday, in this time zone.
    Off(Zone),
}

impl Weekends {
    /// Whether clocks run every day.
    pub fn are_on(&self) -> bool {
        *self == Weekends::On
    }

    /// The first weekend that is not over at a time, if clocks stop then: its beginning and its end.
    pub(crate) fn stop(&self, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let Weekends::Off(zone) = self else { return None };
        let rules = zone.rules();
        let midnight = |day: Date| {
            day.to_datetime(time(0, 0, 0, 0))
                .to_zoned_datetime(rules.clone())
                .ok()
                .map(|midnight| midnight.timestamp())
        };
        let today = rules.to_datetime(at).date();
        let after_monday = i64::from(today.weekday().to_monday_zero_offset());
        let saturday = today.checked_add((5 - after_monday).days()).ok()?;
        let monday = saturday.checked_add(2.days()).ok()?;
        Some((midnight(saturday)?, midnight(monday).filter(|end| *end > at)?))
    }
}

impl fmt::Display for Weekends {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Weekends::On => f.write_str("on"),
            Weekends::Off(zone) => write!(f, "off {zone}"),
        }
    }
}

impl FromStr for Weekends {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<Weekends, NoTime> {
        let read = match text.strip_prefix("off ") {
            Some(zone) => Weekends::Off(zone.parse().map_err(|_| NoTime)?),
            None => Weekends::On,
        };
        // Each value has only one text.
        if read.to_string() == text { Ok(read) } else { Err(NoTime) }
    }
}

impl From<Weekends> for String {
    fn from(weekends: Weekends) -> String {
        weekends.to_string()
    }
}

impl TryFrom<String> for Weekends {
    type Error = NoTime;

    fn try_from(text: String) -> Result<Weekends, NoTime> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weekend_is_from_midnight_to_midnight_of_its_zone() {
        let kyiv: Weekends = "off Europe/Kyiv".parse().unwrap();
        let stop = |at: &str| {
            let (start, end) = kyiv.stop(at.parse().unwrap()).unwrap();
            format!("{start} {end}")
        };
        // The tenth of January is a Saturday.
        for at in
            ["2026-01-05T12:00:00Z", "2026-01-09T21:59:59Z", "2026-01-10T12:00:00Z", "2026-01-11T21:59:59Z"]
        {
            assert_eq!(stop(at), "2026-01-09T22:00:00Z 2026-01-11T22:00:00Z", "{at}");
        }
        assert_eq!(stop("2026-01-11T22:00:00Z"), "2026-01-16T22:00:00Z 2026-01-18T22:00:00Z");
        // The clocks go forward on a Sunday: that weekend has 47 hours, the one in autumn 49.
        assert_eq!(stop("2026-03-27T12:00:00Z"), "2026-03-27T22:00:00Z 2026-03-29T21:00:00Z");
        assert_eq!(stop("2026-10-23T12:00:00Z"), "2026-10-23T21:00:00Z 2026-10-25T22:00:00Z");
        assert_eq!(Weekends::On.stop(Timestamp::UNIX_EPOCH), None);
        assert_eq!(kyiv.stop(Timestamp::MAX), None, "there is no next Monday");
    }

    #[test]
    fn weekends_have_one_text() {
        for text in ["on", "off UTC", "off Europe/Kyiv", "off UTC+03:00"] {
            assert_eq!(text.parse::<Weekends>().unwrap().to_string(), text);
        }
        for text in ["", "off", "off ", "off Atlantis", "off europe/kyiv", "On", "off UTC+3"] {
            assert_eq!(text.parse::<Weekends>(), Err(NoTime), "{text}");
        }
    }
}
