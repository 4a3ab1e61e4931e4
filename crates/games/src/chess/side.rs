//! The two sides.

use super::bits::Set;
use liege_game::Seat;

/// White or Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves up the board.
    #[default]
    White,
    /// Moves down the board.
    Black,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The side of a seat: on each board White has the first seat.
    pub fn of(seat: Seat) -> Side {
        if seat.0.is_multiple_of(2) { Side::White } else { Side::Black }
    }

    /// A rank from 0, counted from this side.
    pub const fn rank(self, rank: u8) -> Set {
        match self {
            Side::White => super::bits::rank(rank),
            Side::Black => super::bits::rank(7 - rank),
        }
    }
}
