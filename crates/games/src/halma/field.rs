//! The boards: cells with their neighbours, and the camps (section 2 of both pages).

use std::sync::OnceLock;

/// A cell: its number on the board, row by row from the bottom.
pub type Cell = u16;

/// A direction from a cell: its neighbour, and the cell right behind that one.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub next: Cell,
    pub beyond: Option<Cell>,
}

/// The names of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    /// The letter is the column, the number the row.
    Columns,
    /// The letter is the row, the number the place in it.
    Rows,
}

/// A board.
#[derive(Debug)]
pub struct Field {
    /// The number of cells of each row, from the bottom.
    pub rows: Vec<u8>,
    /// The ways from each cell.
    pub ways: Vec<Vec<Way>>,
    /// The place of each cell from the middle: half columns to the right, rows up.
    pub places: Vec<(i32, i32)>,
    naming: Naming,
    /// Whether cells also touch at their corners.
    corners: bool,
}

/// The largest number of cells of a board.
pub const MOST_CELLS: usize = 256;

/// The grid of 16 × 16.
pub fn grid() -> &'static Field {
    static GRID: OnceLock<Field> = OnceLock::new();
    GRID.get_or_init(|| {
        let sides = [(2, 0), (-2, 0), (0, 1), (0, -1)];
        let corners = [(2, 1), (2, -1), (-2, 1), (-2, -1)];
        Field::new(vec![16; 16], Naming::Columns, true, &[sides, corners].concat())
    })
}

/// The star of 121 holes.
pub fn star() -> &'static Field {
    static STAR: OnceLock<Field> = OnceLock::new();
    STAR.get_or_init(|| {
        let lower = [1, 2, 3, 4, 13, 12, 11, 10];
        let rows = lower.into_iter().chain([9]).chain(lower.into_iter().rev()).collect();
        Field::new(rows, Naming::Rows, false, &[(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)])
    })
}

impl Field {
    /// A board of rows that are centred over each other. `steps` lead to neighbours: half columns and rows.
    fn new(rows: Vec<u8>, naming: Naming, corners: bool, steps: &[(i32, i32)]) -> Field {
        let middle = rows.len() as i32 / 2;
        let places: Vec<(i32, i32)> = (0..)
            .zip(&rows)
            .flat_map(|(row, length)| {
                let length = i32::from(*length);
                (1..=length).map(move |hole| (2 * hole - length - 1, row - middle))
            })
            .collect();
        let at = |place: (i32, i32)| places.iter().position(|known| *known == place).map(|at| at as Cell);
        let ways = places
            .iter()
            .map(|(x, y)| {
                let way = |(dx, dy): &(i32, i32)| {
                    let next = at((x + dx, y + dy))?;
                    Some(Way { next, beyond: at((x + 2 * dx, y + 2 * dy)) })
                };
                steps.iter().filter_map(way).collect()
            })
            .collect();
        Field { rows, ways, places, naming, corners }
    }

    /// The number of cells.
    pub fn cells(&self) -> Cell {
        self.places.len() as Cell
    }

    /// The cells of a row, from the bottom.
    pub fn row(&self, row: usize) -> std::ops::Range<Cell> {
        let before: Cell = self.rows[..row].iter().map(|length| Cell::from(*length)).sum();
        before..before + Cell::from(self.rows[row])
    }

    /// The row of a cell, and its place there, both from 0.
    pub fn place(&self, cell: Cell) -> (usize, u8) {
        let mut left = cell;
        for (row, length) in self.rows.iter().enumerate() {
            match left.checked_sub(Cell::from(*length)) {
                Some(rest) => left = rest,
                None => return (row, left as u8),
            }
        }
        (self.rows.len() - 1, 0)
    }

    /// The name of a cell: `e5`.
    pub fn name(&self, cell: Cell) -> String {
        let (row, column) = self.place(cell);
        let (letter, number) = match self.naming {
            Naming::Columns => (column, row + 1),
            Naming::Rows => (row as u8, usize::from(column) + 1),
        };
        format!("{}{number}", char::from(b'a' + letter))
    }

    /// The name of a row: its number, or its letter.
    pub fn row_name(&self, row: usize) -> String {
        match self.naming {
            Naming::Columns => (row + 1).to_string(),
            Naming::Rows => char::from(b'a' + row as u8).to_string(),
        }
    }

    /// The names of cells, with commas.
    pub fn names(&self, cells: impl IntoIterator<Item = Cell>) -> String {
        cells.into_iter().map(|cell| self.name(cell)).collect::<Vec<_>>().join(", ")
    }

    /// The cell with a small letter and a number, if there is one.
    pub fn cell(&self, letter: char, number: u16) -> Option<Cell> {
        let letter = u16::from(u8::try_from(letter).ok()?.checked_sub(b'a')?);
        let number = number.checked_sub(1)?;
        let (column, row) = match self.naming {
            Naming::Columns => (letter, number),
            Naming::Rows => (number, letter),
        };
        let row = usize::from(row);
        self.rows.get(row)?;
        let all = self.row(row);
        Some(all.start + column).filter(|cell| all.contains(cell))
    }

    /// The cell that a canonical name names.
    pub fn of_name(&self, name: &str) -> Option<Cell> {
        let number = name.get(1..)?.parse().ok()?;
        self.cell(name.chars().next()?, number).filter(|cell| self.name(*cell) == name)
    }

    /// The last letter of a name.
    pub fn last_letter(&self) -> char {
        let letters = match self.naming {
            Naming::Columns => self.rows[0],
            Naming::Rows => self.rows.len() as u8,
        };
        char::from(b'a' + letters - 1)
    }

    /// The number of steps between two cells of an empty board.
    pub fn distance(&self, one: Cell, other: Cell) -> i32 {
        let ((x, y), (to_x, to_y)) = (self.places[usize::from(one)], self.places[usize::from(other)]);
        let (across, up) = ((x - to_x).abs(), (y - to_y).abs());
        if self.corners { (across / 2).max(up) } else { up.max(i32::midpoint(across, up)) }
    }

    /// The camps in the corners of the grid, clockwise from the lower left. `files`: the number of cells of
    /// the first one in each row.
    pub fn corner_camps(&self, files: &[u8]) -> Vec<Vec<Cell>> {
        let last = self.rows.len() - 1;
        let corner = |is_top: bool, is_right: bool| {
            let rows = files.iter().enumerate().flat_map(|(row, files)| {
                let all = self.row(if is_top { last - row } else { row });
                let files = Cell::from(*files);
                if is_right { all.end - files..all.end } else { all.start..all.start + files }
            });
            let mut cells: Vec<Cell> = rows.collect();
            cells.sort_unstable();
            cells
        };
        vec![corner(false, false), corner(true, false), corner(true, true), corner(false, true)]
    }

    /// The tips of the star, clockwise from the bottom.
    pub fn tips(&self) -> Vec<Vec<Cell>> {
        let rows = |rows: std::ops::Range<usize>| rows.flat_map(|row| self.row(row)).collect();
        let side = |lower: bool, left: bool| {
            (0..4_usize)
                .flat_map(|step| {
                    let all = self.row(if lower { 4 + step } else { 12 - step });
                    let count = 4 - step as Cell;
                    if left { all.start..all.start + count } else { all.end - count..all.end }
                })
                .collect()
        };
        vec![
            rows(0..4),
            side(true, true),
            side(false, true),
            rows(13..17),
            side(false, false),
            side(true, false),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_one_name_and_its_neighbours() {
        for (field, cells, neighbours) in [(grid(), 256, 1860), (star(), 121, 624)] {
            assert_eq!(field.cells(), cells);
            for cell in 0..cells {
                assert_eq!(field.of_name(&field.name(cell)), Some(cell));
                for way in &field.ways[usize::from(cell)] {
                    assert_eq!(field.distance(cell, way.next), 1);
                    assert!(way.beyond.is_none_or(|beyond| field.distance(cell, beyond) == 2));
                    assert!(field.ways[usize::from(way.next)].iter().any(|back| back.next == cell));
                }
            }
            assert_eq!(field.ways.iter().map(Vec::len).sum::<usize>(), neighbours);
            for wrong in ["a0", "a01", "r1", "e17", "", "é1", "1a"] {
                assert_eq!(field.of_name(wrong), None, "{wrong}");
            }
        }
        assert_eq!(star().name(star().cells() / 2), "i5");
    }

    #[test]
    fn camps_are_those_of_the_pages() {
        let camps = grid().corner_camps(&[5, 5, 4, 3, 2]);
        assert_eq!(camps.iter().map(Vec::len).collect::<Vec<_>>(), [19; 4]);
        assert_eq!(grid().names(camps[1].iter().copied().filter(|cell| *cell < 192)), "a12, b12");
        let tips = star().tips();
        assert_eq!(tips.iter().map(Vec::len).collect::<Vec<_>>(), [10; 6]);
        assert_eq!(star().names(tips[1].clone()), "e1, e2, e3, e4, f1, f2, f3, g1, g2, h1");
        assert_eq!(star().names(tips[4].clone()), "m10, m11, m12, m13, l10, l11, l12, k10, k11, j10");
    }
}
