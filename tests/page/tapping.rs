//! Every game, played by tapping alone: through the page's interface, as its board does.

use crate::edits::House;

use liege_chat::Limits;
use liege_local::MAIN;
use serde_json::{Value, json};

/// How many actions of each game are tapped.
const ACTIONS: usize = 10;

/// A finger on the board: it sends the requests that the page sends.
struct Finger {
    client: reqwest::Client,
    host: String,
}

impl Finger {
    async fn get(&self, path: &str) -> Value {
        let answer = self.client.get(format!("http://{}{path}", self.host)).send().await.expect("an answer");
        answer.json().await.expect("JSON")
    }

    async fn post(&self, path: &str, body: &Value) -> (bool, Value) {
        let request = self.client.post(format!("http://{}{path}", self.host)).json(body);
        let answer = request.send().await.expect("an answer");
        (answer.status().is_success(), answer.json().await.expect("JSON"))
    }

    /// Taps until a move is chosen, each time another of the choices, and gives its button.
    async fn choose(&self, who: &str, table: i64, view: &Value, turn: usize) -> String {
        let cells = view["cells"].as_array().expect("cells");
        let mut lit = view["lit"].clone();
        for step in 0..8 {
            let choices = lit["choices"].as_array().expect("choices");
            // A piece that moves and a cell that ends the move come before words.
            let shown: Vec<&Value> = choices.iter().filter(|choice| choice["spot"].is_string()).collect();
            let all: Vec<&Value> = choices.iter().collect();
            let among = if shown.is_empty() { &all } else { &shown };
            assert!(!among.is_empty(), "nothing to tap: {lit}");
            let choice = among[(turn * 7 + step * 3) % among.len()];
            if let Some(spot) = choice["spot"].as_str() {
                assert!(cells.iter().any(|cell| cell["spot"] == spot), "{spot} is on no cell");
            }
            if let Some(play) = choice["play"].as_str() {
                return play.to_owned();
            }
            let mut spots = lit["spots"].as_array().expect("spots").clone();
            spots.push(choice["spot"].clone());
            let body = json!({ "table": table, "number": view["number"], "spots": spots });
            let (well, next) = self.post(&format!("/api/point?as={who}"), &body).await;
            assert!(well, "{next}");
            lit = next;
        }
        panic!("no end of tapping: {lit}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_a_tenth_action_by_tapping() {
    let house = House::open().await;
    let finger = Finger { client: reqwest::Client::new(), host: house.host.clone() };
    let say = async |who: &str, text: String| {
        house.room.say(who, MAIN, &text, Vec::new(), None, None).await.expect("said");
    };
    let mut table = 0;
    for game in liege_game::all() {
        table += 1;
        // A member may have 50 open tables.
        let who = if table < 40 { "p1" } else { "p2" };
        let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}={who}", seat.id)).collect();
        say(who, format!("new {} {}", game.id(), seats.join(" "))).await;
        if house.room.store().table(table).await.expect("a store").is_none() {
            // Where seats are dealt, they can't be named.
            say(who, format!("new {}", game.id())).await;
            for _ in seats {
                say(who, format!("join #{table}")).await;
            }
        }
        let mut done = 0;
        for turn in 0..ACTIONS * 3 {
            let view = finger.get(&format!("/api/view?as={who}&table={table}&letters=false")).await;
            if view["lit"].is_null() {
                let now = house.room.store().table(table).await.expect("a store").expect("a table");
                if now.outcome().is_some() {
                    break;
                }
                // Somebody may add a seed of their own before dice are thrown.
                assert!(turn < 3, "{}: nothing can be tapped: {view}", game.id());
                say(who, format!("here #{table}")).await;
                house.room.deliver_due().await;
                continue;
            }
            let play = finger.choose(who, table, &view, turn).await;
            let place = house.room.place_of_table(table).await.expect("a store").expect("a place");
            let body = json!({ "place": place, "play": play, "request": format!("{table}-{turn}") });
            let (well, answer) = finger.post(&format!("/api/play?as={who}"), &body).await;
            assert!(well, "{}: {play}: {answer}", game.id());
            let now = house.room.store().table(table).await.expect("a store").expect("a table");
            let acted = now.log().iter().filter(|entry| !entry.action.starts_with('@')).count();
            assert!(acted > done, "{}: {play} was not played", game.id());
            done = acted;
            if done >= ACTIONS {
                break;
            }
        }
        let now = house.room.store().table(table).await.expect("a store").expect("a table");
        assert!(done >= ACTIONS || now.outcome().is_some(), "{}: {done} actions", game.id());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_not_asked_for_too_often() {
    let limits = Limits { completions_per_minute: 6, ..Limits::default().unhurried() };
    let house = House::at("127.0.0.1:0", limits).await;
    let finger = Finger { client: reqwest::Client::new(), host: house.host.clone() };
    house.room.say("p1", MAIN, "new chess white=p1 black=p1", Vec::new(), None, None).await.expect("said");
    let asked = async |path: &str| {
        let answer =
            finger.client.get(format!("http://{}{path}", finger.host)).send().await.expect("an answer");
        (answer.status().as_u16(), answer.text().await.expect("a text"))
    };
    for path in ["table", "view", "view.png"].repeat(2) {
        assert_eq!(asked(&format!("/api/{path}?as=p1&table=1")).await.0, 200, "{path}");
    }
    for path in ["table?table=1&", "view?table=1&", "view.png?table=1&", "board?picture=table-1-0.png&"] {
        let (status, text) = asked(&format!("/api/{path}as=p1")).await;
        assert!(status == 429 && text.contains("Try again in "), "{path}: {status} {text}");
    }
    let body = json!({ "table": 1, "spots": ["e2"] });
    let (well, told) = finger.post("/api/point?as=p1", &body).await;
    assert!(!well && told["error"].as_str().is_some_and(|text| text.contains("Try again in ")), "{told}");
    // Others are not concerned, and nobody is kept from playing.
    assert_eq!(asked("/api/view.png?as=p2&table=1").await.0, 200);
    let place = house.room.place_of_table(1).await.expect("a store").expect("a place");
    let body = json!({ "place": place, "play": "play:1:0:e2e4", "request": "one" });
    assert!(finger.post("/api/play?as=p1", &body).await.0);
    let table = house.room.store().table(1).await.expect("a store").expect("a table");
    assert_eq!(table.log().len(), 1);
}

/// Two who play, and one who watches, at a table whose agreements are private: nobody sees by the board's interface what they
/// could not see in the chat.
#[tokio::test(flavor = "multi_thread")]
async fn each_member_sees_their_own_board_alone() {
    let house = House::open().await;
    let finger = Finger { client: reqwest::Client::new(), host: house.host.clone() };
    let say = async |who: &str, place: &str, text: &str| {
        house.room.say(who, place, text, Vec::new(), None, None).await.expect("said");
    };
    say("p1", MAIN, "new chess white=p1 black=p2").await;
    say("p2", MAIN, "join #1").await;
    // Each has their own side below; a watcher has nothing to choose.
    for (who, bottom, chooses) in [("p1", "white", true), ("p2", "black", false), ("p3", "", false)] {
        let face = finger.get(&format!("/api/table?as={who}&table=1")).await;
        assert_eq!(face["bottom"].as_str().unwrap_or_default(), bottom, "{who}");
        let view = finger.get(&format!("/api/view?as={who}&table=1")).await;
        assert_eq!(view["lit"].is_object(), chooses, "{who}: {}", view["lit"]);
        let (well, _) =
            finger.post(&format!("/api/point?as={who}"), &json!({ "table": 1, "spots": ["e2"] })).await;
        assert_eq!(well, chooses, "{who}");
    }
    // White below for White, turned for Black.
    let top = |view: &Value, spot: &str| {
        let cell = view["cells"].as_array().and_then(|cells| cells.iter().find(|cell| cell["spot"] == spot));
        cell.and_then(|cell| cell["corners"][0][1].as_f64()).expect("a cell")
    };
    let white = finger.get("/api/view?as=p1&table=1").await;
    let black = finger.get("/api/view?as=p2&table=1").await;
    assert!(top(&white, "a8") < top(&white, "a1") && top(&black, "a8") > top(&black, "a1"));
    let flipped = finger.get("/api/view?as=p2&table=1&seat=white").await;
    assert_eq!(flipped["cells"], white["cells"]);
    // A line is tried by anybody, and played by nobody.
    let line = "/api/view?as=p3&table=1&line=%5B%22e2e4%22,%22e7e5%22%5D";
    let tried = finger.get(line).await;
    assert_eq!(tried["line"].as_array().map(Vec::len), Some(2), "{tried}");
    assert!(tried["lit"].is_object() && tried["plan"].is_null() && tried["first"].is_null(), "{tried}");
    let planned = finger.get("/api/view?as=p2&table=1&line=%5B%22e2e4%22,%22e7e5%22,%22g1f3%22%5D").await;
    assert_eq!(planned["plan"], "plan #1 if e2e4 then e7e5");
    let first = finger.get("/api/view?as=p1&table=1&line=%5B%22e2e4%22%5D").await;
    assert_eq!(first["first"]["id"], "play:1:0:e2e4");
    // An offer has the buttons of those whose it is.
    say("p1", MAIN, "draw? #1").await;
    let codes = async |who: &str| {
        let face = finger.get(&format!("/api/table?as={who}&table=1")).await;
        let buttons = face["offers"][0]["buttons"].as_array().expect("an offer").clone();
        let code = |button: &Value| button["id"].as_str()?.rsplit(':').next().map(str::to_owned);
        buttons.iter().filter_map(code).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(codes("p1").await, "withdraw");
    assert_eq!(codes("p2").await, "accept refuse");
    assert_eq!(codes("p3").await, "");
    // A table in somebody's private room is nobody else's.
    say("p1", "@p1", "new chess white=p1 black=machine:1").await;
    for (who, sees) in [("p1", true), ("p2", false)] {
        let view = finger.get(&format!("/api/view?as={who}&table=2")).await;
        assert_eq!(view["error"].is_null(), sees, "{who}: {view}");
        assert_eq!(finger.get(&format!("/api/table?as={who}&table=2")).await.is_object(), sees, "{who}");
    }
}
