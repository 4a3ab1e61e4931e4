//! Enochian (Rosicrucian) chess: see the rules page.

pub mod action;
pub mod army;
pub mod arrangement;
mod attacks;
pub mod board;
mod diplomacy;
mod explain;
pub mod happening;
pub mod moves;
mod play;
pub mod position;
mod position_string;
pub mod square;
mod turn;

#[cfg(test)]
mod vectors;
