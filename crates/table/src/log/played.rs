//! Actions that were played, with their events.

use crate::stored::record::Entry;
use liege_game::{Event, EventKind, Round};

/// An action that was played, with its texts.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The line of the log.
    pub entry: Entry,
    /// The action as people read it ([`liege_game::State::display`]).
    pub display: String,
    /// Its move number, if the players count moves as in chess ([`liege_game::State::round`]).
    pub round: Option<Round>,
    /// Its events.
    pub events: Vec<Event>,
}

impl Played {
    /// Whether it was a move (rather than an act, or something of the referee's).
    pub fn is_move(&self) -> bool {
        is_move(&self.events)
    }
}

/// Whether an action with these events was a move.
pub(crate) fn is_move(events: &[Event]) -> bool {
    events.iter().any(|event| event.kind == EventKind::Move)
}
