//! How long challenges stand, and how many there may be.

use jiff::SignedDuration;
use liege_store::ChallengeState;

/// How long a challenge to certain people stands.
pub const STANDS: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How long a challenge to anyone stands.
pub const STANDS_FOR_ANYONE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// How many open challenges a member may have made.
pub const MOST: usize = 10;

/// How many of these may be to the same person.
pub const MOST_TO_ONE: usize = 3;

/// How many may wait for one person's answer: more would only bury them.
pub const MOST_WAITING: usize = 20;

/// How many games may be played at once from a challenge to anyone.
pub const MOST_GAMES: u32 = 10;

/// For so long somebody who has declined is not asked for the same game again by the same person.
pub const REST: SignedDuration = SignedDuration::from_hours(24);

/// Whether a challenge stands; those to certain people also have to have a table that is still to begin.
pub(crate) fn stands(challenge: &liege_store::Challenge, now: jiff::Timestamp) -> bool {
    challenge.state == ChallengeState::Open && challenge.until > now
}
