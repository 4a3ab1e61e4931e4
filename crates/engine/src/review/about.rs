//! The reason for a turning point, for a plain sentence.

use crate::{Effort, Weighed, forced, think};
use liege_game::{Seat, State};

/// Thresholds of hope, in thousandths: at or above them a game counts as won or good, at or below the others
/// as bad or lost.
const WON: i32 = 880;
const GOOD: i32 = 650;
const BAD: i32 = 350;
const LOST: i32 = 120;

/// The reason for a turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The player missed a mate in this number of their own moves.
    MateMissed(usize),
    /// The player missed a forced win, in this number of their own moves if that is known.
    WinMissed(Option<usize>),
    /// The move allows an opponent to mate in this number of moves.
    MateAllowed(usize),
    /// The move loses by force, in this number of the opponent's moves if that is known.
    LossAllowed(Option<usize>),
    /// The player missed a draw.
    DrawMissed,
    /// A won game became a lost one.
    WinToLoss,
    /// A won game is no longer won.
    WinGone,
    /// The player lost an advantage.
    AdvantageGone,
    /// A good game became a lost one.
    GoodLost,
    /// An even game became a lost one.
    EvenLost,
    /// The player lost the last chances.
    ChancesGone,
    /// The position is worse now; nothing more precise is known.
    Worse,
}

impl About {
    /// The name in data and in the sentence `review-about`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            About::MateMissed(_) => "mate-missed",
            About::WinMissed(_) => "win-missed",
            About::MateAllowed(_) => "mate-allowed",
            About::LossAllowed(_) => "loss-allowed",
            About::DrawMissed => "draw-missed",
            About::WinToLoss => "win-to-loss",
            About::WinGone => "win-gone",
            About::AdvantageGone => "advantage-gone",
            About::GoodLost => "good-lost",
            About::EvenLost => "even-lost",
            About::ChancesGone => "chances-gone",
            About::Worse => "worse",
        }
    }

    /// The number of moves to the end of the game, if it is known.
    #[must_use]
    pub fn moves(self) -> Option<usize> {
        match self {
            About::MateMissed(moves) | About::MateAllowed(moves) => Some(moves),
            About::WinMissed(moves) | About::LossAllowed(moves) => moves,
            _ => None,
        }
    }

    /// The reason why a seat's choice was a turning point, from its hopes before and after it.
    pub(super) fn of(
        state: &dyn State,
        seat: Seat,
        played: &[String],
        weighed: &Weighed,
        (before, after): (i32, i32),
        quick: &Effort,
    ) -> About {
        let Weighed { best, played: value, .. } = weighed;
        if best.forced.is_some_and(|moves| moves > 0) && best.value > *value {
            return match End::of(state, seat, &best.line) {
                Some(End { mate: true, moves, .. }) => About::MateMissed(moves),
                Some(End { drawn: false, moves, .. }) => About::WinMissed(Some(moves)),
                _ => About::WinMissed(None),
            };
        }
        if forced(*value).is_some_and(|moves| moves < 0) {
            return match answer(state, played, quick) {
                Some(End { mate: true, moves, .. }) => About::MateAllowed(moves),
                Some(End { drawn: false, moves, .. }) => About::LossAllowed(Some(moves)),
                _ => About::LossAllowed(None),
            };
        }
        let drawn = || best.value == 0 && End::of(state, seat, &best.line).is_some_and(|end| end.drawn);
        match (before, after) {
            (_, ..=BAD) if drawn() => About::DrawMissed,
            (WON.., ..=LOST) => About::WinToLoss,
            (WON.., _) => About::WinGone,
            (GOOD.., ..=LOST) => About::GoodLost,
            (GOOD.., _) => About::AdvantageGone,
            (BAD.., ..=LOST) => About::EvenLost,
            (_, ..=LOST) => About::ChancesGone,
            _ => About::Worse,
        }
    }
}

/// The end of a line.
struct End {
    /// Whether the last move mates.
    mate: bool,
    /// Whether nobody wins there, or a position repeats.
    drawn: bool,
    /// The number of turns in it that belong to the seat that begins it.
    moves: usize,
}

impl End {
    /// `None` if the line does not lead to an end.
    fn of(state: &dyn State, seat: Seat, line: &[String]) -> Option<End> {
        let (mut state, mut turns, mut before) = (state.boxed(), 0, None);
        for action in line {
            let actor = state.actor(action);
            turns += usize::from(actor == Some(seat) && before != actor);
            before = actor;
            if state.returns(action) {
                return Some(End { mate: false, drawn: true, moves: turns });
            }
            let mate = state.display(action).contains('#');
            state.play(action).ok()?;
            if let Some(outcome) = state.outcome() {
                return Some(End { mate, drawn: outcome.drawn, moves: turns });
            }
        }
        None
    }
}

/// The end to which the best reply to the played move leads.
fn answer(state: &dyn State, played: &[String], quick: &Effort) -> Option<End> {
    let mut after = state.boxed();
    for action in played {
        after.play(action).ok()?;
    }
    let next = after.to_move().iter().next()?;
    let thought = think(&*after, next, quick)?;
    thought.forced.filter(|moves| *moves > 0)?;
    End::of(&*after, next, &thought.line)
}
