//! The board: what stands where, whose turn it is, and what of the past still matters. A plain value.

use super::bits::{EVERY, Set, bit, crossing};
use super::castling::{self, Rights};
use super::moves::Move;
use crate::game::Seat;
use crate::squares::{Kind, Piece, Square};

/// The king.
pub const KING: Kind = Kind(0);
/// The queen.
pub const QUEEN: Kind = Kind(1);
/// The rook.
pub const ROOK: Kind = Kind(2);
/// The bishop.
pub const BISHOP: Kind = Kind(3);
/// The knight.
pub const KNIGHT: Kind = Kind(4);
/// The pawn.
pub const PAWN: Kind = Kind(5);
/// The Maharajah, of the game of that name.
pub const MAHARAJAH: Kind = Kind(6);
/// How many kinds there are.
pub const KINDS: usize = 7;

/// White or Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves up the board.
    White,
    /// Moves down the board.
    Black,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[inline]
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The seat that plays it.
    #[must_use]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The side of a seat.
    #[must_use]
    pub fn of(seat: Seat) -> Side {
        if seat == Side::White.seat() { Side::White } else { Side::Black }
    }

    /// A rank from 0, counted from this side.
    #[must_use]
    pub const fn rank(self, rank: u8) -> Set {
        match self {
            Side::White => super::bits::rank(rank),
            Side::Black => super::bits::rank(7 - rank),
        }
    }
}

/// What stands where, and all of the past that still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    kinds: [Set; KINDS],
    sides: [Set; 2],
    /// The squares passed over by pawns that may be taken en passant now.
    pub en_passant: Set,
    /// How many of each kind are in the hands of each side.
    pub hands: [[u8; KINDS]; 2],
    /// Single moves since the last capture, pawn move or drop.
    pub halfmove: u32,
    /// The number of the move, growing after each turn of Black.
    pub fullmove: u32,
    /// Whose turn it is.
    pub turn: Side,
    /// Which castlings are not lost yet.
    pub castling: Rights,
}

/// What a move did, as far as rules may ask afterwards.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// Who moved.
    pub side: Side,
    /// What moved, before it became anything else.
    pub kind: Kind,
    /// What it took, and where.
    pub taken: Option<(u8, Kind)>,
    /// Whether that was en passant.
    pub en_passant: bool,
    /// The square a pawn passed over in a double step.
    pub passed: Set,
    /// What could be taken en passant before.
    pub open: Set,
}

impl Board {
    /// A board with nothing on it.
    #[must_use]
    pub fn empty() -> Board {
        Board {
            kinds: [0; KINDS],
            sides: [0; 2],
            en_passant: 0,
            hands: [[0; KINDS]; 2],
            halfmove: 0,
            fullmove: 1,
            turn: Side::White,
            castling: Rights::default(),
        }
    }

    /// The men of a kind, of both sides.
    #[inline]
    #[must_use]
    pub fn kind(&self, kind: Kind) -> Set {
        self.kinds[usize::from(kind.0)]
    }

    /// The men of a side.
    #[inline]
    #[must_use]
    pub fn side(&self, side: Side) -> Set {
        self.sides[side as usize]
    }

    /// The men of a kind of one side.
    #[inline]
    #[must_use]
    pub fn men(&self, side: Side, kind: Kind) -> Set {
        self.side(side) & self.kind(kind)
    }

    /// Whatever is not empty.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1]
    }

    /// Of which kind the man on a square is.
    #[inline]
    #[must_use]
    pub fn kind_at(&self, at: u8) -> Option<Kind> {
        let at = bit(at);
        (0..).zip(&self.kinds).find(|(_, men)| **men & at != 0).map(|(kind, _)| Kind(kind))
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(&self, at: u8) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.side(*side) & bit(at) != 0)?;
        Some(Piece { seat: side.seat(), kind: self.kind_at(at)? })
    }

    /// Puts a man on an empty square.
    #[inline]
    pub fn put(&mut self, at: u8, side: Side, kind: Kind) {
        self.kinds[usize::from(kind.0)] |= bit(at);
        self.sides[side as usize] |= bit(at);
    }

    /// Empties a square. A castling that needs what stood there is lost.
    pub fn clear(&mut self, at: u8) {
        self.kinds.iter_mut().chain(&mut self.sides).for_each(|set| *set &= !bit(at));
        self.castling.lose(at);
    }

    /// How many of a kind a side has in its hand.
    #[inline]
    #[must_use]
    pub fn in_hand(&self, side: Side, kind: Kind) -> u8 {
        self.hands[side as usize][usize::from(kind.0)]
    }

    /// Whether nobody has anything in the hand.
    #[must_use]
    pub fn hands_are_empty(&self) -> bool {
        self.hands == [[0; KINDS]; 2]
    }

    /// Passes the turn on.
    #[inline]
    pub fn end_turn(&mut self) {
        if self.turn == Side::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.turn = self.turn.other();
    }

    /// Moves the men: no more than that. Nothing can be taken en passant afterwards, and the turn has not
    /// passed.
    #[inline]
    pub fn play(&mut self, mv: Move) -> Done {
        let side = self.turn;
        let kind = mv.dropped().or_else(|| self.kind_at(mv.from)).unwrap_or(PAWN);
        let open = std::mem::take(&mut self.en_passant);
        let mut done = Done { side, kind, taken: None, en_passant: false, passed: 0, open };
        if mv.dropped().is_some() {
            let hand = &mut self.hands[side as usize][usize::from(kind.0)];
            *hand = hand.saturating_sub(1);
            self.put(mv.to, side, kind);
            self.halfmove = 0;
            return done;
        }
        // A pawn that leaves its file for an empty square takes what has passed over it.
        let leaves_file = (mv.from ^ mv.to) & 7 != 0;
        done.en_passant = kind == PAWN && leaves_file && self.occupied() & bit(mv.to) == 0;
        let victim = if done.en_passant { crossing(mv.from, mv.to) } else { mv.to };
        if self.side(side.other()) & bit(victim) != 0 {
            done.taken = self.kind_at(victim).map(|kind| (victim, kind));
            self.lift(victim);
        }
        self.lift(mv.from);
        self.put(mv.to, side, mv.becomes().unwrap_or(kind));
        self.castling.lose(mv.from);
        self.castling.lose(mv.to);
        if kind == KING && mv.from.abs_diff(mv.to) == 2 {
            let (rook_from, rook_to) = castling::rook(mv.to);
            self.lift(rook_from);
            self.put(rook_to, side, ROOK);
        }
        if kind == PAWN && mv.from.abs_diff(mv.to) == 16 {
            done.passed = bit(u8::midpoint(mv.from, mv.to));
        }
        if let (Some(put), Some((_, kind))) = (mv.put(), done.taken) {
            self.put(put, side.other(), kind);
        }
        let counts = kind == PAWN || done.taken.is_some();
        self.halfmove = if counts { 0 } else { self.halfmove.saturating_add(1) };
        done
    }

    #[inline]
    fn lift(&mut self, at: u8) {
        for set in self.kinds.iter_mut().chain(&mut self.sides) {
            *set &= EVERY ^ bit(at);
        }
    }

    /// The squares passed over of these whose pawn still stands where it landed, and which are still empty:
    /// what the side `by` could take en passant if its pawns stood ready.
    #[must_use]
    pub fn still_open(&self, squares: Set, by: Side) -> Set {
        let landed = super::tables::forward(by.other(), squares) & self.men(by.other(), PAWN);
        squares & super::tables::forward(by, landed) & !self.occupied()
    }
}

/// A square of the board as the kit knows it.
#[must_use]
pub fn square(at: u8) -> Square {
    Square(u16::from(at))
}

/// The name of a square.
#[must_use]
pub fn name(at: u8) -> String {
    crate::squares::Geometry::CHESS.name(square(at))
}
