//! Moves of one position, and the memory for finding them.

use super::board::Move;
use super::field::Set;
use std::collections::HashSet;

/// The criteria that decide between captures, the most important first: the number of captured pieces,
/// whether a king captures, the number of captured kings, and their order: the first in the highest bit.
pub type Rank = [u64; 4];

/// A piece in the middle of its capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    pub(super) at: u8,
    pub(super) taken: Set,
    pub(super) is_king: bool,
    /// The direction of the last jump, if it matters.
    pub(super) heading: Option<u8>,
}

/// Moves of one position, with the memory for finding them; it is reused.
#[derive(Clone, Debug, Default)]
pub struct List {
    pub moves: Vec<Move>,
    /// The landings of captures, one after the other; the best rank found; the places where a piece is and
    /// has been.
    pub(super) landings: Vec<u8>,
    pub(super) best: Rank,
    pub(super) path: Vec<u8>,
    pub(super) seen: HashSet<Stop>,
    /// The number of stops at which captures were looked for.
    pub(super) stops: u64,
}

impl List {
    /// The landings of a move of the list: of a capture on its canonical route; of any other move its end.
    pub fn landings<'a>(&'a self, mv: &'a Move) -> &'a [u8] {
        // Each landing is behind one victim.
        let route = mv.route..mv.route + mv.taken.count_ones() as usize;
        if mv.taken == 0 {
            std::slice::from_ref(&mv.to)
        } else {
            self.landings.get(route).unwrap_or_default()
        }
    }

    /// Forgets the moves.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.landings.clear();
    }
}
