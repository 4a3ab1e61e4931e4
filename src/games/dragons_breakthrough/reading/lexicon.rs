//! The words and letters of typed moves, in Latin and Cyrillic.
//!
//! Cyrillic letters are read as Cyrillic (rules page, 6.2): «к» is a knight, Latin `k` a royal checker.

use super::super::board::Side;
use super::super::piece::Kind;
use super::typed::Fate;

/// What a word, or a part of one, means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sense {
    /// A kind of piece.
    Kind(Kind),
    /// Where a captured piece goes.
    Fate(Fate),
    /// A mark of capture.
    Takes,
    /// A mark of a drop.
    Drop,
    /// A side.
    Side(Side),
    /// Nothing that matters.
    Filler,
}

/// Whole words by what they mean.
const WORDS: &[(Sense, &str)] = &[
    (Sense::Kind(Kind::Checker), "checker checkers man draught шашка шашку шашкой шашкою шашки checkerpiece"),
    (
        Sense::Kind(Kind::Royal),
        "кш royal королевская королевскую королевской королевскою королівська королівську королівською",
    ),
    (Sense::Kind(Kind::Knight), "knight horse конь коня конем кінь коник"),
    (Sense::Kind(Kind::Rook), "rook tower тура туру турой турою ладья ладью ладьей л"),
    (Sense::Kind(Kind::Dragon), "d д шд dragon дракон дракона драконом"),
    (
        Sense::Kind(Kind::Empress),
        "e empress имп императрица императрицу императрицей імп імператриця імператрицю імператрицею",
    ),
    (Sense::Fate(Fate::Kept), "reserve keep kept in резерв запас"),
    (Sense::Fate(Fate::Gone), "out gone discard вон долой геть"),
    (Sense::Takes, "takes take captures capture jumps бьет бью берет беру бє бю бере беруть бит"),
    (
        Sense::Drop,
        "drop drops place places put резерва резерву запаса запасу ставлю ставит выставляю выставить выставляет \
         поставить виставляю виставити виставляє ставить поставити сброс",
    ),
    (Sense::Side(Side::Light), "light white светлые белые світлі білі"),
    (Sense::Side(Side::Dark), "dark black темные черные темні чорні"),
    (
        Sense::Filler,
        "на с со з із зі из от від у до и і та й потом далее далі тоді затем from to the then and with move \
         moves play plays i my ход хід хода хожу ходит ходить ходом иду йду иде йде моя мой мою from-the of по",
    ),
];

/// Letters and pairs of letters of which a short word may be made up.
const LETTERS: &[(&str, Sense)] = &[
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
    // Latin letters that look like them, and mean nothing else here.
    ("p", Sense::Fate(Fate::Kept)),
    ("b", Sense::Fate(Fate::Gone)),
    ("х", Sense::Takes),
    ("x", Sense::Takes),
];

/// A word made up of letters is at most that long.
const SHORT: usize = 24;

/// What a word means; `None` if it is none of ours.
pub(super) fn senses(word: &str) -> Option<Vec<Sense>> {
    if let Some((sense, _)) = WORDS.iter().find(|(_, words)| words.split_whitespace().any(|own| own == word))
    {
        return Some(vec![*sense]);
    }
    if word.chars().nth(SHORT).is_some() {
        return None;
    }
    let mut senses = Vec::new();
    let mut rest = word;
    while !rest.is_empty() {
        let (letters, sense) = LETTERS.iter().find(|(letters, _)| rest.starts_with(letters))?;
        senses.push(*sense);
        rest = &rest[letters.len()..];
    }
    Some(senses)
}

/// Words that ask for an exchange of colours, and words that go with them.
const SWAP: &str = "swap switch exchange обмен обмін меняю меняюсь меняемся поменять поменяться поменяемся \
                    обменять обменяться сменить смена міняю міняюсь міняємося поміняти помінятися поміняємося \
                    змінити обміняти обмінятися зміна pie пирог пиріг";
const SWAPPED: &str = "colour colours color colors side sides цвет цвета цветами цветом сторону стороны сторонами \
                       колір кольори кольорами кольорів сторони change let lets us please the пожалуйста прошу \
                       будь ласка rule правило пирога пирога";

/// Whether these words ask for an exchange of colours.
pub(super) fn asks_to_swap(words: &[&str]) -> bool {
    let among = |list: &str, word: &str| list.split_whitespace().any(|own| own == word);
    let change = words.contains(&"change") && words.len() > 1;
    let asked = change || words.iter().any(|word| among(SWAP, word));
    asked && words.iter().all(|word| among(SWAP, word) || among(SWAPPED, word))
}

/// The word of ours that is nearest to one that is none.
pub(super) fn nearest(word: &str) -> Option<&'static str> {
    if word.chars().nth(3).is_none() || word.chars().nth(SHORT).is_some() {
        return None;
    }
    let words = WORDS.iter().filter(|(sense, _)| *sense != Sense::Filler);
    let words = words.flat_map(|(_, words)| words.split_whitespace()).chain(SWAP.split_whitespace());
    let scored = words.map(|own| (strsim::damerau_levenshtein(own, word), own));
    scored.min().filter(|(slips, own)| slips * 3 <= own.chars().count()).map(|(_, own)| own)
}
