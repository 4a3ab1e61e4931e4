//! Faults of a text, and of a position string.

use liege_words::Message;

/// A fault of a text: where it is, and a sentence that says what would be right.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The key, or the id of the section; empty if the line has none.
    pub key: String,
    /// The fault, and the way to mend it.
    pub message: Message,
}

/// A text, shortened for a sentence.
pub fn clipped(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
