//! Marks on a board: what happened, what threatens, what is possible.

use super::colour::Army;
use super::figure::Look;
use super::geometry::{Area, Point};

/// A mark. Cells, frames and lines lie under the pieces, signs on what was or may be taken over them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move started here: a paler cell, a dashed frame, a dot where the piece stood.
    From {
        /// The cell.
        area: Area,
        /// The number of the move, where a turn has several: in the dot, or on a piece that came here since.
        number: Option<u8>,
    },
    /// The last move ended here: a tinted cell in a solid frame.
    To {
        /// The cell.
        area: Area,
    },
    /// The way of the last move.
    Way {
        /// Where it starts.
        from: Point,
        /// Where it ends: the frame of the cell.
        to: Point,
        /// Its width in pixels.
        width: u8,
    },
    /// The way goes on elsewhere, over a joined edge: an arrowhead.
    Onward {
        /// Where it comes from.
        from: Point,
        /// The edge.
        at: Point,
    },
    /// What attacks a king over a joined edge: a dashed line.
    Threat {
        /// Where it starts.
        from: Point,
        /// Where it ends.
        to: Point,
    },
    /// What the piece here was before this move, or what it has taken that ends the game: small, on a badge.
    Was {
        /// What it looked like.
        look: Look,
        /// The centre of the badge.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
        /// Whether it is gone: a cross.
        gone: bool,
    },
    /// Something was taken here on the way, not where the move ended: a cross.
    Taken {
        /// The centre.
        at: Point,
        /// The side of the cross in pixels.
        size: u16,
    },
    /// Something was taken here from afar: a dashed line of aim and a cross-hair.
    Aim {
        /// Who aimed.
        from: Point,
        /// The victim.
        at: Point,
        /// The diameter of the cross-hair in pixels.
        size: u16,
    },
    /// A move between boards: a chain of dots.
    Chain {
        /// Where it starts.
        from: Point,
        /// Where it ends.
        to: Point,
    },
    /// A king in check: the cell glows, and a burst behind the king reaches well beyond him on every side and stands
    /// over the neighbours.
    Check {
        /// The cell.
        area: Area,
        /// The centre of the burst.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
        /// Whether he is mated: a second burst, dark, stands behind the first.
        mate: bool,
    },
    /// A frozen piece stands here.
    Frozen {
        /// The cell.
        area: Area,
    },
    /// What freezes it: a dotted line of ice.
    Freeze {
        /// The piece that freezes.
        from: Point,
        /// The frozen one.
        to: Point,
    },
    /// The snowflake of a frozen army, on its throne.
    Snowflake {
        /// Its centre.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
    },
    /// The piece chosen (private pictures).
    Chosen {
        /// The cell.
        area: Area,
    },
    /// The piece here has had its move in this turn: a small tick.
    Tick {
        /// Its centre.
        at: Point,
        /// Its size in pixels.
        size: u16,
    },
    /// The piece here may move by what was thrown: a light bar at its foot.
    Light {
        /// The cell.
        area: Area,
    },
    /// The piece here has changed sides: a small arc with an arrowhead at its rim.
    Turned {
        /// The centre of the piece.
        at: Point,
        /// Its radius in pixels.
        radius: u16,
    },
    /// A square of an army's yard: a wash, and brackets at the corners of the yard.
    Yard {
        /// The square.
        area: Area,
        /// Whose yard it is.
        army: Army,
        /// The corners of the yard that this square has.
        corners: Vec<Point>,
    },
    /// The way that something slid: a thin line through points.
    Trail {
        /// The points, from the first.
        points: Vec<Point>,
        /// Its width in pixels.
        width: u8,
    },
    /// Two pieces met here: a small burst.
    Clash {
        /// The place.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
    },
    /// Somebody takes aim (private pictures): a broken line, with a tick for each part of the strength.
    Aiming {
        /// The edge of the piece that is flicked.
        from: Point,
        /// As far as it would go.
        to: Point,
        /// How many ticks stand on the line, from its start.
        ticks: u8,
    },
    /// A legal target of the piece chosen (private pictures).
    Target {
        /// The centre.
        at: Point,
        /// The radius of the largest circle in the cell, in pixels.
        radius: u16,
        /// Whether something is taken there: a broken ring rather than a dot.
        takes: bool,
    },
}
