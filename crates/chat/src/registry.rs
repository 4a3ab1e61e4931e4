//! The only file that knows all commands and buttons, and finds the one that a text or a press means.

use crate::command::typed::{self, table_after, table_before};
use crate::command::{Button, Call, Command, Form, Given, Timed, When, example_words, slash, typed_as};
use crate::commands::exercise::{learn, puzzle};
use crate::commands::table::{self, host};
use crate::commands::{challenge, contest, deal, plan, play, record, seek, standing, you};
use crate::wording::{NAME_WORDS, family_called, game_exactly};
use liege_words::{self as words, Language, lexicon, steps};
use std::collections::HashMap;
use std::sync::OnceLock;
use unicode_normalization::UnicodeNormalization;

/// The commands by group; help lists them in this order within a heading.
const COMMANDS: &[&[Command]] = &[
    play::COMMANDS,
    plan::COMMANDS,
    record::COMMANDS,
    play::ACTS,
    deal::COMMANDS,
    table::COMMANDS,
    learn::COMMANDS,
    puzzle::COMMANDS,
    seek::COMMANDS,
    challenge::COMMANDS,
    contest::COMMANDS,
    host::COMMANDS,
    standing::COMMANDS,
    you::COMMANDS,
];

const BUTTONS: &[&[Button]] = &[
    play::BUTTONS,
    plan::BUTTONS,
    record::BUTTONS,
    deal::BUTTONS,
    table::BUTTONS,
    learn::BUTTONS,
    puzzle::BUTTONS,
    seek::BUTTONS,
    challenge::BUTTONS,
    contest::BUTTONS,
    host::BUTTONS,
    standing::BUTTONS,
    you::BUTTONS,
];

/// The tasks of upkeep, by group.
const TIMED: &[&[Timed]] = &[challenge::TIMED, contest::TIMED, you::TIMED];

/// Returns the tasks at a point of a round of upkeep.
pub(crate) fn timed(when: When) -> impl Iterator<Item = &'static Timed> {
    TIMED.iter().copied().flatten().filter(move |timed| timed.when == when)
}

/// Returns all commands.
pub fn commands() -> impl Iterator<Item = &'static Command> + Clone {
    COMMANDS.iter().copied().flatten()
}

pub fn buttons() -> impl Iterator<Item = &'static Button> + Clone {
    BUTTONS.iter().copied().flatten()
}

/// Returns the first parts of the ids of all buttons.
pub fn button_ids() -> impl Iterator<Item = &'static str> {
    buttons().map(|button| button.id)
}

/// Returns the command with this id.
#[must_use]
pub fn command(id: &str) -> Option<&'static Command> {
    commands().find(|command| command.id == id)
}

/// Returns the button of a press, and the arguments in its id; `None` for an id that no version of Liege has
/// made.
pub fn pressed(id: &str) -> Option<(&'static Button, Given)> {
    let id = old(id).unwrap_or_else(|| id.to_owned());
    let (first, rest) = id.split_once(':').map_or((id.as_str(), None), |(first, rest)| (first, Some(rest)));
    let button = buttons().find(|button| button.id == first)?;
    Some((button, button.given(rest)?))
}

/// Whether the answer to a press replaces the private answer that has the button.
#[must_use]
pub fn stays_in_place(id: &str) -> bool {
    pressed(id).is_some_and(|(button, _)| button.in_place)
}

/// Whether programs may press a button.
#[must_use]
pub fn is_for_programs(id: &str) -> bool {
    pressed(id).is_some_and(|(button, _)| button.program.is_some())
}

/// Whether a press of a button answers a question for confirmation.
#[must_use]
pub fn is_confirmation(id: &str) -> bool {
    pressed(id).is_some_and(|(button, given)| button.id == "sure" || given.has("sure"))
}

/// A form that a button opens.
pub(crate) enum FormOf {
    /// One text, which becomes an argument of the button.
    Text { button: &'static Button, given: Given, field: &'static str, most: u16 },
    /// Arguments of a command about a table or contest, if one is named.
    Arguments { command: &'static Command, about: Option<i64> },
}

/// Returns the form that a press of a button opens first, if it has one.
pub(crate) fn form_of(id: &str) -> Option<FormOf> {
    let (button, given) = pressed(id)?;
    match button.form? {
        Form::Text { field, most } => Some(FormOf::Text { button, given, field, most }),
        Form::Arguments => {
            let command = command(given.or_empty("command"));
            let command = command.filter(|command| !command.form.is_empty())?;
            Some(FormOf::Arguments { command, about: given.number("about") })
        }
    }
}

/// Returns the present id of a button under a post of an earlier version.
fn old(id: &str) -> Option<String> {
    const RENAMED: [(&str, &str); 6] = [
        ("challenge:decline:", "challenge-decline:"),
        ("challenge:withdraw:", "challenge-withdraw:"),
        ("challenge:open:", "challenge-open:"),
        ("challenge:door:open", "challenges:on"),
        ("challenge:door:closed", "challenges:off"),
        ("challenge:list", "challenges"),
    ];
    if let Some((before, now)) = RENAMED.iter().find(|(before, _)| id.starts_with(before)) {
        return Some(id.replacen(before, now, 1));
    }
    // `host:12:extend24`, `host:12:free2!`: the action, a number, and whether it is confirmed.
    let (table, deed) = id.strip_prefix("host:")?.split_once(':')?;
    let (deed, sure) = deed.strip_suffix('!').map_or((deed, ""), |deed| (deed, ":sure"));
    let (name, number) = deed.split_at(deed.find(|c: char| c.is_ascii_digit()).unwrap_or(deed.len()));
    let number = if number.is_empty() { String::new() } else { format!(":{number}") };
    let sure = if name == "void" { "" } else { sure };
    Some(format!("{name}:{table}{number}{sure}"))
}

/// The meaning of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// A command.
    Command(Call),
    /// No command: a move, perhaps, at a table that may have been named.
    Move(Call),
    /// A command with a wrong part: the command, and the id of the sentence that explains it.
    Wrong(&'static Command, &'static str),
    /// An empty text.
    Empty,
}

/// Reads typed text. `#12` as the first or last word names the table; but not as the last word of free text:
/// a whisper, a note, or the reason for voiding a game at a table that is named before.
#[must_use]
pub fn parse(text: &str) -> Parsed {
    let text: String = text.nfc().collect();
    let (table, text) = table_before(text.trim());
    if let Some((command, rest)) = first_of(text).filter(|(_, rest)| !rest.is_empty()) {
        let (named, after) = if table.is_none() { table_before(rest) } else { (table, rest) };
        match command.id {
            "whisper" => return read(command, table, rest),
            "note" => return read(command, named, after),
            "void" if named.is_some() => return read(command, named, after),
            _ => {}
        }
    }
    let (table, text) = match table {
        Some(_) => (table, text),
        None => table_after(text),
    };
    let of = |id: &str, given: Given| command(id).map(|command| Call { command, given });
    if let Some(found) = asked_for(table, text) {
        return found;
    }
    let found = match (text.is_empty(), table) {
        (true, None) => None,
        (true, table) => of("board", Given::at(table)).map(Parsed::Command),
        (false, _) => match first_of(text) {
            Some((command, rest)) => Some(read(command, table, rest)),
            None => of("move", Given::at(table).with("notation", text)).map(Parsed::Move),
        },
    };
    found.unwrap_or(Parsed::Empty)
}

/// Reads the wishes of people who write for the first time, in a sentence: help, the list of games, a game to
/// play.
pub fn asked_for(table: Option<i64>, text: &str) -> Option<Parsed> {
    let sign = |c: char| c.is_whitespace() || matches!(c, '?' | '!' | '.' | ',' | '…');
    let whole = text.trim_matches(sign).split_whitespace().collect::<Vec<_>>().join(" ");
    let asks = |concept: &str| lexicon::says(concept, &whole);
    let plain = [("asks-help", "help"), ("asks-games", "games")];
    if let Some((_, id)) = plain.into_iter().find(|(concept, _)| asks(concept)) {
        let command = command(id)?;
        return Some(Parsed::Command(Call { command, given: Given::at(table) }));
    }
    let rest = behind("asks-play", &whole)?;
    let words: Vec<&str> = rest.split_whitespace().filter(|word| !word.contains('=')).collect();
    let little =
        |word: &str| ["before-game", "with", "and", "machine"].iter().any(|of| lexicon::says(of, word));
    let told =
        words.iter().skip_while(|word| lexicon::says("before-game", word)).copied().collect::<Vec<_>>();
    let names_game = (1..=told.len().min(NAME_WORDS)).any(|end| {
        let name = told[..end].join(" ");
        game_exactly(&name).is_some() || family_called(&name).is_some()
    });
    // "play e4" is a move.
    let new = command("new")?;
    match names_game {
        true => Some(read(new, table, rest)),
        false => words.iter().all(|word| little(word)).then(|| read(new, table, "")),
    }
}

/// Returns the text after the longest phrase of a concept that it begins with.
fn behind<'t>(concept: &str, text: &'t str) -> Option<&'t str> {
    let ends = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).take(6);
    let ends: Vec<usize> = ends.collect();
    let end = ends.into_iter().rev().find(|end| lexicon::says(concept, &text[..*end]))?;
    Some(text[end..].trim())
}

/// Reads the text after the word of a command.
pub fn read(command: &'static Command, table: Option<i64>, rest: &str) -> Parsed {
    match typed::read(command, table, rest) {
        Ok(given) => Parsed::Command(Call { command, given }),
        Err(why) => Parsed::Wrong(command, why),
    }
}

/// Returns the words of all commands in all languages; those that need a slash have it.
fn all_words() -> &'static HashMap<String, &'static Command> {
    static WORDS: OnceLock<HashMap<String, &'static Command>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let of = |command: &'static Command| {
            let words =
                Language::all().into_iter().flat_map(move |language| example_words(language, command.id));
            words.map(move |word| (word, command))
        };
        commands().flat_map(of).collect()
    })
}

/// Returns the command that a word names, in any letter case. A word with a hyphen may be typed with a space,
/// as people write it: «не ищу».
#[must_use]
pub fn of_word(word: &str) -> Option<&'static Command> {
    let (bare, slash) = fold(word);
    let words = all_words();
    words.get(&bare).or_else(|| words.get(&format!("/{bare}")).filter(|_| slash)).copied()
}

/// Returns the command that a text begins with, and the text after its word.
pub fn first_of(text: &str) -> Option<(&'static Command, &str)> {
    let (first, rest) = cut(text.trim());
    let (second, after) = cut(rest);
    // Two words may be one of those that have a hyphen.
    let both = of_word(&format!("{first} {second}")).map(|command| (command, after));
    both.or_else(|| of_word(first).map(|command| (command, rest)))
}

/// Returns the word of a command that is nearest to a mistyped word, if one is near; in the reader's
/// language, unless they typed another script.
pub fn near(word: &str, language: Language) -> Option<String> {
    let (word, _) = fold(word);
    if word.chars().count() < 3 {
        return None;
    }
    let foreign = |command: &Command, word: &str| {
        let called =
            |language: Language| slash(language, command).1 == word || typed_as(language, command.id) == word;
        !called(language) && Language::all().into_iter().any(called)
    };
    let own_words = all_words().iter().filter(|(own, _)| !own.starts_with('/'));
    let (_, foreign, command, near) =
        words::near(&word, own_words.map(|(own, command)| ((own, *command), [own])))
            .into_iter()
            .map(|(likeness, (own, command))| (likeness, foreign(command, own), command, own))
            // Among equally near words the first in the alphabet wins, so that the result is always the same.
            .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)).then(b.3.cmp(a.3)))?;
    let script = near.is_ascii() == (language == Language::ENGLISH);
    Some(if foreign && script { typed_as(language, command.id) } else { near.clone() })
}

/// Splits off the first word of a text.
fn cut(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// Folds a word: lower case, composed, without the signs of a command, hyphens for spaces. Also returns
/// whether a slash was before it.
fn fold(word: &str) -> (String, bool) {
    steps::step(word.len());
    let word: String = word.nfc().collect::<String>().to_lowercase();
    let word = word.split_whitespace().collect::<Vec<_>>().join("-");
    let bare = word.trim_start_matches(['/', '!']).trim_end_matches([':', ',', '.', '!']);
    let slash = word.starts_with('/');
    if bare.is_empty() { (word, slash) } else { (bare.to_owned(), slash) }
}
