//! A year of a server's contests: a league with seasons, a Swiss, a round robin of three, a knock-out and a ladder, with people
//! who come late, leave, are away, change their names, block one another and have themselves forgotten, and a program that is
//! killed at its work. Nobody does anything by hand; the promises are checked all the time.

mod deeds;
mod figures;
mod lives;
mod mail;
mod plan;
mod world;

pub use figures::{Figures, Told};

use jiff::SignedDuration;
use liege_store::secret::Secret;
use world::World;

/// The settings of a year.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The seed of all chance. Where a kill falls depends on the machine too, so no two years are equal.
    pub seed: u64,
    /// Whether only some weeks of a small server are played.
    pub small: bool,
    /// The address of the server that keeps the data; else a file does.
    pub server: Option<Secret>,
}

/// The size of a year.
#[derive(Clone, Copy, Debug)]
struct Size {
    /// Its days.
    days: i64,
    /// The pause between two looks of the worker.
    step: SignedDuration,
    /// One in this number of looks of the worker, and of answers, is interrupted by a kill.
    kills: u32,
    /// The days between two checks of everything.
    check: i64,
}

const WHOLE: Size = Size { days: 365, step: SignedDuration::from_hours(3), kills: 60, check: 14 };
const SMALL: Size = Size { days: 75, step: SignedDuration::from_hours(6), kills: 15, check: 10 };

/// Plays a year. `progress` is called with the number of the day.
///
/// # Errors
/// Returns a promise that was broken.
pub async fn year(asked: &Asked, progress: &(dyn Fn(i64) + Sync)) -> Result<Figures, String> {
    let size = if asked.small { SMALL } else { WHOLE };
    let mut world = World::begin(asked, size).await?;
    world.live(progress).await?;
    let figures = world.judge().await?;
    world.end().await?;
    Ok(figures)
}

/// The number of days of a year, for its progress.
#[must_use]
pub fn days(asked: &Asked) -> i64 {
    if asked.small { SMALL.days } else { WHOLE.days }
}
