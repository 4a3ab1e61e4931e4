//! Sets of squares of a chessboard, as a bit for each square, from a1 along the first rank; and the pieces of
//! games in which all pieces are alike, as a set for each side, on boards of other sizes too.

use liege_game::Seat;
use liege_squares::{Geometry, Kind, Piece, Square, fen};
use liege_words::Message;
use num_traits::PrimInt;

/// A set of squares.
pub type Set = u64;

/// Every square.
pub const EVERY: Set = !0;
/// The a-file.
pub const FILE_A: Set = 0x0101_0101_0101_0101;
/// The h-file.
pub const FILE_H: Set = FILE_A << 7;
/// The first and the last rank: where pawns end, and where none may be put.
pub const EDGE_RANKS: Set = rank(0) | rank(7);
/// The dark squares: a1 and those it sees diagonally.
pub const DARK: Set = 0xaa55_aa55_aa55_aa55;

/// The set of one square.
pub const fn bit(at: u8) -> Set {
    1 << (at & 63)
}

/// A file, from 0.
pub const fn file(file: u8) -> Set {
    FILE_A << file
}

/// A rank, from 0.
pub const fn rank(rank: u8) -> Set {
    0xff << (8 * rank)
}

/// The square on the rank of one and the file of another.
pub const fn crossing(rank_of: u8, file_of: u8) -> u8 {
    rank_of & 0b11_1000 | file_of & 0b111
}

/// The first square of a set; 64 if it is empty.
pub const fn first(set: Set) -> u8 {
    set.trailing_zeros() as u8
}

/// Every square of the set one file further right; the h-file drops out.
pub const fn east(set: Set) -> Set {
    (set & !FILE_H) << 1
}

/// Every square of the set one file further left; the a-file drops out.
pub const fn west(set: Set) -> Set {
    (set & !FILE_A) >> 1
}

/// The squares of a set, in order.
#[derive(Debug)]
pub struct Squares<S = Set>(pub S);

impl<S: PrimInt> Iterator for Squares<S> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0.is_zero() {
            return None;
        }
        let at = self.0.trailing_zeros() as u8;
        self.0 = self.0 & (self.0 - S::one());
        Some(at)
    }
}

/// The set of one square, of any board that a set has room for.
fn one<S: PrimInt>(at: Square) -> S {
    S::one() << usize::from(at.0)
}

/// The pieces of a game in which all pieces are alike: the first seat's and the second's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides<S = Set>(pub [S; 2]);

impl<S: PrimInt> Sides<S> {
    /// The squares that are occupied.
    pub fn occupied(self) -> S {
        self.0[0] | self.0[1]
    }

    /// How many pieces each side has.
    pub fn counts(self) -> [u32; 2] {
        self.0.map(S::count_ones)
    }

    /// The piece on a square.
    pub fn piece(self, at: Square) -> Option<Piece> {
        let side = self.0.iter().position(|side| !(*side & one(at)).is_zero())?;
        Some(Piece { seat: Seat(side as u8), kind: Kind(0) })
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, at: Square, piece: Option<Piece>) {
        for (side, set) in self.0.iter_mut().enumerate() {
            let here = piece.is_some_and(|piece| piece.seat.index() == side);
            *set = if here { *set | one(at) } else { *set & !one::<S>(at) };
        }
    }

    /// The board as a position string has it, with a sign for each side.
    pub fn write(self, geometry: Geometry, signs: [char; 2]) -> String {
        fen::write_board(geometry, 0, |at| self.piece(at).map(|piece| signs[piece.seat.index()]))
    }

    /// Reads the board of a position string.
    ///
    /// # Errors
    /// The message says what is wrong with it.
    pub fn read(geometry: Geometry, signs: [char; 2], text: &str) -> Result<Sides<S>, Message> {
        let [first, second] = signs.map(String::from);
        let side = |sign: char| {
            let message = Message::new("sqr-position-disc").with("text", sign.to_string());
            let message = message.with("first", first.clone()).with("second", second.clone());
            signs.iter().position(|known| *known == sign).ok_or(message)
        };
        let mut sides = Sides([S::zero(); 2]);
        for (at, side) in fen::read_board(geometry, 0, text, side)? {
            sides.0[side] = sides.0[side] | one(at);
        }
        Ok(sides)
    }
}

/// The squares of a set as a sentence names them, in the order of their names; from the top if ranks are
/// counted from there.
pub fn names<S: PrimInt>(geometry: Geometry, set: S) -> Vec<Message> {
    let mut squares: Vec<Square> = Squares(set).map(|at| Square(at.into())).collect();
    squares.sort_by_key(|at| (geometry.number(*at).filter(|_| geometry.from_top), geometry.name(*at)));
    squares.into_iter().map(|at| Message::new("sqr-text").with("text", geometry.name(at))).collect()
}
