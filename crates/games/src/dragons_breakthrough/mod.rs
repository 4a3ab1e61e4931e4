//! Dragon's Breakthrough: see the rules page.
//!
//! * `board`, `piece`, `position`: the cells, the pieces, the rest of a position;
//! * `moves`, `generate`, `play`: moves and their notation, the legal ones, and their effects;
//! * `kit`, `state`, `spec`, `plays`, `rules`: the game in the kit's form; `position_string`, `sentences`,
//!   `explain`: its texts;
//! * `reading`: typed texts; `scene`: the pictures.

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
