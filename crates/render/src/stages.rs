//! Where the time of a picture or film goes.

use std::time::{Duration, Instant};

/// Where the time of a picture or film went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stages {
    /// From a scene to pixels.
    pub draw: Duration,
    /// From pictures to what of them changes, in the film's size.
    pub change: Duration,
    /// From numbers to the file.
    pub pack: Duration,
}

/// A stage of a picture or film.
type Stage = fn(&Stages) -> Duration;

impl Stages {
    /// The stages with their names.
    pub const NAMES: [(&str, Stage); 3] =
        [("draw", |all| all.draw), ("change", |all| all.change), ("pack", |all| all.pack)];
}

/// Does some work, and adds its time to others'.
pub(super) fn timed<T>(sum: &mut Duration, work: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let done = work();
    *sum += begun.elapsed();
    done
}
