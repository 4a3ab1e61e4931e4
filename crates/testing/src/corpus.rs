//! Finished games: the end of each game of a corpus, and the test that it still ends in that way.
//!
//! A line has the version of the rules, the options and the position at the start, the actions played, and
//! the end: the sentence (its message), the position string, the points.

use crate::games::{Case, cases, options, outcome, strings};
use liege_game::{Event, EventKind, Game, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// The message of the sentence for it.
    pub said: String,
    /// The message before it: the event that brought the end about, if it was not a move.
    pub by: Option<String>,
}

impl End {
    /// The end by an action with these events, if the game ended.
    pub fn of(events: &[Event]) -> Option<End> {
        let at = events.iter().rposition(|event| event.kind == EventKind::End)?;
        let before = events[..at].last().filter(|event| event.kind != EventKind::Move);
        let id = |event: &Event| event.message.id().to_owned();
        Some(End { said: id(&events[at]), by: before.map(id) })
    }
}

/// Plays a game, and returns its end; `None` if it did not end.
///
/// # Errors
/// The error names the refused action and the reason.
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
/// If a move is refused; the message begins with the file and the line.
pub fn replayed(game: &'static dyn Game, case: &Case) -> (&'static dyn Game, Box<dyn State>, Option<End>) {
    let line = &case.value;
    let version = line["rules"].as_u64().unwrap_or_else(|| panic!("{case}: no version of the rules"));
    let then = liege_game::under(game, version as u32)
        .unwrap_or_else(|| panic!("{case}: nobody knows the rules {version} of {} any more", game.id()));
    let (given, from) = (options(then, &line["options"]), line["from"].as_str());
    let then = liege_game::seated(then, &given, from);
    let mut state =
        then.start(&given, from).unwrap_or_else(|why| panic!("{case}: the start is refused: {why:?}"));
    let end = played(&mut *state, &strings(&line["moves"])).unwrap_or_else(|why| panic!("{case}: {why}"));
    (then, state, end)
}

/// All ends of a game that its corpus has.
pub fn ends(game: &'static dyn Game) -> BTreeSet<End> {
    cases(game.id(), "corpus").iter().filter_map(|case| replayed(game, case).2).collect()
}

/// The complete line of a played game.
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
