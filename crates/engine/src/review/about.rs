//! What a turning point was about, for plain words.

use crate::{Effort, Weighed, forced, think};
use liege_game::{Seat, State};

/// Hopes, in thousandths, from which on a game counts as won, good, and (below these) bad and lost.
const WON: i32 = 880;
const GOOD: i32 = 650;
const BAD: i32 = 350;
const LOST: i32 = 120;

/// What a turning point was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A mate in so many moves of one's own was there.
    MateMissed(usize),
    /// A win by force was there, in so many moves of one's own if that is known.
    WinMissed(Option<usize>),
    /// It lets another mate in so many moves of theirs.
    MateAllowed(usize),
    /// It loses by force, in so many moves of the other's if that is known.
    LossAllowed(Option<usize>),
    /// There was a draw, and it was let slip.
    DrawMissed,
    /// A won game became a lost one.
    WinToLoss,
    /// A won game is won no more.
    WinGone,
    /// An advantage is gone.
    AdvantageGone,
    /// A good game became a lost one.
    GoodLost,
    /// An even game became a lost one.
    EvenLost,
    /// The last chances are gone.
    ChancesGone,
    /// It is worse now, and that much is all that can be said.
    Worse,
}

impl About {
    /// Its name in data and in the sentence `review-about`.
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

    /// In how many moves it would have been over, if that is known.
    #[must_use]
    pub fn moves(self) -> Option<usize> {
        match self {
            About::MateMissed(moves) | About::MateAllowed(moves) => Some(moves),
            About::WinMissed(moves) | About::LossAllowed(moves) => moves,
            _ => None,
        }
    }

    /// What it was about that a seat played this, with what could be hoped for before and after it.
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

/// The end to which a line leads.
struct End {
    /// Whether the last move mates.
    mate: bool,
    /// Whether nobody wins there, or a position comes again.
    drawn: bool,
    /// How many of its turns are those of whoever begins it.
    moves: usize,
}

impl End {
    /// `None` where the line does not lead to an end.
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

/// The end that the answer to what was played leads to.
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
