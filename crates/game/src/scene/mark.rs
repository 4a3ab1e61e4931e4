//! Marks on a board: past moves, threats and possible moves.

use super::colour::Army;
use super::figure::Look;
use super::geometry::{Area, Point};

/// A mark. Cells, frames and lines are drawn under the pieces; signs of a capture or a possible capture are
/// drawn over them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move started here: a paler cell, a dashed frame, a dot where the piece stood.
    From {
        /// The cell.
        area: Area,
        /// The number of the move, if a turn has several: in the dot, or on a piece that came here since.
        number: Option<u8>,
    },
    /// The last move ended here: a tinted cell in a solid frame.
    To {
        /// The cell.
        area: Area,
    },
    /// The way of the last move.
    Way {
        /// The start.
        from: Point,
        /// The end: the frame of the cell.
        to: Point,
        /// Its width in pixels.
        width: u8,
    },
    /// The way continues elsewhere, over a joined edge: an arrowhead.
    Onward {
        /// The place it comes from.
        from: Point,
        /// The edge.
        at: Point,
    },
    /// An attack on a king over a joined edge: a dashed line.
    Threat {
        /// The start.
        from: Point,
        /// The end.
        to: Point,
    },
    /// The form of the piece here before this move, or the piece whose capture ended the game: small, on a
    /// badge.
    Was {
        /// Its look.
        look: Look,
        /// The centre of the badge.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
        /// Whether it was captured: a cross.
        gone: bool,
    },
    /// A piece may enter here later: a notch in a corner of the cell.
    Notch {
        /// The corners of the notch.
        area: Area,
    },
    /// A capture on the way, not where the move ended: a cross.
    Taken {
        /// The centre.
        at: Point,
        /// The side of the cross in pixels.
        size: u16,
    },
    /// A capture from afar: a dashed line of aim and a cross-hair.
    Aim {
        /// The attacker.
        from: Point,
        /// The victim.
        at: Point,
        /// The diameter of the cross-hair in pixels.
        size: u16,
    },
    /// A move between boards: a chain of dots.
    Chain {
        /// The start.
        from: Point,
        /// The end.
        to: Point,
    },
    /// A king in check: the cell glows, and a burst behind the king reaches well beyond him on every side,
    /// over the neighbours.
    Check {
        /// The cell.
        area: Area,
        /// The centre of the burst.
        at: Point,
        /// Its diameter in pixels.
        size: u16,
        /// Whether he is mated: a second, dark burst behind the first.
        mate: bool,
    },
    /// A frozen piece.
    Frozen {
        /// The cell.
        area: Area,
    },
    /// The line to the piece that freezes another: dotted, of ice.
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
    /// The piece here may move by this throw: a light bar at its foot.
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
        /// The army of the yard.
        army: Army,
        /// The corners of the yard that this square has.
        corners: Vec<Point>,
    },
    /// The way of a piece that slid: a thin line through points.
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
    /// A player takes aim (private pictures): a broken line, with a tick for each part of the strength.
    Aiming {
        /// The edge of the piece that is flicked.
        from: Point,
        /// The place that the piece would reach.
        to: Point,
        /// The number of ticks on the line, from its start.
        ticks: u8,
    },
    /// A legal target of the piece chosen (private pictures).
    Target {
        /// The centre.
        at: Point,
        /// The radius of the largest circle in the cell, in pixels.
        radius: u16,
        /// Whether the move captures there: a broken ring in place of a dot.
        takes: bool,
    },
}
