//! The game as engines see it: a sample of shots, each of which may go a little astray; and the value of a
//! position.

use super::formation::Side;
use super::physics::{FULL_TURN, Shot, direction};
use super::rounds::{Phase, Position};
use liege_game::{Node, Stake, WIN, Worth, between_two, mixed};

/// The value of a disc, and of each sixth of a draughtsman that it weighs.
const DISC: i32 = 40;
const SIXTH: i32 = 10;
/// The value of a row that a side has advanced, and of a tour.
const ROW: i32 = 350;
const TOUR: i32 = 3000;
/// The value of being to move.
const TURN: i32 = 40;
/// The strengths that are tried.
const STRENGTHS: [u8; 2] = [75, 100];
/// The offsets from the middle of an enemy at which is aimed, in tenths of a degree.
const BESIDE: [i16; 3] = [0, -30, 30];
/// The possible errors of a hand, in tenths of a degree, all equally likely.
const ASTRAY: [i16; 3] = [0, -15, 15];

impl Position {
    /// White's lead over Black.
    pub(super) fn balance(&self) -> i32 {
        let has = |side: Side| {
            let index = side.index();
            let rows = i32::from(self.lines[index].abs_diff(side.home()));
            let discs = self.weight(side) as i32 * SIXTH + DISC * self.of(side).count() as i32;
            discs + ROW * rows + TOUR * self.tours[index] as i32
        };
        let turn = self.turn().map_or(0, |side| TURN * (1 - 2 * side.index() as i32));
        (has(Side::White) - has(Side::Black) + turn).clamp(-WIN / 4, WIN / 4)
    }
}

/// A position, and a shot before its error is drawn.
#[derive(Clone, Debug)]
pub(super) struct Place {
    position: Position,
    shot: Option<Shot>,
}

impl Place {
    pub(super) fn new(position: Position) -> Place {
        Place { position, shot: None }
    }

    /// A shot in nearly its direction, if that is permitted.
    fn turned(&self, shot: Shot, by: i16) -> Shot {
        let angle = (i32::from(shot.angle) + i32::from(by)).rem_euclid(FULL_TURN.into()) as u16;
        let permitted = self.position.terms.permits(shot.disc.side, angle);
        Shot { angle: if permitted { angle } else { shot.angle }, ..shot }
    }
}

impl Node for Place {
    type Move = Shot;

    fn side(&self) -> usize {
        self.position.turn().map_or(0, Side::index)
    }

    /// Shots of every disc at every enemy: at its middle, and beside it.
    fn moves(&self, into: &mut Vec<Shot>) {
        let Some(side) = self.position.turn() else { return };
        for from in self.position.of(side) {
            for foe in self.position.of(side.other()) {
                let angle = direction(from.place(), foe.place());
                let aimed = |power| Shot { disc: from.id, angle, power };
                for shot in STRENGTHS.map(aimed).into_iter().filter(|shot| self.position.allows(*shot)) {
                    for shot in BESIDE.map(|by| self.turned(shot, by)) {
                        if into.last() != Some(&shot) {
                            into.push(shot);
                        }
                    }
                }
            }
        }
        // If no enemy can be shot at: straight ahead.
        if into.is_empty() {
            let angle = if side == Side::White { 900 } else { 2700 };
            into.extend(self.position.of(side).map(|from| Shot {
                disc: from.id,
                angle,
                power: STRENGTHS[0],
            }));
        }
    }

    fn make(&mut self, shot: &Shot) {
        self.shot = Some(*shot);
    }

    fn stake(&self, _: &Shot) -> Stake {
        Stake::default()
    }

    fn chance(&self) -> usize {
        if self.shot.is_some() { ASTRAY.len() } else { 0 }
    }

    fn draw(&mut self, index: usize) {
        if let Some(shot) = self.shot.take() {
            self.position.play(self.turned(shot, ASTRAY[index]));
        }
    }

    fn over(&self) -> Option<Worth> {
        let Phase::Over(winner) = self.position.phase else { return None };
        Some(between_two(winner.map_or(0, |side| WIN * (1 - 2 * side.index() as i32))))
    }

    fn stuck(&self) -> Worth {
        between_two(0)
    }

    fn value(&self) -> Worth {
        between_two(self.position.balance())
    }

    fn key(&self) -> u64 {
        let at = &self.position;
        let discs = at.discs.iter().map(|disc| (disc.id, disc.place()));
        let discs: Vec<_> = discs.map(|(id, (x, y))| (id, x.to_bits(), y.to_bits())).collect();
        mixed(&(discs, self.shot, self.side(), at.shots, at.chain))
    }

    fn recurs(&self) -> bool {
        false
    }

    fn weight(&self) -> u64 {
        300
    }

    /// The simulation of rolling and colliding discs is expensive.
    fn price(&self) -> u64 {
        90
    }

    fn usual(&self) -> u64 {
        380
    }

    fn action(&self, shot: &Shot) -> String {
        shot.to_string()
    }
}
