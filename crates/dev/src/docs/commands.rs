//! The page of the commands, from their declarations.

use super::markdown::{anchor, cell, code, paragraphs, sentence};
use liege_chat::command::{
    Arg, Kind, Section, about, argument, choice, example_words, line, slash, typed_as,
};
use liege_chat::{Command, command_help, commands, section_heading, table_settings};
use liege_words::Language;
use std::fmt::Write as _;

const ENGLISH: Language = Language::ENGLISH;

/// All commands, part by part: a table to find one, then each with all of its help.
pub(super) fn all() -> String {
    let mut text = String::new();
    for section in Section::ALL {
        let listed = || commands().filter(|command| command.section == section);
        let heading = section_heading(ENGLISH, section).trim_matches('*').to_owned();
        let _ = writeln!(text, "## {heading}\n\n| command | slash command | what it does |\n|---|---|---|");
        for command in listed() {
            let name = typed(command);
            let link = anchor(&format!("`{name}`"));
            let _ = writeln!(
                text,
                "| [`{name}`](#{link}) | `{}` | {} |",
                slashed(command),
                cell(&line(ENGLISH, command.id))
            );
        }
        text.push('\n');
        for command in listed() {
            text.push_str(&entry(command));
        }
    }
    text.push_str(&in_other_languages());
    text
}

/// The text that is typed for a command.
fn typed(command: &Command) -> String {
    typed_as(ENGLISH, command.id).trim_start_matches('/').to_owned()
}

/// The name of a command on Discord.
fn slashed(command: &Command) -> String {
    match slash(ENGLISH, command) {
        (Some(group), own) => format!("/{group} {own}"),
        (None, own) => format!("/{own}"),
    }
}

fn entry(command: &Command) -> String {
    let mut text = format!("### `{}`\n\n{}", typed(command), sentence(&about(ENGLISH, command.id)));
    let others: Vec<String> =
        example_words(ENGLISH, command.id).into_iter().skip(1).map(|word| format!("`{word}`")).collect();
    if !others.is_empty() {
        let _ = write!(text, " You can also type {}.", others.join(", "));
    }
    if command.managers {
        text.push_str(" Discord shows the slash command only to people who manage the server.");
    }
    text.push_str("\n\n");
    let help = paragraphs(&command_help(ENGLISH, command, None));
    if !help.is_empty() {
        let _ = writeln!(text, "{help}");
    }
    if !command.args.is_empty() {
        text.push_str("The slash command takes:\n\n");
        for arg in command.args {
            text.push_str(&taken(command, arg));
        }
        text.push('\n');
    }
    if command.id == "new" {
        text.push_str(&of_every_table());
    }
    text
}

/// An argument of a slash command.
fn taken(command: &Command, arg: &Arg) -> String {
    let (name, about) = argument(ENGLISH, command.id, arg.name);
    let mut text = format!("- `{name}`");
    if arg.required {
        text.push_str(" (needed)");
    }
    if !about.is_empty() {
        let _ = write!(text, ": {}", sentence(&about));
    }
    if let Kind::Choice(values) = arg.kind {
        let named: Vec<String> = values
            .iter()
            .map(|value| match choice(ENGLISH, arg.name, value) {
                name if name == *value => code(value),
                name => format!("`{value}` ({name})"),
            })
            .collect();
        let _ = write!(text, " One of {}.", named.join(", "));
    }
    text.push('\n');
    text
}

/// The settings of every table.
fn of_every_table() -> String {
    let mut text = String::from(
        "These settings are there for every table, besides the options of the game:\n\n\
         | setting | values | usually | meaning |\n|---|---|---|---|\n",
    );
    for setting in table_settings(ENGLISH) {
        let _ = writeln!(
            text,
            "| `{}` | {} | {} | {} |",
            setting.name,
            cell(&setting.values),
            cell(&setting.default),
            cell(&setting.meaning)
        );
    }
    text.push('\n');
    text
}

/// The first word of each command in every other language.
fn in_other_languages() -> String {
    let others: Vec<Language> = Language::all().into_iter().filter(|other| *other != ENGLISH).collect();
    let heads: Vec<&str> = others.iter().map(|language| language.name()).collect();
    let mut text = format!(
        "## In other languages\n\nLiege understands the words of every language, whichever one you have chosen.\n\n\
         | English | {} |\n|---|{}\n",
        heads.join(" | "),
        "---|".repeat(heads.len())
    );
    for command in commands() {
        let words = others
            .iter()
            .map(|language| format!("`{}`", typed_as(*language, command.id).trim_start_matches('/')));
        let _ = writeln!(text, "| `{}` | {} |", typed(command), words.collect::<Vec<_>>().join(" | "));
    }
    text
}
