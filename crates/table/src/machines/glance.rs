//! The worth of a position at a glance, for weighing an offer or an answer.

use crate::sitting::table::Table;
use liege_engine::{self as engine, Effort};
use liege_game::{Seat, State};

/// The effort for weighing one possible offer or answer: there may be a dozen, and the move has to be found
/// too.
const GLANCE: (u64, u64) = (500, 20_000);

fn glance(effort: &Effort) -> Effort {
    Effort { nodes: (effort.nodes / 8).clamp(GLANCE.0, GLANCE.1), noise: 0, ..effort.clone() }
}

/// The worth of a position to a seat at a glance.
pub(super) fn outlook(table: &Table, state: &dyn State, seat: Seat, effort: &Effort) -> i32 {
    engine::worth(table.game(), state, seat, &glance(effort))
}
