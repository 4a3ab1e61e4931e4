//! The machine's clock, compared with a clock that never jumps.
//!
//! A wall clock can be wrong for a minute: a virtual machine was moved, or a time server gave a wrong time.
//! People would lose that time for good, so the bot does not believe a jump at once.

use super::{Clock, Trust};
use jiff::{SignedDuration, Timestamp};
use liege_words::now::{machine_time, steady_time};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The longest jump of the wall clock that is believed at once.
pub const LEAP: SignedDuration = SignedDuration::from_mins(10);
/// The time after which a larger jump is believed, if the clock has run on normally since.
pub const DOUBT: Duration = Duration::from_mins(10);
/// A function that reads both clocks of the machine: the wall clock, and the time since some fixed moment by
/// a clock that never jumps.
pub type Read = Box<dyn Fn() -> (Timestamp, Duration) + Send + Sync>;

/// The machine's clock.
pub struct SystemClock {
    read: Read,
    known: Mutex<Known>,
}

/// The last known times of both clocks.
struct Known {
    /// The times when the clocks agreed last: wall clock and steady clock.
    agreed: (Timestamp, Duration),
    /// The times just after a jump, from which the wall clock has run on.
    jumped: Option<(Timestamp, Duration)>,
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock::reading(Box::new(|| (machine_time(), steady_time())))
    }
}

impl SystemClock {
    /// Creates a clock that gets its times from a function: the wall clock, and the steady clock.
    pub fn reading(read: Read) -> SystemClock {
        let agreed = read();
        SystemClock { read, known: Mutex::new(Known { agreed, jumped: None }) }
    }

    /// Reads both clocks and updates the knowledge about them.
    fn look(&self) -> (Timestamp, Trust) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (wall, steady) = (self.read)();
        let expected = after(known.agreed, steady);
        if is_near(wall, expected) {
            if known.jumped.take().is_some() {
                tracing::info!(%wall, "the computer's clock is right again: what is due goes on");
            }
            known.agreed = (wall, steady);
            return (wall, Trust::Sure);
        }
        match known.jumped {
            Some(jumped) if is_near(wall, after(jumped, steady)) => {
                let believed = steady.saturating_sub(jumped.1) >= DOUBT;
                (expected, if believed { Trust::Moved(wall) } else { Trust::Doubted })
            }
            _ => {
                tracing::warn!(
                    %wall, %expected,
                    "the computer's clock has jumped: nothing falls due until it is right, or stays there for ten minutes"
                );
                known.jumped = Some((wall, steady));
                (expected, Trust::Doubted)
            }
        }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Timestamp {
        self.look().0
    }

    fn steady(&self) -> Duration {
        (self.read)().1
    }

    fn trust(&self) -> Trust {
        self.look().1
    }

    fn settle(&self) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.agreed = (self.read)();
        known.jumped = None;
        tracing::warn!(now = %known.agreed.0, "the computer's clock is believed: the time between is given back");
    }
}

/// Returns the time that the wall clock should show when the steady clock shows `steady`.
fn after((wall, then): (Timestamp, Duration), steady: Duration) -> Timestamp {
    let gone = SignedDuration::try_from(steady.saturating_sub(then)).unwrap_or(SignedDuration::MAX);
    wall.saturating_add(gone).unwrap_or(wall)
}

fn is_near(one: Timestamp, other: Timestamp) -> bool {
    one.duration_since(other).abs() <= LEAP
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// Two clocks that are moved by hand.
    struct Hands(Arc<Mutex<(Timestamp, Duration)>>);

    fn clock() -> (SystemClock, Hands) {
        let hands = Arc::new(Mutex::new(("2026-01-01T12:00:00Z".parse().unwrap(), Duration::from_secs(5))));
        let read = Arc::clone(&hands);
        (SystemClock::reading(Box::new(move || *read.lock().unwrap())), Hands(hands))
    }

    impl Hands {
        /// Moves both clocks ahead.
        fn pass(&self, minutes: u64) {
            let mut hands = self.0.lock().unwrap();
            hands.0 += SignedDuration::from_mins(minutes as i64);
            hands.1 += Duration::from_mins(minutes);
        }

        /// Moves the wall clock alone.
        fn jump(&self, minutes: i64) {
            self.0.lock().unwrap().0 += SignedDuration::from_mins(minutes);
        }

        fn wall(&self) -> Timestamp {
            self.0.lock().unwrap().0
        }
    }

    #[test]
    fn a_clock_that_runs_ahead_for_a_while_is_not_believed() {
        for jump in [10 * 24 * 60, -10 * 24 * 60, 11, -11, 5_000 * 365 * 24 * 60] {
            let (clock, hands) = clock();
            hands.pass(100);
            assert_eq!((clock.now(), clock.trust()), (hands.wall(), Trust::Sure));
            hands.jump(jump);
            let meanwhile = hands.wall() - SignedDuration::from_mins(jump);
            assert_eq!((clock.now(), clock.trust()), (meanwhile, Trust::Doubted), "{jump}");
            hands.pass(9);
            assert_eq!(clock.trust(), Trust::Doubted);
            assert_eq!(clock.now(), meanwhile + SignedDuration::from_mins(9));
            hands.jump(-jump);
            assert_eq!((clock.now(), clock.trust()), (hands.wall(), Trust::Sure));
        }
    }

    #[test]
    fn a_clock_that_stays_where_it_jumped_is_believed() {
        let (clock, hands) = clock();
        hands.jump(3_000);
        assert_eq!(clock.trust(), Trust::Doubted);
        hands.pass(5);
        // A second jump starts the wait again.
        hands.jump(3_000);
        assert_eq!(clock.trust(), Trust::Doubted);
        hands.pass(9);
        assert_eq!(clock.trust(), Trust::Doubted);
        hands.pass(1);
        assert_eq!(clock.trust(), Trust::Moved(hands.wall()));
        assert_ne!(clock.now(), hands.wall(), "nobody has given the time back yet");
        clock.settle();
        assert_eq!((clock.now(), clock.trust()), (hands.wall(), Trust::Sure));
    }

    #[test]
    fn small_corrections_are_taken_as_they_come() {
        let (clock, hands) = clock();
        for jump in [9, -10, 10, 10, 10] {
            hands.jump(jump);
            assert_eq!((clock.now(), clock.trust()), (hands.wall(), Trust::Sure));
        }
    }

    #[test]
    fn the_machine_has_both_clocks() {
        let clock = SystemClock::default();
        assert_eq!(clock.trust(), Trust::Sure);
        assert!(clock.now() > Timestamp::UNIX_EPOCH);
    }
}
