//! Dragonchess (Gary Gygax, 1985): see the rules page.
//!
//! * `board`, `piece`: squares and sets of them, kinds and sides; `steps`: where pieces step and slide;
//! * `movement`, `position`: a move, a position; `moves`, `attack`, `safety`: the legal moves;
//! * `position_string`: a position as a text;
//! * `kinds`, `state`, `spec`, `rules`, `kit`: the game in the form of the kit for games on squares.

mod attack;
pub mod board;
#[cfg(test)]
mod crosscheck;
mod kinds;
mod kit;
mod movement;
pub mod moves;
pub mod piece;
pub mod position;
mod position_string;
mod rules;
mod safety;
mod spec;
mod state;
mod steps;
#[cfg(test)]
mod tests;
mod tree;

crate::games! {
    "dragonchess" => DRAGONCHESS of spec::SPEC;
}
