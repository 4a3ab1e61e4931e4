//! The slash commands about seeking players.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, add_setting, obey};
use super::completion::{game_id, table_number, time_control};
use crate::chat::{Command, SeekCommand};

/// All of them.
pub(super) fn all() -> [Slash; 3] {
    [seek(), seeks(), unseek()]
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "each option of the command is one")]
async fn seek(
    ctx: Context<'_>,
    #[autocomplete = "game_id"] game: String,
    #[autocomplete = "time_control"] time: Option<String>,
    level: Option<String>,
    reliable: Option<String>,
    // The labels are in the Fluent files; what is chosen comes back as one of these words.
    #[choices("yes", "no")] rated: Option<&'static str>,
    #[choices("public", "private", "secret", "none")] press: Option<&'static str>,
    #[choices("open", "hidden")] names: Option<&'static str>,
    #[min = 1]
    #[max = 30]
    days: Option<u16>,
    settings: Option<String>,
) -> Done {
    let mut text = settings.unwrap_or_default().trim().to_owned();
    // What stands before the settings that were typed can't be taken for a part of a position among them.
    let mut first = String::new();
    let days = days.map(|days| format!("{days}d"));
    let chosen = [
        ("time", time.as_deref()),
        ("level", level.as_deref()),
        ("reliable", reliable.as_deref()),
        ("rated", rated),
        ("press", press),
        ("names", names),
        ("for", days.as_deref()),
    ];
    for (name, value) in chosen {
        if let Some(value) = value {
            add_setting(&mut first, name, &format!("\"{}\"", value.replace('"', "")));
        }
    }
    if !first.is_empty() {
        text = format!("{first} {text}");
    }
    let command = SeekCommand::Seek { game, settings: text.trim().to_owned() };
    obey(ctx, Command::Seek(command), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn seeks(
    ctx: Context<'_>,
    #[autocomplete = "game_id"] game: Option<String>,
    #[autocomplete = "time_control"] time: Option<String>,
    level: Option<String>,
    reliable: Option<String>,
    #[choices("yes", "no")] rated: Option<&'static str>,
    settings: Option<String>,
) -> Done {
    let mut filter = game.unwrap_or_default();
    let chosen = [
        ("time", time.as_deref()),
        ("level", level.as_deref()),
        ("reliable", reliable.as_deref()),
        ("rated", rated),
    ];
    for (name, value) in chosen {
        if let Some(value) = value {
            add_setting(&mut filter, name, &format!("\"{}\"", value.replace('"', "")));
        }
    }
    if let Some(settings) = settings {
        filter = format!("{filter} {}", settings.trim());
    }
    obey(ctx, Command::Seek(SeekCommand::Seeks { filter }), Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn unseek(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Seek(SeekCommand::Unseek { table: table.map(i64::from) }), Vec::new());
    Ok(())
}
