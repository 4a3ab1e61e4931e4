//! Every path answers as described; permissions and limits.

use super::client::{Answer, House, Program};
use reqwest::StatusCode;
use serde_json::{Value, json};

/// The description of the interface.
async fn description(program: &Program) -> Value {
    program.get("/v1/openapi.json").await.well()
}

/// Asserts that an answer fits the description.
#[track_caller]
fn as_described(description: &Value, (way, path): (&str, &str), answer: &Answer) {
    let responses = &description["paths"][path][way]["responses"];
    let status = answer.status.as_u16().to_string();
    let class = format!("{}XX", &status[..1]);
    let told = responses.get(&status).or(responses.get(&class));
    let told = told.unwrap_or_else(|| panic!("{way} {path}: {status} is not described: {responses}"));
    let Some(content) = told.get("content") else {
        assert!(answer.bytes.is_empty(), "{way} {path}: {answer:?}");
        return;
    };
    let kind = answer.kind.split(';').next().unwrap_or_default();
    let schema =
        content.get(kind).unwrap_or_else(|| panic!("{way} {path}: {kind} is not described: {content}"));
    if kind == "image/png" {
        assert!(answer.bytes.starts_with(b"\x89PNG"), "{way} {path}");
        return;
    }
    let mut schema = schema["schema"].clone();
    schema["components"] = description["components"].clone();
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(&answer.body).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{way} {path}: {faults:?}\n{}", answer.body);
    assert!(answer.body.is_array() || answer.body.as_object().is_some_and(|body| !body.is_empty()));
}

#[tokio::test]
async fn every_path_answers_as_it_is_described() {
    let house = House::open(&[]);
    house.three("").await;
    let [red, white] = [house.program("p1", "").await, house.program("p2", "").await];
    for text in ["contest new robin chess", "contest new robin chess checkin=off"] {
        house.page.say("p1", "main", text, text).await;
    }
    for who in ["p1", "p2", "p3"] {
        house.page.say(who, "main", "contest join #2", &format!("enter {who}")).await;
    }
    house.page.say("p1", "main", "contest close #2", "close").await;
    // The contest opens two tables for each: the list of tables must not grow later.
    let listed = async || white.get("/v1/tables").await.body.as_array().map_or(0, Vec::len);
    for _ in 0..200 {
        if listed().await == 3 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(listed().await, 3);
    let told = description(&white).await;
    assert_eq!(told["openapi"], "3.1.0");
    assert!(red.act("pause 3").await.status.is_success());
    let play = json!({ "move": "C5-V7", "number": 1 });
    let act = json!({ "say": "draw?" });
    let hook = json!({ "url": "https://example.org/liege" });
    let opens = |say: &str| json!({ "server": "local", "channel": "main", "say": say });
    let asked: [(&str, &str, &str, Value); 33] = [
        ("get", "/v1/me", "/v1/me", Value::Null),
        ("get", "/v1/tables", "/v1/tables", Value::Null),
        ("get", "/v1/tables/{table}", "/v1/tables/1", Value::Null),
        ("get", "/v1/tables/{table}", "/v1/tables/2", Value::Null),
        ("get", "/v1/tables/{table}", "/v1/tables/one", Value::Null),
        ("get", "/v1/tables/{table}/legal", "/v1/tables/1/legal", Value::Null),
        ("post", "/v1/tables/{table}/moves", "/v1/tables/1/moves", json!({ "move": "C5-C6", "number": 1 })),
        ("post", "/v1/tables/{table}/moves", "/v1/tables/1/moves", json!({ "mov": "C5-C6" })),
        ("post", "/v1/tables/{table}/moves", "/v1/tables/1/moves", play),
        ("post", "/v1/tables/{table}/acts", "/v1/tables/1/acts", act),
        ("post", "/v1/tables/{table}/acts", "/v1/tables/1/acts", json!({ "say": "resign" })),
        ("get", "/v1/tables/{table}/position", "/v1/tables/1/position?at=1", Value::Null),
        ("get", "/v1/tables/{table}/position", "/v1/tables/1/position?at=99", Value::Null),
        ("get", "/v1/tables/{table}/log", "/v1/tables/1/log?since=1", Value::Null),
        ("get", "/v1/tables/{table}/picture.png", "/v1/tables/1/picture.png?seat=black&at=1", Value::Null),
        ("get", "/v1/tables/{table}/picture.png", "/v1/tables/1/picture.png?seat=purple", Value::Null),
        ("post", "/v1/contests/{contest}/acts", "/v1/contests/1/acts", json!({ "say": "join" })),
        ("post", "/v1/contests/{contest}/acts", "/v1/contests/1/acts", json!({ "say": "close" })),
        ("get", "/v1/contests", "/v1/contests", Value::Null),
        ("get", "/v1/contests/{contest}", "/v1/contests/1", Value::Null),
        ("get", "/v1/contests/{contest}", "/v1/contests/2", Value::Null),
        ("get", "/v1/contests/{contest}", "/v1/contests/3", Value::Null),
        ("get", "/v1/contests/{contest}/rounds/{round}", "/v1/contests/2/rounds/1", Value::Null),
        ("get", "/v1/contests/{contest}/files/{kind}", "/v1/contests/2/files/pdf", Value::Null),
        ("post", "/v1/hooks", "/v1/hooks", hook),
        ("post", "/v1/hooks", "/v1/hooks", json!({ "url": "http://localhost/" })),
        ("get", "/v1/hooks", "/v1/hooks", Value::Null),
        ("delete", "/v1/hooks/{hook}", "/v1/hooks/1", Value::Null),
        ("delete", "/v1/hooks/{hook}", "/v1/hooks/1", Value::Null),
        ("post", "/v1/tables", "/v1/tables", opens("new chess white=me")),
        ("post", "/v1/tables", "/v1/tables", opens("resign")),
        ("get", "/v1/open", "/v1/open?server=local", Value::Null),
        ("get", "/v1/open", "/v1/open", Value::Null),
    ];
    let mut paths: Vec<&str> = asked.iter().map(|(_, path, ..)| *path).collect();
    for (way, path, at, body) in &asked {
        let answer = match *way {
            "get" => white.get(at).await,
            "delete" => white.send(white.deleting(at)).await,
            _ => white.post(at, body).await,
        };
        as_described(&told, (way, path), &answer);
        if let Some(etag) = answer.etag.clone().filter(|_| *path != "/v1/tables/{table}/picture.png") {
            let again = white.send(white.getting(at).header("if-none-match", etag)).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{at}");
            as_described(&told, (way, path), &again);
        }
    }
    // Every described path was asked, and every asked one is described.
    paths.sort_unstable();
    paths.dedup();
    let known: Vec<&String> = told["paths"].as_object().expect("paths").keys().collect();
    assert_eq!(known.len(), paths.len(), "{known:?}");
    let page = white.get("/").await;
    let page = String::from_utf8(page.bytes).expect("a text");
    assert!(paths.iter().all(|path| page.contains(path)), "{page}");
    assert_eq!(white.get("/v2/me").await.status, StatusCode::NOT_FOUND);
    white.post("/v1/me", &json!({})).await.problem(405, "request");
}

#[tokio::test]
async fn tokens_open_what_they_are_good_for_and_nothing_else() {
    let house = House::open(&[]);
    house.three("").await;
    let reads = house.program("p2", "read").await;
    let plays = house.program("p2", "play").await;
    let talks = house.program("p2", "talk").await;
    let mv = json!({ "move": "C5-V7", "number": 0 });
    reads.post("/v1/tables/1/moves", &mv).await.problem(403, "scope");
    reads.act("draw?").await.problem(403, "scope");
    plays.get("/v1/tables/1").await.problem(403, "scope");
    plays.get("/v1/tables/1/picture.png").await.problem(403, "scope");
    plays.act("draw?").await.problem(403, "scope");
    talks.post("/v1/tables/1/moves", &mv).await.problem(403, "scope");
    talks.act("C5-V7").await.problem(403, "scope");
    assert_eq!(reads.table().await["number"], 0, "nothing was played");
    // Another member's seat can't be played, in any words.
    let black = house.program("p3", "").await;
    for text in ["WC5-WV7", "W:WC5-WV7", "BC5-BV7", "B:BC5-BV7"] {
        let told = black.post("/v1/tables/1/moves", &json!({ "move": text, "number": 0 })).await;
        told.problem(422, "refused");
    }
    // A guest sees nothing of the table, as if it did not exist.
    let guest = house.page.post("/api/members", &json!({ "name": "zoe" })).await;
    assert_eq!(guest.0, StatusCode::OK);
    let guest = house.program("zoe", "").await;
    for path in ["", "/position", "/legal", "/log", "/picture.png"] {
        guest.get(&format!("/v1/tables/1{path}")).await.problem(404, "not-found");
    }
    guest.post("/v1/tables/1/moves", &mv).await.problem(404, "not-found");
    guest.post("/v1/tables/1/acts", &json!({ "say": "join" })).await.problem(404, "not-found");
    assert_eq!(guest.get("/v1/tables").await.well(), json!([]));
    // No token, an unknown one, a revoked one.
    for token in ["", "liege_nothing"] {
        let nobody = Program::new(&house.address, token);
        nobody.get("/v1/me").await.problem(401, "token");
    }
    assert!(house.told("p2", "token revoke tread").await.contains("tread"));
    reads.get("/v1/me").await.problem(401, "token");
    plays.post("/v1/tables/1/acts", &json!({ "say": "x".repeat(20_000) })).await.problem(413, "request");
    plays.post("/v1/tables/1/acts", &json!({ "say": "a", "press": "b" })).await.problem(400, "request");
    // A token made on the command line works too.
    assert!(plays.post("/v1/tables/1/moves", &mv).await.status.is_success());
}

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_go_on() {
    let house = House::open(&[("LIEGE_LIMITS_REQUESTS_PER_MINUTE", "5")]);
    let program = house.program("p1", "read").await;
    for _ in 0..5 {
        program.get("/v1/me").await.well();
    }
    let told = program.get("/v1/me").await;
    assert!(told.retry_after.is_some_and(|seconds| (1..=60).contains(&seconds)), "{told:?}");
    told.problem(429, "too-much");
    // Each token has a separate limit.
    house.program("p2", "read").await.get("/v1/me").await.well();
}

#[test]
fn an_administrator_makes_a_token_while_the_bot_is_stopped() {
    let house = House::open(&[]);
    let House { ground, served, .. } = house;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let page = crate::api::Asker::new(&served);
    runtime.block_on(page.say("p1", "main", "help", "1"));
    let ran = ground.run(&["token", "p1"]);
    assert!(ran.code == Some(1) && ran.err.contains("in use"), "{}", ran.err);
    assert_eq!(served.stop(), Some(0));
    let ran = ground.run(&["token", "p1", "--name", "mine", "--scopes", "read,play"]).well();
    let token = ran.out.trim().to_owned();
    assert!(ground.run(&["token", "p1", "--name", "mine"]).err.contains("name another with --name"));
    assert!(ground.run(&["token", "nobody"]).err.contains("nobody is known"));
    assert!(ground.run(&["token", "p1", "--scopes", "fly"]).err.contains("read, play, talk, hooks"));
    let (_served, address) = super::client::serve(&ground, &[]);
    let me = runtime.block_on(async { Program::new(&address, &token).get("/v1/me").await.well() });
    assert_eq!(
        (&me["id"], &me["token"], &me["scopes"]),
        (&json!("p1"), &json!("mine"), &json!(["read", "play"]))
    );
}
