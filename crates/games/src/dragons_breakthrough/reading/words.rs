//! The words and letters of typed moves, of all languages, from the language files.
//!
//! Cyrillic letters are read as Cyrillic (rules page, 6.2): «к» is a knight, Latin `k` a royal checker.

use super::super::board::Side;
use super::super::piece::Kind;
use super::super::spec::SPEC;
use liege_squares::{forms_of, listed};
use liege_words::letters::{fold, twin};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

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

/// The messages `drb-typed-letter-…`: letters and pairs of letters of which a short word may be made up.
const LETTERS: [(&str, Sense); 7] = [
    ("royal", Sense::Kind(Kind::Royal)),
    ("checker", Sense::Kind(Kind::Checker)),
    ("knight", Sense::Kind(Kind::Knight)),
    ("rook", Sense::Kind(Kind::Rook)),
    ("kept", Sense::Fate(Fate::Kept)),
    ("gone", Sense::Fate(Fate::Gone)),
    ("takes", Sense::Takes),
];

/// The letters of all languages, the longer ones first. A letter that looks like one of them, and means nothing else
/// here, means what that means.
static SPELT: LazyLock<Vec<(String, Sense)>> = LazyLock::new(|| {
    let mut known: Vec<(String, Sense)> = Vec::new();
    for (list, sense) in LETTERS {
        let forms = listed(&format!("drb-typed-letter-{list}")).into_iter().map(|form| fold(&form));
        known.extend(forms.filter(|form| !form.is_empty()).map(|form| (form, sense)));
    }
    let alike = |(form, sense): &(String, Sense)| {
        let mut letters = form.chars();
        let twin = letters.next().and_then(twin).filter(|_| letters.next().is_none())?;
        let is_new = known.iter().all(|(form, _)| !form.chars().eq([twin]));
        is_new.then(|| (twin.to_string(), *sense))
    };
    let twins: Vec<(String, Sense)> = known.iter().filter_map(alike).collect();
    known.extend(twins);
    known.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
    known
});

/// A word made up of letters is at most that long.
const SHORT: usize = 24;

/// Every known form, with its meaning.
fn known() -> &'static BTreeMap<String, Sense> {
    static KNOWN: OnceLock<BTreeMap<String, Sense>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let kinds = Kind::ALL.map(|kind| (SPEC.kind(kind.into()).id, Sense::Kind(kind)));
        let lists = LISTS.into_iter().chain(kinds);
        let forms = |(id, sense)| forms_of(&SPEC, id).into_iter().map(move |form| (fold(&form), sense));
        let from = listed("drb-typed-from").into_iter().map(|form| (fold(&form), Sense::From));
        lists.flat_map(forms).chain(from).filter(|(form, _)| !form.is_empty()).collect()
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
            let (letters, sense) = SPELT.iter().find(|(letters, _)| rest.starts_with(letters.as_str()))?;
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
