//! Reads texts: the subset of Fairy-Stockfish's `variants.ini` that Liege understands.
//!
//! * `reader`: a whole text;
//! * `lines`: sections, keys and values;
//! * `keys`: each key, with the kind of its value;
//! * `section`: the values of a section over those of its base;
//! * `notes`: what a text says for Liege alone: names and figures;
//! * `alone`: the text of one game with all that it is built on;
//! * `check`: what cannot be a game although each of its values is right;
//! * `bases`: the games that a section may be based on.
//!
//! All faults of a text are collected, and nothing of a faulty text is taken.

mod alone;
mod bases;
mod check;
mod keys;
mod lines;
mod notes;
mod reader;
mod section;

pub use notes::Notes;
pub use reader::{Told, ids, last, own, read};
