//! Torture: everything breaks on purpose. In short lives of tables and of contests, the program is killed, its disk fills,
//! its clock jumps, its messages are refused and its answers get lost, all following from a seed. Then all
//! promises are checked: nothing that was acknowledged is lost, nothing is done twice, every message arrives
//! once or is reported as undeliverable, the data file agrees with itself, and nothing due is left.

mod breaker;
mod computer;
mod contest;
mod deeds;
mod outcome;
mod post_office;
mod promises;
#[cfg(feature = "postgres")]
mod several;
#[cfg(test)]
mod tests;
mod workshop;
mod world;

pub use outcome::{Asked, Broken, Counts, Outcome};
pub use post_office::{Moment, PostOffice, place_of};
#[cfg(feature = "postgres")]
pub use several::{AskedSeveral, torture_several};
pub use workshop::Workshop;

use outcome::add;
use std::io;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use workshop::STACK;
use world::World;

impl Workshop {
    /// Does one run.
    ///
    /// # Errors
    /// Returns a promise that was broken.
    pub async fn run(&self, seed: u64, game: Option<&'static str>) -> Result<Counts, Broken> {
        let games = liege_game::all();
        let game = game.unwrap_or_else(|| games[seed as usize % games.len()].id());
        let broken = |what: String| Broken { seed, game: game.to_owned(), what };
        let life = async {
            let mut world = World::begin(self, seed, game).await?;
            // One life in four is that of a contest.
            if seed / games.len() as u64 % 4 == 3 {
                world.live_in_contest().await?;
            } else {
                world.live().await?;
            }
            world.end().await
        };
        let lived = futures::FutureExt::catch_unwind(AssertUnwindSafe(life)).await;
        match lived {
            Ok(lived) => lived.map_err(broken),
            Err(panic) => {
                let what = panic.downcast_ref::<String>().cloned();
                let what = what.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
                Err(broken(format!("a panic: {}", what.unwrap_or_default())))
            }
        }
    }
}

/// Does all runs, until a promise is broken; `progress` is called after each run with the number of runs.
///
/// # Errors
/// Returns an error if there is no room for temporary files.
pub fn torture(asked: &Asked, progress: &(dyn Fn(u64) + Sync)) -> io::Result<Outcome> {
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build();
    let workshop = runtime()?.block_on(Workshop::open())?;
    let outcome = Mutex::new(Outcome::default());
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        let work = || -> io::Result<()> {
            let runtime = runtime()?;
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= asked.runs {
                    break;
                }
                let run = runtime.block_on(workshop.run(asked.seed.wrapping_add(number), asked.game));
                let mut outcome = outcome.lock().unwrap_or_else(PoisonError::into_inner);
                outcome.runs += 1;
                match run {
                    Ok(counts) => add(&mut outcome.counts, counts),
                    Err(broken) => {
                        stop.store(true, Ordering::Relaxed);
                        let first = outcome.broken.as_ref().is_none_or(|known| broken.seed < known.seed);
                        outcome.broken = if first { Some(broken) } else { outcome.broken.take() };
                    }
                }
                progress(outcome.runs);
            }
            Ok(())
        };
        let thread = || std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let workers = (0..asked.jobs.max(1)).map(|_| thread()).collect::<io::Result<Vec<_>>>()?;
        workers.into_iter().try_for_each(|worker| match worker.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })?;
    Ok(outcome.into_inner().unwrap_or_else(PoisonError::into_inner))
}
