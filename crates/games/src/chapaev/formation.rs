//! Sides, arms, and the setup of an army (rules page, section 2).

use liege_game::Seat;
use std::fmt;

/// Coordinates at rest are whole numbers of this part of a cell.
pub const UNITS: i32 = 1 << 20;
/// The distance from the edge of the chessboard to that of the table: half a cell, in units.
pub const BORDER: i32 = UNITS / 2;

/// One of the two armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// At rank 1; starts the game.
    White,
    /// At rank 8.
    Black,
}

impl Side {
    /// Both, in seat order.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The place in arrays with something for each side.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The seat that plays this side.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat.
    pub fn of(seat: Seat) -> Side {
        if seat == Side::White.seat() { Side::White } else { Side::Black }
    }

    /// The letter in notation.
    pub fn letter(self) -> char {
        ['w', 'b'][self.index()]
    }

    /// The side of a letter.
    pub fn of_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }

    /// The rank, from 1, of this side's base row when a tour begins.
    pub fn home(self) -> u8 {
        [1, 8][self.index()]
    }

    /// The rank this number of rows ahead of another, from this side's view; behind it if negative.
    pub fn ahead(self, rank: u8, rows: i8) -> u8 {
        match self {
            Side::White => rank.saturating_add_signed(rows),
            Side::Black => rank.saturating_add_signed(-rows),
        }
    }
}

/// The name of a disc: `w1`, `b8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscId {
    /// Its side.
    pub side: Side,
    /// Its number within the formation, from 1.
    pub number: u8,
}

impl DiscId {
    /// Reads a name of a letter and a digit, without checking that the disc exists.
    pub fn read(text: &str) -> Option<DiscId> {
        let mut letters = text.chars();
        let side = Side::of_letter(letters.next()?)?;
        let number = letters.next()?.to_digit(10).filter(|_| letters.next().is_none())?;
        Some(DiscId { side, number: number as u8 })
    }
}

impl fmt::Display for DiscId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side.letter(), self.number)
    }
}

/// A disc at rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// Its name.
    pub id: DiscId,
    /// Its weight in sixths of a draughtsman.
    pub weight: u8,
    /// The distance from the left edge of file a, in [`UNITS`].
    pub x: i32,
    /// The distance from the lower edge of rank 1, in [`UNITS`].
    pub y: i32,
}

impl Disc {
    /// Its centre in cells from the lower left corner of the chessboard.
    pub fn place(&self) -> (f64, f64) {
        (f64::from(self.x) / f64::from(UNITS), f64::from(self.y) / f64::from(UNITS))
    }

    /// The cell that holds its centre, file and rank from 0; `None` on the border.
    pub fn cell(&self) -> Option<(u8, u8)> {
        let within = |at: i32| u8::try_from(at.div_euclid(UNITS)).ok().filter(|cell| *cell < 8);
        Some((within(self.x)?, within(self.y)?))
    }
}

/// The name of a cell, file and rank from 0: `c1`.
pub fn cell_name((file, rank): (u8, u8)) -> String {
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

/// An arm of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arm {
    /// Eight in a row.
    Infantry,
    /// Eight on the dark cells of two rows.
    Cavalry,
    /// Two guns, each two carriages with a third disc on top and a gunner beside.
    Artillery,
    /// Two rhombi of four.
    Tanks,
    /// Two triangles, each with a fourth disc on top.
    Heavy,
}

impl Arm {
    /// All arms, in the order in which they are taken.
    pub const ALL: [Arm; 5] = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Tanks, Arm::Heavy];
    /// Their names in the option `arms`, in that order.
    pub const NAMES: [&'static str; 5] = ["infantry", "cavalry", "artillery", "tanks", "heavy"];

    /// The name in data.
    pub fn name(self) -> &'static str {
        Arm::NAMES[self as usize]
    }

    /// The arm of a name.
    pub fn named(name: &str) -> Option<Arm> {
        Arm::ALL.into_iter().find(|arm| arm.name() == name)
    }

    /// The number of rows from the base row to the front, both included.
    pub fn depth(self) -> u8 {
        match self {
            Arm::Infantry | Arm::Artillery => 1,
            Arm::Cavalry | Arm::Heavy => 2,
            Arm::Tanks => 3,
        }
    }

    /// Its discs in order: the distances from the left edge of file a and from the back edge of the base row,
    /// in [`PART`]s of a cell, and the weight. `base` is the rank of the base row: the colour of its cells
    /// depends on it.
    fn plan(self, side: Side, base: u8) -> Vec<(i32, i32, u8)> {
        // The page's A, B and C.
        const TOUCHING: i32 = 52;
        const RHOMBUS: i32 = 90;
        const TRIANGLE: i32 = 45;
        let cell = |cells: i32| cells * PART;
        let half = PART / 2;
        let pair = |middle: i32, y: i32, weight: u8| {
            [(middle - TOUCHING, y, weight), (middle + TOUCHING, y, weight)]
        };
        match self {
            Arm::Infantry => (0..8).map(|file| (cell(file) + half, half, 6)).collect(),
            Arm::Cavalry => (0..2)
                .flat_map(|row: i8| {
                    let rank = i32::from(side.ahead(base, row));
                    // a1 is dark: there file (from 0) and rank (from 1) add up to an odd number.
                    let dark = (0..8).filter(move |file| (file + rank) % 2 == 1);
                    dark.map(move |file| (cell(file) + half, cell(i32::from(row)) + half, 6))
                })
                .collect(),
            Arm::Artillery => [
                pair(cell(2), half, 9),
                [(cell(3) + half, half, 6), (cell(4) + half, half, 6)],
                pair(cell(6), half, 9),
            ]
            .concat(),
            Arm::Tanks => [cell(2), cell(6)]
                .into_iter()
                .flat_map(|x| {
                    let y = cell(1) + half;
                    let [left, right] = pair(x, y, 6);
                    [(x, y - RHOMBUS, 6), left, right, (x, y + RHOMBUS, 6)]
                })
                .collect(),
            Arm::Heavy => [cell(2), cell(6)]
                .into_iter()
                .flat_map(|x| {
                    let [left, right] = pair(x, cell(1) + TRIANGLE, 8);
                    [(x, cell(1) - TRIANGLE, 8), left, right]
                })
                .collect(),
        }
    }

    /// The weights of its discs in order, in sixths.
    pub fn weights(self) -> Vec<u8> {
        self.plan(Side::White, 1).into_iter().map(|(_, _, weight)| weight).collect()
    }

    /// An army of this arm, set up with its base row on a rank (from 1).
    pub fn army(self, side: Side, base: u8) -> Vec<Disc> {
        let back = i32::from(base.abs_diff(side.home())) * PART;
        let disc = |(number, (x, ahead, weight)): (u8, (i32, i32, u8))| {
            let y = match side {
                Side::White => back + ahead,
                Side::Black => 8 * PART - back - ahead,
            };
            let unit = UNITS / PART;
            Disc { id: DiscId { side, number }, weight, x: x * unit, y: y * unit }
        };
        (1..).zip(self.plan(side, base)).map(disc).collect()
    }
}

/// All places of the formations are whole numbers of this part of a cell.
const PART: i32 = 128;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_army_weighs_eight_draughtsmen() {
        for arm in Arm::ALL {
            assert_eq!(arm.weights().iter().map(|weight| u32::from(*weight)).sum::<u32>(), 48, "{arm:?}");
            assert_eq!(Arm::named(arm.name()), Some(arm));
        }
    }

    #[test]
    fn armies_stand_where_their_rows_are() {
        for arm in Arm::ALL {
            for (side, base) in [(Side::White, 3), (Side::Black, 6)] {
                let rows = (0..arm.depth() as i8).map(|row| side.ahead(base, row) - 1);
                let (low, high) = (rows.clone().min().unwrap(), rows.max().unwrap());
                for disc in arm.army(side, base) {
                    let (_, rank) = disc.cell().unwrap();
                    assert!((low..=high).contains(&rank), "{arm:?} {disc:?}");
                }
            }
        }
    }

    #[test]
    fn cavalry_stands_on_dark_cells() {
        for (side, base) in [(Side::White, 1), (Side::White, 2), (Side::Black, 8), (Side::Black, 5)] {
            for disc in Arm::Cavalry.army(side, base) {
                let (file, rank) = disc.cell().unwrap();
                assert_eq!((file + rank) % 2, 0, "{disc:?}");
            }
        }
    }

    #[test]
    fn names_read_back() {
        let id = DiscId { side: Side::Black, number: 7 };
        assert_eq!(DiscId::read(&id.to_string()), Some(id));
        for wrong in ["", "w", "3", "c3", "w33", "ш3"] {
            assert_eq!(DiscId::read(wrong), None, "{wrong}");
        }
        let edge = Disc { id, weight: 6, x: -1, y: 0 };
        assert_eq!(edge.cell(), None);
        assert_eq!(Disc { x: 8 * UNITS - 1, ..edge }.cell().map(cell_name).as_deref(), Some("h1"));
    }
}
