//! `liege-dev year`: a year of a server's contests.

use crate::{Failure, print};
use liege::commands::progress::Progress;
use liege_dev::year;
use liege_store::secret::Secret;
use std::time::Instant;

/// The arguments of `liege-dev year`.
#[derive(Debug, clap::Args)]
pub struct Asked {
    /// The seed of all chance; where a kill falls depends on the machine too
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// Play some weeks of a small server only
    #[arg(long)]
    small: bool,
}

/// Plays the year, and prints its figures. The data is kept in a temporary file, or on the server of `LIEGE_STORE_URL` in a
/// schema made for that.
pub fn run(asked: &Asked) -> Result<(), Failure> {
    let wanted =
        year::Asked { seed: asked.seed, small: asked.small, server: crate::server().map(Secret::new) };
    let (began, progress) = (Instant::now(), Progress::of("days", year::days(&wanted).unsigned_abs()));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| error.to_string())?;
    let lived = runtime.block_on(Box::pin(year::year(&wanted, &|day| progress.at(day.unsigned_abs()))));
    drop(progress);
    match lived {
        Ok(figures) => {
            let seconds = began.elapsed().as_secs_f64();
            print(&format!("{figures}\n{seconds:.1} s: every promise was kept\n"))
        }
        Err(what) => Err(format!(
            "a promise was broken: {what}\nagain: cargo run -p liege-dev -- year --seed {}{}",
            asked.seed,
            if asked.small { " --small" } else { "" }
        )),
    }
}
