//! Rows of the outbox that can't be delivered now: they are tried later, or given up.

use crate::desk::Desk;
use jiff::{SignedDuration, Timestamp};
use liege_store::{Done, Queued, StoreError};
use std::time::Duration;

/// The attempts after which a row is given up: with the pauses below, about two days.
const ATTEMPTS: u32 = 200;

/// The longest pause between two attempts.
pub(crate) const LONGEST_PAUSE: SignedDuration = SignedDuration::from_mins(15);

pub(crate) async fn give_up(desk: &Desk, row: &Queued, why: &str) -> Result<(), StoreError> {
    desk.store.done(Done::GivenUp(row, why), desk.now()).await.map(drop)
}

/// Tries a row again later; `rest`: the new payload of the row.
pub(crate) async fn later(
    desk: &Desk,
    row: &Queued,
    rest: Option<&serde_json::Value>,
    until: Timestamp,
    why: &str,
) -> Result<(), StoreError> {
    desk.store.done(Done::PostLater { row, rest, until, why }, desk.now()).await.map(drop)
}

/// Tries a row again later, or gives it up after very many attempts.
pub(crate) async fn put_off(
    desk: &Desk,
    row: &Queued,
    after: Option<Duration>,
    why: &str,
) -> Result<(), StoreError> {
    let now = desk.now();
    if row.attempts.saturating_add(1) >= ATTEMPTS {
        give_up(desk, row, why).await
    } else {
        later(desk, row, None, not_before(now, row.attempts, after), why).await
    }
}

/// Returns the time of the next attempt: the pause doubles from a quarter of a second, and is never shorter
/// than the other side asks.
pub(crate) fn not_before(now: Timestamp, attempts: u32, after: Option<Duration>) -> Timestamp {
    let pause = SignedDuration::from_millis(250 << attempts.min(12)).min(LONGEST_PAUSE);
    let asked = after.and_then(|after| SignedDuration::try_from(after).ok()).unwrap_or_default();
    now.saturating_add(pause.max(asked)).unwrap_or(now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_heed_the_other_side() {
        let now = Timestamp::UNIX_EPOCH;
        let pause = |attempts, after| not_before(now, attempts, after).duration_since(now);
        assert_eq!(pause(0, None), SignedDuration::from_millis(250));
        assert_eq!(pause(2, None), SignedDuration::from_secs(1));
        assert_eq!(pause(100, None), LONGEST_PAUSE);
        assert_eq!(pause(0, Some(Duration::from_secs(9))), SignedDuration::from_secs(9));
    }
}
