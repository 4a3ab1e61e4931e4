//! Guesses at the meaning of a text that cannot be read as it is.

use crate::desk::parts::taps::taps;
use crate::wording::{Speaker, game_text};
use liege_table::Table;
use liege_words::lexicon::says;

/// Returns the moves of a member between cells that were typed without their board: on boards above each
/// other people leave it out (`e2-e3`, `warrior e2-e3`).
pub fn cells_without_board(table: &Table, member: &str, text: &str) -> Vec<String> {
    let is_cell = |part: &&str| {
        part.len() == 2 && part.as_bytes()[0].is_ascii_alphabetic() && part.as_bytes()[1].is_ascii_digit()
    };
    let low = text.to_lowercase();
    let cells: Vec<&str> = low.split(|c: char| !c.is_alphanumeric()).filter(is_cell).collect();
    let [from, to] = cells[..] else { return Vec::new() };
    let ends = |whole: &str, end: &str| whole.len() > end.len() && whole.to_lowercase().ends_with(end);
    let mut found: Vec<String> = Vec::new();
    for tap in taps(table, member) {
        if ends(tap.from.name(), from) && ends(tap.to.name(), to) && !found.contains(&tap.action) {
            found.push(tap.action);
        }
    }
    found
}

/// Returns the word of a text that makes an offer in other games, if this game has no offers.
pub fn no_herald(speaker: Speaker, text: &str) -> Option<&str> {
    if game_text(speaker.language, speaker.game, "help-diplomacy").is_some() {
        return None;
    }
    let mut words = text.split(|c: char| !(c.is_alphanumeric() || c == '\'' || c == '’'));
    words.find(|word| !word.is_empty() && says("herald", word))
}

/// Sorts candidates that differ only in the promotion: the most valuable first, in the order in which help
/// lists the pieces. Other candidates keep their order.
pub fn best_first(table: &Table, candidates: &[String]) -> Vec<String> {
    let mut candidates = candidates.to_vec();
    let kinds = table.game().kinds();
    let place = |action: &String| {
        let last = action.chars().next_back()?.to_uppercase().to_string();
        kinds.iter().position(|kind| kind.letter == last)
    };
    let stem = |action: &String| action.chars().rev().skip(1).collect::<String>();
    let alike = candidates.windows(2).all(|two| stem(&two[0]) == stem(&two[1]));
    if alike && candidates.iter().all(|action| place(action).is_some()) {
        candidates.sort_by_key(place);
    }
    candidates
}
