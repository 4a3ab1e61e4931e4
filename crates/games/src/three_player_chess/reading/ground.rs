//! The position in which something is said, and what its rules refuse.

use super::super::action::{Action, Move};
use super::super::explain::Record;
use super::super::position::Position;
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// Who speaks, and the position in which it is said.
pub(super) struct Ground<'a> {
    pub position: &'a Position,
    /// What is remembered of the game, for reasons.
    pub record: &'a Record,
    /// Who speaks.
    pub seat: Seat,
}

/// A refusal of something readable.
pub(super) fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

impl Ground<'_> {
    /// Why the rules do not allow an action; `None` if they do.
    pub(super) fn fault(&self, position: &Position, action: Action) -> Option<Refusal> {
        let mut trial = *position;
        trial.advance(action, self.record).err()
    }

    /// The rules' own reason against a move.
    pub(super) fn refused(&self, position: &Position, mv: Move) -> Refusal {
        let fault = self.fault(position, Action::Move { actor: self.seat, mv });
        let mut fault = fault.unwrap_or_else(|| illegal(Message::new("sqr-read-several")));
        fault.candidates.clear();
        fault
    }
}
