//! Figures, and the times that they are made of.

use std::error::Error;
use std::time::{Duration, Instant};

/// One figure.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Figure {
    /// Its name: the subject, then more exact parts, separated by `/`.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// Its unit: `ms`, `bytes`, `MiB`, `nodes/s`, `actions/s`, `count`.
    pub unit: &'static str,
}

/// The reason why nothing could be measured.
pub type Trouble = Box<dyn Error + Send + Sync>;

/// Times of repeated work.
#[derive(Clone, Debug, Default)]
pub(super) struct Times(pub(super) Vec<Duration>);

impl Times {
    /// Measures work that is done at least three times and for about this long.
    pub(super) fn of<T>(
        about: Duration,
        mut work: impl FnMut() -> Result<T, Trouble>,
    ) -> Result<Times, Trouble> {
        let (mut times, begun) = (Times::default(), Instant::now());
        while times.0.len() < 3 || begun.elapsed() < about {
            let started = Instant::now();
            std::hint::black_box(work()?);
            times.0.push(started.elapsed());
        }
        Ok(times)
    }

    /// The time that this percentage of the times does not exceed; zero if there are none.
    pub(super) fn percentile(&self, of_hundred: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get((last * of_hundred).div_ceil(100)).copied().unwrap_or_default()
    }

    pub(super) fn median(&self) -> Duration {
        self.percentile(50)
    }
}

/// The median of a few times.
pub(super) async fn median<T>(
    mut work: impl AsyncFnMut() -> Result<T, Trouble>,
) -> Result<Duration, Trouble> {
    let mut times = Times::default();
    for _ in 0..9 {
        let begun = Instant::now();
        work().await?;
        times.0.push(begun.elapsed());
    }
    Ok(times.median())
}

/// A time as a figure.
pub(super) fn time(name: impl Into<String>, time: Duration) -> Figure {
    Figure { name: name.into(), value: time.as_secs_f64() * 1_000.0, unit: "ms" }
}

/// A number of something as a figure.
pub(super) fn count(name: impl Into<String>, value: usize, unit: &'static str) -> Figure {
    Figure { name: name.into(), value: value as f64, unit }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_times_in_their_order() {
        let times = Times((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(times.median(), Duration::from_millis(51));
        assert_eq!(times.percentile(99), Duration::from_millis(100));
        assert_eq!(times.percentile(0), Duration::from_millis(1));
        assert_eq!(Times::default().median(), Duration::ZERO);
    }
}
