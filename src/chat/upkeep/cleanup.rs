//! What nobody needs any more goes: while there is nothing else to do, and in small steps.

use crate::chat::desk::Chat;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;

/// Nothing is repeated to the bot after so long.
const HEARD_FOR: SignedDuration = SignedDuration::from_hours(48);
/// How often older ones are forgotten.
const FORGET_EVERY: SignedDuration = SignedDuration::from_hours(1);
/// How often the outbox is gone through.
const CLEAR_EVERY: SignedDuration = SignedDuration::from_hours(24);
/// Rows of the outbox looked at in one step: the writer is busy with them for some hundredths of a second.
const STEP: u32 = 1_000;
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(500);

/// What is to be tidied up next.
#[derive(Debug)]
pub struct Cleanup {
    /// When what was heard was last forgotten.
    forgot: Timestamp,
    /// When the outbox was last gone through to its end, if it was.
    cleared: Option<Timestamp>,
    /// After which of its rows to go on.
    after: i64,
}

impl Cleanup {
    pub(crate) fn new(now: Timestamp) -> Cleanup {
        // Not at once: what was heard before a long absence may be found again.
        Cleanup { forgot: now, cleared: None, after: 0 }
    }
}

impl Chat {
    /// Does one step, if anything is to be done; gives the pause after which the next is due, if it is soon.
    pub(crate) async fn clean_up(&self, cleanup: &mut Cleanup) -> Option<Duration> {
        let now = self.clock.now();
        if now.duration_since(cleanup.forgot) > FORGET_EVERY {
            cleanup.forgot = now;
            let before = now.saturating_sub(HEARD_FOR).unwrap_or(now);
            if let Err(fault) = self.store.forget_heard(before).await {
                tracing::warn!(%fault, "old message ids could not be forgotten");
            }
        }
        if cleanup.cleared.is_some_and(|cleared| now.duration_since(cleared) < CLEAR_EVERY) {
            return None;
        }
        let next = self.store.clear_out(cleanup.after, STEP, now).await;
        let next = next.inspect_err(|fault| tracing::warn!(%fault, "the outbox could not be cleared out"));
        match next {
            Ok(Some(after)) => {
                cleanup.after = after;
                Some(PAUSE)
            }
            // Another day, if it can't be done now.
            Ok(None) | Err(_) => {
                (cleanup.cleared, cleanup.after) = (Some(now), 0);
                None
            }
        }
    }
}
