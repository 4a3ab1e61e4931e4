//! A clock for what others give away after a time: it goes on while the machine sleeps.
//!
//! [`std::time::Instant`] stands still meanwhile on Linux, and a process that slept for an hour would take what it had
//! before for its own.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A clock that is never set, and counts the time in which the machine sleeps.
#[derive(Clone)]
pub(super) struct BootClock(Arc<dyn Fn() -> Duration + Send + Sync>);

impl BootClock {
    /// That of the machine.
    pub(super) fn of_machine() -> BootClock {
        BootClock(Arc::new(since_boot))
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

/// The time since some moment before.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn since_boot() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    Duration::try_from(now).unwrap_or_default()
}

/// The time since some moment before. Only Linux has a clock of that kind by a name that is known here; the clock that may
/// be set goes on as well, and what is set back counts for nothing.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn since_boot() -> Duration {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default()
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

    #[cfg(target_os = "linux")]
    #[test]
    fn the_machines_clock_counts_from_when_it_was_started() {
        let text = std::fs::read_to_string("/proc/uptime").unwrap();
        let uptime: f64 = text.split(' ').next().unwrap().parse().unwrap();
        let now = BootClock::of_machine().now();
        // `/proc/uptime` counts the time asleep too, in hundredths.
        assert!(now.as_secs_f64() >= uptime - 0.01, "{now:?}, {uptime}");
        assert!(BootClock::of_machine().now() >= now);
    }
}
