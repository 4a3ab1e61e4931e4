//! The languages that Liege speaks. One is added by its files (`words/<code>/<topic>.ftl`, or `words/<code>.ftl` in a game's
//! folder) and a line in the list below.

use std::borrow::Cow;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A language of the program's sentences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// The facts about a language beside its sentences.
struct Spoken {
    /// The code stored and typed, also the locale by which clients ask for it.
    code: &'static str,
    /// Its name for itself.
    name: &'static str,
}

/// Declares the list of languages and `in_language!`, which holds the files of each: a macro of the list alone knows
/// their codes when the program is compiled. `$d` is a dollar sign for the macro inside.
macro_rules! languages {
    ($d:tt $first:literal $first_name:literal $(, $code:literal $name:literal)*) => {
        const SPOKEN: &[Spoken] = &[
            Spoken { code: $first, name: $first_name },
            $(Spoken { code: $code, name: $name }),*
        ];

        /// The codes of all of them.
        const CODES: &[&str] = &[$first $(, $code)*];

        /// The sentences of a language, from the folder `words/` beside the caller: `in_language!(language)` is the file
        /// `words/<code>.ftl`, `in_language!(language, "table", "time")` are the files `words/<code>/table.ftl` and
        /// `words/<code>/time.ftl`, one after the other. `in_language!(language, own, "typed")` begins with
        /// `words/<code>.ftl`.
        #[macro_export]
        macro_rules! in_language {
            ($d language:expr) => {
                match $d language.code() {
                    $($code => include_str!(concat!("words/", $code, ".ftl")),)*
                    _ => include_str!(concat!("words/", $first, ".ftl")),
                }
            };
            ($d language:expr, own $d(, $d topic:expr)+) => {
                match $d language.code() {
                    $($code => concat!(
                        include_str!(concat!("words/", $code, ".ftl")), "\n",
                        $d(include_str!(concat!("words/", $code, "/", $d topic, ".ftl")), "\n"),+
                    ),)*
                    _ => concat!(
                        include_str!(concat!("words/", $first, ".ftl")), "\n",
                        $d(include_str!(concat!("words/", $first, "/", $d topic, ".ftl")), "\n"),+
                    ),
                }
            };
            ($d language:expr, $d($d topic:expr),+ $d(,)?) => {
                match $d language.code() {
                    $($code => concat!(
                        $d(include_str!(concat!("words/", $code, "/", $d topic, ".ftl")), "\n"),+
                    ),)*
                    _ => concat!($d(include_str!(concat!("words/", $first, "/", $d topic, ".ftl")), "\n"),+),
                }
            };
        }

        /// The sentences of the language with a code, from the folder `words/` in a folder beside the caller:
        /// `of_code!(code, in "three-check")` is the file `three-check/words/<code>.ftl`.
        #[macro_export]
        macro_rules! of_code {
            ($d code:expr, in $d folder:literal) => {
                match $d code {
                    $($code => include_str!(concat!($d folder, "/words/", $code, ".ftl")),)*
                    _ => include_str!(concat!($d folder, "/words/", $first, ".ftl")),
                }
            };
        }
    };
}

// English first: it is for people whose language is not in the list.
languages! { $
    "en" "English",
    "ru" "русский",
    "uk" "українська",
    "de" "Deutsch"
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
    /// German.
    pub const GERMAN: Language = Language(3);

    /// The codes of the languages that have files, English first.
    pub const CODES: &'static [&'static str] = CODES;

    /// All languages, English first.
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

    /// The code stored and typed: `en`, `ru`.
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

    /// Whether it is written in Latin letters, as its name for itself is.
    #[must_use]
    pub fn is_latin(self) -> bool {
        self.name().chars().filter(|c| c.is_alphabetic()).all(|c| c < '\u{250}')
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
