//! The slash commands about standing: ratings, leaderboards, who met whom; the next game, and playing one again.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{game_id, table_number};
use super::interactions::person;
use crate::chat::{Command, Person, StandingCommand};
use poise::serenity_prelude::User;

/// All of them.
pub(super) fn all() -> [Slash; 6] {
    [rating(), leaderboard(), versus(), rematch(), next(), unlisted()]
}

fn ask(ctx: Context<'_>, command: StandingCommand, known: Vec<Person>) {
    obey(ctx, Command::Standing(command), known);
}

/// A member as the chat finds them again; of a bot nothing is known.
fn named(member: &User) -> (String, Vec<Person>) {
    let known = if member.bot { Vec::new() } else { vec![person(member, None, None)] };
    (format!("<@{}>", member.id), known)
}

#[poise::command(slash_command)]
async fn rating(ctx: Context<'_>, member: Option<User>) -> Done {
    let (who, known) =
        member.as_ref().map(named).map_or((None, Vec::new()), |(who, known)| (Some(who), known));
    ask(ctx, StandingCommand::Rating { who }, known);
    Ok(())
}

#[poise::command(slash_command)]
async fn leaderboard(ctx: Context<'_>, #[autocomplete = "game_id"] game: Option<String>) -> Done {
    ask(ctx, StandingCommand::Leaderboard { game }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn versus(ctx: Context<'_>, member: User) -> Done {
    let (who, known) = named(&member);
    ask(ctx, StandingCommand::Versus { who }, known);
    Ok(())
}

#[poise::command(slash_command)]
async fn rematch(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    ask(ctx, StandingCommand::Rematch { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn next(ctx: Context<'_>) -> Done {
    ask(ctx, StandingCommand::Next, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn unlisted(ctx: Context<'_>, on: bool) -> Done {
    ask(ctx, StandingCommand::Unlisted { on }, Vec::new());
    Ok(())
}
