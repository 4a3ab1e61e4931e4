//! The kinds of pieces and the two armies.

use super::board::{LOWER, MIDDLE, UPPER};
use crate::game::Seat;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Moves first, from rank 1 up.
    Gold,
    /// From rank 8 down.
    Scarlet,
}

impl Side {
    /// Both, in seat order.
    pub const ALL: [Side; 2] = [Side::Gold, Side::Scarlet];

    /// 0 or 1.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Gold => Side::Scarlet,
            Side::Scarlet => Side::Gold,
        }
    }

    /// The seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Side> {
        Side::ALL.get(seat.index()).copied()
    }

    /// The seat's name in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::Gold => "gold",
            Side::Scarlet => "scarlet",
        }
    }

    /// Forward, in ranks.
    #[must_use]
    pub const fn forward(self) -> i32 {
        match self {
            Side::Gold => 1,
            Side::Scarlet => -1,
        }
    }

    /// The last rank, from 0.
    #[must_use]
    pub const fn last_rank(self) -> usize {
        match self {
            Side::Gold => 7,
            Side::Scarlet => 0,
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Kind {
    Sylph,
    Griffon,
    Dragon,
    Warrior,
    Oliphant,
    Unicorn,
    Hero,
    Thief,
    Cleric,
    Mage,
    King,
    Paladin,
    Dwarf,
    Basilisk,
    Elemental,
}

/// How many kinds there are.
pub const KINDS: usize = 15;

impl Kind {
    /// All of them, in the order of the rules page.
    pub const ALL: [Kind; KINDS] = [
        Kind::Sylph,
        Kind::Griffon,
        Kind::Dragon,
        Kind::Warrior,
        Kind::Oliphant,
        Kind::Unicorn,
        Kind::Hero,
        Kind::Thief,
        Kind::Cleric,
        Kind::Mage,
        Kind::King,
        Kind::Paladin,
        Kind::Dwarf,
        Kind::Basilisk,
        Kind::Elemental,
    ];

    /// A number below [`KINDS`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in moves; two for the Dragon.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Kind::Dragon => "Dr",
            Kind::Sylph => "S",
            Kind::Griffon => "G",
            Kind::Warrior => "W",
            Kind::Oliphant => "O",
            Kind::Unicorn => "U",
            Kind::Hero => "H",
            Kind::Thief => "T",
            Kind::Cleric => "C",
            Kind::Mage => "M",
            Kind::King => "K",
            Kind::Paladin => "P",
            Kind::Dwarf => "D",
            Kind::Basilisk => "B",
            Kind::Elemental => "E",
        }
    }

    /// The one letter in position strings, where the Dragon is `R`.
    #[must_use]
    pub fn sign(self) -> char {
        match self {
            Kind::Dragon => 'R',
            other => other.letter().chars().next().unwrap_or('?'),
        }
    }

    /// The kind of a letter as moves have it: upper case, `Dr`.
    #[must_use]
    pub fn of_letter(letter: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The kind of a letter as position strings have it, in upper case.
    #[must_use]
    pub fn of_sign(sign: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.sign() == sign)
    }

    /// The name in data: `griffon`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Sylph => "sylph",
            Kind::Griffon => "griffon",
            Kind::Dragon => "dragon",
            Kind::Warrior => "warrior",
            Kind::Oliphant => "oliphant",
            Kind::Unicorn => "unicorn",
            Kind::Hero => "hero",
            Kind::Thief => "thief",
            Kind::Cleric => "cleric",
            Kind::Mage => "mage",
            Kind::King => "king",
            Kind::Paladin => "paladin",
            Kind::Dwarf => "dwarf",
            Kind::Basilisk => "basilisk",
            Kind::Elemental => "elemental",
        }
    }

    /// Gygax's relative value in half points, for display and sorting only; none for the King.
    #[must_use]
    pub const fn value_in_halves(self) -> u32 {
        match self {
            Kind::King => 0,
            Kind::Sylph | Kind::Warrior => 2,
            Kind::Dwarf => 4,
            Kind::Unicorn => 5,
            Kind::Basilisk => 6,
            Kind::Thief | Kind::Elemental => 8,
            Kind::Hero => 9,
            Kind::Griffon | Kind::Oliphant => 10,
            Kind::Dragon => 16,
            Kind::Cleric => 18,
            Kind::Paladin => 20,
            Kind::Mage => 22,
        }
    }

    /// The levels on which it may ever stand, from the lowest.
    #[must_use]
    pub const fn levels(self) -> &'static [usize] {
        match self {
            Kind::Sylph | Kind::Griffon => &[MIDDLE, UPPER],
            Kind::Dragon => &[UPPER],
            Kind::Warrior | Kind::Oliphant | Kind::Unicorn | Kind::Thief => &[MIDDLE],
            Kind::Hero | Kind::Cleric | Kind::Mage | Kind::King | Kind::Paladin => &[LOWER, MIDDLE, UPPER],
            Kind::Dwarf | Kind::Elemental => &[LOWER, MIDDLE],
            Kind::Basilisk => &[LOWER],
        }
    }
}

/// A piece: whose it is, and of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose.
    pub side: Side,
    /// Of which kind.
    pub kind: Kind,
}

impl Piece {
    /// The piece of a letter of a position string: upper case Gold, lower case Scarlet.
    #[must_use]
    pub fn of_sign(sign: char) -> Option<Piece> {
        let side = if sign.is_ascii_uppercase() { Side::Gold } else { Side::Scarlet };
        Kind::of_sign(sign.to_ascii_uppercase()).map(|kind| Piece { side, kind })
    }

    /// Its letter in a position string.
    #[must_use]
    pub fn sign(self) -> char {
        match self.side {
            Side::Gold => self.kind.sign(),
            Side::Scarlet => self.kind.sign().to_ascii_lowercase(),
        }
    }
}
