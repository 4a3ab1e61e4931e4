//! The discs on the board and in hand, and the moves with them (sections 2 to 5).

use crate::bits::{FILE_A, FILE_H, Set, Sides, Squares, bit, rank};

/// The four squares that are filled first.
pub const CENTRE: Set = 0x0000_0018_1800_0000;

/// The eight directions: the number of places by which a set is rotated, and the squares where nothing can
/// arrive.
const STEPS: [(u32, Set); 8] = [
    (8, rank(0)),
    (56, rank(7)),
    (1, FILE_A),
    (63, FILE_H),
    (9, FILE_A | rank(0)),
    (55, FILE_H | rank(7)),
    (7, FILE_H | rank(0)),
    (57, FILE_A | rank(7)),
];

/// The squares one step away in a direction.
fn step(set: Set, (places, edge): (u32, Set)) -> Set {
    set.rotate_left(places) & !edge
}

/// Black's index in pairs; White has the other.
pub const BLACK: usize = 0;

/// The discs on the board, the side to move, and the discs left in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// The discs of Black and White on the board.
    pub sides: Sides,
    /// The discs in hand; `None` if a player without discs takes the other's.
    pub supply: Option<[u8; 2]>,
    /// The side to move. If nobody can move, the side that moved last.
    pub turn: usize,
}

impl Discs {
    /// The squares where a side may put a disc.
    pub fn moves(&self, side: usize) -> Set {
        if self.supply.is_some_and(|supply| supply[side] == 0) {
            return 0;
        }
        let empty = !self.sides.occupied();
        if empty & CENTRE != 0 {
            return empty & CENTRE;
        }
        let (own, theirs) = (self.sides.0[side], self.sides.0[1 - side]);
        // Runs of the other's discs that begin beside an own one: at most six, and the square behind each.
        let behind = |way| {
            let mut run = step(own, way) & theirs;
            for _ in 0..5 {
                run |= step(run, way) & theirs;
            }
            step(run, way)
        };
        empty & STEPS.into_iter().map(behind).fold(0, |all, set| all | set)
    }

    /// The discs that a disc put on a square of [`Discs::moves`] turns over.
    pub fn turned(&self, side: usize, at: u8) -> Set {
        if !self.sides.occupied() & CENTRE != 0 {
            return 0;
        }
        let (own, theirs) = (self.sides.0[side], self.sides.0[1 - side]);
        let enclosed = |way| {
            let (mut run, mut next) = (0, step(bit(at), way));
            while next & theirs != 0 {
                run |= next;
                next = step(next, way);
            }
            if next & own == 0 { 0 } else { run }
        };
        STEPS.into_iter().map(enclosed).fold(0, |all, set| all | set)
    }

    /// Puts a disc on a square of [`Discs::moves`]. A player who then can't move is skipped.
    pub fn after(mut self, at: u8) -> Discs {
        let side = self.turn;
        let turned = self.turned(side, at);
        self.sides.0[side] |= bit(at) | turned;
        self.sides.0[1 - side] &= !turned;
        if let Some(supply) = &mut self.supply {
            supply[side] -= 1;
        }
        self.turn = 1 - side;
        self.settled()
    }

    /// These discs with the turn of a side that can move, if there is one.
    pub fn settled(self) -> Discs {
        let passed = self.moves(self.turn) == 0 && self.moves(1 - self.turn) != 0;
        Discs { turn: if passed { 1 - self.turn } else { self.turn }, ..self }
    }

    /// Whether neither side can move any more.
    pub fn is_over(&self) -> bool {
        self.moves(0) == 0 && self.moves(1) == 0
    }

    /// Counts the leaf nodes of the tree of moves.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves(self.turn);
        match depth {
            0 => 1,
            1 => u64::from(moves.count_ones()),
            _ => Squares(moves).map(|at| self.after(at).perft(depth - 1)).sum(),
        }
    }
}
