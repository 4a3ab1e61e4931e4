//! The 32 cells in play: rows of four, numbered from Dark's edge (rules page, 2).
//!
//! A set of cells is a word with a bit for each, cell 1 in the lowest. Rows alternate: in an even row (0 is
//! Dark's edge) the cells are in the columns b, d, f, h, in an odd one in a, c, e, g.

use std::fmt;

/// A set of cells: bit `n - 1` for cell `n`.
pub type Cells = u32;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

/// The two sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// Moves first, and up the board.
    #[default]
    Light = 0,
    /// Moves down the board.
    Dark = 1,
}

/// A diagonal direction on the board as it is drawn, Light below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Up and left.
    UpLeft = 0,
    /// Up and right.
    UpRight = 1,
    /// Down and left.
    DownLeft = 2,
    /// Down and right.
    DownRight = 3,
}

/// The cells of the even rows.
const EVEN: Cells = 0x0F0F_0F0F;
/// The cells of the odd rows.
const ODD: Cells = 0xF0F0_F0F0;
/// The cells of column a: there is none to the left of them.
const LEFTMOST: Cells = 0x1010_1010;
/// The cells of column h: there is none to the right of them.
const RIGHTMOST: Cells = 0x0808_0808;

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Light, Side::Dark];

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }

    /// The index into arrays of two.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two directions in which its checkers go.
    #[inline]
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Side::Light => [Direction::UpLeft, Direction::UpRight],
            Side::Dark => [Direction::DownLeft, Direction::DownRight],
        }
    }

    #[inline]
    pub const fn last_row(self) -> Cells {
        match self {
            Side::Light => 0x0000_000F,
            Side::Dark => 0xF000_0000,
        }
    }

    /// The cell of a set that is leftmost as its owner sees it on his last row: the lowest number for
    /// Light, the highest for Dark.
    pub fn leftmost(self, cells: Cells) -> Option<Cell> {
        match self {
            Side::Light => Cell::lowest(cells),
            Side::Dark => cells.checked_ilog2().map(|index| Cell(index as u8)),
        }
    }
}

impl Direction {
    /// All four directions.
    pub const ALL: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];

    /// The set of the neighbours of `cells` in this direction.
    #[inline]
    pub const fn shift(self, cells: Cells) -> Cells {
        match self {
            Direction::UpLeft => ((cells & EVEN) >> 4) | ((cells & ODD & !LEFTMOST) >> 5),
            Direction::UpRight => ((cells & EVEN & !RIGHTMOST) >> 3) | ((cells & ODD) >> 4),
            Direction::DownLeft => ((cells & EVEN) << 4) | ((cells & ODD & !LEFTMOST) << 3),
            Direction::DownRight => ((cells & EVEN & !RIGHTMOST) << 5) | ((cells & ODD) << 4),
        }
    }

    /// The opposite direction.
    #[inline]
    pub const fn back(self) -> Direction {
        Direction::ALL[3 - self as usize]
    }

    /// Rows and columns of one step.
    #[cfg(test)]
    const fn vector(self) -> (i8, i8) {
        match self {
            Direction::UpLeft => (-1, -1),
            Direction::UpRight => (-1, 1),
            Direction::DownLeft => (1, -1),
            Direction::DownRight => (1, 1),
        }
    }

    /// Whether cells further in this direction have lower numbers.
    #[inline]
    const fn is_up(self) -> bool {
        matches!(self, Direction::UpLeft | Direction::UpRight)
    }
}

impl Cell {
    /// The cell with that number, 1 to 32.
    pub const fn numbered(number: u32) -> Option<Cell> {
        if number >= 1 && number <= 32 { Some(Cell(number as u8 - 1)) } else { None }
    }

    /// All cells, by number.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..32).map(Cell)
    }

    /// The cell in that row and column, both counted from 0, if it is one in play.
    pub const fn at(row: i8, column: i8) -> Option<Cell> {
        if row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 == 0 {
            return None;
        }
        Some(Cell((row * 4 + column / 2) as u8))
    }

    /// The cell of the lowest number in a set.
    #[inline]
    pub const fn lowest(cells: Cells) -> Option<Cell> {
        if cells == 0 { None } else { Some(Cell(cells.trailing_zeros() as u8)) }
    }

    /// Its number, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its index, 0 to 31.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// The set of this cell alone.
    #[inline]
    pub const fn bit(self) -> Cells {
        1 << (self.0 & 31)
    }

    /// Its row, 0 at Dark's edge.
    pub const fn row(self) -> i8 {
        (self.0 / 4) as i8
    }

    /// Its column, 0 to 7.
    pub const fn column(self) -> i8 {
        let place = (self.0 % 4) as i8;
        if self.row() % 2 == 0 { 2 * place + 1 } else { 2 * place }
    }

    /// The neighbour in a direction.
    pub const fn next(self, direction: Direction) -> Option<Cell> {
        Cell::lowest(direction.shift(self.bit()))
    }

    /// The direction and distance to another cell, if both are on one diagonal.
    pub fn diagonal(self, other: Cell) -> Option<(Direction, u8)> {
        Direction::ALL.into_iter().find_map(|direction| {
            let mut at = self;
            let mut distance = 0;
            loop {
                at = at.next(direction)?;
                distance += 1;
                if at == other {
                    return Some((direction, distance));
                }
            }
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The cells of a set, from the lowest number.
#[inline]
pub fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = Cell::lowest(cells)?;
        cells &= cells - 1;
        Some(cell)
    })
}

/// By direction and cell: the cells at a distance from `least` to `most` steps.
const fn away(least: u32, most: u32) -> [[Cells; 32]; 4] {
    let mut away = [[0; 32]; 4];
    let mut index = 0;
    while index < 32 {
        let mut way = 0;
        while way < 4 {
            let (mut at, mut distance): (Cells, u32) = (1 << index, 0);
            while distance < most {
                at = Direction::ALL[way].shift(at);
                distance += 1;
                if distance >= least {
                    away[way][index] |= at;
                }
            }
            way += 1;
        }
        index += 1;
    }
    away
}

const fn leaps() -> [Cells; 32] {
    let mut leaps = [0; 32];
    let vectors = [(1, 3), (1, -3), (-1, 3), (-1, -3), (3, 1), (3, -1), (-3, 1), (-3, -1)];
    let mut index = 0;
    while index < 32 {
        let from = Cell(index as u8);
        let mut way = 0;
        while way < 8 {
            let (rows, columns) = vectors[way];
            if let Some(to) = Cell::at(from.row() + rows, from.column() + columns) {
                leaps[index] |= to.bit();
            }
            way += 1;
        }
        index += 1;
    }
    leaps
}

const fn around() -> [Cells; 32] {
    let mut around = [0; 32];
    let mut index = 0;
    while index < 32 {
        around[index] = NEXT[0][index] | NEXT[1][index] | NEXT[2][index] | NEXT[3][index];
        index += 1;
    }
    around
}

/// By direction and cell: all cells further on.
static LINES: [[Cells; 32]; 4] = away(1, 7);
/// By cell: the targets of a knight.
static LEAPS: [Cells; 32] = leaps();
/// By direction and cell: the neighbour, as a set (empty at the edge).
static NEXT: [[Cells; 32]; 4] = away(1, 1);
/// By direction and cell: the cell behind the neighbour, as a set (empty near the edge).
static BEYOND: [[Cells; 32]; 4] = away(2, 2);

/// By cell: all its neighbours.
static AROUND: [Cells; 32] = around();

/// The targets of a knight on `from`.
#[inline]
pub fn knight(from: Cell) -> Cells {
    LEAPS[from.index()]
}

/// The neighbour of a cell as a set, empty at the edge.
#[inline]
pub fn next(from: Cell, direction: Direction) -> Cells {
    NEXT[direction as usize][from.index()]
}

/// The cell behind the neighbour as a set, empty near the edge.
#[inline]
pub fn beyond(from: Cell, direction: Direction) -> Cells {
    BEYOND[direction as usize][from.index()]
}

/// The cell that a jump from one cell to another passes over, if they are a jump apart.
pub fn jumped(from: Cell, to: Cell) -> Option<Cell> {
    let (direction, distance) = from.diagonal(to)?;
    if distance == 2 { from.next(direction) } else { None }
}

/// The cell between two that are known to be a jump apart, as a set.
#[inline]
pub fn between(from: Cell, to: Cell) -> Cells {
    AROUND[from.index()] & AROUND[to.index()]
}

/// The cells that a rook on `from` sees: its four lines up to and including the first occupied cell of each.
#[inline]
pub fn rook(from: Cell, occupied: Cells) -> Cells {
    let mut seen = 0;
    for direction in Direction::ALL {
        let line = LINES[direction as usize][from.index()];
        let blockers = line & occupied;
        seen |= line;
        if blockers != 0 {
            let first = if direction.is_up() { blockers.ilog2() } else { blockers.trailing_zeros() };
            seen &= !LINES[direction as usize][(first & 31) as usize];
        }
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(number: u32) -> Cell {
        Cell::numbered(number).unwrap()
    }

    fn set(numbers: &[u32]) -> Cells {
        numbers.iter().map(|number| cell(*number).bit()).sum()
    }

    #[test]
    fn cells_lie_as_on_the_page() {
        let diagram = [
            [0, 1, 0, 2, 0, 3, 0, 4],
            [5, 0, 6, 0, 7, 0, 8, 0],
            [0, 9, 0, 10, 0, 11, 0, 12],
            [13, 0, 14, 0, 15, 0, 16, 0],
            [0, 17, 0, 18, 0, 19, 0, 20],
            [21, 0, 22, 0, 23, 0, 24, 0],
            [0, 25, 0, 26, 0, 27, 0, 28],
            [29, 0, 30, 0, 31, 0, 32, 0],
        ];
        for (row, cells) in (0..).zip(diagram) {
            for (column, number) in (0..).zip(cells) {
                assert_eq!(Cell::at(row, column), Cell::numbered(number), "{row} {column}");
                if let Some(cell) = Cell::numbered(number) {
                    assert_eq!((cell.row(), cell.column()), (row, column));
                }
            }
        }
        assert_eq!((Cell::numbered(0), Cell::numbered(33)), (None, None));
    }

    #[test]
    fn shifts_are_steps_of_rows_and_columns() {
        for from in Cell::all() {
            for direction in Direction::ALL {
                let (rows, columns) = direction.vector();
                let near = Cell::at(from.row() + rows, from.column() + columns);
                assert_eq!(from.next(direction), near);
                assert_eq!(next(from, direction), near.map_or(0, Cell::bit));
                let far = Cell::at(from.row() + 2 * rows, from.column() + 2 * columns);
                assert_eq!(beyond(from, direction), far.map_or(0, Cell::bit));
                if let Some(near) = near {
                    assert_eq!(near.next(direction.back()), Some(from));
                    assert_eq!(from.diagonal(near), Some((direction, 1)));
                }
            }
        }
    }

    #[test]
    fn knights_leap_as_on_the_page() {
        assert_eq!(knight(cell(32)), set(&[19, 20, 26]), "26 is occupied at the start");
        assert_eq!(knight(cell(14)), set(&[1, 2, 11, 19, 25, 26]));
    }

    #[test]
    fn rooks_see_up_to_the_first_piece() {
        assert_eq!(rook(cell(18), 0), set(&[15, 11, 8, 4, 14, 9, 5, 22, 25, 29, 23, 27, 32]));
        let seen = rook(cell(18), set(&[18, 11, 25, 15]));
        assert_eq!(seen & set(&[15, 11]), set(&[15]), "the nearer piece hides the further one");
        assert_eq!(seen & set(&[22, 25, 29]), set(&[22, 25]));
        assert_eq!(seen & set(&[14, 9, 5]), set(&[14, 9, 5]));
        assert_eq!(seen & set(&[23, 27, 32]), set(&[23, 27, 32]));
    }

    #[test]
    fn the_last_rows() {
        assert_eq!(Side::Light.last_row(), set(&[1, 2, 3, 4]));
        assert_eq!(Side::Dark.last_row(), set(&[29, 30, 31, 32]));
        assert_eq!(Side::Light.leftmost(set(&[2, 4])), Some(cell(2)));
        assert_eq!(Side::Dark.leftmost(set(&[29, 31])), Some(cell(31)));
        assert_eq!(Side::Dark.leftmost(0), None);
    }
}
