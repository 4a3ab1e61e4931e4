//! The sentences of this crate.

use liege_words::Language;

/// The Fluent source of this crate's sentences.
#[must_use]
pub fn sentences(language: Language) -> &'static str {
    liege_words::in_language!(
        language, "table", "machine", "record", "host", "time", "muster", "plan", "remind"
    )
}

/// The lists of what the cities of time zones are called. They are looked up and never said, so they are no sentences.
pub(crate) fn cities(language: Language) -> &'static str {
    liege_words::in_language!(language, "cities")
}
