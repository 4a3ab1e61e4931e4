//! `liege-dev bench`: measurements on this machine.

use crate::{Failure, game, print};
use liege::commands::progress::Progress;
use liege_dev::bench::{self, Figure, Subject};
use liege_game::Game;
use liege_store::secret::Secret;
use std::time::Duration;

/// The arguments of `liege-dev bench`.
#[derive(Debug, clap::Args)]
pub struct Asked {
    /// The subjects [default: all but growth, store, web and contests]
    subjects: Vec<Subject>,
    /// Print one JSON object a line, with `name`, `value` and `unit`
    #[arg(long)]
    json: bool,
    /// The numbers of tables in the files of `growth`; a thousand take some ten megabytes
    #[arg(long, value_delimiter = ',', value_name = "NUMBER", default_values_t = [1_000, 10_000])]
    tables: Vec<usize>,
    /// The approximate length of each measurement, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    time: f64,
    /// The game's id, where games are measured one by one [default: all of them]
    #[arg(long)]
    game: Option<String>,
}

/// Measures, and prints each figure as soon as it is known. `store` also measures the server of
/// `LIEGE_STORE_URL`.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    let game = asked.game.as_deref().map(game).transpose()?.map(Game::id);
    let usual = || Subject::ALL.into_iter().filter(|subject| subject.is_usual()).collect();
    let time = Duration::try_from_secs_f64(asked.time)
        .map_err(|_| "the time is no time: give seconds, like `--time 0.5`".to_owned())?;
    let subjects = if asked.subjects.is_empty() { usual() } else { asked.subjects.clone() };
    let server = crate::server().map(Secret::new);
    let wanted = bench::Asked { subjects, tables: asked.tables.clone(), time, game, server };
    let mut told = Ok(());
    let measuring = || Some(Progress::waiting("measuring"));
    let mut progress = measuring();
    let mut tell = |figure: Figure| {
        // The progress line is removed before anything is printed.
        drop(progress.take());
        if told.is_ok() {
            told = print(&said(&figure, asked.json));
        }
        progress = measuring();
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let outcome = runtime.block_on(bench::bench(&wanted, &mut tell));
    drop(progress);
    told?;
    outcome.map_err(|trouble| format!("it could not be measured: {trouble}"))
}

fn said(figure: &Figure, json: bool) -> String {
    let Figure { name, value, unit } = figure;
    match json {
        true => format!("{}\n", serde_json::json!(figure)),
        false if value.fract() == 0.0 => format!("{name:<56} {value:>14} {unit}\n"),
        false => format!("{name:<56} {value:>14.3} {unit}\n"),
    }
}
