//! Moments: to the millisecond, and within the range of timestamps.

use jiff::{SignedDuration, Timestamp};

/// A time cut to the millisecond, so that a stored time equals the one in memory.
pub(crate) fn to_millisecond(at: Timestamp) -> Timestamp {
    Timestamp::from_millisecond(at.as_millisecond()).unwrap_or(at)
}

/// A time later by a length, or the last possible time.
pub(crate) fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(Timestamp::MAX)
}
