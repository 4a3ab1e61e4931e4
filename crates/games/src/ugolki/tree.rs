//! The engine's view of the game, and the value of a position.

use super::position::{Move, Over, Position};
use super::position_string::write_move;
use crate::bits::{Squares, bit};
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};

/// The value of a step.
const STEP: i32 = 10;
/// The value of being in the other yard.
const ARRIVED: i32 = 15;

/// The number of steps from one square to another.
fn apart(one: u8, other: u8) -> i32 {
    i32::from((one % 8).abs_diff(other % 8) + (one / 8).abs_diff(other / 8))
}

impl Position {
    /// The progress of a side: each disc towards the corner, and those outside the yard towards a free square
    /// of it.
    fn come(&self, side: usize) -> i32 {
        let corner = if side == 0 { 63 } else { 0 };
        let (own, goal) = (self.discs.0[side], self.yards[1 - side]);
        let to_go = |at: u8| {
            let outside = goal & bit(at) == 0;
            let near = Squares(goal & !own).map(|free| apart(at, free)).min().unwrap_or(0);
            apart(at, corner) + 2 * near * i32::from(outside)
        };
        ARRIVED * self.arrived(side) as i32 - STEP * Squares(own).map(to_go).sum::<i32>() / 2
    }

    /// White's lead over Black: the side to move is half a step ahead.
    pub(super) fn balance(&self) -> i32 {
        self.come(0) - self.come(1) + STEP / 2 * (1 - 2 * self.turn as i32)
    }
}

impl Node for Position {
    type Move = Move;

    fn side(&self) -> usize {
        self.turn
    }

    fn moves(&self, into: &mut Vec<Move>) {
        for (from, to) in Position::moves(self) {
            into.extend(Squares(to).map(|to| Move { from, to }));
        }
    }

    fn make(&mut self, mv: &Move) {
        self.play(*mv);
    }

    fn stake(&self, _: &Move) -> Stake {
        Stake::default()
    }

    fn over(&self) -> Option<Worth> {
        Some(between_two(match Position::over(self)? {
            Over::Filled(winner) | Over::Ahead(winner) => WIN * (1 - 2 * winner as i32),
            Over::Copied | Over::Level => 0,
        }))
    }

    fn stuck(&self) -> Worth {
        between_two(0)
    }

    fn value(&self) -> Worth {
        between_two(self.balance())
    }

    fn key(&self) -> u64 {
        mixed(&(self.discs.0[0], self.discs.0[1], self.turn, self.won))
    }

    fn weight(&self) -> u64 {
        3
    }

    fn usual(&self) -> u64 {
        45
    }

    fn action(&self, mv: &Move) -> String {
        write_move(*mv)
    }
}
