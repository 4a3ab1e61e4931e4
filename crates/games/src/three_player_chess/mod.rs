//! Three-player chess (Ilshat Tagiev): see the rules page.

pub mod action;
pub mod attack;
pub mod board;
mod claims;
mod consequences;
#[cfg(test)]
mod crosscheck;
mod diplomacy;
mod display;
pub mod explain;
pub mod geometry;
pub mod happening;
mod kinds;
pub mod legality;
pub mod moves;
mod news;
mod notation;
mod offers;
mod pacts;
mod play;
pub mod position;
pub mod position_string;
mod reading;
mod scene;
pub mod sentences;
mod state;
mod summary;
mod talk;
mod tree;
mod turn;

pub use state::{ThreePlayerChess, Tpc};

crate::games! {
    "three-player-chess" => ThreePlayerChess;
}
