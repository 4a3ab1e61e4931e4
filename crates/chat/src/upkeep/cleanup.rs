//! What nobody needs any more goes: while there is nothing else to do, and in small steps.

use crate::desk::Desk;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;

/// How long after a start it begins: what was heard before a long absence may be found again.
const FIRST: SignedDuration = SignedDuration::from_hours(1);
/// How often all is gone through.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// Rows of the outbox looked at in one step: the writer is busy with them for some hundredths of a second.
const STEP: u32 = 1_000;
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(500);

/// What is to be tidied up next.
#[derive(Debug)]
pub struct Cleanup {
    /// When to begin or go on.
    next: Timestamp,
    /// After which row of the outbox.
    after: i64,
}

impl Cleanup {
    pub(crate) fn new(now: Timestamp) -> Cleanup {
        Cleanup { next: now.saturating_add(FIRST).unwrap_or(now), after: 0 }
    }
}

/// Does one step, if anything is to be done; gives the pause after which the next is due, if it is soon.
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
    // At its end; and another day, if it can't be done now.
    *cleanup = Cleanup { next: now.saturating_add(EVERY).unwrap_or(now), after: 0 };
    None
}
