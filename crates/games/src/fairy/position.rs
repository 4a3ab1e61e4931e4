//! A position, and what stands where.

use super::tables::{MOST, Set, bit};

/// No kind, or no square.
pub const NONE: u8 = 0xff;
/// A square that can never be entered.
pub const WALL: u8 = 0xfe;
/// The largest number of kinds: one a letter.
pub const KINDS: usize = 26;
/// White's number.
pub const WHITE: usize = 0;
/// Black's number.
pub const BLACK: usize = 1;

/// A position, without what went before. Kinds are numbers of the game's kinds, sides are 0 and 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The squares of each side's pieces.
    pub sides: [Set; 2],
    /// The squares of each kind, of both sides.
    pub kinds: [Set; KINDS],
    /// The squares that can never be entered.
    pub walls: Set,
    /// The kind on each square, [`NONE`] or [`WALL`].
    pub at: [u8; MOST],
    /// The kind that a promoted piece was, on each square; else [`NONE`].
    pub was: [u8; MOST],
    /// The number of pieces of each kind in each hand.
    pub hands: [[u8; KINDS]; 2],
    /// The side to move.
    pub turn: usize,
    /// The squares of the rooks that may castle, to the right and to the left of the king; else [`NONE`].
    pub rooks: [[u8; 2]; 2],
    /// The squares of the kings that may castle; else [`NONE`].
    pub kings: [u8; 2],
    /// The wing to which each side has castled, or [`NONE`].
    pub castled: [u8; 2],
    /// The squares from which a side's pieces may bring a piece in.
    pub gates: [Set; 2],
    /// The squares on which the last move may be taken en passant.
    pub en_passant: Set,
    /// The square of the piece that may be taken en passant.
    pub stepper: u8,
    /// The number of checks that each side still needs.
    pub checks: [u8; 2],
    /// Half-moves without progress.
    pub halfmoves: u32,
    /// Half-moves of the count that runs.
    pub counted: u32,
    /// The limit of the count that runs, in half-moves; 0: none.
    pub limit: u32,
    /// The number of the move, from 1.
    pub number: u32,
    /// The number of passes that were just made in a row.
    pub passes: u8,
    /// The side that has been in its goal since before the last move; [`NONE`].
    pub home: u8,
}

impl Position {
    /// An empty board.
    pub fn empty() -> Position {
        Position {
            sides: [0; 2],
            kinds: [0; KINDS],
            walls: 0,
            at: [NONE; MOST],
            was: [NONE; MOST],
            hands: [[0; KINDS]; 2],
            turn: WHITE,
            rooks: [[NONE; 2]; 2],
            kings: [NONE; 2],
            castled: [NONE; 2],
            gates: [0; 2],
            en_passant: 0,
            stepper: NONE,
            checks: [0; 2],
            halfmoves: 0,
            counted: 0,
            limit: 0,
            number: 1,
            passes: 0,
            home: NONE,
        }
    }

    /// The squares with a piece or a wall.
    #[inline]
    pub fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1] | self.walls
    }

    /// A side's pieces of a kind.
    #[inline]
    pub fn men(&self, side: usize, kind: u8) -> Set {
        self.sides[side] & self.kinds[usize::from(kind)]
    }

    /// The kind on a square, or [`NONE`] or [`WALL`].
    #[inline]
    pub fn kind(&self, at: u8) -> u8 {
        self.at[usize::from(at)]
    }

    /// The kind and the side of the piece on a square.
    pub fn piece(&self, at: u8) -> Option<(usize, u8)> {
        let kind = self.kind(at);
        (kind < WALL).then(|| (usize::from(self.sides[1] & bit(at) != 0), kind))
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub fn put(&mut self, side: usize, kind: u8, at: u8) {
        self.sides[side] |= bit(at);
        self.kinds[usize::from(kind)] |= bit(at);
        self.at[usize::from(at)] = kind;
    }

    /// Removes the piece on a square, and returns its kind and the kind that it was.
    #[inline]
    pub fn take(&mut self, at: u8) -> (u8, u8) {
        let (kind, was) = (self.kind(at), self.was[usize::from(at)]);
        if kind < WALL {
            self.sides[0] &= !bit(at);
            self.sides[1] &= !bit(at);
            self.kinds[usize::from(kind)] &= !bit(at);
            self.at[usize::from(at)] = NONE;
            self.was[usize::from(at)] = NONE;
        }
        (kind, was)
    }

    /// Makes a square one that can never be entered.
    pub fn wall(&mut self, at: u8) {
        self.take(at);
        self.walls |= bit(at);
        self.at[usize::from(at)] = WALL;
    }

    /// The number of pieces in a hand.
    pub fn held(&self, side: usize) -> u32 {
        self.hands[side].iter().map(|count| u32::from(*count)).sum()
    }

    /// The number of a side's pieces of a kind, on the board and in hand.
    pub fn count(&self, side: usize, kind: u8) -> u32 {
        self.men(side, kind).count_ones() + u32::from(self.hands[side][usize::from(kind)])
    }

    /// The number of a side's pieces, on the board and in hand.
    pub fn total(&self, side: usize) -> u32 {
        self.sides[side].count_ones() + self.held(side)
    }
}
