//! Squares and pieces in the kit's form, and back.

use super::board::{PLACES, Square};
use super::piece::{KINDS, Kind, Piece, Side};
use liege_game::Seat;
use liege_squares as squares;

impl From<Square> for squares::Square {
    fn from(square: Square) -> squares::Square {
        // There are 288: levels and places count in one order.
        squares::Square(square.index() as u16)
    }
}

impl From<squares::Square> for Square {
    fn from(square: squares::Square) -> Square {
        let index = usize::from(square.0);
        Square::new(index / PLACES, index % PLACES)
    }
}

impl From<Kind> for squares::Kind {
    fn from(kind: Kind) -> squares::Kind {
        squares::Kind(kind as u8)
    }
}

impl From<squares::Kind> for Kind {
    fn from(kind: squares::Kind) -> Kind {
        // The kinds come from the game itself.
        Kind::ALL[usize::from(kind.0).min(KINDS - 1)]
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side::of(seat).unwrap_or(Side::Gold)
    }
}

impl From<Piece> for squares::Piece {
    fn from(piece: Piece) -> squares::Piece {
        squares::Piece { seat: piece.side.seat(), kind: piece.kind.into() }
    }
}

impl From<squares::Piece> for Piece {
    fn from(piece: squares::Piece) -> Piece {
        Piece { side: piece.seat.into(), kind: piece.kind.into() }
    }
}
