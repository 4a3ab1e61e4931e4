//! Registration of the slash commands with Discord.

use super::rest::{Ask, Fault, Rest, pauses};
use super::routes::Route;
use super::slash;
use backon::Retryable;
use reqwest::Method;
use serde_json::Value;
use serenity::all::{ApplicationId, GuildId};
use std::collections::HashMap;
use std::time::Duration;

/// The first and the longest pause before another attempt (apart from a random part).
const PAUSES: (Duration, Duration) = (Duration::from_secs(4), Duration::from_mins(45));

/// Registers the commands, on all servers or on one alone, however long it takes. A failure is only logged
/// and tried again, and has no other effect. Returns the ids of commands and groups by name.
pub(super) async fn register(
    rest: &Rest,
    application: ApplicationId,
    guild: Option<u64>,
) -> HashMap<String, u64> {
    let commands = match serde_json::to_value(slash::all()) {
        Ok(commands) => as_described(commands),
        Err(error) => {
            tracing::error!(%error, "the slash commands could not be written down");
            return HashMap::new();
        }
    };
    let route = match guild.filter(|guild| *guild != 0) {
        Some(guild) => Route::GuildCommands { application_id: application, guild_id: GuildId::new(guild) },
        None => Route::Commands { application_id: application },
    };
    let ask = Ask::new(Method::PUT, route).body(commands);
    let told = |fault: &Fault, wait: Duration| {
        tracing::error!(%fault, seconds = wait.as_secs(), "the slash commands could not be registered; trying again");
    };
    let pauses = pauses(PAUSES.0, PAUSES.1).with_factor(3.0);
    let registered = (|| rest.ask(&ask)).retry(pauses).adjust(Fault::heed).notify(told).await;
    let registered = registered.unwrap_or_default();
    let numbers: HashMap<String, u64> =
        registered.as_array().into_iter().flatten().filter_map(number).collect();
    tracing::info!(count = numbers.len(), "the slash commands are registered");
    numbers
}

/// The name and id of a registered command.
fn number(command: &Value) -> Option<(String, u64)> {
    Some((command["name"].as_str()?.to_owned(), command["id"].as_str()?.parse().ok()?))
}

/// Converts rights to numbers as in Discord's description; serenity writes them as texts.
fn as_described(mut commands: Value) -> Value {
    for command in commands.as_array_mut().into_iter().flatten() {
        let rights = command["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
        if let Some(rights) = rights {
            command["default_member_permissions"] = rights.into();
        }
    }
    commands
}
