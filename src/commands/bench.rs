//! `liege bench`: what things cost on this machine.

use super::Failure;
use super::progress::Progress;
use super::run::print;
use super::setup::game;
use crate::bench::{Asked, Figure, Subject};
use crate::config::Effective;
use crate::game::Game;
use crate::store::Location;
use std::process::ExitCode;
use std::time::Duration;

/// What is asked of `liege bench`.
#[derive(Debug, clap::Args)]
pub(super) struct Bench {
    /// What is measured [default: all but growth and store]
    subjects: Vec<Subject>,
    /// One JSON object a line, with `name`, `value` and `unit`
    #[arg(long)]
    json: bool,
    /// How many tables the files of `growth` have; a thousand take some ten megabytes
    #[arg(long, value_delimiter = ',', value_name = "NUMBER", default_values_t = [1_000, 10_000])]
    tables: Vec<usize>,
    /// How long each measurement goes on, in seconds, about
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    time: f64,
    /// The game's id, where games are measured one by one [default: all of them]
    #[arg(long)]
    game: Option<String>,
}

/// Measures, and tells each figure as soon as it is known.
pub(super) async fn bench(effective: &Effective, asked: &Bench) -> Result<ExitCode, Failure> {
    let game = asked.game.as_deref().map(game).transpose()?.map(Game::id);
    let usual = || Subject::ALL.into_iter().filter(|subject| subject.is_usual()).collect();
    let time = Duration::try_from_secs_f64(asked.time)
        .map_err(|_| Failure::usage("the time is no time", "give seconds, like `--time 0.5`"))?;
    let subjects = if asked.subjects.is_empty() { usual() } else { asked.subjects.clone() };
    let server = match effective.location() {
        Location::Server(address) => Some(address),
        Location::File(_) => None,
    };
    let wanted = Asked { subjects, tables: asked.tables.clone(), time, game, server };
    let json = asked.json;
    let mut told = Ok(());
    let measuring = || Some(Progress::waiting("measuring"));
    let mut progress = measuring();
    let mut tell = |figure: Figure| {
        // The line of progress is gone before anything is printed.
        drop(progress.take());
        if told.is_ok() {
            told = print(&said(&figure, json));
        }
        progress = measuring();
    };
    let outcome = crate::bench::bench(&wanted, &mut tell).await;
    drop(progress);
    told?;
    outcome.map_err(|trouble| Failure::new(format!("it could not be measured: {trouble}"), ""))?;
    Ok(ExitCode::SUCCESS)
}

fn said(figure: &Figure, json: bool) -> String {
    let Figure { name, value, unit } = figure;
    match json {
        true => format!("{}\n", serde_json::json!(figure)),
        false if value.fract() == 0.0 => format!("{name:<56} {value:>14} {unit}\n"),
        false => format!("{name:<56} {value:>14.3} {unit}\n"),
    }
}
