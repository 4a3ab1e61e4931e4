//! The board: its men, the side to move, and the part of the past that still matters. It is a plain value.

pub use super::side::Side;

use super::bits::{DARK, Set, Squares, bit, crossing};
use super::moves::Move;
use super::tables::forward;
use liege_game::{Seat, mixed};
use liege_squares::{Kind, Piece, Spec, Square};
use liege_words::Message;

pub const KING: Kind = Kind(0);
pub const QUEEN: Kind = Kind(1);
pub const ROOK: Kind = Kind(2);
pub const BISHOP: Kind = Kind(3);
pub const KNIGHT: Kind = Kind(4);
pub const PAWN: Kind = Kind(5);
/// A kind that only this game has: [`Variant::OWN`](super::variant::Variant::OWN) defines it.
pub const OWN: Kind = Kind(6);
/// The number of kinds on a board: those of chess, and one of the game's own.
pub const KINDS: usize = 7;

/// One of the four castlings.
#[derive(Debug)]
pub struct Castling {
    /// Its letter in position strings.
    pub sign: char,
    /// Its side.
    pub side: Side,
    /// The king's square before and after.
    pub king: (u8, u8),
    /// The rook's square before and after.
    pub rook: (u8, u8),
    /// The squares that must be empty.
    pub between: Set,
    /// The king's square, those it crosses and the one it lands on: none may be attacked.
    pub path: Set,
}

/// `first` is the first square of its rank.
const fn castling(sign: char, side: Side, first: u8, is_short: bool) -> Castling {
    let (king, rook, between, path) =
        if is_short { (6, (7, 5), 0b0110_0000, 0b0111_0000) } else { (2, (0, 3), 0b0000_1110, 0b0001_1100) };
    let (king, rook) = ((first + 4, first + king), (first + rook.0, first + rook.1));
    Castling { sign, side, king, rook, between: between << first, path: path << first }
}

/// All four castlings, in the order of the position string.
pub static CASTLINGS: [Castling; 4] = [
    castling('K', Side::White, 0, true),
    castling('Q', Side::White, 0, false),
    castling('k', Side::Black, 56, true),
    castling('q', Side::Black, 56, false),
];

impl Castling {
    /// The squares of its king and its rook: neither has ever moved.
    pub const fn corners(&self) -> Set {
        bit(self.king.0) | bit(self.rook.0)
    }

    /// Whether it is the castling with the nearer rook.
    pub fn is_short(&self) -> bool {
        self.king.1 > self.king.0
    }
}

/// The men on the board, the side to move, and all of the past that still matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    kinds: [Set; KINDS],
    sides: [Set; 2],
    /// The index of the board in its game, from 0.
    pub number: u8,
    /// The squares passed over by pawns that may be taken en passant now.
    pub en_passant: Set,
    /// The number of men of each kind in each side's hand.
    pub hands: [[u8; KINDS]; 2],
    /// Single moves since the last capture, pawn move or drop.
    pub halfmove: u32,
    /// The number of the move, growing after each turn of Black.
    pub fullmove: u32,
    /// The side to move.
    pub turn: Side,
    /// The start squares of kings and rooks whose man has not moved, as far as castling needs them.
    pub unmoved: Set,
}

/// The effects of a move, for rules that ask afterwards.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The move.
    pub mv: Move,
    /// The side that moved.
    pub side: Side,
    /// The kind of the man before any promotion.
    pub kind: Kind,
    /// The captured man and its square.
    pub taken: Option<(u8, Kind)>,
    /// The castling rook's square before and after.
    pub rook: Option<(u8, u8)>,
    /// The square a pawn passed over in a double step.
    pub passed: Set,
    /// The squares open to en passant before the move.
    pub open: Set,
}

impl Board {
    /// The seat that plays a side.
    pub fn seat(&self, side: Side) -> Seat {
        Seat(2 * self.number + side as u8)
    }

    /// A square of the board in the kit's form.
    pub fn square(&self, at: u8) -> Square {
        Square(64 * u16::from(self.number) + u16::from(at))
    }

    /// The men of a kind, of both sides.
    pub fn kind(&self, kind: Kind) -> Set {
        self.kinds[usize::from(kind.0)]
    }

    /// The men of a side.
    pub fn side(&self, side: Side) -> Set {
        self.sides[side as usize]
    }

    /// The men of a kind of one side.
    pub fn men(&self, side: Side, kind: Kind) -> Set {
        self.side(side) & self.kind(kind)
    }

    /// The occupied squares.
    pub fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1]
    }

    /// The kind of the man on a square.
    pub fn kind_at(&self, at: u8) -> Option<Kind> {
        let at = bit(at);
        (0..).zip(&self.kinds).find(|(_, men)| **men & at != 0).map(|(kind, _)| Kind(kind))
    }

    /// The piece on a square.
    pub fn piece(&self, at: u8) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.side(*side) & bit(at) != 0)?;
        Some(Piece { seat: self.seat(side), kind: self.kind_at(at)? })
    }

    /// Puts a man on an empty square.
    pub fn put(&mut self, at: u8, side: Side, kind: Kind) {
        self.kinds[usize::from(kind.0)] |= bit(at);
        self.sides[side as usize] |= bit(at);
    }

    /// Empties a square. A castling that needs the man there is lost.
    pub fn clear(&mut self, at: u8) {
        self.kinds.iter_mut().chain(&mut self.sides).for_each(|set| *set &= !bit(at));
        self.unmoved &= !bit(at);
    }

    /// The castlings that are not lost.
    pub fn castlings(&self) -> impl Iterator<Item = &'static Castling> {
        CASTLINGS.iter().filter(|castling| castling.corners() & !self.unmoved == 0)
    }

    /// The number of men of a kind in a side's hand.
    pub fn in_hand(&self, side: Side, kind: Kind) -> u8 {
        self.hands[side as usize][usize::from(kind.0)]
    }

    /// Whether nobody has anything in the hand.
    pub fn hands_are_empty(&self) -> bool {
        self.hands == [[0; KINDS]; 2]
    }

    /// Passes the turn on.
    pub fn end_turn(&mut self) {
        if self.turn == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = self.turn.other();
    }

    /// The square of a move's victim, if it has one: in en passant beside the capturing pawn.
    pub fn victim(&self, from: u8, to: u8) -> u8 {
        let leaves_file = (from ^ to) & 7 != 0 && self.kind(PAWN) & bit(from) != 0;
        if leaves_file && self.en_passant & bit(to) != 0 { crossing(from, to) } else { to }
    }

    /// Moves the men, and does no more than that: nothing can be taken en passant afterwards, and the turn
    /// has not passed.
    pub fn play(&mut self, mv: Move) -> Done {
        let side = self.turn;
        let kind = mv.dropped().or_else(|| self.kind_at(mv.from)).unwrap_or(PAWN);
        let victim = self.victim(mv.from, mv.to);
        let open = std::mem::take(&mut self.en_passant);
        let mut done = Done { mv, side, kind, taken: None, rook: None, passed: 0, open };
        if mv.dropped().is_some() {
            let hand = &mut self.hands[side as usize][usize::from(kind.0)];
            *hand = hand.saturating_sub(1);
            self.put(mv.to, side, kind);
            self.halfmove = 0;
            return done;
        }
        if self.side(side.other()) & bit(victim) != 0 {
            done.taken = self.kind_at(victim).map(|kind| (victim, kind));
            self.clear(victim);
        }
        self.clear(mv.from);
        self.put(mv.to, side, mv.becomes.unwrap_or(kind));
        let castles = |castling: &&Castling| kind == KING && castling.king == (mv.from, mv.to);
        done.rook = CASTLINGS.iter().find(castles).map(|castling| castling.rook);
        if let Some((from, to)) = done.rook {
            self.clear(from);
            self.put(to, side, ROOK);
        }
        if kind == PAWN && mv.from.abs_diff(mv.to) == 16 {
            done.passed = bit(u8::midpoint(mv.from, mv.to));
        }
        if let (Some(put), Some((_, kind))) = (mv.put, done.taken) {
            self.put(put, side.other(), kind);
        }
        let counts = kind == PAWN || done.taken.is_some();
        self.halfmove = if counts { 0 } else { self.halfmove.saturating_add(1) };
        done
    }

    /// Whether the men left can't mate anybody (the family's rules page, 6.3): bare kings, a single knight,
    /// or bishops on squares of one colour; and empty hands.
    pub fn lacks_material(&self) -> bool {
        let men = self.occupied() & !self.kind(KING);
        let bishops = self.kind(BISHOP);
        let dark = bishops & DARK;
        let is_knight = men == self.kind(KNIGHT) && men.is_power_of_two();
        self.hands_are_empty() && (men == 0 || is_knight || men == bishops && (dark == 0 || dark == bishops))
    }

    /// Whether a side has nothing but its king, on the board or in the hand.
    pub fn is_bare(&self, side: Side) -> bool {
        self.side(side) & !self.kind(KING) == 0 && self.held(side).all(|(kind, _)| kind == KING)
    }

    /// Whether a side could give checkmate in chess by some sequence of moves, however badly the other side
    /// plays. A knight alone needs a man of the other side, beside a king or queen, that blocks its own king;
    /// bishops on squares of one colour need a knight, a pawn or a bishop on the other colour. With any other
    /// men it is possible.
    pub fn could_mate(&self, side: Side) -> bool {
        let own = self.side(side) & !self.kind(KING);
        let other = self.side(side.other()) & !self.kind(KING);
        let bishops = self.kind(BISHOP);
        if own == 0 {
            return false;
        }
        if own & self.kind(KNIGHT) == own && own.is_power_of_two() {
            return other & !self.kind(QUEEN) != 0;
        }
        if own & bishops == own {
            let is_one_colour = bishops & DARK == 0 || bishops & !DARK == 0;
            return !is_one_colour || (self.kind(PAWN) | self.kind(KNIGHT)) != 0;
        }
        true
    }

    /// The men in a side's hand: kinds, with the number of each.
    pub fn held(&self, side: Side) -> impl Iterator<Item = (Kind, u8)> {
        let hand = (0..).map(Kind).zip(self.hands[side as usize]);
        hand.filter(|(_, count)| *count > 0)
    }

    /// A hash of the board, without the counters of moves.
    pub fn mark(&self) -> u64 {
        let held = if self.hands_are_empty() { 0 } else { mixed(&self.hands) };
        let men = (self.kinds, self.sides[0], self.sides[1]);
        mixed(&(men, self.turn as u8, self.en_passant, self.unmoved, held))
    }

    /// Whether only kings are left, on the board and in the hands.
    pub fn has_only_kings(&self) -> bool {
        self.hands_are_empty() && self.occupied() == self.kind(KING)
    }

    /// The side whose king was captured.
    pub fn without_king(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.men(*side, KING) == 0 && self.in_hand(*side, KING) == 0)
    }

    /// The men on these squares, for sentences.
    pub fn told(&self, spec: &Spec, men: Set) -> Vec<Message> {
        let told = Squares(men).filter_map(|at| {
            let piece = spec.kind(self.kind_at(at)?).name();
            Some(Message::new("sqr-piece-on").with("piece", piece).with("square", name(at)))
        });
        told.collect()
    }

    /// The squares among these that a pawn passed over, whose pawn is still where it landed, and which are
    /// still empty: the side `by` could capture en passant there if its pawns were ready.
    pub fn still_open(&self, squares: Set, by: Side) -> Set {
        let landed = forward(by.other(), squares) & self.men(by.other(), PAWN);
        squares & forward(by, landed) & !self.occupied()
    }
}

/// The index of a square of the kit on its board.
pub fn place(at: Square) -> u8 {
    (at.0 % 64) as u8
}

/// The name of a square.
pub fn name(at: u8) -> String {
    liege_squares::Geometry::CHESS.name(Square(u16::from(at)))
}
