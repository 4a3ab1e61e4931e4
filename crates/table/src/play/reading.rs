//! Reading typed text in a position, as canonical actions.

use crate::sitting::error::TableError;
use liege_game::{Refusal, RefusalKind, SeatSet, State};
use liege_words::Message;

/// The actions that `text` means in a position for a holder of `seats`, whether it is canonical or not.
pub(crate) fn meant(state: &dyn State, seats: SeatSet, text: &str) -> Result<Vec<String>, TableError> {
    if let Some(actions) = exactly(state, seats, text) {
        return Ok(actions);
    }
    read(state, seats, text)
}

/// The actions that `text` means in a position for a holder of `seats`, if it is not canonical.
pub(crate) fn read(state: &dyn State, seats: SeatSet, text: &str) -> Result<Vec<String>, TableError> {
    let on_turn = state.to_move();
    let mut refusals = Vec::new();
    for moving in [true, false] {
        let mut readings: Vec<Vec<String>> = Vec::new();
        for seat in seats.iter().filter(|seat| on_turn.contains(*seat) == moving) {
            match state.read(seat, text) {
                Ok(actions) if readings.contains(&actions) => {}
                Ok(actions) => readings.push(actions),
                Err(refusal) => refusals.push(refusal),
            }
        }
        if readings.len() > 1 {
            // A candidate must be playable by itself; the first action of each reading is.
            let candidates = readings.into_iter().filter_map(|actions| actions.into_iter().next());
            let refusal = Refusal::new(RefusalKind::Ambiguous, Message::new("table-several-readings"));
            return Err(TableError::Game(refusal.with(candidates.collect())));
        }
        if let Some(actions) = readings.pop().filter(|actions| !actions.is_empty()) {
            return Ok(actions);
        }
    }
    let nearest = refusals.into_iter().min_by_key(|refusal| distance(refusal.kind));
    let unreadable = || Refusal::new(RefusalKind::Unreadable, Message::new("table-unreadable"));
    Err(TableError::Game(nearest.unwrap_or_else(unreadable)))
}

/// The actions in `text`, if it consists only of canonical actions of these seats that can be played one
/// after another (separated by `;`). A candidate that was offered is taken literally: if it was read like
/// typed text, it might lead to the same question again.
pub(crate) fn exactly(state: &dyn State, seats: SeatSet, text: &str) -> Option<Vec<String>> {
    let mut state = state.boxed();
    let mut actions = Vec::new();
    for action in text.split(';') {
        state.actor(action).filter(|seat| seats.contains(*seat))?;
        if action != text && state.aim(action).is_some() {
            // Whether the second can be played after the first would reveal the outcome of the first.
            return None;
        }
        state.play(action).ok()?;
        actions.push(action.to_owned());
    }
    Some(actions)
}

/// How far a refused reading is from the intended one: the player is told the nearest.
pub(crate) fn distance(kind: RefusalKind) -> u8 {
    match kind {
        RefusalKind::Ambiguous | RefusalKind::Undecided => 0,
        RefusalKind::Illegal => 1,
        RefusalKind::NotYours => 2,
        RefusalKind::Over | RefusalKind::BadPosition => 3,
        RefusalKind::Unreadable => 4,
    }
}
