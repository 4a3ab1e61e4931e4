//! Budgets: how often each of many people or places may do something, by the chat's own clock.

use crate::clock::Clock;
use governor::clock::Clock as Pacemaker;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use jiff::{SignedDuration, Timestamp};
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The shortest wait after a budget is used up: with a shorter one the member would get the message again and
/// again.
const SHORTEST: SignedDuration = SignedDuration::from_secs(10);
/// The interval at which unneeded entries are dropped.
const SWEPT: SignedDuration = SignedDuration::from_mins(1);

/// The result of taking a share of a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// The share is taken.
    Yes,
    /// The budget is used up, for the first time; this is when there is some again.
    No(Timestamp),
    /// The budget is still used up, and the member has been told.
    Still(Timestamp),
}

/// The chat's clock, in the form that the counting library needs.
#[derive(Clone)]
struct Pace(Arc<dyn Clock>);

impl Pacemaker for Pace {
    type Instant = Duration;

    fn now(&self) -> Duration {
        let since = self.0.now().duration_since(Timestamp::UNIX_EPOCH);
        Duration::try_from(since).unwrap_or_default()
    }
}

type Counter = RateLimiter<String, HashMapStateStore<String>, Pace, NoOpMiddleware<Duration>>;

/// A key whose budget is used up.
struct Shut {
    since: Timestamp,
    until: Timestamp,
    told: HashSet<String>,
}

/// The state of all keys.
struct Kept {
    counter: Counter,
    shut: HashMap<String, Shut>,
    swept: Timestamp,
}

/// A budget; every key has the same.
pub struct Budget {
    quota: Option<Quota>,
    clock: Arc<dyn Clock>,
    kept: Mutex<Kept>,
}

impl Budget {
    /// Creates a budget of `count` uses within a time: all at once if needed, and then one by one as the time
    /// passes; 0: no limit.
    pub fn new(count: u32, within: Duration, clock: &Arc<dyn Clock>) -> Budget {
        let quota = NonZeroU32::new(count)
            .and_then(|burst| Some(Quota::with_period(within / count)?.allow_burst(burst)));
        // Without a limit the counter is never used.
        let counter = counter(quota.unwrap_or(Quota::per_second(NonZeroU32::MIN)), clock);
        let kept = Mutex::new(Kept { counter, shut: HashMap::new(), swept: clock.now() });
        Budget { quota, clock: Arc::clone(clock), kept }
    }

    /// Takes a share of a key's budget for a member, who is told only once that it is used up.
    pub fn spend(&self, key: &str, who: &str) -> Spent {
        let Some(quota) = self.quota else { return Spent::Yes };
        let now = self.clock.now();
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        self.sweep(&mut kept, quota, now);
        if let Some(found) = kept.shut.get_mut(key).filter(|shut| shut.holds(now)) {
            let until = found.until;
            return if found.told.insert(who.to_owned()) { Spent::No(until) } else { Spent::Still(until) };
        }
        let Err(not_until) = kept.counter.check_key(&key.to_owned()) else { return Spent::Yes };
        let wait = not_until.wait_time_from(Pace(Arc::clone(&self.clock)).now());
        let wait = SignedDuration::try_from(wait).unwrap_or(SHORTEST).max(SHORTEST);
        let until = whole_second(now.saturating_add(wait).unwrap_or(now));
        let told = HashSet::from([who.to_owned()]);
        kept.shut.insert(key.to_owned(), Shut { since: now, until, told });
        Spent::No(until)
    }

    /// Returns the time until which a key's budget is used up, if a member was told so.
    pub fn shut_until(&self, key: &str) -> Option<Timestamp> {
        let (kept, now) = (self.kept.lock().unwrap_or_else(PoisonError::into_inner), self.clock.now());
        kept.shut.get(key).filter(|shut| shut.holds(now)).map(|shut| shut.until)
    }

    /// Drops the keys whose budget is full again. If the clock was set back, it drops all of them, because
    /// their counts are then in the future.
    fn sweep(&self, kept: &mut Kept, quota: Quota, now: Timestamp) {
        if now < kept.swept {
            *kept = Kept { counter: counter(quota, &self.clock), shut: HashMap::new(), swept: now };
        } else if now.duration_since(kept.swept) >= SWEPT {
            kept.swept = now;
            kept.counter.retain_recent();
            kept.counter.shrink_to_fit();
            kept.shut.retain(|_, shut| shut.holds(now));
            kept.shut.shrink_to_fit();
        }
    }

    /// Returns the number of remembered keys.
    #[cfg(test)]
    fn remembered(&self) -> usize {
        let kept = self.kept.lock().unwrap();
        kept.counter.len() + kept.shut.len()
    }
}

fn counter(quota: Quota, clock: &Arc<dyn Clock>) -> Counter {
    RateLimiter::new(quota, HashMapStateStore::default(), Pace(Arc::clone(clock)))
}

/// Rounds up to a whole second, since only those are shown: at the second that is named, the budget is open.
fn whole_second(at: Timestamp) -> Timestamp {
    let up = i64::from(at.subsec_nanosecond() > 0);
    Timestamp::from_second(at.as_second() + up).unwrap_or(at)
}

impl Shut {
    /// Whether the key is still closed; a clock that was set back opens it.
    fn holds(&self, now: Timestamp) -> bool {
        self.since <= now && now < self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;

    fn budget(count: u32, within: Duration) -> (Budget, Arc<ManualClock>) {
        let clock = Arc::new(ManualClock::new(Timestamp::from_second(1_800_000_000).unwrap()));
        let shared: Arc<dyn Clock> = clock.clone();
        (Budget::new(count, within, &shared), clock)
    }

    #[test]
    fn it_is_said_once_and_goes_on_when_it_was_said_to() {
        let (budget, clock) = budget(6, Duration::from_mins(1));
        for _ in 0..6 {
            assert_eq!(budget.spend("a", "a"), Spent::Yes);
        }
        let until = clock.now() + SHORTEST;
        assert_eq!(budget.shut_until("a"), None);
        assert_eq!(budget.spend("a", "a"), Spent::No(until));
        for _ in 0..1_000 {
            assert_eq!(budget.spend("a", "a"), Spent::Still(until));
        }
        assert_eq!(budget.shut_until("a"), Some(until));
        assert_eq!(budget.spend("b", "b"), Spent::Yes, "others have their own");
        clock.advance(SignedDuration::from_secs(9));
        assert_eq!(budget.spend("a", "a"), Spent::Still(until));
        clock.advance(SignedDuration::from_secs(1));
        assert_eq!(budget.shut_until("a"), None);
        // A refused use costs nothing: the rate is one in ten seconds.
        assert_eq!(budget.spend("a", "a"), Spent::Yes);
        assert!(matches!(budget.spend("a", "a"), Spent::No(_)));
        clock.advance(SignedDuration::from_mins(2));
        for _ in 0..6 {
            assert_eq!(budget.spend("a", "a"), Spent::Yes);
        }
        assert!(matches!(budget.spend("a", "a"), Spent::No(_)));
    }

    #[test]
    fn a_slow_budget_names_its_own_time() {
        let (budget, clock) = budget(2, Duration::from_hours(1));
        assert_eq!([budget.spend("a", "a"), budget.spend("a", "a")], [Spent::Yes; 2]);
        clock.advance(SignedDuration::from_mins(10));
        assert_eq!(budget.spend("a", "a"), Spent::No(clock.now() + SignedDuration::from_mins(20)));
        clock.advance(SignedDuration::from_mins(20));
        assert_eq!(budget.spend("a", "a"), Spent::Yes);
    }

    #[test]
    fn everybody_at_a_place_is_told_once() {
        let (budget, clock) = budget(1, Duration::from_mins(1));
        assert_eq!(budget.spend("server", "a"), Spent::Yes);
        let until = clock.now() + SignedDuration::from_mins(1);
        assert_eq!(budget.spend("server", "a"), Spent::No(until));
        assert_eq!(budget.spend("server", "b"), Spent::No(until));
        assert_eq!(budget.spend("server", "b"), Spent::Still(until));
    }

    #[test]
    fn without_a_limit_nothing_is_counted() {
        let (budget, _) = budget(0, Duration::from_mins(1));
        assert!((0..10_000).all(|_| budget.spend("a", "a") == Spent::Yes));
        assert_eq!(budget.remembered(), 0);
    }

    #[test]
    fn those_who_are_gone_are_forgotten() {
        let (budget, clock) = budget(2, Duration::from_mins(1));
        for number in 0..5_000 {
            let who = number.to_string();
            for _ in 0..3 {
                budget.spend(&who, &who);
            }
        }
        assert_eq!(budget.remembered(), 10_000);
        clock.advance(SignedDuration::from_hours(24 * 90));
        budget.spend("a", "a");
        assert_eq!(budget.remembered(), 1);
    }

    #[test]
    fn a_clock_set_back_shuts_nobody_out() {
        let (budget, clock) = budget(1, Duration::from_mins(1));
        clock.advance(SignedDuration::from_hours(10));
        budget.spend("a", "a");
        assert!(matches!(budget.spend("a", "a"), Spent::No(_)));
        clock.advance(SignedDuration::from_hours(-1));
        assert_eq!(budget.shut_until("a"), None);
        assert_eq!(budget.spend("a", "a"), Spent::Yes);
        assert!(matches!(budget.spend("a", "a"), Spent::No(_)));
    }
}
