//! Dice chess (rules page `dice-chess`): a die decides which kind of man moves.

use super::bits::{EDGE_RANKS, EVERY, Set, Squares, bit, first};
use super::board::{Board, Castling, Done, KING, PAWN, ROOK, Side};
use super::fen::FIELDS as COMMON;
use super::game::Game;
use super::moves::{Count, Move, Only, Sink};
use super::orthodox::BASE;
use super::setup;
use super::variant::{self, Variant};
use liege_game::{Allowed, OptionSpec, Options};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Kind, Sight, Spec};
use liege_words::Message;

/// Dice chess.
#[derive(Clone, Copy, Debug)]
pub struct Dice {
    /// Whether check matters; else kings are simply captured.
    is_mate: bool,
    /// The thrown kind, while its move is due; `None`: a throw is due.
    thrown: Option<Kind>,
}

const WINS: [&str; 2] = ["mate", "king-capture"];
/// The throws; the kinds are numbered in their order, from 1 for the king.
const THROWS: [&str; 6] = ["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"];

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    version: 2,
    id: "dice-chess",
    prefix: "dic",
    options: &[OptionSpec { name: "win", values: Allowed::OneOf(&WINS), default: WINS[0] }],
    dice: true,
    start: Game::<Dice>::start,
    words: super::words!("dice-chess"),
    usual_moves: 45,
    ..BASE
};

impl Dice {
    /// The legal moves of the men of the thrown kind; of all men while a throw is due. A king left in check
    /// may be captured, whatever happens to one's own (section 4).
    fn moves(self, board: &Board, sink: &mut impl Sink) {
        let target = board.men(board.turn.other(), KING);
        let men = self.movers(board, board.turn);
        let attackers = men.attackers(Self::SEAM, board.turn, first(target), board.occupied());
        if target == 0 || attackers & self.movable(board) == 0 {
            return variant::legal(&self, board, sink);
        }
        variant::unguarded(&self, board, &mut Only { sink, keep: |_, squares| squares & target });
        variant::legal(&self, board, &mut Only { sink, keep: |_, squares| squares & !target });
    }

    fn may_move(self, board: &Board) -> bool {
        let mut count = Count::default();
        self.moves(board, &mut count);
        count.0 > 0
    }

    /// The number of a kind on the die.
    fn number(kind: Kind) -> u8 {
        kind.0 + 1
    }
}

impl Variant for Dice {
    const FIELDS: &'static [&'static str] = &["thrown"];
    /// Lost turns repeat positions by mere bad luck, so repetition is not a draw (section 5).
    const REPEATS: bool = false;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    /// If kings are not captured, a king alone can't win.
    fn can_win(&self, board: &Board, side: Side) -> bool {
        !self.is_mate || !board.is_bare(side)
    }

    fn new(options: &Options) -> Self {
        Dice { is_mate: options.get("win") != WINS[1], thrown: None }
    }

    fn array(_: &Options) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 -"
    }

    fn royal(&self, board: &Board, side: Side) -> Set {
        if self.is_mate { board.men(side, KING) } else { 0 }
    }

    fn movable(&self, board: &Board) -> Set {
        self.thrown.map_or(EVERY, |kind| board.kind(kind))
    }

    /// Castling moves a king and a rook: either number permits it (section 3).
    fn may_castle(&self, _: &Castling) -> bool {
        self.thrown.is_none_or(|kind| kind == KING || kind == ROOK)
    }

    fn generate<S: Sink>(&self, board: &Board, sink: &mut S) {
        if self.thrown.is_some() {
            self.moves(board, sink);
        }
    }

    /// The throws, while one is due and the game is not over (section 5).
    fn words(&self, board: &Board) -> &'static [&'static str] {
        if self.thrown.is_none() && self.may_move(board) { &THROWS } else { &[] }
    }

    /// A throw: if no man of that kind can move, the turn is lost.
    fn say(&mut self, board: &mut Board, word: &str) {
        self.thrown = word.strip_prefix("roll ").and_then(|number| self.of_number(number));
        if !self.may_move(board) {
            self.thrown = None;
            board.en_passant = 0;
            board.halfmove = board.halfmove.saturating_add(1);
            board.end_turn();
        }
    }

    fn after(&mut self, board: &mut Board, done: &Done) {
        self.thrown = None;
        self.pass_turn(board, done);
    }

    fn is_dead(&self, board: &Board) -> bool {
        self.is_mate && self.thrown.is_none() && board.has_only_kings()
    }

    /// The squares of a possible en passant, whatever was thrown.
    fn en_passant(&self, board: &Board) -> Set {
        variant::en_passant(&Dice { thrown: Some(PAWN), ..*self }, board)
    }

    fn mark(&self) -> u64 {
        self.thrown.map_or(0, |kind| 1 + u64::from(kind.0))
    }

    fn write_fields(&self) -> Vec<String> {
        vec![self.thrown.map_or_else(|| "-".to_owned(), |kind| Dice::number(kind).to_string())]
    }

    fn read_fields(&mut self, fields: &Fields<'_>) -> Result<(), Fault> {
        let text = fields.text(COMMON.len());
        self.thrown = self.of_number(text);
        let is_none = self.thrown.is_none() && text != "-";
        if is_none { Err(fields.fault(COMMON.len(), "dic-position-thrown")) } else { Ok(()) }
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        setup::kings(board, [0, 0])?;
        setup::no_pawns(board, EDGE_RANKS)?;
        // A turn is lost at once if nothing can move by the number.
        match self.thrown {
            Some(kind) if !self.may_move(board) => {
                let message = Message::new("dic-position-lost").with("piece", SPEC.kind(kind).name());
                Err(Fault::at(COMMON.len(), message.with("number", i64::from(Dice::number(kind)))))
            }
            _ => Ok(()),
        }
    }

    fn sights(&self, board: &Board) -> Vec<Sight> {
        let Some(kind) = self.thrown else { return Vec::new() };
        let mut moves: Vec<Move> = Vec::new();
        self.generate(board, &mut moves);
        let men = moves.iter().fold(0, |men, mv| men | bit(mv.from));
        let die = Sight::Die(board.seat(board.turn), Dice::number(kind));
        [die].into_iter().chain(Squares(men).map(|at| Sight::May(board.square(at)))).collect()
    }

    fn of_number(&self, number: &str) -> Option<Kind> {
        let number = number.parse::<u8>().ok().filter(|number| (1..=6).contains(number))?;
        Some(Kind(number - 1))
    }

    fn note(&self, _: &Board) -> Option<Message> {
        let kind = self.thrown?;
        let message = Message::new("dic-note-thrown").with("number", i64::from(Dice::number(kind)));
        Some(message.with("piece", SPEC.kind(kind).name()))
    }

    fn objection(&self, _: &Board, kind: Kind, mv: Move) -> Option<Message> {
        let thrown = self.thrown?;
        let castles = kind == KING && mv.from.abs_diff(mv.to) == 2 && thrown == ROOK;
        if kind == thrown || castles {
            return None;
        }
        let message = Message::new("dic-objection-number").with("number", i64::from(Dice::number(thrown)));
        Some(message.with("piece", SPEC.kind(thrown).name()))
    }
}
