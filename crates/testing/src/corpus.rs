//! Finished games: how a game of a corpus ended, and whether it still ends so.
//!
//! A line has the version of the rules, the options and the position it began with, what was played, and how that ended:
//! the sentence (its message), the position string, the points.

use crate::games::{Case, cases, options, outcome, strings};
use liege_game::{Event, EventKind, Game, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// The sentence that says so.
    pub said: String,
    /// The one before it: what brought the end about, where it was no move.
    pub by: Option<String>,
}

impl End {
    /// How a game ended by an action that brought these events about.
    pub fn of(events: &[Event]) -> Option<End> {
        let at = events.iter().rposition(|event| event.kind == EventKind::End)?;
        let before = events[..at].last().filter(|event| event.kind != EventKind::Move);
        let id = |event: &Event| event.message.id().to_owned();
        Some(End { said: id(&events[at]), by: before.map(id) })
    }
}

/// Plays a game, and says how it ended; nothing if it did not end.
///
/// # Errors
/// The action that is refused, and why.
pub fn played(state: &mut dyn State, moves: &[String]) -> Result<Option<End>, String> {
    let mut end = None;
    for action in moves {
        let before = state.position();
        let events = state.play(action).map_err(|why| format!("{action} is refused in {before}: {why:?}"))?;
        end = End::of(&events).or(end);
    }
    Ok(end.filter(|_| state.outcome().is_some()))
}

/// Plays a line under the rules of its time.
///
/// # Panics
/// Where that can't be done; the message begins with the file and the line.
pub fn replayed(game: &'static dyn Game, case: &Case) -> (&'static dyn Game, Box<dyn State>, Option<End>) {
    let line = &case.value;
    let version = line["rules"].as_u64().unwrap_or_else(|| panic!("{case}: no version of the rules"));
    let then = liege_game::under(game, version as u32)
        .unwrap_or_else(|| panic!("{case}: nobody knows the rules {version} of {} any more", game.id()));
    let mut state = then
        .start(&options(then, &line["options"]), line["from"].as_str())
        .unwrap_or_else(|why| panic!("{case}: the start is refused: {why:?}"));
    let end = played(&mut *state, &strings(&line["moves"])).unwrap_or_else(|why| panic!("{case}: {why}"));
    (then, state, end)
}

/// All ends of a game that its corpus has.
pub fn ends(game: &'static dyn Game) -> BTreeSet<End> {
    cases(game.id(), "corpus").iter().filter_map(|case| replayed(game, case).2).collect()
}

/// The whole line of a game that has been played.
pub fn line(
    game: &dyn Game,
    given: &Value,
    from: &Value,
    moves: &[String],
    end: &End,
    state: &dyn State,
) -> Value {
    json!({
        "rules": game.rules(), "options": given, "from": from, "end": end.said, "position": state.position(),
        "outcome": outcome(game, state), "moves": moves,
    })
}
