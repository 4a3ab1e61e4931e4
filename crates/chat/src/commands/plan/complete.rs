//! Completion of a line of moves: it completes the last move, in the position after those before.

use super::lines::{Word, kind};
use liege_table::{Analysis, Table};

/// The most words of a line that gets completions: completion must be quick.
const WORDS: usize = 24;

/// Returns the completed lines: those that begin with the typed text and continue with a move that fits. Each
/// is a shown text and the text to type.
pub fn complete(table: &Table, member: &str, typed: &str) -> Vec<(String, String)> {
    // Each line of the plan starts from the present position.
    let from = typed.rfind([';', '\n']).map_or(0, |at| at + 1);
    let start = from + (typed[from..].len() - typed[from..].trim_start().len());
    let line = &typed[start..];
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() > WORDS || table.is_dealing() {
        return Vec::new();
    }
    let Ok(ahead) = table.analysis(table.log().len(), table.seats_of(member)) else { return Vec::new() };
    // The last word is unfinished unless a blank follows it; a move may have several words.
    let whole = line.is_empty() || line.ends_with(char::is_whitespace);
    let longest = if whole { words.len() } else { words.len().saturating_sub(1) };
    for count in (0..=longest).rev() {
        let (read, rest) = words.split_at(count);
        let rest: Vec<&str> = rest.iter().copied().skip_while(|word| kind(word) != Word::Other).collect();
        let moves: Vec<&str> = read.iter().copied().filter(|word| kind(word) == Word::Other).collect();
        let mut then = ahead.clone();
        if then.read(&moves.join(" "), &Analysis::anybody).is_err() {
            continue;
        }
        let offered = then.complete(&rest.join(" "));
        if offered.is_empty() {
            continue;
        }
        // The typed text stays as it is.
        let kept = rest.first().map_or(typed.len(), |word| {
            // A word is a slice of the text, so its address gives its offset.
            word.as_ptr() as usize - typed.as_ptr() as usize
        });
        let before = &typed[..kept];
        return offered
            .into_iter()
            .map(|(label, action)| (format!("{before}{label}"), format!("{before}{action}")))
            .collect();
    }
    Vec::new()
}
