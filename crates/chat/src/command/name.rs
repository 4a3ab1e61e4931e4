//! The names of commands, from `src/words/<language>/commands.ftl`.

use crate::command::Command;
use crate::wording::command_name::{attribute, example_words};
use liege_game::words;
use liege_words::Language;

/// Returns the name of a slash command in a language: the name of its group, if it has one, and its own name.
#[must_use]
pub fn slash(language: Language, command: &Command) -> (Option<String>, String) {
    let own =
        words().text(language, &format!("command-{}", command.id)).unwrap_or_else(|| command.id.to_owned());
    match command.group {
        None => (None, own),
        Some(group) => {
            let group = words().text(language, &format!("group-{group}")).unwrap_or_else(|| group.to_owned());
            (Some(group), attribute(language, command.id, "sub").unwrap_or(own))
        }
    }
}

/// Returns the description that Discord shows for a command or for one of its arguments.
#[must_use]
pub fn about(language: Language, id: &str) -> String {
    attribute(language, id, "about").unwrap_or_default()
}

/// The longest title of a form, in UTF-16 units.
const TITLE: usize = 45;

/// Returns the title of the form of a command: its description without explanations, at most 45 UTF-16 units.
#[must_use]
pub fn form_title(language: Language, id: &str) -> String {
    attribute(language, id, "form").unwrap_or_else(|| {
        let about = about(language, id);
        let title = about.split([';', ':', '(', ',', '.']).next().unwrap_or_default().trim();
        let fits = |title: &str| title.encode_utf16().count() < TITLE;
        match title.match_indices(' ').map(|(at, _)| &title[..at]).rfind(|part| fits(part)) {
            Some(part) if !fits(title) => format!("{part}…"),
            _ => title.to_owned(),
        }
    })
}

/// Returns the name of a command in the menu beside a message or a member.
#[must_use]
pub fn on(language: Language, id: &str) -> String {
    attribute(language, id, "on").unwrap_or_default()
}

/// Returns a slash command that people can press, if the id of its registration is known; else as they type
/// it.
#[must_use]
pub fn mention(language: Language, command: &Command, number: Option<u64>) -> String {
    let (group, own) = slash(Language::default(), command);
    let path =
        |group: Option<String>, own: String| group.into_iter().chain([own]).collect::<Vec<_>>().join(" ");
    match number {
        Some(number) => format!("</{}:{number}>", path(group, own)),
        None => {
            let (group, own) = slash(language, command);
            format!("`/{}`", path(group, own))
        }
    }
}

/// Returns the name of a group of slash commands, and the description that Discord shows.
#[must_use]
pub fn group(language: Language, id: &str) -> (String, String) {
    let words = words();
    let message = format!("group-{id}");
    let name = words.text(language, &message).unwrap_or_else(|| id.to_owned());
    (name, words.attribute(language, &message, "about").unwrap_or_default())
}

/// Returns the name of an argument, and its description in a command.
#[must_use]
pub fn argument(language: Language, command: &str, name: &str) -> (String, String) {
    let words = words();
    let message = format!("arg-{name}");
    let about =
        attribute(language, command, &message).or_else(|| words.attribute(language, &message, "about"));
    (words.text(language, &message).unwrap_or_else(|| name.to_owned()), about.unwrap_or_default())
}

/// Returns the name of one of the values of an argument.
#[must_use]
pub fn choice(language: Language, arg: &str, value: &str) -> String {
    // A language has its own name in every language.
    if arg == "language"
        && let Some(named) = Language::all().into_iter().find(|named| named.code() == value)
    {
        return named.name().to_owned();
    }
    words().text(language, &format!("choice-{arg}-{value}")).unwrap_or_else(|| value.to_owned())
}

/// Returns the words for a command that are offered to a reader of a language: the words of that language and
/// the English ones. A reader of English may have chosen no language: they get the words of other alphabets too, which
/// are like no English word.
#[must_use]
pub fn words_for(language: Language, id: &str) -> Vec<String> {
    let english = Language::default();
    let others = Language::all().into_iter().filter(|other| *other != language);
    let offered = others.filter(|other| *other == english || language == english && !other.is_latin());
    std::iter::once(language).chain(offered).flat_map(|language| example_words(language, id)).collect()
}
