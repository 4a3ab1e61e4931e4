//! Move-all (rules page `move-all`): every man may move once in a turn, and kings are captured.

use super::bits::{EDGE_RANKS, Set, Squares, bit};
use super::board::{Board, Castling, Done, Side, name};
use super::fen::{FIELDS as COMMON, read_set, write_set};
use super::game::Game;
use super::moves::Move;
use super::orthodox::BASE;
use super::setup;
use super::variant::Variant;
use liege_game::{Options, mixed};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Kind, Sight, Spec};
use liege_words::Message;

#[derive(Clone, Copy, Debug)]
pub struct MoveAll {
    /// The squares of the men that have moved in this turn.
    moved: Set,
    /// The squares that pawns have passed over in this turn, while en passant is possible there.
    passed: Set,
}

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    id: "move-all",
    prefix: "all",
    verbs: &["end"],
    start: Game::<MoveAll>::start,
    words: super::words!("move-all"),
    usual_moves: 8,
    ..BASE
};

impl MoveAll {
    /// The men that could still move in this turn.
    fn left(self, board: &Board) -> Set {
        let mut moves: Vec<Move> = Vec::new();
        self.generate(board, &mut moves);
        moves.iter().fold(0, |men, mv| men | bit(mv.from))
    }
}

impl Variant for MoveAll {
    const FIELDS: &'static [&'static str] = &["moved", "passed"];
    const BEAM: usize = 12;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(_: &Options) -> Self {
        MoveAll { moved: 0, passed: 0 }
    }

    fn array(_: &Options) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 - -"
    }

    /// Check has no meaning.
    fn royal(&self, _: &Board, _: Side) -> Set {
        0
    }

    fn movable(&self, _: &Board) -> Set {
        !self.moved
    }

    fn may_castle(&self, castling: &Castling) -> bool {
        self.moved & (bit(castling.king.0) | bit(castling.rook.0)) == 0
    }

    fn words(&self, _: &Board) -> &'static [&'static str] {
        if self.moved == 0 { &[] } else { &["end"] }
    }

    /// Ends the turn. The counter counts quiet turns, not moves (section 6).
    fn say(&mut self, board: &mut Board, _: &str) {
        board.halfmove = board.halfmove.saturating_add(1);
        board.end_turn();
        board.en_passant = self.passed;
        (self.moved, self.passed) = (0, 0);
    }

    /// Continues the turn. If a man stands on a square that a pawn has passed over, en passant is no longer
    /// possible there (section 4).
    fn after(&mut self, board: &mut Board, done: &Done) {
        self.moved |= bit(done.mv.to) | done.rook.map_or(0, |(_, to)| bit(to));
        self.passed = board.still_open(self.passed | done.passed, done.side.other());
        board.en_passant = board.still_open(done.open, done.side);
        if board.halfmove > 0 {
            board.halfmove -= 1;
        }
    }

    fn is_dead(&self, _: &Board) -> bool {
        false
    }

    /// All open squares, whether or not a pawn is ready to capture (section 6).
    fn en_passant(&self, board: &Board) -> Set {
        board.en_passant
    }

    fn mark(&self) -> u64 {
        mixed(&(self.moved, self.passed))
    }

    fn write_fields(&self) -> Vec<String> {
        vec![write_set(self.moved), write_set(self.passed)]
    }

    fn read_fields(&mut self, fields: &Fields<'_>) -> Result<(), Fault> {
        self.moved = fields.read(COMMON.len(), read_set)?;
        self.passed = fields.read(COMMON.len() + 1, read_set)?;
        Ok(())
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        setup::none(COMMON.len(), "all-position-moved", self.moved & !board.side(board.turn))?;
        // A pawn that has passed is still where it landed, and it has moved.
        let enemy = board.turn.other();
        let landed = super::tables::forward(board.turn, self.passed) & self.moved;
        let open = board.still_open(self.passed & board.turn.rank(2), enemy);
        let possible = open & super::tables::forward(enemy, landed);
        setup::none(COMMON.len() + 1, "sqr-position-en-passant", self.passed & !possible)?;
        setup::kings(board, [0, 0])?;
        setup::no_pawns(board, EDGE_RANKS)
    }

    fn sights(&self, board: &Board) -> Vec<Sight> {
        Squares(self.moved).map(|at| Sight::Moved(board.square(at))).collect()
    }

    /// Within a turn the counter does not change, whatever is moved.
    fn is_irreversible(&self, board: &Board) -> bool {
        self.moved == 0 && board.halfmove == 0
    }

    fn is_within_turn(&self) -> bool {
        self.moved != 0
    }

    fn note(&self, board: &Board) -> Option<Message> {
        let left = self.left(board).count_ones();
        let message = match left {
            0 => Message::new("all-note-none"),
            _ => Message::new("all-note-moved").with("left", i64::from(left)),
        };
        self.is_within_turn().then_some(message)
    }

    /// The men that could still move.
    fn lines(&self, board: &Board) -> Vec<Message> {
        let left = if self.is_within_turn() { self.left(board) } else { 0 };
        let line = || Message::new("all-note-unmoved").with("pieces", board.told(&SPEC, left));
        (left != 0).then(line).into_iter().collect()
    }

    fn objection(&self, _: &Board, kind: Kind, mv: Move) -> Option<Message> {
        if self.moved & bit(mv.from) == 0 {
            return None;
        }
        let message = Message::new("all-objection-moved").with("piece", SPEC.kind(kind).name());
        Some(message.with("square", name(mv.from)))
    }
}
