//! The slash commands of hosts and of those who manage a server, and the answer to a muster.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{seat_name, table_number};
use crate::chat::{Command, HostCommand};

/// All of them.
pub(super) fn all() -> [Slash; 4] {
    [host(), extend(), void(), here()]
}

#[poise::command(slash_command)]
async fn host(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Host(HostCommand::Card { table: table.map(i64::from) }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn extend(
    ctx: Context<'_>,
    #[max_length = 60] more: String,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let what = seat.into_iter().chain([more]).collect::<Vec<_>>().join(" ");
    obey(ctx, Command::Host(HostCommand::Extend { table: table.map(i64::from), what }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn void(
    ctx: Context<'_>,
    #[max_length = 200] reason: String,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Host(HostCommand::Void { table: table.map(i64::from), reason }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn here(
    ctx: Context<'_>,
    #[autocomplete = "table_number"] table: Option<u32>,
    #[max_length = 32] seed: Option<String>,
) -> Done {
    obey(ctx, Command::Here { table: table.map(i64::from), seed }, Vec::new());
    Ok(())
}
