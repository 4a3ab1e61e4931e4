//! The speed of time.

use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::Clock;
use liege_store::Terms;
use std::time::{Duration, Instant};

/// The speed of time.
const FAST: i32 = 100;

/// The terms of a tenure: the usual ones, at that speed.
pub(super) const TERMS: Terms = Terms {
    lasts: Duration::from_millis(300),
    every: Duration::from_millis(50),
    look: Duration::from_millis(20),
};

/// A fast clock.
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
