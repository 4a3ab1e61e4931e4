//! The languages that Liege speaks. One is added by its files (`<name>.<code>.ftl` beside those of the others), a line in
//! [`SPOKEN`] and one in [`in_language`].

use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language of the program's sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// What is known of a language beside its sentences.
struct Spoken {
    /// The code stored and typed, also the locale by which clients ask for it.
    code: &'static str,
    /// Its name for itself.
    name: &'static str,
}

/// The languages, English first: it is what people read whose language is not among them.
const SPOKEN: [Spoken; 3] = [
    Spoken { code: "en", name: "English" },
    Spoken { code: "ru", name: "русский" },
    Spoken { code: "uk", name: "українська" },
];

/// The files of a language, one after another: `in_language!(language, "words/general", "words/table")`.
#[macro_export]
macro_rules! in_language {
    ($language:expr, $($stem:expr),+ $(,)?) => {
        match $language.code() {
            "ru" => concat!($(include_str!(concat!($stem, ".ru.ftl")), "\n"),+),
            "uk" => concat!($(include_str!(concat!($stem, ".uk.ftl")), "\n"),+),
            _ => concat!($(include_str!(concat!($stem, ".en.ftl")), "\n"),+),
        }
    };
}

/// A language made of another one while the program runs.
struct Made {
    spoken: Spoken,
    words: fn(&str) -> String,
}

static MADE: OnceLock<Made> = OnceLock::new();

impl Language {
    /// English.
    pub const ENGLISH: Language = Language(0);
    /// Russian.
    pub const RUSSIAN: Language = Language(1);
    /// Ukrainian.
    pub const UKRAINIAN: Language = Language(2);

    /// All of them, English first.
    #[must_use]
    pub fn all() -> Vec<Language> {
        let made = usize::from(MADE.get().is_some());
        (0u8..).take(SPOKEN.len() + made).map(Language).collect()
    }

    /// Makes one more of English: `words` gives the Fluent source of each English one. So it is seen that nothing but
    /// files has to know how many languages there are. To be called before anything is said; only the first call counts.
    #[must_use]
    pub fn made_of_english(code: &'static str, name: &'static str, words: fn(&str) -> String) -> Language {
        MADE.get_or_init(|| Made { spoken: Spoken { code, name }, words });
        Language(SPOKEN.len() as u8)
    }

    fn spoken(self) -> &'static Spoken {
        let made = || MADE.get().map_or(&SPOKEN[0], |made| &made.spoken);
        SPOKEN.get(usize::from(self.0)).unwrap_or_else(made)
    }

    /// The code stored and typed: `en`, `ru`, `uk`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.spoken().code
    }

    /// The language's name for itself.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.spoken().name
    }

    /// Its sentences, made of a Fluent source that is its own or the English one.
    pub(super) fn words(self, source: &'static str) -> Cow<'static, str> {
        match MADE.get().filter(|_| usize::from(self.0) >= SPOKEN.len()) {
            Some(made) => Cow::Owned((made.words)(source)),
            None => Cow::Borrowed(source),
        }
    }

    /// The language of a code or locale (`ru`, `en-GB`, `uk_UA`), if Liege speaks it.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Language> {
        let primary = locale.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Language::all().into_iter().find(|language| language.code() == primary)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
