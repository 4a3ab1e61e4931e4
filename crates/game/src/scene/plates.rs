//! The places of plates, the title and the last move around a board of squares.

use super::geometry::{Frame, WIDTH};

/// The outer margin of a picture.
pub const MARGIN: i32 = 16;
/// The height of a plate.
const HIGH: i32 = 96;
/// The gap between a plate and the board under it, and between the letters under a board and a plate.
const ABOVE: i32 = 18;
const BELOW: i32 = 44;

/// The top of the squares of a board that has plates above it.
pub const BOARD_TOP: i32 = MARGIN + HIGH + ABOVE + 9;

/// The places for two players: their plates at the left, above and below the board; at the right the
/// title above and the last move below, or trays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// The plate above the board.
    pub upper: Frame,
    /// The plate below it.
    pub lower: Frame,
    /// Beside the upper plate.
    pub upper_side: Frame,
    /// Beside the lower plate.
    pub lower_side: Frame,
    /// The height of the picture.
    pub height: u32,
}

impl Facing {
    /// The places around boards whose squares end at `bottom`, for plates of this width.
    #[must_use]
    pub fn new(bottom: i32, plate: i32) -> Facing {
        Facing::across(WIDTH, bottom, plate)
    }

    /// The places around boards on a canvas of this width, whose squares end at `bottom`, for plates of the
    /// width `plate`.
    #[must_use]
    pub fn across(width: i32, bottom: i32, plate: i32) -> Facing {
        let below = bottom + BELOW;
        let side = MARGIN + plate + MARGIN;
        let beside = |y: i32| Frame::new(side, y, width - MARGIN - side, HIGH);
        Facing {
            upper: Frame::new(MARGIN, MARGIN, plate, HIGH),
            lower: Frame::new(MARGIN, below, plate, HIGH),
            upper_side: beside(MARGIN),
            lower_side: beside(below),
            height: (below + HIGH + MARGIN).max(0) as u32,
        }
    }
}

impl Facing {
    /// Takes room for trays of five tiles beside the plates: the upper and the lower one.
    pub fn take_trays(&mut self) -> [Frame; 2] {
        const WIDE: i32 = 354;
        [&mut self.upper_side, &mut self.lower_side].map(|side| {
            let tray = Frame { y: side.y + 15, width: WIDE, height: 66, ..*side };
            *side = Frame { x: side.x + WIDE + 10, width: side.width - WIDE - 10, ..*side };
            tray
        })
    }
}

/// The places for two players at the right of their board: trays beside their plates, and the title and the
/// last move between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The plate and the tray at the top of the board.
    pub upper: [Frame; 2],
    /// The plate and the tray at the bottom of the board.
    pub lower: [Frame; 2],
    /// The title, between the plates.
    pub title: Frame,
    /// The last move, below the title.
    pub caption: Frame,
}

impl Beside {
    /// The places beside a board with its frame, on a canvas of this width.
    #[must_use]
    pub fn new(board: Frame, width: i32) -> Beside {
        const TRAY: i32 = 62;
        const GAP: i32 = 10;
        let x = board.right() + 18;
        let frame = |y: i32, height: i32| Frame::new(x, y, width - MARGIN - x, height);
        let middle = board.y + board.height / 2;
        Beside {
            upper: [frame(board.y, HIGH), frame(board.y + HIGH + GAP, TRAY)],
            lower: [frame(board.bottom() - HIGH, HIGH), frame(board.bottom() - HIGH - GAP - TRAY, TRAY)],
            title: frame(middle - 66, 80),
            caption: frame(middle + 14, 44),
        }
    }
}

/// The places for four players: their plates at the corners of the board, the title between those above
/// and the last move between those below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corners {
    /// The plates, clockwise from the lower left: lower left, upper left, upper right, lower right.
    pub plates: [Frame; 4],
    /// The place between the upper plates.
    pub above: Frame,
    /// The place between the lower plates.
    pub below: Frame,
    /// The height of the picture.
    pub height: u32,
}

impl Corners {
    /// The places around a board whose squares end at `bottom`.
    #[must_use]
    pub fn new(bottom: i32) -> Corners {
        const WIDE: i32 = 342;
        let below = bottom + BELOW;
        let plate = |x: i32, y: i32| Frame::new(x, y, WIDE, HIGH);
        let between = |y: i32| Frame::new(MARGIN + WIDE + 10, y, WIDTH - 2 * (MARGIN + WIDE + 10), HIGH);
        let right = WIDTH - MARGIN - WIDE;
        Corners {
            plates: [plate(MARGIN, below), plate(MARGIN, MARGIN), plate(right, MARGIN), plate(right, below)],
            above: between(MARGIN),
            below: between(below),
            height: (below + HIGH + MARGIN).max(0) as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Grid;

    fn apart(one: Frame, other: Frame) -> bool {
        one.right() <= other.x || other.right() <= one.x || one.bottom() <= other.y || other.bottom() <= one.y
    }

    fn stand_clear(frames: &[Frame], width: i32, height: u32) {
        let board = Grid::chessboard(BOARD_TOP).board(|_| crate::scene::Colour::Tray).frame;
        for (index, frame) in frames.iter().enumerate() {
            assert!(apart(*frame, board), "{frame:?} covers the board");
            assert!(frames[index + 1..].iter().all(|other| apart(*frame, *other)), "{frame:?}");
            assert!(frame.x >= MARGIN && frame.right() <= width - MARGIN, "{frame:?}");
            assert!(frame.y >= MARGIN && frame.bottom() + MARGIN <= height as i32, "{frame:?}");
            assert!(frame.width > 250 && frame.height > 0);
        }
    }

    #[test]
    fn nothing_touches_the_board_or_one_another() {
        let bottom = Grid::chessboard(BOARD_TOP).squares().bottom();
        for (width, plate) in [(WIDTH, 440), (WIDTH, 620), (2560, 440)] {
            let Facing { upper, lower, upper_side, lower_side, height } =
                Facing::across(width, bottom, plate);
            stand_clear(&[upper, lower, upper_side, lower_side], width, height);
        }
        let Corners { plates, above, below, height } = Corners::new(bottom);
        let frames: Vec<Frame> = plates.into_iter().chain([above, below]).collect();
        stand_clear(&frames, WIDTH, height);
        assert!(f64::from(height) < 1.3 * f64::from(WIDTH));
    }
}
