//! Where plates, the title and the last move stand round a board of squares.

use super::WIDTH;
use super::geometry::Frame;

/// The outer margin of a picture.
pub const MARGIN: i32 = 16;
/// The height of a plate.
const HIGH: i32 = 92;
/// Between a plate and the board under it, and between the letters under a board and a plate.
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
    /// Round boards whose squares end at `bottom`, for plates of that width.
    #[must_use]
    pub fn new(bottom: i32, plate: i32) -> Facing {
        let below = bottom + BELOW;
        let side = MARGIN + plate + MARGIN;
        let beside = |y: i32| Frame::new(side, y, WIDTH - MARGIN - side, HIGH);
        Facing {
            upper: Frame::new(MARGIN, MARGIN, plate, HIGH),
            lower: Frame::new(MARGIN, below, plate, HIGH),
            upper_side: beside(MARGIN),
            lower_side: beside(below),
            height: (below + HIGH + MARGIN).max(0) as u32,
        }
    }
}

/// The places for four players: their plates at the corners of the board, the title between those above
/// and the last move between those below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corners {
    /// The plates, clockwise from the lower left: lower left, upper left, upper right, lower right.
    pub plates: [Frame; 4],
    /// Between the upper plates.
    pub above: Frame,
    /// Between the lower plates.
    pub below: Frame,
    /// The height of the picture.
    pub height: u32,
}

impl Corners {
    /// The width and height of a plate: narrow ones are as high as a name on two lines needs.
    const PLATE: (i32, i32) = (342, 100);

    /// The top of the squares of the board.
    pub const BOARD_TOP: i32 = MARGIN + Corners::PLATE.1 + ABOVE + 9;

    /// Round a board whose squares end at `bottom`.
    #[must_use]
    pub fn new(bottom: i32) -> Corners {
        let (wide, high) = Corners::PLATE;
        let below = bottom + BELOW;
        let plate = |x: i32, y: i32| Frame::new(x, y, wide, high);
        let between = |y: i32| Frame::new(MARGIN + wide + 10, y, WIDTH - 2 * (MARGIN + wide + 10), high);
        let right = WIDTH - MARGIN - wide;
        Corners {
            plates: [plate(MARGIN, below), plate(MARGIN, MARGIN), plate(right, MARGIN), plate(right, below)],
            above: between(MARGIN),
            below: between(below),
            height: (below + high + MARGIN).max(0) as u32,
        }
    }
}
