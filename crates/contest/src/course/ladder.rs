//! A ladder: everybody stands on a rung.

use super::lots;
use crate::act::Act;
use crate::round::{PAIRING_VERSION, Paired, PairedTable, Purpose};
use crate::state::{ChallengeState, Contest};
use crate::terms::Format;

/// The change of rungs that a result brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Climb {
    /// The lower takes the rung of the higher; all between move down one.
    Takes,
    /// The two exchange rungs.
    Swaps,
}

/// Moves `lower` to the rung of `higher`. Nothing changes if it does not stand below.
pub(crate) fn climb(rungs: &mut [u32], lower: u32, higher: u32, climb: Climb) {
    let at = |number: u32| rungs.iter().position(|rung| *rung == number);
    let (Some(from), Some(to)) = (at(lower), at(higher)) else { return };
    if from <= to {
        return;
    }
    match climb {
        Climb::Takes => rungs[to..=from].rotate_right(1),
        Climb::Swaps => rungs.swap(from, to),
    }
}

impl Contest {
    /// The game of the first challenge that was accepted. All games of a ladder belong to one round without an end.
    pub(super) fn ladder_owes(&self) -> Option<Act> {
        let Format::Ladder { .. } = self.terms.format else { return None };
        let accepted =
            (1u32..).zip(&self.challenges).find(|(_, known)| known.state == ChallengeState::Accepted);
        let (number, challenge) = accepted?;
        let players: Vec<u32> =
            std::iter::once(challenge.by).chain(challenge.accepted.iter().copied()).collect();
        let order = self.seed.order(lots::CHALLENGE + u64::from(number), players.len());
        let seats = order.into_iter().filter_map(|place| players.get(place).copied()).collect();
        Some(Act::Paired(Paired {
            round: 1,
            version: PAIRING_VERSION,
            tables: vec![PairedTable { seats, part: number, purpose: Purpose::Usual }],
            ..Paired::default()
        }))
    }
}
