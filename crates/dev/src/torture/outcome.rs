//! What is to be tortured, and what came of it.

use std::collections::BTreeMap;

/// How often what was done or broken, by name.
pub type Counts = BTreeMap<String, u64>;

/// A promise that was not kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seed {seed}, {game}: {what}")]
pub struct Broken {
    /// The seed of the run: `liege-dev torture --seed … --runs 1` does the same again.
    pub seed: u64,
    /// The game.
    pub game: String,
    /// What was promised, and what was found.
    pub what: String,
}

/// What is to be tortured.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The seed of the first run; every other has the next.
    pub seed: u64,
    /// How many runs.
    pub runs: u64,
    /// The game; `None`: all of them, in turn.
    pub game: Option<&'static str>,
    /// How many runs at a time.
    pub jobs: usize,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many runs there were.
    pub runs: u64,
    /// What was done and broken.
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
