//! Kinds of pieces, and handfuls of them.

use super::board::{Cell, Side};
use std::fmt;

/// A kind of piece. The first four may be in a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Шашка.
    Checker = 0,
    /// Королевская шашка.
    Royal = 1,
    /// Конь.
    Knight = 2,
    /// Тура.
    Rook = 3,
    /// Шашка-дракон.
    Dragon = 4,
    /// Императрица: appears by promotion only.
    Empress = 5,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] =
        [Kind::Checker, Kind::Royal, Kind::Knight, Kind::Rook, Kind::Dragon, Kind::Empress];
    /// The kinds that may be in a reserve, in the order of their letters.
    pub const RESERVED: [Kind; 4] = [Kind::Checker, Kind::Royal, Kind::Knight, Kind::Rook];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['C', 'K', 'N', 'R', 'D', 'E'][self as usize]
    }

    /// The kind with that letter.
    pub fn of_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The index into arrays of six (or, for the first four, of four).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it captures by jumping.
    #[inline]
    pub const fn jumps(self) -> bool {
        matches!(self, Kind::Checker | Kind::Royal | Kind::Dragon)
    }

    /// Its kind in the captor's reserve. A dragon never gets there.
    pub const fn captive(self) -> Option<Kind> {
        match self {
            Kind::Dragon => None,
            Kind::Empress => Some(Kind::Checker),
            kind => Some(kind),
        }
    }
}

/// A piece: its kind and its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

/// Pieces of the kinds that may be in a reserve, as a count of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Handful([u8; 4]);

impl Handful {
    /// The number of places in a reserve.
    pub const PLACES: u8 = 3;

    /// The number of pieces of a kind; 0 for a kind that is never in a reserve.
    #[inline]
    pub fn count(self, kind: Kind) -> u8 {
        self.0.get(kind.index()).copied().unwrap_or(0)
    }

    /// The number of all pieces.
    #[inline]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// Adds a piece of a kind that may be in a reserve.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        if let Some(count) = self.0.get_mut(kind.index()) {
            *count = count.saturating_add(1);
        }
    }

    /// Removes a piece; returns whether there was one.
    #[inline]
    pub fn take(&mut self, kind: Kind) -> bool {
        match self.0.get_mut(kind.index()) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// The pieces of both.
    pub fn with(self, other: Handful) -> Handful {
        let mut all = self;
        for (count, more) in all.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        all
    }

    /// These pieces without `other`; `None` if `other` has one that is missing here.
    pub fn without(self, other: Handful) -> Option<Handful> {
        let mut left = self;
        for (count, less) in left.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(less)?;
        }
        Some(left)
    }

    /// Each piece, in the order of the letters.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::RESERVED
            .into_iter()
            .flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Calls `visit` with every way to choose `size` of these pieces; pieces of one kind are alike.
    pub fn choices(self, size: u8, visit: &mut impl FnMut(Handful)) {
        let [checkers, royals, knights, rooks] = self.0;
        for c in 0..=checkers.min(size) {
            for k in 0..=royals.min(size - c) {
                for n in 0..=knights.min(size - c - k) {
                    let r = size - c - k - n;
                    if r <= rooks {
                        visit(Handful([c, k, n, r]));
                    }
                }
            }
        }
    }
}

impl FromIterator<Kind> for Handful {
    /// Kinds that are never in a reserve are ignored.
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Handful {
        let mut handful = Handful::default();
        kinds.into_iter().for_each(|kind| handful.add(kind));
        handful
    }
}

impl fmt::Display for Handful {
    /// The sorted letters: `CCK`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kinds().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

/// A few cells in a row: the landings of a chain, the flight of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path<const N: usize> {
    cells: [Cell; N],
    len: u8,
}

impl<const N: usize> Default for Path<N> {
    fn default() -> Path<N> {
        Path { cells: [Cell::default(); N], len: 0 }
    }
}

impl<const N: usize> Path<N> {
    /// Adds a cell at the end; returns whether there was room.
    #[inline]
    pub fn push(&mut self, cell: Cell) -> bool {
        match self.cells.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = cell;
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// This path with one more cell.
    #[inline]
    pub fn then(mut self, cell: Cell) -> Path<N> {
        self.push(cell);
        self
    }
}

impl<const N: usize> FromIterator<Cell> for Path<N> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Path<N> {
        cells.into_iter().fold(Path::default(), Path::then)
    }
}

impl<const N: usize> std::ops::Deref for Path<N> {
    type Target = [Cell];

    #[inline]
    fn deref(&self) -> &[Cell] {
        &self.cells[..usize::from(self.len).min(N)]
    }
}

impl<const N: usize> fmt::Debug for Path<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|cell| cell.number())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_multisets() {
        let pool: Handful = [Kind::Checker, Kind::Checker, Kind::Royal, Kind::Rook].into_iter().collect();
        let mut seen = Vec::new();
        pool.choices(2, &mut |choice| seen.push(choice.to_string()));
        seen.sort_unstable();
        assert_eq!(seen, ["CC", "CK", "CR", "KR"]);
        let mut none = 0;
        Handful::default().choices(1, &mut |_| none += 1);
        assert_eq!(none, 0);
        assert_eq!(
            pool.without("CK".chars().filter_map(Kind::of_letter).collect()).unwrap().to_string(),
            "CR"
        );
        assert_eq!(pool.without(std::iter::once(Kind::Knight).collect()), None);
    }

    #[test]
    fn a_path_does_not_outgrow_itself() {
        let mut path = Path::<2>::default();
        let cell = Cell::default();
        assert!(path.push(cell) && path.push(cell) && !path.push(cell));
        assert_eq!(path.len(), 2);
    }
}
