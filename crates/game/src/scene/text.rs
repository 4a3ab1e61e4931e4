//! Texts on a picture.

use super::colour::Colour;
use super::geometry::Point;

/// The weight of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Regular.
    #[default]
    Regular,
    /// Bold.
    Bold,
}

/// The alignment of a text to its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Align {
    /// It starts there.
    Left,
    /// Its middle is there.
    #[default]
    Centre,
    /// It ends there.
    Right,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Label {
    /// The place; vertically the middle of the capital letters.
    pub at: Point,
    /// The text.
    pub text: String,
    /// The size of the type in pixels.
    pub size: u16,
    /// The weight.
    pub weight: Weight,
    /// The colour.
    pub colour: Colour,
    /// The alignment to its place.
    pub align: Align,
    /// The width it may take; a longer text ends with `…`.
    pub room: Option<u16>,
    /// An edge round the letters, for texts drawn over pieces.
    pub edge: Option<Colour>,
    /// The text that replaces one which no font can show, such as a name in another script.
    pub instead: Option<String>,
}

impl Label {
    /// A bold label round its centre.
    #[must_use]
    pub fn bold(at: Point, text: impl Into<String>, size: u16, colour: Colour) -> Label {
        Label {
            at,
            text: text.into(),
            size,
            weight: Weight::Bold,
            colour,
            align: Align::Centre,
            room: None,
            edge: None,
            instead: None,
        }
    }
}
