//! People in typed text: the person that a name means, and the names after a game.

use crate::desk::seating::seated_by;
use crate::desk::{Asker, Person};
use crate::wording::{NAME_WORDS, game_called, game_exactly, quoted, seat_called, straight, taken_whole};
use liege_engine::{CHARACTERS, Character, Effort, LEVELS};
use liege_game::{Game, words};
use liege_table::{Chair, Machine, Player};
use liege_words::lexicon::says;
use liege_words::{Language, Message};
use std::fmt::Write as _;
use unicode_normalization::UnicodeNormalization;

/// The parts of the text after `new`.
pub struct Invited {
    /// The game, as typed.
    pub game: String,
    /// The people for the seats, in the order of the seats, as typed.
    pub names: Vec<String>,
    pub settings: String,
}

/// Splits the members off from a typed game and its settings: those with `@` may be anywhere, those without
/// come after the game, if they are known by that name.
pub fn invited(asker: &Asker<'_>, typed: &str, settings: &str) -> Result<Invited, Message> {
    let marked = |word: &&str| word.starts_with("<@") || word.starts_with('@') && word.len() > 1;
    let between = |word: &str| says("with", word) || says("and", word);
    let bare = |word: &str| word.trim_matches([',', ';', '"']).to_owned();
    // A position string is the rest of the text, or is in quotes; an `@` in it belongs to its setting.
    let settings = straight(settings);
    let (named, position) = match taken_whole(&settings, "position") {
        Some((position, others)) => (others, format!("position=\"{position}\"")),
        None => (settings, String::new()),
    };
    let (mut behind, mut kept, mut is_quoted) = (Vec::new(), Vec::new(), false);
    for word in named.split_whitespace() {
        let is_value = is_quoted || kept.last().is_some_and(|kept: &&str| kept.ends_with('='));
        if marked(&word) && !is_value {
            behind.push(bare(word));
        } else {
            is_quoted ^= word.matches('"').count() % 2 == 1;
            kept.push(word);
        }
    }
    let settings = format!("{} {position}", kept.join(" ")).trim().to_owned();
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let Some((at, game)) = exact_beginning(&words)
        && let Some((seats, mut names)) = sides(asker, seated_by(game, &settings), &words[at..])?
    {
        names.extend(behind);
        let settings = format!("{seats}{settings}");
        return Ok(Invited { game: game.id().to_owned(), names, settings });
    }
    let first = words.iter().position(marked);
    if first.is_some() || !behind.is_empty() {
        let (game, after) = words.split_at(first.unwrap_or(words.len()));
        let is_between = |word: &&str| between(word.trim_matches([',', ';']));
        let game: Vec<&str> = game.iter().copied().filter(|word| !is_between(word)).collect();
        // If a text names people first, the game comes after them.
        let (names, game): (Vec<&str>, Vec<&str>) = match game.is_empty() {
            true => after.iter().copied().filter(|word| !is_between(word)).partition(marked),
            false => (after.iter().copied().filter(|word| !is_between(word)).collect(), game),
        };
        let names = names.into_iter().map(bare).chain(behind).collect();
        return Ok(Invited { game: game.join(" "), names, settings });
    }
    let whole = || Invited { game: typed.to_owned(), names: Vec::new(), settings: settings.clone() };
    let tries = if game_exactly(typed).is_some() { 0 } else { words.len().min(NAME_WORDS + 1) };
    for at in 1..tries {
        let (game, names) = (words[..at].join(" "), &words[at..]);
        let Some(found) = game_called(&game) else { continue };
        let names: Vec<String> = names
            .iter()
            .map(|name| bare(name))
            .filter(|name| !between(name) && !says("before-game", name))
            .collect();
        let stranger = names.iter().find(|name| chair(asker, name).is_err());
        match stranger {
            None => return Ok(Invited { game, names, settings }),
            // Words after a whole game name are not a typing mistake in it.
            Some(name) if game_exactly(&game).is_some_and(|exact| exact.id() == found.id()) => {
                return Err(Message::new("person-unknown").with("name", quoted(name)));
            }
            Some(_) => {}
        }
    }
    Ok(whole())
}

/// Returns the game whose whole name a text begins with, and the number of words.
fn exact_beginning(words: &[&str]) -> Option<(usize, &'static dyn Game)> {
    let skipped = words.iter().take_while(|word| says("before-game", word)).count();
    let ends = (skipped + 1..=words.len().min(skipped + NAME_WORDS)).rev();
    ends.into_iter().find_map(|end| Some((end, game_exactly(&words[skipped..end].join(" "))?)))
}

/// Reads seats in words after a game: `white @p2 black me`, `vs @p2, white`, `as black`. Returns them as
/// settings (a seat that names nobody is for the asker), and the other people named. `None` if no seat is
/// named, or there are other words.
fn sides(
    asker: &Asker<'_>,
    game: &'static dyn Game,
    words: &[&str],
) -> Result<Option<(String, Vec<String>)>, Message> {
    let bare = |word: &&str| word.trim_matches([',', ';', '"']).to_owned();
    let words: Vec<String> = words.iter().map(bare).filter(|word| !word.is_empty()).collect();
    let little = |word: &str| says("with", word) || says("and", word);
    let side = |word: &str| says("setting-side", word);
    let is_seat =
        |word: &str| seat_called(game, word).filter(|_| !word.starts_with(['@', '<']) && !side(word));
    let (mut settings, mut names) = (String::new(), Vec::new());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += 1;
        if little(word) {
            continue;
        }
        let named = if side(word) { words.get(at) } else { Some(word) };
        if let Some((word, seat)) = named.and_then(|word| Some((word, is_seat(word)?)))
            && chair(asker, word).is_err()
        {
            let said = side(&words[at - 1]);
            at += usize::from(said);
            // After a name, «as black» may mean that person or the asker.
            let before = said && at > 2 && words.get(at - 3).is_some_and(|word| names.contains(word));
            if before {
                let whose = Message::new("seat-whose").with("seat", game.seats()[seat.index()].id);
                return Err(whose.with("who", words[at - 3].clone()));
            }
            let who = words.get(at).filter(|word| !little(word) && !side(word) && is_seat(word).is_none());
            let who = who.filter(|word| chair(asker, word).is_ok());
            at += usize::from(who.is_some());
            let who = who.cloned().unwrap_or_else(|| format!("<@{}>", asker.who.id));
            let _ = write!(settings, "{}=\"{who}\" ", game.seats()[seat.index()].id);
        } else if !side(word) && chair(asker, word).is_ok() {
            names.push(word.clone());
        } else {
            return Ok(None);
        }
    }
    Ok((!settings.is_empty()).then_some((settings, names)))
}

/// Reads the person for a seat: `open`, the asker, a mention, or a member's name.
pub fn chair(asker: &Asker<'_>, value: &str) -> Result<Chair, Message> {
    let word = plain(value);
    // A member may have the name of a machine or of a free seat: `@machine` is that member.
    if word.starts_with('@')
        && let Some(member) = person_called(asker, value).filter(|_| !says("me", &word[1..]))
    {
        return Ok(Chair::Invited(member));
    }
    if word == "*" || says("seat-open", word.trim_start_matches('@')) {
        return Ok(Chair::Open);
    }
    // A machine sits down at once.
    if let Some(machine) = machine_called(asker, value) {
        return machine.map(Chair::Held);
    }
    let found = person_called(asker, value).map(Chair::Invited);
    found.ok_or_else(|| Message::new("person-unknown").with("name", quoted(value)))
}

/// Returns the machine meant by `machine`, `machine:4` or `machine:4:bold`, if the text means one.
pub fn machine_called(asker: &Asker<'_>, value: &str) -> Option<Result<Player, Message>> {
    let word = plain(value);
    if word.starts_with('@') && person_called(asker, value).is_some() {
        return None;
    }
    let mut parts = word.trim_start_matches('@').split([':', '-', '/']).map(str::trim);
    if !says("machine", parts.next().unwrap_or_default()) {
        return None;
    }
    let (mut level, mut character, mut slow) = (Effort::USUAL, &CHARACTERS[0], false);
    let is_level = |said: &u8| (1..=LEVELS.len()).contains(&usize::from(*said));
    for part in parts {
        let known = |character: &&Character| part == character.id || says_character(character, part);
        if let Some(said) = part.parse().ok().filter(is_level) {
            level = said;
        } else if let Some(known) = CHARACTERS.iter().find(known) {
            character = known;
        } else if says("slow", part) {
            slow = true;
        } else {
            let names = CHARACTERS.each_ref().map(|character| character_name(asker, character));
            let lines = CHARACTERS.each_ref().map(|character| {
                let about =
                    words().attribute(asker.language, &format!("engine-character-{}", character.id), "about");
                format!("{}: {}", character_name(asker, character), about.unwrap_or_default())
            });
            let unknown = Message::new("machine-unknown").with("typed", quoted(value));
            let unknown = unknown.with("example", names[names.len() - 1].clone());
            return Some(Err(unknown.with("characters", lines.join("; "))));
        }
    }
    let character = character.id.to_owned();
    Some(Ok(Machine { level, character, language: asker.language, slow, twin: 0 }.player()))
}

/// Whether a character (a style of play) has this name in any language.
fn says_character(character: &Character, typed: &str) -> bool {
    let id = format!("engine-character-{}", character.id);
    Language::all()
        .into_iter()
        .any(|language| words().text(language, &id).is_some_and(|name| plain(&name) == typed))
}

fn character_name(asker: &Asker<'_>, character: &Character) -> String {
    asker.say(&Message::new(format!("engine-character-{}", character.id)))
}

/// Returns the person meant by `me`, a mention, an id or a name.
pub fn person_called(asker: &Asker<'_>, value: &str) -> Option<Player> {
    let word = plain(value);
    if says("me", word.trim_start_matches('@')) {
        return Some(asker.who.player());
    }
    let id = word.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    let id = id.map(|id| id.trim_start_matches('!'));
    let name = word.trim_start_matches('@');
    let everybody = || asker.known.iter().chain(std::iter::once(asker.who));
    everybody()
        .find(|person| id.is_some_and(|id| person.id == id))
        .or_else(|| everybody().find(|person| id.is_none() && plain(&person.id) == name))
        .or_else(|| everybody().find(|person| id.is_none() && plain(&person.name) == name))
        .map(Person::player)
}

/// Normalises a name: letter case, and the Unicode form.
pub(crate) fn plain(text: &str) -> String {
    text.nfc().collect::<String>().to_lowercase()
}
