//! What is different from game to game: the parameters of sections 2, 3 and 5.

use super::field::{AROUND, Directions, Field, Set};
use liege_game::{Options, Seat};
use liege_squares::Geometry;

/// Which of several captures may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any.
    Free,
    /// Those of most pieces.
    Most,
    /// Of these, those of most kings.
    Spanish,
    /// Of those of most pieces, those by kings; of these, of most kings; of these, meeting a king earliest.
    Italian,
}

/// What becomes of a man that reaches the last row by a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// It is a king and goes on as one.
    AtOnce,
    /// It is a king, and the move ends.
    Ends,
    /// It goes on as a man if it can, and is a king if it stays.
    IfStays,
}

/// The draws of few pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FewPieces {
    None,
    /// By the number of pieces where both have a king; and the main road.
    Russian,
    /// A lone king against one to three pieces.
    International,
    /// One piece against one.
    Turkish,
}

/// The parameters of a game, with its options.
#[derive(Clone, Copy, Debug)]
pub struct Laws {
    /// The board.
    pub field: Field,
    /// The rows of men at the start, counted from the edge, and how many rows are behind them.
    pub rows: (u8, u8),
    /// Who begins.
    pub begins: Seat,
    /// Where the men of each seat go.
    pub steps: [Directions; 2],
    /// Where they capture.
    pub jumps: [Directions; 2],
    /// The last row of each seat.
    pub last: [Set; 2],
    /// Whether men never capture kings.
    pub spares_kings: bool,
    /// Whether kings go any distance.
    pub is_flying: bool,
    /// Which captures may be chosen.
    pub choice: Choice,
    /// What becomes of a man that jumps to the last row.
    pub crowning: Crowning,
    /// Whether what is captured leaves the board at once, and no two jumps go in opposite directions.
    pub leaves_at_once: bool,
    /// After how many half-moves of kings without capture a game is drawn.
    pub quiet: usize,
    /// The draws of few pieces.
    pub few: FewPieces,
}

impl Laws {
    /// The laws of English draughts on a board, with so many rows of men. `low` is the seat whose side the
    /// numbers begin on.
    pub const fn new(geometry: Geometry, rows: u8, low: Seat) -> Laws {
        let field = Field::new(geometry);
        // Men on a board of ranks and files also go sideways, which the second step is there.
        let aside = field.is_straight;
        let (up, down) = ([true, true, false, aside], [false, aside, true, true]);
        let (first, last) = (field.rows(0, 1), field.rows(geometry.ranks - 1, 1));
        let is_white = low.0 == 0;
        let steps = if is_white { [up, down] } else { [down, up] };
        Laws {
            field,
            rows: (rows, 0),
            begins: Seat(0),
            steps,
            jumps: steps,
            last: if is_white { [last, first] } else { [first, last] },
            spares_kings: false,
            is_flying: false,
            choice: Choice::Free,
            crowning: Crowning::Ends,
            leaves_at_once: false,
            quiet: 80,
            few: FewPieces::None,
        }
    }

    /// The same with men capturing in all directions and flying kings: international draughts.
    pub const fn international(self) -> Laws {
        Laws {
            jumps: [AROUND; 2],
            is_flying: true,
            choice: Choice::Most,
            crowning: Crowning::IfStays,
            quiet: 50,
            few: FewPieces::International,
            ..self
        }
    }

    /// The laws with a game's options (section 6; only Turkish draughts has any).
    pub fn with(mut self, options: &Options) -> Laws {
        if options.get(BACKWARD) == "yes" {
            (self.steps, self.jumps) = ([AROUND; 2], [AROUND; 2]);
        }
        if options.get(PROMOTION) == "continue" {
            self.crowning = Crowning::AtOnce;
        }
        self
    }

    /// The men of a seat at the start.
    pub const fn array(&self, seat: Seat) -> Set {
        let (rows, behind) = self.rows;
        let first = self.field.rows(behind, rows);
        let last = self.field.rows(self.field.geometry.ranks - behind - rows, rows);
        // The men stand where those of the other seat are crowned.
        if self.last[1 - seat.0 as usize] & self.field.rows(0, 1) != 0 { first } else { last }
    }
}

/// The option: may men go and capture backward?
pub const BACKWARD: &str = "men_backward";
/// The option: how does a man go on that reaches the last row by a jump?
pub const PROMOTION: &str = "promotion";
