//! A move: of chess, a step of draughts, or a chain.

use crate::chess::bits::{EDGE_RANKS, Set, Squares, bit};
use crate::chess::board::{Board, CASTLINGS, KING, PAWN, ROOK};
use liege_squares::Kind;

/// The most jumps of a chain: a chain jumps over nothing on an edge, on the other colour of squares, or
/// twice.
const MOST: usize = 18;

/// A move: its effect on the board, and in a chain its way.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// The start of the piece.
    pub from: u8,
    /// The end of the piece.
    pub to: u8,
    /// The kind at the end.
    pub kind: Kind,
    /// The squares of all captured men. Only the target can be on the first or last rank.
    pub taken: Set,
    /// The jumps; (0, 0): no further one.
    pub(super) hops: [(u8, u8); MOST],
}

impl Deed {
    /// Makes a move that is not a chain, or the beginning of one.
    pub fn new(from: u8, to: u8, kind: Kind, taken: Set) -> Deed {
        Deed { from, to, kind, taken, hops: [(0, 0); MOST] }
    }

    /// The jumps in order: the victim's square and the landing square.
    pub fn hops(&self) -> impl Iterator<Item = (u8, u8)> {
        self.hops.into_iter().take_while(|hop| *hop != (0, 0))
    }

    /// Whether it captures on its target by chess. Jumps end on empty squares.
    pub fn takes_by_chess(&self) -> bool {
        self.taken & bit(self.to) != 0
    }

    /// The rook's square before and after, for a castling king.
    pub fn rook(&self) -> Option<(u8, u8)> {
        let castles = self.kind == KING && self.taken == 0;
        let castling = CASTLINGS.iter().find(|castling| castles && castling.king == (self.from, self.to));
        castling.map(|castling| castling.rook)
    }

    /// A number for the move, without the way of its jumps: both ends, the men captured before the end and at
    /// it, the kind.
    pub fn code(&self) -> u64 {
        let last = u64::from(self.takes_by_chess()) << 60 | u64::from(self.kind.0) << 61;
        u64::from(self.from) | u64::from(self.to) << 6 | (self.taken & !EDGE_RANKS) << 4 | last
    }

    /// The move with this number.
    pub fn of_code(code: u64) -> Deed {
        let to = (code >> 6 & 63) as u8;
        let last = if code >> 60 & 1 == 0 { 0 } else { bit(to) };
        Deed::new((code & 63) as u8, to, Kind((code >> 61) as u8), code >> 4 & !EDGE_RANKS | last)
    }

    /// Makes the move, and passes the turn.
    pub fn apply(&self, board: &mut Board) {
        let side = board.turn;
        let is_pawn = board.kind(PAWN) & bit(self.from) != 0;
        Squares(self.taken | bit(self.from)).for_each(|at| board.clear(at));
        board.put(self.to, side, self.kind);
        if let Some((from, to)) = self.rook() {
            board.clear(from);
            board.put(to, side, ROOK);
        }
        let is_double = is_pawn && self.taken == 0 && self.from.abs_diff(self.to) == 16;
        board.en_passant = if is_double { bit(u8::midpoint(self.from, self.to)) } else { 0 };
        board.halfmove = if is_pawn || self.taken != 0 { 0 } else { board.halfmove.saturating_add(1) };
        board.end_turn();
    }
}
