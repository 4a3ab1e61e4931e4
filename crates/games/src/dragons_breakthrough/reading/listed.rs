//! The moves that a refusal lists.

use super::super::moves::Move;

/// The most candidates that a refusal lists.
pub(super) const MOST: usize = 25;

/// Some moves in canonical notation, sorted.
pub(super) fn listed(moves: &[Move], most: usize) -> Vec<String> {
    let mut listed: Vec<String> = moves.iter().map(Move::to_string).collect();
    listed.sort_unstable();
    listed.truncate(most);
    listed
}
