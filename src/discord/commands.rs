//! The slash commands: what Discord asks people for, and the [`Command`] it makes.
//!
//! Names and descriptions in all languages come from `src/words/discord.*.ftl` (see
//! [`super::labels`]); here stand only the English names, which are also the ids.

// Poise takes async functions only; these hand their work to a task of its own.
#![allow(clippy::unused_async)]

use super::completion::{
    action, game_id, help_topic, layout_name, piece_or_cell, seat_name, table_number, time_control,
};
use super::ears::Ears;
use super::interactions::{Ticket, person, place};
use super::labels;
use super::uploads::Upload;
use crate::chat::{Command, Incoming, Person, Place, Said};
use crate::game;
use crate::game::words;
use crate::words::{Language, Message};
use poise::serenity_prelude::{Attachment, User};
use poise::{FrameworkError, FrameworkOptions};
use std::convert::Infallible;
use std::fmt::Write as _;
use std::sync::Arc;

/// What a slash command is given.
pub(super) type Context<'a> = poise::ApplicationContext<'a, Arc<Ears>, Infallible>;
pub(super) type Done = Result<(), Infallible>;
pub(super) type Slash = poise::Command<Arc<Ears>, Infallible>;

/// All slash commands, with their names and descriptions in all languages.
pub(super) fn all() -> Vec<Slash> {
    let mut commands = vec![
        new(),
        join(),
        leave(),
        start(),
        play(),
        board(),
        moves(),
        acts(),
        log(),
        tables(),
        help(),
        resign(),
        language(),
        letters(),
        about(),
        games(),
    ];
    commands.extend(super::records::all());
    commands.extend(super::challenging::all());
    commands.extend(super::standing::all());
    commands.extend(super::dealings::all());
    commands.extend(super::hosting::all());
    commands.extend(super::replaying::all());
    commands.extend(super::clocks::all());
    commands.extend(super::reminders::all());
    commands.extend(super::plans::all());
    commands.extend(super::serving::all());
    commands.extend(super::seeking::all());
    for command in &mut commands {
        labels::translate(command);
    }
    commands
}

/// Poise's side of the transport: it takes slash commands apart and answers completions.
pub(super) fn options() -> FrameworkOptions<Arc<Ears>, Infallible> {
    FrameworkOptions {
        commands: all(),
        on_error: |error| Box::pin(refuse(error)),
        initialize_owners: false,
        prefix_options: poise::PrefixFrameworkOptions {
            // Typed commands are the chat's.
            mention_as_prefix: false,
            ..Default::default()
        },
        ..Default::default()
    }
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "each option of the command is one")]
async fn new(
    ctx: Context<'_>,
    #[autocomplete = "game_id"] game: String,
    seat1: Option<User>,
    seat2: Option<User>,
    seat3: Option<User>,
    seat4: Option<User>,
    #[choices("public", "private", "secret", "none")] press: Option<&'static str>,
    #[choices("open", "hidden")] names: Option<&'static str>,
    #[autocomplete = "time_control"] time: Option<String>,
    settings: Option<String>,
) -> Done {
    let members = [seat1, seat2, seat3, seat4];
    let mut settings = with_seats(&game, settings.as_deref().unwrap_or_default(), &members);
    for (name, chosen) in [("press", press), ("names", names)] {
        if let Some(chosen) = chosen {
            add_setting(&mut settings, name, chosen);
        }
    }
    if let Some(time) = time {
        let time = time.replace('"', "");
        add_setting(&mut settings, "time", &format!("\"{time}\""));
    }
    let known =
        members.iter().flatten().filter(|user| !user.bot).map(|user| person(user, None, None)).collect();
    obey(ctx, Command::New { game, settings }, known);
    Ok(())
}

#[poise::command(slash_command)]
async fn join(
    ctx: Context<'_>,
    seat: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Join { table: table.map(i64::from), seat }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn leave(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Leave { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn start(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Start { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command, rename = "move")]
async fn play(
    ctx: Context<'_>,
    #[autocomplete = "action"] notation: String,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    obey(ctx, Command::Move { table: table.map(i64::from), text: notation }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn board(
    ctx: Context<'_>,
    #[autocomplete = "seat_name"] seat: Option<String>,
    #[autocomplete = "layout_name"] layout: Option<String>,
    at: Option<u32>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let at = at.and_then(|at| usize::try_from(at).ok());
    obey(ctx, Command::Board { table: table.map(i64::from), seat, layout, at }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn moves(
    ctx: Context<'_>,
    #[autocomplete = "piece_or_cell"] piece: Option<String>,
    #[autocomplete = "table_number"] table: Option<u32>,
) -> Done {
    let piece = piece.unwrap_or_default();
    obey(ctx, Command::Moves { table: table.map(i64::from), piece }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn acts(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Acts { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Log { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn tables(ctx: Context<'_>) -> Done {
    obey(ctx, Command::Tables, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn help(ctx: Context<'_>, #[autocomplete = "help_topic"] topic: Option<String>) -> Done {
    obey(ctx, Command::Help { topic }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn resign(ctx: Context<'_>, #[autocomplete = "table_number"] table: Option<u32>) -> Done {
    obey(ctx, Command::Resign { table: table.map(i64::from) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn language(
    ctx: Context<'_>,
    #[choices("English", "русский", "українська")] language: Option<&'static str>,
) -> Done {
    let chosen = Language::ALL.into_iter().find(|known| Some(known.name()) == language);
    obey(ctx, Command::Language { language: chosen.map(|l| l.code().to_owned()) }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn letters(ctx: Context<'_>, on: bool) -> Done {
    obey(ctx, Command::Letters { on }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn games(ctx: Context<'_>, #[autocomplete = "game_id"] what: Option<String>) -> Done {
    obey(ctx, Command::Games { what: what.unwrap_or_default() }, Vec::new());
    Ok(())
}

#[poise::command(slash_command)]
async fn about(ctx: Context<'_>) -> Done {
    obey(ctx, Command::About, Vec::new());
    Ok(())
}

/// Hands a command to the chat, and the answers back, without keeping the gateway's task waiting.
pub(super) fn obey(ctx: Context<'_>, command: Command, known: Vec<Person>) {
    let (ticket, incoming) = asked(ctx, command, known);
    ctx.framework.user_data.obey(ticket, incoming, Vec::new());
}

/// The same with a file that came with it.
pub(super) fn obey_with(ctx: Context<'_>, command: Command, file: &Attachment) {
    let (ticket, incoming) = asked(ctx, command, Vec::new());
    ctx.framework.user_data.obey(ticket, incoming, vec![Upload::of(file)]);
}

fn asked(ctx: Context<'_>, command: Command, known: Vec<Person>) -> (Ticket, Incoming) {
    let interaction = ctx.interaction;
    let incoming = Incoming {
        id: Some(interaction.id.to_string()),
        who: person_asking(ctx),
        place: place_asking(ctx),
        said: Said::Command(command),
        known,
        files: Vec::new(),
    };
    (Ticket::new(interaction.id, &interaction.token, interaction.channel_id), incoming)
}

/// Who gives the command.
pub(super) fn person_asking(ctx: Context<'_>) -> Person {
    let interaction = ctx.interaction;
    person(&interaction.user, interaction.member.as_deref(), Some(&interaction.locale))
}

/// Where the command is given.
pub(super) fn place_asking(ctx: Context<'_>) -> Place {
    let interaction = ctx.interaction;
    let guild_locale = interaction.guild_locale.as_deref();
    place(interaction.guild_id, interaction.channel_id, interaction.channel.as_ref(), guild_locale)
}

/// A command that poise could not take apart: registered by another version of the program, as a rule.
async fn refuse(error: FrameworkError<'_, Arc<Ears>, Infallible>) {
    let (ears, interaction) = match &error {
        FrameworkError::ArgumentParse { ctx: poise::Context::Application(ctx), error, .. } => {
            tracing::warn!(command = ctx.command().name.as_ref(), %error, "a slash command could not be read");
            (ctx.framework.user_data, ctx.interaction)
        }
        FrameworkError::CommandStructureMismatch { ctx, description, .. } => {
            tracing::warn!(
                command = ctx.command().name.as_ref(),
                description,
                "a slash command has another form"
            );
            (ctx.framework.user_data, ctx.interaction)
        }
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            tracing::warn!(command = interaction.data.name, "there is no such slash command");
            (framework.user_data, *interaction)
        }
        other => {
            tracing::error!(error = %other, "a slash command failed");
            return;
        }
    };
    let language = Language::of_locale(&interaction.locale).unwrap_or_default();
    let text = words().say(language, &Message::new("slash-outdated"));
    ears.refuse(&Ticket::new(interaction.id, &interaction.token, interaction.channel_id), &text).await;
}

/// The members chosen for seats, as the chat reads them in a list of settings. Seats are numbered in
/// the game's order; of a game that is not known the chat will say so.
fn with_seats(game: &str, settings: &str, members: &[Option<User>]) -> String {
    let seats = game::by_id(game).map_or(&[][..], |game| game.seats());
    let mut settings = settings.trim().to_owned();
    for (index, member) in members.iter().enumerate() {
        let Some(member) = member else { continue };
        let seat = seats.get(index).map_or_else(|| format!("seat{}", index + 1), |seat| seat.id.to_owned());
        add_setting(&mut settings, &seat, &format!("<@{}>", member.id));
    }
    settings
}

pub(super) fn add_setting(settings: &mut String, name: &str, value: &str) {
    let space = if settings.is_empty() { "" } else { " " };
    // Writing to a string cannot fail.
    let _ = write!(settings, "{space}{name}={value}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::Name;
    use serde_json::Value;

    fn registered() -> Vec<Value> {
        let commands = poise::builtins::create_application_commands(&all());
        commands.iter().map(|command| serde_json::to_value(command).unwrap()).collect()
    }

    /// Discord's rule for names: `^[-_'\p{L}\p{N}]{1,32}$`, lower case where the script has cases.
    fn is_name(name: &str) -> bool {
        let length = name.chars().count();
        (1..=32).contains(&length)
            && name.chars().all(|c| matches!(c, '-' | '_' | '\'') || c.is_alphanumeric())
            && name == name.to_lowercase()
    }

    fn texts<'a>(of: &'a Value, field: &str) -> Vec<&'a str> {
        let local = of[format!("{field}_localizations")].as_object();
        let local = local.into_iter().flatten().filter_map(|(_, text)| text.as_str());
        of[field].as_str().into_iter().chain(local).collect()
    }

    fn each<'a>(commands: &'a [Value]) -> impl Iterator<Item = &'a Value> {
        let options = |command: &'a Value| command["options"].as_array().into_iter().flatten();
        commands.iter().chain(commands.iter().flat_map(options))
    }

    #[test]
    fn every_limit_of_discord_is_kept() {
        let commands = registered();
        assert_eq!(commands.len(), Name::ALL.len());
        assert!(commands.len() <= 100);
        for part in each(&commands) {
            for name in texts(part, "name") {
                assert!(is_name(name), "{name}");
            }
            for about in texts(part, "description") {
                assert!((1..=100).contains(&about.chars().count()), "{about}");
            }
        }
        for command in &commands {
            let options = command["options"].as_array().unwrap();
            assert!(options.len() <= 25);
            let required: Vec<bool> = options.iter().map(|o| o["required"] == true).collect();
            assert!(required.is_sorted_by_key(|required| !required), "{command}");
            // Names, descriptions, choices, each in its longest language, together at most 8,000.
            let longest =
                |of: &Value, field| texts(of, field).iter().map(|t| t.chars().count()).max().unwrap_or(0);
            let mut size = longest(command, "name") + longest(command, "description");
            for option in options {
                size += longest(option, "name") + longest(option, "description");
                let choices = option["choices"].as_array().into_iter().flatten();
                let count = choices.clone().count();
                assert!(count <= 25 && (count == 0 || option["autocomplete"] != true));
                for label in choices.clone().flat_map(|choice| texts(choice, "name")) {
                    assert!((1..=100).contains(&label.chars().count()), "{label}");
                }
                size += choices.map(|choice| longest(choice, "name")).sum::<usize>();
            }
            assert!(size <= 8000);
        }
    }

    #[test]
    fn everything_is_said_in_every_language_and_no_name_is_taken_twice() {
        let commands = registered();
        for part in each(&commands) {
            for locale in ["ru", "uk"] {
                for field in ["name_localizations", "description_localizations"] {
                    assert!(part[field][locale].is_string(), "{} lacks {field} {locale}", part["name"]);
                }
                // Languages are called by their own names everywhere.
                let choices = part["choices"].as_array().into_iter().flatten();
                for choice in choices.filter(|_| part["name"] != "language") {
                    assert!(choice["name_localizations"][locale].is_string(), "{choice} lacks {locale}");
                }
            }
        }
        let unique = |of: &[Value]| {
            for locale in ["", "ru", "uk"] {
                let name = |part: &Value| match locale {
                    "" => part["name"].clone(),
                    _ => part["name_localizations"][locale].clone(),
                };
                let mut names: Vec<String> = of.iter().map(|part| name(part).to_string()).collect();
                names.sort();
                let all = names.len();
                names.dedup();
                assert_eq!(names.len(), all, "{names:?}");
            }
        };
        unique(&commands);
        for command in &commands {
            unique(command["options"].as_array().unwrap());
        }
        for part in each(&commands).filter(|part| part["name"] != "language") {
            unique(part["choices"].as_array().map_or(&[][..], Vec::as_slice));
        }
    }

    #[test]
    fn every_command_of_the_chat_has_its_slash_command() {
        let commands = registered();
        let mut names: Vec<&str> = commands.iter().filter_map(|command| command["name"].as_str()).collect();
        let mut known: Vec<&str> =
            crate::chat::Name::ALL.iter().copied().map(crate::chat::Name::id).collect();
        names.sort_unstable();
        known.sort_unstable();
        assert_eq!(names, known);
    }

    #[test]
    fn members_chosen_for_seats_become_settings() {
        let ada: User = serde_json::from_value(serde_json::json!({
            "id": "7", "username": "ada", "discriminator": "0", "avatar": null
        }))
        .unwrap();
        let members = [None, Some(ada.clone()), None, Some(ada)];
        assert_eq!(with_seats("no-such-game", " truce=off ", &members), "truce=off seat2=<@7> seat4=<@7>");
        assert_eq!(with_seats("no-such-game", "", &[None, None]), "");
        for game in game::all() {
            let first = game.seats()[0].id;
            let with = with_seats(game.id(), "", &members[1..]);
            assert!(with.starts_with(&format!("{first}=<@7>")), "{with}");
        }
    }
}
