//! The machine's clock.

use jiff::{SignedDuration, Timestamp};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The latest time that is believed, in seconds since 1970: the end of the year 8999. Terms counted from there can be
/// written.
const LATEST: u64 = 221_845_392_000;

/// The time by the machine's clock, even if it is wrong: for spans that begin and end at once. A time before
/// 1970 or after the year 8999 is the first or last between, where `Timestamp::now` would panic.
#[must_use]
pub fn machine_time() -> Timestamp {
    within(SystemTime::now())
}

fn within(time: SystemTime) -> Timestamp {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default().min(Duration::from_secs(LATEST));
    let since = SignedDuration::try_from(since).ok();
    since.and_then(|since| Timestamp::from_duration(since).ok()).unwrap_or_default()
}

/// The time since some moment, by a clock that nobody sets and that counts the time in which the machine sleeps. Two
/// readings of one process can be compared.
///
/// [`std::time::Instant`] stands still on Linux while the machine sleeps. Systems without such a clock get one that does,
/// too: there a sleep looks like a jump of the clock on the wall.
#[must_use]
pub fn steady_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        #[cfg(any(target_os = "linux", target_os = "android"))]
        let clock = ClockId::Boottime;
        // On macOS this clock counts the time asleep.
        #[cfg(not(any(target_os = "linux", target_os = "android")))]
        let clock = ClockId::Monotonic;
        Duration::try_from(clock_gettime(clock)).unwrap_or_default()
    }
    #[cfg(not(unix))]
    {
        static BEGUN: std::sync::LazyLock<std::time::Instant> =
            std::sync::LazyLock::new(std::time::Instant::now);
        BEGUN.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_that_a_machine_can_show_is_one() {
        let after = |seconds: u64| within(UNIX_EPOCH + Duration::from_secs(seconds)).to_string();
        assert_eq!(after(1_800_000_000), "2027-01-15T08:00:00Z");
        assert_eq!(
            (after(LATEST), after(LATEST * 100)),
            ("9000-01-01T00:00:00Z".into(), "9000-01-01T00:00:00Z".into())
        );
        assert_eq!(within(UNIX_EPOCH - Duration::from_secs(1)), Timestamp::UNIX_EPOCH);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_steady_clock_counts_from_when_the_machine_was_started() {
        let text = std::fs::read_to_string("/proc/uptime").unwrap();
        let uptime: f64 = text.split(' ').next().unwrap().parse().unwrap();
        let now = steady_time();
        // `/proc/uptime` counts the time asleep too, in hundredths.
        assert!(now.as_secs_f64() >= uptime - 0.01, "{now:?}, {uptime}");
        assert!(steady_time() >= now);
    }
}
