//! The differences between the games: the parameters of sections 2, 3 and 5.

use super::field::{AROUND, Directions, Field, Set};
use liege_game::{Options, Seat};
use liege_squares::Geometry;

/// The rule of choice between several captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any capture.
    Free,
    /// Any capture, but one by a king if a king can capture.
    KingFirst,
    /// The captures of most pieces.
    Most,
    /// Of the captures of most pieces, those of most kings.
    Spanish,
    /// Of the captures of most pieces, those by kings; of these, those of most kings; of these, those that
    /// meet a king earliest.
    Italian,
    /// The captures of the greatest value, a king counting almost two men; of these, those by kings.
    Frisian,
}

/// The rule for a man that reaches the last row by a jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// It becomes a king and continues as one.
    AtOnce,
    /// It becomes a king, and the move ends.
    Ends,
    /// It continues as a man if it can, and becomes a king if it stays there.
    IfStays,
}

/// The rules for draws by few pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FewPieces {
    None,
    /// By the number of pieces if both have a king; and the main road.
    Russian,
    /// At most two pieces against two, both sides with a king, and one side without men.
    Brazilian,
    /// A lone king against an enemy with a king: for one, two and three enemies, the number of half-moves
    /// without a capture or a promotion after which the game is drawn; 0 if it is not.
    Lone([u32; 3]),
    /// A lone king against kings alone, with numbers of half-moves likewise.
    Kings([u32; 3]),
    /// One piece against one.
    Turkish,
}

/// The parameters of a game, with its options.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a law of its own that a game has or has not")]
pub struct Laws {
    /// The board.
    pub field: Field,
    /// The rows of men at the start, counted from the edge, and how many rows are behind them.
    pub rows: (u8, u8),
    /// The seat that begins.
    pub begins: Seat,
    /// The directions of each seat's men.
    pub steps: [Directions; 2],
    /// The directions of their captures.
    pub jumps: [Directions; 2],
    /// The number of directions in which kings capture, the first ones of all.
    pub lines: usize,
    /// The last row of each seat.
    pub last: [Set; 2],
    /// Whether men never capture kings.
    pub spares_kings: bool,
    /// Whether kings move any distance.
    pub is_flying: bool,
    /// Whether a king that captures from afar lands right behind its victim.
    pub lands_behind: bool,
    /// The rule of choice between captures.
    pub choice: Choice,
    /// The rule for a man that jumps to the last row.
    pub crowning: Crowning,
    /// Whether captured pieces leave the board at once.
    pub leaves_at_once: bool,
    /// Whether a jump may go straight back where the last one came from.
    pub turns_back: bool,
    /// The number of moves in a row, without capture, that a player who has a man may make with one king;
    /// 0 if there is no limit.
    pub in_a_row: u8,
    /// The number of half-moves of kings without capture after which a game is drawn.
    pub quiet: usize,
    /// The draws of few pieces.
    pub few: FewPieces,
}

impl Laws {
    /// The laws of English draughts on a board, with this number of rows of men. `low` is the seat on whose
    /// side the numbers begin.
    pub const fn new(geometry: Geometry, rows: u8, low: Seat) -> Laws {
        let field = Field::new(geometry);
        // On a board of ranks and files, men also go sideways, which is the second step there.
        let aside = field.is_straight;
        let up = [true, true, false, aside, false, false, false, false];
        let down = [false, aside, true, true, false, false, false, false];
        let (first, last) = (field.rows(0, 1), field.rows(geometry.ranks - 1, 1));
        let is_white = low.0 == 0;
        let steps = if is_white { [up, down] } else { [down, up] };
        Laws {
            field,
            rows: (rows, 0),
            begins: Seat(0),
            steps,
            jumps: steps,
            lines: 4,
            last: if is_white { [last, first] } else { [first, last] },
            spares_kings: false,
            is_flying: false,
            lands_behind: false,
            choice: Choice::Free,
            crowning: Crowning::Ends,
            leaves_at_once: false,
            turns_back: true,
            in_a_row: 0,
            quiet: 80,
            few: FewPieces::None,
        }
    }

    /// These laws with men capturing in all directions and flying kings: international draughts.
    pub const fn international(self) -> Laws {
        Laws {
            jumps: [AROUND; 2],
            is_flying: true,
            choice: Choice::Most,
            crowning: Crowning::IfStays,
            quiet: 50,
            few: FewPieces::Lone([10, 10, 32]),
            ..self
        }
    }

    /// These laws with flying kings, and the duty to capture most pieces, then most kings: Spanish draughts.
    pub const fn spanish(self) -> Laws {
        let few = FewPieces::Lone([10, 10, 32]);
        Laws { is_flying: true, choice: Choice::Spanish, quiet: 50, few, ..self }
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
        // The men start where those of the other seat are crowned.
        if self.last[1 - seat.0 as usize] & self.field.rows(0, 1) != 0 { first } else { last }
    }
}

/// The option: whether men may move and capture backward.
pub const BACKWARD: &str = "men_backward";
/// The option: how a man continues that reaches the last row by a jump.
pub const PROMOTION: &str = "promotion";
