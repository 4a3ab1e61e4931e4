//! The engine's view of the game, and the value of a position.

use super::board::{LOWER, MIDDLE, Square, UPPER, places};
use super::moves::Move;
use super::piece::{KINDS, Kind, Piece, Side};
use super::position::Position;
use super::spec::SPEC;
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};
use std::sync::LazyLock;

/// The value of a row that a Warrior has advanced.
const ROW: i32 = 6;
/// The value of a piece having left the first row.
const OUT: i32 = 8;
/// The value of a file nearer to the middle.
const FILE: i32 = 2;

/// The value of each kind.
static WORTH: LazyLock<[i32; KINDS]> =
    LazyLock::new(|| Kind::ALL.map(|kind| i32::from(SPEC.kind(kind.into()).value) * 50));

/// The value of each piece on each square, by side and kind.
static WHOLE: LazyLock<[[Vec<i32>; KINDS]; 2]> = LazyLock::new(|| {
    let on_all = |piece: Piece| Square::all().map(|at| worth(piece.kind) + stands(at, piece)).collect();
    Side::ALL.map(|side| Kind::ALL.map(|kind| on_all(Piece { side, kind })))
});

/// The value of a piece.
fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()]
}

/// The value of a piece's place.
fn stands(at: Square, Piece { side, kind }: Piece) -> i32 {
    let row = if side.last_rank() == 0 { 7 - at.rank() } else { at.rank() } as i32;
    let middle = FILE * (5 - (2 * at.file() as i32 - 11).abs() / 2);
    match kind {
        Kind::King => -OUT * row - 2 * middle - 30 * i32::from(at.level() != MIDDLE),
        Kind::Warrior => ROW * row + middle / 2,
        _ => OUT * i32::from(row > 0) + middle,
    }
}

impl Position {
    /// The value of a side's pieces.
    fn has(&self, side: Side) -> i32 {
        let frozen = self.frozen(side);
        let whole = &WHOLE[side.index()];
        let mut value = 0;
        for level in [LOWER, MIDDLE, UPPER] {
            for place in places(self.side(side)[level]) {
                let at = Square::new(level, place);
                let Some(piece) = self.piece(at) else { continue };
                let whole = whole[piece.kind.index()][at.index()];
                // A frozen piece is out of the game while it is frozen.
                let is_frozen = level == MIDDLE && frozen & at.bit() != 0;
                value += if is_frozen { whole * 2 / 3 } else { whole };
            }
        }
        value
    }

    /// Gold's lead over Scarlet.
    pub(super) fn balance(&self) -> i32 {
        self.has(Side::Gold) - self.has(Side::Scarlet)
    }

    /// A hash of the part of a position that counts for repetition.
    fn mark(&self) -> u64 {
        // Hashed as bytes, eight at a time.
        let code = |Piece { side, kind }: Piece| 1 + (side.index() * KINDS + kind.index()) as u8;
        let men = self.board.map(|piece| piece.map_or(0, code));
        let mut origins = 0;
        for level in [LOWER, UPPER] {
            let heroes = Side::ALL.into_iter().fold(0, |all, side| all | self.men(side, Kind::Hero)[level]);
            for place in places(heroes) {
                origins = mixed(&(origins, self.origin(Square::new(level, place)).index()));
            }
        }
        mixed(&(men, self.turn().index(), origins))
    }
}

/// A position, and the number of quiet single moves after which the game is drawn; 0: never.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) position: Position,
    pub(super) quiet: u32,
}

impl Node for Place {
    type Move = Move;

    fn side(&self) -> usize {
        self.position.turn().index()
    }

    fn moves(&self, into: &mut Vec<Move>) {
        self.position.collect_moves(into);
    }

    fn make(&mut self, mv: &Move) {
        self.position.make(*mv);
    }

    fn stake(&self, mv: &Move) -> Stake {
        let Some(piece) = self.position.piece(mv.from) else { return Stake::default() };
        let taken = self.position.piece(mv.to).map_or(0, |piece| worth(piece.kind));
        let becomes = worth(mv.becomes(piece)) - worth(piece.kind);
        let risk = if mv.is_from_afar(piece.kind) { 0 } else { worth(piece.kind) };
        Stake { gain: taken + becomes, risk }
    }

    fn over(&self) -> Option<Worth> {
        let quiet = self.quiet > 0 && self.position.quiet() >= self.quiet;
        (quiet || self.position.only_kings()).then_some(between_two(0))
    }

    fn stuck(&self) -> Worth {
        let lost = if self.side() == Side::Gold.index() { -WIN } else { WIN };
        between_two(if self.is_check() { lost } else { 0 })
    }

    fn value(&self) -> Worth {
        between_two(self.position.balance())
    }

    fn key(&self) -> u64 {
        self.position.mark()
    }

    fn is_check(&self) -> bool {
        self.position.in_check(self.position.turn())
    }

    fn pass(&mut self) -> bool {
        self.position = self.position.turned();
        true
    }

    fn weight(&self) -> u64 {
        3
    }

    fn usual(&self) -> u64 {
        130
    }

    fn action(&self, mv: &Move) -> String {
        let letter = |kind: Kind| SPEC.kind(kind.into()).letter;
        let Some(piece) = self.position.piece(mv.from) else { return String::new() };
        let sign = if self.position.piece(mv.to).is_some() { 'x' } else { '-' };
        let kind = mv.becomes(piece);
        let becomes = if kind == piece.kind { String::new() } else { format!("({})", letter(kind)) };
        format!("{}/{}{sign}{}{becomes}", letter(piece.kind), mv.from, mv.to)
    }
}
