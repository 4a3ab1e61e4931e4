//! `liege bench` from outside: what it says, not how much it is.

use crate::program;

use program::Ground;
use serde_json::Value;

#[test]
fn figures_are_one_object_a_line() {
    let ground = Ground::new();
    let asked = ["bench", "picture", "movegen", "--json", "--time", "0.01", "--game", "reversi"];
    let ran = ground.run(&asked).well();
    let figures: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for figure in &figures {
        let keys: Vec<&str> = figure.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(keys, ["name", "value", "unit"]);
        assert!(figure["value"].as_f64().expect("a number") > 0.0, "{figure}");
    }
    let names: Vec<&str> = figures.iter().map(|figure| figure["name"].as_str().expect("a name")).collect();
    for name in ["picture/reversi", "picture/reversi/pack", "picture/reversi/size", "movegen/reversi"] {
        assert!(names.contains(&name), "{name}: {names:?}");
    }
    assert!(!names.iter().any(|name| name.contains("chess/")), "only the game asked for: {names:?}");
    assert_eq!(ran.err, "");
}

#[test]
fn moves_are_stored_by_several_at_once() {
    let ran = Ground::new().run(&["bench", "store", "--json", "--time", "0.05"]).well();
    for clients in [1, 4, 16] {
        for what in ["moves", "stored, p50", "stored, p99"] {
            let name = format!("\"store/data file/{clients} clients/{what}\"");
            let line = ran.out.lines().find(|line| line.contains(&name));
            let figure: Value = serde_json::from_str(line.expect(&name)).expect("JSON");
            assert!(figure["value"].as_f64().expect("a number") > 0.0, "{figure}");
        }
    }
    assert!(!ran.out.contains("server"), "none is set: {}", ran.out);
}

#[test]
fn what_there_is_not_cannot_be_measured() {
    let ground = Ground::new();
    let ran = ground.run(&["bench", "picture", "--game", "checkers"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("there is no game `checkers`") && ran.err.contains("reversi"), "{}", ran.err);
    let ran = ground.run(&["bench", "weather"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("picture") && ran.err.contains("movegen"), "{}", ran.err);
}
