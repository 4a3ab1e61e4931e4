//! The actions of a game without the entries beside it, for a review after the game.

use crate::log::replay::ReplayError;
use crate::sitting::error::TableError;
use crate::sitting::table::Table;
use crate::stored::record::Status;
use crate::stored::table_event::TableEvent;
use liege_game::State;

/// A counted action of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseEntry {
    /// The number of its entry.
    pub number: usize,
    /// The action in canonical notation.
    pub action: String,
    /// The aimed move, in a game of dexterity.
    pub asked: Option<String>,
}

impl Table {
    /// The position from which the game started.
    ///
    /// # Errors
    /// Returns [`TableError::Unplayable`] if the game no longer accepts it.
    pub fn first_position(&self) -> Result<Box<dyn State>, TableError> {
        let record = &self.record;
        let start = record.game.start(&record.options, record.start.as_deref());
        start.map_err(|refusal| TableError::Unplayable(ReplayError::Start(refusal)))
    }

    /// The actions that led from there to the present, without those taken back and without entries beside
    /// the game.
    pub fn course(&self) -> Vec<CourseEntry> {
        let log = &self.record.log;
        let asked = |number: usize| {
            let before = log.get(number.checked_sub(2)?)?;
            match TableEvent::read(self.record.game, &before.action) {
                Some(TableEvent::Aim { action }) => Some(action),
                _ => None,
            }
        };
        let entry = |number: &usize| {
            let action = log.get(number.checked_sub(1)?)?.action.clone();
            Some(CourseEntry { number: *number, action, asked: asked(*number) })
        };
        self.timeline.trail().iter().filter_map(entry).collect()
    }

    /// Whether nothing was captured, or put on the board, for this number of rounds of moves.
    #[must_use]
    pub fn is_quiet(&self, rounds: usize) -> bool {
        let moves = self.timeline.moves();
        let since = moves.len().checked_sub(rounds.saturating_mul(self.record.game.seats().len()));
        since.and_then(|since| moves.get(since..)).is_some_and(|late| late.iter().all(|moved| !moved.taken))
    }

    /// Whether the game is over in any way, and nobody plays it any more.
    pub fn is_past(&self) -> bool {
        self.timeline.is_over() && !matches!(self.record.status, Status::Lobby | Status::Playing)
    }

    /// The game's counted actions, in order, without those taken back and without entries beside the game.
    pub fn game_actions(&self) -> Vec<(&str, jiff::Timestamp)> {
        let entries = self.timeline.trail().iter().filter_map(|number| self.record.log.get(number - 1));
        entries.map(|entry| (entry.action.as_str(), entry.at)).collect()
    }
}
