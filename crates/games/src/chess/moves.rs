//! The moves of the men, in sets (the family's rules page, 2 and 3).
//!
//! A generator hands sets of moves to a [`Sink`], which counts them or writes them down. What can't touch the
//! safety of the king – hardly any move can – is not tried out: see [`Safety`].

use super::attack::{Movers, Safety};
use super::bits::{EDGE_RANKS, EVERY, FILE_A, FILE_H, Set, Squares, bit, east, west};
use super::board::{Board, Castling, PAWN, Side};
use super::tables::{forward, pawn_attacks};
use super::variant::Variant;
use liege_squares::{Kind, Seam};
use std::marker::PhantomData;

/// A move. With the board it says everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the man stands; 64 and its kind if it is in the hand.
    pub from: u8,
    /// Where it goes. (Castling: the king's own two steps.)
    pub to: u8,
    /// What the man becomes.
    pub becomes: Option<Kind>,
    /// Where what is taken is put back.
    pub put: Option<u8>,
}

impl Move {
    /// The first origin that is no square.
    const HAND: u8 = 64;
    /// No kind, no square, in the number of a move.
    const NONE: u8 = u8::MAX;

    /// A man goes from a square to another.
    pub const fn new(from: u8, to: u8) -> Move {
        Move { from, to, becomes: None, put: None }
    }

    /// The origin of what is in the hand.
    pub const fn hand(kind: Kind) -> u8 {
        Move::HAND + kind.0
    }

    /// What is put on the board from the hand.
    pub fn dropped(self) -> Option<Kind> {
        self.from.checked_sub(Move::HAND).map(Kind)
    }

    /// The move as a number.
    pub fn code(self) -> u64 {
        let (becomes, put) = (self.becomes.map_or(Move::NONE, |kind| kind.0), self.put.unwrap_or(Move::NONE));
        u64::from(u32::from_le_bytes([self.from, self.to, becomes, put]))
    }

    /// The move of a number.
    pub fn of_code(code: u64) -> Move {
        let [from, to, becomes, put] = (code as u32).to_le_bytes();
        let some = |byte: u8| (byte != Move::NONE).then_some(byte);
        Move { from, to, becomes: some(becomes).map(Kind), put: some(put) }
    }
}

/// How moves come to their squares.
#[derive(Clone, Copy, Debug)]
pub enum Ways {
    /// One man goes to each of them.
    From(u8),
    /// A pawn goes to each; its origin is so many squares further.
    Behind(i8),
    /// What this move takes is put back on one of them.
    PutBack(Move),
}

impl Ways {
    /// The move with this square.
    pub fn to(self, at: u8) -> Move {
        match self {
            Ways::From(from) => Move::new(from, at),
            Ways::Behind(back) => Move::new(at.wrapping_add_signed(back), at),
            Ways::PutBack(mv) => Move { put: Some(at), ..mv },
        }
    }
}

/// Takes moves as they are generated.
pub trait Sink {
    /// A move to each of these squares; each may be made becoming any of these kinds, if there are some.
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]);
}

/// Counts them.
#[derive(Debug, Default)]
pub struct Count(pub u64);

impl Sink for Count {
    fn add(&mut self, _: Ways, squares: Set, becomes: &[Kind]) {
        self.0 += u64::from(squares.count_ones()) * becomes.len().max(1) as u64;
    }
}

impl Sink for Vec<Move> {
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]) {
        for mv in Squares(squares).map(|at| ways.to(at)) {
            match becomes {
                [] => self.push(mv),
                kinds => self.extend(kinds.iter().map(|kind| Move { becomes: Some(*kind), ..mv })),
            }
        }
    }
}

/// Passes on some moves only.
pub struct Only<'a, S, F> {
    /// Where they go.
    pub sink: &'a mut S,
    /// Which of the squares are kept.
    pub keep: F,
}

impl<S: Sink, F: Fn(Ways, Set) -> Set> Sink for Only<'_, S, F> {
    fn add(&mut self, ways: Ways, squares: Set, becomes: &[Kind]) {
        self.sink.add(ways, (self.keep)(ways, squares), becomes);
    }
}

/// What the side to move looks at.
struct Mover<'a, V> {
    /// The game: its consts are all that is needed of it here.
    game: PhantomData<V>,
    board: &'a Board,
    side: Side,
    men: Movers,
    /// Those whose turn it is.
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

    /// All moves, whatever becomes of the king. While a kind of [`Variant::PLACED_FIRST`] is in the hand, nothing else
    /// is done than to place it.
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

/// Pawns go ahead or take; on the last rank they become something.
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

/// The moves of the men that may move, whatever becomes of the king.
pub fn unguarded<V: Variant>(variant: &V, board: &Board, sink: &mut impl Sink) {
    let mover = Mover::new(variant, board, variant.movable(board));
    let drop_squares = |kind| variant.drop_squares(board, kind, !mover.occupied);
    mover.all(sink, |castling| variant.may_castle(castling), drop_squares);
}

/// The moves of men as they go, whatever becomes of a king and whoever may move at present, and drops
/// anywhere.
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

/// How many legal moves there are.
pub fn count<V: Variant>(variant: &V, board: &Board) -> u64 {
    let mut count = Count::default();
    variant.generate(board, &mut count);
    count.0
}
