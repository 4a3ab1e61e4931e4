//! Discord's limits of requests: one for each kind of request in a channel or server, and one for all.

use super::routes::Bucket;
use reqwest::header::HeaderMap;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Mutex as Queue;

/// The limits that Discord has told of.
#[derive(Debug, Default)]
pub(super) struct Limits {
    buckets: Mutex<HashMap<Bucket, Arc<Queue<Window>>>>,
    /// The end of a global limit.
    quiet: Mutex<Option<Instant>>,
}

/// A bucket's requests in the time that Discord counts them.
#[derive(Debug, Default)]
struct Window {
    limit: u32,
    remaining: u32,
    /// The end of the time; none before Discord has told of it.
    resets: Option<Instant>,
}

impl Window {
    /// Takes one request out of the window. Returns how long to wait for the next window if this one has no
    /// more.
    fn take(&mut self, now: Instant) -> Option<Duration> {
        let resets = self.resets?;
        if resets <= now {
            // Until Discord has told of the new window, its size is taken to be that of the last one.
            self.remaining = self.limit;
            self.resets = None;
        }
        if self.remaining == 0 {
            return Some(resets.saturating_duration_since(now)).filter(|wait| !wait.is_zero());
        }
        self.remaining -= 1;
        None
    }

    fn told(&mut self, headers: &HeaderMap, now: Instant) {
        let number = |name: &str| headers.get(name)?.to_str().ok()?.parse::<u32>().ok();
        if let Some(limit) = number("x-ratelimit-limit") {
            self.limit = limit;
        }
        if let (Some(remaining), Some(after)) =
            (number("x-ratelimit-remaining"), header_seconds(headers, "x-ratelimit-reset-after"))
        {
            self.remaining = remaining;
            self.resets = now.checked_add(after);
        }
    }
}

impl Limits {
    /// Waits for a bucket's turn, in the order of asking.
    ///
    /// # Errors
    /// Returns the time of the wait if it is longer than `most`.
    pub async fn turn(&self, bucket: Bucket, most: Duration) -> Result<(), Duration> {
        self.keep_quiet().await;
        let window = Arc::clone(self.buckets().entry(bucket).or_default());
        // The others of this bucket wait behind this lock.
        let mut window = window.lock().await;
        while let Some(wait) = window.take(Instant::now()) {
            if wait > most {
                return Err(wait);
            }
            tokio::time::sleep(wait).await;
        }
        Ok(())
    }

    /// Notes what an answer says of a bucket's limit.
    pub async fn told(&self, bucket: Bucket, headers: &HeaderMap) {
        let window = Arc::clone(self.buckets().entry(bucket).or_default());
        window.lock().await.told(headers, Instant::now());
    }

    /// Lets no request of any bucket go for a time.
    pub fn be_quiet(&self, time: Duration) {
        *self.quiet() = Instant::now().checked_add(time);
    }

    async fn keep_quiet(&self) {
        let until = *self.quiet();
        if let Some(until) = until {
            tokio::time::sleep_until(until.into()).await;
        }
    }

    /// Forgets the windows that are over, so that they do not grow with every channel.
    pub fn forget_old(&self) {
        let now = Instant::now();
        self.buckets().retain(|_, window| {
            let over = |window: &Window| window.resets.is_none_or(|resets| resets <= now);
            Arc::strong_count(window) > 1 || window.try_lock().is_ok_and(|window| !over(&window))
        });
    }

    fn buckets(&self) -> MutexGuard<'_, HashMap<Bucket, Arc<Queue<Window>>>> {
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn quiet(&self) -> MutexGuard<'_, Option<Instant>> {
        self.quiet.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A header that says a number of seconds.
pub(super) fn header_seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(headers.get(name)?.to_str().ok()?.parse().ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(remaining: &str, after: &str) -> HeaderMap {
        let pairs = [
            ("x-ratelimit-limit", "3"),
            ("x-ratelimit-remaining", remaining),
            ("x-ratelimit-reset-after", after),
        ];
        let entry = |(name, value): (&'static str, &str)| (name.parse().unwrap(), value.parse().unwrap());
        pairs.into_iter().map(entry).collect()
    }

    #[test]
    fn a_window_lets_as_many_go_as_discord_says() {
        let now = Instant::now();
        let mut window = Window::default();
        assert_eq!(window.take(now), None, "nothing is known yet");
        window.told(&headers("1", "0.5"), now);
        assert_eq!(window.take(now), None);
        assert_eq!(window.take(now), Some(Duration::from_millis(500)));
        let later = now + Duration::from_millis(600);
        // The next window has the size of the last one.
        assert_eq!([window.take(later), window.take(later)], [None, None]);
        window.told(&headers("0", "2.25"), later);
        assert_eq!(window.take(later), Some(Duration::from_millis(2250)));
    }

    #[tokio::test]
    async fn long_waits_are_refused_and_windows_that_are_over_are_forgotten() {
        let limits = Limits::default();
        let bucket = crate::routes::Route::UserMe.bucket();
        let most = Duration::from_secs(1);
        limits.turn(bucket, most).await.unwrap();
        limits.told(bucket, &headers("0", "3600")).await;
        assert!(limits.turn(bucket, most).await.unwrap_err() > Duration::from_secs(3590));
        limits.forget_old();
        assert_eq!(limits.buckets().len(), 1);
        limits.told(bucket, &headers("0", "0")).await;
        limits.forget_old();
        assert!(limits.buckets().is_empty());
    }
}
