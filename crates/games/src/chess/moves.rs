//! Moves, and the sinks that receive them as they are generated, in sets (the family's rules page, 2 and 3).

use super::bits::{Set, Squares};
use liege_squares::Kind;

/// A move. Together with the board it is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The man's square; for a man in the hand, 64 plus its kind.
    pub from: u8,
    /// The target. (Castling: the king's own two steps.)
    pub to: u8,
    /// The promotion.
    pub becomes: Option<Kind>,
    /// The square where the captured man is put back.
    pub put: Option<u8>,
}

impl Move {
    /// The first origin that does not mean a square.
    const HAND: u8 = 64;
    /// Stands for "no kind" or "no square" in the number of a move.
    const NONE: u8 = u8::MAX;

    /// Makes the move of a man from one square to another.
    pub const fn new(from: u8, to: u8) -> Move {
        Move { from, to, becomes: None, put: None }
    }

    /// The origin for a kind in the hand.
    pub const fn hand(kind: Kind) -> u8 {
        Move::HAND + kind.0
    }

    /// The kind that is put on the board from the hand.
    pub fn dropped(self) -> Option<Kind> {
        self.from.checked_sub(Move::HAND).map(Kind)
    }

    /// The move as a number.
    pub fn code(self) -> u64 {
        let (becomes, put) = (self.becomes.map_or(Move::NONE, |kind| kind.0), self.put.unwrap_or(Move::NONE));
        u64::from(u32::from_le_bytes([self.from, self.to, becomes, put]))
    }

    /// The move with this number.
    pub fn of_code(code: u64) -> Move {
        let [from, to, becomes, put] = (code as u32).to_le_bytes();
        let some = |byte: u8| (byte != Move::NONE).then_some(byte);
        Move { from, to, becomes: some(becomes).map(Kind), put: some(put) }
    }
}

/// The relation of generated moves to their squares.
#[derive(Clone, Copy, Debug)]
pub enum Ways {
    /// One man goes to each of the squares.
    From(u8),
    /// A pawn goes to each square; its origin is this number of squares further.
    Behind(i8),
    /// The captured man of this move is put back on one of the squares.
    PutBack(Move),
}

impl Ways {
    /// The move for this square.
    pub fn to(self, at: u8) -> Move {
        match self {
            Ways::From(from) => Move::new(from, at),
            Ways::Behind(back) => Move::new(at.wrapping_add_signed(back), at),
            Ways::PutBack(mv) => Move { put: Some(at), ..mv },
        }
    }
}

/// Receives moves as they are generated.
pub trait Sink {
    /// Adds a move to each of these squares; if there are kinds to become, a move for each kind.
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]);
}

/// Counts moves.
#[derive(Debug, Default)]
pub struct Count(pub u64);

impl Sink for Count {
    fn add(&mut self, _: Ways, squares: Set, becomes: &[Kind]) {
        self.0 += u64::from(squares.count_ones()) * becomes.len().max(1) as u64;
    }
}

impl Sink for Vec<Move> {
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]) {
        for mv in Squares(squares).map(|at| ways.to(at)) {
            match becomes {
                [] => self.push(mv),
                kinds => self.extend(kinds.iter().map(|kind| Move { becomes: Some(*kind), ..mv })),
            }
        }
    }
}

/// Passes on only some of the moves.
pub struct Only<'a, S, F> {
    /// The sink that gets them.
    pub sink: &'a mut S,
    /// Selects the squares that are kept.
    pub keep: F,
}

impl<S: Sink, F: Fn(Ways, Set) -> Set> Sink for Only<'_, S, F> {
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]) {
        self.sink.add(ways, (self.keep)(ways, squares), becomes);
    }
}
