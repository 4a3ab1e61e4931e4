//! What was played at a table, apart from everything beside the game: what is looked at once the game is over.

use super::table_event::TableEvent;
use super::{ReplayError, Status, Table, TableError, is_machine};
use crate::game::State;
use jiff::Timestamp;

/// From so many moves in common on a game is taken for one that was played again: with fewer it may be the same by chance.
const REPEATED: usize = 12;
/// The same where somebody plays both.
const REPEATED_BY_ONE: usize = 4;

/// An action of the game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseEntry {
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

    /// Whether what is said of this game is said of another one too, which is on: it was taken from a record of that one, its
    /// moves were typed again here, or it was begun from where that one stands.
    #[must_use]
    pub fn tells_of(&self, other: &Table) -> bool {
        let (own, theirs) = (&self.record, &other.record);
        if own.game.id() != theirs.game.id() {
            return false;
        }
        let is_set_up = own.start.is_some() && own.start != theirs.start;
        self.comes_from(other)
            || self.repeats(other)
            || is_set_up && self.first_position().is_ok_and(|at| at.position() == other.state().position())
    }

    /// Whether the moves are, as far as the shorter of the two goes, those that were made before at another table.
    fn repeats(&self, other: &Table) -> bool {
        if (&self.record.options, &self.record.start) != (&other.record.options, &other.record.start) {
            return false;
        }
        let (mut shared, mut last) = (0, None);
        for (own, theirs) in self.moves_made().zip(other.moves_made()) {
            if own.0 != theirs.0 {
                return false;
            }
            (shared, last) = (shared + 1, Some((own.1, theirs.1)));
        }
        let knows = |id: &str| !is_machine(id) && other.plays(id);
        let is_one = self.players().iter().any(|player| knows(&player.id));
        shared >= if is_one { REPEATED_BY_ONE } else { REPEATED }
            && last.is_some_and(|(own, theirs)| theirs < own)
    }

    /// The moves that count, each with its time.
    fn moves_made(&self) -> impl Iterator<Item = (&str, Timestamp)> {
        let entry = |number: usize| self.record.log.get(number.checked_sub(1)?);
        let moves = self.timeline.moves().iter();
        moves.filter_map(move |moved| entry(moved.number)).map(|entry| (entry.action.as_str(), entry.at))
    }

    /// Whether this game began with exactly what another one, now, has come to: it was taken up from a record of that one.
    fn comes_from(&self, other: &Table) -> bool {
        let Some(brought) = self.origin().map(|origin| origin.entries) else { return false };
        let (own, theirs) = (&self.record.log, &other.record.log);
        // What was kept from a record has its times too: two tables at which the same was played are told apart by them.
        let same = |count: usize| {
            own.iter().zip(theirs).take(count).all(|(own, theirs)| {
                (&own.action, own.at, own.seat) == (&theirs.action, theirs.at, theirs.seat)
            })
        };
        brought > 0 && brought <= theirs.len() && same(brought)
    }

    /// Whether for so many rounds of moves nothing was taken, nor put on the board.
    #[must_use]
    pub fn is_quiet(&self, rounds: usize) -> bool {
        let moves = self.timeline.moves();
        let since = moves.len().checked_sub(rounds.saturating_mul(self.record.game.seats().len()));
        since.and_then(|since| moves.get(since..)).is_some_and(|late| late.iter().all(|moved| !moved.taken))
    }

    /// Whether the game is over in whatever way, and nobody plays it any more.
    #[must_use]
    pub fn is_past(&self) -> bool {
        self.timeline.is_over() && !matches!(self.record.status, Status::Lobby | Status::Playing)
    }
}
