//! The engine's view of the game, and the value of a position.

use super::discs::{Corner, Discs, Set};
use crate::bits::Squares;
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};
use liege_squares::Square;

fn count(set: Set) -> i32 {
    set.count_ones() as i32
}

impl Discs {
    /// The value of a side: corners and moves; until near the end, few discs rather than many.
    fn has(&self, side: usize) -> i32 {
        let (own, occupied) = (self.sides.0[side], self.sides.occupied());
        let mut value = 8 * count(self.moves(side)) + 6 * count(own & self.field.edges);
        for Corner { at, beside, diagonal } in self.field.corners {
            value += 90 * count(own & at);
            if occupied & at == 0 {
                value -= 20 * count(own & beside) + 40 * count(own & diagonal);
            }
        }
        let left = count(self.field.every & !occupied);
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
        self.field.geometry.name(Square((*at).into()))
    }
}
