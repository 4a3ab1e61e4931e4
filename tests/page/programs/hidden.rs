//! A token sees what its member may see, and no more.

use super::client::{House, Program};
use serde_json::{Value, json};

/// All answers that a program can get by looking, with their marks.
async fn looked(program: &Program) -> Vec<(String, Value, Option<String>)> {
    let mut seen = Vec::new();
    for path in
        ["/v1/tables", "/v1/tables/1", "/v1/tables/1/legal", "/v1/tables/1/log", "/v1/tables/1/position"]
    {
        let answer = program.get(path).await;
        seen.push((path.to_owned(), answer.body, answer.etag));
    }
    let picture = program.get("/v1/tables/1/picture.png").await;
    seen.push(("picture".to_owned(), json!(picture.bytes), picture.etag));
    seen
}

#[tokio::test]
async fn what_others_deal_in_secret_changes_nothing_that_a_program_sees() {
    let house = House::open(&[]);
    house.three("press=secret").await;
    let [red, white, black] =
        [house.program("p1", "").await, house.program("p2", "").await, house.program("p3", "").await];
    white.play("C5-V7").await.well();
    let before = looked(&black).await;
    white.get("/v1/tables/1/position").await.problem(403, "secret");
    let offered = white.act("Red, truce for 3 turns").await.well();
    assert_eq!(offered["table"]["number"], 1, "it is counted for nobody");
    assert_eq!(looked(&black).await, before, "an offer between the two others");
    let asked = red.table().await;
    assert_eq!(asked["offers"][0]["answers"], json!(["accept", "refuse"]), "{asked}");
    assert_eq!(asked["offers_waiting"], 1);
    red.act("accept").await.well();
    assert_eq!(looked(&black).await, before, "and their agreement");
    let [red_log, black_log] = [
        red.get("/v1/tables/1/log?since=1").await.well(),
        black.get("/v1/tables/1/log?since=1").await.well(),
    ];
    assert_eq!(red_log["entries"].as_array().map(Vec::len), Some(2), "{red_log}");
    assert_eq!(red_log["entries"][0]["number"], Value::Null);
    assert_eq!(black_log["entries"], json!([]));
    assert_eq!(red.table().await["agreements"].as_array().map(Vec::len), Some(1));
    // A move has the number that everybody counts.
    assert_eq!(black.play("C5-V7").await.well()["table"]["number"], 2);
    let seen = white.get("/v1/tables/1/log?since=1").await.well();
    assert_eq!(seen["entries"].as_array().map(Vec::len), Some(3), "{seen}");
}

#[tokio::test]
async fn at_an_anonymous_table_a_program_learns_only_its_own_seat() {
    let house = House::open(&[]);
    house.three("names=hidden").await;
    let program = house.program("p1", "read").await;
    let table = program.table().await;
    assert_eq!((&table["names_hidden"], &table["status"]), (&json!(true), &json!("playing")), "{table}");
    for seat in table["seats"].as_array().expect("seats") {
        assert_eq!((&seat["player"], &seat["state"]), (&Value::Null, &Value::Null), "{seat}");
    }
    assert_eq!(table["yours"].as_array().map(Vec::len), Some(1));
    let text = program.get("/v1/tables/1/log").await.well().to_string();
    assert!(!text.contains("p2") && !text.contains("p3"), "{text}");
}
