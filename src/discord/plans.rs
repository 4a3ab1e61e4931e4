//! The slash commands about what is a member's own: plans, previews, notes, what happened while they were away.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{moves_line, table_number};
use crate::chat::{Command, PlanCommand};

/// All of them.
pub(super) fn all() -> [Slash; 5] {
    [plan(), auto(), preview(), recap(), note()]
}

/// A number of Discord's as the chat has it.
fn count(number: Option<u32>) -> Option<usize> {
    number.and_then(|number| usize::try_from(number).ok())
}

#[poise::command(slash_command)]
async fn plan(
    ctx: Context<'_>,
    #[autocomplete = "moves_line"]
    #[max_length = 1000]
    line: Option<String>,
    off: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let table = table.map(i64::from);
    // What is typed into the field may be any of the command's forms, "off" too.
    let command = match (line, off) {
        (_, Some(0)) => PlanCommand::Off { table, line: None },
        (_, Some(line)) => PlanCommand::Off { table, line: count(Some(line)) },
        (Some(line), None) => PlanCommand::plan(table, &line),
        (None, None) => PlanCommand::Plan { table, text: None },
    };
    obey(ctx, Command::Plan(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn auto(
    ctx: Context<'_>,
    on: Option<bool>,
    everywhere: Option<bool>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let everywhere = everywhere.unwrap_or(false);
    obey(ctx, Command::Plan(PlanCommand::Auto { table: table.map(i64::from), everywhere, on }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn preview(
    ctx: Context<'_>,
    #[autocomplete = "moves_line"]
    #[max_length = 600]
    line: String,
    at: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let command = PlanCommand::Preview { table: table.map(i64::from), at: count(at), text: line };
    obey(ctx, Command::Plan(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn recap(
    ctx: Context<'_>,
    since: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let command = PlanCommand::Recap { table: table.map(i64::from), since: count(since) };
    obey(ctx, Command::Plan(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn note(
    ctx: Context<'_>,
    #[max_length = 2000] text: Option<String>,
    off: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let table = table.map(i64::from);
    let command = match off {
        Some(number) => PlanCommand::NoteOff { table, number: Some(i64::from(number)) },
        None => PlanCommand::Note { table, text },
    };
    obey(ctx, Command::Plan(command), Vec::new());
    Ok(())
}
