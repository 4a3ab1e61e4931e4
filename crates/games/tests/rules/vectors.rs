//! The public vectors, through the library: the random games, and section 8 of the rules page.

use liege_game::{Game, Options, State};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

fn game() -> &'static dyn Game {
    liege_game::by_id("three-player-chess").unwrap()
}

fn start(options: &Value, position: Option<&str>) -> Box<dyn State> {
    let given = options.as_object().unwrap().iter().map(|(name, value)| (name, value.as_str().unwrap()));
    game().start(&Options::check(game().options(), given).unwrap(), position).unwrap()
}

fn at(position: &str) -> Box<dyn State> {
    start(&serde_json::json!({}), Some(position))
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn to_move(state: &dyn State) -> Vec<String> {
    state.to_move().iter().map(|seat| game().seats()[seat.index()].id.to_owned()).collect()
}

fn outcome(state: &dyn State) -> Value {
    state.outcome().map_or(Value::Null, |outcome| outcome.to_json(game().seats()))
}

/// The first 16 hexadecimal digits of the SHA-256 of the list, joined by line feeds.
fn digest(list: &[String]) -> String {
    Sha256::digest(list.join("\n")).iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[test]
fn positions_of_the_rules_page() {
    let mut cases = 0;
    for line in include_str!("../../src/three_player_chess/vectors/positions.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let name = case["name"].as_str().unwrap();
        let state = at(case["position"].as_str().unwrap());
        assert_eq!(state.position(), case["position"], "{name}: a string written by the engine is settled");
        assert_eq!(to_move(&*state), strings(&case["to_move"]), "{name}");
        assert_eq!(outcome(&*state), case["outcome"], "{name}");
        let legal = state.legal();
        assert_eq!(legal.len(), case["legal"], "{name}: {legal:?}");
        assert_eq!(digest(&legal), case["legal_digest"], "{name}: {legal:?}");
        if let Some(all) = case.get("legal_all") {
            assert_eq!(legal, strings(all), "{name}");
        }
        for listed in case.get("of_which").map(strings).unwrap_or_default() {
            assert!(legal.contains(&listed), "{name}: {listed}");
        }
        for refused in case.get("illegal").map(strings).unwrap_or_default() {
            let mut trial = state.clone();
            assert!(trial.play(&refused).is_err(), "{name}: {refused}");
            assert_eq!(trial.position(), state.position(), "{name}: {refused}");
        }
        if case.get("acts").is_some() {
            let acts = state.acts();
            assert_eq!(acts.len(), case["acts"], "{name}: {acts:?}");
            assert_eq!(digest(&acts), case["acts_digest"], "{name}: {acts:?}");
            if let Some(all) = case.get("acts_all") {
                assert_eq!(acts, strings(all), "{name}");
            }
        }
        for then in case.get("then").and_then(Value::as_array).into_iter().flatten() {
            let mut after = state.clone();
            for action in strings(&then["actions"]) {
                after.play(&action).unwrap_or_else(|refusal| panic!("{name}, {action}: {refusal:?}"));
            }
            if let Some(position) = then.get("position") {
                assert_eq!(after.position(), position.as_str().unwrap(), "{name}");
            }
            if let Some(commanders) = then.get("commanders") {
                assert_eq!(after.position().split(' ').nth(2), commanders.as_str(), "{name}");
            }
        }
        if let Some(legal) = case.get("without_truces") {
            let free = case["position"].as_str().unwrap().replace("R=W:2.2", "-");
            assert_eq!(at(&free).legal().len(), *legal, "{name}");
        }
        cases += 1;
    }
    assert_eq!(cases, 37);
}

#[test]
fn sample_game_of_the_rules_page() {
    let sample: Value =
        serde_json::from_str(include_str!("../../src/three_player_chess/vectors/sample.json")).unwrap();
    let mut state = start(&sample["options"], None);
    for (index, step) in sample["actions"].as_array().unwrap().iter().enumerate() {
        let action = step["action"].as_str().unwrap();
        state.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        assert_eq!(to_move(&*state), strings(&step["to_move"]), "{action}");
        assert_eq!(state.legal().len(), step["legal"], "{action}");
        let last = state.position().split(' ').nth(4).unwrap().to_owned();
        match index + 1 {
            4 => assert_eq!(last, "-R-"),
            8 => assert_eq!(last, "WR-"),
            10 => assert_eq!(state.position().split(' ').nth(10), Some("W")),
            _ => {}
        }
    }
    assert_eq!(state.position(), sample["position"].as_str().unwrap());
    assert_eq!(outcome(&*state), sample["outcome"]);
    assert_eq!((state.legal().len(), state.acts().len()), (0, 0));
}

#[test]
fn perft_of_the_rules_page() {
    let cases: Value =
        serde_json::from_str(include_str!("../../src/three_player_chess/vectors/perft.json")).unwrap();
    for case in cases.as_array().unwrap() {
        let mut state = start(&serde_json::json!({}), None);
        for action in strings(&case["after"]) {
            state.play(&action).unwrap();
        }
        for (depth, nodes) in (1..).zip(case["nodes"].as_array().unwrap()) {
            assert_eq!(state.perft(depth), *nodes, "depth {depth} after {}", case["after"]);
        }
    }
}
