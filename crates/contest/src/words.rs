//! The sentences of this crate.

use liege_words::Language;

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: Language) -> &'static str {
    liege_words::in_language!(language, "contest", "cross")
}
