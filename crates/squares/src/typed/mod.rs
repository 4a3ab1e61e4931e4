//! The reading of typed texts: texts in one form, the names of pieces and signs, all readings of a text.

mod grammar;
mod hint;
mod lexicon;
mod split;

pub use grammar::Typed;
pub(super) use grammar::{Prepared, Squares, Wing, named_board, readings, wanted};
pub(super) use hint::{Hint, as_file, whole_square};
pub use hint::{Place, file_letter};
pub use lexicon::Names;
pub use lexicon::{display_letter, forms_of, listed};
pub(super) use lexicon::{look, looks_like, says};
pub use split::LONGEST;
pub use split::gives_up;
pub(super) use split::{items, prepare};
