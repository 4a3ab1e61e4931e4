//! One move, described so that notation, typed reading, marks, alt text and sentences need nothing else.

use super::{Kind, Piece, Square};
use liege_words::Message;

/// One move of a piece. It is only made when somebody needs it: the rules' own form of the move is in
/// [`Play::code`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// The rules' own form of the move, without meaning for the kit.
    pub code: u64,
    /// The piece that moves, or is put on the board.
    pub piece: Piece,
    /// Its square; `None`: in the hand.
    pub from: Option<Square>,
    /// The square where it ends, or of its victim from afar.
    pub to: Square,
    /// Its landings on the way, for a chain of jumps.
    pub via: Vec<Square>,
    /// The captured pieces, in order.
    pub taken: Vec<(Square, Piece)>,
    /// The pieces that change sides.
    pub turns: Vec<Square>,
    /// The kind that it becomes.
    pub becomes: Option<Kind>,
    /// The other piece that moves too: the rook of a castling king, from and to.
    pub beside: Option<(Square, Square)>,
    /// The square where the captured piece is put back.
    pub put: Option<Square>,
    /// The way of another piece that moves by itself after the move, if there is one.
    pub follows: Vec<Square>,
    /// Whether it stays on its square and captures from afar.
    pub stays: bool,
    /// Whether it captures by jumping over its victims, in games that know both ways.
    pub jumps: bool,
}

impl Play {
    /// Makes the move of a piece from a square to another.
    pub fn new(code: u64, piece: Piece, from: Option<Square>, to: Square) -> Play {
        Play {
            code,
            piece,
            from,
            to,
            via: Vec::new(),
            taken: Vec::new(),
            turns: Vec::new(),
            becomes: None,
            beside: None,
            put: None,
            follows: Vec::new(),
            stays: false,
            jumps: false,
        }
    }

    /// Adds a captured piece.
    #[must_use]
    pub fn taking(mut self, at: Square, piece: Piece) -> Play {
        self.taken.push((at, piece));
        self
    }

    /// The first captured piece.
    pub fn victim(&self) -> Option<Piece> {
        self.taken.first().map(|(_, piece)| *piece)
    }

    /// The piece's square afterwards.
    pub fn ends(&self) -> Square {
        if self.stays { self.from.unwrap_or(self.to) } else { self.to }
    }
}

/// A move that has been made.
#[derive(Clone, Debug)]
pub struct Played {
    /// The move.
    pub play: Play,
    /// Its notation for people.
    pub shown: Message,
}
