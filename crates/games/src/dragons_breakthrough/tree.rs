//! The engine's view of the game, and the value of a position.

use super::board::{Cell, Side, each};
use super::moves::{Basic, Move};
use super::piece::Kind;
use super::position::{PATIENCE, Pie, Position};
use super::state::SWAP;
use liege_game::{Node, Seat, Stake, WIN, Worth, between_two, mixed};

/// The value of each kind on the board, in the order of [`Kind::ALL`].
const WORTH: [i32; 6] = [100, 190, 260, 330, 0, 620];
/// The value of a dragon's distance from its last row, by rows.
const NEAR: [i32; 8] = [1500, 420, 240, 130, 70, 40, 10, 0];
/// The value of a row nearer to the last one for a checker.
const ROW: i32 = 5;
/// The value of a flight of the dragon.
const FLIGHT: i32 = 200;

/// The number of rows between a cell and a side's last one.
fn left(side: Side, at: Cell) -> usize {
    let row = (at.index() / 4).min(7);
    if side == Side::Light { row } else { 7 - row }
}

fn worth(kind: Kind) -> i32 {
    WORTH[kind.index()]
}

/// A move of the tree.
#[derive(Clone, Debug, Hash)]
pub enum Deed {
    Move(Move),
    /// The exchange of colours.
    Swap,
}

impl Position {
    fn has(&self, side: Side) -> i32 {
        let mut value = 0;
        for kind in Kind::ALL {
            for at in each(self.of(side, kind)) {
                value += worth(kind);
                value += match kind {
                    Kind::Dragon => NEAR[left(side, at)],
                    Kind::Checker | Kind::Royal => ROW * (7 - left(side, at) as i32),
                    _ => 0,
                };
            }
        }
        // A piece in hand can be put anywhere, but that costs a move.
        let held = |kind: Kind| i32::from(self.reserves[side.index()].count(kind)) * worth(kind) * 4 / 5;
        value + Kind::RESERVED.into_iter().map(held).sum::<i32>()
    }

    fn for_the_first(&self, light: i32) -> i32 {
        if self.holder(Side::Light) == Seat(0) { light } else { -light }
    }

    /// The first seat's lead over the second.
    pub(super) fn balance(&self) -> i32 {
        self.for_the_first(self.has(Side::Light) - self.has(Side::Dark))
    }

    fn won_by(&self, side: Side) -> Worth {
        between_two(self.for_the_first(if side == Side::Light { WIN } else { -WIN }))
    }
}

impl Node for Position {
    type Move = Deed;

    fn side(&self) -> usize {
        self.holder(self.turn).index()
    }

    fn moves(&self, into: &mut Vec<Deed>) {
        self.generate(&mut |mv| into.push(Deed::Move(mv)));
        if self.may_swap() && !into.is_empty() {
            into.push(Deed::Swap);
        }
    }

    fn make(&mut self, deed: &Deed) {
        *self = match deed {
            Deed::Move(mv) => self.after_move(mv),
            Deed::Swap => self.exchanged(),
        };
    }

    fn stake(&self, deed: &Deed) -> Stake {
        let Deed::Move(mv) = deed else { return Stake::default() };
        let taken = match &mv.basic {
            Basic::Capture { from, way } => self.taken_by(*from, way),
            _ => 0,
        };
        let taken: i32 = each(taken).filter_map(|at| self.piece(at)).map(|piece| worth(piece.kind)).sum();
        let risk = mv.basic.from().and_then(|from| self.piece(from)).map_or(0, |piece| worth(piece.kind));
        Stake { gain: taken + if mv.flight.is_empty() { 0 } else { FLIGHT }, risk }
    }

    fn over(&self) -> Option<Worth> {
        if self.decided() {
            let dragons = |side: Side| self.of(side, Kind::Dragon);
            let home = |side: Side| dragons(side) & side.last_row() != 0;
            let light = home(Side::Light) || !home(Side::Dark) && dragons(Side::Dark) == 0;
            return Some(self.won_by(if light { Side::Light } else { Side::Dark }));
        }
        (self.clock >= PATIENCE).then_some(between_two(0))
    }

    fn stuck(&self) -> Worth {
        self.won_by(self.turn.other())
    }

    fn value(&self) -> Worth {
        between_two(self.balance())
    }

    fn key(&self) -> u64 {
        mixed(&(self.standing(), self.swapped, self.pie == Pie::Open))
    }

    fn weight(&self) -> u64 {
        2
    }

    fn usual(&self) -> u64 {
        45
    }

    fn action(&self, deed: &Deed) -> String {
        match deed {
            Deed::Move(mv) => mv.to_string(),
            Deed::Swap => SWAP.to_owned(),
        }
    }
}
