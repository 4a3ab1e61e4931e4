//! The engine's view of the game: two sides of two allied armies; and the value of a position.

use super::army::{Army, Team};
use super::board::Kind;
use super::moves::Move;
use super::position::{GameResult, Position, Status};
use super::square::{Square, Squares};
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};

fn worth(kind: Kind) -> i32 {
    match kind {
        // Without him his army is frozen.
        Kind::King => 700,
        Kind::Queen => 300,
        Kind::Bishop => 320,
        Kind::Knight => 310,
        Kind::Rook => 500,
        _ => 100,
    }
}

fn side(team: Team) -> usize {
    usize::from(team != Team::YellowRed)
}

/// A square's nearness to the middle, from 0 to 3.
fn central(at: Square) -> i32 {
    let from_edge = |line: usize| line.min(7 - line) as i32;
    from_edge(at.index() % 8).min(from_edge(at.index() / 8))
}

/// The advance of a pawn.
fn advanced(army: Army, at: Square) -> i32 {
    let (files, ranks) = army.forward();
    let (file, rank) = ((at.index() % 8) as i32, (at.index() / 8) as i32);
    let along = i32::from(files) * file + i32::from(ranks) * rank;
    if files + ranks > 0 { along } else { 7 + along }
}

impl Position {
    fn has(&self, army: Army) -> i32 {
        let mut value = 0;
        for kind in Kind::ALL {
            for at in Squares(self.board.each(army, kind)) {
                value += worth(kind);
                value += match kind {
                    Kind::King => 0,
                    kind if kind.is_pawn() => 6 * advanced(army, at),
                    _ => 5 * central(at),
                };
            }
        }
        // Frozen men can't be taken, and may come back.
        if self.status(army) == Status::Frozen { value / 4 } else { value }
    }

    /// The lead of Yellow and Red over Blue and Black.
    pub(super) fn balance(&self) -> i32 {
        Army::ALL.into_iter().map(|army| self.has(army) * (1 - 2 * side(army.team()) as i32)).sum()
    }
}

impl Node for Position {
    /// A move, and whether it is the last of a mated army.
    type Move = (Move, bool);

    fn side(&self) -> usize {
        side(self.turn.team())
    }

    fn moves(&self, into: &mut Vec<(Move, bool)>) {
        let moves = Position::moves(self);
        into.extend(moves.iter().map(|mv| (*mv, moves.mated)));
    }

    fn make(&mut self, (mv, mated): &(Move, bool)) {
        self.go(*mv, *mated, false, &mut ());
    }

    fn stake(&self, (mv, _): &(Move, bool)) -> Stake {
        let victims = self.board.on(mv.to).filter(|there| there.army.team() != self.turn.team());
        let taken: i32 = victims.map(|there| worth(there.kind)).sum();
        let becomes = mv.promotion.map_or(0, |kind| worth(kind) - worth(mv.kind));
        Stake { gain: taken + becomes, risk: worth(mv.kind) }
    }

    fn over(&self) -> Option<Worth> {
        Some(between_two(match self.result? {
            GameResult::Draw => 0,
            GameResult::Won(team) => WIN * (1 - 2 * side(team) as i32),
        }))
    }

    fn stuck(&self) -> Worth {
        between_two(0)
    }

    fn value(&self) -> Worth {
        between_two(self.balance())
    }

    fn key(&self) -> u64 {
        let men = Army::ALL.map(|army| Kind::ALL.map(|kind| self.board.each(army, kind)));
        mixed(&(men, self.statuses, self.lost, self.turn))
    }

    fn is_check(&self) -> bool {
        self.in_check(self.turn)
    }

    fn weight(&self) -> u64 {
        3
    }

    fn usual(&self) -> u64 {
        40
    }

    fn action(&self, (mv, _): &(Move, bool)) -> String {
        self.written(*mv)
    }
}
