//! Playing an action: the one way in which a position changes.

use super::action::Action;
use super::explain::{self, Record};
use super::happening::Happening;
use super::position::Position;
use super::sentences;
use liege_game::{Event, Refusal};

impl Position {
    /// Whether the action, a move or an act, is open now.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        match action {
            Action::Move { actor, mv } => self.mover() == Some(actor) && self.is_legal(&mv),
            Action::Act { .. } | Action::Lapse => self.open_acts().contains(&action),
        }
    }

    /// Plays an action, a move or an act, settles all its consequences and returns the events.
    ///
    /// # Errors
    /// The refusal says why the action is not open now; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let living = self.living().collect();
        let happenings = self.advance(action, &Record::default())?;
        Ok(sentences::told(&happenings, action.actor(), living))
    }

    /// Plays an action like [`Position::play`], but returns the events as plain values. `record` helps to
    /// explain a refusal.
    ///
    /// # Errors
    /// Those of [`Position::play`].
    pub fn advance(&mut self, action: Action, record: &Record) -> Result<Vec<Happening>, Refusal> {
        if !self.allows(action) {
            return Err(explain::refusal(self, action, record));
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
