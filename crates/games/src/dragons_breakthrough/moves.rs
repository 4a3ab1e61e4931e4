//! Moves, and their canonical notation (rules page, 6.1).

use super::board::Cell;
use super::piece::{Handful, Kind, Path};
use std::fmt;

/// The landings of a capture: a chain never has more than nine, because it passes over no cell twice.
pub type Way = Path<9>;
/// A dragon's royal jumps: its start and its landings, each two rows further.
pub type Flight = Path<4>;

/// The part of a move that the player makes himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basic {
    /// A step to an empty cell.
    Step { from: Cell, to: Cell },
    /// A capture: a chain of jumps, or a chess piece's.
    Capture {
        from: Cell,
        /// All landings; a chess piece has one, which is the victim's cell.
        way: Way,
    },
    /// A drop from the reserve.
    Drop {
        /// The kind.
        kind: Kind,
        /// The target.
        to: Cell,
    },
}

impl Basic {
    /// The start; a drop has none.
    pub fn from(&self) -> Option<Cell> {
        match *self {
            Basic::Step { from, .. } | Basic::Capture { from, .. } => Some(from),
            Basic::Drop { .. } => None,
        }
    }

    /// All its cells, in order.
    pub(super) fn path(&self) -> Vec<Cell> {
        let landings = match self {
            Basic::Step { to, .. } | Basic::Drop { to, .. } => std::slice::from_ref(to),
            Basic::Capture { way, .. } => way,
        };
        self.from().into_iter().chain(landings.iter().copied()).collect()
    }

    /// The end.
    pub fn to(&self) -> Cell {
        match self {
            Basic::Step { to, .. } | Basic::Drop { to, .. } => *to,
            Basic::Capture { from, way } => way.last().copied().unwrap_or(*from),
        }
    }
}

/// A move: the player's part, the captives that leave the game, and the royal jumps that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The basic move.
    pub basic: Basic,
    /// The pieces that leave the game because the reserve is full.
    pub gone: Handful,
    /// The dragon's royal jumps: empty, or the whole path.
    pub flight: Flight,
}

impl Move {
    /// A basic move with nothing after it.
    #[inline]
    pub fn plain(basic: Basic) -> Move {
        Move { basic, gone: Handful::default(), flight: Flight::default() }
    }
}

/// Writes a path.
pub(super) fn joined(cells: &[Cell], separator: &str) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(separator)
}

impl fmt::Display for Basic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Basic::Step { from, to } => write!(f, "{from}-{to}"),
            Basic::Capture { from, way } => write!(f, "{from}:{}", joined(way, ":")),
            Basic::Drop { kind, to } => write!(f, "{}@{to}", kind.letter()),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.basic)?;
        if !self.gone.is_empty() {
            write!(f, "!{}", self.gone)?;
        }
        if !self.flight.is_empty() {
            write!(f, "+{}", joined(&self.flight, "-"))?;
        }
        Ok(())
    }
}
