//! Time controls: the time that a seat has for an action, and the consequence of a missed deadline.
//!
//! Nothing ticks here: every deadline follows from the times of entries of the log (`clock.rs`).

use crate::time::weekly_schedule::{NoTime, WeeklySchedule};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The time that a seat has for an action. It is stored, and shown as it may be typed, in one text: `none`,
/// `36h`, `3d`, `5d+12h/10d`, `mon,thu 20:00 Europe/Kyiv`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Time {
    /// No limit.
    Endless,
    /// A fixed number of hours for each move.
    Move {
        /// Hours, at least one.
        hours: u16,
    },
    /// A stock of time for each seat, which runs while the seat has to act and grows with each of its moves.
    Fischer {
        /// Hours at the start, at least one.
        stock: u16,
        /// Hours added for each move.
        increment: u16,
        /// The largest stock in hours, at least that of the start.
        cap: u16,
    },
    /// A move is due at fixed times of the week.
    Appointments(WeeklySchedule),
}

/// The least time that an excuse or a new substitute gets at a table with stocks of time.
const LEAST_GRANT_HOURS: u16 = 24;

impl Time {
    /// The stock of a seat at the start, if there are stocks.
    pub(crate) fn stock(&self) -> Option<SignedDuration> {
        match self {
            Time::Fischer { stock, .. } => Some(hours(*stock)),
            Time::Endless | Time::Move { .. } | Time::Appointments(_) => None,
        }
    }

    /// The time that an excuse gives: the time of a move once more; with stocks, the increment of a move, but
    /// at least a day. Zero if an excuse leads to the next appointment.
    pub(crate) fn grant(&self) -> SignedDuration {
        match self {
            Time::Endless | Time::Appointments(_) => SignedDuration::ZERO,
            Time::Move { hours: each } => hours(*each),
            Time::Fischer { increment, .. } => hours((*increment).max(LEAST_GRANT_HOURS)),
        }
    }
}

pub(crate) fn hours(hours: u16) -> SignedDuration {
    SignedDuration::from_hours(i64::from(hours))
}

impl Default for Time {
    /// The default: three days for each move.
    fn default() -> Time {
        Time::Move { hours: 72 }
    }
}

/// Whole hours as they are typed, in days if possible.
fn write_hours(f: &mut fmt::Formatter<'_>, hours: u16) -> fmt::Result {
    if hours.is_multiple_of(24) && hours > 0 { write!(f, "{}d", hours / 24) } else { write!(f, "{hours}h") }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Time::Endless => f.write_str("none"),
            Time::Move { hours } => write_hours(f, *hours),
            Time::Fischer { stock, increment, cap } => {
                write_hours(f, *stock)?;
                f.write_str("+")?;
                write_hours(f, *increment)?;
                f.write_str("/")?;
                write_hours(f, *cap)
            }
            Time::Appointments(appointments) => appointments.fmt(f),
        }
    }
}

/// Reads whole hours: `36h`, `3d`.
fn read_hours(text: &str) -> Option<u16> {
    let (number, unit) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let number: u16 = number.parse().ok()?;
    match unit {
        "h" => Some(number),
        "d" => number.checked_mul(24),
        _ => None,
    }
}

impl FromStr for Time {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<Time, NoTime> {
        if text == "none" {
            return Ok(Time::Endless);
        }
        if text.contains(':') {
            return text.parse().map(Time::Appointments);
        }
        if let Some((stock, rest)) = text.split_once('+') {
            let (increment, cap) = rest.split_once('/').ok_or(NoTime)?;
            let read = |text| read_hours(text).ok_or(NoTime);
            let (stock, increment, cap) = (read(stock)?, read(increment)?, read(cap)?);
            return if stock == 0 || cap < stock {
                Err(NoTime)
            } else {
                Ok(Time::Fischer { stock, increment, cap })
            };
        }
        match read_hours(text) {
            None | Some(0) => Err(NoTime),
            Some(hours) => Ok(Time::Move { hours }),
        }
    }
}

impl From<Time> for String {
    fn from(time: Time) -> String {
        time.to_string()
    }
}

impl TryFrom<String> for Time {
    type Error = NoTime;

    fn try_from(text: String) -> Result<Time, NoTime> {
        text.parse()
    }
}

/// The consequence of a missed deadline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Missed {
    /// An opponent may claim the game: the seat then resigns. Before that it may still move.
    #[default]
    Claim,
    /// The seat resigns at once.
    Resign,
    /// The seat passes, if the rules let it; otherwise as [`Missed::Claim`].
    Skip,
    /// The seat is freed for a substitute at once.
    Replace,
}

impl Missed {
    /// All of them, in the order of lists.
    pub const ALL: [Missed; 4] = [Missed::Claim, Missed::Resign, Missed::Skip, Missed::Replace];

    /// The word that is typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Missed::Claim => "claim",
            Missed::Resign => "resign",
            Missed::Skip => "skip",
            Missed::Replace => "replace",
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Missed> {
        Missed::ALL.into_iter().find(|one| one.code() == code)
    }
}
