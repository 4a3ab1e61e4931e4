//! The surroundings of the board: plates of the players, ties between them, the last move, trays.

use super::colour::{Army, Colour};
use super::figure::Look;
use super::geometry::{Frame, Point, WIDTH};
use super::text::{Align, Label};
use crate::{Outcome, Seat};

/// A small sign in a status line or on a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// To move: the purple pennon.
    Pennon,
    /// In check: the burst.
    Burst,
    /// A lord, or the winner.
    Crown,
    /// Bound to a lord.
    Links,
    /// A bond that is suspended.
    BrokenLinks,
    /// Out of the game.
    Fallen,
    /// Part of a draw.
    Half,
    /// Allied with the shield that follows.
    Plus,
    /// A frozen army.
    Snowflake,
    /// The small shield of an army.
    Shield(Army),
    /// An offer: it is drawn on the shield of the seat that offers.
    Question,
    /// Has agreed.
    Tick,
    /// A throw: a large die at the right end of the plate.
    Die(u8),
    /// The team, if several seats form one: a star or a crescent on the shield.
    Team(u8),
}

/// A player's result at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prize {
    /// The winner: a crown on the shield.
    Crown,
    /// Part of a draw: a ½ on the shield.
    Half,
}

impl Prize {
    /// The prize of a seat: the seats with the most points get one.
    #[must_use]
    pub fn of(outcome: &Outcome, seat: Seat) -> Option<Prize> {
        let is_best = outcome.points.get(seat.index()) == outcome.points.iter().max();
        is_best.then_some(if outcome.drawn { Prize::Half } else { Prize::Crown })
    }
}

/// The plate of a player: shield, name, a status line of icons and one or two words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plate {
    /// Its box.
    pub frame: Frame,
    /// The shield.
    pub army: Army,
    /// The player's name as the player writes it; it may have any characters.
    pub name: String,
    /// The name of the seat: it replaces a name that no font can show.
    pub seat: String,
    /// Lit: the seat to move.
    pub lit: bool,
    /// Out of the game: name and shield are subdued.
    pub out: bool,
    /// The icons of the status line.
    pub icons: Vec<Icon>,
    /// The words of the status line.
    pub status: String,
    /// The prize, at the end.
    pub prize: Option<Prize>,
}

/// The state of a bond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chain {
    /// In force: gold links.
    Whole,
    /// Suspended: grey links, struck through.
    Suspended,
}

/// The state of a truce's seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wax {
    /// Whole: the truce is in force, or offered.
    Whole,
    /// Just broken: the seal is split, and the shield of the breaker struck through.
    Broken {
        /// The army that broke it.
        by: Army,
    },
    /// Just dissolved without a breach: only the outline of the seal is left.
    Dissolved,
}

/// A tie between players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Tie {
    /// A lord and his vassal.
    Bond {
        /// The lord: the larger shield, crowned.
        lord: Army,
        /// The vassal: the smaller, lower shield.
        vassal: Army,
        /// The state of the bond.
        chain: Chain,
        /// Whether the lord has claimed the vassal's turn: the lord's pennon on the vassal's shield.
        claimed: bool,
    },
    /// A truce between two: a seal with the turns left.
    Truce {
        /// The first army.
        one: Army,
        /// The second army.
        other: Army,
        /// The turns left.
        turns: u8,
        /// Whether the truce binds: a second ring.
        bound: bool,
        /// The state of the seal.
        wax: Wax,
    },
    /// A draw offered by the first; the others follow, each with whether it has accepted (a tick).
    Draw {
        /// The proposer.
        by: Army,
        /// The others.
        others: Vec<(Army, bool)>,
    },
    /// An exchange of captured pieces between two armies: one above the other, between their shields.
    Exchange {
        /// The first army.
        one: Army,
        /// The piece it gives.
        given: Look,
        /// The second army.
        other: Army,
        /// The piece that the second army gives.
        returned: Look,
    },
}

/// A tie on the board of ties, with its words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chip {
    /// Its box.
    pub frame: Frame,
    /// The tie.
    pub tie: Tie,
    /// The army that offers it, if it is only an offer: dashed edge, and a question mark on that shield.
    pub offered: Option<Army>,
    /// The first line, bold.
    pub head: String,
    /// The second line.
    pub line: String,
}

/// The last move: the mover's small shield and the move, with a line below.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Caption {
    /// The box it may fill.
    pub frame: Frame,
    /// The alignment of the texts in it.
    pub align: Align,
    /// The mover.
    pub army: Option<Army>,
    /// The move.
    pub text: String,
    /// The game and the number of the move.
    pub below: String,
}

/// The name of the game, and a line below.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Title {
    /// The box it may fill.
    pub frame: Frame,
    /// The alignment of the texts in it.
    pub align: Align,
    /// The game.
    pub name: String,
    /// The number of the move, or the name of the position.
    pub below: String,
}

/// The name of a board among several: a tab at its right edge, its text running upwards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tab {
    /// Its box.
    pub frame: Frame,
    /// Its colour: the dark tint of the board.
    pub colour: Colour,
    /// The name, in the middle.
    pub text: String,
    /// The number of the board, in a disc at the top.
    pub number: String,
}

/// A row of pieces off the board: a reserve, or what was captured.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tray {
    /// Its box; a tile is as wide as the box is high.
    pub frame: Frame,
    /// The places, from the left: a piece and how many of it (a count is shown from two), or empty.
    pub tiles: Vec<Option<(Look, u8)>>,
}

impl Tray {
    /// The box of a tile.
    #[must_use]
    pub fn tile(&self, index: usize) -> Frame {
        const GAP: i32 = 6;
        let side = self.frame.height;
        let left = i32::try_from(index).unwrap_or(i32::MAX).saturating_mul(side.saturating_add(GAP));
        Frame::new(self.frame.x.saturating_add(left), self.frame.y, side, side)
    }
}

impl Chip {
    /// Makes a tie with its words; its place is not known yet.
    #[must_use]
    pub fn new(tie: Tie, head: String, line: String) -> Chip {
        Chip { frame: Frame::default(), tie, offered: None, head, line }
    }

    /// Marks the tie as an offer of this army.
    #[must_use]
    pub fn offered(self, by: Army) -> Chip {
        Chip { offered: Some(by), ..self }
    }
}

/// The chips under a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TiesBar {
    /// The chips, two to a row.
    pub chips: Vec<Chip>,
    /// The number of ties without a chip, at the end of the last row.
    pub more: Option<Label>,
}

/// Lays out the ties under a board, from `top` down: two to a row, at most four, then their number.
///
/// A single row has two lines of text in a chip. Two rows are lower, with one line, so that the picture
/// does not grow much taller.
#[must_use]
pub fn ties_bar(ties: Vec<Chip>, top: i32) -> TiesBar {
    const MOST: usize = 4;
    const HIGH: i32 = 90;
    const LOW: i32 = 62;
    const GAP: i32 = 12;
    const ROW_GAP: i32 = 6;
    const MARGIN: i32 = 16;
    const NUMBER: i32 = 64;
    let left_out = ties.len().saturating_sub(MOST);
    let height = if ties.len() > 2 { LOW } else { HIGH };
    let wide = (WIDTH - 2 * MARGIN - GAP) / 2;
    let mut chips: Vec<Chip> = ties
        .into_iter()
        .take(MOST)
        .enumerate()
        .map(|(index, chip)| {
            let (row, column) = ((index / 2) as i32, (index % 2) as i32);
            let (x, y) = (MARGIN + column * (wide + GAP), top + row * (height + ROW_GAP));
            Chip { frame: Frame::new(x, y, wide, height), ..chip }
        })
        .collect();
    let mut more = None;
    if left_out > 0
        && let Some(last) = chips.last_mut()
    {
        last.frame.width -= NUMBER;
        let at = Point::new(
            f64::from(last.frame.right() + NUMBER / 2 + 4),
            f64::from(last.frame.y) + f64::from(height) / 2.0,
        );
        more = Some(Label::bold(at, format!("+{left_out}"), 34, Colour::Text));
    }
    TiesBar { chips, more }
}
