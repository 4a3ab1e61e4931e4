//! Tools for developers, used by `liege-dev` and the long tests. They are not part of a release.
//!
//! * [`torture`]: breaks everything on purpose, at the steps that `liege_store::fault` names;
//! * [`year`]: plays a year of a server's contests; [`contests`] checks their promises;
//! * [`bench`]: measures times and sizes;
//! * [`properties`]: checks properties that hold for any input;
//! * [`docs`]: writes the parts of the handbook that follow from declarations.
#![cfg_attr(not(test), forbid(unsafe_code))]

pub mod bench;
pub mod contests;
pub mod docs;
pub mod place;
pub mod program;
pub mod properties;
pub mod torture;
pub mod year;

#[cfg(test)]
liege_testing::install!(liege_games::house());
