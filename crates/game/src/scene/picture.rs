//! A picture as a whole.

use super::board::{Board, Shape};
use super::figure::Figure;
use super::geometry::Area;
use super::mark::Mark;
use super::surroundings::{Caption, Chip, Plate, Tab, Title, Tray};
use super::text::Label;
use crate::Spot;
use std::sync::Arc;

/// The place of something that a person can point at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Its spot.
    pub spot: Spot,
    /// Its area.
    pub area: Area,
}

impl Cell {
    /// Makes a cell of a board, or a piece in a hand.
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
    /// The static boards, bottom up.
    pub boards: Vec<Arc<Board>>,
    /// Shapes over the boards, bottom up: tables of results. They differ from picture to picture, and are not kept.
    pub shapes: Vec<Shape>,
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
    /// The name of the game, if the caption does not say it.
    pub title: Option<Title>,
    /// The name and the last move of another board, if one picture has several games.
    pub other: Option<(Title, Caption)>,
    /// The names of boards, if a picture has several.
    pub tabs: Vec<Tab>,
    /// Reserves and captured pieces.
    pub trays: Vec<Tray>,
    /// The places that a person can point at; they are not drawn.
    pub cells: Vec<Cell>,
}

impl Scene {
    /// The area of a spot, if it is shown.
    #[must_use]
    pub fn area(&self, spot: &Spot) -> Option<&Area> {
        self.cells.iter().find(|cell| cell.spot == *spot).map(|cell| &cell.area)
    }
}
