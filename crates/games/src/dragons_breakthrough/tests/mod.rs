//! Tests of typed texts, sentences and pictures.

mod position_string;
mod reading;
mod scene;

use super::spec::SPEC;
use super::state::Drb;
use liege_game::{Options, Seat, State};
use liege_squares::Sitting;
use liege_testing::squares as properties;

/// The start of a game.
const START: &str = "nkkr/ccdc/cccc/4/4/CCCC/CDCC/RKKN L -/- a fs - 0";
/// The sample game after 18 plies: Light is about to take 23:14:7 with a full reserve.
const CHAIN: &str = "3r/Nc1c/1kd1/3c/Cc2/2CC/1DCn/RK2 L CCK/CCK - fs - 0";
/// Vector P4.
const FULL: &str = "4/1c1d/K3/4/1c2/2C1/1D2/4 L CKN/R - fs - 0";
/// Vector P1.
const FLIGHT: &str = "4/2d1/4/4/k3/4/1DK1/4 L -/K - fs - 0";
/// Vector P3.
const TRIPLE: &str = "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0";
/// Vector P5: two ways to fly.
const TWO_WAYS: &str = "r3/2d1/4/1K2/1DK1/4/4/4 L -/- - fs - 0";

/// A game that begins with a position.
fn game(position: &str) -> Sitting {
    Sitting::new(Drb::start(&Options::default(), Some(position)).unwrap())
}

/// The seat to move.
fn mover(game: &Sitting) -> Seat {
    game.turn().unwrap_or(Seat(7))
}

#[test]
fn the_kit_finds_nothing_wrong() {
    properties::hold(&SPEC);
}
