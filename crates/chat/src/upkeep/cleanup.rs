//! Deletes data that nobody needs any more: while nothing else is to be done, and in small steps.

use crate::desk::Desk;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;

/// The delay after a start: messages from before a long absence may be delivered again.
const FIRST: SignedDuration = SignedDuration::from_hours(1);
/// The interval between two runs.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// The number of rows of the outbox in one step: it keeps the writer busy for some hundredths of a second.
const STEP: u32 = 1_000;
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(500);

/// The state of the cleanup.
#[derive(Debug)]
pub struct Cleanup {
    /// The time of the next step.
    next: Timestamp,
    /// The row of the outbox after which the next step begins.
    after: i64,
}

impl Cleanup {
    pub(crate) fn new(now: Timestamp) -> Cleanup {
        Cleanup { next: now.saturating_add(FIRST).unwrap_or(now), after: 0 }
    }
}

/// Does one step, if it is time; returns the pause before the next, if that is soon.
pub(crate) async fn clean_up(desk: &Desk, cleanup: &mut Cleanup) -> Option<Duration> {
    let now = desk.now();
    if now < cleanup.next {
        return None;
    }
    let next = desk.store.tidy(cleanup.after, STEP, now).await;
    let next = next.inspect_err(|fault| tracing::warn!(%fault, "the data file could not be tidied up"));
    if let Ok(Some(after)) = next {
        cleanup.after = after;
        return Some(PAUSE);
    }
    // The run is over, or cannot continue now; the next one is a day later.
    *cleanup = Cleanup { next: now.saturating_add(EVERY).unwrap_or(now), after: 0 };
    None
}
