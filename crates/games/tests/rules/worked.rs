//! The worked examples of the rules pages, and counts of moves known from elsewhere: `worked/<id>.jsonl` in
//! the game's folder.
//!
//! A line has the start (`from`, `options`), the actions to play (`moves`), and the expected result:
//! `position`, `to_move`, all moves (`legal`), some of them (`among`) or their number (`count`), all open
//! `acts`, `outcome`; or the number of leaves of the tree of moves at depths from 1 (`perft`), or at one
//! depth (`depth`, `nodes`).

use liege_game::{Game, State};
use liege_testing::games::{Case, cases, open, options, outcome, strings, to_move, usual, wanted};

fn example(game: &dyn Game, case: &Case) {
    let line = &case.value;
    let given = line.get("options").map_or_else(|| usual(game), |given| options(game, given));
    let mut state = game
        .start(&given, line["from"].as_str())
        .unwrap_or_else(|refusal| panic!("{case}: the start is refused: {refusal:?}"));
    for action in line.get("moves").map(strings).unwrap_or_default() {
        state.play(&action).unwrap_or_else(|refusal| panic!("{case}: {action} is refused: {refusal:?}"));
    }
    holds(game, &*state, case);
}

fn holds(game: &dyn Game, state: &dyn State, case: &Case) {
    let (line, legal) = (&case.value, open(state).1);
    if let Some(position) = line["position"].as_str() {
        assert_eq!(state.position(), position, "{case}");
    }
    if let Some(seats) = line.get("to_move") {
        assert_eq!(to_move(game, state), strings(seats), "{case}");
    }
    if let Some(count) = line["count"].as_u64() {
        assert_eq!(legal.len() as u64, count, "{case}");
    }
    if let Some(all) = line.get("legal") {
        assert_eq!(legal, strings(all), "{case}");
    }
    if let Some(acts) = line.get("acts") {
        assert_eq!(state.acts(), strings(acts), "{case}");
    }
    for action in line.get("among").map(strings).unwrap_or_default() {
        assert!(legal.contains(&action), "{case}: {action} is not legal: {legal:?}");
    }
    if line.get("outcome").is_some() || line.get("count").is_some() {
        assert_eq!(outcome(game, state), line["outcome"], "{case}");
    }
    for (depth, nodes) in (1..).zip(line["perft"].as_array().into_iter().flatten()) {
        assert_eq!(Some(state.perft(depth)), nodes.as_u64(), "{case}: depth {depth}");
    }
    if let Some(depth) = line["depth"].as_u64() {
        assert_eq!(Some(state.perft(depth as u32)), line["nodes"].as_u64(), "{case}: depth {depth}");
    }
}

#[test]
fn worked_examples() {
    let mut examples = 0;
    for game in wanted() {
        let cases = cases(game.id(), "worked");
        for case in &cases {
            example(game, case);
        }
        examples += cases.len();
    }
    assert!(examples > 100 || std::env::var_os("LIEGE_GAME").is_some(), "only {examples}");
}
