//! The words of a file: all forms of results, the marks behind a move, and the squares of draughts.

use super::{Ending, blank, ends};
use liege_words::letters::is_cross;

/// Marks behind a move that are not part of it; each after the first has its index as its glyph.
const MARKS: [&str; 7] = ["e.p.", "!", "?", "!!", "??", "!?", "?!"];

/// One side's half of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Twice the points, and whether they had a decimal comma.
    Points(u8, bool),
    Won,
    Lost,
    Even,
}

/// The ways to write one half, the longer ones first.
const SIDES: [(&str, Side); 14] = [
    ("1/2", Side::Points(1, false)),
    ("½", Side::Points(1, false)),
    ("0.5", Side::Points(1, false)),
    ("0,5", Side::Points(1, false)),
    ("1.0", Side::Points(2, true)),
    ("1,0", Side::Points(2, true)),
    ("0.0", Side::Points(0, true)),
    ("0,0", Side::Points(0, true)),
    ("2", Side::Points(4, false)),
    ("1", Side::Points(2, false)),
    ("0", Side::Points(0, false)),
    ("+", Side::Won),
    ("-", Side::Lost),
    ("=", Side::Even),
];

/// The result at the beginning of a text (`1-0`, `0.5-0.5`, `1 : 0`, `½:½`, `+:-`, in draughts `2-0`), and
/// its length in bytes; `None` if there is none.
pub(super) fn score(text: &str, is_draughts: bool) -> Option<(Option<Ending>, usize)> {
    let side = |text: &mut &str| {
        // Dashes of any length count as minus signs.
        let first = text.chars().next()?;
        if plain(first) == Some('-') {
            *text = &text[first.len_utf8()..];
            return Some(Side::Lost);
        }
        let (written, side) = SIDES.iter().find(|(written, _)| text.starts_with(written))?;
        *text = &text[written.len()..];
        Some(*side)
    };
    let mut rest = text;
    let white = side(&mut rest)?;
    let trimmed = rest.trim_start_matches([' ', '\t']);
    let sign = trimmed.chars().next()?;
    let colon = sign == ':';
    if !colon && plain(sign) != Some('-') {
        return None;
    }
    rest = trimmed[sign.len_utf8()..].trim_start_matches([' ', '\t']);
    let black = side(&mut rest)?;
    if !rest.chars().next().is_none_or(ends) {
        return None;
    }
    let ending = match (white, black) {
        (Side::Points(2, a), Side::Points(0, b)) if a == b => Some(Ending::White),
        (Side::Points(0, a), Side::Points(2, b)) if a == b => Some(Ending::Black),
        (Side::Points(1, _), Side::Points(1, _)) | (Side::Even, Side::Even) => Some(Ending::Draw),
        (Side::Points(4, _), Side::Points(0, false)) if is_draughts => Some(Ending::White),
        (Side::Points(0, false), Side::Points(4, _)) if is_draughts => Some(Ending::Black),
        (Side::Points(2, false), Side::Points(2, false)) if is_draughts => Some(Ending::Draw),
        (Side::Points(0, false), Side::Points(0, false)) if is_draughts => None,
        (Side::Won, Side::Lost) if colon => Some(Ending::White),
        (Side::Lost, Side::Won) if colon => Some(Ending::Black),
        _ => return None,
    };
    Some((ending, text.len() - rest.len()))
}

/// A sign of a move in plain characters; `None` for a sign that only says how to draw the one before.
pub(super) fn plain(sign: char) -> Option<char> {
    Some(match sign {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' => 'P',
        '\u{fe0e}' | '\u{fe0f}' => return None,
        _ => sign,
    })
}

/// A word without the marks behind the move, and their glyphs.
pub(super) fn unmarked(mut word: &str) -> (&str, Vec<u16>) {
    let mut glyphs = Vec::new();
    // From the last to the first, because the longer marks end in shorter ones.
    let behind = |word: &'_ str| MARKS.iter().zip(0_u16..7).rev().find(|(mark, _)| word.ends_with(**mark));
    while let Some((mark, glyph)) = behind(word) {
        word = word.strip_suffix(mark).unwrap_or_default();
        glyphs.extend(Some(glyph).filter(|glyph| *glyph > 0));
    }
    glyphs.reverse();
    (word, glyphs)
}

/// Whether a sign joins the squares of a draughts move.
pub(super) fn is_joint(sign: char) -> bool {
    is_cross(sign) || matches!(sign, '-' | ':' | '×') || plain(sign) == Some('-')
}

/// Whether the word is a draughts square: a number, or a letter and a number.
pub(super) fn is_square(word: &str) -> bool {
    let digits = word.strip_prefix(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='l')).unwrap_or(word);
    (1..=2).contains(&digits.len()) && !digits.starts_with('0') && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Whether the word is a chain of squares with joints between them.
pub(super) fn is_chain(word: &str) -> bool {
    !word.contains(blank) && word.split(is_joint).all(is_square)
}
