//! Dragonchess (Gary Gygax, 1985): see the rules page.

mod attack;
pub mod board;
pub mod moves;
pub mod piece;
pub mod position;
mod safety;
mod steps;
