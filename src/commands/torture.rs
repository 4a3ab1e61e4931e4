//! `liege torture`: everything breaks on purpose, and what was promised is looked at.

use super::Failure;
use super::progress::Progress;
use super::run::print;
use super::setup::game;
use crate::game::Game;
use crate::torture::{Asked, Outcome, torture};
use std::fmt::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// `liege torture`
pub(super) fn tortured(asked: &super::Torture) -> Result<ExitCode, Failure> {
    let game = asked.game.as_deref().map(game).transpose()?.map(Game::id);
    let jobs = asked.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let asked = Asked { seed: asked.seed, runs: asked.runs, game, jobs };
    let (began, progress) = (Instant::now(), Progress::of("runs", asked.runs));
    let outcome = torture(&asked, &|done| progress.at(done));
    drop(progress);
    let outcome = outcome.map_err(|error| {
        Failure::new(
            format!("no temporary files can be made: {error}"),
            "make room, or set TMPDIR to another folder",
        )
    })?;
    print(&said(&outcome, began.elapsed()))?;
    Ok(if outcome.broken.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn said(outcome: &Outcome, took: Duration) -> String {
    let mut text = String::new();
    for (what, count) in &outcome.counts {
        let _ = writeln!(text, "{count:>9}  {what}");
    }
    let seconds = took.as_secs_f64();
    let _ = match &outcome.broken {
        None => writeln!(text, "{} runs in {seconds:.1} s: every promise was kept", outcome.runs),
        Some(broken) => writeln!(
            text,
            "a promise was broken: {broken}\nthe same again: liege torture --seed {} --runs 1 --game {}",
            broken.seed, broken.game
        ),
    };
    text
}
