//! Time controls: how long a seat may take over what it owes, and what follows when it takes longer.
//!
//! Nothing ticks here: every deadline follows from the times of entries of the log (`clock.rs`).

use crate::time::weekly_schedule::{NoTime, WeeklySchedule};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How long a seat may take over what it owes. Stored, and shown as what may be typed, in one text:
/// `none`, `36h`, `3d`, `5d+12h/10d`, `mon,thu 20:00 Europe/Kyiv`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Time {
    /// As long as they like.
    Endless,
    /// So many hours for each move.
    Move {
        /// Hours, at least one.
        hours: u16,
    },
    /// A stock of time for each seat, which runs while it owes something and grows with each of its moves.
    Fischer {
        /// Hours at the start, at least one.
        stock: u16,
        /// Hours added for each move.
        increment: u16,
        /// Hours beyond which the stock does not grow, at least those of the start.
        cap: u16,
    },
    /// A move is due at fixed times of the week.
    Appointments(WeeklySchedule),
}

/// Time for whoever comes late at a table with a stock of time: at least so much is given with an excuse, and
/// to a substitute.
const LEAST_GRANT_HOURS: u16 = 24;

impl Time {
    /// What a seat has in stock at the start, where there are stocks.
    pub(crate) fn stock(&self) -> Option<SignedDuration> {
        match self {
            Time::Fischer { stock, .. } => Some(hours(*stock)),
            Time::Endless | Time::Move { .. } | Time::Appointments(_) => None,
        }
    }

    /// What an excuse gives: once more the time of a move; where there are stocks, what a move adds, but at
    /// least a day. Nothing where an excuse leads to the next appointment.
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
    /// Three days for each move.
    fn default() -> Time {
        Time::Move { hours: 72 }
    }
}

/// Whole hours as they are typed: in days where they are such.
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

/// `36h`, `3d`: whole hours.
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

/// What follows when a seat has not done what it owes in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Missed {
    /// An opponent may claim: the seat then resigns. Until somebody does, it may still move.
    #[default]
    Claim,
    /// The seat resigns at once.
    Resign,
    /// The seat passes, in games whose rules let it; where it can't just then, as [`Missed::Claim`].
    Skip,
    /// The seat is freed for a substitute at once.
    Replace,
}

impl Missed {
    /// All of them, as they are listed.
    pub const ALL: [Missed; 4] = [Missed::Claim, Missed::Resign, Missed::Skip, Missed::Replace];

    /// The word typed and stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Missed::Claim => "claim",
            Missed::Resign => "resign",
            Missed::Skip => "skip",
            Missed::Replace => "replace",
        }
    }

    /// The one of that word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Missed> {
        Missed::ALL.into_iter().find(|one| one.code() == code)
    }
}
