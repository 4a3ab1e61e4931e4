//! The worked examples of the rules pages, and counts of moves that are known elsewhere: `tests/vectors/worked/`.
//!
//! A line has where it begins (`from`, `options`), what is played (`moves`), and what is so then: `position`,
//! `to_move`, all moves (`legal`), some (`among`) or their number (`count`), all open `acts`, `outcome`; or how many
//! leaves the tree of moves has at depths from 1 (`perft`), or at one depth (`depth`, `nodes`).

use crate::every_game::{options, strings, to_move};
use liege::game::{self, Game, State};
use liege::referee::open;
use serde_json::Value;
use std::path::Path;

fn example(game: &dyn Game, case: &Value) {
    let none = Value::Object(serde_json::Map::new());
    let given = options(game, case.get("options").unwrap_or(&none));
    let mut state = game
        .start(&given, case["from"].as_str())
        .unwrap_or_else(|refusal| panic!("{} {case}: {refusal:?}", game.id()));
    for action in case.get("moves").map(strings).unwrap_or_default() {
        state.play(&action).unwrap_or_else(|refusal| panic!("{} {action} in {case}: {refusal:?}", game.id()));
    }
    holds(game, &*state, case);
}

fn holds(game: &dyn Game, state: &dyn State, case: &Value) {
    let name = format!("{} {case}", game.id());
    let legal = open(state).1;
    if let Some(position) = case["position"].as_str() {
        assert_eq!(state.position(), position, "{name}");
    }
    if let Some(seats) = case.get("to_move") {
        assert_eq!(to_move(game, state), strings(seats), "{name}");
    }
    if let Some(count) = case["count"].as_u64() {
        assert_eq!(legal.len() as u64, count, "{name}");
    }
    if let Some(all) = case.get("legal") {
        assert_eq!(legal, strings(all), "{name}");
    }
    if let Some(acts) = case.get("acts") {
        assert_eq!(state.acts(), strings(acts), "{name}");
    }
    for action in case.get("among").map(strings).unwrap_or_default() {
        assert!(legal.contains(&action), "{name}: {action}");
    }
    if case.get("outcome").is_some() || case.get("count").is_some() {
        let outcome = state.outcome().map_or(Value::Null, |outcome| outcome.to_json(game.seats()));
        assert_eq!(outcome, case["outcome"], "{name}");
    }
    for (depth, nodes) in (1..).zip(case["perft"].as_array().into_iter().flatten()) {
        assert_eq!(Some(state.perft(depth)), nodes.as_u64(), "{name} {depth}");
    }
    if let Some(depth) = case["depth"].as_u64() {
        assert_eq!(Some(state.perft(depth as u32)), case["nodes"].as_u64(), "{name}");
    }
}

#[test]
fn worked_examples() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/worked");
    let mut games = 0;
    for file in std::fs::read_dir(&folder).expect("a folder") {
        let file = file.expect("a file").path();
        let id = file.file_stem().and_then(|name| name.to_str()).expect("a name");
        let game = game::all().iter().find(|game| game.id() == id).expect("a game of that id");
        let text = std::fs::read_to_string(&file).expect("a text");
        let cases = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        assert!(cases.map(|case| example(*game, &case)).count() > 5, "{id}");
        games += 1;
    }
    assert!(games >= 12, "{games}");
}
