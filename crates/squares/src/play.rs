//! One action, described so that notation, typed reading, marks, alt text and sentences need nothing else.

use super::{Kind, Piece, Square};
use liege_words::Message;

/// What a piece does in one move. Made only where somebody looks: the rules' own move is in [`Play::code`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// The rules' own move, as they please.
    pub code: u64,
    /// What moves, or is put on the board.
    pub piece: Piece,
    /// Where it stands; `None`: in the hand.
    pub from: Option<Square>,
    /// Where it ends; what it takes from afar.
    pub to: Square,
    /// Where it lands on the way there, of a chain of jumps.
    pub via: Vec<Square>,
    /// What it takes, in order.
    pub taken: Vec<(Square, Piece)>,
    /// What changes sides with it.
    pub turns: Vec<Square>,
    /// What it becomes.
    pub becomes: Option<Kind>,
    /// The other piece that goes with it: the rook of a castling king, from and to.
    pub beside: Option<(Square, Square)>,
    /// Where what is taken is put back.
    pub put: Option<Square>,
    /// The way of another piece that goes by itself when the move is made, if one does.
    pub follows: Vec<Square>,
    /// Whether it stays where it is and takes from afar.
    pub stays: bool,
    /// Whether it takes by jumping over what it takes, where a game knows both ways.
    pub jumps: bool,
}

impl Play {
    /// A piece goes from a square to another.
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

    /// The same, taking a piece.
    #[must_use]
    pub fn taking(mut self, at: Square, piece: Piece) -> Play {
        self.taken.push((at, piece));
        self
    }

    /// The first of what it takes.
    pub fn victim(&self) -> Option<Piece> {
        self.taken.first().map(|(_, piece)| *piece)
    }

    /// Where the piece stands afterwards.
    pub fn ends(&self) -> Square {
        if self.stays { self.from.unwrap_or(self.to) } else { self.to }
    }
}

/// A move that was made.
#[derive(Clone, Debug)]
pub struct Played {
    /// The move.
    pub play: Play,
    /// How it is shown.
    pub shown: Message,
}
