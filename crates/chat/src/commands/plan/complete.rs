//! Completions of a line of moves: the last of them, in the position that those before lead to.

use super::lines::{Word, kind};
use liege_table::{Analysis, Table};

/// Words of a line that completions are worked out for: they must be quick.
const WORDS: usize = 24;

/// The lines that begin with what a member has typed and go on with a move that fits: what is shown, and what is
/// typed.
pub fn complete(table: &Table, member: &str, typed: &str) -> Vec<(String, String)> {
    // Each foreseen line begins anew.
    let from = typed.rfind([';', '\n']).map_or(0, |at| at + 1);
    let start = from + (typed[from..].len() - typed[from..].trim_start().len());
    let line = &typed[start..];
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.len() > WORDS || table.is_dealing() {
        return Vec::new();
    }
    let Ok(ahead) = table.analysis(table.log().len(), table.seats_of(member)) else { return Vec::new() };
    // The last word is still being typed unless a blank follows it; a move may be of several words.
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
        // What has been typed stays as it is.
        let kept = rest.first().map_or(typed.len(), |word| {
            // A word is a part of the text: its place is where the text it is cut from stands.
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
