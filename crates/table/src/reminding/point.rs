//! The point at which a member is reminded.

use std::fmt;
use std::str::FromStr;

/// The time of a reminder before a deadline. It is stored and shown in one text: `third`, `12h`, `2d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// When this part of the time is left: 2 for half, 3 for a third, 4 for a quarter.
    Part(u8),
    /// This number of hours before the end.
    Before {
        /// The hours, at least one and at most [`Point::MOST_HOURS`].
        hours: u16,
    },
}

impl Point {
    /// The largest number of hours: four weeks.
    pub const MOST_HOURS: u16 = 28 * 24;

    /// The parts of the time that have a name.
    const PARTS: [(u8, &'static str); 3] = [(2, "half"), (3, "third"), (4, "quarter")];
}

impl Default for Point {
    fn default() -> Point {
        Point::Part(3)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Point::Part(part) => {
                let named = Point::PARTS.iter().find(|(known, _)| known == part);
                f.write_str(named.map_or("third", |(_, name)| name))
            }
            Point::Before { hours } if hours.is_multiple_of(24) => write!(f, "{}d", hours / 24),
            Point::Before { hours } => write!(f, "{hours}h"),
        }
    }
}

/// The error for a text that is not a [`Point`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no point at which to be reminded")]
pub struct NoPoint;

impl FromStr for Point {
    type Err = NoPoint;

    fn from_str(text: &str) -> Result<Point, NoPoint> {
        if let Some((part, _)) = Point::PARTS.iter().find(|(_, name)| *name == text) {
            return Ok(Point::Part(*part));
        }
        let (number, times) = match (text.strip_suffix('h'), text.strip_suffix('d')) {
            (Some(number), _) => (number, 1),
            (_, Some(number)) => (number, 24),
            _ => return Err(NoPoint),
        };
        let hours = number.parse::<u16>().ok().and_then(|number| number.checked_mul(times));
        match hours {
            Some(hours @ 1..=Point::MOST_HOURS) => Ok(Point::Before { hours }),
            _ => Err(NoPoint),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_as_they_are_read() {
        for text in ["half", "third", "quarter", "1h", "12h", "1d", "28d"] {
            assert_eq!(text.parse::<Point>().unwrap().to_string(), text);
        }
        assert_eq!("24h".parse::<Point>().unwrap().to_string(), "1d");
        for text in ["", "0h", "29d", "fifth", "h", "-1h", "99999h", "3w", "12"] {
            assert_eq!(text.parse::<Point>(), Err(NoPoint), "{text}");
        }
    }
}
