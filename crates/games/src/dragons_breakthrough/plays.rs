//! Moves in the kit's form, and back.

use super::board::{Cell, Side};
use super::moves::{Basic, Move};
use super::piece::{Handful, Kind, Piece};
use super::position::{Pie, Position};
use liege_squares::{Play, Square};

impl Position {
    /// A move in the kit's form.
    pub(super) fn describe(&self, mv: &Move) -> Play {
        let piece = self.held(Piece { side: self.turn, kind: self.mover(&mv.basic) });
        let gone =
            Kind::RESERVED.into_iter().rev().fold(0, |code, kind| code << 8 | u64::from(mv.gone.count(kind)));
        let from = mv.basic.from().map(Square::from);
        let mut play = Play::new(gone, piece, from, mv.basic.to().into());
        if let Basic::Capture { from, way } = &mv.basic {
            let victim = |(kind, cell): (Kind, Cell)| {
                (cell.into(), self.held(Piece { side: self.turn.other(), kind }))
            };
            play.taken = self.victims(*from, way).into_iter().map(victim).collect();
            play.via = way.split_last().map(|(_, via)| squares_of(via)).unwrap_or_default();
            play.jumps = self.kind_on(*from).jumps();
        }
        play.follows = squares_of(&mv.flight);
        play
    }

    /// This position with another side to move.
    pub(super) fn turned(&self, side: Side) -> Position {
        let pie = if side == self.turn { self.pie } else { Pie::Past };
        Position { turn: side, pie, ..*self }
    }
}

fn squares_of(cells: &[Cell]) -> Vec<Square> {
    cells.iter().map(|cell| Square::from(*cell)).collect()
}

/// The move of a play: a play has all of its parts.
pub(super) fn move_of(play: &Play) -> Option<Move> {
    let to = Cell::of(play.to)?;
    let basic = match play.from {
        None => Basic::Drop { kind: play.piece.kind.into(), to },
        Some(from) if play.taken.is_empty() => Basic::Step { from: Cell::of(from)?, to },
        Some(from) => {
            let way = play.via.iter().chain([&play.to]).filter_map(|at| Cell::of(*at));
            Basic::Capture { from: Cell::of(from)?, way: way.collect() }
        }
    };
    let counts = play.code.to_le_bytes().into_iter();
    let gone = Kind::RESERVED.into_iter().zip(counts);
    let gone: Handful =
        gone.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect();
    let flight = play.follows.iter().filter_map(|at| Cell::of(*at)).collect();
    Some(Move { basic, gone, flight })
}
