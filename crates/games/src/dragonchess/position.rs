//! A position: the pieces, the side to move, and all else that the rules look at.

use super::board::{LOWER, MIDDLE, PLACES, Planes, SQUARES, Square, places};
use super::movement::Move;
use super::piece::{KINDS, Kind, Piece, Side};

/// The squares to which a Hero on level 1 or 3 may return (option `hero_return`, ruling R3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HeroReturn {
    /// Only to the square of level 2 that it came from.
    #[default]
    Origin,
    /// To every triagonal square of level 2.
    Any,
}

/// A position. It is a plain value: moves are made and taken back on it without allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The piece on each square.
    pub(super) board: [Option<Piece>; SQUARES],
    /// The pieces by side, kind and level, as sets.
    men: [[Planes; KINDS]; 2],
    /// The pieces of each side, by level.
    sides: [Planes; 2],
    /// For a Hero on level 1 or 3 the place of level 2 that it came from; elsewhere without meaning.
    origins: [u8; SQUARES],
    turn: Side,
    quiet: u32,
    number: u32,
    hero_return: HeroReturn,
}

/// The facts needed to take a move back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    piece: Piece,
    taken: Option<Piece>,
    origin: u8,
    quiet: u32,
    number: u32,
}

/// The back rank of level 2, from a to l.
const COURT: [Kind; 12] = [
    Kind::Oliphant,
    Kind::Unicorn,
    Kind::Hero,
    Kind::Thief,
    Kind::Cleric,
    Kind::Mage,
    Kind::King,
    Kind::Paladin,
    Kind::Thief,
    Kind::Hero,
    Kind::Unicorn,
    Kind::Oliphant,
];

/// The piece on a square at the start.
fn at_the_start(square: Square) -> Option<Piece> {
    let side = if square.rank() < 4 { Side::Gold } else { Side::Scarlet };
    let depth = square.rank().min(7 - square.rank());
    let kind = match (square.level(), depth, square.file()) {
        (MIDDLE, 0, file) => COURT[file],
        (MIDDLE, 1, _) => Kind::Warrior,
        (LOWER, 0, 2 | 10) => Kind::Basilisk,
        (LOWER, 0, 6) => Kind::Elemental,
        (LOWER, 1, file) if file % 2 == 1 => Kind::Dwarf,
        (super::board::UPPER, 0, 2 | 10) => Kind::Griffon,
        (super::board::UPPER, 0, 6) => Kind::Dragon,
        (super::board::UPPER, 1, file) if file % 2 == 0 => Kind::Sylph,
        _ => return None,
    };
    Some(Piece { side, kind })
}

impl Position {
    /// Empty boards.
    #[must_use]
    pub fn empty(turn: Side, hero_return: HeroReturn) -> Position {
        Position {
            board: [None; SQUARES],
            men: [[[0; 3]; KINDS]; 2],
            sides: [[0; 3]; 2],
            origins: [0; SQUARES],
            turn,
            quiet: 0,
            number: 1,
            hero_return,
        }
    }

    /// The start of the game.
    #[must_use]
    pub fn start(hero_return: HeroReturn) -> Position {
        let mut position = Position::empty(Side::Gold, hero_return);
        for square in Square::all() {
            if let Some(piece) = at_the_start(square) {
                position.put(square, piece);
            }
        }
        position
    }

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Single moves since the last capture or Warrior move.
    pub fn quiet(&self) -> u32 {
        self.quiet
    }

    /// The number of the full move, from 1.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The squares to which Heroes may return.
    #[inline]
    pub fn hero_return(&self) -> HeroReturn {
        self.hero_return
    }

    /// The pieces of one side and kind.
    #[inline]
    #[must_use]
    pub fn men(&self, side: Side, kind: Kind) -> &Planes {
        &self.men[side.index()][kind.index()]
    }

    /// The pieces of one side.
    #[inline]
    #[must_use]
    pub fn side(&self, side: Side) -> &Planes {
        &self.sides[side.index()]
    }

    /// All occupied squares.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Planes {
        let [gold, scarlet] = &self.sides;
        [gold[0] | scarlet[0], gold[1] | scarlet[1], gold[2] | scarlet[2]]
    }

    /// The King of a side.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        let king = self.men(side, Kind::King);
        let level = if king[MIDDLE] != 0 { MIDDLE } else { usize::from(king[LOWER] == 0) * 2 };
        // A position has one King for each side: the code that sets one up ensures it.
        Square::new(level, (king[level].trailing_zeros() as usize).min(PLACES - 1))
    }

    /// The square of level 2 to which a Hero on level 1 or 3 is bound.
    #[inline]
    #[must_use]
    pub fn origin(&self, hero: Square) -> Square {
        Square::new(MIDDLE, usize::from(self.origins[hero.index()]))
    }

    /// The pieces of a side on level 2 that enemy Basilisks freeze.
    #[inline]
    #[must_use]
    pub fn frozen(&self, side: Side) -> super::board::Plane {
        self.side(side)[MIDDLE] & self.men(side.other(), Kind::Basilisk)[LOWER]
    }

    /// Whether the piece on a square is frozen.
    #[must_use]
    pub fn is_frozen(&self, square: Square) -> bool {
        square.level() == MIDDLE
            && self.piece(square).is_some_and(|piece| self.frozen(piece.side) & square.bit() != 0)
    }

    /// Whether only the two Kings are left.
    #[inline]
    #[must_use]
    pub fn only_kings(&self) -> bool {
        self.occupied().iter().map(|plane| plane.count_ones()).sum::<u32>() == 2
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        let (level, bit) = (square.level(), square.bit());
        self.board[square.index()] = Some(piece);
        self.men[piece.side.index()][piece.kind.index()][level] |= bit;
        self.sides[piece.side.index()][level] |= bit;
    }

    /// Removes the piece on a square.
    #[inline]
    pub(super) fn clear(&mut self, square: Square, piece: Piece) {
        let (level, bit) = (square.level(), square.bit());
        self.board[square.index()] = None;
        self.men[piece.side.index()][piece.kind.index()][level] &= !bit;
        self.sides[piece.side.index()][level] &= !bit;
    }

    /// Stores the square that a Hero came from.
    pub(super) fn set_origin(&mut self, hero: Square, origin: Square) {
        self.origins[hero.index()] = origin.place() as u8;
    }

    pub(super) fn set_counters(&mut self, quiet: u32, number: u32) {
        self.quiet = quiet;
        self.number = number;
    }

    /// This position with the other side to move.
    pub(super) fn turned(&self) -> Position {
        Position { turn: self.turn.other(), ..self.clone() }
    }

    /// Makes a legal move.
    #[inline]
    pub fn make(&mut self, mv: Move) -> Undo {
        let Move { from, to } = mv;
        // A move comes from the generator, so there is a piece.
        let piece = self.piece(from).unwrap_or(Piece { side: self.turn, kind: Kind::King });
        let taken = self.piece(to);
        let origin = self.origins[to.index()];
        let undo = Undo { piece, taken, origin, quiet: self.quiet, number: self.number };
        if let Some(taken) = taken {
            self.clear(to, taken);
        }
        if !mv.is_from_afar(piece.kind) {
            self.clear(from, piece);
            self.put(to, Piece { kind: mv.becomes(piece), ..piece });
        }
        if piece.kind == Kind::Hero {
            self.origins[to.index()] = from.place() as u8;
        }
        let counts = taken.is_some() || piece.kind == Kind::Warrior;
        self.quiet = if counts { 0 } else { self.quiet.saturating_add(1) };
        self.number = self.number.saturating_add(u32::from(self.turn == Side::Scarlet));
        self.turn = self.turn.other();
        undo
    }

    /// Takes back the move made last.
    #[inline]
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        let Move { from, to } = mv;
        if !mv.is_from_afar(undo.piece.kind) {
            self.clear(to, Piece { kind: mv.becomes(undo.piece), ..undo.piece });
            self.put(from, undo.piece);
        }
        if let Some(taken) = undo.taken {
            self.put(to, taken);
        }
        self.origins[to.index()] = undo.origin;
        self.quiet = undo.quiet;
        self.number = undo.number;
        self.turn = self.turn.other();
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut after = self.clone();
        after.make(mv);
        after
    }

    /// The Heroes on level 1 and 3 of both sides, by name of the square.
    pub fn heroes_away(&self) -> impl Iterator<Item = Square> {
        let [gold, scarlet] = Side::ALL.map(|side| *self.men(side, Kind::Hero));
        [LOWER, super::board::UPPER].into_iter().flat_map(move |level| {
            // Names go by file before rank.
            let mut away: Vec<Square> =
                places(gold[level] | scarlet[level]).map(|place| Square::new(level, place)).collect();
            away.sort_unstable_by_key(|square| (square.file(), square.rank()));
            away
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_are_complete() {
        let start = Position::start(HeroReturn::Origin);
        for side in Side::ALL {
            let count = |kind| start.men(side, kind).iter().map(|plane| plane.count_ones()).sum::<u32>();
            let expected = [6, 2, 1, 12, 2, 2, 2, 2, 1, 1, 1, 1, 6, 2, 1];
            assert_eq!(Kind::ALL.map(count), expected, "{side:?}");
        }
        assert_eq!(start.king(Side::Gold).to_string(), "2g1");
        assert_eq!(start.king(Side::Scarlet).to_string(), "2g8");
    }

    #[test]
    fn moves_are_taken_back_exactly() {
        let mut position = Position::start(HeroReturn::Origin);
        for round in 0..300usize {
            let before = position.clone();
            let moves = position.legal_moves();
            for mv in &moves {
                let undo = position.make(*mv);
                position.unmake(*mv, undo);
                assert_eq!(position, before, "{mv:?}");
            }
            let Some(mv) = moves.get((round * 7919 + 13) % moves.len().max(1)) else { break };
            position.make(*mv);
        }
    }
}
