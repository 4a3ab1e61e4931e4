//! What things cost on this machine: figures for `liege-dev bench`.
//!
//! Nothing here says whether a figure is good: times depend on the machine. What ran before and what runs after a
//! change are to be measured on one machine, one after the other.

mod club;
mod engine;
mod film;
mod growth;
mod movegen;
mod moves;
mod picture;
mod played;
mod store;

use liege_store::secret::Secret;
use std::error::Error;
use std::time::{Duration, Instant};

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Subject {
    /// From a scene to the bytes of its picture
    Picture,
    /// From a typed move to the commit, and to the posted picture
    Move,
    /// A data file in which much was played, and a long game
    Growth,
    /// Moves generated and counted
    Movegen,
    /// A game shown again as an animation
    Film,
    /// Positions that the engine looks at
    Engine,
    /// Moves stored in a data file, and in a schema of their own on the server that `[store] url` names
    Store,
}

impl Subject {
    /// All of them, the quick ones first.
    pub const ALL: [Subject; 7] = [
        Subject::Picture,
        Subject::Film,
        Subject::Movegen,
        Subject::Engine,
        Subject::Move,
        Subject::Store,
        Subject::Growth,
    ];

    /// Whether it is measured where nobody asks for it by its name: it takes no long time, and only this machine.
    #[must_use]
    pub fn is_usual(self) -> bool {
        !matches!(self, Subject::Store | Subject::Growth)
    }
}

/// One figure.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Figure {
    /// What it is of: the subject, then ever more exactly, separated by `/`.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// Its unit: `ms`, `bytes`, `MiB`, `nodes/s`, `actions/s`, `count`.
    pub unit: &'static str,
}

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The subjects, in their order.
    pub subjects: Vec<Subject>,
    /// How many tables the files of [`Subject::Growth`] have.
    pub tables: Vec<usize>,
    /// How long each measurement goes on, about.
    pub time: Duration,
    /// A game alone, where games are measured one by one.
    pub game: Option<&'static str>,
    /// The address of the server on which [`Subject::Store`] is measured besides.
    pub server: Option<Secret>,
}

/// Why nothing could be measured.
pub type Trouble = Box<dyn Error + Send + Sync>;

/// Measures what is asked for, and hands over each figure as soon as it is known.
///
/// # Errors
/// When there is no room for temporary files, or something measured fails.
pub async fn bench(asked: &Asked, tell: &mut (dyn FnMut(Figure) + Send)) -> Result<(), Trouble> {
    for subject in &asked.subjects {
        match subject {
            Subject::Picture => picture::measure(asked, tell)?,
            Subject::Film => film::measure(asked, tell)?,
            Subject::Movegen => movegen::measure(asked, tell)?,
            Subject::Engine => engine::measure(asked, tell)?,
            Subject::Move => moves::measure(asked, tell).await?,
            Subject::Store => store::measure(asked, tell).await?,
            Subject::Growth => growth::measure(asked, tell).await?,
        }
    }
    Ok(())
}

/// Times of one thing done again and again.
#[derive(Clone, Debug, Default)]
struct Times(Vec<Duration>);

impl Times {
    /// Of work done at least three times and for about so long.
    fn of<T>(about: Duration, mut work: impl FnMut() -> Result<T, Trouble>) -> Result<Times, Trouble> {
        let (mut times, begun) = (Times::default(), Instant::now());
        while times.0.len() < 3 || begun.elapsed() < about {
            let started = Instant::now();
            std::hint::black_box(work()?);
            times.0.push(started.elapsed());
        }
        Ok(times)
    }

    /// The time that so many of a hundred do not exceed; nothing of nothing.
    fn percentile(&self, of_hundred: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted.get((last * of_hundred).div_ceil(100)).copied().unwrap_or_default()
    }

    fn median(&self) -> Duration {
        self.percentile(50)
    }
}

/// A time as a figure.
fn time(name: impl Into<String>, time: Duration) -> Figure {
    Figure { name: name.into(), value: time.as_secs_f64() * 1_000.0, unit: "ms" }
}

/// A number of something as a figure.
fn count(name: impl Into<String>, value: usize, unit: &'static str) -> Figure {
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
