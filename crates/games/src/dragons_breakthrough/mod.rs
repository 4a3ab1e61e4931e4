//! Dragon's Breakthrough: see the rules page.
//!
//! * `board`, `piece`, `position`: the cells, what stands there, what else the rules look at;
//! * `moves`, `generate`, `play`: moves and their notation, which are legal, what they make of a position;
//! * `kit`, `state`, `spec`, `plays`, `rules`: the game as the kit knows it; `position_string`, `sentences`, `explain`: its texts;
//! * `reading`: what people type; `scene`: the pictures.

mod board;
mod explain;
mod generate;
mod kit;
mod moves;
mod piece;
mod play;
mod plays;
mod position;
mod position_string;
mod reading;
mod rules;
mod scene;
mod sentences;
mod spec;
mod state;
#[cfg(test)]
mod tests;
mod tree;

crate::games! {
    "dragons-breakthrough" => DRAGONS_BREAKTHROUGH of spec::SPEC;
}
