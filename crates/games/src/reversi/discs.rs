//! The discs on the board and in hand, and the moves with them (sections 2 to 5 and 9).

use crate::bits::{Sides, Squares};
use liege_squares::{Geometry, Numbering, Playing};

/// A set of squares. The largest board has 100 of them.
pub type Set = u128;

/// A direction: the distance of a step in places, whether it goes up the places, and the squares where it can
/// arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    places: u32,
    up: bool,
    open: Set,
}

impl Step {
    /// The squares one step away.
    #[inline]
    fn of(self, set: Set) -> Set {
        let moved = if self.up { set << self.places } else { set >> self.places };
        moved & self.open
    }
}

/// A corner, with the squares beside it: along the edges, and diagonally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    pub at: Set,
    pub beside: Set,
    pub diagonal: Set,
}

/// The set of one square.
const fn at(geometry: Geometry, file: u8, rank: u8) -> Set {
    1 << geometry.square(0, file, rank).0
}

/// The corner on this file and rank.
const fn corner(geometry: Geometry, file: u8, rank: u8) -> Corner {
    // One step from 0 leads to 1; from the other end it leads back.
    let (near_file, near_rank) = (file.abs_diff(1), rank.abs_diff(1));
    let beside = at(geometry, near_file, rank) | at(geometry, file, near_rank);
    Corner { at: at(geometry, file, rank), beside, diagonal: at(geometry, near_file, near_rank) }
}

/// A board of some size in the form of sets.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    /// Files from the left, ranks and numbers from the top.
    pub geometry: Geometry,
    /// Every square.
    pub every: Set,
    /// The four squares that are filled first, in the order of their numbers.
    pub middle: [Set; 4],
    /// The squares at the edges.
    pub edges: Set,
    pub corners: [Corner; 4],
    steps: [Step; 8],
}

impl Field {
    /// The board with this even number of files and ranks: at most 10.
    pub const fn new(size: u8) -> Field {
        let geometry = Geometry {
            files: size,
            ranks: size,
            from_top: true,
            numbers: Some(Numbering { playing: Playing::All, from_below: false, are_names: false }),
            ..Geometry::CHESS
        };
        let last = size - 1;
        let (mut left, mut right, mut lower, mut upper, mut place) = (0, 0, 0, 0, 0);
        while place < size {
            left |= at(geometry, 0, place);
            right |= at(geometry, last, place);
            lower |= at(geometry, place, 0);
            upper |= at(geometry, place, last);
            place += 1;
        }
        let every = (1 << (size * size)) - 1;
        let (half, row) = (size / 2, size as u32);
        Field {
            geometry,
            every,
            middle: [
                at(geometry, half - 1, half),
                at(geometry, half, half),
                at(geometry, half - 1, half - 1),
                at(geometry, half, half - 1),
            ],
            edges: left | right | lower | upper,
            corners: [
                corner(geometry, 0, 0),
                corner(geometry, last, 0),
                corner(geometry, 0, last),
                corner(geometry, last, last),
            ],
            steps: [
                Step { places: row, up: true, open: every },
                Step { places: row, up: false, open: every },
                Step { places: 1, up: true, open: every & !left },
                Step { places: 1, up: false, open: every & !right },
                Step { places: row + 1, up: true, open: every & !left },
                Step { places: row + 1, up: false, open: every & !right },
                Step { places: row - 1, up: true, open: every & !right },
                Step { places: row - 1, up: false, open: every & !left },
            ],
        }
    }
}

/// Black's index in pairs; White has the other.
pub const BLACK: usize = 0;

/// The discs on the board, the side to move, and the discs left in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// The board.
    pub field: &'static Field,
    /// The discs of Black and White on the board.
    pub sides: Sides<Set>,
    /// The discs in hand; `None` if a player without discs takes the other's.
    pub supply: Option<[u8; 2]>,
    /// The side to move. If nobody can move, the side that moved last.
    pub turn: usize,
}

impl Discs {
    /// The empty squares among those that are filled first.
    pub fn free_middle(&self) -> Set {
        self.field.middle.iter().fold(0, |all, square| all | square) & !self.sides.occupied()
    }

    /// The squares where a side may put a disc.
    pub fn moves(&self, side: usize) -> Set {
        if self.supply.is_some_and(|supply| supply[side] == 0) {
            return 0;
        }
        let free = self.free_middle();
        if free != 0 {
            return free;
        }
        let (own, theirs) = (self.sides.0[side], self.sides.0[1 - side]);
        // Runs of the other's discs that begin beside an own one, and the square behind each. A run is at
        // most as long as a rank without its ends.
        let behind = |way: Step| {
            let mut run = way.of(own) & theirs;
            for _ in 3..self.field.geometry.files {
                run |= way.of(run) & theirs;
            }
            way.of(run)
        };
        let empty = self.field.every & !self.sides.occupied();
        empty & self.field.steps.into_iter().map(behind).fold(0, |all, set| all | set)
    }

    /// The discs that a disc put on a square of [`Discs::moves`] turns over.
    pub fn turned(&self, side: usize, at: u8) -> Set {
        if self.free_middle() != 0 {
            return 0;
        }
        let (own, theirs) = (self.sides.0[side], self.sides.0[1 - side]);
        let enclosed = |way: Step| {
            let (mut run, mut next) = (0, way.of(1 << at));
            while next & theirs != 0 {
                run |= next;
                next = way.of(next);
            }
            if next & own == 0 { 0 } else { run }
        };
        self.field.steps.into_iter().map(enclosed).fold(0, |all, set| all | set)
    }

    /// Puts a disc on a square of [`Discs::moves`]. A player who then can't move is skipped.
    pub fn after(mut self, at: u8) -> Discs {
        let side = self.turn;
        let turned = self.turned(side, at);
        self.sides.0[side] |= 1 << at | turned;
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
