//! Chess (rules page `chess`).

use super::board::{Board, Side};
use super::game::Game;
use super::kinds::ORTHODOX;
use super::variant::Variant;
use liege_game::{Allowed, Family, OptionSpec, Options, SeatInfo};
use liege_squares::Spec;

/// Chess, and the common part of the other games of the family.
pub const BASE: Spec = Spec {
    // Its code must not be a letter of a piece.
    seats: &[SeatInfo { id: "white", code: 'W', team: 0 }, SeatInfo { id: "black", code: 'D', team: 1 }],
    kinds: &ORTHODOX,
    family: Family::Chess,
    usual_moves: 40,
    army: 16,
    castling: true,
    ..Spec::new("chess", "chs", |_| "", Game::<Orthodox>::start)
};

/// Chess: everything by default.
#[derive(Clone, Copy, Debug)]
pub struct Orthodox;

const SETUPS: [&str; 3] = ["orthodox", "white-no-pawns", "white-pawn-row"];

/// The fixed part of chess.
pub static SPEC: Spec = Spec {
    version: 2,
    options: &[OptionSpec { name: "setup", values: Allowed::OneOf(&SETUPS), default: SETUPS[0] }],
    setups: Some("setup"),
    pgn: Some("Standard"),
    words: super::words!("chess"),
    to_start_with: true,
    uci: Some("chess"),
    ..BASE
};

impl Variant for Orthodox {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn can_win(&self, board: &Board, side: Side) -> bool {
        board.could_mate(side)
    }

    fn new(_: &Options) -> Self {
        Orthodox
    }

    fn array(options: &Options) -> &'static str {
        match options.get("setup") {
            "white-no-pawns" => "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w KQkq - 0 1",
            "white-pawn-row" => "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
            _ => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        }
    }
}
