//! The settings and the outcome of torture.

use std::collections::BTreeMap;

/// Numbers of actions and blows, by name.
pub type Counts = BTreeMap<String, u64>;

/// A broken promise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed}, {game}: {what}")]
pub struct Broken {
    /// The seed of the run: `liege-dev torture --seed … --runs 1` repeats it.
    pub seed: u64,
    /// The game.
    pub game: String,
    /// The promise, and the finding.
    pub what: String,
}

/// The settings of torture.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The seed of the first run; every other has the next.
    pub seed: u64,
    /// The number of runs.
    pub runs: u64,
    /// The game; `None` for all of them, in turn.
    pub game: Option<&'static str>,
    /// The number of runs at a time.
    pub jobs: usize,
}

/// The outcome.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The number of runs done.
    pub runs: u64,
    /// The numbers of actions and blows.
    pub counts: Counts,
    /// The broken promise with the lowest seed.
    pub broken: Option<Broken>,
}

/// Adds counts to others.
pub(super) fn add(sum: &mut Counts, counts: Counts) {
    for (name, count) in counts {
        *sum.entry(name).or_default() += count;
    }
}
