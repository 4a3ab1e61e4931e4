//! Letters of the two alphabets: texts in one form, signs, squares with letters that only look right.

use super::super::board::Square;
use crate::squares::typed::letters as kit;
pub(super) use crate::squares::typed::letters::latin_twin as twin;

/// Longest text that is read, in characters.
pub(super) const LONGEST: usize = 200;

/// A text without white space, in small letters, with ё as е, plain dashes, and without marks that say
/// nothing (quotes, joiners, accents). `None` if it is too long to be notation.
pub(super) fn prepare(text: &str) -> Option<Vec<char>> {
    // At the ends a star is no sign of a capture but emphasis.
    let text = text.trim_matches(|c: char| c == '*' || c.is_whitespace());
    let letters = kit::tidy(text, LONGEST)?;
    let letters = letters.chars().flat_map(kit::small).filter(|c| !c.is_whitespace() && !means_nothing(*c));
    Some(letters.map(plain).collect())
}

fn means_nothing(c: char) -> bool {
    kit::is_apostrophe(c) || matches!(c, '"' | '“' | '”' | '„' | '«' | '»' | '_' | '~' | '|')
}

fn plain(c: char) -> char {
    match c {
        '–' | '—' | '−' | '‑' | '‐' | '‒' | '―' | '→' | '⟶' | '➔' | '➜' | '➡' => '-',
        '×' | '*' | ':' | '✕' | '✖' | '⨯' => 'x',
        c => c,
    }
}

/// Whether a letter is the sign of a capture: also the Cyrillic х.
pub(super) fn takes(c: char) -> bool {
    matches!(c, 'x' | 'х')
}

/// Whether two letters of words are the same; the x of either alphabet may stand for the other's.
pub(super) fn same(one: char, two: char) -> bool {
    one == two || takes(one) && takes(two)
}

/// A letter as it looks, in one alphabet.
pub(super) fn look(c: char) -> char {
    twin(c).unwrap_or(c)
}

/// What stands in the place of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A square.
    At(Square),
    /// Something like one, that is none: as it was typed.
    Off(String),
}

impl Place {
    /// The square, if it is one.
    pub(super) fn square(&self) -> Option<Square> {
        match self {
            Place::At(square) => Some(*square),
            Place::Off(_) => None,
        }
    }
}

/// The square at the beginning of a text: `[1-3][a-l][1-8]`, the file perhaps by a Cyrillic letter.
pub(super) fn square(text: &[char]) -> Option<Place> {
    let [level, file, rank, ..] = *text else { return None };
    let file = if matches!(file, 'а' | 'в' | 'с' | 'е' | 'н' | 'і' | 'к') { look(file) } else { file };
    let name: String = [level, file, rank].iter().collect();
    name.parse().ok().map(Place::At)
}

/// What was meant for a square at the beginning of a text, and is none: a digit too many, a level left out, a
/// file or rank that isn't there. With its length.
pub(super) fn like_squares(text: &[char]) -> impl Iterator<Item = (usize, Place)> {
    let lengths = (0..=2).flat_map(|level| (1..=2).map(move |rank| (level, rank)));
    lengths.filter_map(|(level, rank)| {
        let length = level + 1 + rank;
        let name = text.get(..length)?;
        let digits = name
            .iter()
            .enumerate()
            .all(|(at, c)| if at == level { c.is_alphabetic() } else { c.is_ascii_digit() });
        let fits = digits && (level > 0 || ('a'..='l').contains(&look(name[0])));
        let real = length == 3 && square(name).is_some();
        (fits && !real).then(|| (length, Place::Off(name.iter().collect())))
    })
}
