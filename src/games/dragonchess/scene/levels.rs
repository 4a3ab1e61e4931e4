//! Where the boards are on the canvas.

use super::super::board::{FILES, LOWER, MIDDLE, RANKS, Square, UPPER};
use super::super::piece::Side;
use crate::game::scene::{
    self, BOARD_TOP, Board, Colour, Facing, Frame, Grid, Label, Point, Tab, Tint, WIDTH,
};
use crate::game::words;
use crate::words::{Language, Message};
use std::sync::Arc;

/// The side of a square: so that a board is as wide as a phone lets it be.
const CELL: i32 = 74;
/// The side of a square where one board is shown alone: there is room for the squares' names.
const LARGE: i32 = 94;
/// The side of a square in a row of boards.
const SMALL: i32 = 62;
/// From the left edge of the canvas, or of a board's share of it, to the squares: the numbers stand there.
const LEFT: i32 = 76;
/// Between two boards of a stack: the letters stand there.
const GAP: i32 = 52;
/// The frame round the squares, the tab at its right, and what is free beside that.
const RIM: i32 = 9;
const TAB: i32 = 40;
const MARGIN: i32 = 15;
/// The width of a plate.
const PLATE: i32 = 470;

/// Which boards are shown, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// One above another, the air at the top.
    Stack,
    /// The same without one that has nothing to show.
    Two {
        /// The upper of the two.
        upper: usize,
    },
    /// In a row, the air first: for wide screens.
    Row,
    /// One alone, large.
    Single(usize),
}

/// A square on its board, as grids name it.
pub fn place(square: Square) -> scene::Square {
    (square.file() as u8, square.rank() as u8)
}

/// The square of a level at a place of a grid.
pub fn square(level: usize, (file, rank): scene::Square) -> Square {
    Square::new(level, usize::from(rank) * FILES + usize::from(file))
}

/// The boards on the canvas.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    arrangement: Arrangement,
    bottom: Side,
}

impl Levels {
    /// With that side at the bottom.
    pub fn new(arrangement: Arrangement, bottom: Side) -> Levels {
        Levels { arrangement, bottom }
    }

    /// The side at the bottom.
    pub fn bottom(self) -> Side {
        self.bottom
    }

    fn cell(self) -> i32 {
        match self.arrangement {
            Arrangement::Stack | Arrangement::Two { .. } => CELL,
            Arrangement::Row => SMALL,
            Arrangement::Single(_) => LARGE,
        }
    }

    /// The width that a board takes with its numbers and its tab.
    fn share(self) -> i32 {
        LEFT + FILES as i32 * self.cell() + RIM + TAB
    }

    /// The width of the canvas.
    pub fn width(self) -> i32 {
        match self.arrangement {
            Arrangement::Stack | Arrangement::Two { .. } => WIDTH,
            Arrangement::Row => 3 * self.share() + MARGIN,
            Arrangement::Single(_) => self.share() + MARGIN,
        }
    }

    /// Whether a level is shown.
    fn shows(self, level: usize) -> bool {
        match self.arrangement {
            Arrangement::Stack | Arrangement::Row => true,
            Arrangement::Two { upper } => level == upper || level + 1 == upper,
            Arrangement::Single(only) => level == only,
        }
    }

    /// Where a level is, or would be were it shown too.
    pub fn virtually(self, level: usize) -> Grid {
        let (width, height) = (self.share(), RANKS as i32 * self.cell() + GAP);
        let topmost = match self.arrangement {
            Arrangement::Stack | Arrangement::Row => UPPER,
            Arrangement::Two { upper } => upper,
            Arrangement::Single(only) => only,
        };
        let steps = topmost as i32 - level as i32;
        let corner = match self.arrangement {
            Arrangement::Row => (LEFT + steps * width, BOARD_TOP),
            _ => (LEFT, BOARD_TOP + steps * height),
        };
        let side = match self.bottom {
            Side::Gold => scene::Side::South,
            Side::Scarlet => scene::Side::North,
        };
        Grid::new((FILES as u8, RANKS as u8), self.cell(), corner).facing(side)
    }

    /// The board of a level, if it is shown.
    pub fn grid(self, level: usize) -> Option<Grid> {
        self.shows(level).then(|| self.virtually(level))
    }

    /// The boards that are shown with their levels, the uppermost first.
    pub fn shown(self) -> impl Iterator<Item = (usize, Grid)> {
        [UPPER, MIDDLE, LOWER].into_iter().filter_map(move |level| Some((level, self.grid(level)?)))
    }

    /// The lowest edge of the squares.
    fn floor(self) -> i32 {
        self.shown().map(|(_, grid)| grid.squares().bottom()).max().unwrap_or(BOARD_TOP)
    }

    /// Where the plates stand.
    pub fn places(self) -> Facing {
        Facing::across(self.width(), self.floor(), PLATE)
    }

    /// The still boards.
    pub fn boards(self) -> Vec<Arc<Board>> {
        let board = |(level, grid): (usize, Grid)| {
            Arc::new(grid.board(|square| Grid::chequered(square, tint(level))))
        };
        self.shown().map(board).collect()
    }

    /// The names of the levels at the boards' right edges.
    pub fn tabs(self, language: Language) -> Vec<Tab> {
        let tab = |(level, grid): (usize, Grid)| {
            let frame = grid.outside();
            Tab {
                frame: Frame::new(frame.right(), frame.y + 6, TAB, frame.height - 12),
                colour: Colour::Dark(tint(level)),
                text: words().say(language, &name(level)),
                number: (level + 1).to_string(),
            }
        };
        self.shown().map(tab).collect()
    }

    /// The part of a straight line that lies on the boards shown or between them: from an end that is not
    /// shown it begins at the edge.
    pub fn clip(self, from: Point, to: Point) -> (Point, Point) {
        if matches!(self.arrangement, Arrangement::Stack | Arrangement::Row) {
            return (from, to);
        }
        let (top, bottom) = (f64::from(BOARD_TOP - RIM), f64::from(self.floor() + RIM));
        let inside = |at: Point, other: Point| {
            let y = at.y().clamp(top, bottom);
            let share =
                if (at.y() - other.y()).abs() < 1.0 { 0.0 } else { (y - other.y()) / (at.y() - other.y()) };
            Point::new(other.x() + (at.x() - other.x()) * share, y)
        };
        let begin = if (top..=bottom).contains(&from.y()) { from } else { inside(from, to) };
        let end = if (top..=bottom).contains(&to.y()) { to } else { inside(to, from) };
        (begin, end)
    }

    /// The letters below boards that a line crosses, bright.
    pub fn lit_letters(self, from: Point, to: Point) -> Vec<Label> {
        if self.arrangement == Arrangement::Row {
            return Vec::new();
        }
        let crossed = |(_, grid): (usize, Grid)| {
            let label = grid.lit_letter((0, 0));
            let (y, height) = (label.at.y(), to.y() - from.y());
            let share = (y - from.y()) / height;
            if height.abs() < 1.0 || !(0.0..=1.0).contains(&share) {
                return None;
            }
            let x = from.x() + (to.x() - from.x()) * share;
            let files = (0..FILES as u8).map(|file| grid.lit_letter((file, 0)));
            files.min_by(|one, two| (one.at.x() - x).abs().total_cmp(&(two.at.x() - x).abs()))
        };
        self.shown().filter_map(crossed).collect()
    }
}

/// The name of a level.
pub fn name(level: usize) -> Message {
    Message::new(match level {
        LOWER => "drc-level-underworld",
        MIDDLE => "drc-level-land",
        _ => "drc-level-air",
    })
}

fn tint(level: usize) -> Tint {
    match level {
        LOWER => Tint::Underworld,
        MIDDLE => Tint::Land,
        _ => Tint::Air,
    }
}
