//! Durations and limits of challenges.

use jiff::SignedDuration;
use liege_store::ChallengeState;

/// The time after which a challenge to certain people expires.
pub const STANDS: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The time after which a challenge to anyone expires.
pub const STANDS_FOR_ANYONE: SignedDuration = SignedDuration::from_hours(30 * 24);

/// The most open challenges that a member may have made.
pub const MOST: usize = 10;

/// The most of these that may be to one person.
pub const MOST_TO_ONE: usize = 3;

/// The most challenges that may wait for one person's answer.
pub const MOST_WAITING: usize = 20;

/// The most games that may be played at once from a challenge to anyone.
pub const MOST_GAMES: u32 = 10;

/// The time in which a person who declined cannot be challenged to that game again by the same member.
pub const REST: SignedDuration = SignedDuration::from_hours(24);

/// Whether a challenge is open. `now` is the present time.
pub(crate) fn stands(challenge: &liege_store::Challenge, now: jiff::Timestamp) -> bool {
    challenge.state == ChallengeState::Open && challenge.until > now
}
