//! Pieces that move over a still picture.

use super::figure::Figure;
use super::mark::Mark;
use super::picture::Scene;
use super::text::Label;

/// What moves, at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// Marks seen at this moment only.
    pub marks: Vec<Mark>,
    /// The pieces that move.
    pub figures: Vec<Figure>,
    /// What is written on them.
    pub labels: Vec<Label>,
    /// How long, in hundredths of a second.
    pub hold: u16,
}

/// An action in real time: a still picture over which some pieces move, and what it ends with.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    /// All that does not move.
    pub ground: Scene,
    /// What moves, moment by moment.
    pub moments: Vec<Moment>,
    /// The picture at the end, of the size of the ground.
    pub end: Scene,
    /// How long that stays, in hundredths of a second.
    pub end_hold: u16,
}
