//! The three boards: squares, and sets of squares as bits.

use std::fmt;
use std::str::FromStr;

/// The files of a board.
pub const FILES: usize = 12;
/// The ranks of a board.
pub const RANKS: usize = 8;
/// The squares of one board.
pub const PLACES: usize = FILES * RANKS;
/// The squares of all three.
pub const SQUARES: usize = 3 * PLACES;

/// The underworld, level 1: levels are counted from 0 inside.
pub const LOWER: usize = 0;
/// The land, level 2.
pub const MIDDLE: usize = 1;
/// The air, level 3.
pub const UPPER: usize = 2;

/// A set of squares of one board: bit `12·rank + file`, both from 0.
pub type Plane = u128;
/// A set of squares of all boards, by level.
pub type Planes = [Plane; 3];

/// Every square of a board.
pub const WHOLE: Plane = (1 << PLACES) - 1;
const FILE_A: Plane = {
    let mut file = 0;
    let mut rank = 0;
    while rank < RANKS {
        file |= 1 << (rank * FILES);
        rank += 1;
    }
    file
};
const FILE_L: Plane = FILE_A << (FILES - 1);

/// A square: level, rank and file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u16);

impl Square {
    /// The square of a level (0 to 2) at a place of it (`12·rank + file`).
    #[inline]
    #[must_use]
    pub const fn new(level: usize, place: usize) -> Square {
        Square((level * PLACES + place) as u16)
    }

    /// The square of a level, file and rank, all counted from 0; `None` off the boards.
    #[must_use]
    pub fn at(level: i32, file: i32, rank: i32) -> Option<Square> {
        let on = (0..3).contains(&level) && (0..FILES as i32).contains(&file);
        (on && (0..RANKS as i32).contains(&rank))
            .then(|| Square::new(level as usize, rank as usize * FILES + file as usize))
    }

    /// The square of a level for a set of one bit.
    #[inline]
    #[must_use]
    pub fn of_bit(level: usize, bit: Plane) -> Square {
        Square::new(level, bit.trailing_zeros() as usize)
    }

    /// All squares, level 1 first.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u16).map(Square)
    }

    /// A number below [`SQUARES`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The level, from 0.
    #[inline]
    #[must_use]
    pub const fn level(self) -> usize {
        self.0 as usize / PLACES
    }

    /// The place on its board, below [`PLACES`].
    #[inline]
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize % PLACES
    }

    /// The bit of the place.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> Plane {
        1 << self.place()
    }

    /// The file, from 0.
    #[inline]
    #[must_use]
    pub const fn file(self) -> usize {
        self.place() % FILES
    }

    /// The rank, from 0.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> usize {
        self.place() / FILES
    }

    /// The square of another level at the same place.
    #[inline]
    #[must_use]
    pub const fn on(self, level: usize) -> Square {
        Square::new(level, self.place())
    }

    /// The distance to another square: levels, files, ranks.
    #[must_use]
    pub fn offset(self, to: Square) -> (i32, i32, i32) {
        let way = |from: usize, to: usize| to as i32 - from as i32;
        (way(self.level(), to.level()), way(self.file(), to.file()), way(self.rank(), to.rank()))
    }

    /// The square at this distance in levels, files and ranks.
    #[must_use]
    pub fn step(self, (levels, files, ranks): (i32, i32, i32)) -> Option<Square> {
        Square::at(self.level() as i32 + levels, self.file() as i32 + files, self.rank() as i32 + ranks)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file() as u8);
        write!(f, "{}{file}{}", self.level() + 1, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// The error for a text that is not a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;

    /// Reads the one written form of a square: `2f3`.
    fn from_str(text: &str) -> Result<Square, NoSquare> {
        let &[level @ b'1'..=b'3', file @ b'a'..=b'l', rank @ b'1'..=b'8'] = text.as_bytes() else {
            return Err(NoSquare);
        };
        let place = usize::from(rank - b'1') * FILES + usize::from(file - b'a');
        Ok(Square::new(usize::from(level - b'1'), place))
    }
}

/// The set moved one file towards l.
#[inline]
#[must_use]
pub const fn east(plane: Plane) -> Plane {
    (plane & !FILE_L) << 1
}

/// The set moved one file towards a.
#[inline]
#[must_use]
pub const fn west(plane: Plane) -> Plane {
    (plane & !FILE_A) >> 1
}

/// The set moved one rank towards 8.
#[inline]
#[must_use]
pub const fn north(plane: Plane) -> Plane {
    (plane << FILES) & WHOLE
}

/// The set moved one rank towards 1.
#[inline]
#[must_use]
pub const fn south(plane: Plane) -> Plane {
    plane >> FILES
}

/// The places of a set, lowest first.
#[inline]
pub fn places(mut plane: Plane) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if plane == 0 {
            return None;
        }
        let place = plane.trailing_zeros() as usize;
        plane &= plane - 1;
        Some(place)
    })
}

/// The squares of a set of all levels, level 1 first.
pub fn squares(planes: Planes) -> impl Iterator<Item = Square> {
    (0..3).flat_map(move |level| places(planes[level]).map(move |place| Square::new(level, place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_written_and_read() {
        assert_eq!(Square::all().count(), SQUARES);
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::of_bit(square.level(), square.bit()), square);
        }
        assert_eq!(Square::new(UPPER, 0).to_string(), "3a1");
        assert_eq!(Square::new(LOWER, PLACES - 1).to_string(), "1l8");
        for text in ["", "2f", "2f9", "4a1", "0a1", "2m1", "2F3", "2f33", "2ф3", " 2f3"] {
            assert_eq!(text.parse::<Square>(), Err(NoSquare), "{text}");
        }
    }

    #[test]
    fn sets_stop_at_the_edges() {
        let corner: Square = "2l8".parse().unwrap();
        assert_eq!((east(corner.bit()), north(corner.bit())), (0, 0));
        let corner: Square = "2a1".parse().unwrap();
        assert_eq!((west(corner.bit()), south(corner.bit())), (0, 0));
        assert_eq!(east(WHOLE).count_ones(), 88);
        assert_eq!(north(WHOLE).count_ones(), 84);
        assert_eq!(places(0b1011).collect::<Vec<_>>(), [0, 1, 3]);
    }
}
