//! The reason why a text is not a move.

/// The reason why a text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misread {
    /// The text is too long.
    Long,
    Nothing,
    /// An unknown word, and the known one it may be.
    Word {
        word: String,
        /// The known one.
        near: Option<&'static str>,
    },
    /// No cell has this number.
    Cell(String),
    /// The words are known, but are not a move together.
    Whole,
}
