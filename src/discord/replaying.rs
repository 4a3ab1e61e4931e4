//! The slash commands by which a game is shown again.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{layout_name, seat_name, table_number};
use crate::chat::{Command, ReplayCommand, Showing, Stretch};

/// All of them.
pub(super) fn all() -> [Slash; 2] {
    [replay(), sheet()]
}

#[poise::command(slash_command)]
async fn replay(
    ctx: Context<'_>,
    #[min = 1] from: Option<u32>,
    #[min = 1] to: Option<u32>,
    #[min = 1] last: Option<u32>,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "layout_name"] layout: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let stretch = match last {
        Some(last) => Stretch::Last(last as usize),
        None => between(from, to),
    };
    let words = seat.into_iter().chain(layout).collect();
    let table = table.map(i64::from);
    let command = ReplayCommand { table, stretch, showing: Showing::Film, words };
    obey(ctx, Command::Replay(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn sheet(
    ctx: Context<'_>,
    #[min = 1] from: Option<u32>,
    #[min = 1] to: Option<u32>,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let words = seat.into_iter().collect();
    let table = table.map(i64::from);
    let command = ReplayCommand { table, stretch: between(from, to), showing: Showing::Sheet, words };
    obey(ctx, Command::Replay(command), Vec::new());
    Ok(())
}

fn between(from: Option<u32>, to: Option<u32>) -> Stretch {
    match (from, to) {
        (None, None) => Stretch::All,
        (from, to) => Stretch::Between(from.unwrap_or(1) as usize, to.map(|to| to as usize)),
    }
}
