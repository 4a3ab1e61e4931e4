//! Writes games as text: the export format.

use super::{Dialect, Ending, Game, blank, ends};
use std::fmt::Write as _;

/// The longest line of moves: the standard wants less than 80 characters.
const WIDEST: usize = 79;

/// The tags that every game has, in order, each with the value for an unknown one.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The text of a game. For several games, write several texts with an empty line between them.
///
/// The writer drops blanks and brackets in names and moves, so that they can't become a tag or comment. A
/// move without text is written as a null move (`--`). A move that looks like a number or a result reads back
/// as one.
#[must_use]
pub fn write(game: &Game, dialect: Dialect) -> String {
    let mut text = String::new();
    for (name, value) in tags(game, dialect) {
        let value = value.replace('\\', r"\\").replace('"', r#"\""#).replace(['\n', '\r'], " ");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    text.push('\n');
    let mut lines = Lines { text, column: 0 };
    lines.comments(&game.comments);
    let (mut number, mut white) = game.first;
    let mut apart = true;
    for each in &game.moves {
        if white || apart {
            lines.word(&format!("{number}{}", if white { "." } else { "..." }));
        }
        let text: String = each.text.chars().filter(|c| !ends(*c)).collect();
        lines.word(if text.is_empty() { "--" } else { &text });
        each.glyphs.iter().for_each(|glyph| lines.word(&format!("${glyph}")));
        apart = lines.comments(&each.comments);
        number = number.saturating_add(u32::from(!white));
        white = !white;
    }
    lines.word(result(game, dialect));
    lines.text.push('\n');
    lines.text
}

/// The tags as they are written: the roster first, then the others by name.
pub(super) fn tags(game: &Game, dialect: Dialect) -> Vec<(String, String)> {
    let clean = |name: &str| name.chars().filter(|c| !blank(*c) && !"[]\"".contains(*c)).collect::<String>();
    let mut tags: Vec<_> = game.tags.iter().map(|(name, value)| (clean(name), value.clone())).collect();
    tags.retain(|(name, _)| !name.is_empty());
    let roster = || ROSTER.into_iter().chain([("Result", result(game, dialect))]);
    for (name, unknown) in roster() {
        if !tags.iter().any(|(known, _)| known == name) {
            tags.push((name.to_owned(), unknown.to_owned()));
        }
    }
    tags.sort_by_cached_key(|(name, _)| {
        let place = roster().position(|(known, _)| known == name);
        (place.unwrap_or(usize::MAX), name.clone())
    });
    tags
}

fn result(game: &Game, dialect: Dialect) -> &'static str {
    match (game.result, dialect) {
        (Some(Ending::White), Dialect::PdnInternational) => "2-0",
        (Some(Ending::Black), Dialect::PdnInternational) => "0-2",
        (Some(Ending::Draw), Dialect::PdnInternational) => "1-1",
        (Some(Ending::White), _) => "1-0",
        (Some(Ending::Black), _) => "0-1",
        (Some(Ending::Draw), _) => "1/2-1/2",
        (None, _) => "*",
    }
}

/// Words in lines of limited width.
struct Lines {
    text: String,
    column: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        // At the beginning of a line, readers take `%` for a remark and `[` for a tag.
        let stays = word.starts_with(['%', '[']);
        if self.column > 0 && self.column + 1 + width > WIDEST && !stays {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += width;
    }

    /// Writes comments, and returns whether there were any.
    fn comments(&mut self, comments: &[String]) -> bool {
        let before = self.text.len();
        for comment in comments {
            let said = comment.replace('}', ")");
            let words: Vec<&str> = said.split(blank).filter(|word| !word.is_empty()).collect();
            if !words.is_empty() {
                format!("{{{}}}", words.join(" ")).split(' ').for_each(|word| self.word(word));
            }
        }
        self.text.len() > before
    }
}
