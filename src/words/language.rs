//! The languages that Liege speaks.

use unic_langid::{LanguageIdentifier, langid};

/// A language of the program's sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::English, Language::Russian, Language::Ukrainian];

    /// The code stored and typed: `en`, `ru`, `uk`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Ukrainian => "uk",
        }
    }

    /// The language's name for itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "русский",
            Language::Ukrainian => "українська",
        }
    }

    /// The language of a code or locale (`ru`, `en-GB`, `uk_UA`), if Liege speaks it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let primary = locale.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == primary)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::Russian => langid!("ru"),
            Language::Ukrainian => langid!("uk"),
        }
    }
}
