//! The slash commands by which members settle how they are reminded.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::{table_number, zone_name};
use crate::chat::{Command, RemindCommand};

/// All of them.
pub(super) fn all() -> [Slash; 6] {
    [settings(), remind(), snooze(), digest(), quiet(), zone()]
}

fn say(ctx: Context<'_>, command: RemindCommand) {
    obey(ctx, Command::Remind(command), Vec::new());
}

#[poise::command(slash_command)]
async fn settings(ctx: Context<'_>) -> Done {
    say(ctx, RemindCommand::Settings);
    Ok(())
}

#[poise::command(slash_command)]
async fn remind(
    ctx: Context<'_>,
    #[max_length = 100] when: Option<String>,
    #[rename = "where"]
    #[choices("here", "private")]
    place: Option<&'static str>,
) -> Done {
    let text = [when.as_deref(), place].into_iter().flatten().collect::<Vec<_>>().join(" ");
    say(ctx, RemindCommand::Remind { text });
    Ok(())
}

#[poise::command(slash_command)]
async fn snooze(
    ctx: Context<'_>,
    #[rename = "for"]
    #[max_length = 100]
    length: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let text = length.unwrap_or_default();
    say(ctx, RemindCommand::Snooze { table: table.map(i64::from), text });
    Ok(())
}

#[poise::command(slash_command)]
async fn digest(ctx: Context<'_>, #[max_length = 100] hour: Option<String>) -> Done {
    say(ctx, RemindCommand::Digest { text: hour.unwrap_or_default() });
    Ok(())
}

#[poise::command(slash_command)]
async fn quiet(ctx: Context<'_>, #[max_length = 100] hours: Option<String>, weekends: Option<bool>) -> Done {
    // `off` is said of everything; weekends alone are switched by themselves.
    let text = match (hours.unwrap_or_default(), weekends) {
        (hours, Some(true)) => format!("{hours} weekends"),
        (hours, Some(false)) if hours.trim().is_empty() => "weekends off".to_owned(),
        (hours, None | Some(false)) => hours,
    };
    say(ctx, RemindCommand::Quiet { text });
    Ok(())
}

#[poise::command(slash_command)]
async fn zone(ctx: Context<'_>, #[autocomplete = "zone_name"] place: Option<String>) -> Done {
    say(ctx, RemindCommand::Zone { text: place.unwrap_or_default() });
    Ok(())
}
