//! Three-player chess (Ilshat Tagiev): see the rules page.

pub mod action;
pub mod board;
pub mod position;
mod reading;

/// The game.
pub struct ThreePlayerChess;
