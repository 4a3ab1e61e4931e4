//! Tests of typed texts, pictures, and the duties of every game on squares.

mod reading;
mod scene;

use super::DRAGONCHESS;
use super::spec::SPEC;
use liege_game::{Game, Options, State};

/// The game from its start, or from a position string.
fn game(position: Option<&str>) -> Box<dyn State> {
    let none: [(&str, &str); 0] = [];
    let options = Options::check(SPEC.options, none).unwrap();
    DRAGONCHESS.start(&options, position).unwrap()
}

#[test]
fn what_every_game_keeps_to() {
    liege_testing::squares::hold(&SPEC);
}
