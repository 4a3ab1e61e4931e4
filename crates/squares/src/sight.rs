//! Sights on the boards beside pieces.

use super::{Kind, Square};
use liege_game::Seat;

/// A sight on the boards beside pieces, moves and checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A piece is frozen by another.
    Frozen {
        /// The frozen piece.
        victim: Square,
        /// The piece that freezes it.
        by: Square,
    },
    /// A piece moves at present like another kind: its letter.
    Moves(Square, Kind),
    /// A piece has had its move in this turn.
    Moved(Square),
    /// A piece that has to capture: one of those that may.
    Must(Square),
    /// A piece may move by the thrown number.
    May(Square),
    /// A piece may be captured, which ends the game, and this is not a check.
    Attacked(Square),
    /// The thrown number, with the seat that plays it.
    Die(Seat, u8),
    /// A short text over the head of a piece, for learners.
    Caption(Square, String),
    /// A piece may be put on a square.
    Open(Square),
    /// A piece may enter on a square when the piece there leaves it.
    Enter(Square),
    /// Two kings face each other on an open line.
    Facing(Square, Square),
    /// A square of the yard of a seat.
    Yard(Seat, Square),
}
