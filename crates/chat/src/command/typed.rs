//! The reader of the text that people type after the word of a command.

use super::{Command, Given, Kind, TABLE, Typed};
use crate::wording::straight;
use liege_words::lexicon;

/// Reads the text after the word of a command.
///
/// # Errors
/// The id of the sentence that explains the right form.
pub fn read(command: &Command, table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    command.bounded([rest])?;
    let needed = |given: Given, name: &str, missing: Option<&'static str>| match missing {
        Some(missing) if given.text(name).is_none() => Err(missing),
        _ => Ok(given),
    };
    match command.typed {
        Typed::Nothing => Ok(Given::at(table)),
        Typed::Table => Ok(Given::at(table.or(take_number(rest).0))),
        Typed::Rest(name, missing) => needed(Given::at(table).text_if(name, rest), name, missing),
        Typed::RestAndTable(name, missing) => {
            let (number, others) = take_number(rest);
            needed(Given::at(table.or(number)).text_if(name, &others), name, missing)
        }
        Typed::Switch(name, wrong) => match switched(rest) {
            Some(on) => Ok(Given::at(table).flag(name, on)),
            None => Err(wrong),
        },
        Typed::Number(little, wrong) => {
            let number = lone_number(rest, little, wrong)?;
            match (arguments(command, is_number).next(), table, number.map(i64::try_from)) {
                (Some(name), ..) => Ok(Given::at(table).and(name, number)),
                (None, _, None) => Ok(Given::at(table)),
                (None, None, Some(Ok(number))) => Ok(Given::at(Some(number))),
                (None, ..) => Err(wrong),
            }
        }
        Typed::Words(little, wrong) => in_any_order(command, table, rest, little).ok_or(wrong),
        Typed::Game(missing) => {
            let (game, settings) = game_and_settings(rest);
            needed(Given::at(table).text_if("game", &game).text_if("settings", &settings), "game", missing)
        }
        Typed::Own(read) => read(table, rest),
    }
}

fn is_number(kind: Kind) -> bool {
    matches!(kind, Kind::Count(..))
}

/// Returns the names of a command's arguments of some kinds, without its table.
fn arguments(command: &Command, is_one: fn(Kind) -> bool) -> impl Iterator<Item = &'static str> {
    let others = command.args.iter().filter(|arg| arg.name != TABLE.name);
    others.filter(move |arg| is_one(arg.kind)).map(|arg| arg.name)
}

/// Reads words in any order as the arguments of a command; `None` if there are too many.
fn in_any_order(command: &Command, table: Option<i64>, rest: &str, little: &str) -> Option<Given> {
    let mut given = Given::at(table);
    let (mut numbers, mut texts) =
        (arguments(command, is_number), arguments(command, |kind| !is_number(kind)).peekable());
    let takes_text = texts.peek().is_some();
    for word in rest.split_whitespace() {
        if let Ok(number) = word.parse::<usize>() {
            given = given.with(numbers.next()?, number);
        } else if lexicon::says(little, word) {
            // The word is one of the arguments, not a little word.
        } else if takes_text {
            given = given.with(texts.next()?, word);
        } else if word != "#" {
            given.table = Some(word.strip_prefix('#')?.parse().ok()?);
        }
    }
    Some(given)
}

/// Reads on or off; an empty text is on.
pub fn switched(text: &str) -> Option<bool> {
    if text.is_empty() { Some(true) } else { lexicon::switch(text) }
}

/// The signs before a table's number.
const NUMBER_SIGNS: [char; 2] = ['#', '№'];

/// Reads the number of a word like `#12`, `№12`, `#12:`, `(#12)`.
pub fn table_number(word: &str) -> Option<i64> {
    let word = word.trim_start_matches(['(', '[']).trim_end_matches([':', ',', '.', ';', ')', ']']);
    word.strip_prefix(NUMBER_SIGNS).and_then(|number| number.parse().ok())
}

/// Splits off a table's number, written as `#12`, if it is the first word.
pub fn table_before(text: &str) -> (Option<i64>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match table_number(first) {
        Some(table) => (Some(table), rest.trim()),
        // `# 12 b4`
        None if first.chars().eq(['#']) || first.chars().eq(['№']) => {
            let rest = rest.trim_start();
            let (number, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            match table_number(&format!("#{number}")) {
                Some(table) => (Some(table), after.trim()),
                None => (None, text),
            }
        }
        None => (None, text),
    }
}

/// Splits off a table's number if it is the last word.
pub fn table_after(text: &str) -> (Option<i64>, &str) {
    match text.rsplit_once(char::is_whitespace).map(|(rest, last)| (rest, table_number(last))) {
        Some((rest, Some(table))) => (Some(table), rest.trim()),
        _ => (None, text),
    }
}

/// Takes a bare number out of the words; returns it and the other words.
pub fn take_number(text: &str) -> (Option<i64>, String) {
    let mut number = None;
    let mut others = Vec::new();
    for word in text.split_whitespace() {
        match word.trim_start_matches('#').parse::<i64>() {
            Ok(n) if number.is_none() => number = Some(n),
            _ => others.push(word),
        }
    }
    (number, others.join(" "))
}

/// Whether a word is a little word that may come before a name.
pub fn is_preposition(word: &str) -> bool {
    lexicon::says("to", word)
}

/// Reads a number that is alone among little words (a concept of the lexicon): `to 14`, `since #12`.
/// `Ok(None)` if there is no number and no other word.
///
/// # Errors
/// The sentence, if there is any other word.
fn lone_number(rest: &str, little: &str, wrong: &'static str) -> Result<Option<usize>, &'static str> {
    let mut words = rest.split_whitespace().filter(|word| !lexicon::says(little, word));
    let Some(word) = words.next() else { return Ok(None) };
    let number = word.trim_start_matches(['#', '№']).parse().ok().filter(|_| words.next().is_none());
    number.map(Some).ok_or(wrong)
}

/// Splits a text into the game's name and its settings: the name ends at the first `name=value`.
fn game_and_settings(rest: &str) -> (String, String) {
    let rest = &*straight(rest);
    let mut game = Vec::new();
    let mut settings_at = rest.len();
    for word in rest.split_whitespace() {
        if word.contains('=') {
            // `word` is a slice of `rest`: its offset is where the settings begin.
            settings_at = word.as_ptr() as usize - rest.as_ptr() as usize;
            break;
        }
        game.push(word);
    }
    (game.join(" "), rest.get(settings_at..).unwrap_or_default().to_owned())
}

/// Adds `name="value"` to typed settings.
pub fn add_setting(settings: &mut String, name: &str, value: &str) {
    if !settings.is_empty() {
        settings.push(' ');
    }
    settings.push_str(name);
    settings.push_str("=\"");
    settings.extend(value.chars().filter(|c| *c != '"'));
    settings.push('"');
}
