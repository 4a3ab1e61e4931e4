//! The local page's interface, without a browser: which requests are allowed, and that nothing is said twice
//! or lost.

use crate::program;

use program::{Ground, Served};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

pub struct Asker {
    client: Client,
    address: String,
}

impl Asker {
    pub fn new(served: &Served) -> Asker {
        // A refused request may end its connection, so none is used twice.
        let client = Client::builder().pool_max_idle_per_host(0).build().expect("a client");
        Asker { client, address: served.address.clone() }
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        let answer = self.client.get(format!("{}{path}", self.address)).send().await.expect("an answer");
        let status = answer.status();
        (status, serde_json::from_str(&answer.text().await.expect("a text")).unwrap_or_default())
    }

    pub async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        let send = || {
            let request = self.client.post(format!("{}{path}", self.address)).body(body.to_string());
            request.header("content-type", "application/json").send()
        };
        // A client that is refused before it has sent everything may get a broken pipe before the answer.
        let answer = match send().await {
            Err(error) if error.is_request() => send().await,
            answer => answer,
        };
        let answer = answer.expect("an answer");
        let status = answer.status();
        (status, serde_json::from_str(&answer.text().await.expect("a text")).unwrap_or_default())
    }

    pub async fn say(&self, who: &str, place: &str, text: &str, request: &str) -> Value {
        let body = json!({ "as": who, "place": place, "text": text, "request": request });
        let (status, answer) = self.post("/api/say", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        answer
    }

    pub async fn messages(&self, who: &str, place: &str) -> Vec<Value> {
        let (_, answer) = self.get(&format!("/api/messages?as={who}&place={place}")).await;
        answer["messages"].as_array().expect("messages").clone()
    }

    /// The invitation to a table, which the delivery posts a moment after it was asked for.
    pub async fn invitation(&self, who: &str) -> Value {
        let mut messages = Vec::new();
        for _ in 0..200 {
            messages = self.messages(who, "main").await;
            let mut posted = messages.iter().filter(|message| message["author"].is_null());
            if let Some(post) = posted.find(|post| post["buttons"] != json!([])) {
                return post.clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("nobody is invited: {messages:#?}");
    }

    async fn texts(&self, who: &str, place: &str) -> Vec<String> {
        let messages = self.messages(who, place).await;
        messages.iter().map(|message| message["text"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The messages that the event stream gives until it is silent for a while.
    async fn events(&self, query: &str, last: Option<i64>) -> Vec<Value> {
        let mut request = self.client.get(format!("{}/events?{query}", self.address));
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let mut answer = request.send().await.expect("a stream");
        assert!(
            answer.headers()["content-type"].to_str().is_ok_and(|kind| kind.starts_with("text/event-stream"))
        );
        let mut text = String::new();
        while let Ok(Ok(Some(bytes))) = tokio::time::timeout(Duration::from_millis(500), answer.chunk()).await
        {
            text.push_str(&String::from_utf8_lossy(&bytes));
        }
        text.split("\n\n")
            .filter(|event| event.lines().any(|line| line == "event: message"))
            .filter_map(|event| event.lines().find_map(|line| line.strip_prefix("data: ")))
            .map(|data| serde_json::from_str(data).expect("JSON"))
            .collect()
    }
}

#[tokio::test]
async fn foreign_pages_and_foreign_names_are_refused() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let client = Client::new();
    let ask = async |method: Method, path: &str, headers: &[(&str, &str)]| {
        let body = json!({ "as": "p1", "place": "main", "text": "help" }).to_string();
        let mut request = client.request(method, format!("{}{path}", served.address)).body(body);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.expect("an answer")
    };
    let kind = ("content-type", "application/json");
    for headers in [
        &[("host", "evil.example"), kind][..],
        &[("host", "127.0.0.1.evil.example"), kind],
        &[("host", "192.0.2.7"), kind],
        &[("origin", "http://evil.example"), kind],
        &[("origin", "null"), kind],
        &[("sec-fetch-site", "cross-site"), kind],
    ] {
        for (method, path) in
            [(Method::POST, "/api/say"), (Method::GET, "/api/state?as=p1"), (Method::GET, "/events?as=p1")]
        {
            let answer = ask(method, path, headers).await;
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path} {headers:?}");
        }
    }
    // A form of another page can send text, but not JSON.
    let answer = ask(Method::POST, "/api/say", &[("content-type", "text/plain")]).await;
    assert_eq!(answer.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let page = ask(Method::GET, "/", &[("host", "localhost")]).await;
    assert_eq!(page.status(), StatusCode::OK);
    let policy = page.headers()["content-security-policy"].to_str().expect("text").to_owned();
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{policy}");
    assert!(!policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"), "{policy}");
    let asker = Asker::new(&served);
    assert!(asker.texts("p1", "main").await.is_empty(), "nothing was said");
}

#[tokio::test]
async fn a_request_asked_twice_is_done_once() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    asker.say("p1", "main", "new three-player-chess red=p1 white=p2 black=p3", "r1").await;
    asker.say("p1", "main", "new three-player-chess red=p1 white=p2 black=p3", "r1").await;
    asker.say("P1", "main", "help about", "r2").await;
    let texts = asker.texts("p1", "main").await;
    assert_eq!(texts.iter().filter(|text| text.starts_with("new ")).count(), 1, "{texts:#?}");
    let invitation = asker.invitation("p2").await;
    let press = json!({ "as": "p2", "message": invitation["id"], "button": invitation["buttons"][0]["id"], "request": "r3" });
    for _ in 0..2 {
        assert_eq!(asker.post("/api/press", &press).await.0, StatusCode::OK);
    }
    let (_, state) = asker.get("/api/state?as=p3").await;
    let waits: Vec<&Value> =
        state["members"].as_array().expect("members").iter().map(|m| &m["waits"]).collect();
    assert_eq!(waits, [&json!(false), &json!(false), &json!(true)], "p3 is still invited");
    let turns: Vec<&Value> =
        state["members"].as_array().expect("members").iter().map(|m| &m["turns"]).collect();
    assert_eq!(turns, [&json!([]), &json!([]), &json!([])], "nobody's turn has come");
    let mine = asker.texts("p2", "main").await;
    assert_eq!(mine.iter().filter(|text| text.starts_with("You sit at table #1")).count(), 1, "{mine:#?}");
    assert!(
        !asker.texts("p3", "main").await.iter().any(|text| text.starts_with("You sit")),
        "that was private"
    );
}

#[tokio::test]
async fn a_game_begins_with_everybody_here_once() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    let (_, catalogue) = asker.get("/api/games?as=p2").await;
    let games = catalogue["games"].as_array().expect("games");
    assert!(games.len() > 20 && games.iter().all(|game| !game["line"].as_str().unwrap_or("").is_empty()));
    let picture = games[0]["picture"].as_str().expect("a picture");
    let drawn = asker.client.get(format!("{}{picture}", asker.address)).send().await.expect("an answer");
    assert_eq!(drawn.headers()["content-type"], "image/png");
    assert!(drawn.bytes().await.expect("bytes").len() > 5_000);
    // Games for two, for three and for four: the member who starts has the first seat, and the first again if
    // there are too few.
    for (table, (game, turn)) in
        [("chess", "p2"), ("three-player-chess", "p3"), ("enochian-chess", "p2")].into_iter().enumerate()
    {
        let begin = json!({ "as": "P2", "game": game, "request": game });
        for _ in 0..2 {
            let (status, answer) = asker.post("/api/begin", &begin).await;
            assert_eq!((status, &answer["table"]), (StatusCode::OK, &json!(table + 1)), "{answer}");
        }
        let mut turns = Vec::new();
        for _ in 0..200 {
            let (_, state) = asker.get("/api/state?as=p1").await;
            let places = state["places"].as_array().expect("places").clone();
            let place = places.iter().find(|place| place["table"] == json!(table + 1));
            let members = state["members"].as_array().expect("members").clone();
            if let Some(place) = place {
                let to_move = members.iter().filter(|member| {
                    member["turns"].as_array().is_some_and(|turns| turns.contains(&place["id"]))
                });
                turns = to_move.map(|member| member["id"].as_str().unwrap_or_default().to_owned()).collect();
            }
            // The turns are read a moment before the places.
            if !turns.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(turns, [turn], "{game}: {:#?}", asker.texts("p2", "main").await);
    }
    let begin = json!({ "as": "p2", "game": "mahjong", "request": "mahjong" });
    assert_eq!(asker.post("/api/begin", &begin).await.1["table"], Value::Null);
}

#[tokio::test]
async fn a_stream_goes_on_where_it_ended() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    for number in 1..=3 {
        asker.say("p1", "main", &format!("help about {number}"), &format!("r{number}")).await;
    }
    let all = asker.events("as=p1&since=0", None).await;
    let ids: Vec<i64> = all.iter().filter_map(|message| message["id"].as_i64()).collect();
    assert!(ids.len() >= 6 && ids.is_sorted(), "{ids:?}");
    let rest = asker.events("as=p1&since=0", Some(ids[2])).await;
    assert_eq!(rest, all[3..], "the header wins over the address");
    // p2 sees p1's message, but not p1's private answer.
    let others = asker.events("as=p2&since=0", None).await;
    assert!(others.iter().all(|message| message["addressee"].is_null()), "{others:#?}");
    assert_eq!(others.iter().filter(|message| message["author"] == "p1").count(), 3);
    // The program is killed and restarted: nothing is missing, nothing is there twice.
    let host = served.host().to_owned();
    served.kill();
    let _served = Served::start(&ground, &host);
    asker.say("p3", "main", "tables", "r4").await;
    let after = asker.events("as=p1&since=0", Some(*ids.last().expect("ids"))).await;
    let said: Vec<&str> = after.iter().filter_map(|message| message["text"].as_str()).collect();
    assert_eq!(said, ["tables"], "the answer was for p3 alone");
    assert_eq!(asker.events("as=p1&since=0", None).await[..all.len()], all[..]);
}

#[tokio::test]
async fn an_open_stream_does_not_keep_the_program() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    let mut stream =
        asker.client.get(format!("{}/events?as=p1", asker.address)).send().await.expect("a stream");
    stream.chunk().await.expect("its beginning");
    let since = std::time::Instant::now();
    assert_eq!(tokio::task::spawn_blocking(|| served.stop()).await.expect("it is stopped"), Some(0));
    assert!(since.elapsed() < Duration::from_secs(4), "{:?}", since.elapsed());
    while stream.chunk().await.is_ok_and(|chunk| chunk.is_some()) {}
}

#[tokio::test]
async fn wrong_requests_are_told_what_is_wrong() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    let say = |who: &str, place: &str, text: &str| json!({ "as": who, "place": place, "text": text });
    let cases = [
        ("/api/say", say("nobody", "main", "x"), StatusCode::NOT_FOUND, "nobody"),
        ("/api/say", say("p1", "thread-9", "x"), StatusCode::NOT_FOUND, "no such channel"),
        ("/api/say", say("p1", "@p2", "x"), StatusCode::NOT_FOUND, "no such channel"),
        ("/api/say", say("p1", "main", &"x".repeat(4001)), StatusCode::UNPROCESSABLE_ENTITY, "4000"),
        (
            "/api/press",
            json!({ "as": "p1", "message": 1, "button": "join:1" }),
            StatusCode::NOT_FOUND,
            "no such button",
        ),
        ("/api/members", json!({ "name": "a\u{7}b" }), StatusCode::UNPROCESSABLE_ENTITY, "can’t be a name"),
        ("/api/members", json!({ "name": "P1" }), StatusCode::CONFLICT, "already"),
    ];
    for (path, body, status, part) in cases {
        let (found, answer) = asker.post(path, &body).await;
        assert_eq!(found, status, "{path} {answer}");
        assert!(answer["error"].as_str().is_some_and(|error| error.contains(part)), "{path} {answer}");
    }
    assert_eq!(asker.get("/pictures/1.png").await.0, StatusCode::NOT_FOUND);
    assert_eq!(asker.get("/pictures/x").await.0, StatusCode::NOT_FOUND);
    assert_eq!(asker.get("/nothing").await.0, StatusCode::NOT_FOUND);
    // An unknown member sees what the first member sees.
    let (_, state) = asker.get("/api/state?as=ghost").await;
    assert_eq!(state["me"]["id"], "p1");
}

#[tokio::test]
async fn people_whose_names_have_blanks_play() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    for (name, id) in [("Ada Byron", "ada_byron"), ("  Ада   Лавлейс ", "ада_лавлейс")] {
        let (status, member) = asker.post("/api/members", &json!({ "name": name })).await;
        assert_eq!((status, &member["id"]), (StatusCode::OK, &json!(id)), "{member}");
    }
    let (status, _) = asker.post("/api/members", &json!({ "name": "ada  byron" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    asker.say("p1", "main", "new reversi white=me black=@Ada Byron", "1").await;
    asker.say("ada_byron", "main", "join", "2").await;
    asker.say("ada_byron", "main", "challenge @Ада Лавлейс chess", "3").await;
    let mut texts = Vec::new();
    for _ in 0..200 {
        texts = asker.texts("p1", "main").await;
        if texts.iter().filter(|text| text.contains("<@ada_byron>")).count() > 1
            && texts.iter().any(|text| text.contains("<@ада_лавлейс>"))
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("somebody is not named: {texts:#?}");
}

/// A table that was opened in somebody's private room is played there, and who plays with them is told in their own.
#[tokio::test]
async fn a_private_room_has_its_own_tables() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    asker.say("p1", "@p1", "new chess white=me black=@p2", "1").await;
    asker.say("p2", "@p2", "join", "2").await;
    for (who, text, request) in [("p1", "e4", "3"), ("p2", "e5", "4"), ("p1", "Nf3", "5"), ("p2", "Nc6", "6")]
    {
        asker.say(who, &format!("@{who}"), text, request).await;
    }
    let mut texts = Vec::new();
    for _ in 0..200 {
        texts = asker.texts("p1", "@p1").await;
        if texts.iter().any(|text| text.contains("Nc6") && text.contains("White to move")) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(texts.iter().any(|text| text.contains("Nc6") && text.contains("White to move")), "{texts:#?}");
    let theirs = asker.texts("p2", "@p2").await;
    assert!(theirs.iter().any(|text| text.contains("Nf3") && text.contains("Black to move")), "{theirs:#?}");
    for text in texts.iter().chain(&theirs) {
        assert!(!text.contains("can’t post") && !text.contains("gone"), "{text}");
    }
    // Nobody else is told anything.
    assert_eq!(asker.texts("p3", "main").await, Vec::<String>::new());
}

#[tokio::test]
async fn a_taken_default_port_is_no_obstacle() {
    let ground = Ground::new();
    // The default port may be free or taken on this machine; with both taken by us it is taken.
    let _ours = std::net::TcpListener::bind("127.0.0.1:8080");
    // Without a command and a token, the local chat starts.
    let mut command = ground.liege(&[]);
    let mut child = command.stdout(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut out = std::io::BufReader::new(child.stdout.take().expect("output"));
    let mut lines = String::new();
    while !lines.contains("http://") {
        assert_ne!(std::io::BufRead::read_line(&mut out, &mut lines).expect("a line"), 0);
    }
    child.kill().expect("it is killed");
    child.wait().expect("it ends");
    assert!(lines.contains("Port 8080 is taken") && !lines.contains("127.0.0.1:8080\n"), "{lines}");
    // An address from the settings is not replaced by another.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let ran = ground.run_with(&["local"], &[("LIEGE_LOCAL_ADDRESS", &address)]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains(&address) && ran.err.contains("LIEGE_LOCAL_ADDRESS"), "{}", ran.err);
}

#[tokio::test]
async fn files_are_saved_and_sent() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    asker.say("p1", "main", "new dragonchess gold=me scarlet=me", "r1").await;
    asker.say("p1", "main", "#1 DrxS", "r2").await;
    asker.say("p1", "main", "export #1", "r3").await;
    let (_, answer) = asker.get("/api/messages?as=p1&place=main").await;
    let messages = answer["messages"].as_array().expect("messages");
    let file = messages.iter().filter_map(|message| message["files"].as_array()).flatten().next();
    let file = file.expect("a file");
    assert_eq!(file["name"], "table-1.liege.txt");
    let url = format!("{}{}", served.address, file["url"].as_str().expect("an address"));
    let given = asker.client.get(url).send().await.expect("an answer");
    let saved = given.headers()["content-disposition"].to_str().expect("a text").to_owned();
    assert_eq!(
        saved, "attachment; filename=\"table-1.liege.txt\"",
        "it is never shown as a page of this site"
    );
    assert_eq!(given.headers()["x-content-type-options"], "nosniff");
    let record = given.text().await.expect("a text");
    assert_eq!(file["size"], record.len());
    assert!(record.starts_with("Liege record 1\n"), "{record}");

    let sent = json!({ "name": "game.txt", "text": record });
    let body =
        json!({ "as": "p2", "place": "main", "text": "import archive", "files": [sent], "request": "r4" });
    for _ in 0..2 {
        let (status, answer) = asker.post("/api/say", &body).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    let texts = asker.texts("p2", "main").await;
    let brought = texts.iter().filter(|text| text.contains("Table #2: Dragonchess")).count();
    assert_eq!(brought, 1, "asked twice, done once: {texts:?}");
    let (status, _) = asker.get("/files/99").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let long = json!({ "name": "x", "text": "x".repeat((1 << 20) + 1) });
    let body = json!({ "as": "p2", "place": "main", "text": "import", "files": [long], "request": "r5" });
    let (status, answer) = asker.post("/api/say", &body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert!(asker.texts("p2", "main").await.last().is_some_and(|text| text.contains("1024 KiB")));
    served.kill();
}

#[tokio::test]
async fn limits_of_the_configuration_hold_in_the_local_chat() {
    let ground = Ground::new();
    ground.write("liege.toml", "[limits]\ncommands_per_minute = 2\ntables_per_member = 1\n");
    let served = Served::start(&ground, "127.0.0.1:0");
    let asker = Asker::new(&served);
    asker.say("p1", "main", "new dragonchess gold=me", "r1").await;
    asker.say("p1", "main", "new dragonchess gold=me", "r2").await;
    asker.say("p1", "main", "tables", "r3").await;
    asker.say("p1", "main", "tables", "r4").await;
    let texts = asker.texts("p1", "main").await;
    let count = |part: &str| texts.iter().filter(|text| text.contains(part)).count();
    assert_eq!(count("You have 1 open"), 1, "{texts:#?}");
    assert_eq!(count("That was a lot at once. Try again"), 1, "{texts:#?}");
    assert_eq!(count("most urgent"), 0, "{texts:#?}");
    asker.say("p2", "main", "tables", "r5").await;
    assert!(!asker.texts("p2", "main").await.iter().any(|text| text.contains("a lot at once")), "only p1");
}
