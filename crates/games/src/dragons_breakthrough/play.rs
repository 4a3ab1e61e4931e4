//! The effect of a move on a position, and the number of move sequences to a depth.

use super::board::{self, Cell, Cells, Side};
use super::moves::{Basic, Move};
use super::piece::{Handful, Kind};
use super::position::{PATIENCE, Pie, Position, REPEATS, Standing};

impl Position {
    /// Moves a piece from one cell to another, empty one.
    #[inline]
    fn carry(&mut self, kind: Kind, from: Cells, to: Cells) {
        let own = &mut self.sides[self.turn.index()];
        *own = *own & !from | to;
        let cells = &mut self.kinds[kind.index()];
        *cells = *cells & !from | to;
    }

    /// Removes pieces of the opponent from the board; returns them as pieces of a reserve.
    #[inline]
    fn lift(&mut self, taken: Cells) -> Handful {
        let captives = self.captives(taken);
        self.sides[self.turn.other().index()] &= !taken;
        for cells in &mut self.kinds {
            *cells &= !taken;
        }
        captives
    }

    /// The victims of a chain or of a chess piece's capture.
    pub fn taken_by(&self, from: Cell, way: &[Cell]) -> Cells {
        if let [to] = way
            && self.sides[self.turn.other().index()] & to.bit() != 0
        {
            return to.bit();
        }
        let mut at = from;
        way.iter().fold(0, |taken, to| taken | board::between(std::mem::replace(&mut at, *to), *to))
    }

    /// Turns a side's checker into an empress, if the side has none.
    #[inline]
    fn crown(&mut self, side: Side, cell: Cells) {
        if self.of(side, Kind::Empress) == 0 {
            self.kinds[Kind::Checker.index()] &= !cell;
            self.kinds[Kind::Empress.index()] |= cell;
        }
    }

    /// This position with the colours exchanged.
    pub fn exchanged(&self) -> Position {
        Position { pie: Pie::Past, swapped: !self.swapped, ..*self }
    }

    /// The position after a legal move.
    #[inline]
    pub fn after_move(&self, mv: &Move) -> Position {
        let mut next = *self;
        let side = self.turn;
        let mut telling = !mv.flight.is_empty();
        let kind = match mv.basic {
            Basic::Step { from, to } => {
                let kind = self.kind_on(from);
                next.carry(kind, from.bit(), to.bit());
                telling |= matches!(kind, Kind::Checker | Kind::Dragon);
                kind
            }
            Basic::Drop { kind, to } => {
                next.reserves[side.index()].take(kind);
                next.carry(kind, 0, to.bit());
                telling = true;
                kind
            }
            Basic::Capture { from, ref way } => {
                let kind = self.kind_on(from);
                let taken = self.taken_by(from, way);
                let captives = next.lift(taken);
                next.carry(kind, from.bit(), mv.basic.to().bit());
                if kind != Kind::Dragon {
                    let pool = next.reserves[side.index()].with(captives);
                    next.reserves[side.index()] = pool.without(mv.gone).unwrap_or(pool);
                }
                if taken & self.kinds[Kind::Empress.index()] != 0 {
                    next.succeed(side.other());
                }
                telling = true;
                kind
            }
        };
        let to = mv.basic.to().bit();
        if kind == Kind::Checker && to & side.last_row() != 0 {
            next.crown(side, to);
        }
        if let [from, .., to] = *mv.flight {
            next.carry(Kind::Dragon, from.bit(), to.bit());
        }
        next.clock = if telling { 0 } else { self.clock.saturating_add(1) };
        next.pie = if self.pie == Pie::Ahead { Pie::Open } else { Pie::Past };
        next.turn = side.other();
        next
    }

    /// A side has lost its empress: one of its waiting checkers takes her place.
    fn succeed(&mut self, side: Side) {
        if let Some(cell) = side.leftmost(self.waiting(side)) {
            self.crown(side, cell.bit());
        }
    }

    /// Counts the leaves of the tree of moves. `past`: the earlier positions with this one at the end, as the
    /// rule of repetition counts them; it is unchanged afterwards.
    pub fn perft(&self, depth: u32, past: &mut Vec<Standing>) -> u64 {
        // A position occurs for the third time eight plies after the first time at the earliest, and leaves
        // need no test for a draw.
        if past.len() as u64 + u64::from(depth) <= 4 * (REPEATS as u64 - 1) + 1 {
            return self.tree::<false>(depth, past);
        }
        self.tree::<true>(depth, past)
    }

    /// Counts the leaves, with the test of repetition (`REPEATED`) or without it.
    fn tree<const REPEATED: bool>(&self, depth: u32, past: &mut Vec<Standing>) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.decided() || self.clock >= PATIENCE || REPEATED && is_repeated(past) {
            return 0;
        }
        if depth == 1 {
            let moves = self.count();
            return if moves > 0 { moves + u64::from(self.may_swap()) } else { 0 };
        }
        let mut nodes = 0;
        let mut stuck = true;
        self.generate(&mut |mv| {
            stuck = false;
            let next = self.after_move(&mv);
            if REPEATED {
                past.push(next.standing());
            }
            nodes += next.tree::<REPEATED>(depth - 1, past);
            if REPEATED {
                past.pop();
            }
        });
        if self.may_swap() && !stuck {
            nodes += self.exchanged().tree::<REPEATED>(depth - 1, past);
        }
        nodes
    }
}

/// Whether the last of these positions occurs for the third time.
pub fn is_repeated(past: &[Standing]) -> bool {
    let Some((last, before)) = past.split_last() else { return false };
    // Positions with one side to move are every other entry.
    before.iter().rev().skip(1).step_by(2).filter(|old| *old == last).count() >= REPEATS - 1
}
