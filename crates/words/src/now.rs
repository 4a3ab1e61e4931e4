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
}
