//! The words of the acts, from the language files of all languages together.

use super::super::act::{Deed, Topic};
use super::super::spec::SPEC;
use super::super::square::Square;
use liege_game::Seat;
use liege_squares::{file_letter, listed};
use liege_words::letters::fold;
use std::collections::HashMap;
use std::sync::OnceLock;

/// The meaning of a word for an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Meaning {
    Deed(Deed),
    Topic(Topic),
    Seat(Seat),
    /// Gives something away: with an army it means a hand-over.
    Give,
    Army,
    /// Turns a yes into a no.
    Not,
    /// Has no meaning.
    Filler,
}

/// The lists in the language files. A word in several lists has the meaning of the first.
pub(super) const LISTS: [(&str, Meaning); 16] = [
    ("eno-typed-yellow", Meaning::Seat(Seat(0))),
    ("eno-typed-blue", Meaning::Seat(Seat(1))),
    ("eno-typed-red", Meaning::Seat(Seat(2))),
    ("eno-typed-black", Meaning::Seat(Seat(3))),
    ("eno-typed-offer", Meaning::Deed(Deed::Offer)),
    ("eno-typed-accept", Meaning::Deed(Deed::Accept)),
    ("eno-typed-decline", Meaning::Deed(Deed::Decline)),
    ("eno-typed-withdraw", Meaning::Deed(Deed::Withdraw)),
    ("eno-typed-handover", Meaning::Deed(Deed::HandOver)),
    ("eno-typed-resign", Meaning::Deed(Deed::Resign)),
    ("eno-typed-give", Meaning::Give),
    ("eno-typed-not", Meaning::Not),
    ("eno-typed-draw", Meaning::Topic(Topic::Draw)),
    ("eno-typed-exchange", Meaning::Topic(Topic::Exchange)),
    ("eno-typed-army", Meaning::Army),
    ("eno-typed-filler", Meaning::Filler),
];

/// The forms of a list in all language files, folded.
pub(super) fn forms(list: &str) -> Vec<String> {
    listed(list).iter().map(|form| fold(form)).collect()
}

fn meanings() -> &'static HashMap<String, Meaning> {
    static MEANINGS: OnceLock<HashMap<String, Meaning>> = OnceLock::new();
    MEANINGS.get_or_init(|| {
        let mut known = HashMap::new();
        for (list, meaning) in LISTS {
            for form in forms(list) {
                known.entry(form).or_insert(meaning);
            }
        }
        known
    })
}

/// The meaning of a (folded) word or a phrase of two.
pub(super) fn meaning(word: &str) -> Option<Meaning> {
    meanings().get(word).copied()
}

/// The known word that an unknown one probably means: at one slip's distance, for long words at two.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    let length = word.chars().count();
    let slips = match length {
        4..8 => 1,
        8..30 => 2,
        _ => return None,
    };
    let known = meanings().iter().filter(|(known, meaning)| {
        let long = known.chars().count();
        **meaning != Meaning::Filler && long > 2 && long.abs_diff(length) <= slips
    });
    let near = known.map(|(known, _)| (strsim::damerau_levenshtein(word, known), known.as_str()));
    // The smaller word among equals, so that the answer does not depend on the map's order.
    near.filter(|(slip, _)| *slip <= slips).min().map(|(_, known)| known)
}

/// The square that a (folded) word names, in either alphabet.
pub(super) fn square(word: &str) -> Option<Square> {
    let mut letters = word.chars();
    let (file, rank) = (file_letter(letters.next()?, true), letters.next()?);
    Square::from_name(&format!("{file}{rank}")).filter(|_| letters.next().is_none())
}

/// Whether a (folded) word belongs to moves rather than to acts: a square, a piece.
pub(super) fn of_moves(word: &str) -> bool {
    let letters: Vec<char> = word.chars().collect();
    let is_piece =
        || SPEC.names().at_the_beginning(&letters).iter().any(|(length, _)| *length == letters.len());
    square(word).is_some() || letters.len() > 2 && is_piece()
}

/// A text without words that have no meaning in a move, and with gaps for signs that separate its squares.
pub(super) fn without_idle_words(text: &str) -> String {
    let idle = forms("eno-typed-idle");
    let sparse = text.replace([',', '.', '*', '~', '_', '†', '‡', '…'], " ");
    // A single letter that begins a text is a piece or a file: «с d5».
    let says = |(place, word): &(usize, &str)| {
        let bare: String = word.chars().filter(|c| c.is_alphanumeric()).collect();
        !idle.contains(&fold(&bare)) || *place == 0 && bare.chars().count() == 1
    };
    let kept = sparse.split_whitespace().enumerate().filter(says).map(|(_, word)| word);
    kept.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_by_full_names_in_any_case() {
        for (word, seat) in
            [("желтых", 0), ("синими", 1), ("червоним", 2), ("чорному", 3), ("k", 3), ("b", 1)]
        {
            assert_eq!(meaning(word), Some(Meaning::Seat(Seat(seat))), "{word}");
        }
        assert_eq!(meaning(&fold("Жёлтые")), Some(Meaning::Seat(Seat(0))));
        for word in ["к", "ч", "чер", "кр", "желт", "син"] {
            assert!(!matches!(meaning(word), Some(Meaning::Seat(_))), "{word}");
        }
    }

    #[test]
    fn no_word_has_two_meanings() {
        for (list, known) in LISTS {
            for word in forms(list) {
                assert_eq!(meaning(&word), Some(known), "{word}");
                assert!(!word.is_empty() && word.split(' ').count() < 3, "{word} in {list}");
            }
        }
    }

    #[test]
    fn slips_find_their_word() {
        assert_eq!(nearest("exchnage"), Some("exchange"));
        assert_eq!(nearest("ofer"), Some("offer"));
        assert_eq!(nearest("предлажить"), Some("предложить"));
        assert_eq!(nearest("qwertyuiop"), None);
    }
}
