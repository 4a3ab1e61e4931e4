//! What somebody typed, understood as far as that goes without a position.

use super::super::board::{Cell, Side};
use super::super::piece::{Handful, Kind};

/// What stands before a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// Nothing that tells anything: a space, a dash, a comma.
    Plain,
    /// A mark of capture: `:`, `x`, «х».
    Takes,
}

/// A cell, and what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// Before it.
    pub joint: Joint,
    /// The cell.
    pub cell: Cell,
}

/// Where a captured piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// «Р»: into the reserve.
    Kept,
    /// «В»: out of the game.
    Gone,
}

/// A move as it was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Typed {
    /// The colours are to be exchanged.
    pub swap: bool,
    /// A side named before the move.
    pub side: Option<Side>,
    /// A piece named before the cells.
    pub kind: Option<Kind>,
    /// Whether a mark says that it comes from the reserve.
    pub dropped: bool,
    /// The cells, those of a royal jump among them.
    pub cells: Vec<Stop>,
    /// The number of cells before the royal jump, where something parts them.
    pub parted: Option<usize>,
    /// What leaves the game, in the canonical form `!CK`.
    pub gone: Option<Handful>,
    /// Where captured pieces go, in turn, perhaps by kind.
    pub fates: Vec<(Fate, Option<Kind>)>,
}
