//! A year of a server's contests: a league with seasons, a Swiss, a round robin of three, a knock-out and a ladder, with people
//! who come late, leave, are away, change their names, block one another and have themselves forgotten, and a program that is
//! killed at its work. Nobody does anything by hand; the promises are checked all the time.

mod days;
mod deeds;
mod event;
mod figures;
mod lives;
mod mail;
mod plan;
mod size;
mod world;

pub use figures::{Figures, Told};
pub use size::Asked;

use size::{SMALL, WHOLE};
use world::World;

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
