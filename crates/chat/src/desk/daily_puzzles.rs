//! Until when no puzzle of the day is due.

use crate::desk::Desk;
use jiff::Timestamp;
use std::sync::{MutexGuard, PoisonError};

/// A channel wants a puzzle, or another hour has become the hour of one.
pub(crate) fn look_for_puzzles(desk: &Desk) {
    *puzzles_rest(desk) = None;
}

pub(crate) fn puzzles_rest(desk: &Desk) -> MutexGuard<'_, Option<Timestamp>> {
    desk.puzzles_rest.lock().unwrap_or_else(PoisonError::into_inner)
}
