//! The computer on which a life runs: a wall clock, which somebody may set, and a steady clock, which never
//! jumps.

use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::{Clock, SystemClock};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Both clocks, moved by hand.
#[derive(Debug)]
pub struct Computer(Arc<Mutex<Hands>>);

#[derive(Clone, Copy, Debug)]
struct Hands {
    wall: Timestamp,
    steady: Duration,
    /// The latest possible time: after somebody set the clock, nobody knows when it was right.
    latest: Timestamp,
}

impl Computer {
    /// A computer whose clock shows this time.
    pub fn new(wall: Timestamp) -> Computer {
        Computer(Arc::new(Mutex::new(Hands { wall, steady: Duration::ZERO, latest: wall })))
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets time pass.
    pub fn advance(&self, by: SignedDuration) {
        let mut hands = self.hands();
        hands.wall = after(hands.wall, by);
        hands.latest = after(hands.latest, by);
        hands.steady += by.unsigned_abs();
    }

    /// Sets the wall clock.
    pub fn set(&self, by: SignedDuration) {
        let mut hands = self.hands();
        hands.wall = after(hands.wall, by);
        hands.latest = hands.latest.max(hands.wall);
    }

    /// Makes the wall clock wrong for a moment, or right again.
    pub fn mislead(&self, by: SignedDuration) {
        let mut hands = self.hands();
        hands.wall = after(hands.wall, by);
    }

    /// The latest possible time.
    pub fn latest(&self) -> Timestamp {
        self.hands().latest
    }

    /// The clock for a program that is started now.
    pub fn clock(&self) -> Arc<dyn Clock> {
        let hands = Arc::clone(&self.0);
        Arc::new(SystemClock::reading(Box::new(move || {
            let hands = *hands.lock().unwrap_or_else(PoisonError::into_inner);
            (hands.wall, hands.steady)
        })))
    }
}

fn after(time: Timestamp, by: SignedDuration) -> Timestamp {
    time.saturating_add(by).unwrap_or(time)
}

/// The clock of others, which nobody sets.
impl Clock for Computer {
    fn now(&self) -> Timestamp {
        after(Timestamp::UNIX_EPOCH, SignedDuration::try_from(self.hands().steady).unwrap_or_default())
    }
}
