//! Dragonchess (Gary Gygax, 1985): see the rules page.

mod attack;
pub mod board;
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
