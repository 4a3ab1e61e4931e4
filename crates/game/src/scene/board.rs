//! The static part of a board.

use super::colour::Colour;
use super::geometry::{Area, Frame, Point, Px};
use super::text::Label;

/// A shape of the static part of a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A filled area.
    Filled {
        /// The area.
        area: Area,
        /// Its colour.
        colour: Colour,
    },
    /// A line through points.
    Line {
        /// The points.
        points: Vec<Point>,
        /// Whether the line returns to its start.
        closed: bool,
        /// Its width.
        width: Px,
        /// Its colour.
        colour: Colour,
        /// The lengths of dash and gap, for a broken line.
        dash: Option<(Px, Px)>,
    },
}

/// The static part of a board, which does not change from move to move. It is drawn once and kept; the board
/// itself is the key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The box that holds all of it.
    pub frame: Frame,
    /// The shapes, bottom up.
    pub shapes: Vec<Shape>,
    /// The coordinates.
    pub labels: Vec<Label>,
}
