//! The times of the stages of a picture or film.

use std::time::{Duration, Instant};

/// The times of the stages of a picture or film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stages {
    /// The time from a scene to pixels.
    pub draw: Duration,
    /// The time from pictures to their changes, in the film's size.
    pub change: Duration,
    /// The time from numbers to the file.
    pub pack: Duration,
}

/// A stage of a picture or film.
type Stage = fn(&Stages) -> Duration;

impl Stages {
    /// The stages with their names.
    pub const NAMES: [(&str, Stage); 3] =
        [("draw", |all| all.draw), ("change", |all| all.change), ("pack", |all| all.pack)];
}

/// Does some work, and adds its time to the sum.
pub(super) fn timed<T>(sum: &mut Duration, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    *sum += begun.elapsed();
    done
}
