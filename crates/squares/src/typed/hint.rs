//! Texts in the place of a square.

use super::lexicon::{listed, look};
use crate::{Geometry, Naming, Square};
use std::sync::LazyLock;

/// A square, or a part of its name: only the file, or only the rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// The board, if squares name it.
    pub board: Option<u8>,
    pub file: Option<u8>,
    pub rank: Option<u8>,
}

impl Hint {
    /// Whether it agrees with a square.
    pub fn fits(self, geometry: Geometry, at: Square) -> bool {
        self.board.is_none_or(|board| board == geometry.board(at))
            && self.file.is_none_or(|file| file == geometry.file(at))
            && self.rank.is_none_or(|rank| rank == geometry.rank(at))
    }

    /// The square, if it is named in full. If moves name their board, it is on the given board.
    pub fn square(self, geometry: Geometry, board: u8) -> Option<Square> {
        Some(geometry.square(self.board.unwrap_or(board), self.file?, self.rank?))
    }
}

/// The text in the place of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A square, or a part of one's name.
    At(Hint),
    /// A text like a square that is not one, as typed.
    Off(String),
}

impl Place {
    /// A whole square.
    pub fn of(geometry: Geometry, at: Square) -> Place {
        Place::At(Hint {
            board: Some(geometry.board(at)),
            file: Some(geometry.file(at)),
            rank: Some(geometry.rank(at)),
        })
    }

    /// The square or the part of it, unless the text is not a square.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            Place::At(hint) => Some(*hint),
            Place::Off(_) => None,
        }
    }
}

/// Letters of other alphabets that sound like a file, where nothing else has letters (draughts, Chapaev), with the file:
/// from the language files, `sqr-typed-files`.
static SOUNDS: LazyLock<Vec<(char, char)>> = LazyLock::new(|| {
    let pair = |form: &String| {
        let mut letters = form.chars().filter(|c| !c.is_whitespace());
        let file = letters.next()?;
        letters.next().map(|letter| (letter, file))
    };
    listed("sqr-typed-files").iter().filter_map(pair).collect()
});

/// A small letter as that of a file: what looks like one, and (`by_sound`) a letter that sounds like one.
pub fn file_letter(c: char, by_sound: bool) -> char {
    if c.is_ascii() {
        return c;
    }
    let sound = SOUNDS.iter().find(|(letter, _)| by_sound && *letter == c);
    sound.map_or_else(|| look(c), |(_, file)| *file)
}

/// A letter as one of the files of a board. If pieces have letters, these seldom sound like files: ф is a
/// queen.
pub fn as_file(geometry: Geometry, c: char) -> char {
    file_letter(c, geometry.numbers.is_some() || geometry.sounds)
}

/// The file that a letter of either alphabet names.
fn file(geometry: Geometry, c: char) -> Option<u8> {
    let letter = as_file(geometry, c);
    let file = u8::try_from(letter).ok()?.checked_sub(b'a')?;
    (file < geometry.files).then_some(file)
}

/// The rank at the beginning of a text, with its length.
fn rank(geometry: Geometry, text: &[char]) -> Option<(u8, usize)> {
    let number = |digits: &[char]| digits.iter().collect::<String>().parse::<u8>().ok();
    let most = if geometry.ranks > 9 { 2 } else { 1 };
    (1..=most.min(text.len())).rev().find_map(|length| {
        let digits = text[..length].iter().all(char::is_ascii_digit) && text[0] != '0';
        let number =
            number(&text[..length]).filter(|number| digits && (1..=geometry.ranks).contains(number))?;
        Some((geometry.counted(number - 1), length))
    })
}

/// The number at the beginning of a text, in digits followed by something else, with its length.
fn digits(text: &[char]) -> Option<(usize, u16)> {
    let length = text.iter().take_while(|c| c.is_ascii_digit()).count();
    let number = text[..length].iter().collect::<String>().parse().ok()?;
    Some((length, number))
}

/// The square whose number a text begins with, with its length.
fn numbered(geometry: Geometry, text: &[char]) -> Option<(usize, Place)> {
    geometry.numbers?;
    let (length, number) = digits(text).filter(|_| text[0] != '0')?;
    let at = geometry.of_number(number)?;
    let (file, rank) = (Some(geometry.file(at)), Some(geometry.rank(at)));
    Some((length, Place::At(Hint { board: None, file, rank })))
}

/// The square at the beginning of a text, with its length.
pub fn square(geometry: Geometry, text: &[char]) -> Option<(usize, Place)> {
    if let Some(found) = numbered(geometry, text) {
        return Some(found);
    }
    let (board, rest) = match geometry.naming {
        Naming::Numbered => {
            let (first, rest) = text.split_first()?;
            let board =
                first.to_digit(10)?.checked_sub(1).filter(|board| *board < u32::from(geometry.boards))?;
            (Some(board as u8), rest)
        }
        Naming::Alone | Naming::Lettered => (None, text),
    };
    let (first, rest) = rest.split_first()?;
    let file = file(geometry, *first)?;
    let (rank, digits) = rank(geometry, rest)?;
    let length = usize::from(board.is_some()) + 1 + digits;
    Some((length, Place::At(Hint { board, file: Some(file), rank: Some(rank) })))
}

/// Parts of a square's name at the beginning of a text, if squares have no numbers: a file, a rank.
pub fn parts(geometry: Geometry, text: &[char]) -> Vec<(usize, Hint)> {
    if geometry.naming == Naming::Numbered || geometry.numbers.is_some() {
        return Vec::new();
    }
    let file = text.first().and_then(|c| file(geometry, *c));
    let file = file.map(|file| (1, Hint { file: Some(file), ..Hint::default() }));
    let rank =
        rank(geometry, text).map(|(rank, length)| (length, Hint { rank: Some(rank), ..Hint::default() }));
    file.into_iter().chain(rank).collect()
}

/// Texts at the beginning that were meant as squares: a digit too many, a missing level, a file or rank that
/// does not exist. With their lengths.
pub fn like_squares(geometry: Geometry, text: &[char]) -> Vec<(usize, Place)> {
    if let Some((length, number)) = digits(text).filter(|_| geometry.numbers.is_some()) {
        let off = || (length, Place::Off(text[..length].iter().collect()));
        return geometry.of_number(number).is_none().then(off).into_iter().collect();
    }
    let most = usize::from(geometry.naming == Naming::Numbered) * 2;
    let lengths = (0..=most).flat_map(|level| (1..=2).map(move |rank| (level, rank)));
    let found = lengths.filter_map(|(level, rank)| {
        let length = level + 1 + rank;
        let name = text.get(..length)?;
        let digits = name
            .iter()
            .enumerate()
            .all(|(at, c)| if at == level { c.is_alphabetic() } else { c.is_ascii_digit() });
        let lone = geometry.naming != Naming::Numbered && is_near(geometry, name[0]);
        let fits = digits && (level > 0 || file(geometry, name[0]).is_some() || lone);
        let real = square(geometry, name).is_some_and(|(whole, _)| whole == length);
        (fits && !real).then(|| (length, Place::Off(name.iter().collect())))
    });
    found.collect()
}

/// Whether a letter may have been meant as a file although it is beyond the last one.
fn is_near(geometry: Geometry, c: char) -> bool {
    u8::try_from(look(c)).is_ok_and(|c| (b'a' + geometry.files..b'a' + geometry.files + 3).contains(&c))
}

/// The square that a text names and nothing else.
pub fn whole_square(geometry: Geometry, text: &[char]) -> Option<Square> {
    let (length, place) = square(geometry, text)?;
    place.hint().filter(|_| length == text.len())?.square(geometry, 0)
}
