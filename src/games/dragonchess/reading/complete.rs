//! Completions while somebody is still typing.

use super::super::moves::Move;
use super::super::piece::Kind;
use super::super::position::Position;
use super::grammar::readings;
use super::letters::{self, look, takes};
use super::names::names;
use super::resolve::fitting;

/// The most completions given.
const MOST: usize = 25;

/// The legal moves of the side to move that fit what was typed, best first: as they are shown, and canonical.
pub(in super::super) fn complete(position: &Position, typed: &str) -> Vec<(String, String)> {
    let Some(letters) = letters::prepare(typed) else { return Vec::new() };
    let legal = position.legal_moves();
    // What the text means already comes first.
    let meant = fitting(position, &legal, &readings(&letters));
    let bare = bare(letters.iter().copied());
    let names = Kind::ALL.map(names_as_they_look);
    let mut found: Vec<(usize, u32, String, Move)> = Vec::new();
    for mv in legal {
        let fit = if meant.contains(&mv) { Some(0) } else { fit(position, mv, &bare, &names) };
        let Some(fit) = fit else { continue };
        // Captures of the dearest pieces first.
        let taken = position.piece(mv.to).map_or(u32::MAX, |victim| 100 - victim.kind.value_in_halves());
        let text = position.canonical(mv);
        found.push((fit, if bare.is_empty() { taken } else { 0 }, text, mv));
    }
    found.sort();
    found.into_iter().take(MOST).map(|(_, _, text, mv)| (position.display(mv), text)).collect()
}

/// A text in the form in which completions are compared: letters as they look, digits, nothing else.
fn bare(text: impl Iterator<Item = char>) -> String {
    text.filter(|c| c.is_alphanumeric() && !takes(*c)).map(look).collect()
}

/// The letter of a kind and its names, compared like what is typed.
fn names_as_they_look(kind: Kind) -> [String; 5] {
    let [english, russian, ukrainian] = names(kind).map(|name| bare(name.chars()));
    let letter = kind.letter().to_lowercase();
    let second = if kind == Kind::Dragon { "r".to_owned() } else { letter.clone() };
    [letter, second, english, russian, ukrainian]
}

/// How a move fits the beginning typed: the smaller, the better.
fn fit(position: &Position, mv: Move, typed: &str, names: &[[String; 5]; 15]) -> Option<usize> {
    let kind = position.piece(mv.from)?.kind;
    let (from, to) = (mv.from.to_string(), mv.to.to_string());
    let both = format!("{from}{to}");
    // `typed` is the beginning of one text followed by another.
    let begins = |first: &str, then: &str| match typed.strip_prefix(first) {
        Some(rest) => then.starts_with(rest),
        None => first.starts_with(typed),
    };
    let victim = position.piece(mv.to).map(|victim| victim.kind);
    for (rank, name) in names[kind.index()].iter().enumerate() {
        let rank = if rank < 2 { 1 } else { 2 };
        if begins(name, &both) || begins(name, &to) {
            return Some(rank);
        }
        let Some(victim) = victim else { continue };
        for victim in &names[victim.index()] {
            let (short, long) = (format!("{name}{victim}"), format!("{name}{from}{victim}"));
            if begins(&short, &to) || begins(&long, &to) {
                return Some(rank + 2);
            }
        }
    }
    if both.starts_with(typed) {
        return Some(1);
    }
    to.starts_with(typed).then_some(5)
}
