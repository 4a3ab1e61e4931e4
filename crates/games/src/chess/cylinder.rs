//! Cylinder chess (rules page `cylinder-chess`): the file after h is a.

use super::bits::EDGE_RANKS;
use super::board::{Board, Side};
use super::game::Game;
use super::orthodox::BASE;
use super::setup;
use super::variant::Variant;
use liege_game::Options;
use liege_squares::fen::Fault;
use liege_squares::{Geometry, Seam, Spec};

/// Cylinder chess.
#[derive(Clone, Copy, Debug)]
pub struct Cylinder;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "cylinder-chess",
    prefix: "cyl",
    geometry: Geometry { seam: Seam::Cylinder, ..Geometry::CHESS },
    start: Game::<Cylinder>::start,
    pgn: Some("Cylinder"),
    words: super::words!("cylinder-chess"),
    usual_moves: 35,
    to_start_with: true,
    uci: Some("cylinder-chess"),
    ..BASE
};

impl Variant for Cylinder {
    const SEAM: Seam = Seam::Cylinder;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// A king alone checks nobody.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !board.is_bare(side)
    }

    fn new(_: &Options) -> Self {
        Cylinder
    }

    /// A player never leaves a king attacked, but a position string may (one of the page's vectors does).
    fn check(&self, board: &Board) -> Result<(), Fault> {
        setup::kings(board, [0, 0])?;
        setup::no_pawns(board, EDGE_RANKS)
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::ROOK;
    use super::*;
    use liege_squares::Rules;

    #[test]
    fn castling_must_not_uncover_the_king_over_the_seam() {
        let castles = |position: &str| {
            let game = Game::read(Cylinder, position).unwrap();
            assert_eq!(game.board.men(Side::White, ROOK).count_ones(), 1);
            game.plays().iter().any(|play| play.beside.is_some())
        };
        assert!(castles("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
        // The rook leaves h1, and a1 sees the king on g1.
        assert!(!castles("4k3/8/8/8/8/8/8/r1B1K2R w K - 0 1"));
    }
}
