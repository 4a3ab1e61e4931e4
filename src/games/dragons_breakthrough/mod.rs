//! Dragon's Breakthrough: see the rules page.

pub mod action;
pub mod board;
mod explain;
mod generate;
pub mod happening;
mod herald;
mod near;
pub mod piece;
pub mod play;
pub mod position;
mod position_string;
mod reading;
mod scene;
mod state;
mod summary;

pub use state::{Breakthrough, DragonsBreakthrough};
