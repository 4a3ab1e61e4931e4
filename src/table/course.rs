//! What was played at a table, apart from everything beside the game: what is looked at once the game is over.

use super::table_event::TableEvent;
use super::{ReplayError, Status, Table, TableError};
use crate::game::State;

/// An action of the game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// The number of its entry.
    pub number: usize,
    /// The action in canonical notation.
    pub action: String,
    /// The move that was asked for, where hands tremble.
    pub asked: Option<String>,
}

impl Table {
    /// The position from which the game began.
    ///
    /// # Errors
    /// [`TableError::Unplayable`] if the game no longer takes it.
    pub fn first_position(&self) -> Result<Box<dyn State>, TableError> {
        let record = &self.record;
        let start = record.game.start(&record.options, record.start.as_deref());
        start.map_err(|refusal| TableError::Unplayable(ReplayError::Start(refusal)))
    }

    /// The actions that led from there to the present: neither what was taken back nor what people did beside the game.
    #[must_use]
    pub fn course(&self) -> Vec<Deed> {
        let log = &self.record.log;
        let asked = |number: usize| {
            let before = log.get(number.checked_sub(2)?)?;
            match TableEvent::read(self.record.game, &before.action) {
                Some(TableEvent::Aim { action }) => Some(action),
                _ => None,
            }
        };
        let deed = |number: &usize| {
            let action = log.get(number.checked_sub(1)?)?.action.clone();
            Some(Deed { number: *number, action, asked: asked(*number) })
        };
        self.timeline.trail().iter().filter_map(deed).collect()
    }

    /// Whether this game began with exactly what another one, now, has come to: it was taken up from a record of that one.
    #[must_use]
    pub fn comes_from(&self, other: &Table) -> bool {
        let Some(brought) = self.origin().map(|origin| origin.entries) else { return false };
        let (own, theirs) = (&self.record.log, &other.record.log);
        // What was kept from a record has its times too: two tables at which the same was played are told apart by them.
        let same = |count: usize| {
            own.iter().zip(theirs).take(count).all(|(own, theirs)| {
                (&own.action, own.at, own.seat) == (&theirs.action, theirs.at, theirs.seat)
            })
        };
        brought > 0
            && brought <= theirs.len()
            && self.record.game.id() == other.record.game.id()
            && same(brought)
    }

    /// Whether the game is over in whatever way, and nobody plays it any more.
    #[must_use]
    pub fn is_past(&self) -> bool {
        self.timeline.is_over() && !matches!(self.record.status, Status::Lobby | Status::Playing)
    }
}
