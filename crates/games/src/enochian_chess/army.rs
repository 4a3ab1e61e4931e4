//! The four armies, their corners and the directions of their pawns.

use super::square::{Bits, FILE_A, FILE_H, RANK_1, RANK_8, Square};
use liege_game::Seat;
use std::fmt;

/// The four seats, in the order of the turns.
pub const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// The ally of a seat.
pub fn ally(seat: Seat) -> Seat {
    Seat(seat.0 ^ 2)
}

/// An army: the pieces of one colour. Its number is that of the seat with that colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Army(u8);

/// A side of two allied armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// Yellow and Red.
    YellowRed,
    /// Blue and Black.
    BlueBlack,
}

impl Army {
    /// Air, at a8.
    pub const YELLOW: Army = Army(0);
    /// Water, at h8.
    pub const BLUE: Army = Army(1);
    /// Fire, at h1.
    pub const RED: Army = Army(2);
    /// Earth, at a1.
    pub const BLACK: Army = Army(3);
    /// All of them, in the order of the turns: clockwise.
    pub const ALL: [Army; 4] = [Army::YELLOW, Army::BLUE, Army::RED, Army::BLACK];

    /// The army of that letter in position strings.
    pub fn from_letter(letter: char) -> Option<Army> {
        Army::ALL.into_iter().find(|army| army.letter() == letter)
    }

    /// The army of a seat's own colour.
    pub fn of(seat: Seat) -> Option<Army> {
        Army::ALL.get(seat.index()).copied()
    }

    /// The seat of the army's colour (not always its commander).
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// 0 to 3, in the order of the turns.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 3) as usize
    }

    /// The army as one bit.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << (self.0 & 3)
    }

    /// The letter in position strings.
    pub const fn letter(self) -> char {
        ['y', 'b', 'r', 'k'][self.index()]
    }

    /// The name of the seat in notation.
    pub const fn name(self) -> &'static str {
        ["yellow", "blue", "red", "black"][self.index()]
    }

    /// The army whose turn is next.
    #[inline]
    pub const fn next(self) -> Army {
        Army((self.0 + 1) & 3)
    }

    /// The allied army, in the opposite corner.
    #[inline]
    pub const fn ally(self) -> Army {
        Army(self.0 ^ 2)
    }

    /// The two armies it fights.
    #[inline]
    pub const fn enemies(self) -> [Army; 2] {
        [Army((self.0 + 1) & 3), Army((self.0 + 3) & 3)]
    }

    /// The team it belongs to.
    pub const fn team(self) -> Team {
        if self.0 & 1 == 0 { Team::YellowRed } else { Team::BlueBlack }
    }

    /// The corner where it starts.
    #[inline]
    pub const fn throne(self) -> Square {
        [Square::new(0, 7), Square::new(7, 7), Square::new(7, 0), Square::new(0, 0)][self.index()]
    }

    /// The edge opposite its back line.
    #[inline]
    pub const fn last_line(self) -> Bits {
        [RANK_1, FILE_A, RANK_8, FILE_H][self.index()]
    }

    /// The step of its pawns, as a file and a rank.
    pub const fn forward(self) -> (i8, i8) {
        [(0, -1), (-1, 0), (0, 1), (1, 0)][self.index()]
    }

    /// The numbered square of its back line, counted from the throne.
    pub const fn back_line(self, number: u8) -> Square {
        match self.0 & 3 {
            0 => Square::new(number, 7),
            1 => Square::new(7, 7 - number),
            2 => Square::new(7 - number, 0),
            _ => Square::new(0, number),
        }
    }
}

impl Team {
    /// Both of them.
    pub const ALL: [Team; 2] = [Team::YellowRed, Team::BlueBlack];

    /// Its two armies.
    pub const fn armies(self) -> [Army; 2] {
        match self {
            Team::YellowRed => [Army::YELLOW, Army::RED],
            Team::BlueBlack => [Army::BLUE, Army::BLACK],
        }
    }

    /// The other one.
    pub const fn other(self) -> Team {
        match self {
            Team::YellowRed => Team::BlueBlack,
            Team::BlueBlack => Team::YellowRed,
        }
    }
}

impl fmt::Debug for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Army {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_sit_clockwise_with_their_allies_opposite() {
        for army in Army::ALL {
            assert_eq!(army.next().next(), army.ally());
            assert_eq!(army.team(), army.ally().team());
            assert!(army.enemies().iter().all(|enemy| enemy.team() == army.team().other()));
            assert_eq!(army.back_line(0), army.throne());
            let corner = army.throne();
            let (df, dr) = army.forward();
            // The throne is on the near edge: behind it there is nothing.
            assert_eq!(corner.offset(-df, -dr), None, "{army}");
            assert_eq!(army.last_line() & corner.bit(), 0);
            assert_eq!(Army::from_letter(army.letter()), Some(army));
            assert_eq!(Army::of(army.seat()), Some(army));
        }
        let names: Vec<String> = Army::ALL.iter().map(|army| army.throne().to_string()).collect();
        assert_eq!(names, ["a8", "h8", "h1", "a1"]);
        assert_eq!(Army::RED.back_line(3).to_string(), "e1");
        assert_eq!(Army::BLUE.back_line(3).to_string(), "h5");
    }
}
