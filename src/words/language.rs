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

    /// The language that people call so in any of them, or whose code or locale it is.
    #[must_use]
    pub fn called(typed: &str) -> Option<Language> {
        let word = typed.trim().to_lowercase();
        let named = |language: &Language| language.names().contains(&word.as_str());
        Language::of_locale(&word).or_else(|| Language::ALL.into_iter().find(named))
    }

    /// Its names in all the languages, in small letters.
    fn names(self) -> &'static [&'static str] {
        match self {
            Language::English => &["english", "английский", "англійська", "англійську"],
            Language::Russian => &["russian", "русский", "російська", "російську"],
            Language::Ukrainian => &["ukrainian", "украинский", "українська", "українську"],
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::English => langid!("en"),
            Language::Russian => langid!("ru"),
            Language::Ukrainian => langid!("uk"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_goes_by_its_name_in_any_of_them() {
        for language in Language::ALL {
            for name in language.names().iter().copied().chain([language.code(), language.name()]) {
                assert_eq!(Language::called(name), Some(language), "{name}");
                assert_eq!(Language::called(&name.to_uppercase()), Some(language), "{name}");
            }
        }
        assert_eq!(Language::called("en-GB"), Some(Language::English));
        assert_eq!(Language::called("klingon"), None);
    }
}
