//! How a game ends on the board, and what it is worth when a side cannot move.

use super::definition::Definition;
use super::position::{BLACK, NONE, Position, WHITE};
use super::settings::{Counting, Names, Value};
use super::tables::{Squares, bit};

/// How a game has ended: the side that won, or `None` for a draw.
pub type Won = Option<usize>;

/// Why a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// No legal move, and check.
    Mate,
    /// No legal move, and no check.
    Stalemate,
    /// A side has too few pieces of a kind.
    Extinct,
    /// A side has reached its goal.
    Flag,
    /// A side has given all its checks.
    Checks,
    /// A side has a row.
    Row,
    /// The board is full.
    Full,
    /// Both sides have passed, or the kings faced each other after a pass.
    Passes,
    /// Two bare kings.
    Dead,
    /// Too many moves without progress.
    Quiet,
    /// The count of makruk is over.
    Count,
    /// The position has occurred too often.
    Repetition,
    /// A side gave check without end.
    PerpetualCheck,
    /// A side chased without end.
    PerpetualChase,
}

impl Reason {
    /// Every reason, with its name in the ids of messages.
    pub const ALL: [(Reason, &str); 14] = [
        (Reason::Mate, "mate"),
        (Reason::Stalemate, "stalemate"),
        (Reason::Extinct, "extinct"),
        (Reason::Flag, "flag"),
        (Reason::Checks, "checks"),
        (Reason::Row, "row"),
        (Reason::Full, "full"),
        (Reason::Passes, "passes"),
        (Reason::Dead, "dead"),
        (Reason::Quiet, "quiet"),
        (Reason::Count, "count"),
        (Reason::Repetition, "repetition"),
        (Reason::PerpetualCheck, "perpetual-check"),
        (Reason::PerpetualChase, "perpetual-chase"),
    ];
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The side that won.
    pub won: Won,
    /// The reason.
    pub reason: Reason,
}

impl End {
    /// An end.
    pub fn new(won: Won, reason: Reason) -> End {
        End { won, reason }
    }
}

impl Value {
    /// The end, if this is a side's result.
    pub fn of(self, side: usize) -> Won {
        match self {
            Value::Win => Some(side),
            Value::Draw => None,
            Value::Loss => Some(1 - side),
        }
    }
}

/// The points of janggi, doubled, by the letter of the movement's name.
const JANGGI: [(&str, i64); 7] = [
    ("rook", 26),
    ("janggiCannon", 14),
    ("horse", 10),
    ("janggiElephant", 6),
    ("wazir", 6),
    ("soldier", 4),
    ("elephant", 6),
];

impl Position {
    /// The end of the game on the board, as far as it does not depend on the moves that there are.
    pub fn ended(&self, game: &Definition) -> Option<End> {
        if game.has_goals
            && let Some(end) = self.reached(game)
        {
            return Some(end);
        }
        let few = (self.sides[0] | self.sides[1]).count_ones() == 2;
        (few && self.is_dead(game)).then_some(End::new(None, Reason::Dead))
    }

    /// The end by a goal that the last move has reached.
    fn reached(&self, game: &Definition) -> Option<End> {
        let (mover, next) = (1 - self.turn, self.turn);
        for side in [mover, next] {
            if let Some(value) = game.rules.extinction_value
                && self.is_extinct(game, side)
            {
                return Some(End::new(value.of(side), Reason::Extinct));
            }
        }
        if let Some(won) = self.flag(game) {
            return Some(End::new(won, Reason::Flag));
        }
        if game.rules.check_counting && self.checks[mover] == 0 {
            return Some(End::new(Some(mover), Reason::Checks));
        }
        if game.rules.connect > 0 && self.connects(game, mover) {
            return Some(End::new(game.rules.connect_value.of(mover), Reason::Row));
        }
        let full = game.rules.full_board && game.all & !self.occupied() == 0;
        let passed = self.passes >= 2 || self.passes == 1 && game.rules.bikjang && self.kings_face(game);
        let reason = if full { Reason::Full } else { Reason::Passes };
        (full || passed).then(|| End::new(self.by_material(game), reason))
    }

    /// Whether a side has lost, or won, by having no more than so many of a kind.
    fn is_extinct(&self, game: &Definition, side: usize) -> bool {
        let rules = &game.rules;
        let enemies =
            rules.extinction_opponent_count + u32::from(rules.extinction_claim && side == self.turn);
        let extinct = |own: u32, enemy: u32| own <= rules.extinction_count && enemy >= enemies;
        if rules.extinction.all {
            return extinct(self.total(side), self.total(1 - side));
        }
        game.extinction.iter().any(|kind| extinct(self.count(side, *kind), self.count(1 - side, *kind)))
    }

    fn flag(&self, game: &Definition) -> Option<Won> {
        if game.flag_region == [0; 2] {
            return None;
        }
        let (mover, next) = (1 - self.turn, self.turn);
        let mover_there = self.in_goal(game, mover);
        if !game.rules.flag_move {
            return mover_there.then_some(Some(mover));
        }
        let king_runs = game.king.is_some_and(|king| {
            game.rules.flag_piece[WHITE] == Names::of(game.kinds[usize::from(king)].name)
        });
        let next_there = self.in_goal(game, next);
        if !king_runs {
            // The other side has answered.
            let first = usize::from(self.home);
            let answered = self.home != NONE && first == next;
            return (answered && next_there).then_some(Some(next));
        }
        match (mover_there, next_there) {
            (true, true) => Some(None),
            // Black moves second, and has no answer to come.
            (true, false) if mover == BLACK || !self.steps_home(game) => Some(Some(mover)),
            (false, true) => Some(Some(next)),
            _ => None,
        }
    }

    /// Whether the king of the side to move can step into its goal.
    fn steps_home(&self, game: &Definition) -> bool {
        let Some(king) = self.king(game, self.turn) else { return false };
        let goal = game.flag_region[self.turn];
        self.moves_on(game).iter().any(|mv| mv.from == king && goal & bit(mv.to) != 0 && !mv.is_drop())
    }

    /// Whether a side has so many pieces in a row.
    fn connects(&self, game: &Definition, side: usize) -> bool {
        let men = self.among(game, side, game.rules.connect_pieces);
        let [upward, sideways, diagonal] = game.rules.connect_ways;
        let ways = [(upward, (0, 1)), (sideways, (1, 0)), (diagonal, (1, 1)), (diagonal, (-1, 1))];
        let wanted = game.rules.connect;
        let long = |at: u8, step: (i8, i8)| {
            let row = game.size.ray(at, step, (wanted - 1) as u8);
            // A range of 0 would go to the edge.
            wanted == 1 || row.take_while(|at| men & bit(*at) != 0).count() + 1 >= wanted as usize
        };
        ways.into_iter().any(|(counts, step)| counts && Squares(men).any(|at| long(at, step)))
    }

    /// Whether only two bare kings are left, and no goal that a bare king could reach.
    fn is_dead(&self, game: &Definition) -> bool {
        self.is_bare(game, 0) && self.is_bare(game, 1)
    }

    /// Whether a side has a king alone, and no goal that he could reach.
    pub fn is_bare(&self, game: &Definition, side: usize) -> bool {
        let rules = &game.rules;
        let own = self.sides[side];
        let king = game.king.map_or(0, |king| self.men(side, king));
        // Kings that may explode cannot take anything.
        let exploding = if rules.blast { self.royals(game, side) } else { 0 };
        let royal = own.is_power_of_two() && own & (king | exploding) == own;
        let extinction = rules.extinction_value.is_some() && !(rules.blast && rules.pseudo_royal);
        let goal = game.flag_region != [0; 2] || extinction || rules.connect == 1;
        royal && self.held(side) == 0 && !goal && rules.stalemate == Value::Draw
    }

    /// The end that material decides, where it would be a draw.
    pub fn by_material(&self, game: &Definition) -> Won {
        let balance = match game.rules.counting {
            Counting::None => 0,
            Counting::WhiteDrawOdds => 1,
            Counting::BlackDrawOdds => -1,
            Counting::Unweighted => i64::from(self.total(WHITE)) - i64::from(self.total(BLACK)),
            Counting::Janggi => {
                let points = |side: usize| -> i64 {
                    let kinds = game.kinds.iter().zip(0u8..);
                    let of = |(kind, index): (&super::definition::Kind, u8)| {
                        let key = kind.name.key();
                        let worth =
                            JANGGI.iter().find(|(known, _)| *known == key).map_or(0, |(_, worth)| *worth);
                        worth * i64::from(self.count(side, index))
                    };
                    kinds.map(of).sum()
                };
                // One and a half for moving second.
                points(WHITE) - points(BLACK) - 3
            }
        };
        match balance {
            0 => None,
            1.. => Some(WHITE),
            _ => Some(BLACK),
        }
    }

    /// The end of a game in which the side to move has no move.
    pub fn stuck(&self, game: &Definition) -> End {
        if self.is_check(game) {
            return End::new(game.rules.checkmate.of(self.turn), Reason::Mate);
        }
        End::new(self.stalemated(game), Reason::Stalemate)
    }

    fn stalemated(&self, game: &Definition) -> Won {
        let value = game.rules.stalemate;
        if game.rules.stalemate_count {
            let (own, other) = (self.total(self.turn), self.total(1 - self.turn));
            return match own.cmp(&other) {
                std::cmp::Ordering::Less => value.of(self.turn),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => value.of(1 - self.turn),
            };
        }
        if value == Value::Draw { self.by_material(game) } else { value.of(self.turn) }
    }
}
