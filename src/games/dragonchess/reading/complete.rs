//! Completions while somebody is still typing.

use super::super::moves::Move;
use super::super::piece::{KINDS, Kind};
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

/// The letter of a kind and its names, compared like what is typed; the Dragon has a second letter.
fn names_as_they_look(kind: Kind) -> [String; 5] {
    let [english, russian, ukrainian] = names(kind).map(|name| bare(name.chars()));
    let [letter, sign] = [kind.letter().to_lowercase(), kind.sign().to_lowercase().to_string()];
    [letter, sign, english, russian, ukrainian]
}

/// What follows each beginning of one of the names, where a text begins with it.
fn after_names<'t>(typed: &'t str, names: &[String; 5]) -> Vec<&'t str> {
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

/// How a move fits the beginning typed: the smaller, the better.
fn fit(position: &Position, mv: Move, typed: &str, names: &[[String; 5]; KINDS]) -> Option<usize> {
    let written = position.written(mv);
    let mark = if written.promotes { "h" } else { "" };
    let (from, to) = (mv.from.to_string(), format!("{}{mark}", mv.to));
    let both = format!("{from}{to}");
    let ends = |rest: &str| both.starts_with(rest) || to.starts_with(rest);
    if both.starts_with(typed) {
        return Some(1);
    }
    let rests = after_names(typed, &names[written.kind.index()]);
    if let Some(rest) = rests.iter().find(|rest| ends(rest)) {
        // A name that is not written out yet may be that of another piece.
        return Some(if rest.is_empty() { 2 } else { 1 });
    }
    if let Some(victim) = position.piece(mv.to) {
        let from_origin = rests.iter().filter_map(|rest| rest.strip_prefix(from.as_str()));
        let starts: Vec<&str> =
            from_origin.chain(rests.iter().copied()).chain(typed.strip_prefix(&from)).collect();
        let named = starts.into_iter().flat_map(|rest| after_names(rest, &names[victim.kind.index()]));
        if named.into_iter().any(|rest| to.starts_with(rest)) {
            return Some(3);
        }
    }
    to.starts_with(typed).then_some(5)
}
