//! The engine's view of the game, and the value of a position.

use super::discs::Discs;
use super::game::SPEC;
use crate::bits::{Set, Squares};
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};
use liege_squares::Square;

/// The corners, each with the squares beside it: along the edges, and diagonally.
const CORNERS: [(Set, Set, Set); 4] = [
    (1, 1 << 1 | 1 << 8, 1 << 9),
    (1 << 7, 1 << 6 | 1 << 15, 1 << 14),
    (1 << 56, 1 << 48 | 1 << 57, 1 << 49),
    (1 << 63, 1 << 62 | 1 << 55, 1 << 54),
];
const EDGES: Set = 0xff81_8181_8181_81ff;

fn count(set: Set) -> i32 {
    set.count_ones() as i32
}

impl Discs {
    /// The value of a side: corners and moves; until near the end, few discs rather than many.
    fn has(&self, side: usize) -> i32 {
        let (own, occupied) = (self.sides.0[side], self.sides.occupied());
        let mut value = 8 * count(self.moves(side)) + 6 * count(own & EDGES);
        for (corner, beside, diagonal) in CORNERS {
            value += 90 * count(own & corner);
            if occupied & corner == 0 {
                value -= 20 * count(own & beside) + 40 * count(own & diagonal);
            }
        }
        let left = 64 - count(occupied);
        value + count(own) * if left < 12 { 12 - left } else { -1 }
    }

    /// Black's lead over White.
    pub(super) fn balance(&self) -> i32 {
        self.has(0) - self.has(1)
    }
}

impl Node for Discs {
    type Move = u8;

    fn side(&self) -> usize {
        self.turn
    }

    fn moves(&self, into: &mut Vec<u8>) {
        into.extend(Squares(Discs::moves(self, self.turn)));
    }

    fn make(&mut self, at: &u8) {
        *self = self.after(*at);
    }

    fn stake(&self, _: &u8) -> Stake {
        Stake::default()
    }

    fn over(&self) -> Option<Worth> {
        (Discs::moves(self, self.turn) == 0).then(|| self.stuck())
    }

    /// The turn has already passed if it could: nobody can move.
    fn stuck(&self) -> Worth {
        let [black, white] = self.sides.counts();
        between_two(WIN * (i32::from(black > white) - i32::from(black < white)))
    }

    fn value(&self) -> Worth {
        between_two(self.balance())
    }

    fn key(&self) -> u64 {
        mixed(&(self.sides.0[0], self.sides.0[1], self.turn, self.supply))
    }

    fn weight(&self) -> u64 {
        2
    }

    fn usual(&self) -> u64 {
        35
    }

    fn action(&self, at: &u8) -> String {
        SPEC.geometry.name(Square((*at).into()))
    }
}
