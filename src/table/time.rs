//! The clock of a table: how long a seat may take over what it owes, and until when.
//!
//! Nothing ticks here: every deadline follows from the times of entries of the log.

use super::{Status, Table};
use crate::game::Seat;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How long a seat may take over what it owes. Stored, and shown as what may be typed, in one text:
/// `none`, `36h`, `3d`.
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
}

impl Default for Time {
    /// Three days for each move.
    fn default() -> Time {
        Time::Move { hours: 72 }
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Time::Endless => f.write_str("none"),
            Time::Move { hours } if hours.is_multiple_of(24) => write!(f, "{}d", hours / 24),
            Time::Move { hours } => write!(f, "{hours}h"),
        }
    }
}

/// A text that is no [`Time`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no time control")]
pub struct NoTime;

impl FromStr for Time {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<Time, NoTime> {
        if text == "none" {
            return Ok(Time::Endless);
        }
        let (number, unit) = text.split_at_checked(text.len().saturating_sub(1)).ok_or(NoTime)?;
        let number: u16 = number.parse().map_err(|_| NoTime)?;
        let hours = match unit {
            "h" => number,
            "d" => number.checked_mul(24).ok_or(NoTime)?,
            _ => return Err(NoTime),
        };
        if hours == 0 { Err(NoTime) } else { Ok(Time::Move { hours }) }
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

/// What a seat owes the table: an action, since an entry of the log, until a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Whose action the game waits for.
    pub seat: Seat,
    /// The entry since which it does; 0: since the start.
    pub since: usize,
    /// When that was.
    pub began: Timestamp,
    /// Until when the seat may take, everything counted that prolongs it; `None`: as long as it likes.
    pub until: Option<Timestamp>,
}

impl Table {
    /// What the seats owe now, in seat order: empty unless the game is on, and while it is paused.
    #[must_use]
    pub fn owed(&self) -> Vec<Owed> {
        if self.record.status != Status::Playing {
            return Vec::new();
        }
        let owed = |seat: Seat| {
            let since = self.course.owing(seat)?;
            let until = match self.record.terms.time {
                Time::Endless => None,
                Time::Move { hours } => Some(self.course.deadline(&self.record, since, i64::from(hours))),
            };
            Some(Owed { seat, since, began: super::course::time_of(&self.record, since), until })
        };
        self.to_move().iter().filter_map(owed).collect()
    }
}
