//! The makers' tools, as `liege-dev` and the long tests use them. They are in no release.
//!
//! * [`torture`]: everything breaks on purpose, at the steps that `liege_store::fault` names;
//! * [`bench`]: what things cost;
//! * [`properties`]: what holds of any input;
//! * [`docs`]: the parts of the handbook that follow from declarations.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod bench;
pub mod docs;
pub mod properties;
pub mod torture;

#[cfg(test)]
liege_testing::install!(liege_games::house());
