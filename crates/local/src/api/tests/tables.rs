//! Tables for programs: those that they open, those at which they sit down, and those that everybody may see.

use super::*;
use std::fmt::Write as _;

impl House {
    async fn opens(&self, token: &TokenText, channel: &str, words: &str) -> Got {
        let asked = json!({ "server": "s", "channel": channel, "say": words });
        self.sent(Some(token), "/v1/tables", Some(asked)).await
    }

    async fn acts(&self, token: &TokenText, table: i64, words: &str) -> Got {
        self.sent(Some(token), &format!("/v1/tables/{table}/acts"), Some(json!({ "say": words }))).await
    }

    async fn count(&self) -> usize {
        let mut count = 0;
        while self.store.table(count as i64 + 1).await.unwrap().is_some() {
            count += 1;
        }
        count
    }
}

fn refused(got: &Got, status: u16, kind: &str) {
    assert_eq!(
        (got.status.as_u16(), &got.body["type"]),
        (status, &json!(format!("urn:liege:{kind}"))),
        "{}",
        got.text
    );
}

#[tokio::test]
async fn a_program_opens_tables_where_its_member_could() {
    let house = House::open("").await;
    let (all, plays) = (house.token("p2", &Scope::ALL).await, house.token("p2", &[Scope::Play]).await);
    let made = house.opens(&all, "c", "new chess white=me").await;
    assert_eq!((made.status, &made.body["table"]["id"]), (StatusCode::OK, &json!(2)), "{}", made.text);
    assert_eq!(made.body["table"]["seats"][0]["player"]["name"], json!("P2"), "{}", made.text);
    assert_eq!(made.body["table"]["status"], json!("lobby"));
    let venue = house.store.table(2).await.unwrap().unwrap().venue().clone();
    assert_eq!((venue.server.as_deref(), venue.channel.as_str()), (Some("s"), "c"));
    let sought = house.opens(&all, "c", "seek reversi time=3d").await;
    assert_eq!(
        (&sought.body["table"]["id"], &sought.body["table"]["game"]),
        (&json!(3), &json!("reversi")),
        "{}",
        sought.text
    );
    // Opened once, however often it is asked.
    let asked = json!({ "server": "s", "channel": "c", "say": "new chess black=me" });
    for repeated in [false, true] {
        let got = house.keyed(&all, "/v1/tables", &asked, "one").await;
        assert_eq!(
            (&got.body["repeated"], &got.body["table"]["id"]),
            (&json!(repeated), &json!(4)),
            "{}",
            got.text
        );
    }
    refused(&house.opens(&plays, "c", "new chess").await, 403, "scope");
    for words in
        ["resign", "join #1", "setup page=on", "contest new swiss chess", "e4", "", "challenge @p1 chess"]
    {
        refused(&house.opens(&all, "c", words).await, 422, "unfit");
    }
    let unknown = house.opens(&all, "c", "new qwertz").await;
    assert!(
        unknown.status == StatusCode::UNPROCESSABLE_ENTITY && unknown.text.contains("qwertz"),
        "{}",
        unknown.text
    );
    // Not in a channel that not everybody sees, on another server, or where the member has never played.
    refused(&house.opens(&all, "closed", "new chess").await, 422, "refused");
    let elsewhere = json!({ "server": "t", "channel": "c", "say": "new chess" });
    refused(&house.sent(Some(&all), "/v1/tables", Some(elsewhere)).await, 422, "refused");
    house.store.meet("p8", "P8", house.chat.now()).await.unwrap();
    let stranger = house.token("p8", &Scope::ALL).await;
    let told = house.opens(&stranger, "c", "new chess").await;
    refused(&told, 422, "refused");
    assert!(told.text.contains("played before"), "{}", told.text);
    // At a table nothing is opened.
    refused(&house.acts(&all, 1, "new chess").await, 422, "unfit");
    assert_eq!(house.count().await, 4);
}

#[tokio::test]
async fn a_program_finds_open_tables_and_sits_down() {
    let house = House::open("").await;
    house.say("p1", "new chess white=me").await;
    house.say("p2", "new reversi black=me").await;
    house.say_in("closed", "p2", "new chess white=me").await;
    let third = house.token("p3", &Scope::ALL).await;
    let open = house.get(Some(&third), "/v1/open?server=s").await;
    let ids: Vec<&Value> = open.body.as_array().unwrap().iter().map(|table| &table["id"]).collect();
    assert_eq!(
        ids,
        [&json!(3), &json!(2)],
        "not the full one, nor the one in a closed channel: {}",
        open.text
    );
    let chess = house.get(Some(&third), "/v1/open?server=s&game=chess").await;
    assert_eq!(
        (chess.body.as_array().unwrap().len(), &chess.body[0]["host"]),
        (1, &json!({ "id": "P1", "name": "P1" }))
    );
    // They may look at it before they sit down; at a table of others they may not.
    assert_eq!(house.get(Some(&third), "/v1/tables/2").await.body["seats"][1]["state"], json!("open"));
    assert_eq!(house.get(Some(&third), "/v1/tables/4").await.status, StatusCode::NOT_FOUND);
    let sat = house.acts(&third, 2, "join").await;
    assert_eq!(
        (&sat.body["table"]["yours"], &sat.body["table"]["status"]),
        (&json!(["black"]), &json!("playing")),
        "{}",
        sat.text
    );
    assert_eq!(sat.body["table"]["host"]["id"], json!("p1"), "who plays there knows ids");
    assert_eq!(
        house.get(Some(&house.token("p2", &Scope::ALL).await), "/v1/tables/2").await.status,
        StatusCode::NOT_FOUND
    );
    // Nobody sits down where they never played, and a blocked member’s tables are not there.
    house.store.meet("p8", "P8", house.chat.now()).await.unwrap();
    let stranger = house.token("p8", &Scope::ALL).await;
    assert_eq!(house.get(Some(&stranger), "/v1/open?server=s").await.body, json!([]));
    assert_eq!(house.acts(&stranger, 3, "join").await.status, StatusCode::NOT_FOUND);
    house.say("p2", "block @p3").await;
    assert_eq!(house.get(Some(&third), "/v1/open?server=s").await.body, json!([]));
    assert_eq!(house.acts(&third, 3, "join").await.status, StatusCode::NOT_FOUND);
    refused(&house.get(None, "/v1/open").await, 400, "request");
    assert_eq!(house.get(None, "/v1/open?server=s").await.body, json!([]), "nothing is on the web");
}

#[tokio::test]
async fn a_seek_like_another_is_asked_about() {
    let house = House::open("").await;
    let [one, two] = [house.token("p1", &Scope::ALL).await, house.token("p2", &Scope::ALL).await];
    house.opens(&one, "c", "seek reversi").await;
    let asked = house.opens(&two, "c", "seek reversi").await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", asked.text);
    let choices: Vec<&str> =
        asked.body["choices"].as_array().unwrap().iter().filter_map(|one| one["press"].as_str()).collect();
    assert!(choices.iter().any(|press| press.starts_with("seek-join:2")), "{}", asked.text);
    let own = choices.iter().find(|press| press.starts_with("seek-own")).expect("a seek of one’s own");
    let press = |press: &str| json!({ "server": "s", "channel": "c", "press": press });
    let made = house.sent(Some(&two), "/v1/tables", Some(press(own))).await;
    assert_eq!(made.body["table"]["id"], json!(3), "{}", made.text);
    let joined = house.sent(Some(&two), "/v1/tables", Some(press("seek-join:2"))).await;
    assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
    assert_eq!(house.store.table(2).await.unwrap().unwrap().seats_of("p2").len(), 1);
    // No button of a table is pressed here.
    refused(&house.sent(Some(&two), "/v1/tables", Some(press("resign:2"))).await, 422, "unfit");
}

/// Everything about table 1 that everybody may see, as one text.
async fn seen_by_all(house: &House) -> String {
    let mut all = String::new();
    for path in ["", "/log", "/legal", "/position"] {
        let got = house.get(None, &format!("/v1/tables/1{path}")).await;
        let _ = writeln!(all, "{} {}", got.status, got.text);
    }
    all
}

#[tokio::test]
async fn a_table_on_the_web_is_read_without_a_token_and_tells_no_secret() {
    let mut worlds = Vec::new();
    for secret in [false, true] {
        let house = House::open("press=secret").await;
        for path in ["/v1/tables/1", "/v1/tables/1/log", "/v1/tables/1/picture.png"] {
            refused(&house.get(None, path).await, 401, "token");
        }
        house.say("boss", "setup page=on").await;
        house.say("p2", "#1 WC5-WV7").await;
        if secret {
            house.say("p1", "#1 White, truce for 3 turns").await;
            house.say("p2", "#1 accept").await;
            house.say("p1", "#1 whisper white Shall we?").await;
        }
        let seen = seen_by_all(&house).await;
        assert!(
            seen.contains("\"P1\"") && !seen.contains("\"p1\"") && seen.contains("WC5"),
            "names and no ids: {seen}"
        );
        assert!(
            house.get(None, "/v1/tables/1/legal").await.body["moves"].as_array().is_some_and(Vec::is_empty)
        );
        refused(&house.sent(None, "/v1/tables/1/acts", Some(json!({ "say": "join" }))).await, 401, "token");
        refused(&house.get(None, "/v1/tables/1/picture.png?seat=red").await, 400, "request");
        let changed = house.get(None, "/v1/tables/1").await.body["changed"].clone();
        worlds.push(seen.replace(changed.as_str().unwrap_or_default(), "then"));
    }
    // The hash of the seed differs from table to table.
    let plain = |text: &str| {
        let start = text.find("\"seed\":\"").map_or(0, |at| at + 8);
        text.replace(&text[start..start + 64], "seed")
    };
    assert_eq!(plain(&worlds[0]), plain(&worlds[1]));
}
