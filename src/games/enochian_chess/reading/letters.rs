//! Characters as people type them: both alphabets, small and capital, and what each may stand for.

use super::super::board::Kind;
use super::super::square::Square;
use crate::squares::typed::letters as kit;
pub(super) use crate::squares::typed::letters::fold;

/// The longest text that is read, in characters: several times what any action needs.
pub(super) const LONGEST: usize = 240;

/// A text in one form, without apostrophes; `None` if it is too long to be an action.
pub(super) fn tidy(text: &str) -> Option<String> {
    Some(kit::tidy(text, LONGEST)?.chars().filter(|c| !kit::is_apostrophe(*c)).collect())
}

/// The files that a (small) letter may name.
pub(super) fn file(letter: char) -> Option<u8> {
    Some(match letter {
        'a'..='h' => letter as u8 - b'a',
        'а' => 0,
        'б' | 'в' => 1,
        'с' | 'ц' => 2,
        'д' => 3,
        'е' => 4,
        'ф' => 5,
        'г' => 6,
        'х' | 'н' => 7,
        _ => return None,
    })
}

/// A rank.
pub(super) fn rank(digit: char) -> Option<u8> {
    matches!(digit, '1'..='8').then(|| digit as u8 - b'1')
}

/// The square that a (small) word names, in either alphabet.
pub(super) fn square(word: &str) -> Option<Square> {
    let mut letters = word.chars();
    let square = Square::new(file(letters.next()?)?, rank(letters.next()?)?);
    letters.next().is_none().then_some(square)
}

/// What separates the squares of a move. A Cyrillic `х` may also be the h-file.
pub(super) fn separates(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '-' | '‐'
                | '‑'
                | '–'
                | '—'
                | '−'
                | ':'
                | '×'
                | 'x'
                | 'х'
                | '→'
                | '>'
                | '~'
                | '.'
                | ','
                | '_'
                | '*'
        )
}

/// What may stand after a move and says nothing.
pub(super) fn trails(c: char) -> bool {
    c.is_whitespace() || matches!(c, '+' | '#' | '!' | '?' | '.' | ',' | '…' | '†' | '‡' | '"' | '»' | '”')
}

/// The name of a piece at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// The letter of canonical notation.
    pub letter: char,
    /// How many characters the name takes.
    pub length: usize,
}

/// All names of pieces, small, with the letter of canonical notation.
pub(super) const NAMES: [(char, &[&str]); 6] = [
    ('K', &["k", "кр", "kр", "kp", "кp", "♔", "♚", "king", "король", "короля", "королю", "королем"]),
    (
        'Q',
        &[
            "q",
            "ф",
            "кв",
            "кор",
            "♕",
            "♛",
            "queen",
            "королева",
            "королеву",
            "королевы",
            "королевой",
            "королеви",
            "королевою",
            "ферзь",
            "ферзя",
            "ферзем",
        ],
    ),
    ('B', &["b", "с", "♗", "♝", "bishop", "слон", "слона", "слоном", "офицер", "офіцер"]),
    ('N', &["n", "к", "♘", "♞", "knight", "конь", "коня", "конем", "кінь"]),
    (
        'R',
        &[
            "r",
            "л",
            "т",
            "♖",
            "♜",
            "rook",
            "ладья",
            "ладью",
            "ладьи",
            "ладьей",
            "тура",
            "туру",
            "тури",
            "турою",
        ],
    ),
    (
        'P',
        &["p", "п", "р", "♙", "♟", "pawn", "пешка", "пешку", "пешки", "пешкой", "пішак", "пішака", "пішаком"],
    ),
];

/// The names of pieces with which some (small) characters begin.
pub(super) fn pieces(text: &[char]) -> Vec<Named> {
    let mut found = Vec::new();
    for (letter, names) in NAMES {
        for name in names {
            let length = name.chars().count();
            let begins = text.len() >= length && name.chars().zip(text).all(|(one, other)| one == *other);
            let named = Named { letter, length };
            if begins && !found.contains(&named) {
                found.push(named);
            }
        }
    }
    found
}

/// The letter of canonical notation for a whole (small) word, if it names exactly one kind of piece.
pub(super) fn piece_word(word: &str) -> Option<char> {
    let mut named = NAMES.iter().filter(|(_, names)| names.contains(&word)).map(|(letter, _)| *letter);
    named.next().filter(|_| named.next().is_none())
}

/// What a pawn may become, by the letter of canonical notation.
pub(super) fn promoted(letter: char) -> Option<Kind> {
    Kind::PIECES.into_iter().find(|kind| kind.letter() == letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_page() {
        let table =
            [("aа", 0), ("bбв", 1), ("cсц", 2), ("dд", 3), ("eе", 4), ("fф", 5), ("gг", 6), ("hхн", 7)];
        for (letters, number) in table {
            for letter in letters.chars() {
                assert_eq!(file(letter), Some(number), "{letter}");
            }
        }
        assert_eq!(file('k'), None);
        assert_eq!(square("ц5").map(|square| square.to_string()).as_deref(), Some("c5"));
        assert_eq!(square("а9"), None);
        assert_eq!(square("а11"), None);
    }

    #[test]
    fn pieces_of_the_page() {
        let begins = |text: &str| {
            let letters: Vec<char> = text.chars().collect();
            let mut found: Vec<char> = pieces(&letters).iter().map(|named| named.letter).collect();
            found.sort_unstable();
            found.into_iter().collect::<String>()
        };
        assert_eq!(begins("крb2"), "KN", "king, or a knight and then no file");
        assert_eq!(begins("квc3"), "NQ");
        assert_eq!(begins("корc3"), "NQ");
        assert_eq!(begins("фc3"), "Q");
        assert_eq!(begins("сd5"), "B");
        assert_eq!(begins("лa2"), "R");
        assert_eq!(begins("тa2"), "R");
        assert_eq!(begins("пc4"), "P");
        assert_eq!(begins("bc3"), "B");
        assert_eq!(begins("королева c3"), "NQQ", "in short and in full");
        assert_eq!(piece_word("королева"), Some('Q'));
        assert_eq!(piece_word("король"), Some('K'));
    }

    #[test]
    fn names_are_folded() {
        for (_, names) in NAMES {
            for name in names {
                assert_eq!(fold(&tidy(name).unwrap()), **name, "{name}");
            }
        }
        assert_eq!(tidy("Ｑａ３").as_deref(), Some("Qa3"), "full-width letters");
        assert!(tidy(&"a".repeat(LONGEST + 1)).is_none());
    }
}
