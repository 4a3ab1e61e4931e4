//! The slash commands by which the people at a table deal with one another: offers and answers, private
//! notes, and what they ask of one another beside the game.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{deal_number, open_act, seat_name, table_number};
use super::interactions::person;
use crate::chat::{Command, HostCommand};
use crate::table::Answer;
use poise::serenity_prelude::User;

/// All of them.
pub(super) fn all() -> [Slash; 11] {
    [
        act(),
        treaties(),
        answer(),
        whisper(),
        report(),
        takeback(),
        pause(),
        resume(),
        hand(),
        vacate(),
        abort(),
    ]
}

#[poise::command(slash_command)]
async fn act(
    ctx: Context<'_>,
    #[autocomplete = "open_act"] notation: String,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Move { table: table.map(i64::from), text: notation }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn treaties(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Treaties { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn answer(
    ctx: Context<'_>,
    // The labels are in the Fluent files; these words are their keys, and what is chosen comes back as one
    // of them.
    #[choices("yes", "no", "withdraw")] answer: &'static str,
    #[autocomplete = "deal_number"] number: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let answer = match answer {
        "yes" => Answer::Accept,
        "no" => Answer::Refuse,
        _ => Answer::Withdraw,
    };
    let number = number.and_then(|number| usize::try_from(number).ok());
    obey(ctx, Command::Answer { table: table.map(i64::from), number, answer }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn whisper(
    ctx: Context<'_>,
    #[autocomplete = "seat_name"] seat: String,
    #[max_length = 1000] note: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let text = note.unwrap_or_default();
    obey(ctx, Command::Whisper { table: table.map(i64::from), to: seat, text }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn report(ctx: Context<'_>, number: u32) -> Done {
    obey(ctx, Command::Report { note: i64::from(number) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn takeback(
    ctx: Context<'_>,
    to: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let to = to.and_then(|to| usize::try_from(to).ok());
    obey(ctx, Command::Takeback { table: table.map(i64::from), to }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn pause(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 60]
    days: Option<u16>,
    now: Option<bool>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let table = table.map(i64::from);
    let command = match now {
        Some(true) => Command::Host(HostCommand::Pause { table, days }),
        _ => Command::Pause { table, days },
    };
    obey(ctx, command, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn resume(
    ctx: Context<'_>,
    now: Option<bool>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let table = table.map(i64::from);
    let command = match now {
        Some(true) => Command::Host(HostCommand::Resume { table }),
        _ => Command::Resume { table },
    };
    obey(ctx, command, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn hand(
    ctx: Context<'_>,
    member: User,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    // A bot is nobody whom the chat knows: it says so.
    let known = if member.bot { Vec::new() } else { vec![person(&member, None, None)] };
    let to = format!("<@{}>", member.id);
    obey(ctx, Command::Hand { table: table.map(i64::from), seat, to }, known);
    Ok(())
}

#[poise::command(slash_command)]
async fn vacate(
    ctx: Context<'_>,
    #[autocomplete = "seat_name"] seat: String,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Vacate { table: table.map(i64::from), seat }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn abort(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Abort { table: table.map(i64::from) }, Vec::new());
    Ok(())
}
