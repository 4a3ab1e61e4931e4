//! Sets of cells, and the board on which they are shifted.
//!
//! A cell's bit grows with its number on the board (section 2), so that going through a set goes through the
//! numbers. At the end of each row, or of every second one, a bit is left free: a cell shifted over an edge
//! of the board lands there, and [`Field::cells`] removes it. So one way of shifting is enough for all
//! boards.

use liege_squares::{Geometry, Square};

/// A set of cells.
pub type Set = u128;

/// The largest number of rows of a board.
pub const ROWS: usize = 12;

/// The number of directions on the board.
pub const ALL: usize = 8;

/// The directions of a piece. First come the four of usual moves: up the numbers by each of two steps, then
/// down by the same. The others, in which only captures go, are between them: on boards of diagonals right and
/// down, left and up.
pub type Directions = [bool; ALL];

/// The four directions of usual moves.
pub const AROUND: Directions = [true, true, true, true, false, false, false, false];

/// The opposite direction.
pub const fn opposite(direction: usize) -> usize {
    direction ^ 2
}

/// The set of one cell.
pub const fn bit(cell: u8) -> Set {
    1 << (cell & 127)
}

/// The cells of a set, lowest numbers first.
#[derive(Debug)]
pub struct Cells(pub Set);

impl Iterator for Cells {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let cell = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

/// A board in the form of sets.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Every cell.
    pub cells: Set,
    /// The squares.
    pub geometry: Geometry,
    /// Whether pieces go along ranks and files rather than diagonals.
    pub is_straight: bool,
    /// The rows in the order of the numbers; empty beyond the last.
    pub each_row: [Set; ROWS],
    steps: [u32; ALL],
    /// The first and the last cell of each row.
    ends: [Set; 2],
    /// The distance from one free bit to the next, and the numbers missing before the first.
    run: u16,
    lead: u16,
}

impl Field {
    /// The board of a geometry whose squares have numbers: diagonal games leave every second square out.
    pub const fn new(geometry: Geometry) -> Field {
        let row = geometry.numbered_of_rank();
        let is_straight = row == geometry.files as u16;
        let (run, steps) = if is_straight { (row, [row + 1, 1]) } else { (2 * row, [row, row + 1]) };
        // If the first row begins at the edge, the bit behind it is the free one.
        let corner = geometry.square(0, 0, geometry.ranks - 1);
        let lead = if !is_straight && geometry.is_playing(corner) { row } else { 0 };
        let (one, two) = (steps[0] as u32, steps[1] as u32);
        let (aside, ahead) = (one.abs_diff(two), one + two);
        let steps = [one, two, one, two, aside, ahead, aside, ahead];
        let (each_row, ends) = ([0; ROWS], [0; 2]);
        let mut field = Field { cells: 0, geometry, is_straight, each_row, steps, ends, run, lead };
        field.cells = field.rows(0, geometry.ranks);
        let mut row = 0;
        while row < geometry.ranks {
            let cells = field.rows(row, 1);
            field.each_row[row as usize] = cells;
            field.ends[0] |= bit(cells.trailing_zeros() as u8);
            field.ends[1] |= bit(cells.ilog2() as u8);
            row += 1;
        }
        field
    }

    /// The cells of some rows, counted from 0 as the numbers run.
    pub const fn rows(&self, first: u8, count: u8) -> Set {
        let row = self.geometry.numbered_of_rank();
        let (mut set, mut number) = (0, first as u16 * row);
        while number < (first + count) as u16 * row {
            set |= bit((number + (number + self.lead) / self.run) as u8);
            number += 1;
        }
        set
    }

    /// Every cell of a set one step further. Apply [`Field::cells`] to remove those that left the board.
    #[inline]
    pub const fn shift(&self, set: Set, direction: usize) -> Set {
        let step = self.steps[direction];
        let moved = if direction & 2 == 0 { set << step } else { set >> step };
        // Along a row, no free bit is between its end and the next row.
        match direction {
            4 => moved & !self.ends[0],
            6 => moved & !self.ends[1],
            _ => moved,
        }
    }

    /// The empty cells that pieces reach in a direction: the next one, or all up to the first occupied one.
    #[inline]
    pub fn reach(&self, from: Set, direction: usize, empty: Set, is_far: bool) -> Set {
        let mut last = self.shift(from, direction) & empty;
        let mut reached = last;
        while is_far && last != 0 {
            last = self.shift(last, direction) & empty;
            reached |= last;
        }
        reached
    }

    /// The cells between two on one line; the empty set if they share no line.
    pub fn between(&self, from: u8, to: u8) -> Set {
        let on_line = (0..ALL).find_map(|direction| {
            let way = self.reach(bit(from), direction, self.cells & !bit(to), true);
            (self.shift(way | bit(from), direction) & bit(to) != 0).then_some(way)
        });
        on_line.unwrap_or(0)
    }

    /// The cell of a square, if it is in play.
    pub fn cell(&self, square: Square) -> Option<u8> {
        let number = self.geometry.number(square)? - 1;
        Some((number + (number + self.lead) / self.run) as u8)
    }

    /// The square of a cell.
    pub fn square(&self, cell: u8) -> Square {
        let cell = u16::from(cell);
        let number = cell - (cell + self.lead) / (self.run + 1) + 1;
        // Sets hold only cells, and each cell has a square.
        self.geometry.of_number(number).unwrap_or(Square(0))
    }

    /// The name of a cell.
    pub fn name(&self, cell: u8) -> String {
        self.geometry.name(self.square(cell))
    }
}
