//! The fixed part of the game.

use super::kit::{GEOMETRY, KINDS};
use super::state::{Drb, SWAP};
use liege_game::scene::Tint;
use liege_game::{Allowed, OptionSpec, SeatInfo};
use liege_squares::Spec;

const BOOL: Allowed = Allowed::OneOf(&["true", "false"]);

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    seats: &[SeatInfo { id: "first", code: '1', team: 0 }, SeatInfo { id: "second", code: '2', team: 1 }],
    options: &[
        OptionSpec { name: "pie", values: BOOL, default: "true" },
        OptionSpec { name: "transform", values: BOOL, default: "false" },
    ],
    geometry: GEOMETRY,
    tints: &[Tint::Breakthrough],
    seat_words: "drb",
    kinds: &KINDS,
    usual_moves: 40,
    verbs: &[SWAP],
    own_notation: true,
    needs_letters: true,
    ..Spec::new("dragons-breakthrough", "drb", super::super::words!(), Drb::start)
};
