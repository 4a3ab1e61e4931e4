//! Squares and pieces in the kit's form, and back.

use super::board::{Cell, Side};
use super::piece::{Kind, Piece};
use super::position::Position;
use liege_game::scene::Art;
use liege_squares::{self as squares, Geometry, KindSpec, Numbering, Playing};

/// The dark squares, with numbers from Dark's edge.
pub(super) const GEOMETRY: Geometry = Geometry {
    numbers: Some(Numbering { playing: Playing::Dark, from_below: false, are_names: true }),
    ..Geometry::CHESS
};

/// The kinds, in the order of the help. The reserve is not a kind, but has moves of its own.
pub(super) static KINDS: [KindSpec; 7] = [
    kind("dragon", "D", Art::DragonDisc, 12),
    KindSpec { plain: true, ..kind("checker", "C", Art::Disc, 2) },
    kind("royal", "K", Art::CrownedDisc, 4),
    kind("knight", "N", Art::Knight, 6),
    kind("rook", "R", Art::Rook, 6),
    kind("empress", "E", Art::Empress, 12),
    kind("reserve", "@", Art::CrownedDisc, 0),
];

const fn kind(id: &'static str, letter: &'static str, art: Art, value: u8) -> KindSpec {
    let sign = letter.as_bytes()[0] as char;
    KindSpec { id, words: "drb", letter, sign, art, value, plain: false }
}

/// The kinds in the order of [`KINDS`].
const ORDER: [Kind; 6] = [Kind::Dragon, Kind::Checker, Kind::Royal, Kind::Knight, Kind::Rook, Kind::Empress];

impl From<Kind> for squares::Kind {
    fn from(kind: Kind) -> squares::Kind {
        squares::Kind(ORDER.iter().position(|known| *known == kind).unwrap_or_default() as u8)
    }
}

impl From<squares::Kind> for Kind {
    fn from(kind: squares::Kind) -> Kind {
        // The kinds come from the game itself.
        ORDER[usize::from(kind.0).min(ORDER.len() - 1)]
    }
}

impl From<Cell> for squares::Square {
    fn from(cell: Cell) -> squares::Square {
        GEOMETRY.square(0, cell.column() as u8, 7 - cell.row() as u8)
    }
}

impl Cell {
    /// The cell of a square, if it is in play.
    pub(super) fn of(square: squares::Square) -> Option<Cell> {
        Cell::at(7 - GEOMETRY.rank(square) as i8, GEOMETRY.file(square) as i8)
    }
}

impl Position {
    /// A piece in the kit's form: persons hold sides.
    pub(super) fn held(&self, Piece { side, kind }: Piece) -> squares::Piece {
        squares::Piece { seat: self.holder(side), kind: kind.into() }
    }

    /// A piece of the kit's.
    pub(super) fn of_seat(&self, piece: squares::Piece) -> Piece {
        Piece { side: self.side_of(piece.seat).unwrap_or(Side::Light), kind: piece.kind.into() }
    }
}
