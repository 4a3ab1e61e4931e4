//! Moves on Discord, from typing to the post, through the real client: the real program with a stand-in for
//! Discord on loopback (`tests/discord/standin/`) beside it. `cargo bench --bench discord -- 1 100 --json`:
//! at one table and at a hundred.
//!
//! At each table the player to move types as soon as the board is there: first as fast as the machine can,
//! then as fast as Discord lets a bot go (by name, over TLS, within the limits of its routes and of all
//! requests together). Both sides share the machine; the processor time of each is printed, too.

#[path = "../../tests/discord/standin/mod.rs"]
mod standin;

mod cores;
mod evening;
mod program;

use evening::{Evening, Played};
use std::process::ExitCode;
use std::time::Duration;

/// One figure, in the form of `liege-dev bench`.
#[derive(serde::Serialize)]
struct Figure {
    name: String,
    value: f64,
    unit: &'static str,
}

/// The default numbers of tables at once.
const TABLES: [usize; 3] = [1, 10, 100];
/// The length of each measurement.
const TIME: Duration = Duration::from_secs(20);
/// Discord's limits: messages in one channel, and requests in all (without those of interactions).
const OF_A_CHANNEL: (u32, Duration) = (5, Duration::from_secs(5));
const OF_ALL: (u32, Duration) = (50, Duration::from_secs(1));

fn main() -> ExitCode {
    let mut asked: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let json = asked.iter().any(|word| word == "--json");
    asked.retain(|word| word != "--json");
    let tables: Result<Vec<usize>, _> = asked.iter().map(|word| word.parse()).collect();
    let Ok(mut tables) = tables else {
        eprintln!("say at how many tables, as in `cargo bench --bench discord -- 1 100 --json`");
        return ExitCode::FAILURE;
    };
    if tables.is_empty() {
        tables = TABLES.to_vec();
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .thread_name(cores::STANDIN)
        .enable_all()
        .build()
        .expect("threads");
    for tables in tables {
        for limits in [None, Some((OF_A_CHANNEL, OF_ALL))] {
            let played = runtime.block_on(Evening { tables, limits, time: TIME }.play());
            let within = if limits.is_some() { "within Discord's limits" } else { "without limits" };
            for figure in figures(&format!("discord/{tables} tables/{within}"), &played) {
                match json {
                    true => println!("{}", serde_json::json!(figure)),
                    false => println!("{:<64} {:>10.2} {}", figure.name, figure.value, figure.unit),
                }
            }
        }
    }
    ExitCode::SUCCESS
}

/// The figures of an evening.
fn figures(name: &str, played: &Played) -> Vec<Figure> {
    let seconds = played.took.as_secs_f64();
    let moves = played.waits.len();
    let mut waits = played.waits.clone();
    waits.sort_unstable();
    let percentile = |of: usize| {
        let wait = waits.get((waits.len().saturating_sub(1) * of).div_ceil(100)).copied().unwrap_or_default();
        wait.as_secs_f64() * 1_000.0
    };
    let figure = |what: &str, value: f64, unit| Figure { name: format!("{name}/{what}"), value, unit };
    let each = |count: usize| count as f64 / moves.max(1) as f64;
    vec![
        figure("committed and posted", moves as f64 / seconds, "actions/s"),
        figure("typed to posted, p50", percentile(50), "ms"),
        figure("typed to posted, p99", percentile(99), "ms"),
        figure("requests for an action", each(played.requests), "count"),
        figure("turned away for an action", each(played.turned_away), "count"),
        figure(
            "processor for an action",
            played.cores.program.as_secs_f64() * 1_000.0 / moves.max(1) as f64,
            "ms",
        ),
        figure("processor of Liege", played.cores.program.as_secs_f64() / seconds, "cores"),
        figure("processor of the stand-in", played.cores.standin.as_secs_f64() / seconds, "cores"),
    ]
}
