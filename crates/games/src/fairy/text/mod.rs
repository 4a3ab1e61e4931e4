//! Reads texts: the subset of Fairy-Stockfish's `variants.ini` that Liege understands.
//!
//! * `reader`: a whole text;
//! * `lines`: sections, keys and values;
//! * `keys`: each key, with the kind of its value;
//! * `section`: the values of a section over those of its base;
//! * `check`: what cannot be a game although each of its values is right;
//! * `bases`: the games that a section may be based on.
//!
//! All faults of a text are collected, and nothing of a faulty text is taken.

mod bases;
mod check;
mod keys;
mod lines;
mod reader;
mod section;

pub use reader::{ids, own, read};
