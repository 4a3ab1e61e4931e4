//! Pieces that move over a still picture.

use super::figure::Figure;
use super::mark::Mark;
use super::picture::Scene;
use super::text::Label;

/// The moving pieces at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// Marks seen at this moment only.
    pub marks: Vec<Mark>,
    /// The pieces that move.
    pub figures: Vec<Figure>,
    /// The texts on them.
    pub labels: Vec<Label>,
    /// The time it is shown, in hundredths of a second.
    pub hold: u16,
}

/// An action in real time: a static picture over which some pieces move, and the picture at the end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    /// The part that does not move.
    pub ground: Scene,
    /// The moving pieces, moment by moment.
    pub moments: Vec<Moment>,
    /// The picture at the end, of the size of the ground.
    pub end: Scene,
    /// The time the end is shown, in hundredths of a second.
    pub end_hold: u16,
}
