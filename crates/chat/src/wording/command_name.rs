//! The names of commands, by their ids.

use liege_game::words;
use liege_words::Language;

/// Returns a text of the language files about a command.
pub(crate) fn attribute(language: Language, id: &str, name: &str) -> Option<String> {
    let id = format!("command-{id}");
    words().attribute(language, &id, name).or_else(|| words().attribute(Language::default(), &id, name))
}

/// Returns the words that people of a language type for a command; a word with a slash is a command only with
/// it.
pub fn example_words(language: Language, id: &str) -> Vec<String> {
    let words = words().attribute(language, &format!("command-{id}"), "typed").unwrap_or_default();
    words.split(',').map(|word| word.trim().to_owned()).filter(|word| !word.is_empty()).collect()
}

/// Returns a command as it is typed in a language: the first of its words.
#[must_use]
pub fn typed_as(language: Language, id: &str) -> String {
    let first = |language| example_words(language, id).into_iter().next();
    first(language).or_else(|| first(Language::default())).unwrap_or_else(|| id.to_owned())
}

/// Returns the purpose of a command, in a few words.
#[must_use]
pub fn line(language: Language, id: &str) -> String {
    attribute(language, id, "line").unwrap_or_default()
}

/// Returns the id of the sentence with examples of a command.
pub fn help_words(id: &str) -> String {
    format!("command-{id}-help")
}

/// Whether a word is one for a command in any language.
pub fn is_called(id: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    Language::all().into_iter().any(|language| example_words(language, id).contains(&word))
}
