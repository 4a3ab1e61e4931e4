//! Moves of one position, and what is remembered while they are looked for.

use super::board::Move;
use super::field::Set;
use std::collections::HashSet;

/// What decides between captures, the most important first: how many pieces are captured, whether by a king,
/// how many of them are kings, and which: the first in the highest bit.
pub type Rank = [u64; 4];

/// A piece amid its capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    pub(super) at: u8,
    pub(super) taken: Set,
    pub(super) is_king: bool,
    /// The direction of the last jump, where it matters.
    pub(super) heading: Option<u8>,
}

/// Moves of one position, with the memory that finding them takes: to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct List {
    pub moves: Vec<Move>,
    /// Where captures land, one after the other; the best that was found; where a piece is and has been.
    pub(super) landings: Vec<u8>,
    pub(super) best: Rank,
    pub(super) path: Vec<u8>,
    pub(super) seen: HashSet<Stop>,
    /// At how many stops captures were looked for.
    pub(super) stops: u64,
}

impl List {
    /// Where a move of the list lands: a capture on its canonical route, any other at its end.
    pub fn landings<'a>(&'a self, mv: &'a Move) -> &'a [u8] {
        // Each landing is behind one piece.
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
