//! The engine's view of the game, and the value of a position.

use super::field::Cell;
use super::position::{Move, Position};
use super::reading::write;
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};

/// The value of a step.
const STEP: i32 = 10;
/// The value of being in the target.
const ARRIVED: i32 = 15;
/// The value of having finished, for each player left behind.
const FINISHED: i32 = 400;

/// A place in the tree. With more players than three, the seat that thinks is one side and all others are the other.
#[derive(Clone, Debug)]
pub struct Place {
    position: Position,
    seat: usize,
}

impl Place {
    #[allow(clippy::large_types_passed_by_value, reason = "it is kept")]
    pub fn new(position: Position, seat: usize) -> Place {
        Place { position, seat }
    }

    /// The side of a seat.
    fn side_of(&self, seat: usize) -> usize {
        let setup = self.position.setup;
        match setup.number() {
            _ if setup.partners => usize::from(setup.seats[seat].team),
            2 | 3 => seat,
            _ => usize::from(seat != self.seat),
        }
    }

    /// The progress of a seat: each piece towards the corner of its target, those outside also towards the nearest
    /// cell that is free for it.
    fn come(&self, seat: usize) -> i32 {
        let position = &self.position;
        if let Some(place) = position.place(seat) {
            return FINISHED * (position.setup.number() - place) as i32;
        }
        let layout = position.setup.layout();
        let target = position.setup.target(seat);
        let (field, goal, corner) = (layout.field, &layout.camps[target], layout.ends[target]);
        let free: Vec<Cell> =
            goal.iter().copied().filter(|cell| position.owner(*cell) != Some(seat)).collect();
        let to_go = |at: Cell| {
            if goal.contains(&at) {
                return field.distance(at, corner);
            }
            let near = free.iter().map(|free| field.distance(at, *free)).min().unwrap_or(0);
            field.distance(at, corner) + 2 * near
        };
        ARRIVED * position.arrived(seat) as i32 - STEP * position.pieces(seat).map(to_go).sum::<i32>() / 2
    }

    /// The worth for the sides, from a value of every seat.
    fn shared(&self, of: &[i32]) -> Worth {
        let lead = |side: usize| {
            let (mut own, mut others) = ((0, 0), (0, 0));
            for (seat, value) in of.iter().enumerate() {
                let sum = if self.side_of(seat) == side { &mut own } else { &mut others };
                *sum = (sum.0 + value, sum.1 + 1);
            }
            own.0 / own.1.max(1) - others.0 / others.1.max(1)
        };
        if self.sides() == 3 { [0, 1, 2].map(lead) } else { between_two(lead(0)) }
    }
}

impl Node for Place {
    type Move = Move;

    fn sides(&self) -> usize {
        if self.position.setup.number() == 3 { 3 } else { 2 }
    }

    fn side(&self) -> usize {
        self.side_of(self.position.turn.unwrap_or(self.seat))
    }

    fn moves(&self, into: &mut Vec<Move>) {
        into.extend(self.position.moves());
    }

    fn make(&mut self, mv: &Move) {
        self.position.play(*mv);
    }

    fn stake(&self, _: &Move) -> Stake {
        Stake::default()
    }

    fn over(&self) -> Option<Worth> {
        let outcome = self.position.outcome()?;
        let halves: Vec<i32> = outcome.points.iter().map(|points| points.in_halves()).collect();
        let (most, least) = (halves.iter().max()?, halves.iter().min()?);
        // From a loss to a win in proportion to the points.
        let scale =
            |own: &i32| if most == least { 0 } else { WIN * (2 * own - most - least) / (most - least) };
        let each: Vec<i32> = halves.iter().map(scale).collect();
        if self.sides() == 3 {
            return Some([each[0], each[1], each[2]]);
        }
        let first = (0..each.len()).find(|seat| self.side_of(*seat) == 0).unwrap_or_default();
        Some(between_two(each[first]))
    }

    fn stuck(&self) -> Worth {
        [0; 3]
    }

    fn value(&self) -> Worth {
        let mut each: Vec<i32> = self.position.seats().map(|seat| self.come(seat)).collect();
        // The seat on turn is half a step ahead.
        if let Some(turn) = self.position.turn {
            each[turn] += STEP / 2;
        }
        self.shared(&each)
    }

    fn key(&self) -> u64 {
        let left: Vec<(usize, bool)> = self.position.leavers().collect();
        mixed(&(self.position.occupants(), self.position.turn, left))
    }

    fn weight(&self) -> u64 {
        20
    }

    fn usual(&self) -> u64 {
        170
    }

    fn price(&self) -> u64 {
        40
    }

    fn action(&self, mv: &Move) -> String {
        write(&self.position, *mv)
    }
}
