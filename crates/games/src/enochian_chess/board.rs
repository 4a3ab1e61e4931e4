//! The board and its pieces.

use super::army::Army;
use super::square::{Bits, Square};

/// A kind of piece. A pawn is the pawn of the piece behind it at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    King,
    Queen,
    Bishop,
    Knight,
    Rook,
    QueenPawn,
    BishopPawn,
    KnightPawn,
    RookPawn,
}

impl Kind {
    /// The name in data and in the ids of messages.
    pub const fn id(self) -> &'static str {
        ["king", "queen", "bishop", "knight", "rook", "queen-pawn", "bishop-pawn", "knight-pawn", "rook-pawn"]
            [self as usize]
    }

    /// All kinds.
    pub const ALL: [Kind; 9] = [
        Kind::King,
        Kind::Queen,
        Kind::Bishop,
        Kind::Knight,
        Kind::Rook,
        Kind::QueenPawn,
        Kind::BishopPawn,
        Kind::KnightPawn,
        Kind::RookPawn,
    ];
    /// The kinds that a pawn may become, in the order of the notation.
    pub const PIECES: [Kind; 4] = [Kind::Queen, Kind::Bishop, Kind::Knight, Kind::Rook];
    /// The kinds of pawns.
    pub const PAWNS: [Kind; 4] = [Kind::QueenPawn, Kind::BishopPawn, Kind::KnightPawn, Kind::RookPawn];

    /// Whether it is a pawn.
    #[inline]
    pub const fn is_pawn(self) -> bool {
        self as u8 >= Kind::QueenPawn as u8
    }

    /// The kind that a pawn becomes; other kinds stay as they are.
    #[inline]
    pub const fn grown(self) -> Kind {
        match self {
            Kind::QueenPawn => Kind::Queen,
            Kind::BishopPawn => Kind::Bishop,
            Kind::KnightPawn => Kind::Knight,
            Kind::RookPawn => Kind::Rook,
            piece => piece,
        }
    }

    /// The pawn of a piece; a king has none.
    pub const fn pawn(self) -> Kind {
        match self {
            Kind::Queen => Kind::QueenPawn,
            Kind::Bishop => Kind::BishopPawn,
            Kind::Knight => Kind::KnightPawn,
            Kind::Rook => Kind::RookPawn,
            other => other,
        }
    }

    /// The letter in moves: `P` for all pawns.
    pub const fn letter(self) -> char {
        ['K', 'Q', 'B', 'N', 'R', 'P', 'P', 'P', 'P'][self as usize]
    }

    /// The letter in position strings: small for a pawn, whose piece it names.
    pub const fn code(self) -> char {
        ['K', 'Q', 'B', 'N', 'R', 'q', 'b', 'n', 'r'][self as usize]
    }

    /// The kind of that letter in position strings.
    pub fn from_code(code: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    #[inline]
    const fn index(self) -> usize {
        self as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its army.
    pub army: Army,
    /// Its kind.
    pub kind: Kind,
}

/// The pieces on their squares. Two pieces of one army share a square only on their throne, and one of them
/// is the king; that square is then in two of the sets of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    armies: [Bits; 4],
    kinds: [Bits; 9],
}

impl Board {
    /// The squares of an army.
    #[inline]
    pub fn of(&self, army: Army) -> Bits {
        self.armies[army.index()]
    }

    /// The squares of a kind, of all armies.
    #[inline]
    pub fn all(&self, kind: Kind) -> Bits {
        self.kinds[kind.index()]
    }

    /// The squares of a kind in an army.
    #[inline]
    pub fn each(&self, army: Army, kind: Kind) -> Bits {
        self.of(army) & self.all(kind)
    }

    /// The squares with pawns, of all armies.
    #[inline]
    pub fn pawns(&self) -> Bits {
        self.kinds[5] | self.kinds[6] | self.kinds[7] | self.kinds[8]
    }

    /// The squares with any piece but a king.
    #[inline]
    pub fn commoners(&self) -> Bits {
        self.kinds[1] | self.kinds[2] | self.kinds[3] | self.kinds[4] | self.pawns()
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.armies[0] | self.armies[1] | self.armies[2] | self.armies[3]
    }

    /// The square of an army's king.
    #[inline]
    pub fn king(&self, army: Army) -> Option<Square> {
        let king = self.each(army, Kind::King);
        (king != 0).then(|| Square::lowest(king))
    }

    /// The pieces on a square; if there are two, the king comes first.
    pub fn on(&self, square: Square) -> impl Iterator<Item = Piece> {
        let bit = square.bit();
        let army = Army::ALL.into_iter().find(|army| self.of(*army) & bit != 0);
        let kinds = self.kinds;
        army.into_iter().flat_map(move |army| {
            let here = Kind::ALL.into_iter().filter(move |kind| kinds[kind.index()] & bit != 0);
            here.map(move |kind| Piece { army, kind })
        })
    }

    /// The piece on a square; the king if there are two.
    pub fn first(&self, square: Square) -> Option<Piece> {
        self.on(square).next()
    }

    /// How many men an army has.
    pub fn men(&self, army: Army) -> u32 {
        Kind::ALL.into_iter().map(|kind| self.each(army, kind).count_ones()).sum()
    }

    /// The kind of the pawn on a square.
    #[inline]
    pub(super) fn pawn_on(&self, square: Square) -> Kind {
        let bit = square.bit();
        let found = Kind::PAWNS.into_iter().find(|kind| self.all(*kind) & bit != 0);
        found.unwrap_or(Kind::RookPawn)
    }

    /// Puts a piece on a square.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.armies[piece.army.index()] |= square.bit();
        self.kinds[piece.kind.index()] |= square.bit();
    }

    /// Removes a piece from a square; its companion stays.
    #[inline]
    pub fn take(&mut self, square: Square, piece: Piece) {
        let bit = square.bit();
        self.kinds[piece.kind.index()] &= !bit;
        if (self.commoners() | self.all(Kind::King)) & bit == 0 {
            self.armies[piece.army.index()] &= !bit;
        }
    }

    /// Removes all pieces of an army from a square.
    #[inline]
    pub(super) fn clear(&mut self, square: Square, army: Army) {
        self.armies[army.index()] &= !square.bit();
        for kind in &mut self.kinds {
            *kind &= !square.bit();
        }
    }

    /// Changes the kind of the piece on a square.
    #[inline]
    pub(super) fn turn_into(&mut self, square: Square, before: Kind, after: Kind) {
        self.kinds[before.index()] &= !square.bit();
        self.kinds[after.index()] |= square.bit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pieces_share_a_square_until_one_leaves() {
        let corner = Army::BLACK.throne();
        let king = Piece { army: Army::BLACK, kind: Kind::King };
        let rook = Piece { army: Army::BLACK, kind: Kind::Rook };
        let mut board = Board::default();
        board.put(corner, rook);
        board.put(corner, king);
        assert_eq!(board.on(corner).collect::<Vec<_>>(), [king, rook]);
        assert_eq!(board.men(Army::BLACK), 2);
        for (leaver, stays) in [(king, rook), (rook, king)] {
            let mut board = board;
            board.take(corner, leaver);
            assert_eq!(board.on(corner).collect::<Vec<_>>(), [stays]);
            board.take(corner, stays);
            assert_eq!(board, Board::default());
        }
    }

    #[test]
    fn kinds_have_their_letters() {
        let codes: String = Kind::ALL.iter().map(|kind| kind.code()).collect();
        assert_eq!(codes, "KQBNRqbnr");
        for kind in Kind::ALL {
            assert_eq!(Kind::from_code(kind.code()), Some(kind));
            assert_eq!(kind.is_pawn(), kind.letter() == 'P');
            if kind != Kind::King {
                assert_eq!(kind.grown().pawn(), if kind.is_pawn() { kind } else { kind.pawn() });
            }
        }
    }
}
