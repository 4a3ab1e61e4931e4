//! Sets of squares of a chessboard: a bit for each, from a1 along the first rank.

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
pub struct Squares(pub Set);

impl Iterator for Squares {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let at = first(self.0);
        self.0 &= self.0 - 1;
        Some(at)
    }
}
