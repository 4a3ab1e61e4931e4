//! The legal moves: of chess, the steps of draughts, and chains, which are compulsory (rules page
//! `shashmaty`, sections 3 and 4).

use super::deed::Deed;
use super::state::Shashmaty;
use crate::chess::bits::{Set, bit, crossing, east, west};
use crate::chess::board::{Board, KING, KNIGHT, PAWN, ROOK, Side};
use crate::chess::moves::{Move, Only, Sink, Ways};
use crate::chess::tables::{diagonal, forward, king};
use crate::chess::variant::{self, Safety};
use liege_squares::Seam;

impl Shashmaty {
    /// Replaces the list's contents by the legal moves.
    pub fn list(&self, list: &mut Vec<Deed>) {
        list.clear();
        self.chains(false, |deed| list.push(deed));
        if list.is_empty() {
            list.extend(self.free(false));
        }
    }

    /// The moves that would be legal without chains. `loose`: without regard to the king.
    pub fn free(&self, loose: bool) -> Vec<Deed> {
        let (nature, board) = (&self.chess.variant, &self.chess.board);
        let (mut chess, mut steps): (Vec<Move>, Vec<Move>) = (Vec::new(), Vec::new());
        if loose {
            chess = variant::reachable(nature, board);
        } else {
            variant::legal(nature, board, &mut chess);
        }
        self.steps(loose, &mut steps);
        let chess = chess.into_iter().map(|mv| self.deed(mv, board.en_passant));
        // A pawn's step may lead to the square of an en-passant capture.
        chess.chain(steps.into_iter().map(|mv| self.deed(mv, 0))).collect()
    }

    fn deed(&self, mv: Move, en_passant: Set) -> Deed {
        let (board, from, to) = (&self.chess.board, mv.from, mv.to);
        let kind = board.kind_at(from).unwrap_or(PAWN);
        let mut taken = board.side(board.turn.other()) & bit(to);
        if kind == PAWN && (from ^ to) & 7 != 0 && en_passant & bit(to) != 0 {
            taken = bit(crossing(from, to));
        }
        // A bishop's shortest move is a step of draughts, too.
        let is_step = taken == 0 && king(Seam::None, from) & diagonal(Seam::None, from, 0) & bit(to) != 0;
        Deed::new(from, to, self.becomes(kind, to, is_step), taken)
    }

    /// The draughts steps that are not chess moves and leave the king safe, except `loose` ones.
    #[inline]
    pub fn steps(&self, loose: bool, sink: &mut impl Sink) {
        let mut board = self.chess.board;
        // They take nothing en passant.
        board.en_passant = 0;
        let royal = board.men(board.turn, KING);
        if loose || royal == 0 {
            return steps(&board, sink);
        }
        let safety = Safety::new(&self.chess.variant, &board, royal);
        steps(&board, &mut Only { sink, keep: |ways, squares| safety.allowed(ways, squares) });
    }
}

/// One square diagonally forward. Kings, queens and bishops have these moves in chess.
#[inline]
fn steps(board: &Board, sink: &mut impl Sink) {
    let men = board.kind(PAWN) | board.kind(KNIGHT) | board.kind(ROOK);
    let ahead = forward(board.turn, board.side(board.turn) & men);
    let back = if board.turn == Side::White { -8 } else { 8 };
    sink.add(Ways::Behind(back - 1), east(ahead) & !board.occupied(), &[]);
    sink.add(Ways::Behind(back + 1), west(ahead) & !board.occupied(), &[]);
}
