//! The board: its pieces and the side to move. It is a plain value.

use super::field::{Set, bit};
use super::laws::Laws;
use liege_game::Seat;
use liege_squares::{Kind, Piece};

pub const KING: Kind = Kind(0);
pub const MAN: Kind = Kind(1);

/// The opponent.
pub fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A position, without its past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The pieces of each seat.
    pub sides: [Set; 2],
    /// The kings of both.
    pub kings: Set,
    /// The seat to move.
    pub turn: Seat,
    /// Half-moves since the last capture or promotion.
    pub ratio: u32,
    /// The king that made each seat's last moves in a row without capture, and their number; `None` if the
    /// last was another move, and in games that do not count them.
    pub runs: [Option<(u8, u8)>; 2],
}

/// A move, complete: a capture includes all its victims.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// The piece's cell.
    pub from: u8,
    /// The cell where it ends.
    pub to: u8,
    /// The captured pieces.
    pub taken: Set,
    /// Whether it is a man and becomes a king.
    pub crowns: bool,
    /// The place of its route in the [`List`](super::list::List) that it comes from.
    pub route: usize,
}

impl Move {
    /// A move without capture.
    pub fn step(from: u8, to: u8) -> Move {
        Move { from, to, taken: 0, crowns: false, route: 0 }
    }

    /// Whether two are equal as moves, by whatever routes (section 3).
    pub fn is_same(self, other: Move) -> bool {
        (self.from, self.to, self.taken) == (other.from, other.to, other.taken)
    }
}

impl Board {
    /// The start of a game.
    pub fn start(laws: &Laws) -> Board {
        let sides = [laws.array(Seat(0)), laws.array(Seat(1))];
        Board { sides, kings: 0, turn: laws.begins, ratio: 0, runs: [None; 2] }
    }

    /// The pieces of the side to move.
    pub fn own(&self) -> Set {
        self.sides[self.turn.index()]
    }

    /// The pieces of the other side.
    pub fn foes(&self) -> Set {
        self.sides[other(self.turn).index()]
    }

    /// The occupied cells.
    pub fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1]
    }

    /// Whether the piece on a cell is a king.
    pub fn is_king(&self, cell: u8) -> bool {
        self.kings & bit(cell) != 0
    }

    /// The piece on a cell.
    pub fn piece(&self, cell: u8) -> Option<Piece> {
        let seat = [Seat(0), Seat(1)].into_iter().find(|seat| self.sides[seat.index()] & bit(cell) != 0)?;
        Some(Piece { seat, kind: if self.is_king(cell) { KING } else { MAN } })
    }

    /// Puts a piece on a cell, or empties it.
    pub fn set(&mut self, cell: u8, piece: Option<Piece>) {
        self.sides.iter_mut().chain([&mut self.kings]).for_each(|set| *set &= !bit(cell));
        let Some(piece) = piece else { return };
        self.sides[piece.seat.index()] |= bit(cell);
        if piece.kind == KING {
            self.kings |= bit(cell);
        }
    }

    /// The king of the side to move that has made too many moves in a row.
    pub fn resting(&self, laws: &Laws) -> Set {
        self.runs[self.turn.index()].filter(|(_, moves)| *moves >= laws.in_a_row).map_or(0, |(at, _)| bit(at))
    }

    /// Counts a move for the limit of moves in a row. A side without men does not count, nor does a king that
    /// is gone.
    fn count(&mut self, mv: Move, is_quiet: bool) {
        let run = self.runs[self.turn.index()].filter(|(at, _)| *at == mv.from).map_or(0, |(_, moves)| moves);
        self.runs[self.turn.index()] = is_quiet.then_some((mv.to, run.saturating_add(1)));
        for (run, side) in self.runs.iter_mut().zip(self.sides) {
            *run = run.filter(|(at, _)| side & bit(*at) != 0 && side & !self.kings != 0);
        }
    }

    /// Makes a move. Returns whether it is reversible: a king's move without capture (section 5).
    pub fn play(&mut self, laws: &Laws, mv: Move) -> bool {
        let was_king = self.is_king(mv.from);
        let (own, foe) = (self.turn.index(), other(self.turn).index());
        // It may end where it began.
        self.sides[own] = self.sides[own] & !bit(mv.from) | bit(mv.to);
        self.sides[foe] &= !mv.taken;
        self.kings &= !(bit(mv.from) | mv.taken);
        if was_king || mv.crowns {
            self.kings |= bit(mv.to);
        }
        if laws.in_a_row > 0 {
            self.count(mv, was_king && mv.taken == 0);
        }
        self.ratio = if mv.taken != 0 || mv.crowns { 0 } else { self.ratio.saturating_add(1) };
        self.turn = other(self.turn);
        was_king && mv.taken == 0
    }

    /// Whether the positions are equal for the rule of repetition.
    pub fn repeats(&self, before: &Board) -> bool {
        (self.sides, self.kings, self.turn) == (before.sides, before.kings, before.turn)
    }
}
