//! Kinds of pieces, for the help.

use super::scene::Art;

/// The description of one kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindInfo {
    /// The name in data: `griffon`.
    pub id: &'static str,
    /// The letter in canonical notation: `G`.
    pub letter: &'static str,
    /// The art in the picture.
    pub art: Art,
    /// The prefix of its messages: `<words>-kind-<id>` is its name, `<words>-moves-<id>` how it moves.
    pub words: &'static str,
}
