//! The price of reading what people type, in steps: a test adds them up instead of looking at a clock.
//!
//! A step is about a character that is looked at. Every elementary look counts itself: a word folded and looked up
//! in the lexicon, a name compared, a length of time or a move read.

use std::cell::Cell;

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

/// Adds steps to this thread's count.
pub fn step(count: usize) {
    TAKEN.set(TAKEN.get().saturating_add(count as u64 + 1));
}

/// The number of steps that this thread has taken.
#[must_use]
pub fn taken() -> u64 {
    TAKEN.get()
}
