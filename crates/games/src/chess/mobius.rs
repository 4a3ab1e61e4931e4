//! Möbius chess (rules page `mobius-chess`): the edges are joined after a half twist.

use super::board::{Board, Side};
use super::game::Game;
use super::orthodox::BASE;
use super::variant::Variant;
use liege_game::{Allowed, OptionSpec, Options};
use liege_squares::{Geometry, Seam, Spec};

/// Möbius chess.
#[derive(Clone, Copy, Debug)]
pub struct Mobius;

const SETUPS: [&str; 2] = ["guarded", "orthodox"];

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "mobius-chess",
    prefix: "mob",
    options: &[OptionSpec { name: "setup", values: Allowed::OneOf(&SETUPS), default: SETUPS[0] }],
    setups: Some("setup"),
    geometry: Geometry { seam: Seam::Mobius, ..Geometry::CHESS },
    castling: false,
    start: Game::<Mobius>::start,
    pgn: Some("Moebius"),
    words: super::words!("mobius-chess"),
    usual_moves: 35,
    uci: Some("mobius-chess"),
    ..BASE
};

impl Variant for Mobius {
    const SEAM: Seam = Seam::Mobius;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// A king alone checks nobody.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !board.is_bare(side)
    }

    fn new(_: &Options) -> Self {
        Mobius
    }

    fn array(options: &Options) -> &'static str {
        match options.get("setup") {
            "orthodox" => "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            _ => "nrbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBRN w - - 0 1",
        }
    }

    /// Only bare kings are a dead position: over the seam, bishops of one colour may still mate (section
    /// 4-5).
    fn is_dead(&self, board: &Board) -> bool {
        board.has_only_kings()
    }
}
