//! The board: 150 triangles of a hexagon in three kingdoms of five zones (rules page, section 2).

use std::fmt;

/// Cells of one kingdom.
pub const KINGDOM: usize = 50;
/// Cells of the board.
pub const CELLS: usize = 3 * KINGDOM;

/// A zone of a kingdom, from the corner inwards; its row number k is `zone as usize + 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    /// T, 2 triangles.
    Throne,
    /// P, 6 triangles.
    Palace,
    /// C, 10 triangles.
    City,
    /// S, 14 triangles.
    Suburb,
    /// V, 18 triangles.
    Village,
}

impl Zone {
    /// All zones, from the corner inwards.
    pub const ALL: [Zone; 5] = [Zone::Throne, Zone::Palace, Zone::City, Zone::Suburb, Zone::Village];

    /// The letter in cell names.
    #[must_use]
    pub fn letter(self) -> char {
        ['T', 'P', 'C', 'S', 'V'][self as usize]
    }

    /// The number of triangles of the zone in one kingdom: 4k − 2.
    #[must_use]
    pub fn size(self) -> usize {
        4 * (self as usize) + 2
    }

    /// The number of cells of the kingdom before this zone in cell order: 2(k−1)².
    #[must_use]
    pub fn offset(self) -> usize {
        2 * (self as usize) * (self as usize)
    }
}

/// A triangle. The number is its place in *board order*: kingdoms R W B, zones T P C S V, number; so
/// kingdom·50 + zone offset + number − 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell of a kingdom (0 red, 1 white, 2 black), zone and number (from 1), if it exists.
    #[must_use]
    pub fn new(kingdom: usize, zone: Zone, number: usize) -> Option<Cell> {
        if kingdom > 2 || number == 0 || number > zone.size() {
            return None;
        }
        u8::try_from(kingdom * KINGDOM + zone.offset() + number - 1).ok().map(Cell)
    }

    /// All cells, in board order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0u8..150).map(Cell)
    }

    /// Index into arrays of [`CELLS`].
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The kingdom: 0 red, 1 white, 2 black.
    #[must_use]
    pub fn kingdom(self) -> usize {
        self.index() / KINGDOM
    }

    /// The zone.
    #[must_use]
    pub fn zone(self) -> Zone {
        match self.index() % KINGDOM {
            0..2 => Zone::Throne,
            2..8 => Zone::Palace,
            8..18 => Zone::City,
            18..32 => Zone::Suburb,
            _ => Zone::Village,
        }
    }

    /// The number in its zone, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        self.index() % KINGDOM - self.zone().offset() + 1
    }

    /// Whether the cell is in a Throne, Palace or City.
    #[must_use]
    pub fn in_home(self) -> bool {
        self.index() % KINGDOM < 18
    }

    /// Reads a canonical name: `WC5`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Cell> {
        let mut letters = name.chars();
        let kingdom = "RWB".find(letters.next()?)?;
        let zone = *Zone::ALL.get("TPCSV".find(letters.next()?)?)?;
        let number = letters.as_str();
        if number.starts_with('0') || !number.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        Cell::new(kingdom, zone, number.parse().ok()?)
    }

    /// The sum of the triangle's three corner points in cube coordinates (rules page, 2.2).
    #[must_use]
    pub fn coordinates(self) -> [i32; 3] {
        let corners = self.corners();
        [0, 1, 2].map(|axis| corners.iter().map(|corner| corner[axis]).sum())
    }

    /// The three corner points in cube coordinates (rules page, 2.2); seen from the kingdom's own
    /// player, a *left* triangle is (i,j), (i+1,j), (i+1,j+1), a *right* one (i,j), (i,j+1), (i+1,j+1).
    #[must_use]
    pub fn corners(self) -> [[i32; 3]; 3] {
        // Directions from the centre to the kingdoms' corners.
        const B: [[i32; 3]; 3] = [[1, 0, -1], [-1, 1, 0], [0, -1, 1]];
        let kingdom = self.kingdom();
        let previous = B[(kingdom + 2) % 3];
        let next = B[(kingdom + 1) % 3];
        let point = |i: i32, j: i32| [0, 1, 2].map(|axis| -i * previous[axis] - j * next[axis]);
        let k = self.zone() as i32 + 1;
        let n = i32::try_from(self.number()).unwrap_or_default();
        let (i, j, left) = if n < 2 * k {
            let m = n - 1;
            (4 - m / 2, 5 - k, m % 2 == 0)
        } else {
            let m = n - 2 * k;
            (5 - k, 5 - k + (m + 1) / 2, m % 2 != 0)
        };
        if left {
            [point(i, j), point(i + 1, j), point(i + 1, j + 1)]
        } else {
            [point(i, j), point(i, j + 1), point(i + 1, j + 1)]
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kingdom = ['R', 'W', 'B'][self.kingdom()];
        write!(f, "{kingdom}{}{}", self.zone().letter(), self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_coordinates_agree_with_the_rules_page() {
        for cell in Cell::all() {
            assert_eq!(Cell::from_name(&cell.to_string()), Some(cell));
        }
        let of = |name: &str| Cell::from_name(name).unwrap().coordinates();
        assert_eq!(of("WT1"), [-14, 13, 1]);
        assert_eq!(of("RT1"), [13, 1, -14]);
        assert_eq!(of("BT2"), [-1, -13, 14]);
        assert_eq!(of("RP5"), [13, -2, -11]);
        assert_eq!(of("BV18"), [-13, -1, 14]);
        assert_eq!(of("WS8"), [-4, 5, -1]);
        assert_eq!(of("RC6"), [8, -1, -7]);
    }
}
