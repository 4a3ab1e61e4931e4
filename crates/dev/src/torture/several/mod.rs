//! Torture with several processes. They write to the data on one server, each with some of Discord's shards,
//! and everything that can happen to processes and servers happens to them: they are killed, stopped for
//! longer than their right to write lasts, cut off, ended properly and replaced; connections are cut, and the
//! server is restarted.
//!
//! Time goes a hundred times as fast, so that a right to write lasts a third of a second and Discord
//! recognises a repeated message for a little longer than one. The events follow from the seed, but their
//! times depend on the machine.

mod admin;
mod asked;
mod people;
mod process;
mod processes;
mod promises;
mod time;
mod wire;
mod world;

pub use asked::AskedSeveral;

use super::outcome::{Broken, Counts, Outcome, add};
use admin::Admin;
use liege_render::Renderer;
use std::sync::Arc;
use world::World;

/// The number of runs in one database before it is verified.
const TOGETHER: u64 = 20;

/// Does all runs, until a promise is broken; `progress` is called after each run with the number of runs.
///
/// # Errors
/// Returns what is missing at the start.
pub fn torture_several(asked: &AskedSeveral, progress: &(dyn Fn(u64) + Sync)) -> Result<Outcome, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.map_err(|error| error.to_string())?.block_on(async {
        let renderer = Arc::new(Renderer::new().map_err(|error| error.to_string())?);
        renderer.leave_blank(true);
        let mut outcome = Outcome::default();
        let end = asked.runs.seed.saturating_add(asked.runs.runs);
        let mut seed = asked.runs.seed;
        while seed < end && outcome.broken.is_none() {
            let name = format!("liege_torture_{:x}_{seed}", std::process::id());
            let admin = Admin::of(&asked.address, &name).await?;
            let until = end.min(seed.saturating_add(TOGETHER));
            let mut done = |counts| {
                add(&mut outcome.counts, counts);
                outcome.runs += 1;
                progress(outcome.runs);
            };
            match live(asked, &admin, &renderer, (seed, until), &mut done).await {
                Ok(()) => admin.drop_database().await?,
                // Its contents show what happened.
                Err(mut broken) => {
                    broken.what = format!("{} (in the database {name})", broken.what);
                    outcome.broken = Some(broken);
                }
            }
            seed = until;
        }
        Ok(outcome)
    })
}

/// Does some runs in one database.
async fn live(
    asked: &AskedSeveral,
    admin: &Admin,
    renderer: &Arc<Renderer>,
    (from, until): (u64, u64),
    done: &mut dyn FnMut(Counts),
) -> Result<(), Broken> {
    let broken = |seed: u64, what: String| Broken { seed, game: "several".to_owned(), what };
    let begun = World::begin(asked, admin, Arc::clone(renderer), from).await;
    let world = begun.map_err(|what| broken(from, what))?;
    for seed in from..until {
        let counts = world.run(seed).await.map_err(|what| broken(seed, what))?;
        done(counts);
    }
    world.end().await.map_err(|what| broken(from, what))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::torture::Asked;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn whatever_happens_to_four_processes_every_promise_is_kept() {
        let Ok(address) = std::env::var("LIEGE_TEST_SERVER") else {
            println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
            return;
        };
        let runs = Asked { seed: 1, runs: 2, game: None, jobs: 1 };
        let asked = AskedSeveral { runs, processes: 4, address, restart: None };
        let seen = AtomicU64::new(0);
        let outcome = torture_several(&asked, &|runs| seen.store(runs, Ordering::Relaxed)).unwrap();
        assert_eq!(outcome.broken, None);
        assert_eq!((outcome.runs, seen.into_inner()), (2, 2));
        assert!(outcome.counts["moves"] > 8, "{:?}", outcome.counts);
    }
}
