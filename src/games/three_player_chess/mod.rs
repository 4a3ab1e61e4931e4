//! Three-player chess (Ilshat Tagiev): see the rules page.

pub mod action;
pub mod attack;
pub mod board;
mod diplomacy;
pub mod geometry;
pub mod happening;
pub mod moves;
mod play;
pub mod position;
pub mod position_string;
mod reading;
mod scene;
mod state;
mod turn;

pub use state::{ThreePlayerChess, Tpc};
