//! The words that people type, from `words/<language>/typed.ftl`: their meanings, whatever the person's
//! language.
//!
//! A concept is called like its message there, without `typed-`. A word that ends in a star is the beginning
//! of others.

use super::{Language, letters, steps};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::LazyLock;

/// A concept's words, folded, by language in the order of its file.
type Said = Vec<(Language, String)>;

/// All concepts.
static LEXICON: LazyLock<BTreeMap<&'static str, Said>> = LazyLock::new(|| {
    let mut lexicon: BTreeMap<&str, Said> = BTreeMap::new();
    for language in Language::all() {
        let mut concept = None;
        for line in source(language).lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
            let words = match line.split_once(" =").filter(|(id, _)| is_id(id)) {
                Some((id, words)) => {
                    concept = id.strip_prefix("typed-");
                    words
                }
                None => line,
            };
            // Remarks may be beside the words for a thing.
            let Some(concept) = concept else { continue };
            // Fluent has no message without a text: a language without a word has `{ "" }`.
            let words = words.split(',').map(fold).filter(|word| !word.is_empty() && !word.starts_with('{'));
            lexicon.entry(concept).or_default().extend(words.map(|word| (language, word)));
        }
    }
    lexicon
});

/// Whether a text may be the id of a message.
fn is_id(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

fn source(language: Language) -> &'static str {
    match language.words(in_language!(language, "typed")) {
        Cow::Borrowed(source) => source,
        // Once, for as long as the program runs.
        Cow::Owned(made) => made.leak(),
    }
}

/// Small letters, ё as е, one kind of apostrophe, no blanks around.
fn fold(word: &str) -> String {
    steps::step(word.len());
    let apostrophe = |c: char| if matches!(c, '’' | 'ʼ') { '\'' } else { c };
    word.trim().chars().flat_map(letters::small).map(apostrophe).collect()
}

fn said(concept: &str) -> &'static [(Language, String)] {
    let said = LEXICON.get(concept);
    debug_assert!(said.is_some(), "nobody says what is typed for {concept}");
    said.map_or(&[], Vec::as_slice)
}

fn fits(own: &str, word: &str) -> bool {
    own.strip_suffix('*').map_or(own == word, |beginning| word.starts_with(beginning))
}

/// Whether a word means this concept.
#[must_use]
pub fn says(concept: &str, word: &str) -> bool {
    let word = fold(word);
    said(concept).iter().any(|(_, own)| fits(own, &word))
}

/// The languages in which a word means this concept.
#[must_use]
pub fn languages(concept: &str, word: &str) -> Vec<Language> {
    let word = fold(word);
    said(concept).iter().filter(|(_, own)| fits(own, &word)).map(|(language, _)| *language).collect()
}

/// The language with this name in any language, or with this code or locale.
#[must_use]
pub fn language(typed: &str) -> Option<Language> {
    let word = typed.trim().to_lowercase();
    let own = |language: &Language| language.name().to_lowercase() == word;
    Language::of_locale(&word)
        .or_else(|| Language::all().into_iter().find(own))
        .or_else(|| value("language", &word).and_then(Language::of_locale))
}

/// On or off.
#[must_use]
pub fn switch(word: &str) -> Option<bool> {
    says("on", word).then_some(true).or_else(|| says("off", word).then_some(false))
}

/// The thing of a kind that a word means: of `weekday` and «среду» `wednesday`, since that is a word of
/// `typed-weekday-wednesday`.
#[must_use]
pub fn value(kind: &str, word: &str) -> Option<&'static str> {
    let word = fold(word);
    let value = |concept: &&'static str| concept.strip_prefix(kind)?.strip_prefix('-');
    let found = LEXICON
        .range::<str, _>((Bound::Included(kind), Bound::Unbounded))
        .take_while(|(concept, _)| concept.starts_with(kind));
    let mut found = found.filter_map(|(concept, said)| Some((value(concept)?, said)));
    found.find(|(_, said)| said.iter().any(|(_, own)| fits(own, &word))).map(|(value, _)| value)
}

/// All phrases for a concept, the longest first, so that a phrase comes before its parts.
#[must_use]
pub fn phrases(concept: &str) -> Vec<&'static str> {
    let mut phrases: Vec<&str> = said(concept).iter().map(|(_, own)| own.as_str()).collect();
    phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.len()));
    phrases
}

/// An example in a language: the first of its words.
#[must_use]
pub fn example(language: Language, concept: &str) -> &'static str {
    let first = |language| said(concept).iter().find(|(of, _)| *of == language);
    first(language).or_else(|| first(Language::ENGLISH)).map_or("", |(_, own)| own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn words_are_understood_in_all_languages() {
        for word in ["On", "да", "ТАК", "вкл"] {
            assert_eq!(switch(word), Some(true), "{word}");
        }
        for word in ["off", "Нет", "ні"] {
            assert_eq!(switch(word), Some(false), "{word}");
        }
        assert_eq!(switch("perhaps"), None);
        assert!(says("import-again", "ещё") && says("weekday-friday", "п’ятниці"));
        assert_eq!((value("weekday", "среду"), value("month", "травня")), (Some("wednesday"), Some("may")));
        assert_eq!((value("weekday", "неделю"), value("week", "monday")), (None, None));
        assert_eq!(example(Language::UKRAINIAN, "seat-open"), "вільно");
        assert_eq!(phrases("one-week").first(), Some(&"один тиждень"));
    }

    /// The files are read here as Fluent reads them, and no word occurs twice.
    #[test]
    fn every_concept_is_a_sentence_of_its_own() {
        let words = crate::Words::of(|_| Vec::new());
        let mut seen = BTreeSet::new();
        for (concept, said) in LEXICON.iter() {
            for language in Language::all() {
                let text = words.text(language, &format!("typed-{concept}")).unwrap_or_default();
                let own: Vec<String> = text.split(',').map(fold).filter(|word| !word.is_empty()).collect();
                let read: Vec<&String> =
                    said.iter().filter(|(of, _)| *of == language).map(|(_, word)| word).collect();
                // What a language lacks is said in English.
                if read.is_empty() {
                    continue;
                }
                assert_eq!(own.iter().collect::<Vec<_>>(), read, "{concept} in {}", language.code());
                assert!(
                    own.iter().all(|word| seen.insert((concept, language, word.clone()))),
                    "{concept}: {own:?}"
                );
            }
        }
    }

    #[test]
    fn a_language_goes_by_its_name_in_any_of_them() {
        for spoken in Language::all() {
            // A language that is new has perhaps no name in the others yet.
            let names = LEXICON.get(format!("language-{}", spoken.code()).as_str()).into_iter().flatten();
            for name in names.map(|(_, name)| name.as_str()).chain([spoken.code(), spoken.name()]) {
                assert_eq!(language(name), Some(spoken), "{name}");
                assert_eq!(language(&name.to_uppercase()), Some(spoken), "{name}");
            }
        }
        assert_eq!(language("en-GB"), Some(Language::ENGLISH));
        assert_eq!(language("klingon"), None);
    }
}
