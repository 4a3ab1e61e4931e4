//! The slash commands about a server, which those who manage it settle, and about what is stored of people.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::commands::{Context, Done, Slash, obey};
use super::completion::zone_name;
use crate::chat::{Command, Privacy};
use poise::serenity_prelude::{PartialChannel, Role};

/// All of them.
pub(super) fn all() -> [Slash; 2] {
    [setup(), privacy()]
}

#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "each option of the command is one")]
async fn setup(
    ctx: Context<'_>,
    // The labels are in the Fluent files; what is chosen comes back as one of these words.
    #[choices("everywhere", "here")] tables: Option<&'static str>,
    channel: Option<PartialChannel>,
    #[choices("everybody", "managers")] openers: Option<&'static str>,
    role: Option<Role>,
    #[choices("en", "ru", "uk", "usual")] language: Option<&'static str>,
    #[max_length = 300] defaults: Option<String>,
    #[choices("on", "off")] threads: Option<&'static str>,
    #[autocomplete = "zone_name"]
    #[max_length = 60]
    zone: Option<String>,
    #[min = 0] limit: Option<i64>,
) -> Done {
    let mut changes: Vec<String> = Vec::new();
    changes.extend(tables.map(str::to_owned));
    changes.extend(channel.map(|channel| format!("channel <#{}>", channel.id)));
    changes.extend(openers.map(|openers| format!("open {openers}")));
    changes.extend(role.map(|role| format!("open <@&{}>", role.id)));
    changes.extend(language.map(|language| format!("language {language}")));
    changes.extend(defaults.map(|defaults| format!("defaults {}", defaults.replace(';', ","))));
    changes.extend(threads.map(|threads| format!("threads {threads}")));
    changes.extend(zone.map(|zone| format!("zone {}", zone.replace(';', ","))));
    changes.extend(limit.map(|limit| format!("limits tables={limit}")));
    obey(ctx, Command::SetUp { changes: changes.join("; ") }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn privacy(
    ctx: Context<'_>,
    // The labels are in the Fluent files; what is chosen comes back as one of these words.
    #[choices("about", "data", "forget")] what: Option<&'static str>,
) -> Done {
    let what = what.and_then(Privacy::of_code).unwrap_or(Privacy::About);
    obey(ctx, Command::Privacy(what), Vec::new());
    Ok(())
}
