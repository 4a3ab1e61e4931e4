//! The one file that knows all commands and buttons: which there are, and which of them a text or a press means.

use crate::command::typed::{self, table_after, table_before};
use crate::command::{Button, Call, Command, Form, Given, Timed, When, example_words, slash, typed_as};
use crate::commands::exercise::{learn, puzzle};
use crate::commands::table::{self, host};
use crate::commands::{challenge, deal, plan, play, record, seek, standing, you};
use crate::wording::{NAME_WORDS, family_called, game_exactly};
use liege_words::{self as words, Language, lexicon, steps};
use std::collections::HashMap;
use std::sync::OnceLock;
use unicode_normalization::UnicodeNormalization;

/// The commands by group; within a heading of help in this order.
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
    host::BUTTONS,
    standing::BUTTONS,
    you::BUTTONS,
];

/// The deeds that time starts, by group.
const TIMED: &[&[Timed]] = &[challenge::TIMED, you::TIMED];

/// The deeds that time starts then.
pub(crate) fn timed(when: When) -> impl Iterator<Item = &'static Timed> {
    TIMED.iter().copied().flatten().filter(move |timed| timed.when == when)
}

/// All commands.
pub fn commands() -> impl Iterator<Item = &'static Command> + Clone {
    COMMANDS.iter().copied().flatten()
}

pub fn buttons() -> impl Iterator<Item = &'static Button> + Clone {
    BUTTONS.iter().copied().flatten()
}

/// The command of an id.
#[must_use]
pub fn command(id: &str) -> Option<&'static Command> {
    commands().find(|command| command.id == id)
}

/// What a press of a button means, and what its id carries; `None` for an id that no version of Liege has made.
pub fn pressed(id: &str) -> Option<(&'static Button, Given)> {
    let id = old(id).unwrap_or_else(|| id.to_owned());
    let (first, rest) = id.split_once(':').map_or((id.as_str(), None), |(first, rest)| (first, Some(rest)));
    let button = buttons().find(|button| button.id == first)?;
    Some((button, button.given(rest)?))
}

/// Whether the answer to a press takes the place of the private answer under which its button stands.
#[must_use]
pub fn stays_in_place(id: &str) -> bool {
    pressed(id).is_some_and(|(button, _)| button.in_place)
}

/// Whether programs may press a button.
#[must_use]
pub fn is_for_programs(id: &str) -> bool {
    pressed(id).is_some_and(|(button, _)| button.program.is_some())
}

/// Whether a press of a button is the answer to a question whether something is meant.
#[must_use]
pub fn is_confirmation(id: &str) -> bool {
    pressed(id).is_some_and(|(button, given)| button.id == "sure" || given.has("sure"))
}

/// What a press of a button asks for first, if it does.
pub(crate) fn form_of(id: &str) -> Option<(&'static Button, Form)> {
    let (button, _) = pressed(id)?;
    Some((button, button.form?))
}

/// Buttons under posts of earlier versions: the id as it is now.
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
    // `host:12:extend24`, `host:12:free2!`: the deed, a number, and whether it was asked once more.
    let (table, deed) = id.strip_prefix("host:")?.split_once(':')?;
    let (deed, sure) = deed.strip_suffix('!').map_or((deed, ""), |deed| (deed, ":sure"));
    let (name, number) = deed.split_at(deed.find(|c: char| c.is_ascii_digit()).unwrap_or(deed.len()));
    let number = if number.is_empty() { String::new() } else { format!(":{number}") };
    let sure = if name == "void" { "" } else { sure };
    Some(format!("{name}:{table}{number}{sure}"))
}

/// What a text turned out to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed {
    /// A command.
    Command(Call),
    /// No word of a command: a move, if anything, at a table that may have been named.
    Move(Call),
    /// A command with a part that cannot be: the command, and the id of the sentence that says what is wrong.
    Wrong(&'static Command, &'static str),
    /// Nothing at all.
    Empty,
}

/// Reads typed text. `#12` as the first or last word names the table; but not as the last word of what is somebody's
/// own: a whisper, a note to oneself, the reason for which a game is voided at a table that is named before.
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

/// What whoever writes for the first time asks for in a sentence: help, the games there are, a game to be played.
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

/// What stands behind the longest phrase of a concept that a text begins with.
fn behind<'t>(concept: &str, text: &'t str) -> Option<&'t str> {
    let ends = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).take(6);
    let ends: Vec<usize> = ends.collect();
    let end = ends.into_iter().rev().find(|end| lexicon::says(concept, &text[..*end]))?;
    Some(text[end..].trim())
}

/// Reads what stands behind the word of a command.
pub fn read(command: &'static Command, table: Option<i64>, rest: &str) -> Parsed {
    match typed::read(command, table, rest) {
        Ok(given) => Parsed::Command(Call { command, given }),
        Err(why) => Parsed::Wrong(command, why),
    }
}

/// The words of all commands in all languages; those that need a slash have it.
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

/// The command that a word names, in any letter case. A word with a hyphen may be typed with a space, as people write
/// it: «не ищу».
#[must_use]
pub fn of_word(word: &str) -> Option<&'static Command> {
    let (bare, slash) = fold(word);
    let words = all_words();
    words.get(&bare).or_else(|| words.get(&format!("/{bare}")).filter(|_| slash)).copied()
}

/// The command that a text begins with, and what stands behind its word.
pub fn first_of(text: &str) -> Option<(&'static Command, &str)> {
    let (first, rest) = cut(text.trim());
    let (second, after) = cut(rest);
    // Two words may be one of those that are written with a hyphen.
    let both = of_word(&format!("{first} {second}")).map(|command| (command, after));
    both.or_else(|| of_word(first).map(|command| (command, rest)))
}

/// The command nearest to a word that somebody of a language has mistyped, if one is near; in that language, unless
/// they have typed another script.
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
            // Of words that are equally near the first in the alphabet, so that it is always the same.
            .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)).then(b.3.cmp(a.3)))?;
    let script = near.is_ascii() == (language == Language::ENGLISH);
    Some(if foreign && script { typed_as(language, command.id) } else { near.clone() })
}

/// The first word of a text, and the rest.
fn cut(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

/// Lower case, composed, the marks of a command dropped, hyphens for spaces; and whether a slash stood before it.
fn fold(word: &str) -> (String, bool) {
    steps::step(word.len());
    let word: String = word.nfc().collect::<String>().to_lowercase();
    let word = word.split_whitespace().collect::<Vec<_>>().join("-");
    let bare = word.trim_start_matches(['/', '!']).trim_end_matches([':', ',', '.', '!']);
    let slash = word.starts_with('/');
    if bare.is_empty() { (word, slash) } else { (bare.to_owned(), slash) }
}
