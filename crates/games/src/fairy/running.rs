//! The state of a game of the family.

use super::game::Game;
use super::moves::{Act, Move};
use super::position::{NONE, Position};
use super::variant::Variant;
use liege_game::Seat;
use liege_squares::{Kind, Piece, Spec, Square};

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Running {
    /// The game for the kit.
    pub spec: &'static Spec,
    /// The text behind it.
    pub made: &'static Variant,
    /// The position with its past.
    pub game: Game,
}

/// A move as a number, for [`liege_squares::Play::code`].
pub fn code(mv: Move) -> u64 {
    let act = ACTS.iter().position(|act| *act == mv.act).unwrap_or_default() as u8;
    u64::from_le_bytes([mv.from, mv.to, act, mv.kind, mv.gate, 0, 0, 0])
}

/// The move with a number.
pub fn of_code(code: u64) -> Move {
    let [from, to, act, kind, gate, ..] = code.to_le_bytes();
    let act = ACTS[usize::from(act) % ACTS.len()];
    Move { from, to, act, kind, gate }
}

const ACTS: [Act; 11] = [
    Act::Step,
    Act::First,
    Act::EnPassant,
    Act::Promote,
    Act::Turn,
    Act::Back,
    Act::Castle,
    Act::CastleGateRook,
    Act::Drop,
    Act::DropPromoted,
    Act::Pass,
];

/// A square in the kit's form: both number them from a1.
pub fn square(at: u8) -> Square {
    Square(u16::from(at))
}

/// A square in the rules' form.
pub fn place(at: Square) -> u8 {
    at.0 as u8
}

/// The seat of a side.
pub fn seat(side: usize) -> Seat {
    Seat(side as u8)
}

impl Running {
    /// The position.
    pub fn position(&self) -> &Position {
        &self.game.position
    }

    /// A kind of the rules in the kit's form: the kit lists them from the king down.
    pub fn kind(&self, kind: u8) -> Kind {
        Kind(self.turned_about(kind))
    }

    /// The number of a kind counted from the other end: the order of the kit.
    pub fn turned_about(&self, kind: u8) -> u8 {
        (self.spec.kinds.len() as u8).saturating_sub(1).saturating_sub(kind)
    }

    /// The kind that a move moves, or puts on the board.
    pub fn moving(&self, mv: Move) -> u8 {
        if mv.is_drop() { mv.kind } else { self.position().kind(mv.from) }
    }

    /// A piece of a side in the kit's form.
    pub fn piece_of(&self, side: usize, kind: u8) -> Piece {
        Piece { seat: seat(side), kind: self.kind(kind) }
    }

    /// The kind that a piece becomes by a move, or brings in.
    pub fn becomes(&self, mv: Move) -> Option<u8> {
        let turned = |kind: u8| Some(self.game.definition.turned[usize::from(kind)]).filter(|to| *to != NONE);
        match mv.act {
            Act::Promote => Some(mv.kind),
            Act::Turn => turned(self.position().kind(mv.from)),
            Act::Back => Some(self.position().was[usize::from(mv.from)]).filter(|was| *was != NONE),
            Act::DropPromoted => turned(mv.kind),
            _ => Some(mv.gate).filter(|gate| *gate != NONE),
        }
    }
}
