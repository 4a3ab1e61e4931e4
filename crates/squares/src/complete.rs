//! Completions while a person is typing.

use super::reader::Reader;
use super::typed::{Names, Squares, as_file, look, named_board, prepare};
use super::{Geometry, Play, Spec, Square};
use liege_words::letters::is_cross;

/// The largest number of completions.
pub const MOST: usize = 25;

/// The legal moves of the seat that match the typed text, best first.
pub fn complete<'a>(reader: &Reader<'a>, typed: &str) -> Vec<&'a Play> {
    let Some(prepared) = prepare(typed) else { return Vec::new() };
    let rules = reader.rules;
    // The moves that the text already means come first.
    let readings = reader.readings(&prepared, Squares::Real);
    let geometry = rules.spec().geometry;
    let names = rules.spec().names();
    let named = named_board(geometry, &prepared.letters);
    let (board, rest) = named.map_or((None, &prepared.letters[..]), |(board, rest)| (Some(board), rest));
    // The х may be a sign.
    let is_sound = |c: char| geometry.numbers.is_some() && !is_cross(c);
    let letters = rest.iter().map(|c| if is_sound(*c) { as_file(geometry, *c) } else { *c });
    let bare = bare(letters);
    // A game with a notation of its own tradition knows other forms of its moves.
    let heard = rules.heard(reader.seat, typed).and_then(Result::ok);
    let written = self::bare(prepared.letters.iter().copied());
    let in_forms = |play: &Play| {
        let begins = |form: String| {
            prepare(&form).is_some_and(|form| self::bare(form.letters.into_iter()).starts_with(&written))
        };
        rules.forms(play).into_iter().any(begins)
    };
    let on_board = |play: &&Play| board.is_none_or(|board| geometry.board(play.to) == board);
    let mut found: Vec<(usize, u32, String, &Play)> = Vec::new();
    for play in reader.own().filter(on_board) {
        let canonical = rules.canonical(play);
        let meant = heard.as_ref() == Some(&canonical)
            || heard.is_none() && readings.iter().any(|typed| typed.tier < 2 && typed.fits(rules, play));
        let fit = if meant { Some(0) } else { fit(rules.spec(), &names, play, &bare) };
        let fit = fit.or_else(|| goes_through(geometry, play, &bare).then_some(1));
        let fit = fit.or_else(|| in_forms(play).then_some(1));
        let begins = || self::bare(canonical.to_lowercase().chars()).starts_with(&bare);
        let Some(fit) = fit.or_else(|| begins().then_some(1)) else { continue };
        // Captures of the most valuable pieces first.
        let worth = |play: &Play| play.victim().map(|victim| rules.spec().kind(victim.kind).value);
        let taken = worth(play).map_or(u32::MAX, |value| 1000 - u32::from(value));
        found.push((fit, if bare.is_empty() { taken } else { 0 }, canonical, play));
    }
    found.sort_by(|one, two| (one.0, one.1, &one.2).cmp(&(two.0, two.1, &two.2)));
    found.into_iter().take(MOST).map(|(_, _, _, play)| play).collect()
}

/// A text in the form in which completions are compared: letters by their look, digits, nothing else.
fn bare(text: impl Iterator<Item = char>) -> String {
    text.filter(|c| c.is_alphanumeric() && !is_cross(*c)).map(look).collect()
}

/// The rest after each beginning of one of the names, if a text begins with it.
fn after_names<'t>(typed: &'t str, names: &[String]) -> Vec<&'t str> {
    let mut rests = Vec::new();
    for name in names {
        let mut rest = typed;
        for letter in name.chars() {
            let Some(after) = rest.strip_prefix(letter) else { break };
            rest = after;
            if !rests.contains(&rest) {
                rests.push(rest);
            }
        }
    }
    rests
}

/// Whether the names of squares begin with a text.
fn begins(geometry: Geometry, names: &str, typed: &str) -> bool {
    let same = |(name, c): (char, char)| name == c || name == as_file(geometry, c);
    typed.chars().count() <= names.chars().count() && names.chars().zip(typed.chars()).all(same)
}

/// Whether a move through numbered squares begins with a text, in either way of naming them.
fn goes_through(geometry: Geometry, play: &Play, typed: &str) -> bool {
    let squares = || play.from.iter().chain(&play.via).chain([&play.to]).copied();
    let begins = |name: &dyn Fn(Square) -> String| squares().map(name).collect::<String>().starts_with(typed);
    let number = |at| geometry.number(at).map(|number| number.to_string()).unwrap_or_default();
    geometry.numbers.is_some() && (begins(&number) || begins(&|at| geometry.letters(at)))
}

/// The match of a move with the typed beginning: a smaller number is better.
fn fit(spec: &'static Spec, names: &Names, play: &Play, typed: &str) -> Option<usize> {
    let geometry = spec.geometry;
    let becomes = play.becomes.map_or_else(String::new, |kind| spec.kind(kind).letter.to_lowercase());
    let from = play.from.map_or_else(String::new, |from| geometry.name(from));
    let to = format!("{}{becomes}", geometry.name(play.to));
    let both = format!("{from}{to}");
    let begins = |name: &str, typed: &str| begins(geometry, name, typed);
    let ends = |rest: &str| begins(&both, rest) || begins(&to, rest);
    if begins(&both, typed) {
        return Some(1);
    }
    let rests = after_names(typed, names.as_they_look(play.piece.kind));
    if let Some(rest) = rests.iter().find(|rest| ends(rest)) {
        // A name that is not complete yet may belong to another piece.
        return Some(if rest.is_empty() { 2 } else { 1 });
    }
    if let Some(victim) = play.victim() {
        let from_origin = rests.iter().filter_map(|rest| rest.strip_prefix(from.as_str()));
        let starts: Vec<&str> =
            from_origin.chain(rests.iter().copied()).chain(typed.strip_prefix(from.as_str())).collect();
        let victims = names.as_they_look(victim.kind);
        if starts.into_iter().flat_map(|rest| after_names(rest, victims)).any(|rest| begins(&to, rest)) {
            return Some(3);
        }
    }
    begins(&to, typed).then_some(5)
}
