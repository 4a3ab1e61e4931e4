//! Chess transformations (rules page `chess-transformations`): a piece moves by the file on which it stands.

use super::attack::Movers;
use super::bits::{EDGE_RANKS, Set, Squares, file};
use super::board::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK, Side};
use super::game::Game;
use super::orthodox::BASE;
use super::variant::{Promotions, Variant};
use liege_game::Options;
use liege_squares::{Kind, Sight, Spec};

/// Chess transformations.
#[derive(Clone, Copy, Debug)]
pub struct Transformations;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "chess-transformations",
    prefix: "trf",
    start: Game::<Transformations>::start,
    pgn: Some("Transformations"),
    words: super::words!("chess-transformations"),
    usual_moves: 35,
    uci: Some("chess-transformations"),
    ..BASE
};

/// The files on which pieces move as rooks, knights and bishops.
const ROOKS: Set = file(0) | file(7);
const KNIGHTS: Set = file(1) | file(6);
const BISHOPS: Set = file(2) | file(5);
const THEMSELVES: Set = file(3) | file(4);

/// The pieces that take the power of a file: all but kings and pawns.
fn magic(board: &Board, side: Side) -> Set {
    board.side(side) & !board.kind(KING) & !board.kind(PAWN)
}

impl Variant for Transformations {
    /// A pawn becomes the piece of its file; on d and e, any piece (section 3).
    const PROMOTIONS: Promotions = &[
        (EDGE_RANKS & ROOKS, &[ROOK]),
        (EDGE_RANKS & KNIGHTS, &[KNIGHT]),
        (EDGE_RANKS & BISHOPS, &[BISHOP]),
        (EDGE_RANKS & THEMSELVES, &[QUEEN, ROOK, BISHOP, KNIGHT]),
    ];

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// A king alone checks nobody.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !board.is_bare(side)
    }

    fn new(_: &Options) -> Self {
        Transformations
    }

    fn movers(&self, board: &Board, side: Side) -> Movers {
        let (men, own) = (Movers::orthodox(board, side), magic(board, side));
        Movers {
            knights: own & KNIGHTS | men.knights & THEMSELVES,
            diagonals: own & BISHOPS | men.diagonals & THEMSELVES,
            straights: own & ROOKS | men.straights & THEMSELVES,
            ..men
        }
    }

    /// Only bare kings are a dead position: any piece can become a rook (section 5).
    fn is_dead(&self, board: &Board) -> bool {
        board.has_only_kings()
    }

    /// The pieces that move otherwise than they look.
    fn sights(&self, board: &Board) -> Vec<Sight> {
        let transformed = |files: Set, kind: Kind| {
            let men = (magic(board, Side::White) | magic(board, Side::Black)) & files & !board.kind(kind);
            Squares(men).map(move |at| Sight::Moves(board.square(at), kind))
        };
        let all = [(ROOKS, ROOK), (KNIGHTS, KNIGHT), (BISHOPS, BISHOP)];
        all.into_iter().flat_map(|(files, kind)| transformed(files, kind)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_squares::Rules;

    #[test]
    fn only_the_transformed_are_marked() {
        // The source's picture: four pieces, none of which moves as it looks.
        let game = Game::read(Transformations, "5Rk1/6QB/5N2/8/8/8/8/2K5 b - - 0 1").unwrap();
        assert_eq!(game.sights().len(), 4);
        let start = Game::read(Transformations, Transformations::array(&Options::default())).unwrap();
        assert_eq!(start.sights(), []);
    }
}
