//! Whether a move leaves its own King safe.

use super::attack::Field;
use super::board::{LOWER, MIDDLE, Planes, Square, UPPER, places};
use super::movement::Move;
use super::piece::{Kind, Side};
use super::position::Position;
use super::steps::{BESIDE, BESIDE_2, DIAGONALS, STRAIGHTS, between};

/// The facts on which the safety of the King of the side to move depends.
pub(super) struct Safety {
    side: Side,
    king: Square,
    field: Field,
    /// The pieces that give check.
    checkers: Planes,
    /// The pieces of either side whose leaving or capture from afar may bring about a check. Only used while
    /// there is no check.
    pub shields: Planes,
    /// The squares where a move of a piece other than the King may parry the check.
    parries: Planes,
}

impl Safety {
    #[inline]
    pub(super) fn new(position: &Position, king: Square, field: Field) -> Safety {
        let side = position.turn();
        let checkers = position.attackers(king, side.other(), &field);
        let mut safety = Safety { side, king, field, checkers, shields: [0; 3], parries: checkers };
        if safety.in_check() {
            // A capture of the checking piece, or a block; a Basilisk may also freeze it.
            safety.ways(position, |safety, level, way| safety.parries[level] |= way);
        } else {
            let occupied = safety.field.occupied;
            safety.ways(position, |safety, level, way| {
                let shield = way & occupied[level];
                if shield.is_power_of_two() {
                    safety.shields[level] |= shield;
                }
            });
            // A Basilisk that leaves thaws the piece above it.
            safety.shields[LOWER] |=
                position.men(side, Kind::Basilisk)[LOWER] & position.side(side.other())[MIDDLE];
        }
        safety
    }

    #[inline]
    pub(super) fn in_check(&self) -> bool {
        self.checkers != [0; 3]
    }

    /// Calls `found` for each enemy piece that would see the King on empty boards, with the level of the way
    /// and the squares on it.
    #[inline]
    fn ways(&mut self, position: &Position, mut found: impl FnMut(&mut Safety, usize, super::board::Plane)) {
        let (place, bit) = (self.king.place(), self.king.bit());
        let alive = self.field.alive;
        let men = |kind: Kind, level: usize| position.men(self.side.other(), kind)[level] & alive[level];
        let (straight, diagonal) = (STRAIGHTS[place], DIAGONALS[place]);
        match self.king.level() {
            MIDDLE => {
                let mage = men(Kind::Mage, MIDDLE);
                let sliding = (men(Kind::Oliphant, MIDDLE) | mage) & straight
                    | (men(Kind::Thief, MIDDLE) | mage) & diagonal;
                // An Elemental comes up through the square straight below.
                let below = BESIDE[place] & men(Kind::Elemental, LOWER);
                for from in places(sliding) {
                    found(self, MIDDLE, between(place, from));
                }
                if below != 0 {
                    found(self, LOWER, bit);
                }
            }
            UPPER => {
                let dragons = men(Kind::Dragon, UPPER) & diagonal;
                let mage = men(Kind::Mage, LOWER) & bit;
                for from in places(dragons) {
                    found(self, UPPER, between(place, from));
                }
                if mage != 0 {
                    found(self, MIDDLE, bit);
                }
            }
            _ => {
                let elementals = men(Kind::Elemental, LOWER) & BESIDE_2[place];
                let above = men(Kind::Elemental, MIDDLE) & BESIDE[place];
                let mage = men(Kind::Mage, UPPER) & bit;
                for from in places(elementals) {
                    found(self, LOWER, between(place, from));
                }
                for from in places(above) {
                    found(self, LOWER, 1 << from);
                }
                if mage != 0 {
                    found(self, MIDDLE, bit);
                }
            }
        }
    }

    /// Whether the King is safe after a move that its piece can make.
    #[inline]
    pub(super) fn allows(&self, position: &Position, mv: Move) -> bool {
        if !self.in_check() || mv.from == self.king || self.may_parry(position, mv) {
            self.attackers_after(position, mv) == [0; 3]
        } else {
            false
        }
    }

    #[inline]
    fn may_parry(&self, position: &Position, mv: Move) -> bool {
        let (level, bit) = (mv.to.level(), mv.to.bit());
        self.parries[level] & bit != 0
            || level == LOWER
                && self.checkers[MIDDLE] & bit != 0
                && position.men(self.side, Kind::Basilisk)[LOWER] & mv.from.bit() != 0
                && mv.from.level() == LOWER
    }

    /// The attackers of the King after a move that its piece can make.
    #[inline]
    pub(super) fn attackers_after(&self, position: &Position, mv: Move) -> Planes {
        let Move { from, to } = mv;
        let Field { mut occupied, mut alive } = self.field;
        let dragons = position.men(self.side, Kind::Dragon)[UPPER];
        let dragon = from.level() == UPPER && dragons & from.bit() != 0;
        alive[to.level()] &= !to.bit();
        if dragon && mv.is_from_afar(Kind::Dragon) {
            occupied[MIDDLE] &= !to.bit();
        } else {
            occupied[from.level()] &= !from.bit();
            occupied[to.level()] |= to.bit();
        }
        if from.level() == LOWER {
            let basilisks = position.men(self.side, Kind::Basilisk)[LOWER];
            if basilisks & from.bit() != 0 {
                let moved = basilisks & !from.bit() | to.bit();
                alive[MIDDLE] = position.side(self.side.other())[MIDDLE] & !moved;
            }
        }
        let king = if from == self.king { to } else { self.king };
        position.attackers(king, self.side.other(), &Field { occupied, alive })
    }
}
