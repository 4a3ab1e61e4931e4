//! A position: the pieces, the reserves, and all else that the rules look at.

use super::board::{Cell, Cells, Side};
use super::piece::{Handful, Kind, Piece};
use liege_game::Seat;

/// The seats, in seat order: persons, not colours.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The start without options.
const START: &str = "nkkr/ccdc/cccc/4/4/CCCC/CDCC/RKKN L -/- - fs - 0";

/// The number of plies without a capture, a drop or an irreversible advance after which the game is drawn
/// (rules page, 5).
pub const PATIENCE: u8 = 100;

/// The number of occurrences of a position that makes a draw.
pub const REPEATS: usize = 3;

/// The state of the pie rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pie {
    /// Light has not made its first move yet.
    Ahead,
    /// Dark may exchange the colours now.
    Open,
    /// There is no pie rule, or its time is over.
    #[default]
    Past,
}

/// A position: by default an empty board with Light to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position {
    /// The cells of each side's pieces, by side.
    pub sides: [Cells; 2],
    /// The cells of the pieces of each kind, of both sides, by kind.
    pub kinds: [Cells; 6],
    /// The reserves, by side.
    pub reserves: [Handful; 2],
    /// The side to move.
    pub turn: Side,
    /// The pie rule.
    pub pie: Pie,
    /// Whether the players have exchanged their colours: then seat `second` has Light.
    pub swapped: bool,
    /// The variant in which dragons may become mortal.
    pub transform: bool,
    /// The plies since the last event that the draw rule looks at.
    pub clock: u8,
}

/// The part of a position that counts for repetition: placement, side to move, reserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    sides: [Cells; 2],
    kinds: [Cells; 6],
    reserves: [Handful; 2],
    turn: Side,
}

/// The reason for the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A dragon has reached its last row.
    Breakthrough {
        /// The winning side.
        by: Side,
        /// The dragon's cell.
        at: Cell,
    },
    /// A side has lost its dragon (variant).
    Slain {
        /// The losing side.
        loser: Side,
    },
    /// The side to move has no move.
    Stuck {
        /// The losing side.
        loser: Side,
    },
    /// Too many plies have passed without progress.
    Quiet,
    /// A position has occurred for the third time.
    Repeated,
}

impl Position {
    /// The position at the start of a game.
    pub fn start(pie: bool, transform: bool) -> Position {
        // The start is written in readable form.
        let start: Position = START.parse().unwrap_or_default();
        Position { pie: if pie { Pie::Ahead } else { Pie::Past }, transform, ..start }
    }

    /// All occupied cells.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.sides[0] | self.sides[1]
    }

    /// The cells with a side's pieces of a kind.
    #[inline]
    pub fn of(&self, side: Side, kind: Kind) -> Cells {
        self.sides[side.index()] & self.kinds[kind.index()]
    }

    /// A side's dragon.
    pub fn dragon(&self, side: Side) -> Option<Cell> {
        Cell::lowest(self.of(side, Kind::Dragon))
    }

    /// The kind of the piece on an occupied cell.
    #[inline]
    pub(super) fn kind_on(&self, cell: Cell) -> Kind {
        let bit = cell.bit();
        // The dragon is tested last: for an empty cell the result does not matter.
        for kind in [Kind::Checker, Kind::Royal, Kind::Knight, Kind::Rook, Kind::Empress] {
            if self.kinds[kind.index()] & bit != 0 {
                return kind;
            }
        }
        Kind::Dragon
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        let bit = cell.bit();
        let side = Side::ALL.into_iter().find(|side| self.sides[side.index()] & bit != 0)?;
        Some(Piece { side, kind: self.kind_on(cell) })
    }

    /// Puts a piece on an empty cell.
    pub fn put(&mut self, cell: Cell, piece: Piece) {
        self.sides[piece.side.index()] |= cell.bit();
        self.kinds[piece.kind.index()] |= cell.bit();
    }

    /// The checkers of a side that wait on its last row.
    #[inline]
    pub fn waiting(&self, side: Side) -> Cells {
        self.of(side, Kind::Checker) & side.last_row()
    }

    /// Whether a side's dragon may be captured now (rules page, 4.7).
    #[inline]
    pub fn is_mortal(&self, side: Side) -> bool {
        let hunter = side.other();
        self.transform && self.of(hunter, Kind::Empress) != 0 && self.waiting(hunter) != 0
    }

    /// The side that a seat has.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        match (seat.index(), self.swapped) {
            (0, false) | (1, true) => Some(Side::Light),
            (0, true) | (1, false) => Some(Side::Dark),
            _ => None,
        }
    }

    /// The seat that has a side.
    pub fn holder(&self, side: Side) -> Seat {
        SEATS[usize::from((side == Side::Dark) != self.swapped)]
    }

    /// The part of the position that counts for repetition.
    pub fn standing(&self) -> Standing {
        let Position { sides, kinds, reserves, turn, .. } = *self;
        Standing { sides, kinds, reserves, turn }
    }

    /// The end that the board alone shows: a dragon on its last row, or lost.
    #[inline]
    pub fn decided(&self) -> bool {
        let dragons = self.kinds[Kind::Dragon.index()];
        let home = (self.sides[0] & Side::Light.last_row()) | (self.sides[1] & Side::Dark.last_row());
        dragons & home != 0
            || (self.transform && (dragons & self.sides[0] == 0 || dragons & self.sides[1] == 0))
    }
}
