//! Time, injected: the machine's own clock, or one that scripts and tests move.

mod system;

pub use system::{LEAP, Read, SystemClock};

use jiff::{SignedDuration, Timestamp};
use liege_words::now::machine_time;
use std::sync::Mutex;
use std::time::Duration;

/// A source of the present time.
pub trait Clock: Send + Sync {
    /// Now, as far as that is known.
    fn now(&self) -> Timestamp;

    /// The time since some moment, as a clock tells it that never jumps: for what is measured within one life of the
    /// program.
    fn steady(&self) -> Duration {
        Duration::try_from(self.now().duration_since(Timestamp::UNIX_EPOCH)).unwrap_or_default()
    }

    /// Whether the time can be relied on. Nothing falls due while it is in doubt.
    fn trust(&self) -> Trust {
        Trust::Sure
    }

    /// Takes the time of [`Trust::Moved`] for the right one, from now on.
    fn settle(&self) {}
}

/// Whether a clock can be relied on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// It goes as time goes.
    Sure,
    /// It has jumped, and may jump back. Until that is known, [`Clock::now`] goes on from before the jump.
    Doubted,
    /// It has jumped, and has gone on from there for so long that it must have been wrong before: this is what it shows.
    Moved(Timestamp),
}

/// A clock that stands until it is moved.
#[derive(Debug)]
pub struct ManualClock(Mutex<Timestamp>);

impl ManualClock {
    /// A clock that shows `now`.
    #[must_use]
    pub fn new(now: Timestamp) -> ManualClock {
        ManualClock(Mutex::new(now))
    }

    /// Moves the clock; stops at the end of what a timestamp can hold.
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

/// The machine's clock, or a clock that stands, moved ahead by hand.
#[derive(Debug)]
pub struct ShiftedClock {
    stands: Option<Timestamp>,
    ahead: Mutex<SignedDuration>,
}

impl ShiftedClock {
    /// A clock that stands at the given time; `None`: the machine's, that goes.
    #[must_use]
    pub fn new(stands: Option<Timestamp>) -> ShiftedClock {
        ShiftedClock { stands, ahead: Mutex::new(SignedDuration::ZERO) }
    }

    /// Moves the clock; whether the time it then shows exists. If not, the clock stays as it is.
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
