//! Everything breaks on purpose: short lives of tables in which the program is killed, its disk fills, its clock jumps,
//! its messages are refused and its answers get lost, all of it following from a seed; and whether it kept what it
//! promises, whatever happened: nothing that was acknowledged is lost, nothing is done twice, every message arrives
//! once or is reported as undeliverable, the data file agrees with itself, and nothing that time has made due is left.

mod breaker;
mod deeds;
mod post_office;
mod promises;
#[cfg(feature = "postgres")]
mod several;
#[cfg(test)]
mod tests;
mod world;

pub use post_office::{Moment, PostOffice, place_of};
#[cfg(feature = "postgres")]
pub use several::{AskedSeveral, torture_several};

use liege_render::Renderer;
use liege_store::Store;
use std::collections::BTreeMap;
use std::io;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use world::World;

/// A whole life is one task, and needs a stack for it.
const STACK: usize = 16 << 20;

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

/// What the runs share: an empty data file, and renderers.
pub struct Workshop {
    empty: Vec<u8>,
    /// Draws.
    drawing: Arc<Renderer>,
    /// Leaves its pictures blank.
    blank: Arc<Renderer>,
}

impl Workshop {
    /// Makes ready.
    ///
    /// # Errors
    /// There is no room for temporary files.
    pub async fn open() -> io::Result<Workshop> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("liege.sqlite");
        let store = Store::open(&file).await.map_err(io::Error::other)?;
        store.close().await;
        let renderer = || Renderer::new().map(Arc::new).map_err(io::Error::other);
        let workshop = Workshop { empty: std::fs::read(&file)?, drawing: renderer()?, blank: renderer()? };
        workshop.blank.leave_blank(true);
        Ok(workshop)
    }

    /// One run.
    ///
    /// # Errors
    /// A promise that was not kept.
    pub async fn run(&self, seed: u64, game: Option<&'static str>) -> Result<Counts, Broken> {
        let games = liege_game::all();
        let game = game.unwrap_or_else(|| games[seed as usize % games.len()].id());
        let broken = |what: String| Broken { seed, game: game.to_owned(), what };
        let life = async {
            let mut world = World::begin(self, seed, game).await?;
            world.live().await?;
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

/// Runs all that was asked for, until a promise is broken; `progress` hears after each run how many there were.
///
/// # Errors
/// There is no room for temporary files.
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

/// Adds counts to others.
fn add(sum: &mut Counts, counts: Counts) {
    for (name, count) in counts {
        *sum.entry(name).or_default() += count;
    }
}
