//! Programs play: each move is accepted once, and a game with a person on the page goes to its end.

use super::client::{House, Program};
use super::plays_a_seat::Bot;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn a_move_is_played_once_however_often_it_is_sent() {
    let house = House::open(&[]);
    house.three("").await;
    let white = house.program("p2", "").await;
    let keyed = async |program: &Program, key: &str, body: &Value| {
        let request = program.posting("/v1/tables/1/moves", body).header("idempotency-key", key);
        program.send(request).await
    };
    let body = json!({ "move": "C5-V7", "number": 0 });
    // All at once, and again.
    let (one, two) = tokio::join!(keyed(&white, "first", &body), keyed(&white, "first", &body));
    let (one, two) = (one.well(), two.well());
    let three = keyed(&white, "first", &body).await.well();
    assert_eq!((&one["said"], &one["table"]), (&two["said"], &two["table"]), "the same is answered");
    assert_eq!((&one["said"], &one["table"]["number"]), (&three["said"], &json!(1)));
    // One of them has carried it out.
    assert_eq!([&one, &two].iter().filter(|answer| answer["repeated"] == json!(false)).count(), 1);
    assert_eq!(three["repeated"], json!(true));
    keyed(&white, "first", &json!({ "move": "C6-V9", "number": 0 })).await.problem(422, "repeated");
    keyed(&white, &"x".repeat(101), &body).await.problem(400, "request");
    // Without a key, the number keeps a move from being played in another position.
    white.post("/v1/tables/1/moves", &body).await.problem(409, "stale");
    assert_eq!(white.table().await["number"], 1);
    // A refusal is repeated as a refusal.
    let wrong = json!({ "move": "C5-C6", "number": 1 });
    let told = keyed(&white, "second", &wrong).await.problem(422, "refused");
    assert_eq!(keyed(&white, "second", &wrong).await.problem(422, "refused"), told);
    // After a kill and a restart, the program knows what was done.
    let house = house.restarted(&[]);
    let white = Program::new(&house.address, &white.token);
    let again = keyed(&white, "first", &body).await.well();
    assert_eq!((&again["repeated"], &again["table"]["number"]), (&json!(true), &json!(1)));
    assert_eq!(house.program("p3", "").await.play("C5-V7").await.well()["table"]["number"], 2);
    assert_eq!(keyed(&white, "first", &body).await.well()["table"]["number"], 1, "as it was answered");
}

#[tokio::test]
async fn a_refusal_says_what_would_be_right() {
    let house = House::open(&[]);
    house.page.say("p1", "main", "new chess white=p1 black=p2", "new").await;
    house.page.say("p2", "main", "join #1", "join").await;
    let white = house.program("p1", "").await;
    for (text, part) in [("e4", ""), ("Ke2", "Black"), ("zz9", "")] {
        let answer = white.play(text).await;
        match part {
            "" if text == "e4" => drop(answer.well()),
            part => {
                let problem = answer.problem(422, "refused");
                assert!(problem["detail"].as_str().is_some_and(|detail| detail.contains(part)), "{problem}");
            }
        }
    }
    let black = house.program("p2", "").await;
    // A game that has hardly started can be aborted; that needs a confirmation, like every act that can't be
    // undone.
    let asked = white.act("abort").await.problem(409, "asked");
    assert!(asked["detail"].as_str().is_some_and(|detail| detail.contains("without a result")), "{asked}");
    black.play("Nc6").await.well();
    white.play("Nc3").await.well();
    black.play("a6").await.well();
    // Two knights can go there: the referee asks which, and an offered choice can be sent.
    let problem = white.play("Ne2").await.problem(422, "refused");
    let choices = problem["choices"].as_array().cloned().unwrap_or_default();
    assert!(choices.len() >= 2, "{problem}");
    let body = json!({ "press": choices[0]["press"], "number": 4 });
    assert_eq!(white.post("/v1/tables/1/acts", &body).await.well()["table"]["number"], 5);
    // An act that can't be taken back needs a confirmation, and is confirmed by a word.
    let asked = black.act("resign").await.problem(409, "asked");
    assert_eq!(asked["choices"].as_array().map(Vec::len), Some(1), "{asked}");
    let over = black.act("yes").await.well();
    assert_eq!((&over["table"]["status"], &over["table"]["points"]["white"]), (&json!("over"), &json!(1.0)));
    black.act("e5").await.problem(422, "refused");
    let seed = white.get("/v1/tables/1/log").await.well();
    assert_eq!(seed["entries"].as_array().map(Vec::len), Some(6), "{seed}");
}

#[tokio::test]
async fn what_a_button_alone_would_answer_is_asked_and_answered_in_a_word() {
    let house = House::open(&[]);
    house.page.say("p1", "main", "new chess white=p1 black=p2", "new").await;
    house.page.say("p2", "main", "join #1", "join").await;
    let host = house.program("p1", "").await;
    let asked = host.act("abort").await.problem(409, "asked");
    assert_eq!(asked["choices"].as_array().map(Vec::len), Some(1), "{asked}");
    assert_eq!(host.table().await["status"], "playing");
    assert_eq!(host.act("yes").await.well()["table"]["status"], "abandoned");
}

/// The button with which a person accepts the last offer in the thread of the table, and its message.
async fn accepting(house: &House, who: &str) -> (i64, String) {
    for _ in 0..200 {
        let (_, state) = house.page.get(&format!("/api/state?as={who}")).await;
        let places = state["places"].as_array().expect("places").clone();
        let thread = places.iter().find(|place| place["kind"] == "thread").expect("a thread");
        let messages = house.page.messages(who, thread["id"].as_str().expect("an id")).await;
        for message in messages.iter().rev() {
            let buttons = message["buttons"].as_array().expect("buttons");
            let ids = buttons.iter().filter_map(|button| button["id"].as_str());
            if let Some(id) = { ids }.find(|id| id.starts_with("deal:") && id.ends_with(":accept")) {
                return (message["id"].as_i64().expect("an id"), id.to_owned());
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{who} is offered nothing");
}

#[tokio::test]
async fn two_programs_and_a_person_play_a_game_to_its_end() {
    let house = House::open(&[]);
    house.three("").await;
    let [red, white] = [house.program("p1", "").await, house.program("p2", "").await];
    let person = house.program("p3", "read").await;
    for round in 0..4 {
        // White starts, then Black (the person, who types on the page), then Red.
        let moves = white.turn().await;
        white.play(&moves[round % moves.len()]).await.well();
        let moves = person.turn().await;
        let text = format!("#1 {}", moves[(3 * round + 1) % moves.len()]);
        house.page.say("p3", "main", &text, &text).await;
        let moves = red.turn().await;
        red.play(&moves[(2 * round) % moves.len()]).await.well();
    }
    let log = red.get("/v1/tables/1/log").await.well();
    assert_eq!(log["number"], 12, "{log}");
    assert_eq!(log["entries"][1]["seat"], "black", "the person's move stands among the programs': {log}");
    // White offers a draw; Red's program agrees, and the person presses the button.
    let offered = white.act("draw?").await.well();
    assert_eq!(offered["table"]["offers"][0]["answers"], json!(["withdraw"]), "{offered}");
    let offers = red.table().await["offers"].clone();
    assert_eq!(offers[0]["answers"], json!(["accept", "refuse"]), "{offers}");
    let acts = red.get("/v1/tables/1/legal").await.well();
    assert!(acts["acts"].as_array().is_some_and(|acts| !acts.is_empty()), "{acts}");
    red.act(&format!("answer {} yes", offers[0]["number"])).await.well();
    let (message, button) = accepting(&house, "p3").await;
    let pressed = json!({ "as": "p3", "message": message, "button": button, "request": "agreed" });
    assert_eq!(house.page.post("/api/press", &pressed).await.0, 200);
    let over = white.table().await;
    assert_eq!(over["status"], "over", "{over}");
    assert!(over["points"]["red"] == over["points"]["black"] && over["points"]["red"] != 0, "{over}");
    assert_eq!(white.get("/v1/tables").await.well(), json!([]), "nothing is left to play");
    let (_, state) = house.page.get("/api/state?as=p3").await;
    assert_eq!(state["members"][2]["turns"], json!([]), "the page knows as well");
}

#[tokio::test]
async fn the_example_plays_against_a_person() {
    let house = House::open(&[]);
    house.page.say("p1", "main", "new chess white=p1 black=p2", "new").await;
    let token = house.program("p2", "").await.token;
    let engine = Some(env!("CARGO_BIN_EXE_liege").into());
    let [random, thinking] = [None, engine].map(|engine| Bot::new(&house.address, &token, engine));
    assert_eq!(random.once().await.expect("it asks"), 0, "it sits down");
    let person = house.program("p1", "read").await;
    assert_eq!(person.table().await["status"], "playing");
    for (mv, bot, number) in [("e4", &random, 2), ("d4", &thinking, 4)] {
        house.page.say("p1", "main", &format!("#1 {mv}"), mv).await;
        assert_eq!(bot.once().await.expect("it asks"), 1);
        assert_eq!(person.table().await["number"], number);
        assert_eq!(bot.once().await.expect("it asks"), 0, "it waits for the person");
    }
    house.page.say("p1", "main", "#1 draw?", "draw").await;
    assert_eq!(person.table().await["offers"].as_array().map(Vec::len), Some(1));
    random.once().await.expect("it asks");
    assert_eq!(person.table().await["offers"], json!([]), "it declines");
    let wrong = Bot::new(&house.address, "liege_wrong", None).once().await;
    assert!(wrong.is_err_and(|error| error.to_string().contains("token new NAME")));
}
