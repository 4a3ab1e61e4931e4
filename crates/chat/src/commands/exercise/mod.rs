//! Exercises: lessons and puzzles, positions in which one person is to find something.

pub(crate) mod heed;
pub(crate) mod learn;
pub(crate) mod puzzle;
pub(crate) mod shown;
