//! Pairings and standings against those that other programs made: `tests/vectors`, one case a line.

use liege_contest::question::answer;
use serde_json::{Value, json};

fn cases(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn ask(question: &Value) -> Value {
    answer(question).unwrap_or_else(|error| panic!("{question}: {error}"))
}

/// Whether two values are equal, whole numbers as such or with a point.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one.iter().all(|(key, value)| other.get(key).is_some_and(|known| same(value, known)))
        }
        _ => one == other,
    }
}

#[test]
fn berger() {
    for case in cases(include_str!("vectors/berger.jsonl")) {
        let got =
            ask(&json!({ "contest": "berger", "entrants": case["entrants"], "cycles": case["cycles"] }));
        assert_eq!(got["rounds"], case["rounds"]);
    }
}

#[test]
fn brackets() {
    for case in cases(include_str!("vectors/bracket.jsonl")) {
        let got = ask(&json!({ "contest": "bracket", "entrants": case["entrants"] }));
        assert_eq!(got["order"], case["order"]);
    }
}

#[test]
fn rank_points() {
    for case in cases(include_str!("vectors/rank-points.jsonl")) {
        let got = ask(&json!({ "contest": "rank-points", "outcome": case["outcome"] }));
        assert!(same(&got["points"], &case["rank"]), "{case}: {got}");
    }
}

#[test]
fn table_plans() {
    let plans: Value = serde_json::from_str(include_str!("vectors/tables.json")).unwrap();
    for (seats, of_seats) in plans.as_object().unwrap() {
        for (entrants, of_entrants) in of_seats.as_object().unwrap() {
            for (name, plan) in of_entrants.as_object().unwrap() {
                let (seats, entrants): (u8, u32) = (seats.parse().unwrap(), entrants.parse().unwrap());
                let got =
                    ask(&json!({ "contest": "tables", "seats": seats, "entrants": entrants, "plan": name }));
                assert_eq!(got["waves"], plan["waves"], "{seats} {entrants} {name}");
            }
        }
    }
}

#[test]
fn seat_swiss() {
    for case in cases(include_str!("vectors/seat-swiss.jsonl")) {
        let mut history: Vec<Value> = Vec::new();
        for round in case["rounds"].as_array().unwrap() {
            let got = ask(&json!({
                "contest": "seat-swiss",
                "seats": case["seats"],
                "entrants": round["scores"],
                "history": history,
            }));
            assert_eq!(got, json!({ "tables": round["tables"], "sitting_out": round["sitting_out"] }));
            history.push(round["tables"].clone());
        }
    }
}

#[test]
fn table_standings() {
    for case in cases(include_str!("vectors/table-standings.jsonl")) {
        let got = ask(&json!({
            "contest": "table-standings",
            "entrants": case["entrants"],
            "games": case["games"],
            "tie-breaks": ["PTS", "SBM", "BHM", "FST", "DE", "LAST"],
        }));
        assert!(same(&got["standings"], &case["standings"]), "{case}\n{got}");
    }
}

fn standings(case: &Value, tie_breaks: &Value) {
    let got = ask(&json!({
        "contest": "standings",
        "entrants": case["entrants"],
        "played": case["played"],
        "tie-breaks": tie_breaks,
    }));
    assert!(same(&got["standings"], &case["standings"]), "{case}\n{got}");
}

#[test]
fn round_robins() {
    for case in cases(include_str!("vectors/round-robin.jsonl")) {
        standings(&case, &json!(["PTS", "DE", "SBR", "KOYA", "WON", "BPG"]));
    }
}

#[test]
fn swiss_standings() {
    for text in [include_str!("vectors/swiss.jsonl"), include_str!("vectors/swiss-2026.jsonl")] {
        for case in cases(text) {
            standings(&case, &json!(["PTS", "BHC1", "BH", "SB", "DE", "WON", "BPG"]));
        }
    }
}

/// The games of a round, in any order, with the bye.
fn sorted(games: &Value, bye: &Value) -> (Vec<(u64, u64)>, u64) {
    let games = games.as_array().unwrap().iter();
    let mut games: Vec<_> =
        games.map(|game| (game[0].as_u64().unwrap(), game[1].as_u64().unwrap())).collect();
    games.sort_unstable();
    (games, bye.as_u64().unwrap_or_default())
}

/// Pairs each round of a tournament from those before it; returns the rounds that differ, with the answer.
fn pair_all(case: &Value) -> Vec<(usize, Value)> {
    let played = case["played"].as_array().unwrap();
    let mut differing = Vec::new();
    for (index, round) in played.iter().enumerate() {
        let byes = round["byes"].as_object().unwrap();
        let absent: serde_json::Map<String, Value> = byes
            .iter()
            .filter(|(_, bye)| *bye != "U")
            .map(|(number, bye)| (number.clone(), bye.clone()))
            .collect();
        let bye: u64 =
            byes.iter().find(|(_, bye)| *bye == "U").map_or(0, |(number, _)| number.parse().unwrap());
        let got = ask(&json!({
            "contest": "swiss",
            "rounds": case["rounds"],
            "first": case["first"],
            "entrants": case["entrants"],
            "played": &played[..index],
            "absent": absent,
        }));
        let expected = sorted(&round["games"], &json!(bye));
        if sorted(&got["games"], &got["bye"]) != expected {
            differing.push((index + 1, got));
        }
    }
    differing
}

#[test]
fn swiss() {
    for case in cases(include_str!("vectors/swiss.jsonl")) {
        assert_eq!(pair_all(&case), [], "{case}");
        if let Some(stuck) = case.get("stuck") {
            let question = json!({
                "contest": "swiss",
                "rounds": case["rounds"],
                "first": case["first"],
                "entrants": case["entrants"],
                "played": case["played"],
                "absent": stuck["absent"],
            });
            assert!(answer(&question).is_err(), "{case}");
        }
    }
}

/// Where FIDE's newer text pairs otherwise, either answer will do.
#[test]
fn swiss_of_both_texts() {
    for case in cases(include_str!("vectors/swiss-2026.jsonl")) {
        for (round, got) in pair_all(&case) {
            let newer = case["differs"].as_array().unwrap().iter().find(|other| other["round"] == round);
            let newer = newer.unwrap_or_else(|| panic!("round {round} of {case}: {got}"));
            assert_eq!(
                sorted(&got["games"], &got["bye"]),
                sorted(&newer["games"], &newer["bye"]),
                "{round} {case}"
            );
        }
    }
}
