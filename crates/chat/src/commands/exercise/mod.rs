//! Exercises: lessons and puzzles, in which a member finds moves in a position.

pub(crate) mod heed;
pub(crate) mod learn;
pub(crate) mod puzzle;
pub(crate) mod shown;
