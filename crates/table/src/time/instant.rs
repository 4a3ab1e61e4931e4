//! Moments: to the millisecond, and as far as there is time.

use jiff::{SignedDuration, Timestamp};

/// Times are kept to the millisecond, so that what is stored equals what was in memory.
pub(crate) fn to_millisecond(at: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(at.as_millisecond()).unwrap_or(at)
}

/// A time later by so much, as far as there is time.
pub(crate) fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(Timestamp::MAX)
}
