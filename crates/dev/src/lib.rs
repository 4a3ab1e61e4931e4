//! Tools for developers, used by `liege-dev` and the long tests. They are not part of a release.
//!
//! * [`torture`]: breaks everything on purpose, at the steps that `liege_store::fault` names;
//! * [`bench`]: measures times and sizes;
//! * [`properties`]: checks properties that hold for any input;
//! * [`docs`]: writes the parts of the handbook that follow from declarations.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod bench;
pub mod docs;
pub mod properties;
pub mod torture;

#[cfg(test)]
liege_testing::install!(liege_games::house());
