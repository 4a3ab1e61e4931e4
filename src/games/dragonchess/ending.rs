//! How a game ends (rules page, 5).

use super::piece::Side;
use super::position::Position;
use crate::game::{Outcome, Points};
use std::sync::Arc;

/// The limits that the options set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// At which occurrence of a position the game is drawn; 0: never.
    pub repetition: u32,
    /// After how many full moves with neither capture nor Warrior move; 0: never.
    pub quiet: u32,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Checkmate.
    Mate {
        /// Who is mated.
        loser: Side,
    },
    /// Somebody has resigned.
    Resigned {
        /// Who.
        loser: Side,
    },
    /// No legal move, and no check.
    Stalemate {
        /// Who can't move.
        side: Side,
    },
    /// Only the two Kings are left.
    BareKings,
    /// The same position for the n-th time.
    Repetition(u32),
    /// So many full moves without capture or Warrior move.
    Quiet(u32),
}

impl End {
    /// Who has won; `None`: a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            End::Mate { loser } | End::Resigned { loser } => Some(loser.other()),
            End::Stalemate { .. } | End::BareKings | End::Repetition(_) | End::Quiet(_) => None,
        }
    }

    /// The points.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let points = |side: Side| match self.winner() {
            None => Points::halves(1),
            Some(winner) => Points::whole(u32::from(winner == side)),
        };
        Outcome { points: Side::ALL.map(points).to_vec(), drawn: self.winner().is_none() }
    }
}

/// The positions since the last move that can't be undone, for repetition.
#[derive(Clone, Debug, Default)]
pub(super) struct Past(Vec<Arc<str>>);

impl Past {
    /// Notes a position that was reached.
    pub(super) fn note(&mut self, position: &Position) {
        if position.quiet() == 0 {
            // A capture or a Warrior's move is never undone: nothing before it can come again.
            self.0.clear();
        }
        self.0.push(position.repeatable().into());
    }

    /// How often the position noted last has occurred.
    fn occurrences(&self) -> u32 {
        let Some((last, before)) = self.0.split_last() else { return 0 };
        1 + before.iter().filter(|past| *past == last).count() as u32
    }
}

/// Whether the game is over, for the side now to move.
pub(super) fn ended(position: &Position, past: &Past, limits: Limits) -> Option<End> {
    let side = position.turn();
    if position.count_moves() == 0 {
        return Some(if position.in_check(side) {
            End::Mate { loser: side }
        } else {
            End::Stalemate { side }
        });
    }
    if position.only_kings() {
        return Some(End::BareKings);
    }
    let times = past.occurrences();
    if limits.repetition > 0 && times >= limits.repetition {
        return Some(End::Repetition(times));
    }
    let quiet = u64::from(position.quiet());
    (limits.quiet > 0 && quiet >= 2 * u64::from(limits.quiet)).then_some(End::Quiet(limits.quiet))
}
