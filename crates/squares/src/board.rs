//! Squares: their places, their names, and the joined edges of a board.

/// A square of a game's boards. They are numbered board by board, on each from a1 along the first rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u16);

/// The way in which the left and right edges of a board are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seam {
    /// The edges are not joined.
    #[default]
    None,
    /// The file after the last is the first, on the same rank.
    Cylinder,
    /// The file after the last is the first, after a half twist: on the rank as far from the other end, and
    /// up is down from there.
    Mobius,
}

/// The way to tell the squares of several boards apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// There is only one board: `e4`.
    #[default]
    Alone,
    /// By the number of its board, from 1, before the file: `2e4`.
    Numbered,
    /// By the letter of its board, once before the whole move: `B:e2e4`.
    Lettered,
}

/// The squares of a board that are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// All squares.
    All,
    /// The squares of a1's colour.
    Dark,
    /// The squares of the other colour.
    Light,
}

/// The numbers of the squares in play, as in draughts: along each rank, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbering {
    /// The squares in play.
    pub playing: Playing,
    /// Whether 1 is the last square in play of rank 1, and the numbers run left and up. Otherwise 1 is the
    /// first of the last rank, and they run right and down.
    pub from_below: bool,
    /// Whether the numbers are the squares' names. Otherwise squares are named by file and rank, and numbers
    /// are only read.
    pub are_names: bool,
}

/// The boards of a game, all alike: at most 144 squares each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// The number of boards.
    pub boards: u8,
    /// The number of files, `a` first.
    pub files: u8,
    /// The number of ranks, 1 first.
    pub ranks: u8,
    /// The way in which their edges are joined.
    pub seam: Seam,
    /// The way to tell the squares of several boards apart.
    pub naming: Naming,
    /// Whether ranks are counted from the top, as in Reversi: then rank 1 is the uppermost.
    pub from_top: bool,
    /// The numbers of the squares, if they have numbers. Then there is only one board.
    pub numbers: Option<Numbering>,
    /// Whether Cyrillic letters that sound like those of files mean files, although pieces have letters too.
    pub sounds: bool,
}

impl Geometry {
    /// The chessboard.
    pub const CHESS: Geometry = Geometry {
        boards: 1,
        files: 8,
        ranks: 8,
        seam: Seam::None,
        naming: Naming::Alone,
        from_top: false,
        numbers: None,
        sounds: false,
    };

    /// The number of squares of one board.
    pub const fn places(self) -> u16 {
        self.files as u16 * self.ranks as u16
    }

    /// All squares, in order.
    pub fn all(self) -> impl Iterator<Item = Square> + use<> {
        (0..self.places() * u16::from(self.boards)).map(Square)
    }

    /// The square on a board, file and rank, all from 0.
    pub const fn square(self, board: u8, file: u8, rank: u8) -> Square {
        Square(board as u16 * self.places() + rank as u16 * self.files as u16 + file as u16)
    }

    /// The board of a square, from 0.
    pub const fn board(self, square: Square) -> u8 {
        (square.0 / self.places()) as u8
    }

    /// The file of a square, from 0.
    pub const fn file(self, square: Square) -> u8 {
        (square.0 % self.files as u16) as u8
    }

    /// The rank of a square, from 0.
    pub const fn rank(self, square: Square) -> u8 {
        (square.0 % self.places() / self.files as u16) as u8
    }

    /// Converts a rank from 0 to the number from 0 by which people count it, and back: the two are equal, or
    /// the order is reversed.
    pub const fn counted(self, rank: u8) -> u8 {
        if self.from_top { self.ranks - 1 - rank } else { rank }
    }

    /// The distance of two squares: steps along files and ranks, plus two for another board.
    pub fn distance(self, one: Square, other: Square) -> u32 {
        let files = self.file(one).abs_diff(self.file(other));
        let ranks = self.rank(one).abs_diff(self.rank(other));
        let boards = self.board(one).abs_diff(self.board(other));
        u32::from(files) + u32::from(ranks) + 2 * u32::from(boards)
    }

    /// Whether a square is in play.
    pub const fn is_playing(self, square: Square) -> bool {
        let even = (self.file(square) + self.rank(square)).is_multiple_of(2);
        match self.numbers {
            Some(Numbering { playing: Playing::Dark, .. }) => even,
            Some(Numbering { playing: Playing::Light, .. }) => !even,
            Some(Numbering { playing: Playing::All, .. }) | None => true,
        }
    }

    /// The number of squares of a rank that have numbers.
    pub const fn numbered_of_rank(self) -> u16 {
        match self.numbers {
            Some(Numbering { playing: Playing::All, .. }) => self.files as u16,
            Some(_) => self.files as u16 / 2,
            None => 0,
        }
    }

    /// The number of a square, from 1, if it has one.
    pub const fn number(self, square: Square) -> Option<u16> {
        let Some(numbers) = self.numbers else { return None };
        if !self.is_playing(square) || square.0 >= self.places() {
            return None;
        }
        let (file, rank) = (self.file(square), self.rank(square));
        let (row, column) =
            if numbers.from_below { (rank, self.files - 1 - file) } else { (self.ranks - 1 - rank, file) };
        let of_rank = self.numbered_of_rank();
        let share = self.files as u16 / of_rank;
        Some(row as u16 * of_rank + column as u16 / share + 1)
    }

    /// The square with this number.
    pub fn of_number(self, number: u16) -> Option<Square> {
        let numbers = self.numbers?;
        let (of_rank, before) = (self.numbered_of_rank(), number.checked_sub(1)?);
        let row = u8::try_from(before / of_rank).ok().filter(|row| *row < self.ranks)?;
        let share = self.files / of_rank as u8;
        let column = (before % of_rank) as u8 * share;
        let square = |column: u8| {
            let (file, rank) = if numbers.from_below {
                (self.files - 1 - column, row)
            } else {
                (column, self.ranks - 1 - row)
            };
            self.square(0, file, rank)
        };
        (column..column + share).map(square).find(|square| self.is_playing(*square))
    }

    /// The square that a text names: by file and rank, or by its number. (Not with the letter or the number
    /// of a board.)
    pub fn of_name(self, text: &str) -> Option<Square> {
        let canonical = |number: &u16| number.to_string() == text;
        if let Some(number) = text.parse().ok().filter(canonical) {
            return self.of_number(number);
        }
        let letters = |square: &Square| self.letters(*square) == text;
        (0..self.places()).map(Square).find(letters).filter(|square| self.is_playing(*square))
    }

    /// A square by file and rank: `e4`.
    pub fn letters(self, square: Square) -> String {
        format!("{}{}", char::from(b'a' + self.file(square)), self.counted(self.rank(square)) + 1)
    }

    /// The name of a square in a move: `e4`, `2e4`, `32`. (The letter of a board is not part of it.)
    pub fn name(self, square: Square) -> String {
        let numbers = self.numbers.filter(|numbers| numbers.are_names);
        if let Some(number) = numbers.and_then(|_| self.number(square)) {
            return number.to_string();
        }
        match self.naming {
            Naming::Numbered => format!("{}{}", self.board(square) + 1, self.letters(square)),
            Naming::Alone | Naming::Lettered => self.letters(square),
        }
    }

    /// The letter of a board with its colon, if squares are told apart by that; else an empty text.
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

    #[test]
    fn numbers_run_from_their_corner() {
        let board = |size, playing, from_below| Geometry {
            files: size,
            ranks: size,
            numbers: Some(Numbering { playing, from_below, are_names: false }),
            ..Geometry::CHESS
        };
        for (geometry, names) in [
            (board(8, Playing::Dark, false), [(1, "b8"), (4, "h8"), (5, "a7"), (29, "a1"), (32, "g1")]),
            (board(10, Playing::Dark, false), [(1, "b10"), (5, "j10"), (6, "a9"), (46, "a1"), (50, "i1")]),
            (board(8, Playing::Light, false), [(1, "a8"), (5, "b7"), (8, "h7"), (29, "b1"), (32, "h1")]),
            (board(8, Playing::Light, true), [(1, "h1"), (4, "b1"), (5, "g2"), (29, "g8"), (32, "a8")]),
            (board(8, Playing::All, false), [(1, "a8"), (8, "h8"), (9, "a7"), (57, "a1"), (64, "h1")]),
        ] {
            for (number, name) in names {
                let square = geometry.of_number(number).unwrap();
                assert_eq!((geometry.name(square).as_str(), geometry.number(square)), (name, Some(number)));
                assert_eq!(geometry.of_name(name), Some(square));
                assert_eq!(geometry.of_name(&number.to_string()), Some(square));
            }
            let playing = geometry.all().filter(|at| geometry.is_playing(*at)).count();
            assert!(geometry.of_number(playing as u16).is_some());
            for wrong in ["0", "01", "+1", "a0", "m1", "", "a", &(playing + 1).to_string()] {
                assert_eq!(geometry.of_name(wrong), None, "{wrong}");
            }
        }
        let english = Geometry {
            numbers: Some(Numbering { playing: Playing::Dark, from_below: false, are_names: true }),
            ..Geometry::CHESS
        };
        assert_eq!(english.name(english.square(0, 0, 0)), "29");
    }
}
