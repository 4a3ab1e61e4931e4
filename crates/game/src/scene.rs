//! A picture in words: shapes, pieces, marks and labels, with no pixels yet.
//!
//! A game says *what* is to be seen and where; the renderer knows how each thing looks. All lengths
//! are pixels of a canvas that is 1024 wide. A scene is a value: equal scenes give equal pictures.

mod colour;
mod figure;
mod geometry;
mod grid;
mod mark;
mod motion;
mod plates;
mod surroundings;

pub use colour::{Army, Colour, Tint};
pub use figure::{Art, Badge, Figure, Look, Presence};
pub use geometry::{Area, Frame, Point, Px};
pub use grid::{Grid, Side, Square};
pub use mark::Mark;
pub use motion::{Moment, Motion};
pub use plates::{BOARD_TOP, Beside, Corners, Facing, MARGIN};
pub use surroundings::{
    Caption, Chain, Chip, Icon, Plate, Prize, Tab, Tie, TiesBar, Title, Tray, Wax, ties_bar,
};

use crate::{Event, Seat, Spot};
use liege_words::{Language, Message};
use std::sync::Arc;

/// The width of every picture's canvas in pixels.
pub const WIDTH: i32 = 1024;

/// What a picture is asked for.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Language of statuses and letter badges.
    pub language: Language,
    /// The seat whose side is at the bottom; `None`: the game's fixed public side.
    pub bottom: Option<Seat>,
    /// One of [`crate::Game::layouts`]; empty (or unknown) for the usual arrangement.
    pub layout: &'a str,
    /// Letters mode (for learners): notation letters on pieces, names on empty cells.
    pub letters: bool,
    /// The players' names, in seat order; empty for a seat nobody holds.
    pub names: &'a [String],
    /// Number of the last move, counted in moves (not acts) from 1; 0 before the first.
    pub number: usize,
    /// Canonical actions to be marked as the last move: the last move of the log, or nothing.
    pub last: &'a [String],
    /// The text of the last move as people read it ([`crate::State::display`]); empty if none.
    pub last_text: &'a str,
    /// Who made the last move.
    pub last_seat: Option<Seat>,
    /// Canonical moves whose targets are shown (legal moves of a piece); only in private pictures.
    pub targets: &'a [String],
    /// The events of the last action, for marks shown in one picture only: what it broke or ended.
    pub news: &'a [Event],
    /// Keys of offers and agreements ([`crate::Pact::key`]) that the reader may not know of: they
    /// are left out, on plates too.
    pub hidden: &'a [String],
}

impl View<'_> {
    /// A sentence in the reader's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        super::words().say(self.language, message)
    }

    /// A sentence that has no gaps.
    #[must_use]
    pub fn tell(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of the player of a seat; `None` where nobody sits or the name has nothing to be read.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Option<String> {
        self.names.get(seat.index()).filter(|name| name.chars().any(char::is_alphanumeric)).cloned()
    }

    /// The public picture of a position with no names and no last move.
    #[must_use]
    pub fn plain(language: Language) -> View<'static> {
        View {
            language,
            bottom: None,
            layout: "",
            letters: false,
            names: &[],
            number: 0,
            last: &[],
            last_text: "",
            last_seat: None,
            targets: &[],
            news: &[],
            hidden: &[],
        }
    }
}

/// The weight of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Regular.
    #[default]
    Regular,
    /// Bold.
    Bold,
}

/// Where a text stands about its place.
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
    /// How it stands about its place.
    pub align: Align,
    /// The width it may take; a longer text ends with `…`.
    pub room: Option<u16>,
    /// An edge round the letters, for texts drawn over pieces.
    pub edge: Option<Colour>,
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
        }
    }
}

/// A shape of the still part of a board.
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
        /// Whether it returns to its start.
        closed: bool,
        /// Its width.
        width: Px,
        /// Its colour.
        colour: Colour,
        /// Lengths of dash and gap, for a broken line.
        dash: Option<(Px, Px)>,
    },
}

/// The still part of a board: what does not change from move to move. It is drawn once and kept; the
/// board itself is the key.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The box that holds everything of it.
    pub frame: Frame,
    /// The shapes, bottom up.
    pub shapes: Vec<Shape>,
    /// The coordinates.
    pub labels: Vec<Label>,
}

/// Where something is that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// What it is.
    pub spot: Spot,
    /// Where it is.
    pub area: Area,
}

impl Cell {
    /// A cell of a board, or a piece in a hand.
    #[must_use]
    pub fn new(spot: Spot, area: Area) -> Cell {
        Cell { spot, area }
    }
}

/// A picture in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scene {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// The still boards, bottom up.
    pub boards: Vec<Arc<Board>>,
    /// Marks, in the order they are drawn (those over the pieces after the others).
    pub marks: Vec<Mark>,
    /// Pieces, in any order: they are drawn from the far row to the near one.
    pub figures: Vec<Figure>,
    /// Names of cells, numbers and other texts on top of the board.
    pub labels: Vec<Label>,
    /// Players' plates.
    pub plates: Vec<Plate>,
    /// Ties between players.
    pub chips: Vec<Chip>,
    /// The last move.
    pub caption: Option<Caption>,
    /// The name of the game, where the caption does not say it.
    pub title: Option<Title>,
    /// The name and the last move of another board, where one picture has several games.
    pub other: Option<(Title, Caption)>,
    /// Names of boards, where a picture has several.
    pub tabs: Vec<Tab>,
    /// Reserves and captured pieces.
    pub trays: Vec<Tray>,
    /// Where everything is that can be pointed at; not drawn.
    pub cells: Vec<Cell>,
}

impl Scene {
    /// Where something is, if it is shown.
    #[must_use]
    pub fn area(&self, spot: &Spot) -> Option<&Area> {
        self.cells.iter().find(|cell| cell.spot == *spot).map(|cell| &cell.area)
    }
}
