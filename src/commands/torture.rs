//! `liege torture`: everything breaks on purpose, and what was promised is looked at.

use super::Failure;
use super::progress::Progress;
use super::run::print;
use super::setup::game;
use crate::config::Effective;
use crate::game::Game;
#[cfg(feature = "postgres")]
use crate::store::Location;
#[cfg(not(feature = "postgres"))]
use crate::store::{OpenError, ServerError};
use crate::torture::{Asked, Broken, Outcome, torture};
#[cfg(feature = "postgres")]
use crate::torture::{AskedSeveral, torture_several};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// `liege torture`
pub(super) fn tortured(effective: &Effective, asked: &super::Torture) -> Result<ExitCode, Failure> {
    let game = asked.game.as_deref().map(game).transpose()?.map(Game::id);
    let jobs = asked.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let runs = Asked { seed: asked.seed, runs: asked.runs, game, jobs };
    let (began, progress) = (Instant::now(), Progress::of("runs", runs.runs));
    let outcome = match asked.processes {
        Some(processes) => several(effective, runs, processes, asked.restart.clone(), &progress),
        None => torture(&runs, &|done| progress.at(done)).map_err(|error| {
            Failure::new(
                format!("no temporary files can be made: {error}"),
                "make room, or set TMPDIR to another folder",
            )
        }),
    };
    drop(progress);
    let outcome = outcome?;
    print(&said(&outcome, asked.processes, began.elapsed()))?;
    Ok(if outcome.broken.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Several processes on the server that the configuration names.
#[cfg(feature = "postgres")]
fn several(
    effective: &Effective,
    runs: Asked,
    processes: u32,
    restart: Option<String>,
    progress: &Progress,
) -> Result<Outcome, Failure> {
    let hint = "set `[store] url` to a PostgreSQL server on which databases can be made; each some runs get one of their own";
    let Location::Server(address) = effective.location() else {
        return Err(Failure::usage("several processes share data only on a server", hint));
    };
    let address = address.reveal().unwrap_or_default().to_owned();
    let asked = AskedSeveral { runs, processes, address, restart };
    torture_several(&asked, &|done| progress.at(done)).map_err(|why| Failure::new(why, hint))
}

#[cfg(not(feature = "postgres"))]
fn several(_: &Effective, _: Asked, _: u32, _: Option<String>, _: &Progress) -> Result<Outcome, Failure> {
    Err(Failure::from(OpenError::from(ServerError::NotBuilt)))
}

fn said(outcome: &Outcome, processes: Option<u32>, took: Duration) -> String {
    let mut text = String::new();
    // Of several processes the same begins, and what comes of it is the machine's.
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
            "a promise was broken: {broken}\nthe same again: liege torture --seed {} --runs 1 {}",
            broken.seed,
            like(broken)
        ),
    };
    text
}
