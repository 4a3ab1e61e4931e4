//! A clock for what others take over after a time. It goes on while the machine sleeps: otherwise a process that slept for
//! an hour would believe that it still holds what it held before.

use liege_words::now::steady_time;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A clock that is never set, and counts the time in which the machine sleeps.
#[derive(Clone)]
pub(super) struct BootClock(Arc<dyn Fn() -> Duration + Send + Sync>);

impl BootClock {
    /// That of the machine.
    #[cfg(feature = "postgres")]
    pub(super) fn of_machine() -> BootClock {
        BootClock(Arc::new(steady_time))
    }

    /// Another one.
    #[cfg(test)]
    pub(super) fn of(now: impl Fn() -> Duration + Send + Sync + 'static) -> BootClock {
        BootClock(Arc::new(now))
    }

    pub(super) fn now(&self) -> Duration {
        (self.0)()
    }
}

/// When something was last prolonged.
pub(super) struct Prolonged {
    clock: BootClock,
    last: Mutex<Duration>,
}

impl Prolonged {
    /// It was begun at this time of the clock.
    pub(super) fn at(clock: BootClock, begun: Duration) -> Prolonged {
        Prolonged { clock, last: Mutex::new(begun) }
    }

    /// What time it is.
    pub(super) fn now(&self) -> Duration {
        self.clock.now()
    }

    /// It was prolonged by what began then.
    pub(super) fn note(&self, begun: Duration) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = begun.max(*last);
    }

    /// Whether that is less than so long ago. A clock that was set back tells nothing.
    pub(super) fn is_within(&self, long: Duration) -> bool {
        let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        self.clock.now().checked_sub(last).is_some_and(|gone| gone < long)
    }

    /// As if it had last been prolonged so long before.
    #[cfg(all(test, feature = "postgres"))]
    pub(super) fn set_back(&self, long: Duration) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = last.saturating_sub(long);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn time_asleep_counts() {
        let now = Arc::new(AtomicU64::new(5_000));
        let seconds = Arc::clone(&now);
        let clock = BootClock::of(move || Duration::from_secs(seconds.load(Ordering::Relaxed)));
        let prolonged = Prolonged::at(clock.clone(), clock.now());
        let sure = || prolonged.is_within(Duration::from_secs(20));
        assert!(sure());
        now.fetch_add(19, Ordering::Relaxed);
        assert!(sure());
        // The machine sleeps for an hour, and wakes up before anything was prolonged.
        now.fetch_add(3_600, Ordering::Relaxed);
        assert!(!sure());
        prolonged.note(prolonged.now());
        assert!(sure());
        // An answer that was long under way makes nothing older.
        prolonged.note(Duration::from_secs(5_001));
        assert!(sure());
        now.store(5_000, Ordering::Relaxed);
        assert!(!sure(), "the clock was set back");
    }
}
