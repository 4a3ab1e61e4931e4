//! The tree of a game's moves, made of nothing but its [`Rules`].

use super::{Ending, Piece, Play, Rules, Square};
use liege_game::{Node, Seat, Stake, WIN, Worth, between_two, mixed};

/// What a move more than the other has is worth.
const MOVE: i32 = 3;
/// What a half pawn of [`KindSpec::value`](super::KindSpec::value) is worth.
const HALF_PAWN: i32 = 50;

/// Material and mobility.
pub(super) fn value(rules: &dyn Rules) -> i32 {
    let spec = rules.spec();
    let sign = |seat: Seat| 1 - 2 * side(rules, seat) as i32;
    let of = |piece: Piece| sign(piece.seat) * worth(rules, piece);
    let on_board =
        (0..spec.geometry.places()).map(Square).flat_map(|at| [rules.piece(at), rules.companion(at)]);
    let mut value = on_board.flatten().map(of).sum::<i32>();
    for seat in spec.all_seats() {
        let held = rules.hand(seat).unwrap_or_default();
        value += held.iter().map(|(piece, count)| of(*piece) * i32::from(*count)).sum::<i32>();
        value += sign(seat) * MOVE * rules.turned(seat).plays().len() as i32;
    }
    value
}

/// Which side a seat is on: the first team, or the other.
fn side(rules: &dyn Rules, seat: Seat) -> usize {
    usize::from(rules.spec().team(seat) != rules.spec().team(Seat(0)))
}

fn worth(rules: &dyn Rules, piece: Piece) -> i32 {
    i32::from(rules.spec().kind(piece.kind).value) * HALF_PAWN
}

/// Who has won at an end, for the first team.
pub fn outcome(rules: &dyn Rules, ending: Ending) -> Worth {
    between_two(ending.loser.map_or(0, |loser| if side(rules, loser) == 0 { -WIN } else { WIN }))
}

/// Any position.
#[derive(Clone, Debug)]
pub struct Plain(Box<dyn Rules>);

/// Any move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Play(Play),
    Word(&'static str),
}

impl Plain {
    /// The tree of these rules.
    pub fn new(rules: Box<dyn Rules>) -> Plain {
        Plain(rules)
    }
}

impl Node for Plain {
    type Move = Deed;

    fn side(&self) -> usize {
        self.0.turn().iter().next().map_or(0, |seat| side(&*self.0, seat))
    }

    fn moves(&self, into: &mut Vec<Deed>) {
        into.extend(self.0.plays().into_iter().map(Deed::Play));
        into.extend(self.0.words().into_iter().map(Deed::Word));
    }

    fn make(&mut self, mv: &Deed) {
        match mv {
            Deed::Play(play) => self.0.make(play),
            Deed::Word(word) => self.0.say(word),
        };
    }

    fn stake(&self, mv: &Deed) -> Stake {
        let Deed::Play(play) = mv else { return Stake::default() };
        let own = side(&*self.0, play.piece.seat);
        let taken = play.taken.iter().map(|(_, piece)| {
            if side(&*self.0, piece.seat) == own { -worth(&*self.0, *piece) } else { worth(&*self.0, *piece) }
        });
        let risk = worth(&*self.0, play.piece);
        let becomes = play.becomes.map_or(0, |kind| worth(&*self.0, Piece { kind, ..play.piece }) - risk);
        Stake { gain: (taken.sum::<i32>() + becomes).max(0), risk }
    }

    fn chance(&self) -> usize {
        self.0.chance().len()
    }

    fn draw(&mut self, index: usize) {
        self.0.say(self.0.chance()[index]);
    }

    fn over(&self) -> Option<Worth> {
        let quiet = |limit: u32| limit > 0 && self.0.quiet() >= limit;
        let drawn = quiet(self.0.limits().quiet) || quiet(self.0.claims().quiet);
        self.0.ending().map(|ending| outcome(&*self.0, ending)).or(drawn.then_some(between_two(0)))
    }

    fn stuck(&self) -> Worth {
        between_two(0)
    }

    fn value(&self) -> Worth {
        between_two(self.0.value())
    }

    fn key(&self) -> u64 {
        mixed(&self.0.repeatable().unwrap_or_else(|| self.0.position()))
    }

    fn is_check(&self) -> bool {
        self.0.turn().iter().any(|seat| !self.0.checkers(seat).is_empty())
    }

    fn weight(&self) -> u64 {
        10
    }

    fn action(&self, mv: &Deed) -> String {
        match mv {
            Deed::Play(play) => self.0.canonical(play),
            Deed::Word(word) => (*word).to_owned(),
        }
    }
}
