//! The kinds of pieces and the two armies.

use super::board::{LOWER, MIDDLE, UPPER};
use liege_game::Seat;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Moves first, from rank 1 up.
    Gold,
    /// From rank 8 down.
    Scarlet,
}

impl Side {
    /// Both sides, in seat order.
    pub const ALL: [Side; 2] = [Side::Gold, Side::Scarlet];

    /// 0 or 1.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
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
    /// All kinds, in the order of the rules page.
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

    /// The levels on which it may be, from the lowest.
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

/// A piece: its side and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}
