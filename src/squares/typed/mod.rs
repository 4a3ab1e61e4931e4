//! What people type: texts in one form, what pieces and signs are called, all readings of a text.

pub(crate) mod letters;

mod grammar;
mod hint;
mod lexicon;
mod split;

pub(super) use grammar::{Prepared, Squares, Typed, Wanted, Wing, named_board, readings, wanted};
pub(super) use hint::{Hint, Place, as_file, whole_square};
pub use lexicon::Names;
pub(super) use lexicon::{Lexicon, display_letter, look, looks_like};
pub(super) use split::{LONGEST, items, prepare};
