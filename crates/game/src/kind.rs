//! Kinds of pieces, as help tells of them.

use super::scene::Art;

/// What a game says of one of its kinds of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindInfo {
    /// The name in data: `griffon`.
    pub id: &'static str,
    /// The letter in canonical notation: `G`.
    pub letter: &'static str,
    /// What it looks like.
    pub art: Art,
    /// The prefix of its messages: `<words>-kind-<id>` is its name, `<words>-moves-<id>` how it moves.
    pub words: &'static str,
}
