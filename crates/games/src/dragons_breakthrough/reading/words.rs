//! The words and letters of typed moves, of all languages, from the language files.
//!
//! Cyrillic letters are read as Cyrillic (rules page, 6.2): «к» is a knight, Latin `k` a royal checker.

use super::super::board::Side;
use super::super::piece::Kind;
use super::super::spec::SPEC;
use liege_squares::forms_of;
use liege_words::letters::fold;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The fate of a captured piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// «Р»: into the reserve.
    Kept,
    /// «В»: out of the game.
    Gone,
}

/// The meaning of a word, or of a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// A kind of piece.
    Kind(Kind),
    /// The fate of a captured piece.
    Fate(Fate),
    /// A mark of capture.
    Takes,
    /// A mark of a drop.
    Drop,
    /// The reserve, as the place of origin or as the target.
    Reserve,
    Side(Side),
    /// An exchange of colours.
    Swap,
    /// A word that goes with an exchange.
    Colours,
    /// A preposition that only a cell may follow: «с».
    From,
    /// A word without meaning.
    Filler,
}

/// The messages `drb-typed-…` that list the words which are not kinds.
const LISTS: [(&str, Sense); 10] = [
    ("kept", Sense::Fate(Fate::Kept)),
    ("gone", Sense::Fate(Fate::Gone)),
    ("takes", Sense::Takes),
    ("drop", Sense::Drop),
    ("reserve", Sense::Reserve),
    ("light", Sense::Side(Side::Light)),
    ("dark", Sense::Side(Side::Dark)),
    ("swap", Sense::Swap),
    ("colours", Sense::Colours),
    ("move", Sense::Filler),
];

/// Letters and pairs of letters that can form a short word.
const LETTERS: [(&str, Sense); 14] = [
    ("кш", Sense::Kind(Kind::Royal)),
    ("ш", Sense::Kind(Kind::Checker)),
    ("к", Sense::Kind(Kind::Knight)),
    ("т", Sense::Kind(Kind::Rook)),
    ("c", Sense::Kind(Kind::Checker)),
    ("k", Sense::Kind(Kind::Royal)),
    ("n", Sense::Kind(Kind::Knight)),
    ("r", Sense::Kind(Kind::Rook)),
    ("р", Sense::Fate(Fate::Kept)),
    ("в", Sense::Fate(Fate::Gone)),
    // Latin letters that look like them, and have no other meaning here.
    ("p", Sense::Fate(Fate::Kept)),
    ("b", Sense::Fate(Fate::Gone)),
    ("х", Sense::Takes),
    ("x", Sense::Takes),
];

/// The longest word that is read letter by letter.
const SHORT: usize = 24;

/// Every known form, with its meaning.
fn known() -> &'static BTreeMap<String, Sense> {
    static KNOWN: OnceLock<BTreeMap<String, Sense>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let kinds = Kind::ALL.map(|kind| (SPEC.kind(kind.into()).id, Sense::Kind(kind)));
        let lists = LISTS.into_iter().chain(kinds);
        let forms = |(id, sense)| forms_of(&SPEC, id).into_iter().map(move |form| (fold(&form), sense));
        lists.flat_map(forms).chain([("с".to_owned(), Sense::From)]).collect()
    })
}

/// The meaning of the first words, and the number of them: two that belong together, else the first.
pub(super) fn senses(words: &[&str]) -> Option<(Vec<Sense>, usize)> {
    let together =
        |count: usize| known().get(&words.get(..count)?.join(" ")).map(|sense| (vec![*sense], count));
    together(2).or_else(|| together(1)).or_else(|| {
        let mut rest = words.first().filter(|word| word.chars().nth(SHORT).is_none()).copied()?;
        let mut senses = Vec::new();
        while !rest.is_empty() {
            let (letters, sense) = LETTERS.iter().find(|(letters, _)| rest.starts_with(letters))?;
            senses.push(*sense);
            rest = &rest[letters.len()..];
        }
        Some((senses, 1))
    })
}

/// The known word that is nearest to an unknown one.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    if word.chars().nth(3).is_none() || word.chars().nth(SHORT).is_some() {
        return None;
    }
    let meant =
        known().iter().filter(|(_, sense)| !matches!(sense, Sense::Filler | Sense::From | Sense::Colours));
    let scored = meant.map(|(own, _)| (strsim::damerau_levenshtein(own, word), own.as_str()));
    scored.min().filter(|(slips, own)| slips * 3 <= own.chars().count()).map(|(_, own)| own)
}
