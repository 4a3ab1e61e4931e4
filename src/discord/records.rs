//! The slash commands for records of games and positions.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey, obey_with};
use super::completion::table_number;
use crate::chat::{Command, RecordCommand};
use crate::game::Foreign;
use crate::table::Manner;
use poise::serenity_prelude::Attachment;

/// All of them.
pub(super) fn all() -> [Slash; 3] {
    [export(), import(), position()]
}

#[poise::command(slash_command)]
async fn export(
    ctx: Context<'_>,
    #[autocomplete = "table_number"] table: Option<u32>,
    #[choices("liege", "pgn", "pdn")] notation: Option<&'static str>,
) -> Done {
    let notation = notation.and_then(Foreign::called);
    let command = RecordCommand::Export { table: table.map(i64::from), notation };
    obey(ctx, Command::Record(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn import(
    ctx: Context<'_>,
    file: Attachment,
    #[choices("resume", "archive")] manner: Option<&'static str>,
    seats: Option<String>,
    again: Option<bool>,
) -> Done {
    let manner = manner.map(|manner| match manner {
        "resume" => Manner::Resumed,
        _ => Manner::Archived,
    });
    let (again, seats) = (again.unwrap_or_default(), seats.unwrap_or_default());
    obey_with(ctx, Command::Record(RecordCommand::Import { manner, again, seats }), &file);
    Ok(())
}

#[poise::command(slash_command)]
async fn position(
    ctx: Context<'_>,
    at: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let at = at.and_then(|at| usize::try_from(at).ok());
    let command = RecordCommand::Position { table: table.map(i64::from), at };
    obey(ctx, Command::Record(command), Vec::new());
    Ok(())
}
