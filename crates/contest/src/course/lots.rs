//! The streams of the seed from which lots are drawn. Each lot has one.

/// The order in which a plan's numbers are dealt: one for each part of a season.
pub(super) const DEAL: u64 = 1_000;
/// The places in a bracket.
pub(super) const BRACKET: u64 = 2;
/// The colours of a match: one for each match of a round.
pub(super) const MATCH: usize = 100_000;
/// The seats of a game of a ladder: one for each challenge.
pub(super) const CHALLENGE: u64 = 10_000_000;
