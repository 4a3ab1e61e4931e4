//! Two-move chess (rules page `two-move-chess`): two moves a turn, and kings are captured.

use super::bits::{EDGE_RANKS, Set, Squares};
use super::board::{Board, Done, KING, PAWN, Side};
use super::fen::{FIELDS as COMMON, read_set, write_set};
use super::game::Game;
use super::orthodox::BASE;
use super::setup;
use super::tables::{forward, king};
use super::variant::{self, Variant};
use liege_game::scene::Icon;
use liege_game::{Options, mixed};
use liege_squares::Spec;
use liege_squares::fen::{Fault, Fields};
use liege_words::Message;

/// Two-move chess.
#[derive(Clone, Copy, Debug)]
pub struct TwoMove {
    /// How many moves are left in this turn: 1 or 2.
    left: u8,
    /// The squares that pawns have passed over in this turn.
    passed: Set,
}

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    id: "two-move-chess",
    prefix: "two",
    start: Game::<TwoMove>::start,
    words: super::words!("two-move-chess"),
    usual_moves: 12,
    ..BASE
};

impl TwoMove {
    /// Whether the side to move has a move. Nearly always a move of its king or of a pawn proves it.
    fn may_move(self, board: &Board) -> bool {
        let own = board.side(board.turn);
        let ahead = forward(board.turn, board.men(board.turn, PAWN)) & !board.occupied();
        let step = |at: u8| king(Self::SEAM, at) & !own != 0;
        if ahead != 0 || Squares(board.men(board.turn, KING)).any(step) {
            return true;
        }
        variant::count(&self, board) > 0
    }
}

impl Variant for TwoMove {
    const FIELDS: &'static [&'static str] = &["left", "passed"];
    const BEAM: usize = 64;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(_: &Options) -> Self {
        TwoMove { left: 2, passed: 0 }
    }

    fn array(_: &Options) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 1 -"
    }

    /// Check has no meaning.
    fn royal(&self, _: &Board, _: Side) -> Set {
        0
    }

    /// Begins the second move, or the opponent's turn. Squares open to en passant stay open for the second
    /// move only if the first one was en passant (section 4).
    fn after(&mut self, board: &mut Board, done: &Done) {
        self.passed |= done.passed;
        self.left = self.left.saturating_sub(1);
        if self.left > 0 {
            if done.taken.is_some_and(|(at, _)| at != done.mv.to) {
                board.en_passant = board.still_open(done.open, done.side);
            }
            if self.may_move(board) {
                return;
            }
        }
        board.end_turn();
        board.en_passant = board.still_open(self.passed, board.turn);
        (self.left, self.passed) = (2, 0);
    }

    fn is_dead(&self, _: &Board) -> bool {
        false
    }

    /// All open squares, whether or not a pawn is ready to capture (section 6).
    fn en_passant(&self, board: &Board) -> Set {
        board.en_passant
    }

    fn mark(&self) -> u64 {
        mixed(&(self.left, self.passed))
    }

    fn write_fields(&self) -> Vec<String> {
        vec![self.left.to_string(), write_set(self.passed)]
    }

    fn read_fields(&mut self, fields: &Fields<'_>) -> Result<(), Fault> {
        self.left = [1, 2][fields.one_of(COMMON.len(), &["1", "2"], "sqr-position-left")?];
        self.passed = fields.read(COMMON.len() + 1, read_set)?;
        Ok(())
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        // Only a pawn of the side to move can have passed, in the first move of the turn; it is still where
        // it landed.
        let open = board.still_open(self.passed & board.turn.rank(2), board.turn.other());
        let is_possible =
            open == self.passed && (self.left == 1 || self.passed == 0) && open.count_ones() <= 1;
        let wrong = if is_possible { 0 } else { self.passed };
        setup::none(COMMON.len() + 1, "sqr-position-en-passant", wrong)?;
        setup::kings(board, [0, 0])?;
        setup::no_pawns(board, EDGE_RANKS)
    }

    fn is_within_turn(&self) -> bool {
        self.left == 1
    }

    fn note(&self, _: &Board) -> Option<Message> {
        Some(Message::new("two-note-left").with("left", i64::from(self.left)))
    }

    fn plate(&self, board: &Board, side: Side) -> (Vec<Icon>, Option<Message>) {
        let left = Message::new("two-plate-left").with("left", i64::from(self.left));
        // White's first turn is one move, so it is over.
        let is_first = board.fullmove == 1 && board.turn == Side::White;
        (Vec::new(), (side == board.turn && !is_first).then_some(left))
    }
}
