//! Makes the slash commands known to Discord.

use super::commands;
use super::rest::{Ask, Rest};
use serde_json::Value;
use serenity::all::{ApplicationId, GuildId, LightMethod};
use serenity::http::Route;
use std::time::Duration;

/// The first pause before another attempt, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_secs(5), Duration::from_hours(1));

/// Registers the commands, on all servers or on one alone, however long it takes. A failure is only
/// reported and tried again: nothing else ever follows from it.
pub(super) async fn register(rest: &Rest, application: ApplicationId, guild: Option<u64>) {
    let commands = poise::builtins::create_application_commands(&commands::all());
    let commands: Value = match serde_json::to_value(&commands) {
        Ok(commands) => commands,
        Err(error) => {
            tracing::error!(%error, "the slash commands could not be written down");
            return;
        }
    };
    let route = match guild.filter(|guild| *guild != 0) {
        Some(guild) => Route::GuildCommands { application_id: application, guild_id: GuildId::new(guild) },
        None => Route::Commands { application_id: application },
    };
    let ask = Ask::new(LightMethod::Put, route).body(commands);
    let mut pause = PAUSES.0;
    loop {
        match rest.ask(&ask).await {
            Ok(registered) => {
                let count = registered.as_array().map_or(0, Vec::len);
                tracing::info!(count, "the slash commands are registered");
                return;
            }
            Err(fault) => {
                let wait = fault.after.unwrap_or_default().max(pause);
                tracing::error!(%fault, seconds = wait.as_secs(), "the slash commands could not be registered; trying again");
                tokio::time::sleep(wait).await;
                pause = (pause * 3).min(PAUSES.1);
            }
        }
    }
}
