//! Pieces in a picture.

use super::art::Art;
use super::colour::Army;
use super::geometry::Point;

/// The look of a piece: its body shows its army, its foot shows its commander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The kind.
    pub art: Art,
    /// The army; [`Army::Stone`] for a neutral one.
    pub army: Army,
    /// The army that commands it; `None` or stone: nobody does, so it has a thin bar in place of a foot.
    pub foot: Option<Army>,
    /// The man that carries the kind's sign, if the kind is not told by the outline.
    pub man: Option<Man>,
}

/// A man whose kind is told by what is on it: a tile, a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Its form.
    pub form: Form,
    /// The character on it; `None`: the sign of its kind, which is its art.
    pub character: Option<char>,
    /// Whether it is promoted: red, and a sign gets a star.
    pub promoted: bool,
    /// Whether it points down, to the player at the bottom. Only a tile points.
    pub turned: bool,
}

/// The form of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// A five-sided tile that points at the enemy.
    Tile,
    /// A disc with rings.
    Disc,
    /// An octagon.
    Octagon,
}

impl Look {
    /// A piece commanded by its own army.
    #[must_use]
    pub fn new(art: Art, army: Army) -> Look {
        Look { art, army, foot: Some(army), man: None }
    }

    /// This piece on the foot of its captor.
    #[must_use]
    pub fn under(self, commander: Army) -> Look {
        Look { foot: Some(commander), ..self }
    }

    /// This piece in a neutral army.
    #[must_use]
    pub fn neutral(self) -> Look {
        Look { army: Army::Stone, foot: None, ..self }
    }

    /// Whether the piece has a foot.
    #[must_use]
    pub fn stands(self) -> bool {
        self.man.is_none() && self.art.stands()
    }
}

/// The presence of a piece in the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// An ordinary piece.
    #[default]
    Plain,
    /// Frozen: washed with ice, with a snowflake.
    Frozen,
    /// A piece of a frozen army: washed with ice; one snowflake stands for all of them
    /// ([`Mark::Snowflake`](super::Mark::Snowflake)).
    Iced,
    /// A captured piece, drawn as a ghost.
    Ghost,
}

/// A letter on a round badge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Badge {
    /// One or two letters.
    pub text: String,
    /// Its centre.
    pub at: Point,
    /// Its radius in pixels.
    pub radius: u16,
}

/// A piece on the canvas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Figure {
    /// The look of the piece.
    pub look: Look,
    /// The centre of its box.
    pub at: Point,
    /// The side of its box in pixels: the art fills it from top to foot.
    pub size: u16,
    /// How present it is.
    pub presence: Presence,
    /// A badge.
    pub badge: Option<Badge>,
}

impl Figure {
    /// A plain piece.
    #[must_use]
    pub fn new(look: Look, at: Point, size: u16) -> Figure {
        Figure { look, at, size, presence: Presence::Plain, badge: None }
    }
}
