//! Dragonchess (Gary Gygax, 1985): see the rules page.
//!
//! * `board`, `piece`: squares and sets of them, kinds and sides; `steps`: where pieces step and slide;
//! * `position`: what stands where; `moves`, `attack`, `safety`: which moves are legal;
//! * `ending`: how a game ends; `state`: the game behind the traits;
//! * `notation`, `position_string`, `reading`: texts; `told`, `explain`, `summary`: sentences;
//! * `scene`: the picture.

mod attack;
pub mod board;
#[cfg(test)]
mod crosscheck;
pub mod ending;
mod explain;
pub mod moves;
pub mod notation;
pub mod piece;
pub mod position;
pub mod position_string;
mod reading;
mod safety;
mod scene;
mod state;
mod steps;
mod summary;
mod told;

pub use state::{Dragonchess, Drc};
