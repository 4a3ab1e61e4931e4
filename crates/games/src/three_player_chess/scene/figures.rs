//! Pieces on their triangles.

use super::super::board::{Cell, Zone};
use super::super::position::{Kind, Piece};
use super::hexagon::Hexagon;
use liege_game::Seat;
use liege_game::scene::{Army, Art, Figure, Look};

/// The side of a piece's box. With it the widest silhouette does not touch a neighbour across an upright
/// edge, and covers only a part of the foot of one below.
const PIECE: u16 = 70;
/// The side of a piece's box in the corners of the board, where pieces are close together. Pawns keep their
/// size: they are slender, and a smaller one looks like another piece.
const CROWDED: u16 = 61;

/// The army with a seat's colours.
pub(super) fn army_of(seat: Seat) -> Army {
    match seat.index() {
        0 => Army::Red,
        1 => Army::White,
        _ => Army::Black,
    }
}

/// The look of a piece under a commander: its own colours on his foot; stone if it has no commander.
pub(super) fn look(piece: Piece, commander: Option<Seat>) -> Look {
    let art = match piece.kind {
        Kind::King => Art::King,
        Kind::Queen => Art::Queen,
        Kind::Rook => Art::Rook,
        Kind::Bishop => Art::Bishop,
        Kind::Knight => Art::Knight,
        Kind::Pawn => Art::Pawn,
    };
    let own = Look::new(art, army_of(piece.army));
    match commander {
        Some(commander) => own.under(army_of(commander)),
        None => own.neutral(),
    }
}

/// A piece on its triangle. Small pieces are drawn in the lower part of their box, so they are raised.
pub(super) fn figure(hexagon: Hexagon, cell: Cell, look: Look, kind: Kind) -> Figure {
    let rise = if kind == Kind::Pawn { -8.0 } else { -1.0 };
    let crowded = kind != Kind::Pawn && matches!(cell.zone(), Zone::Throne | Zone::Palace);
    let size = if crowded { CROWDED } else { PIECE };
    Figure::new(look, hexagon.stand(cell).moved(0.0, rise), size)
}
