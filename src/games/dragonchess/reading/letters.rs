//! Letters of the two alphabets: texts in one form, signs, squares with letters that only look right.

use super::super::board::Square;
use unicode_normalization::UnicodeNormalization as _;

/// Longest text that is read, in characters.
pub(super) const LONGEST: usize = 200;

/// A text without white space, in small letters, with ё as е, plain dashes, and without marks that say
/// nothing (quotes, joiners, accents). `None` if it is too long to be notation.
pub(super) fn prepare(text: &str) -> Option<Vec<char>> {
    if text.chars().nth(LONGEST).is_some() {
        return None;
    }
    // One character may become eighteen; the bound holds for the result as well.
    // At the ends a star is no sign of a capture but emphasis.
    let letters: Vec<char> = text
        .trim_matches(|c: char| c == '*' || c.is_whitespace())
        .nfkc()
        .flat_map(char::to_lowercase)
        .filter(|c| !c.is_whitespace() && !means_nothing(*c))
        .map(plain)
        .take(LONGEST + 1)
        .collect();
    (letters.len() <= LONGEST).then_some(letters)
}

fn means_nothing(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '`' | '"' | '\'' | '’' | '‘' | 'ʼ' | '“' | '”' | '„' | '«' | '»' | '_' | '~' | '|')
}

fn plain(c: char) -> char {
    match c {
        'ё' => 'е',
        'ґ' => 'г',
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

/// The Latin letter that a Cyrillic one looks like, where pieces or files may be meant by it.
pub(super) fn twin(c: char) -> Option<char> {
    Some(match c {
        'а' => 'a',
        'в' => 'b',
        'с' => 'c',
        'е' => 'e',
        'н' => 'h',
        'і' => 'i',
        'к' => 'k',
        'м' => 'm',
        'о' => 'o',
        'р' => 'p',
        'т' => 't',
        'х' => 'x',
        'у' => 'y',
        _ => return None,
    })
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
