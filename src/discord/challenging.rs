//! The slash commands about challenges and blocks.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{game_id, table_number, time_control};
use super::interactions::person;
use crate::chat::{BlockCommand, ChallengeCommand, Command, Person};
use crate::table::Answer;
use poise::serenity_prelude::User;
use std::fmt::Write as _;

/// All of them.
pub(super) fn all() -> [Slash; 5] {
    [challenge(), challenges(), block(), unblock(), blocks()]
}

/// A member as the chat finds them again; of a bot nothing is known.
fn named(member: &User) -> (String, Vec<Person>) {
    let known = if member.bot { Vec::new() } else { vec![person(member, None, None)] };
    (format!("<@{}>", member.id), known)
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "each option of the command is one")]
async fn challenge(
    ctx: Context<'_>,
    #[autocomplete = "game_id"] game: String,
    opponent: Option<User>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    side: Option<String>,
    #[autocomplete = "time_control"] time: Option<String>,
    #[min = 1]
    #[max = 10]
    games: Option<u32>,
    settings: Option<String>,
) -> Done {
    let (mut text, mut known) = (String::new(), Vec::new());
    for opponent in [opponent, opponent2, opponent3].iter().flatten() {
        let (who, person) = named(opponent);
        let _ = write!(text, "{who} ");
        known.extend(person);
    }
    if text.is_empty() {
        text.push_str("anyone ");
    }
    text.push_str(&game.replace('=', " "));
    for (name, value) in [("as", side), ("time", time), ("games", games.map(|games| games.to_string()))] {
        if let Some(value) = value {
            let _ = write!(text, " {name}=\"{}\"", value.replace('"', ""));
        }
    }
    if let Some(settings) = settings {
        let _ = write!(text, " {settings}");
    }
    obey(ctx, Command::Challenge(ChallengeCommand::Make { text }), known);
    Ok(())
}

#[poise::command(slash_command)]
async fn challenges(
    ctx: Context<'_>,
    // The labels are in the Fluent files; what is chosen comes back as one of these words.
    #[choices("accept", "decline", "withdraw", "off", "on")] what: Option<&'static str>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let table = table.map(i64::from);
    let answer = |answer: Answer| ChallengeCommand::Answer { table, answer };
    let command = match what {
        Some("accept") => answer(Answer::Accept),
        Some("decline") => answer(Answer::Refuse),
        Some("withdraw") => answer(Answer::Withdraw),
        Some(door) => ChallengeCommand::Door { open: door == "on" },
        None => ChallengeCommand::List,
    };
    obey(ctx, Command::Challenge(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn block(ctx: Context<'_>, member: User) -> Done {
    let (who, known) = named(&member);
    obey(ctx, Command::Block(BlockCommand::Block { who }), known);
    Ok(())
}

#[poise::command(slash_command)]
async fn unblock(ctx: Context<'_>, member: User) -> Done {
    let (who, known) = named(&member);
    obey(ctx, Command::Block(BlockCommand::Unblock { who }), known);
    Ok(())
}

#[poise::command(slash_command)]
async fn blocks(ctx: Context<'_>) -> Done {
    obey(ctx, Command::Block(BlockCommand::List), Vec::new());
    Ok(())
}
