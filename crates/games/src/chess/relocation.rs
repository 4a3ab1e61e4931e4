//! Swedish relocation chess (rules page `swedish-relocation`): captured men are put back on the board.

use super::attack::{Movers, attacking};
use super::bits::{EDGE_RANKS, EVERY, Set, Squares, bit, first};
use super::board::{Board, KING, PAWN, Side};
use super::game::Game;
use super::moves::{Move, Only, Sink, Ways};
use super::orthodox::BASE;
use super::tables::{diagonal, straight};
use super::variant::{self, Variant};
use liege_game::Options;
use liege_squares::{Kind, Seam, Spec};
use liege_words::Message;

/// Swedish relocation chess.
#[derive(Clone, Copy, Debug)]
pub struct Relocation;

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "swedish-relocation",
    prefix: "rel",
    start: Game::<Relocation>::start,
    pgn: Some("Relocation"),
    words: super::words!("swedish-relocation"),
    puts: true,
    usual_moves: 60,
    ..BASE
};

impl Variant for Relocation {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// A king alone checks nobody.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !board.is_bare(side)
    }

    fn new(_: &Options) -> Self {
        Relocation
    }

    /// Moves without a capture are those of chess. A captured man may expose the king and cover him again, so
    /// captures are examined one by one.
    fn generate<S: Sink>(&self, board: &Board, sink: &mut S) {
        let mut quiet = *board;
        quiet.en_passant = 0;
        variant::legal(self, &quiet, &mut Only { sink, keep: |_, squares| squares & !board.occupied() });
        variant::unguarded(self, board, &mut Captures { board, sink });
    }

    /// Captures with every square for their victims, as if no rule restricted it.
    fn reachable(&self, board: &Board) -> Vec<Move> {
        let mut list = Vec::new();
        for mv in variant::reachable(self, board) {
            match victim(board, mv) {
                None => list.push(mv),
                Some((at, _)) => list.add(Ways::PutBack(mv), !occupied(board, mv, at), &[]),
            }
        }
        list
    }

    fn objection(&self, board: &Board, _: Kind, mv: Move) -> Option<Message> {
        let (put, (at, kind)) = (bit(mv.put?), victim(board, mv)?);
        if kind == PAWN && put & EDGE_RANKS != 0 {
            return Some(Message::new("rel-objection-edge"));
        }
        let seen_from = attacking(kind, board.turn.other(), king_after(board, mv), occupied(board, mv, at));
        (seen_from & put != 0).then(|| Message::new("rel-objection-check"))
    }

    /// Only bare kings are a dead position (section 5).
    fn is_dead(&self, board: &Board) -> bool {
        board.has_only_kings()
    }

    /// Captures and pawn moves can be undone here.
    fn is_irreversible(&self, _: &Board) -> bool {
        false
    }
}

/// The victim of a move, with its square.
fn victim(board: &Board, mv: Move) -> Option<(u8, Kind)> {
    let at = board.victim(mv.from, mv.to);
    board.kind_at(at).map(|kind| (at, kind))
}

/// The squares that are occupied after a capture, of the men that were on `at`.
fn occupied(board: &Board, mv: Move, at: u8) -> Set {
    board.occupied() & !bit(mv.from) & !bit(at) | bit(mv.to)
}

/// The square of the captor's king then.
fn king_after(board: &Board, mv: Move) -> u8 {
    let king = board.men(board.turn, KING);
    if king == bit(mv.from) { mv.to } else { first(king) }
}

/// The squares where a move's victim may be put back: any empty square, for pawns not on the edge ranks, on
/// which the captor's king is safe (section 4).
fn squares(board: &Board, mv: Move) -> Set {
    let Some((at, kind)) = victim(board, mv) else { return 0 };
    let (enemy, own_king, occupied) = (board.turn.other(), king_after(board, mv), occupied(board, mv, at));
    let edge = if kind == PAWN { EDGE_RANKS } else { 0 };
    let men = Movers::orthodox(board, enemy);
    let attackers = men.attackers(Seam::None, enemy, own_king, occupied) & !bit(at);
    // The captured man may block an attack along a line.
    let shut_out = match attackers.count_ones() {
        0 => EVERY,
        1 => between(own_king, first(attackers), occupied),
        _ => 0,
    };
    !occupied & !edge & shut_out & !attacking(kind, enemy, own_king, occupied)
}

/// The squares between two squares on one line.
fn between(one: u8, other: u8, occupied: Set) -> Set {
    [straight, diagonal].into_iter().fold(0, |between, seen| {
        let (here, there) = (seen(Seam::None, one, occupied), seen(Seam::None, other, occupied));
        between | if here & bit(other) == 0 { 0 } else { here & there }
    })
}

/// Passes on captures only, with the squares for their victims.
struct Captures<'a, S> {
    board: &'a Board,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Captures<'_, S> {
    fn add(&mut self, ways: Ways, targets: Set, becomes: &[Kind]) {
        let victims = self.board.side(self.board.turn.other()) | self.board.en_passant;
        for mv in Squares(targets & victims).map(|to| ways.to(to)) {
            self.sink.add(Ways::PutBack(mv), squares(self.board, mv), becomes);
        }
    }
}
