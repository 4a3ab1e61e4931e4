//! The common rules of the family's games, with hooks for each game's own. Every default is chess.
//!
//! Below the trait are the moves that follow from it: they are handed in sets to a [`Sink`]. Hardly any move
//! can affect the safety of the king, and the others are not tried out: see [`Safety`].

pub use super::worth::OwnWorth;

use super::attack::Movers;
use super::bits::{EDGE_RANKS, EVERY, FILE_A, FILE_H, Set, Squares, bit, east, first, west};
use super::board::{BISHOP, Board, Castling, Done, KING, KNIGHT, PAWN, QUEEN, ROOK, Side};
use super::moves::{Count, Move, Only, Sink, Ways};
use super::position::Game;
use super::setup::{kings, no_pawns};
use super::tables::{diagonal, forward, pawn_attacks, straight};
use liege_game::Options;
use liege_game::scene::Icon;
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Ending, Kind, Seam, Sight, Spec, Why};
use liege_words::Message;
use std::fmt::Debug;
use std::marker::PhantomData;

/// The squares where pawns promote, with the kinds they may become there.
pub type Promotions = &'static [(Set, &'static [Kind])];

/// A side that has lost by a rule of the game's own. The sentence, the sign on the plate and the marks on the
/// board follow from `why`.
#[derive(Clone, Copy, Debug)]
pub struct Lost {
    pub side: Side,
    /// The reason.
    pub why: Why,
}

impl Lost {
    /// Its king, or the piece in his place, was captured: the picture shows the captured piece.
    pub const fn taken(side: Side) -> Lost {
        Lost { side, why: Why::Taken }
    }

    /// Another reason: a message with the arguments `seat` (the loser) and `winner`. Its attribute `.plate`
    /// is for the loser's plate.
    #[cfg_attr(
        not(test),
        allow(dead_code, reason = "for the next game; so far one of the tests ends like this")
    )]
    pub const fn by(side: Side, message: &'static str) -> Lost {
        Lost { side, why: Why::Own(message) }
    }
}

/// A game of the family: its options, and the state that its positions have beside the board.
pub trait Variant: Copy + Debug + Send + Sync + 'static {
    /// The way in which the left and right edges are joined.
    const SEAM: Seam = Seam::None;
    /// Whether men are put on the board from the hand.
    const HANDS: bool = false;
    /// The kinds that have to be placed before anything else is done, while they are in the hand.
    const PLACED_FIRST: &'static [Kind] = &[KING];
    /// The worth of the game's own kind to engines, if it has one.
    const OWN: OwnWorth = OwnWorth { worth: 0, sight: (0, 0), weight: 0 };
    /// The squares where pawns promote. Elsewhere on the last rank they stay pawns.
    const PROMOTIONS: Promotions = &[(EDGE_RANKS, &[QUEEN, ROOK, BISHOP, KNIGHT])];
    /// The names of the fields that its position strings have beyond the six.
    const FIELDS: &'static [&'static str] = &[];
    /// Whether positions that repeat make a draw.
    const REPEATS: bool = true;
    /// The number of the first move.
    const FIRST_MOVE: u32 = 1;
    /// How many beginnings of a turn an engine follows, where a turn is several moves.
    const BEAM: usize = 0;

    /// The fixed part of the game.
    fn spec(&self) -> &'static Spec;

    /// The game with these options.
    fn new(options: &Options) -> Self;

    /// The position string of the start.
    fn array(_: &Options) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    }

    /// An empty board of the game.
    fn board(&self) -> Board {
        Board::default()
    }

    /// How the men of a side move.
    fn movers(&self, board: &Board, side: Side) -> Movers {
        Movers::orthodox(board, side)
    }

    /// The king of a side, if it has to be kept safe; else the empty set.
    fn royal(&self, board: &Board, side: Side) -> Set {
        board.men(side, KING)
    }

    /// The men of the side to move that may move at present.
    fn movable(&self, _: &Board) -> Set {
        EVERY
    }

    /// Whether a king and rook that have not moved may castle at present, as far as the turn is concerned.
    fn may_castle(&self, _: &Castling) -> bool {
        true
    }

    /// The squares where a man of that kind may be put from the hand: a part of `within`, which is empty
    /// squares. (The safety of the player's own king is checked elsewhere, except for the king himself.)
    fn drop_squares(&self, _: &Board, _: Kind, _: Set) -> Set {
        0
    }

    /// The legal moves of men.
    fn generate<S: Sink>(&self, board: &Board, sink: &mut S) {
        legal(self, board, sink);
    }

    /// All moves of men without regard to legality: see [`reachable`].
    fn reachable(&self, board: &Board) -> Vec<Move> {
        reachable(self, board)
    }

    /// The possible actions that are not moves of men: the end of a turn, or the throws of a die.
    fn words(&self, _: &Board) -> &'static [&'static str] {
        &[]
    }

    /// Performs one of [`Variant::words`].
    fn say(&mut self, _: &mut Board, _: &str) {}

    /// Settles the consequences of a move: the next turn, and the squares open to en passant.
    fn after(&mut self, board: &mut Board, done: &Done) {
        self.pass_turn(board, done);
    }

    /// Passes the turn after a move. A square is open to en passant if a pawn is ready to capture there.
    fn pass_turn(&self, board: &mut Board, done: &Done) {
        board.end_turn();
        if done.passed != 0 {
            let ready = pawn_attacks(Self::SEAM, done.side, done.passed);
            let pawns = self.movers(board, board.turn).pawns;
            board.en_passant = if ready & pawns == 0 { 0 } else { done.passed };
        }
    }

    /// The side that has lost otherwise than by checkmate: the one whose king was captured, unless the game
    /// has its own rule. (If kings are kept safe, none is ever captured.)
    fn lost(&self, board: &Board) -> Option<Lost> {
        board.without_king().map(Lost::taken)
    }

    /// The worth of a position for White, in hundredths of a pawn; [`Game::balance`] is its worth in chess.
    fn value(&self, game: &Game<Self>) -> i32
    where
        Self: Sized,
    {
        game.balance()
    }

    /// Whether neither side can win any more.
    fn is_dead(&self, board: &Board) -> bool {
        board.lacks_material()
    }

    /// Whether a side could win by any sequence of legal moves; it is false only if that is certain.
    fn can_win(&self, _: &Board, _: Side) -> bool {
        true
    }

    /// The en-passant squares of the position string: those where a capture is possible.
    fn en_passant(&self, board: &Board) -> Set {
        en_passant(self, board)
    }

    /// A hash of the state that its positions have beside the board.
    fn mark(&self) -> u64 {
        0
    }

    /// The fields of the position string beyond the six.
    fn write_fields(&self) -> Vec<String> {
        Vec::new()
    }

    /// Reads the fields after the six.
    fn read_fields(&mut self, _: &Fields<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// Refuses impossible positions, beyond those that every game refuses. A game that forbids more than
    /// chess begins with [`check_orthodox`].
    fn check(&self, board: &Board) -> Result<(), Fault> {
        check_orthodox(self, board)
    }

    /// Whether no position before the last action can come again.
    fn is_irreversible(&self, board: &Board) -> bool {
        board.halfmove == 0
    }

    /// Sights beside men, moves and checks.
    fn sights(&self, _: &Board) -> Vec<Sight> {
        Vec::new()
    }

    /// The kind that moves by this throw of the die.
    fn of_number(&self, _: &str) -> Option<Kind> {
        None
    }

    /// Whether a move was made already in this turn. Positions are compared between turns only.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// The parts of the turn that are done or still due.
    fn note(&self, _: &Board) -> Option<Message> {
        None
    }

    /// Signs and a few words for the plate of a side.
    fn plate(&self, _: &Board, _: Side) -> (Vec<Icon>, Option<Message>) {
        (Vec::new(), None)
    }

    /// Lines of the summary that only this game has.
    fn lines(&self, _: &Board) -> Vec<Message> {
        Vec::new()
    }

    /// The sentence for the end, if the common one does not fit.
    fn ending_said(&self, _: Ending) -> Option<Message> {
        None
    }

    /// The game's own reason why a man of that kind may not make a move.
    fn objection(&self, _: &Board, _: Kind, _: Move) -> Option<Message> {
        None
    }
}

/// The attackers of a side's king, if he has to be kept safe.
pub fn checkers<V: Variant>(variant: &V, board: &Board, side: Side) -> Set {
    let royal = variant.royal(board, side);
    if royal == 0 {
        return 0;
    }
    let men = variant.movers(board, side.other());
    men.attackers(V::SEAM, side.other(), first(royal), board.occupied())
}

/// Checks that the position is possible in chess: each side has its king, no pawn is on an edge rank, and the
/// side that is not to move is not in check. A game that forbids more calls this first in its
/// [`Variant::check`].
pub fn check_orthodox<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    kings(board, [1, 1])?;
    no_pawns(board, EDGE_RANKS)?;
    not_in_check(variant, board)
}

/// Checks that the side not to move is not in check.
pub fn not_in_check<V: Variant>(variant: &V, board: &Board) -> Result<(), Fault> {
    let waiting = board.turn.other();
    let message = || Message::new("sqr-position-check").with("seat", board.seat(waiting));
    if checkers(variant, board, waiting) == 0 { Ok(()) } else { Err(Fault::at(1, message())) }
}

/// The facts on which the safety of the king of the side to move depends.
pub struct Safety<'a, V> {
    board: &'a Board,
    king: u8,
    /// The enemy, and the way his men move.
    enemy: Side,
    men: Movers,
    variant: PhantomData<V>,
}

impl<'a, V: Variant> Safety<'a, V> {
    /// Collects the facts for the king of the side to move.
    pub fn new(variant: &V, board: &'a Board, royal: Set) -> Self {
        let enemy = board.turn.other();
        let men = variant.movers(board, enemy);
        Safety { board, king: first(royal), enemy, men, variant: PhantomData }
    }

    /// Whether the king is in check.
    pub fn is_check(&self) -> bool {
        !self.is_safe(self.king, 0, 0)
    }

    /// The king's own men that he sees along lines: a move of one of them may bring about a check.
    pub fn shields(&self) -> Set {
        let occupied = self.board.occupied();
        let seen = straight(V::SEAM, self.king, occupied) | diagonal(V::SEAM, self.king, occupied);
        seen & self.board.side(self.board.turn)
    }

    /// Whether the king, or the piece in his place, is safe on a square when the men on `gone` have left and
    /// `occupied` is occupied.
    fn is_safe(&self, king: u8, gone: Set, occupied: Set) -> bool {
        let occupied = self.board.occupied() & !gone | occupied;
        self.men.attackers(V::SEAM, self.enemy, king, occupied) & !gone == 0
    }

    /// The squares among these to which a man may go, or where it may be put, with the king safe afterwards.
    pub fn allowed(&self, ways: Ways, squares: Set) -> Set {
        let allows = |to: &u8| {
            let from = ways.to(*to).from;
            if from == self.king {
                return self.is_safe(*to, bit(from) | bit(*to), bit(*to));
            }
            let gone = if from < 64 { bit(from) | bit(self.board.victim(from, *to)) } else { 0 };
            self.is_safe(self.king, gone | bit(*to), bit(*to))
        };
        Squares(squares).filter(allows).fold(0, |allowed, to| allowed | bit(to))
    }

    /// Whether the king is safe on his whole way, and at its end with the rook beside him.
    pub fn allows_castling(&self, castling: &Castling) -> bool {
        let (king, rook) = (castling.king.1, castling.rook.1);
        Squares(castling.path).all(|at| self.is_safe(at, bit(self.king), 0))
            && self.is_safe(king, castling.corners(), bit(king) | bit(rook))
    }
}

/// The facts that move generation needs of the side to move.
struct Mover<'a, V> {
    /// The game: only its constants are needed here.
    game: PhantomData<V>,
    board: &'a Board,
    side: Side,
    men: Movers,
    /// The men that may move.
    movable: Set,
    enemy: Set,
    occupied: Set,
}

impl<'a, V: Variant> Mover<'a, V> {
    fn new(variant: &'a V, board: &'a Board, movable: Set) -> Self {
        let (side, occupied) = (board.turn, board.occupied());
        let men = variant.movers(board, side);
        Mover { game: PhantomData, board, side, men, movable, enemy: board.side(side.other()), occupied }
    }

    /// The moves of these men, without en passant and castling.
    fn moves(&self, among: Set, sink: &mut impl Sink) {
        let Movers { pawns, knights, diagonals, straights, kings } = self.men;
        let among = among & self.movable;
        self.pawns(pawns & among, sink);
        for from in Squares((knights | diagonals | straights | kings) & among) {
            let seen = self.men.seen_from(V::SEAM, from, self.occupied);
            sink.add(Ways::From(from), seen & (!self.occupied | self.enemy), &[]);
        }
    }

    fn pawns(&self, pawns: Set, sink: &mut impl Sink) {
        let back = if self.side == Side::White { -8 } else { 8 };
        let ahead = forward(self.side, pawns);
        let once = ahead & !self.occupied;
        let twice = forward(self.side, once & self.side.rank(2)) & !self.occupied;
        advance::<V>(once, back, sink);
        sink.add(Ways::Behind(2 * back), twice, &[]);
        advance::<V>(east(ahead) & self.enemy, back - 1, sink);
        advance::<V>(west(ahead) & self.enemy, back + 1, sink);
        if V::SEAM == Seam::Cylinder {
            advance::<V>((ahead & FILE_H) >> 7 & self.enemy, back + 7, sink);
            advance::<V>((ahead & FILE_A) << 7 & self.enemy, back - 7, sink);
        }
    }

    fn en_passant(&self, sink: &mut impl Sink) {
        let pawns = self.men.pawns & self.movable;
        for to in Squares(self.board.en_passant) {
            for from in Squares(pawn_attacks(V::SEAM, self.side.other(), bit(to)) & pawns) {
                sink.add(Ways::From(from), bit(to), &[]);
            }
        }
    }

    /// Castlings whose squares are empty and that are allowed.
    fn castlings(&self, sink: &mut impl Sink, is_allowed: impl Fn(&Castling) -> bool) {
        for castling in self.board.castlings().filter(|castling| castling.side == self.side) {
            if self.occupied & castling.between == 0 && is_allowed(castling) {
                sink.add(Ways::From(castling.king.0), bit(castling.king.1), &[]);
            }
        }
    }

    /// Men put on the board from the hand.
    fn drops(&self, sink: &mut impl Sink, squares: impl Fn(Kind) -> Set) {
        for (kind, _) in self.board.held(self.side) {
            sink.add(Ways::From(Move::hand(kind)), squares(kind), &[]);
        }
    }

    /// All moves, without regard to the king. While a kind of [`Variant::PLACED_FIRST`] is in the hand,
    /// placing it is the only move.
    fn all(
        &self,
        sink: &mut impl Sink,
        may_castle: impl Fn(&Castling) -> bool,
        squares: impl Fn(Kind) -> Set,
    ) {
        let waits = |kind: &&Kind| V::HANDS && self.board.in_hand(self.side, **kind) > 0;
        if let Some(first) = V::PLACED_FIRST.iter().find(waits) {
            return sink.add(Ways::From(Move::hand(*first)), squares(*first), &[]);
        }
        self.moves(EVERY, sink);
        self.en_passant(sink);
        self.castlings(sink, may_castle);
        self.drops(sink, squares);
    }
}

/// Pawns advance or capture; on the last rank they promote.
fn advance<V: Variant>(targets: Set, back: i8, sink: &mut impl Sink) {
    let ways = Ways::Behind(back);
    if targets & EDGE_RANKS == 0 {
        return sink.add(ways, targets, &[]);
    }
    let mut rest = targets;
    for (squares, kinds) in V::PROMOTIONS {
        sink.add(ways, targets & squares, kinds);
        rest &= !squares;
    }
    sink.add(ways, rest, &[]);
}

/// The legal moves of men as the orthodox generator finds them: with the king kept safe, if
/// [`Variant::royal`] says that it has to be.
pub fn legal<V: Variant>(variant: &V, board: &Board, sink: &mut impl Sink) {
    let mover = Mover::new(variant, board, variant.movable(board));
    let royal = variant.royal(board, mover.side);
    if royal == 0 {
        return unguarded(variant, board, sink);
    }
    let drop_squares = |kind| variant.drop_squares(board, kind, !mover.occupied);
    let safety = Safety::new(variant, board, royal);
    let mut tested = Only { sink, keep: |ways, squares| safety.allowed(ways, squares) };
    mover.en_passant(&mut tested);
    if safety.is_check() {
        mover.moves(EVERY, &mut tested);
        return mover.drops(&mut tested, drop_squares);
    }
    let risky = safety.shields() | royal;
    mover.moves(risky, &mut tested);
    mover.moves(!risky, sink);
    mover.castlings(sink, |castling| variant.may_castle(castling) && safety.allows_castling(castling));
    mover.drops(sink, drop_squares);
}

/// The moves of the men that may move, without regard to the king.
pub fn unguarded<V: Variant>(variant: &V, board: &Board, sink: &mut impl Sink) {
    let mover = Mover::new(variant, board, variant.movable(board));
    let drop_squares = |kind| variant.drop_squares(board, kind, !mover.occupied);
    mover.all(sink, |castling| variant.may_castle(castling), drop_squares);
}

/// All moves of men, without regard to a king or to the men that may move at present, and drops anywhere.
pub fn reachable<V: Variant>(variant: &V, board: &Board) -> Vec<Move> {
    let mut list = Vec::new();
    let mover = Mover::new(variant, board, EVERY);
    let empty = |kind| if kind == PAWN { !mover.occupied & !EDGE_RANKS } else { !mover.occupied };
    mover.all(&mut list, |_| true, empty);
    list
}

/// The en-passant squares, if a legal move takes there.
pub fn en_passant<V: Variant>(variant: &V, board: &Board) -> Set {
    let mut without = *board;
    without.en_passant = 0;
    let is_taken = board.en_passant != 0 && count(variant, board) > count(variant, &without);
    if is_taken { board.en_passant } else { 0 }
}

/// The number of legal moves.
pub fn count<V: Variant>(variant: &V, board: &Board) -> u64 {
    let mut count = Count::default();
    variant.generate(board, &mut count);
    count.0
}
