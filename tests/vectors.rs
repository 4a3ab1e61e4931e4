//! The public vectors, through the library.

use liege::game::{self, Options, State};
use serde_json::Value;

fn start(options: &Value, position: Option<&str>) -> Box<dyn State> {
    let game = game::by_id("three-player-chess").unwrap();
    let given = options.as_object().unwrap().iter().map(|(name, value)| (name, value.as_str().unwrap()));
    game.start(&Options::check(game.options(), given).unwrap(), position).unwrap()
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn games_of_the_public_vectors() {
    let text = include_str!("vectors/three-player-chess.jsonl");
    let game = game::by_id("three-player-chess").unwrap();
    for (number, line) in text.lines().enumerate() {
        let case: Value = serde_json::from_str(line).unwrap();
        let mut state = start(&case["options"], None);
        for action in strings(&case["moves"]) {
            state.play(&action).unwrap_or_else(|refusal| panic!("case {number}, {action}: {refusal:?}"));
        }
        assert_eq!(state.position(), case["position"].as_str().unwrap(), "case {number}");
        let to_move: Vec<String> =
            state.to_move().iter().map(|seat| game.seats()[seat.index()].id.to_owned()).collect();
        assert_eq!(to_move, strings(&case["to_move"]), "case {number}");
        assert_eq!(state.legal(), strings(&case["legal"]), "case {number}");
        assert_eq!(state.acts(), strings(&case["acts"]), "case {number}");
        let outcome = state.outcome().map_or(Value::Null, |outcome| outcome.to_json(game.seats()));
        assert_eq!(outcome, case["outcome"], "case {number}");
    }
}
