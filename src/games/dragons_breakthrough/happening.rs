//! What happens while an action is played, as plain values; `herald` puts it into sentences.

use super::action::{Action, Basic, Flight, Move};
use super::board::{Cell, Side, each};
use super::piece::{Handful, Kind};
use super::position::{End, Position};

/// One thing that happened, in the order in which it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The persons exchanged their colours.
    Swapped,
    /// A piece stepped.
    Stepped {
        /// What.
        kind: Kind,
        /// From.
        from: Cell,
        /// To.
        to: Cell,
    },
    /// A piece came from the reserve.
    Dropped {
        /// What.
        kind: Kind,
        /// Where.
        to: Cell,
    },
    /// A piece captured.
    Took {
        /// What.
        kind: Kind,
        /// The capture.
        basic: Basic,
        /// What was taken, in turn.
        victims: Vec<Kind>,
    },
    /// The reserve was too small for all.
    Gone {
        /// What has left the game.
        kinds: Handful,
    },
    /// A checker became an empress.
    Promoted {
        /// Whose.
        side: Side,
        /// Where.
        at: Cell,
        /// Whether it had waited for it.
        waited: bool,
    },
    /// A checker reached its last row, and has to wait.
    Waits {
        /// Where.
        at: Cell,
    },
    /// The dragon jumped over royal checkers.
    Flew {
        /// Its path.
        flight: Flight,
    },
    /// A dragon has become mortal, or immortal again.
    Transformed {
        /// Whose.
        side: Side,
        /// Whether it is mortal now.
        mortal: bool,
    },
    /// The game is over.
    Over(End),
}

impl Position {
    /// What happens when a legal action is played that leads to `next`; `end`: how the game then stands.
    pub(super) fn happenings(&self, action: &Action, next: &Position, end: Option<End>) -> Vec<Happening> {
        let mut told = Vec::new();
        match action {
            Action::Swap => told.push(Happening::Swapped),
            Action::Move(mv) => self.tell_move(mv, next, &mut told),
        }
        for side in Side::ALL {
            let mortal = next.is_mortal(side);
            if end.is_none() && mortal != self.is_mortal(side) && next.dragon(side).is_some() {
                told.push(Happening::Transformed { side, mortal });
            }
        }
        told.extend(end.map(Happening::Over));
        told
    }

    fn tell_move(&self, mv: &Move, next: &Position, told: &mut Vec<Happening>) {
        let side = self.turn;
        let to = mv.basic.to();
        let kind = match mv.basic {
            Basic::Step { from, .. } | Basic::Capture { from, .. } => self.kind_on(from),
            Basic::Drop { kind, .. } => kind,
        };
        told.push(match mv.basic {
            Basic::Step { from, to } => Happening::Stepped { kind, from, to },
            Basic::Drop { kind, to } => Happening::Dropped { kind, to },
            Basic::Capture { from, way } => {
                let victims = self.victims(from, &way).into_iter().map(|(kind, _)| kind).collect();
                Happening::Took { kind, basic: mv.basic, victims }
            }
        });
        if !mv.gone.is_empty() {
            told.push(Happening::Gone { kinds: mv.gone });
        }
        let empresses = Side::ALL.map(|side| (side, next.of(side, Kind::Empress)));
        for (owner, cells) in empresses {
            for at in each(cells & self.of(owner, Kind::Checker)) {
                told.push(Happening::Promoted { side: owner, at, waited: true });
            }
        }
        if kind == Kind::Checker && to.bit() & side.last_row() != 0 {
            let crowned = next.of(side, Kind::Empress) & to.bit() != 0;
            told.push(if crowned {
                Happening::Promoted { side, at: to, waited: false }
            } else {
                Happening::Waits { at: to }
            });
        }
        if !mv.flight.is_empty() {
            told.push(Happening::Flew { flight: mv.flight });
        }
    }

    /// What a capture takes, in turn, with its cells.
    pub(super) fn victims(&self, from: Cell, way: &[Cell]) -> Vec<(Kind, Cell)> {
        let mut at = from;
        let starts = way.iter().map(|to| std::mem::replace(&mut at, *to)).collect::<Vec<_>>();
        let cells = starts.iter().zip(way).flat_map(|(start, to)| {
            let taken =
                if way.len() == 1 { self.taken_by(from, way) } else { super::board::between(*start, *to) };
            each(taken)
        });
        cells.map(|cell| (self.kind_on(cell), cell)).collect()
    }
}
