//! Why a text is no move.

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misread {
    /// Too long.
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
    /// The words are known, but make no move.
    Whole,
}
