//! The slash commands: their registration data, made from the declarations in [`liege_chat::command`], and
//! the [`Call`] made from an interaction.

use super::completion::completed;
use super::forms;
use super::gateway::Gateway;
use super::interactions::{Ticket, person, place};
use super::mentions::without_address;
use super::permissions::invitation;
use super::places::FIT;
use super::uploads::Upload;
use liege_chat::command::{Arg, GROUPS, Kind, On, Reach, about, argument, choice, group, on, slash};
use liege_chat::{
    Call, Command, Field, Given, Incoming, Parsed, Person, Place, Said, commands, form_for, parse,
};
use liege_game::words;
use liege_words::{Language, Message};
use serenity::all::{
    AuthorizingIntegrationOwner, CommandInteraction, CommandOptionType, CommandType, CreateCommand,
    CreateCommandOption, InstallationContext, InteractionContext, Permissions, ResolvedOption,
    ResolvedTarget, ResolvedValue, User, UserId,
};
use std::sync::Arc;

/// The languages with their own texts, by Discord's locales. Everybody else sees English.
fn local() -> impl Iterator<Item = Language> {
    Language::all().into_iter().filter(|language| *language != Language::default())
}

/// Everything that is registered: slash commands, and the entries of the menus beside messages and members.
pub(super) fn all() -> Vec<CreateCommand> {
    slashes().into_iter().chain(commands().filter_map(beside)).collect()
}

/// A command in the menu beside a message or member.
fn beside(command: &'static Command) -> Option<CreateCommand> {
    let kind = match command.on? {
        On::Message(_) => CommandType::Message,
        On::Member(_) => CommandType::User,
    };
    let made = CreateCommand::new(on(Language::default(), command.id)).kind(kind);
    let named = |made: CreateCommand, language: Language| {
        made.name_localized(language.code(), on(language, command.id))
    };
    Some(reaching(local().fold(made, named), Reach::WithBot))
}

/// The slash commands, with their names and descriptions in all languages.
fn slashes() -> Vec<CreateCommand> {
    let flat = commands().filter(|command| command.group.is_none()).map(alone);
    let grouped = GROUPS.iter().map(|of| {
        let mut made = CreateCommand::new(of.id).description(group(Language::default(), of.id).1);
        for language in local() {
            let (name, about) = group(language, of.id);
            made = made.name_localized(language.code(), name).description_localized(language.code(), about);
        }
        let inside = commands().filter(|command| command.group == Some(of.id));
        inside.fold(reaching(made, of.reach), |made, command| made.add_option(within(command)))
    });
    flat.chain(grouped).collect()
}

/// A command without a group.
fn alone(command: &Command) -> CreateCommand {
    let english = Language::default();
    let mut made = CreateCommand::new(slash(english, command).1).description(about(english, command.id));
    for language in local() {
        made = made
            .name_localized(language.code(), slash(language, command).1)
            .description_localized(language.code(), about(language, command.id));
    }
    if command.managers {
        made = made.default_member_permissions(Permissions::MANAGE_GUILD);
    }
    let made = reaching(made, command.reach);
    command.args.iter().fold(made, |made, arg| made.add_option(option(command, arg)))
}

/// A command of a group.
fn within(command: &Command) -> CreateCommandOption {
    let english = Language::default();
    let name = slash(english, command).1;
    let mut made = CreateCommandOption::new(CommandOptionType::SubCommand, name, about(english, command.id));
    for language in local() {
        made = made
            .name_localized(language.code(), slash(language, command).1)
            .description_localized(language.code(), about(language, command.id));
    }
    command.args.iter().fold(made, |made, arg| made.add_sub_option(option(command, arg)))
}

/// Sets where a command appears.
fn reaching(made: CreateCommand, reach: Reach) -> CreateCommand {
    use InteractionContext::{BotDm, Guild, PrivateChannel};
    let (installed, places) = match reach {
        Reach::Server => (vec![InstallationContext::Guild], vec![Guild]),
        Reach::WithBot => (vec![InstallationContext::Guild, InstallationContext::User], vec![Guild, BotDm]),
        Reach::Everywhere => {
            (vec![InstallationContext::Guild, InstallationContext::User], vec![Guild, BotDm, PrivateChannel])
        }
    };
    made.integration_types(installed).contexts(places)
}

/// An option of a command.
fn option(command: &Command, arg: &Arg) -> CreateCommandOption {
    let kind = match arg.kind {
        Kind::Offered(Field::Table | Field::Deal) | Kind::Count(..) => CommandOptionType::Integer,
        Kind::Text(_) | Kind::Choice(_) | Kind::Language { .. } | Kind::Offered(_) => {
            CommandOptionType::String
        }
        Kind::Flag => CommandOptionType::Boolean,
        Kind::Member => CommandOptionType::User,
        Kind::Channel => CommandOptionType::Channel,
        Kind::Role => CommandOptionType::Role,
        Kind::File => CommandOptionType::Attachment,
    };
    let english = Language::default();
    let (name, about) = argument(english, command.id, arg.name);
    let mut made = CreateCommandOption::new(kind, name, about).required(arg.required);
    for language in local() {
        let (name, about) = argument(language, command.id, arg.name);
        made = made.name_localized(language.code(), name).description_localized(language.code(), about);
    }
    let choose = |made: CreateCommandOption, value: &str| {
        let local = local().map(|language| (language.code().to_owned(), choice(language, arg.name, value)));
        made.add_string_choice_localized(choice(english, arg.name, value), value, local)
    };
    match arg.kind {
        Kind::Text(most) => made.max_length(most),
        Kind::Count(least, most) => made.min_int_value(u64::from(least)).max_int_value(u64::from(most)),
        Kind::Offered(Field::Table | Field::Deal) => made.set_autocomplete(true).min_int_value(0),
        Kind::Offered(_) => made.set_autocomplete(true),
        Kind::Choice(values) => values.iter().fold(made, |made, value| choose(made, value)),
        Kind::Language { usual } => {
            // Languages are shown by their own names everywhere.
            let named = |made: CreateCommandOption, language: Language| {
                made.add_string_choice(language.name(), language.code())
            };
            let made = Language::all().into_iter().fold(made, named);
            if usual { choose(made, "usual") } else { made }
        }
        Kind::Channel => made.channel_types(FIT.to_vec()),
        Kind::Flag | Kind::Member | Kind::Role | Kind::File => made,
    }
}

/// The parts of a slash command.
struct Taken<'a> {
    command: &'static Command,
    given: Given,
    known: Vec<Person>,
    uploads: Vec<Upload>,
    /// The argument that is being typed, and its text so far.
    typing: Option<(&'static Arg, &'a str)>,
    /// Whether it has the form of a typed command, and not separate parts.
    whole: bool,
}

impl Taken<'_> {
    /// The call that it makes.
    fn call(&self) -> Call {
        let given = self.given.clone();
        if self.whole { Call { command: self.command, given } } else { Call::composed(self.command, given) }
    }
}

/// Parses a slash command; `None` if it has another form, registered by another version of the program.
fn take(interaction: &CommandInteraction) -> Option<Taken<'_>> {
    if interaction.data.kind != CommandType::ChatInput {
        return take_beside(interaction);
    }
    let options = interaction.data.options();
    let is_group = GROUPS.iter().any(|group| group.id == interaction.data.name);
    let (group, name, options) = match options.into_iter().next() {
        Some(ResolvedOption { name, value: ResolvedValue::SubCommand(inside), .. }) => {
            (Some(interaction.data.name.as_str()), name, inside)
        }
        _ if is_group => return None,
        _ => (None, interaction.data.name.as_str(), interaction.data.options()),
    };
    let command =
        commands().find(|command| command.group == group && slash(Language::default(), command).1 == name)?;
    let mut taken = Taken {
        command,
        given: Given::default(),
        known: Vec::new(),
        uploads: Vec::new(),
        typing: None,
        whole: false,
    };
    for option in options {
        let arg = command
            .args
            .iter()
            .find(|arg| argument(Language::default(), command.id, arg.name).0 == option.name)?;
        let value = match (option.value, arg.kind) {
            (ResolvedValue::Autocomplete { value, .. }, _) => {
                taken.typing = Some((arg, value));
                continue;
            }
            (ResolvedValue::String(text), _) => text.to_owned(),
            (ResolvedValue::Integer(number), _) => number.to_string(),
            (ResolvedValue::Boolean(yes), _) => if yes { "yes" } else { "no" }.to_owned(),
            (ResolvedValue::User(user, _), _) => {
                taken.known.extend(known(user));
                format!("<@{}>", user.id)
            }
            (ResolvedValue::Channel(channel), _) => format!("<#{}>", channel.id),
            (ResolvedValue::Role(role), _) => format!("<@&{}>", role.id),
            (ResolvedValue::Attachment(file), _) => {
                taken.uploads.push(Upload::of(file));
                continue;
            }
            _ => return None,
        };
        match (arg.kind, value.parse()) {
            (Kind::Offered(Field::Table), Ok(table)) => taken.given.table = Some(table),
            _ => taken.given = taken.given.with(arg.name, value),
        }
    }
    // A command that is still being typed may lack any argument; a sent one may not.
    let lacks = command
        .args
        .iter()
        .any(|arg| arg.required && !matches!(arg.kind, Kind::File) && taken.given.text(arg.name).is_none());
    (taken.typing.is_some() || !lacks).then_some(taken)
}

/// Parses a choice from the menu beside a message or a member.
fn take_beside(interaction: &CommandInteraction) -> Option<Taken<'_>> {
    let name = interaction.data.name.as_str();
    let command =
        commands().find(|command| command.on.is_some() && on(Language::default(), command.id) == name)?;
    let (call, known) = match interaction.data.target()? {
        ResolvedTarget::Message(message) => {
            let (text, _) =
                without_address(&message.content, UserId::new(interaction.application_id.get()), None);
            // It may have been typed with the word for a move, or with the number of a table.
            let (table, text) = match parse(&text) {
                Parsed::Move(meant) | Parsed::Command(meant) if meant.command == command => {
                    (meant.given.table, meant.given.or_empty("notation").to_owned())
                }
                _ => (None, text),
            };
            let mut call = Call::on_message(command, &message.id.to_string(), &text)?;
            call.given.table = table;
            (call, Vec::new())
        }
        ResolvedTarget::User(user, _) => {
            (Call::on_member(command, &user.id.to_string())?, known(user).into_iter().collect())
        }
        _ => return None,
    };
    Some(Taken { command, given: call.given, known, uploads: Vec::new(), typing: None, whole: true })
}

/// A member in the chat's terms; `None` for a bot, which the chat does not know and says so.
fn known(user: &User) -> Option<Person> {
    (!user.bot).then(|| person(user, None, None))
}

/// The content of a slash command; `None` if it has another form.
pub(super) fn said(interaction: &CommandInteraction) -> Option<Said> {
    let taken = take(interaction)?;
    Some(Said::Command(taken.call()))
}

fn asking(interaction: &CommandInteraction) -> (Person, Place) {
    let who = person(&interaction.user, interaction.member.as_deref(), Some(&interaction.locale));
    let guild_locale = interaction.guild_locale.as_deref();
    let channel = interaction.channel.as_ref();
    (who, place(interaction.guild_id, interaction.channel_id, channel, guild_locale))
}

/// Whether a command does its work only where the bot can post. A command in a menu always does.
fn needs_bot(interaction: &CommandInteraction, command: &Command) -> bool {
    let group = GROUPS.iter().find(|group| group.id == interaction.data.name);
    let reach = group.map_or(command.reach, |group| group.reach);
    interaction.data.kind != CommandType::ChatInput || reach != Reach::Everywhere
}

/// Whether somebody who has installed the bot for themselves asks on a server where it is no member.
fn is_stranger(interaction: &CommandInteraction) -> bool {
    let by_server =
        |owner: &AuthorizingIntegrationOwner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    let owners = &interaction.authorizing_integration_owners.0;
    interaction.guild_id.is_some() && !owners.is_empty() && !owners.iter().any(by_server)
}

impl Gateway {
    /// Handles a slash command.
    pub fn slash(self: &Arc<Self>, interaction: &CommandInteraction) {
        let ticket = Ticket::new(interaction.id, &interaction.token, interaction.channel_id);
        let Some(taken) = take(interaction) else {
            tracing::warn!(command = interaction.data.name, "a slash command has another form");
            let language = Language::of_locale(&interaction.locale).unwrap_or_default();
            let text = words().say(language, &Message::new("slash-outdated"));
            let gateway = Arc::clone(self);
            self.tasks.spawn(async move { gateway.refuse(&ticket, &text).await });
            return;
        };
        if needs_bot(interaction, taken.command) && is_stranger(interaction) {
            let language = Language::of_locale(&interaction.locale).unwrap_or_default();
            let link = invitation(self.application.get());
            let text = words().say(language, &Message::new("discord-stranger").with("link", link));
            let gateway = Arc::clone(self);
            self.tasks.spawn(async move { gateway.refuse(&ticket, &text).await });
            return;
        }
        let (who, place) = asking(interaction);
        if let Some(id) = form_for(&Call { command: taken.command, given: taken.given.clone() }) {
            let gateway = Arc::clone(self);
            self.tasks.spawn(async move {
                if let Some(form) = gateway.handler.form(&who, &place, &id).await {
                    gateway.show_form(&ticket, forms::shown(&id, &form)).await;
                }
            });
            return;
        }
        let incoming = Incoming {
            id: Some(interaction.id.to_string()),
            who,
            place,
            said: Said::Command(taken.call()),
            known: taken.known,
            files: Vec::new(),
        };
        self.obey(ticket, incoming, taken.uploads);
    }

    /// Sends the completions of a slash command that is being typed.
    pub fn slash_typed(self: &Arc<Self>, interaction: CommandInteraction) {
        let gateway = Arc::clone(self);
        self.tasks.spawn(async move {
            let (mut who, place) = asking(&interaction);
            gateway.look_around(&mut who, &place);
            let choices = match take(&interaction) {
                Some(Taken {
                    typing: Some((Arg { kind: Kind::Offered(field), .. }, typed)), given, ..
                }) => {
                    let asked = gateway.handler.complete(&who, &place, *field, given.table, typed);
                    completed(*field, asked).await
                }
                _ => Vec::new(),
            };
            let ticket = Ticket::new(interaction.id, &interaction.token, interaction.channel_id);
            gateway.suggest(&ticket, choices).await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn registered() -> Vec<Value> {
        slashes().iter().map(|command| serde_json::to_value(command).unwrap()).collect()
    }

    #[test]
    fn menus_beside_messages_and_members_are_named_in_every_language() {
        let beside: Vec<Value> =
            commands().filter_map(beside).map(|command| serde_json::to_value(command).unwrap()).collect();
        let kinds: Vec<(&str, u64)> = beside
            .iter()
            .map(|command| (command["name"].as_str().unwrap(), command["type"].as_u64().unwrap()))
            .collect();
        let expected = [("Play this as my move", 3), ("Board here", 3), ("Challenge", 2), ("Rating", 2)];
        assert_eq!(kinds, expected);
        for command in &beside {
            assert!(texts(command, "name").iter().all(|name| (1..=32).contains(&name.chars().count())));
            assert_eq!(texts(command, "name").len(), Language::all().len(), "{command}");
            assert!(command["description"].as_str().is_none_or(str::is_empty), "{command}");
        }
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

    fn options(of: &Value) -> impl Iterator<Item = &Value> {
        of["options"].as_array().into_iter().flatten()
    }

    /// Commands, those of groups, and all their options.
    fn each(commands: &[Value]) -> Vec<&Value> {
        let mut all: Vec<&Value> = commands.iter().collect();
        let mut index = 0;
        while index < all.len() {
            all.extend(options(all[index]));
            index += 1;
        }
        all
    }

    #[test]
    fn every_limit_of_discord_is_kept() {
        let commands = registered();
        assert!((20..=40).contains(&commands.len()), "{} commands at the top", commands.len());
        for part in each(&commands) {
            for name in texts(part, "name") {
                assert!(is_name(name), "{name}");
            }
            for about in texts(part, "description") {
                assert!((1..=100).contains(&about.chars().count()), "{}: {about:?}", part["name"]);
            }
            assert!(options(part).count() <= 25);
            let required: Vec<bool> = options(part).map(|o| o["required"] == true).collect();
            assert!(required.is_sorted_by_key(|required| !required), "{part}");
            let choices: Vec<&Value> = part["choices"].as_array().into_iter().flatten().collect();
            assert!(choices.len() <= 25 && (choices.is_empty() || part["autocomplete"] != true));
            for label in choices.iter().flat_map(|choice| texts(choice, "name")) {
                assert!((1..=100).contains(&label.chars().count()), "{label}");
            }
        }
        // Names, descriptions, choices, each in its longest language, together at most 8,000.
        let longest =
            |of: &Value, field| texts(of, field).iter().map(|t| t.chars().count()).max().unwrap_or(0);
        for command in &commands {
            let parts = each(std::slice::from_ref(command));
            let choices = parts.iter().flat_map(|part| part["choices"].as_array().into_iter().flatten());
            let size: usize = parts.iter().map(|of| longest(of, "name") + longest(of, "description")).sum();
            assert!(size + choices.map(|choice| longest(choice, "name")).sum::<usize>() <= 8000);
        }
    }

    #[test]
    fn everything_is_said_in_every_language_and_no_name_is_taken_twice() {
        let commands = registered();
        let unique = |parts: &[&Value]| {
            for locale in local().map(Language::code).chain([""]) {
                let mut names: Vec<&str> = parts
                    .iter()
                    .filter_map(|part| match locale {
                        "" => part["name"].as_str(),
                        _ => part["name_localizations"][locale].as_str(),
                    })
                    .collect();
                assert_eq!(names.len(), parts.len(), "a name is missing in {locale:?}");
                names.sort_unstable();
                names.dedup();
                assert_eq!(names.len(), parts.len(), "{locale}: {names:?}");
            }
        };
        unique(&commands.iter().collect::<Vec<_>>());
        for part in each(&commands) {
            unique(&options(part).collect::<Vec<_>>());
            for language in local() {
                for field in ["name_localizations", "description_localizations"] {
                    let said = &part[field][language.code()];
                    assert!(said.is_string(), "{} lacks {field} {}", part["name"], language.code());
                }
                let choices = part["choices"].as_array().into_iter().flatten();
                for choice in choices.filter(|_| part["name"] != "language") {
                    let said = &choice["name_localizations"][language.code()];
                    assert!(said.is_string(), "{} lacks a label", choice["name"]);
                }
            }
        }
    }

    #[test]
    fn every_command_appears_once_and_where_it_works() {
        let registered = registered();
        let inside: usize =
            registered.iter().filter(|command| is_group(command)).map(|c| options(c).count()).sum();
        let alone = registered.iter().filter(|command| !is_group(command)).count();
        assert_eq!(alone + inside, commands().count());
        for command in &registered {
            let name = command["name"].as_str().unwrap();
            let (contexts, installed) = (&command["contexts"], &command["integration_types"]);
            let managed = matches!(name, "setup" | "void");
            assert_eq!(command["default_member_permissions"].is_string(), managed, "{name}");
            match name {
                "setup" | "void" | "seek" => assert_eq!(contexts.to_string(), "[0]", "{name}"),
                "help" | "next" | "rating" | "preview" => {
                    assert_eq!(
                        (contexts.to_string(), installed.to_string()),
                        ("[0,1,2]".into(), "[0,1]".into())
                    );
                }
                "move" | "new" | "table" => {
                    assert_eq!(
                        (contexts.to_string(), installed.to_string()),
                        ("[0,1]".into(), "[0,1]".into()),
                        "{name}"
                    );
                }
                _ => assert!(contexts.is_array() && installed.is_array(), "{name}"),
            }
        }
    }

    fn is_group(command: &Value) -> bool {
        options(command).any(|option| option["type"] == 1)
    }
}
