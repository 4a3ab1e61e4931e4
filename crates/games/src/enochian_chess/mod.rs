//! Enochian (Rosicrucian) chess: see the rules page.
//!
//! The kit (`squares`) plays four armies, each by its own seat; reading, refusals and completion come from
//! it. The commanders of the armies, the acts between seats and the picture with four plates are added here.

mod act;
mod army;
mod arrangement;
mod attacks;
mod board;
mod diplomacy;
mod explain;
mod game;
mod moves;
mod offers;
mod pacts;
mod play;
pub mod position;
mod position_string;
mod reading;
mod rules;
mod scene;
mod sentences;
mod spec;
mod square;
mod state;
mod summary;
#[cfg(test)]
mod tests;
mod tree;
mod turn;

pub use game::EnochianChess;

crate::games! {
    "enochian-chess" => EnochianChess;
}
