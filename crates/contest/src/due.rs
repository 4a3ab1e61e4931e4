//! The moments for which a contest waits.

use crate::facts::GameId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// An event that time brings.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Due {
    /// Entries open.
    Opens,
    /// A day is left before entries close, and places are free.
    ClosesSoon,
    /// Entries close.
    Closes,
    /// The check-in is over.
    CheckedIn,
    /// Too few have entered, and nobody has changed anything for three days.
    TooFew,
    /// A player has not made the first move in time.
    FirstMove(GameId),
    /// A week is left before a round's deadline.
    WeekLeft(u32),
    /// A day is left before a round's deadline.
    DayLeft(u32),
    /// A round's deadline.
    Deadline(u32),
    /// A challenge has not been answered.
    Unanswered(u32),
    /// An entrant of a ladder has played no game for long.
    Idle(u32),
    /// The holiday of an entrant of a ladder is over.
    Back(u32),
    /// A member who left the server has not come back.
    Gone(String),
    /// The next season begins.
    Season,
}

/// An event with its moment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Appointment {
    /// The moment.
    pub at: Timestamp,
    /// The event.
    pub due: Due,
}
