//! How fast time goes.

use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::Clock;
use liege_store::Terms;
use std::time::{Duration, Instant};

/// How fast time goes.
const FAST: i32 = 100;

/// How long a right to write lasts: as long as usual, in that time.
pub(super) const TERMS: Terms = Terms {
    lasts: Duration::from_millis(300),
    every: Duration::from_millis(50),
    look: Duration::from_millis(20),
};

/// A clock that goes fast.
#[derive(Debug)]
pub(super) struct Hasty {
    start: Timestamp,
    begun: Instant,
}

impl Hasty {
    pub(super) fn new() -> Hasty {
        Hasty { start: Timestamp::now(), begun: Instant::now() }
    }
}

impl Clock for Hasty {
    fn now(&self) -> Timestamp {
        let gone = SignedDuration::try_from(self.begun.elapsed()).unwrap_or_default() * FAST;
        self.start.saturating_add(gone).unwrap_or(self.start)
    }
}
