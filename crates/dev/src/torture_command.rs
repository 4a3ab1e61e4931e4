//! `liege-dev torture`: breaks everything on purpose, and checks the promises.

use crate::{Failure, game, print};
use liege::commands::progress::Progress;
use liege_dev::torture::{self, Broken, Outcome};
use liege_game::Game;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// The arguments of `liege-dev torture`.
#[derive(Debug, clap::Args)]
pub struct Asked {
    /// The seed of the first run; the others have the next numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The number of runs
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    runs: u64,
    /// The game's id [default: all of them, in turn]
    #[arg(long)]
    game: Option<String>,
    /// The number of runs at a time [default: one for each processor]
    #[arg(long, value_name = "NUMBER")]
    jobs: Option<usize>,
    /// Torture this number of processes instead, which share the data on the server of `LIEGE_STORE_URL`, in
    /// databases created for that
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=64))]
    processes: Option<u32>,
    /// With several processes: a command that restarts their server, in the middle of some runs
    #[arg(long, value_name = "COMMAND", requires = "processes")]
    restart: Option<String>,
}

/// Runs it, and prints the outcome.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    let game = asked.game.as_deref().map(game).transpose()?.map(Game::id);
    let jobs = asked.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let runs = torture::Asked { seed: asked.seed, runs: asked.runs, game, jobs };
    let (began, progress) = (Instant::now(), Progress::of("runs", runs.runs));
    let outcome = match asked.processes {
        Some(processes) => several(runs, processes, asked.restart.clone(), &progress)?,
        None => torture::torture(&runs, &|done| progress.at(done)).map_err(|error| {
            format!("no temporary files can be made: {error}\nset TMPDIR to another folder")
        })?,
    };
    drop(progress);
    print(&said(&outcome, asked.processes, began.elapsed()))?;
    if outcome.broken.is_some() { Err("a promise was broken".to_owned()) } else { Ok(()) }
}

/// Torture of several processes on the server in the environment.
#[cfg(feature = "postgres")]
fn several(
    runs: torture::Asked,
    processes: u32,
    restart: Option<String>,
    progress: &Progress,
) -> Result<Outcome, Failure> {
    let address =
        crate::server().ok_or("several processes share data only on a server: set LIEGE_STORE_URL")?;
    let asked = torture::AskedSeveral { runs, processes, address, restart };
    torture::torture_several(&asked, &|done| progress.at(done))
}

#[cfg(not(feature = "postgres"))]
fn several(_: torture::Asked, _: u32, _: Option<String>, _: &Progress) -> Result<Outcome, Failure> {
    Err("build it with PostgreSQL: cargo run -p liege-dev --features postgres".to_owned())
}

fn said(outcome: &Outcome, processes: Option<u32>, took: Duration) -> String {
    let mut text = String::new();
    // With several processes only the beginning is equal, the rest depends on the machine.
    let like = |broken: &Broken| match processes {
        Some(processes) => format!("--processes {processes}"),
        None => format!("--game {}", broken.game),
    };
    for (what, count) in &outcome.counts {
        let _ = writeln!(text, "{count:>9}  {what}");
    }
    let seconds = took.as_secs_f64();
    let _ = match &outcome.broken {
        None => writeln!(text, "{} runs in {seconds:.1} s: every promise was kept", outcome.runs),
        Some(broken) => writeln!(
            text,
            "a promise was broken: {broken}\nagain: cargo run -p liege-dev -- torture --seed {} --runs 1 {}",
            broken.seed,
            like(broken)
        ),
    };
    text
}
