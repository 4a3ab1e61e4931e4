//! The time until which no daily puzzle is due.

use crate::desk::Desk;
use jiff::Timestamp;
use std::sync::{MutexGuard, PoisonError};

/// Makes upkeep look for daily puzzles again: a channel wants one, or its hour has changed.
pub(crate) fn look_for_puzzles(desk: &Desk) {
    *puzzles_rest(desk) = None;
}

pub(crate) fn puzzles_rest(desk: &Desk) -> MutexGuard<'_, Option<Timestamp>> {
    desk.puzzles_rest.lock().unwrap_or_else(PoisonError::into_inner)
}
