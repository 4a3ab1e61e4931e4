//! The past of a table: any point of its log, and what happened on the way.

use super::step::is_move;
use super::{Entry, Played, Record, Status, Table, TableError};
use crate::game::{Event, Refusal, Seat, SeatSet, State};
use std::ops::RangeInclusive;

/// A table at one point of its log, with what a picture of it wants to know.
#[derive(Clone, Debug)]
pub struct Moment {
    /// How many actions had been played.
    pub number: usize,
    /// The position then.
    pub state: Box<dyn State>,
    /// How many of the actions were moves.
    pub moves: usize,
    /// The last move until then.
    pub last_move: Option<Played>,
    /// The last action, move or not.
    pub last: Option<Played>,
}

impl Moment {
    /// The seats that could move then.
    #[must_use]
    pub fn to_move(&self) -> SeatSet {
        self.state.to_move()
    }

    /// The last action's events.
    #[must_use]
    pub fn news(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |played| &played.events)
    }
}

/// Why a log cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ReplayError {
    /// The game does not take the options or the start position.
    #[error("the game does not start: {}", .0.message.id())]
    Start(Refusal),
    /// The game refuses an entry of the log.
    #[error("action {number} `{action}` is refused: {}", .refusal.message.id())]
    Refused {
        /// Number of the entry.
        number: usize,
        /// Its action.
        action: String,
        /// The game's refusal.
        refusal: Refusal,
    },
    /// The entry is written to another seat than the one that may enter it.
    #[error("action {number} `{action}` is written to the wrong seat")]
    WrongSeat {
        /// Number of the entry.
        number: usize,
        /// Its action.
        action: String,
        /// The seat that may enter it.
        actor: Option<Seat>,
    },
    /// The entries are not numbered 1, 2, 3…
    #[error("action {expected} is missing (found {number})")]
    Gap {
        /// The number that should have come.
        expected: usize,
        /// The number that came.
        number: usize,
    },
}

impl ReplayError {
    /// The number of the entry at which the replay stops; 0 for the start.
    #[must_use]
    pub fn number(&self) -> usize {
        match self {
            ReplayError::Start(_) => 0,
            ReplayError::Refused { number, .. } | ReplayError::WrongSeat { number, .. } => *number,
            ReplayError::Gap { expected, .. } => *expected,
        }
    }
}

/// Replays the first `count` entries of a log; shows `visit` the position before each entry, the
/// entry, and its events.
pub(super) fn replay(
    record: &Record,
    count: usize,
    mut visit: impl FnMut(&dyn State, &Entry, &[Event]),
) -> Result<Box<dyn State>, ReplayError> {
    let mut state =
        record.game.start(&record.options, record.start.as_deref()).map_err(ReplayError::Start)?;
    for (entry, expected) in record.log.iter().zip(1..).take(count) {
        let (number, action) = (entry.number, entry.action.clone());
        if number != expected {
            return Err(ReplayError::Gap { expected, number });
        }
        let actor = state.actor(&action);
        if actor != entry.seat {
            return Err(ReplayError::WrongSeat { number, action, actor });
        }
        let before = state.boxed();
        match state.play(&action) {
            Ok(events) => visit(&*before, entry, &events),
            Err(refusal) => return Err(ReplayError::Refused { number, action, refusal }),
        }
    }
    Ok(state)
}

impl Table {
    /// The table after the first `number` actions (0: the start; at most the whole log).
    ///
    /// # Errors
    /// [`TableError::Unplayable`] if the game no longer takes its own log.
    pub fn view_at(&self, number: usize) -> Result<Moment, TableError> {
        let number = number.min(self.record.log.len());
        let (mut moves, mut last_move, mut last) = (0, None, None);
        let state = replay(&self.record, number, |before, entry, events| {
            let moved = is_move(events);
            moves += usize::from(moved);
            // Only what is kept is put into words: that costs more than playing.
            if moved {
                last_move = Some((before.boxed(), entry.clone(), events.to_vec()));
            }
            if entry.number == number {
                last = Some((before.boxed(), entry.clone(), events.to_vec()));
            }
        })
        .map_err(TableError::Unplayable)?;
        let put = |(before, entry, events): (Box<dyn State>, Entry, Vec<Event>)| Played {
            display: before.display(&entry.action),
            entry,
            events,
        };
        Ok(Moment { number, state, moves, last_move: last_move.map(put), last: last.map(put) })
    }

    /// The table now.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn view(&self) -> Result<Moment, TableError> {
        self.view_at(self.record.log.len())
    }

    /// The actions of these numbers (from 1), with what happened; numbers beyond the log are left out.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn history(&self, numbers: RangeInclusive<usize>) -> Result<Vec<Played>, TableError> {
        let mut history = Vec::new();
        replay(&self.record, *numbers.end(), |before, entry, events| {
            if numbers.contains(&entry.number) {
                let display = before.display(&entry.action);
                history.push(Played { entry: entry.clone(), display, events: events.to_vec() });
            }
        })
        .map_err(TableError::Unplayable)?;
        Ok(history)
    }

    /// The first draw of chance in the log that is not the one the seed gives, if there is one: its
    /// number and the action that the seed gives.
    ///
    /// # Errors
    /// Those of [`Table::view_at`].
    pub fn bent_draw(&self) -> Result<Option<(usize, String)>, TableError> {
        let mut bent = None;
        replay(&self.record, self.record.log.len(), |before, entry, _| {
            let choices = before.chance();
            let index = self.record.seed.draw(entry.number, choices.len());
            let drawn = index.and_then(|index| choices.get(index));
            if let Some(action) = drawn.filter(|action| **action != entry.action && bent.is_none()) {
                bent = Some((entry.number, action.clone()));
            }
        })
        .map_err(TableError::Unplayable)?;
        Ok(bent)
    }

    /// The seed in hexadecimal, once the game is over: players can then repeat every draw.
    #[must_use]
    pub fn revealed_seed(&self) -> Option<String> {
        (self.record.status == Status::Over).then(|| self.record.seed.reveal())
    }
}
