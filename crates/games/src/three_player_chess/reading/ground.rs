//! The position in which a text is typed, and the refusals of its rules.

use super::super::action::{Action, Move};
use super::super::explain::Record;
use super::super::position::Position;
use liege_game::{Refusal, RefusalKind, Seat};
use liege_words::Message;

/// The speaker, and the position in which they speak.
pub(super) struct Ground<'a> {
    pub position: &'a Position,
    /// The record of the game, for reasons.
    pub record: &'a Record,
    /// The speaker's seat.
    pub seat: Seat,
}

/// A refusal of a readable text.
pub(super) fn illegal(message: Message) -> Refusal {
    Refusal::new(RefusalKind::Illegal, message)
}

impl Ground<'_> {
    /// The rules' reason against an action; `None` if they allow it.
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
