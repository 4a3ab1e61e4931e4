//! The slash commands about the clocks of a table: claiming, and leave.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{seat_name, table_number};
use crate::chat::{ClockCommand, Command, Vacation};

/// All of them.
pub(super) fn all() -> [Slash; 2] {
    [overdue(), vacation()]
}

#[poise::command(slash_command)]
async fn overdue(
    ctx: Context<'_>,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Clock(ClockCommand::Claim { table: table.map(i64::from), seat }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn vacation(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 120]
    days: Option<u16>,
    until: Option<String>,
    back: Option<bool>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let what = match (days, until, back) {
        (.., Some(true)) => Vacation::Back,
        (_, Some(day), _) => Vacation::Until { day },
        (Some(days), ..) => Vacation::Away { days },
        (None, None, _) => Vacation::Show,
    };
    obey(ctx, Command::Clock(ClockCommand::Vacation { table: table.map(i64::from), what }), Vec::new());
    Ok(())
}
