//! The reader of tokens.

use super::letters;
use super::lexicon::Lexicon;
use super::tokens::{Sign, Token};

/// Reads tokens with its words.
pub(super) struct Reader {
    pub(super) lexicon: &'static Lexicon,
}

/// The seat of a one-letter word: R W B, К Б Ч.
pub(super) fn seat_letter(token: &Token) -> Option<usize> {
    let mut letters = token.text.chars();
    let letter = letters.next().filter(|_| token.sign == Sign::Word && letters.next().is_none())?;
    letters::kingdom(letter)
}
