//! A game of the family as the kit knows it: the board and what the variant makes of it.

use super::bits::{Set, Squares, bit, first};
use super::board::{Board, Done, KINDS, KING, Side, square};
use super::moves::{self, Count, Move};
use super::san;
use super::variant::Variant;
use crate::game::{Event, Options, Refusal, Seat, SeatSet};
use crate::squares::{Ending, Kind, Limits, Piece, Play, Rules, Sight, Spec, Square, Why};
use crate::words::Message;

/// A position of a game of the family.
#[derive(Clone, Copy, Debug)]
pub struct Game<V> {
    /// The board.
    pub board: Board,
    /// The game, with its options and whatever its positions hold beside the board.
    pub variant: V,
}

impl<V: Variant> Game<V> {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The first field of the position string that is wrong, and what is wrong with it.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        let text = position.unwrap_or_else(|| V::array(options));
        Ok(Box::new(Game::read(V::new(options), text)?))
    }

    /// The legal moves, in no particular order.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.variant.generate(&self.board, &mut moves);
        moves
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub fn count(&self) -> u64 {
        let mut count = Count::default();
        self.variant.generate(&self.board, &mut count);
        count.0
    }

    /// Makes a move.
    #[inline]
    pub fn make_move(&mut self, mv: Move) -> Done {
        let done = self.board.play(mv);
        self.variant.after(&mut self.board, &done);
        done
    }

    /// What attacks the king of a side, if he has to be kept safe.
    #[must_use]
    pub fn checkers_of(&self, side: Side) -> Set {
        let royal = self.variant.royal(&self.board, side);
        if royal == 0 {
            return 0;
        }
        let men = self.variant.movers(&self.board, side.other());
        men.attackers(V::SEAM, side.other(), first(royal), self.board.occupied())
    }

    /// Counts the leaves below a position, with a list of moves for each ply but the last.
    fn leaves(&self, lists: &mut [Vec<Move>]) -> u64 {
        if self.variant.loser(&self.board).is_some() {
            return 0;
        }
        let Some((list, deeper)) = lists.split_first_mut() else { return self.count() };
        list.clear();
        self.variant.generate(&self.board, list);
        let below = |mv: &Move| {
            let mut next = *self;
            next.make_move(*mv);
            next.leaves(deeper)
        };
        list.iter().map(below).sum()
    }

    /// A move in words that the kit understands.
    fn describe(&self, mv: Move) -> Play {
        let (mut next, board) = (self.board, &self.board);
        let done = next.play(mv);
        let piece = Piece { seat: done.side.seat(), kind: done.kind };
        let from = mv.dropped().is_none().then(|| square(mv.from));
        let mut play = Play::new(mv.code(), piece, from, square(mv.to));
        if let Some((at, kind)) = done.taken {
            play = play.taking(square(at), Piece { seat: done.side.other().seat(), kind });
        }
        play.becomes = mv.becomes();
        play.put = mv.put().map(square);
        play.beside = board
            .castling
            .iter()
            .find(|castling| done.kind == KING && castling.king == (mv.from, mv.to))
            .map(|castling| (square(castling.rook.0), square(castling.rook.1)));
        play
    }
}

impl<V: Variant> Rules for Game<V> {
    fn spec(&self) -> &'static Spec {
        self.variant.spec()
    }

    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(*self)
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.board.piece(at.0 as u8)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        self.board.clear(at.0 as u8);
        if let Some(piece) = piece {
            self.board.put(at.0 as u8, Side::of(piece.seat), piece.kind);
        }
    }

    fn hand(&self, seat: Seat) -> Option<Vec<(Piece, u8)>> {
        let kinds = (0..KINDS as u8).map(Kind);
        let held = kinds.map(|kind| (Piece { seat, kind }, self.board.in_hand(Side::of(seat), kind)));
        V::HANDS.then(|| held.filter(|(_, count)| *count > 0).collect())
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.board.turn.seat())
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let mut other = *self;
        if other.board.turn != Side::of(seat) {
            other.board.turn = Side::of(seat);
            other.board.en_passant = 0;
        }
        Box::new(other)
    }

    fn plays(&self) -> Vec<Play> {
        self.moves().into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn reachable(&self) -> Vec<Play> {
        moves::reachable(&self.variant, &self.board).into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        self.make_move(Move::of_code(play.code));
        Vec::new()
    }

    fn royal(&self, seat: Seat) -> Option<Square> {
        let royal = self.variant.royal(&self.board, Side::of(seat));
        (royal != 0).then(|| square(first(royal)))
    }

    fn checkers(&self, seat: Seat) -> Vec<Square> {
        Squares(self.checkers_of(Side::of(seat))).map(square).collect()
    }

    fn objection(&self, piece: Piece, from: Option<Square>, to: Square, _: Option<&Play>) -> Option<Message> {
        let from = from.map_or(Move::hand(piece.kind), |from| from.0 as u8);
        self.variant.objection(&self.board, piece.kind, from, to.0 as u8)
    }

    fn ending(&self) -> Option<Ending> {
        let seat = self.board.turn.seat();
        if let Some(loser) = self.variant.loser(&self.board) {
            return Some(Ending { why: Why::Taken, loser: Some(loser.seat()), seat: loser.seat() });
        }
        if self.count() == 0 {
            let is_mate = self.checkers_of(self.board.turn) != 0;
            let why = if is_mate { Why::Mate } else { Why::Stalemate };
            return Some(Ending { why, loser: is_mate.then_some(seat), seat });
        }
        self.variant.is_dead(&self.board).then_some(Ending { why: Why::Dead, loser: None, seat })
    }

    fn limits(&self) -> Limits {
        self.variant.limits()
    }

    fn claims(&self) -> Limits {
        self.variant.claims()
    }

    fn quiet(&self) -> u32 {
        self.board.halfmove
    }

    fn repeatable(&self) -> Option<String> {
        self.variant
            .is_compared()
            .then(|| [self.what_repeats(), self.variant.write_fields()].concat().join(" "))
    }

    fn position(&self) -> String {
        self.write()
    }

    fn canonical(&self, play: &Play) -> String {
        san::canonical(Move::of_code(play.code))
    }

    fn display(&self, play: &Play) -> Message {
        san::san(self, Move::of_code(play.code)).message(self.spec())
    }

    fn note(&self) -> Option<Message> {
        self.variant.note()
    }

    fn sights(&self) -> Vec<Sight> {
        self.variant.sights(&self.board)
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<Vec<Move>> = (1..depth).map(|_| Vec::with_capacity(256)).collect();
        self.leaves(&mut lists)
    }
}

impl Board {
    /// Whether nobody can be mated with what is left (the family's rules page, 6.3): bare kings, a single
    /// knight, or bishops on squares of one colour; and nothing in the hands.
    #[must_use]
    pub fn lacks_material(&self) -> bool {
        let men = self.occupied() & !self.kind(KING);
        let bishops = self.kind(super::board::BISHOP);
        let dark = bishops & super::bits::DARK;
        let is_knight = men == self.kind(super::board::KNIGHT) && men.is_power_of_two();
        self.hands_are_empty() && (men == 0 || is_knight || men == bishops && (dark == 0 || dark == bishops))
    }

    /// Whether only kings are left, on the board and in the hands.
    #[must_use]
    pub fn has_only_kings(&self) -> bool {
        self.hands_are_empty() && self.occupied() == self.kind(KING)
    }

    /// The side whose king is not on the board any more.
    #[inline]
    #[must_use]
    pub fn without_king(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.men(*side, KING) == 0)
    }

    /// Whether a man of a kind that a side put on a square would attack the enemy's king: the squares from
    /// which he would, on a board without seam.
    #[must_use]
    pub fn checking_squares(&self, side: Side, kind: Kind) -> Set {
        use super::board::{BISHOP, KNIGHT, PAWN, QUEEN, ROOK};
        use super::tables::{diagonal, knight, pawn_attacks, straight};
        use crate::squares::Seam;
        let target = self.men(side.other(), KING);
        if target == 0 {
            return 0;
        }
        let (at, occupied) = (first(target), self.occupied());
        match kind {
            KNIGHT => knight(Seam::None, at),
            PAWN => pawn_attacks(Seam::None, side.other(), bit(at)),
            BISHOP => diagonal(Seam::None, at, occupied),
            ROOK => straight(Seam::None, at, occupied),
            QUEEN => straight(Seam::None, at, occupied) | diagonal(Seam::None, at, occupied),
            _ => 0,
        }
    }
}
