//! Texts in one form, and letters of the two alphabets, for every game alike.

use crate::steps;
use unicode_normalization::UnicodeNormalization as _;

/// Puts a text into one form: composed letters (й, ї, ё as one character), wide and styled letters as plain ones, no
/// invisible characters. `None` if it has more than `longest` characters, too many to be notation.
pub fn tidy(text: &str, longest: usize) -> Option<String> {
    steps::step(text.len());
    if text.chars().nth(longest).is_some() {
        return None;
    }
    // One character may become eighteen; the bound holds for the result as well.
    let tidy: String = text.nfkc().filter(|c| !is_invisible(*c)).take(longest + 1).collect();
    tidy.chars().nth(longest).is_none().then_some(tidy)
}

/// Whether a character changes nothing of what is said: joiners, direction marks, variation selectors, and accents
/// that belong to no letter (stress marks).
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Whether a character is one of the signs that people type for an apostrophe («перемир'я», "don't").
pub fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ' | 'ʹ' | '`' | '´' | '′')
}

/// A letter in the form for comparing words: small, ё as е, ґ as г.
pub fn small(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().map(|c| match c {
        'ё' => 'е',
        'ґ' => 'г',
        c => c,
    })
}

/// A word in the form for comparing words: small letters, no apostrophes.
pub fn fold(word: &str) -> String {
    steps::step(word.len());
    word.chars().filter(|c| !is_apostrophe(*c)).flat_map(small).collect()
}

/// Whether a letter is Cyrillic.
pub fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

/// Small letters of the two alphabets whose capitals look alike: Latin, Cyrillic.
const TWINS: [(char, char); 13] = [
    ('a', 'а'),
    ('b', 'в'),
    ('c', 'с'),
    ('e', 'е'),
    ('h', 'н'),
    ('i', 'і'),
    ('k', 'к'),
    ('m', 'м'),
    ('o', 'о'),
    ('p', 'р'),
    ('t', 'т'),
    ('x', 'х'),
    ('y', 'у'),
];

/// The small Latin letter that a small Cyrillic one looks like, at least as a capital.
pub fn latin_twin(c: char) -> Option<char> {
    TWINS.iter().find_map(|(latin, cyrillic)| (*cyrillic == c).then_some(*latin))
}

/// A small letter as it looks, in the Latin alphabet.
pub fn look(c: char) -> char {
    latin_twin(c).unwrap_or(c)
}

/// Whether a letter is the x of either alphabet, the sign of a capture.
pub fn is_cross(c: char) -> bool {
    c.to_lowercase().next().is_some_and(|c| look(c) == 'x')
}

/// The small letter of the other alphabet that looks like this small one.
pub fn twin(c: char) -> Option<char> {
    let cyrillic = || TWINS.iter().find_map(|(latin, cyrillic)| (*latin == c).then_some(*cyrillic));
    latin_twin(c).or_else(cyrillic)
}

/// Letters of further alphabets, small, and the Latin ones that they look like, at least as capitals.
const FURTHER: &[(char, char)] = &[
    // Greek.
    ('α', 'a'),
    ('β', 'b'),
    ('ε', 'e'),
    ('ζ', 'z'),
    ('η', 'h'),
    ('ι', 'i'),
    ('κ', 'k'),
    ('μ', 'm'),
    ('ν', 'n'),
    ('ο', 'o'),
    ('ρ', 'p'),
    ('τ', 't'),
    ('υ', 'y'),
    ('χ', 'x'),
    // Cyrillic letters of languages that are not spoken here.
    ('ѕ', 's'),
    ('ј', 'j'),
    ('һ', 'h'),
    ('ԁ', 'd'),
    ('ԛ', 'q'),
    ('ԝ', 'w'),
    ('ӏ', 'l'),
    ('ѵ', 'v'),
    // Latin letters of other languages and of phonetics.
    ('ı', 'i'),
    ('ɑ', 'a'),
    ('ɡ', 'g'),
    ('ɩ', 'i'),
    ('ſ', 's'),
];

/// A small letter of any alphabet as it looks in the Latin one: for names that must not be mistaken for one another.
pub fn look_of_any(c: char) -> char {
    let further = || FURTHER.iter().find_map(|(other, latin)| (*other == c).then_some(*latin));
    latin_twin(c).or_else(further).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_composed_bounded_and_stripped() {
        let tidy = |text: &str| tidy(text, 240);
        assert_eq!(tidy("и\u{306} і\u{308} е\u{308}").unwrap(), "й ї ё");
        assert_eq!(tidy("Ｗ\u{200b}Ｃ５\u{fe0f}").unwrap(), "WC5");
        assert_eq!(tidy("хо\u{301}д").unwrap(), "ход");
        assert!(tidy(&"x".repeat(240)).is_some());
        assert!(tidy(&"x".repeat(241)).is_none());
        assert!(tidy(&"\u{fdfa}".repeat(240)).is_none());
    }

    #[test]
    fn words_are_folded() {
        assert_eq!(fold("ПеремиР’Я ещЁ"), "перемиря еще");
        assert_eq!(fold("Ґедзь"), "гедзь");
    }

    #[test]
    fn twins_look_alike() {
        assert_eq!((twin('с'), twin('c'), twin('ш'), twin('q')), (Some('c'), Some('с'), None, None));
        assert_eq!((latin_twin('с'), latin_twin('c')), (Some('c'), None));
        for (latin, cyrillic) in TWINS {
            assert!(latin.is_ascii_lowercase() && is_cyrillic(cyrillic), "{latin} {cyrillic}");
        }
    }
}
