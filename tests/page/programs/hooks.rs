//! Webhooks: signed, sent again until they arrive, and lost by no restart.

use super::client::{House, Program};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The content and headers of a message.
#[derive(Clone, Debug)]
struct Heard {
    id: String,
    signature: String,
    /// The headers of Standard Webhooks: id, time, signature.
    standard: [String; 3],
    body: String,
    /// Whether it was accepted.
    taken: bool,
}

/// A listener, with the number of further faults.
#[derive(Clone, Default)]
struct Ear {
    heard: Arc<Mutex<Vec<Heard>>>,
    faults: Arc<Mutex<usize>>,
}

async fn listen(State(ear): State<Ear>, headers: HeaderMap, body: String) -> StatusCode {
    let text = |name: &str| headers[name].to_str().expect("a text").to_owned();
    let mut faults = ear.faults.lock().expect("a number");
    let (left, taken) = faults.checked_sub(1).map_or((0, true), |left| (left, false));
    *faults = left;
    let standard = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(text);
    let heard = Heard { id: text("liege-id"), signature: text("liege-signature"), standard, body, taken };
    ear.heard.lock().expect("a list").push(heard);
    if taken { StatusCode::NO_CONTENT } else { StatusCode::INTERNAL_SERVER_ERROR }
}

impl Ear {
    /// Starts to listen. Returns the address too.
    async fn open(faults: usize) -> (Ear, String) {
        let ear = Ear { faults: Arc::new(Mutex::new(faults)), ..Ear::default() };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}/liege?of=p2", listener.local_addr().expect("an address"));
        let router = axum::Router::new().route("/liege", post(listen)).with_state(ear.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (ear, address)
    }

    /// All messages, as soon as this number was accepted and this number refused.
    async fn hears(&self, taken: usize, refused: usize) -> Vec<Heard> {
        for _ in 0..300 {
            let heard = self.heard.lock().expect("a list").clone();
            let good = heard.iter().filter(|heard| heard.taken).count();
            if good >= taken && heard.len() - good >= refused {
                return heard;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{taken} taken, {refused} not: {:?}", self.heard.lock());
    }
}

/// Asserts that a message is signed with a secret, as docs/programs/api.md says.
fn signed(heard: &Heard, secret: &str) -> Value {
    let (at, signature) = heard.signature.split_once(",v1=").expect("two parts");
    let at = at.strip_prefix("t=").expect("a time");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key");
    mac.update(format!("{at}.{}", heard.body).as_bytes());
    let byte = |at: usize| u8::from_str_radix(&signature[at..at + 2], 16).expect("a byte");
    let signature: Vec<u8> = (0..signature.len()).step_by(2).map(byte).collect();
    mac.verify_slice(&signature).expect("the signature is of this body");
    let [id, when, standard] = &heard.standard;
    assert_eq!((id, when.as_str()), (&heard.id, at));
    let key = URL_SAFE_NO_PAD.decode(secret).expect("a key");
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("any key");
    mac.update(format!("{id}.{when}.{}", heard.body).as_bytes());
    let standard = STANDARD.decode(standard.strip_prefix("v1,").expect("a version")).expect("bytes");
    mac.verify_slice(&standard).expect("the standard signature is of this body");
    serde_json::from_str(&heard.body).expect("JSON")
}

const PRIVATE: (&str, &str) = ("LIEGE_API_HOOKS_TO_PRIVATE_ADDRESSES", "true");

#[tokio::test]
async fn what_happens_is_told_signed_and_until_it_arrives() {
    let house = House::open(&[PRIVATE]);
    house.three("").await;
    let (ear, url) = Ear::open(1).await;
    let program = house.program("p3", "hooks").await;
    let made = program.post("/v1/hooks", &json!({ "url": url, "events": ["turn", "ended"] })).await;
    assert_eq!(made.status, 201, "{made:?}");
    let secret = made.body["secret"].as_str().expect("a secret").to_owned();
    let listed = program.get("/v1/hooks").await.well();
    assert_eq!((&listed[0]["url"], &listed[0]["secret"]), (&json!(url), &Value::Null), "shown once");
    let white = house.program("p2", "").await;
    white.play("C5-V7").await.well();
    // The first attempt fails, and the second is the same message.
    let heard = ear.hears(1, 1).await;
    assert_eq!(heard[0].id, heard[1].id);
    assert_eq!(heard[0].body, heard[1].body);
    let body = signed(&heard[1], &secret);
    assert_eq!((&body["event"], &body["table"], &body["number"]), (&json!("turn"), &json!(1), &json!(1)));
    assert_eq!((&body["member"], &body["id"]), (&json!("p3"), &json!(heard[0].id)));
    // Posts go out meanwhile, whatever a hook does.
    *ear.faults.lock().expect("a number") = usize::MAX;
    house.program("p3", "play read").await.play("C5-V7").await.well();
    house.program("p1", "play read").await.play("C5-V7").await.well();
    white.play("C6-V10").await.well();
    let lost = ear.hears(1, 2).await[2].id.clone();
    // After a kill, it goes on at the same point.
    let house = house.restarted(&[PRIVATE]);
    *ear.faults.lock().expect("a number") = 0;
    let heard = ear.hears(2, 2).await;
    let last = heard.last().expect("a message");
    let body = signed(last, &secret);
    assert_eq!((&body["event"], &body["number"]), (&json!("turn"), &json!(4)), "{heard:?}");
    assert_eq!(last.id, lost, "the same message");
    // A removed hook gets nothing more.
    let program = Program::new(&house.address, &program.token);
    let hook = format!("/v1/hooks/{}", listed[0]["id"]);
    assert_eq!(program.send(program.deleting(&hook)).await.status, 204);
    program.send(program.deleting(&hook)).await.problem(404, "not-found");
    assert_eq!(program.get("/v1/hooks").await.well(), json!([]));
}

#[tokio::test]
async fn nothing_is_sent_into_the_house_unless_that_was_set() {
    let house = House::open(&[]);
    let program = house.program("p1", "hooks").await;
    for url in
        ["http://127.0.0.1:9464/", "https://127.0.0.1/", "https://192.168.0.1/", "http://example.org/", "x"]
    {
        program.post("/v1/hooks", &json!({ "url": url })).await.problem(422, "address");
    }
    let good = json!({ "url": "https://example.org/liege" });
    for _ in 0..10 {
        assert_eq!(program.post("/v1/hooks", &good).await.status, 201);
    }
    program.post("/v1/hooks", &good).await.problem(409, "full");
    program
        .post("/v1/hooks", &json!({ "url": "https://example.org/", "events": ["x"] }))
        .await
        .problem(400, "request");
    let none = json!({ "url": "https://example.org/", "events": [] });
    program.post("/v1/hooks", &none).await.problem(400, "request");
    // Whatever is named again and again is stored once.
    let repeated = json!({ "url": "https://example.org/", "events": vec!["turn"; 1_000] });
    let made = house.program("p3", "hooks").await.post("/v1/hooks", &repeated).await;
    assert_eq!(made.status, 201, "{made:?}");
    assert_eq!(made.body["events"], json!(["turn"]));
    house.program("p1", "read play talk").await.post("/v1/hooks", &good).await.problem(403, "scope");
    // Another member can't see or remove them.
    let other = house.program("p2", "hooks").await;
    other.send(other.deleting("/v1/hooks/1")).await.problem(404, "not-found");
    assert_eq!(other.get("/v1/hooks").await.well(), json!([]));
}
