//! Time, injected: the machine's own clock, or a clock that scripts and tests move.

mod system;

pub use system::{LEAP, Read, SystemClock};

use jiff::{SignedDuration, Timestamp};
use liege_words::now::machine_time;
use std::sync::Mutex;
use std::time::Duration;

/// A source of the present time.
pub trait Clock: Send + Sync {
    /// Returns the present time, as far as it is known.
    fn now(&self) -> Timestamp;

    /// Returns the time since some fixed moment, from a clock that never jumps. Use it for lengths of time
    /// within one run of the program.
    fn steady(&self) -> Duration {
        Duration::try_from(self.now().duration_since(Timestamp::UNIX_EPOCH)).unwrap_or_default()
    }

    /// Whether the time can be relied on. While it is in doubt, no deadline passes.
    fn trust(&self) -> Trust {
        Trust::Sure
    }

    /// Accepts the time of [`Trust::Moved`] as right, from now on.
    fn settle(&self) {}
}

/// Whether a clock can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The clock runs normally.
    Sure,
    /// The clock has jumped, and may jump back. Until that is known, [`Clock::now`] continues from before the
    /// jump.
    Doubted,
    /// The clock has jumped and has run on for so long that it must have been wrong before. It now shows this
    /// time.
    Moved(Timestamp),
}

/// A clock that shows one time until it is moved.
#[derive(Debug)]
pub struct ManualClock(Mutex<Timestamp>);

impl ManualClock {
    /// Creates a clock that shows `now`.
    #[must_use]
    pub fn new(now: Timestamp) -> ManualClock {
        ManualClock(Mutex::new(now))
    }

    /// Moves the clock ahead; stops at the last time that a timestamp can hold.
    pub fn advance(&self, by: SignedDuration) {
        let mut now = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *now = now.saturating_add(by).unwrap_or(*now);
    }
}

impl Clock for ManualClock {
    fn now(&self) -> Timestamp {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The machine's clock, or a clock that stands still; either can be moved ahead by hand.
#[derive(Debug)]
pub struct ShiftedClock {
    stands: Option<Timestamp>,
    ahead: Mutex<SignedDuration>,
}

impl ShiftedClock {
    /// Creates a clock that stands still at the given time; `None`: the machine's clock, which runs.
    #[must_use]
    pub fn new(stands: Option<Timestamp>) -> ShiftedClock {
        ShiftedClock { stands, ahead: Mutex::new(SignedDuration::ZERO) }
    }

    /// Moves the clock ahead. Returns false and leaves the clock as it is if the new time cannot be
    /// represented.
    pub fn advance(&self, by: SignedDuration) -> bool {
        let mut ahead = self.ahead.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let base = self.stands.unwrap_or_else(machine_time);
        match ahead.checked_add(by) {
            Some(sum) if base.checked_add(sum).is_ok() => {
                *ahead = sum;
                true
            }
            _ => false,
        }
    }
}

impl Clock for ShiftedClock {
    fn now(&self) -> Timestamp {
        let ahead = *self.ahead.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let base = self.stands.unwrap_or_else(machine_time);
        base.saturating_add(ahead).unwrap_or(base)
    }
}
