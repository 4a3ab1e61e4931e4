//! The turns in which shards may begin sessions. Discord counts them, and takes the token of a bot away that
//! begins too many in a day.

use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// The time between two sessions that begin in one row.
const SPACE: Duration = Duration::from_secs(5);

/// The sessions that Discord allows, by its answer about the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    /// The number of shards that may begin at once.
    pub at_once: u32,
    /// The number of sessions in a day.
    pub total: u32,
    /// How many of them are left.
    pub remaining: u32,
    /// When the next day begins.
    pub resets_in: Duration,
}

/// Gives turns.
#[derive(Debug)]
pub(super) struct Turns {
    /// The last turn of each row: shards whose numbers differ by a multiple of the number of rows share one.
    rows: Vec<Mutex<Option<Instant>>>,
    day: Mutex<Day>,
    total: u32,
}

#[derive(Debug)]
struct Day {
    remaining: u32,
    resets: Option<Instant>,
}

impl Turns {
    pub fn new(allowed: Allowance) -> Turns {
        Turns {
            rows: (0..allowed.at_once.max(1)).map(|_| Mutex::default()).collect(),
            day: Mutex::new(Day {
                remaining: allowed.remaining,
                resets: Instant::now().checked_add(allowed.resets_in),
            }),
            total: allowed.total.max(1),
        }
    }

    /// Waits until another session may begin today.
    pub async fn day(&self) {
        let mut day = self.day.lock().await;
        if let Some(resets) = day.resets
            && (day.remaining == 0 || resets <= Instant::now())
        {
            let wait = resets.saturating_duration_since(Instant::now());
            if !wait.is_zero() {
                tracing::error!(
                    seconds = wait.as_secs(),
                    "Discord allows no more connections today; waiting"
                );
                tokio::time::sleep(wait).await;
            }
            *day =
                Day { remaining: self.total, resets: Instant::now().checked_add(Duration::from_hours(24)) };
        }
    }

    /// Waits for the turn of a shard.
    pub async fn turn(&self, shard: u32) {
        let mut last = self.rows[shard as usize % self.rows.len()].lock().await;
        if let Some(last) = *last {
            tokio::time::sleep_until((last + SPACE).into()).await;
        }
        *last = Some(Instant::now());
        let mut day = self.day.lock().await;
        day.remaining = day.remaining.saturating_sub(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(at_once: u32, remaining: u32) -> Allowance {
        Allowance { at_once, total: 1000, remaining, resets_in: Duration::from_millis(300) }
    }

    #[tokio::test]
    async fn shards_of_one_row_follow_each_other() {
        let turns = Turns::new(allowed(2, 1000));
        let start = Instant::now();
        turns.turn(0).await;
        turns.turn(1).await;
        assert!(start.elapsed() < Duration::from_secs(1));
        let third = tokio::time::timeout(Duration::from_secs(1), turns.turn(2));
        assert!(third.await.is_err(), "it shares the row of the first");
    }

    #[tokio::test]
    async fn when_the_day_is_used_up_the_next_one_is_waited_for() {
        let start = Instant::now();
        let turns = Turns::new(allowed(1, 1));
        turns.day().await;
        turns.turn(0).await;
        assert!(start.elapsed() < Duration::from_millis(200));
        turns.day().await;
        assert!(start.elapsed() >= Duration::from_millis(300));
        assert_eq!(turns.day.lock().await.remaining, 1000);
    }
}
