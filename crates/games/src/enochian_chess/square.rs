//! Squares of the board, and sets of them.

use crate::bits::rank;
use std::fmt;

pub use crate::bits::{FILE_A, FILE_H, Set as Bits};

/// The first rank.
pub const RANK_1: Bits = rank(0);
/// The eighth rank.
pub const RANK_8: Bits = rank(7);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file and a rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square(((rank & 7) << 3) | (file & 7))
    }

    /// The square with this number: a1 is 0 and h8 is 63.
    #[inline]
    pub const fn at(index: usize) -> Square {
        Square((index & 63) as u8)
    }

    /// The lowest square of a set that is not empty.
    #[inline]
    pub const fn lowest(bits: Bits) -> Square {
        Square((bits.trailing_zeros() & 63) as u8)
    }

    /// The square of that name: `a1`.
    pub fn from_name(name: &str) -> Option<Square> {
        match name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// All squares, from a1 along the ranks.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square)
    }

    /// Its number: a1 is 0 and h8 is 63.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The set of this square alone.
    #[inline]
    pub const fn bit(self) -> Bits {
        1 << (self.0 & 63)
    }

    /// The file, counted from 0.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, counted from 0.
    pub const fn rank(self) -> u8 {
        (self.0 >> 3) & 7
    }

    /// The square at this distance in files and ranks, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square::new(file as u8, rank as u8))
    }

    /// How many steps a king needs to another square.
    pub const fn steps_to(self, other: Square) -> u8 {
        let files = self.file().abs_diff(other.file());
        let ranks = self.rank().abs_diff(other.rank());
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The squares of a set, from a1 along the ranks.
#[derive(Clone, Debug)]
pub struct Squares(pub Bits);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        for square in Square::all() {
            assert_eq!(Square::from_name(&square.to_string()), Some(square));
            assert_eq!(Square::at(square.index()), square);
            assert_eq!(Squares(square.bit()).collect::<Vec<_>>(), [square]);
        }
        for wrong in ["", "a", "a0", "a9", "i1", "A1", "a11", "а1"] {
            assert_eq!(Square::from_name(wrong), None, "{wrong}");
        }
        let corner = Square::new(0, 0);
        assert_eq!(corner.offset(-1, 0), None);
        assert_eq!(corner.offset(2, 2), Square::from_name("c3"));
        assert_eq!(corner.steps_to(Square::new(2, 5)), 5);
        let edge = Squares(RANK_8).map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(edge, "a8 b8 c8 d8 e8 f8 g8 h8");
        assert_eq!(FILE_H & RANK_1, Square::new(7, 0).bit());
    }
}
