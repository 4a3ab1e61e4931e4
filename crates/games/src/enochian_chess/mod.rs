//! Enochian (Rosicrucian) chess: see the rules page.
//!
//! The kit (`squares`) plays four armies, each by its own seat, and makes of that what is typed, refused and completed.
//! Who commands which army, what the seats say to each other and the picture with four plates stand beside it.

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
