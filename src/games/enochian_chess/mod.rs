//! Enochian (Rosicrucian) chess: see the rules page.

pub mod action;
pub mod army;
pub mod arrangement;
mod attacks;
pub mod board;
#[cfg(test)]
mod crosscheck;
mod diplomacy;
mod display;
mod explain;
pub mod happening;
mod herald;
pub mod moves;
mod news;
mod pacts;
mod play;
pub mod position;
mod position_string;
mod reading;
mod scene;
pub mod square;
mod state;
mod summary;
mod talk;
#[cfg(test)]
mod tests;
mod turn;
#[cfg(test)]
mod vectors;

pub use state::{Eno, EnochianChess};
