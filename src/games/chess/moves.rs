//! The moves of the men, in sets (the family's rules page, 2 and 3).
//!
//! A generator hands sets of moves to a [`Sink`], which counts them or writes them down. What can't touch the
//! safety of the king – hardly any move can – is not tried out: see [`super::safety`].

use super::attack::Movers;
use super::bits::{EDGE_RANKS, EVERY, FILE_A, FILE_H, Set, Squares, bit, east, west};
use super::board::{Board, KINDS, KING, MAHARAJAH, PAWN, Side};
use super::safety::{Safety, Tested};
use super::tables::{diagonal, forward, king, knight, pawn_attacks, straight};
use super::variant::Variant;
use crate::squares::{Kind, Seam};

/// A move. With the board it says everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the man stands; 64 and its kind if it is in the hand.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
    becomes: u8,
    put: u8,
}

impl Move {
    /// The first origin that is no square.
    const HAND: u8 = 64;
    /// No kind, no square.
    const NONE: u8 = u8::MAX;

    /// A man goes from a square to another. (Castling: the king's own two steps.)
    #[inline]
    #[must_use]
    pub const fn new(from: u8, to: u8) -> Move {
        Move { from, to, becomes: Move::NONE, put: Move::NONE }
    }

    /// The origin of what is in the hand.
    #[inline]
    #[must_use]
    pub const fn hand(kind: Kind) -> u8 {
        Move::HAND + kind.0
    }

    /// The same, becoming something.
    #[inline]
    #[must_use]
    pub const fn promoting(self, kind: Kind) -> Move {
        Move { becomes: kind.0, ..self }
    }

    /// The same; what is taken is put back on a square.
    #[inline]
    #[must_use]
    pub const fn putting(self, at: u8) -> Move {
        Move { put: at, ..self }
    }

    /// What is put on the board from the hand.
    #[inline]
    #[must_use]
    pub fn dropped(self) -> Option<Kind> {
        self.from.checked_sub(Move::HAND).map(Kind)
    }

    /// What the man becomes.
    #[inline]
    #[must_use]
    pub fn becomes(self) -> Option<Kind> {
        (self.becomes != Move::NONE).then_some(Kind(self.becomes))
    }

    /// Where what is taken is put back.
    #[inline]
    #[must_use]
    pub fn put(self) -> Option<u8> {
        (self.put != Move::NONE).then_some(self.put)
    }

    /// The move as a number.
    #[must_use]
    pub fn code(self) -> u64 {
        u64::from(u32::from_le_bytes([self.from, self.to, self.becomes, self.put]))
    }

    /// The move of a number.
    #[must_use]
    pub fn of_code(code: u64) -> Move {
        let [from, to, becomes, put] = (code as u32).to_le_bytes();
        Move { from, to, becomes, put }
    }
}

/// Takes moves as they are generated.
pub trait Sink {
    /// One man may go to each of these squares.
    fn spread(&mut self, from: u8, targets: Set);

    /// Pawns may each go to one of these squares; the origin of each is so many squares further.
    fn march(&mut self, targets: Set, back: i8);

    /// The same, becoming one of these kinds.
    fn promote(&mut self, targets: Set, back: i8, kinds: &[Kind]);
}

/// Where a pawn came from that marched to a square.
#[inline]
pub(super) fn origin(to: u8, back: i8) -> u8 {
    to.wrapping_add_signed(back)
}

/// Counts them.
#[derive(Debug, Default)]
pub struct Count(pub u64);

impl Sink for Count {
    #[inline]
    fn spread(&mut self, _: u8, targets: Set) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn march(&mut self, targets: Set, _: i8) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn promote(&mut self, targets: Set, _: i8, kinds: &[Kind]) {
        self.0 += u64::from(targets.count_ones()) * kinds.len() as u64;
    }
}

impl Sink for Vec<Move> {
    #[inline]
    fn spread(&mut self, from: u8, targets: Set) {
        self.extend(Squares(targets).map(|to| Move::new(from, to)));
    }

    #[inline]
    fn march(&mut self, targets: Set, back: i8) {
        self.extend(Squares(targets).map(|to| Move::new(origin(to, back), to)));
    }

    #[inline]
    fn promote(&mut self, targets: Set, back: i8, kinds: &[Kind]) {
        for to in Squares(targets) {
            self.extend(kinds.iter().map(|kind| Move::new(origin(to, back), to).promoting(*kind)));
        }
    }
}

/// What the side to move looks at.
struct Mover<'a, V> {
    variant: &'a V,
    board: &'a Board,
    side: Side,
    /// The men whose turn it is.
    men: Movers,
    enemy: Set,
    occupied: Set,
}

impl<'a, V: Variant> Mover<'a, V> {
    #[inline]
    fn new(variant: &'a V, board: &'a Board) -> Self {
        let side = board.turn;
        let men = variant.movers(board, side).only(variant.movable(board));
        Mover { variant, board, side, men, enemy: board.side(side.other()), occupied: board.occupied() }
    }

    /// The moves of these men to these squares, without the king, en passant, castling.
    #[inline]
    fn moves(&self, among: Set, within: Set, sink: &mut impl Sink) {
        let seam = V::SEAM;
        let Movers { pawns, knights, diagonals, straights, .. } = self.men.only(among);
        let open = within & (!self.occupied | self.enemy);
        self.pawns(pawns, within, sink);
        for from in Squares(knights) {
            sink.spread(from, knight(seam, from) & open);
        }
        // A queen in one go: over the seam two of her ways may lead to one square.
        for from in Squares(diagonals & !straights) {
            sink.spread(from, diagonal(seam, from, self.occupied) & open);
        }
        for from in Squares(straights & !diagonals) {
            sink.spread(from, straight(seam, from, self.occupied) & open);
        }
        for from in Squares(straights & diagonals) {
            let seen = straight(seam, from, self.occupied) | diagonal(seam, from, self.occupied);
            sink.spread(from, seen & open);
        }
    }

    #[inline]
    fn pawns(&self, pawns: Set, within: Set, sink: &mut impl Sink) {
        let back = match self.side {
            Side::White => -8,
            Side::Black => 8,
        };
        let ahead = forward(self.side, pawns);
        let once = ahead & !self.occupied;
        let twice = forward(self.side, once & self.side.rank(2)) & !self.occupied;
        let enemy = self.enemy & within;
        advance::<V>(once & within, back, sink);
        sink.march(twice & within, 2 * back);
        advance::<V>(east(ahead) & enemy, back - 1, sink);
        advance::<V>(west(ahead) & enemy, back + 1, sink);
        if V::SEAM == Seam::Cylinder {
            advance::<V>((ahead & FILE_H) >> 7 & enemy, back + 7, sink);
            advance::<V>((ahead & FILE_A) << 7 & enemy, back - 7, sink);
        }
    }

    #[inline]
    fn kings(&self, sink: &mut impl Sink) {
        for from in Squares(self.men.kings) {
            sink.spread(from, king(V::SEAM, from) & (!self.occupied | self.enemy));
        }
    }

    #[inline]
    fn en_passant(&self, sink: &mut impl Sink) {
        for to in Squares(self.board.en_passant) {
            for from in Squares(pawn_attacks(V::SEAM, self.side.other(), bit(to)) & self.men.pawns) {
                sink.spread(from, bit(to));
            }
        }
    }

    /// Castlings whose king and rook may move and whose squares are empty and, for a king that has to be
    /// safe, not attacked.
    #[inline]
    fn castlings(&self, safety: Option<&Safety<V>>, sink: &mut impl Sink) {
        if self.board.castling.are_lost() {
            return;
        }
        let movable = self.variant.movable(self.board);
        for castling in self.board.castling.iter().filter(|castling| castling.side == self.side) {
            let ready = movable & bit(castling.king.0) != 0 && movable & bit(castling.rook.0) != 0;
            if ready
                && castling.is_free(self.board)
                && safety.is_none_or(|safety| safety.allows_castling(castling))
            {
                sink.spread(castling.king.0, bit(castling.king.1));
            }
        }
    }

    /// Men put on the board from the hand.
    #[inline]
    fn drops(&self, within: Set, sink: &mut impl Sink) {
        if !V::HANDS {
            return;
        }
        for kind in (0..KINDS as u8).map(Kind).filter(|kind| self.board.in_hand(self.side, *kind) > 0) {
            let squares = self.variant.drop_squares(self.board, kind, within & !self.occupied);
            sink.spread(Move::hand(kind), squares);
        }
    }

    /// The king or the Maharajah, if it is still in the hand: it is placed before anything else is done.
    fn placed_first(&self) -> Option<Kind> {
        let waits = |kind: &Kind| V::HANDS && self.board.in_hand(self.side, *kind) > 0;
        [KING, MAHARAJAH].into_iter().find(waits)
    }
}

/// Pawns go ahead or take; on the last rank they become something.
#[inline]
fn advance<V: Variant>(targets: Set, back: i8, sink: &mut impl Sink) {
    if targets & EDGE_RANKS == 0 {
        return sink.march(targets, back);
    }
    let mut rest = targets;
    for (squares, kinds) in V::PROMOTIONS {
        sink.promote(targets & squares, back, kinds);
        rest &= !squares;
    }
    sink.march(rest, back);
}

/// The legal moves of men as the orthodox generator finds them: with the king kept safe, if
/// [`Variant::royal`] says that it has to be.
#[inline]
pub fn legal<V: Variant>(variant: &V, board: &Board, sink: &mut impl Sink) {
    let mover = Mover::new(variant, board);
    if let Some(kind) = mover.placed_first() {
        return sink.spread(Move::hand(kind), variant.drop_squares(board, kind, !mover.occupied));
    }
    let royal = variant.royal(board, mover.side);
    if royal == 0 {
        return unguarded(&mover, sink);
    }
    let safety = Safety::new(variant, board, royal);
    let mut tested = Tested { sink, safety: &safety };
    mover.kings(&mut tested);
    if safety.checkers == 0 {
        let shields = safety.shields();
        if shields != 0 {
            mover.moves(shields, EVERY, &mut tested);
        }
        mover.en_passant(&mut tested);
        mover.castlings(Some(&safety), tested.sink);
        mover.moves(!shields, EVERY, tested.sink);
        mover.drops(EVERY, tested.sink);
    } else if safety.checkers.is_power_of_two() {
        let parries = safety.parries();
        mover.moves(EVERY, parries, &mut tested);
        mover.en_passant(&mut tested);
        mover.drops(parries, &mut tested);
    }
}

#[inline]
fn unguarded<V: Variant>(mover: &Mover<'_, V>, sink: &mut impl Sink) {
    mover.moves(EVERY, EVERY, sink);
    mover.kings(sink);
    mover.en_passant(sink);
    mover.castlings(None, sink);
    mover.drops(EVERY, sink);
}

/// The moves of men as they go, whatever becomes of a king, and drops anywhere.
#[must_use]
pub fn reachable<V: Variant>(variant: &V, board: &Board) -> Vec<Move> {
    let mut list = Vec::new();
    let mover = Mover::new(variant, board);
    if mover.placed_first().is_none() {
        mover.moves(EVERY, EVERY, &mut list);
        mover.kings(&mut list);
        mover.en_passant(&mut list);
        mover.castlings(None, &mut list);
    }
    for kind in (0..KINDS as u8).map(Kind).filter(|kind| board.in_hand(board.turn, *kind) > 0) {
        if mover.placed_first().is_none_or(|first| first == kind) {
            let edge = if kind == PAWN { EDGE_RANKS } else { 0 };
            list.spread(Move::hand(kind), !mover.occupied & !edge);
        }
    }
    list
}
