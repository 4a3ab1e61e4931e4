//! Halma and Chinese checkers (rules pages `halma`, `chinese-checkers`): one engine for the grid and the star.
//!
//! * `field`: the boards; `setup`: who sits where; `position`: moves, finishing, the turn, ranks;
//! * `position_string`, `reading`: positions and moves as texts; `sentences`, `scene`: what people see;
//! * `game`, `state`: the games as tables know them; `tree`: as engines do.

mod field;
mod game;
mod position;
mod position_string;
mod reading;
mod scene;
mod sentences;
mod setup;
mod state;
mod tree;

#[cfg(test)]
mod tests;

crate::games! {
    "halma" => game::HALMA;
    "chinese-checkers" => game::CHINESE_CHECKERS;
}
