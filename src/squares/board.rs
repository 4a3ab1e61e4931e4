//! Squares: where they are, what they are called, how the edges of a board are joined.

/// A square of a game's boards: board by board, on each from a1 along the first rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u16);

/// How the left and right edges of a board are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seam {
    /// Not at all.
    #[default]
    None,
    /// The file after the last is the first, on the same rank.
    Cylinder,
    /// The same after a half twist: on the rank as far from the other end, and up is down from there.
    Mobius,
}

/// How a square of one board among several is called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// There is one board: `e4`.
    #[default]
    Alone,
    /// By the number of its board, from 1, before the file: `2e4`.
    Numbered,
    /// By the letter of its board, once before the whole move: `B:e2e4`.
    Lettered,
}

/// The boards of a game, all alike: at most 144 squares each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// How many there are.
    pub boards: u8,
    /// Files, `a` first.
    pub files: u8,
    /// Ranks, 1 first.
    pub ranks: u8,
    /// How their edges are joined.
    pub seam: Seam,
    /// How squares of several boards are told apart.
    pub naming: Naming,
}

impl Geometry {
    /// The chessboard.
    pub const CHESS: Geometry =
        Geometry { boards: 1, files: 8, ranks: 8, seam: Seam::None, naming: Naming::Alone };

    /// The squares of one board.
    #[must_use]
    pub const fn places(self) -> u16 {
        self.files as u16 * self.ranks as u16
    }

    /// All squares, in order.
    pub fn all(self) -> impl Iterator<Item = Square> + use<> {
        (0..self.places() * u16::from(self.boards)).map(Square)
    }

    /// The square of a board, file and rank, all from 0.
    #[must_use]
    pub const fn square(self, board: u8, file: u8, rank: u8) -> Square {
        Square(board as u16 * self.places() + rank as u16 * self.files as u16 + file as u16)
    }

    /// The board of a square, from 0.
    #[must_use]
    pub const fn board(self, square: Square) -> u8 {
        (square.0 / self.places()) as u8
    }

    /// The file of a square, from 0.
    #[must_use]
    pub const fn file(self, square: Square) -> u8 {
        (square.0 % self.files as u16) as u8
    }

    /// The rank of a square, from 0.
    #[must_use]
    pub const fn rank(self, square: Square) -> u8 {
        (square.0 % self.places() / self.files as u16) as u8
    }

    /// How far two squares are from one another: steps along files and ranks, two for another board.
    #[must_use]
    pub fn distance(self, one: Square, other: Square) -> u32 {
        let files = self.file(one).abs_diff(self.file(other));
        let ranks = self.rank(one).abs_diff(self.rank(other));
        let boards = self.board(one).abs_diff(self.board(other));
        u32::from(files) + u32::from(ranks) + 2 * u32::from(boards)
    }

    /// The name of a square as it stands in a move: `e4`, `2e4`. (The letter of a board is not part of it.)
    #[must_use]
    pub fn name(self, square: Square) -> String {
        let (file, rank) = (char::from(b'a' + self.file(square)), self.rank(square) + 1);
        match self.naming {
            Naming::Numbered => format!("{}{file}{rank}", self.board(square) + 1),
            Naming::Alone | Naming::Lettered => format!("{file}{rank}"),
        }
    }

    /// The letter of a board with its colon, where squares are told apart by that; else nothing.
    #[must_use]
    pub fn prefix(self, square: Square) -> String {
        match self.naming {
            Naming::Lettered => format!("{}:", char::from(b'A' + self.board(square))),
            Naming::Alone | Naming::Numbered => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_one_name_each() {
        let three = Geometry { boards: 3, files: 12, naming: Naming::Numbered, ..Geometry::CHESS };
        for geometry in [Geometry::CHESS, three] {
            let names: std::collections::BTreeSet<String> =
                geometry.all().map(|at| geometry.name(at)).collect();
            assert_eq!(names.len(), usize::from(geometry.places()) * usize::from(geometry.boards));
            for at in geometry.all() {
                let (board, file, rank) = (geometry.board(at), geometry.file(at), geometry.rank(at));
                assert_eq!(geometry.square(board, file, rank), at);
            }
        }
        assert_eq!(Geometry::CHESS.name(Square(63)), "h8");
        assert_eq!(three.name(three.square(2, 11, 7)), "3l8");
        assert_eq!(three.distance(three.square(2, 11, 7), three.square(0, 10, 5)), 7);
    }
}
