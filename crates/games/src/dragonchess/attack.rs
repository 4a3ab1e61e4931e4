//! Attacks: the pieces that could capture on a square (rules page, 3 and 4.3).

use super::board::{LOWER, MIDDLE, Plane, Planes, Square, UPPER, east, north, places, south, west};
use super::piece::{Kind, Piece, Side};
use super::position::{HeroReturn, Position};
use super::steps::{
    AROUND, BESIDE, BESIDE_2, DIAGONAL, DIAGONAL_2, DIAGONALS, GRIFFON, KNIGHT, STRAIGHTS, between, diagonal,
    straight,
};

/// The facts on which an attack depends, beside the places of the pieces. They are apart from the position,
/// so that a move can be tried without making it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    /// The occupied squares, which block lines and ways.
    pub occupied: Planes,
    /// The attacking pieces that count: neither frozen nor just captured.
    pub alive: Planes,
}

/// The places from which a step one rank forward and one file aside, by `side`, leads to these places.
#[inline]
fn before_diagonally(side: Side, bit: Plane) -> Plane {
    let behind = behind(side, bit);
    east(behind) | west(behind)
}

/// The places one rank behind these, from the view of `side`.
#[inline]
fn behind(side: Side, bit: Plane) -> Plane {
    match side {
        Side::Gold => south(bit),
        Side::Scarlet => north(bit),
    }
}

impl Position {
    /// The facts for attacks by `side` in the present position.
    #[inline]
    pub(super) fn field(&self, side: Side) -> Field {
        let mut alive = *self.side(side);
        alive[MIDDLE] &= !self.men(side.other(), Kind::Basilisk)[LOWER];
        Field { occupied: self.occupied(), alive }
    }

    /// The pieces of `by`, on all levels, that attack a square.
    #[inline]
    pub(super) fn attackers(&self, target: Square, by: Side, field: &Field) -> Planes {
        let (place, bit) = (target.place(), target.bit());
        let Field { occupied, alive } = field;
        let men = |kind: Kind, level: usize| self.men(by, kind)[level];
        let mut found = match target.level() {
            MIDDLE => {
                let royal = men(Kind::Cleric, MIDDLE) | men(Kind::King, MIDDLE);
                let paladin = men(Kind::Paladin, MIDDLE);
                let hero = men(Kind::Hero, MIDDLE);
                let leaps = AROUND[place] & (royal | paladin)
                    | KNIGHT[place] & (men(Kind::Unicorn, MIDDLE) | paladin)
                    | DIAGONAL[place] & (men(Kind::Griffon, MIDDLE) | hero)
                    | DIAGONAL_2[place] & hero
                    | before_diagonally(by, bit) & (men(Kind::Warrior, MIDDLE) | men(Kind::Dwarf, MIDDLE));
                let dragon = men(Kind::Dragon, UPPER);
                let above = bit
                    & (men(Kind::Sylph, UPPER)
                        | dragon
                        | men(Kind::Cleric, UPPER)
                        | men(Kind::Mage, UPPER)
                        | men(Kind::King, UPPER))
                    | BESIDE[place] & dragon
                    | DIAGONAL[place] & men(Kind::Griffon, UPPER)
                    | BESIDE_2[place] & men(Kind::Paladin, UPPER)
                    | self.returning(by, UPPER, place);
                let mut below = bit
                    & (men(Kind::Dwarf, LOWER)
                        | men(Kind::Cleric, LOWER)
                        | men(Kind::Mage, LOWER)
                        | men(Kind::King, LOWER))
                    | BESIDE_2[place] & men(Kind::Paladin, LOWER)
                    | self.returning(by, LOWER, place);
                if occupied[LOWER] & bit == 0 {
                    below |= BESIDE[place] & men(Kind::Elemental, LOWER);
                }
                [below, leaps | self.sliding(by, place, field), above]
            }
            UPPER => {
                let mut level = GRIFFON[place] & men(Kind::Griffon, UPPER)
                    | AROUND[place] & (men(Kind::Cleric, UPPER) | men(Kind::Paladin, UPPER))
                    | BESIDE[place] & (men(Kind::Mage, UPPER) | men(Kind::Dragon, UPPER))
                    | behind(by, bit) & men(Kind::Sylph, UPPER);
                let dragons = DIAGONALS[place] & men(Kind::Dragon, UPPER);
                if dragons != 0 {
                    level |= diagonal(place, occupied[UPPER]) & dragons;
                }
                let middle = DIAGONAL[place] & (men(Kind::Griffon, MIDDLE) | men(Kind::Hero, MIDDLE))
                    | self.of_land(by, place, bit);
                [self.through_land(by, LOWER, place, bit, occupied), middle, level]
            }
            _ => {
                let mut level = before_diagonally(by, bit)
                    & (men(Kind::Dwarf, LOWER) | men(Kind::Basilisk, LOWER))
                    | behind(by, bit) & men(Kind::Basilisk, LOWER)
                    | AROUND[place] & (men(Kind::Cleric, LOWER) | men(Kind::Paladin, LOWER))
                    | BESIDE[place] & (men(Kind::Mage, LOWER) | men(Kind::Elemental, LOWER));
                for from in places(BESIDE_2[place] & men(Kind::Elemental, LOWER)) {
                    if occupied[LOWER] & between(place, from) == 0 {
                        level |= 1 << from;
                    }
                }
                let middle = DIAGONAL[place] & men(Kind::Hero, MIDDLE)
                    | self.of_land(by, place, bit)
                    // On its way down it passes the square straight below itself.
                    | BESIDE[place] & men(Kind::Elemental, MIDDLE) & !occupied[LOWER];
                [level, middle, self.through_land(by, UPPER, place, bit, occupied)]
            }
        };
        for (found, alive) in found.iter_mut().zip(alive) {
            *found &= alive;
        }
        found
    }

    /// The Oliphants, Thieves and Mages of level 2 that see a place of it.
    #[inline]
    fn sliding(&self, by: Side, place: usize, field: &Field) -> Plane {
        let mage = self.men(by, Kind::Mage)[MIDDLE];
        let occupied = field.occupied[MIDDLE];
        let alive = field.alive[MIDDLE];
        let rooks = (self.men(by, Kind::Oliphant)[MIDDLE] | mage) & STRAIGHTS[place] & alive;
        let bishops = (self.men(by, Kind::Thief)[MIDDLE] | mage) & DIAGONALS[place] & alive;
        let mut found = 0;
        if rooks != 0 {
            found |= straight(place, occupied) & rooks;
        }
        if bishops != 0 {
            found |= diagonal(place, occupied) & bishops;
        }
        found
    }

    /// The pieces of level 2 that attack the place on the level above or below, for the kinds that do both
    /// alike.
    #[inline]
    fn of_land(&self, by: Side, place: usize, bit: Plane) -> Plane {
        let men = |kind: Kind| self.men(by, kind)[MIDDLE];
        bit & (men(Kind::Cleric) | men(Kind::Mage) | men(Kind::King)) | BESIDE_2[place] & men(Kind::Paladin)
    }

    /// The pieces on level 1 that attack the place on level 3, or the other way round.
    #[inline]
    fn through_land(&self, by: Side, level: usize, place: usize, bit: Plane, occupied: &Planes) -> Plane {
        let mage = self.men(by, Kind::Mage)[level] & bit & !occupied[MIDDLE];
        mage | BESIDE[place] & self.men(by, Kind::Paladin)[level]
    }

    /// The Heroes on a level that may return to the place of level 2.
    #[inline]
    fn returning(&self, by: Side, level: usize, place: usize) -> Plane {
        let near = DIAGONAL[place] & self.men(by, Kind::Hero)[level];
        if near == 0 || self.hero_return() == HeroReturn::Any {
            return near;
        }
        let bound = |from: &usize| self.origin(Square::new(level, *from)).place() == place;
        places(near).filter(bound).fold(0, |set, from| set | 1 << from)
    }

    /// The pieces that give check to the King of `side`.
    #[must_use]
    pub fn checkers(&self, side: Side) -> Vec<(Square, Piece)> {
        let found = self.attackers(self.king(side), side.other(), &self.field(side.other()));
        super::board::squares(found).filter_map(|at| Some((at, self.piece(at)?))).collect()
    }

    /// Whether the King of `side` is in check.
    #[inline]
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        self.attackers(self.king(side), side.other(), &self.field(side.other())) != [0; 3]
    }
}
