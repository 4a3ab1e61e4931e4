//! Webhooks against a real store, with a clock that can be moved.

mod contests;
mod tables;

use super::post_office::Office;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Request, StatusCode};
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::ManualClock;
use liege_chat::{self as chat, Desk, Incoming, Person, Place, PublicUrl, Rights, Said, Settings};
use liege_render::Renderer;
use liege_store::{About, Job, Scope, Store, TokenMade, TokenText, Work};
use liege_table::Tiding;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::sync::{Arc, OnceLock};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower_service::Service as _;

/// An answer of the interface.
struct Got {
    status: StatusCode,
    body: Value,
    text: String,
}

struct House {
    chat: Arc<Desk>,
    store: Store,
    clock: Arc<ManualClock>,
    folder: tempfile::TempDir,
    router: OnceLock<Router>,
}

impl House {
    /// A table with Red p1, White p2 (who starts), Black p3.
    async fn open(options: &str) -> House {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("liege.sqlite");
        liege_store::testing::create_file(&data).await;
        let store = Store::open(&data).await.unwrap();
        let clock = Arc::new(ManualClock::new("2026-01-01T12:00:00Z".parse::<Timestamp>().unwrap()));
        let renderer = Renderer::new().unwrap();
        renderer.leave_blank(true);
        let web = PublicUrl::read("https://liege.example");
        let settings = Settings { programs: true, web, ..Settings::default() };
        let chat = Desk::drawn_by(Arc::new(renderer), store.clone(), clock.clone(), settings);
        chat.look_with(|server, channel| server == "s" && channel != "closed");
        let house = House { chat, store, clock, folder, router: OnceLock::new() };
        house.say("p1", &format!("new three-player-chess red=p1 white=p2 black=p3 {options}")).await;
        house.say("p2", "join #1").await;
        house.say("p3", "join #1").await;
        house
    }

    async fn say(&self, who: &str, text: &str) {
        self.say_in("c", who, text).await;
    }

    async fn say_in(&self, channel: &str, who: &str, text: &str) {
        let person = |id: &str| Person {
            id: id.to_owned(),
            name: id.to_uppercase(),
            locale: None,
            rights: Rights { manages: id == "boss", ..Rights::default() },
        };
        let place = Place { server: Some("s".into()), channel: channel.into(), parent: None, locale: None };
        let text = Said::Command(match liege_chat::parse(text) {
            liege_chat::Parsed::Command(call) | liege_chat::Parsed::Move(call) => call,
            other => panic!("{text}: {other:?}"),
        });
        let known = ["p1", "p2", "p3"].map(person).to_vec();
        let incoming = Incoming { id: None, who: person(who), place, said: text, known, files: Vec::new() };
        chat::handle(&self.chat, incoming).await;
    }

    async fn token(&self, who: &str, scopes: &[Scope]) -> TokenText {
        let text = TokenText::drawn();
        let scopes = scopes.iter().copied().collect();
        let name = format!("{:x}", rand::random::<u32>());
        let made = self.store.make_token(&text, (who, &name), scopes, self.chat.now()).await.unwrap();
        assert_eq!(made, TokenMade::Yes);
        text
    }

    async fn sent(&self, token: Option<&TokenText>, path: &str, sent: Option<Value>) -> Got {
        self.asks(token, path, sent, None).await
    }

    /// Sends something with an `Idempotency-Key`.
    async fn keyed(&self, token: &TokenText, path: &str, sent: &Value, key: &str) -> Got {
        self.asks(Some(token), path, Some(sent.clone()), Some(key)).await
    }

    async fn asks(
        &self,
        token: Option<&TokenText>,
        path: &str,
        sent: Option<Value>,
        key: Option<&str>,
    ) -> Got {
        let mut request = Request::builder().uri(path).header("content-type", "application/json");
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {}", token.reveal()));
        }
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let request = match sent {
            Some(sent) => request.method("POST").body(Body::from(sent.to_string())),
            None => request.body(Body::empty()),
        };
        let router = self.router();
        let answer = router.clone().call(request.unwrap()).await.unwrap();
        let status = answer.status();
        let text = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap().to_vec();
        let text = String::from_utf8(text).unwrap();
        Got { status, body: serde_json::from_str(&text).unwrap_or_default(), text }
    }

    async fn get(&self, token: Option<&TokenText>, path: &str) -> Got {
        self.sent(token, path, None).await
    }

    /// The interface; it remembers keys only as long as it is there.
    fn router(&self) -> Router {
        self.router.get_or_init(|| super::router(Arc::clone(&self.chat), self.store.clone(), false)).clone()
    }

    fn office(&self) -> Office {
        Office::open(Arc::clone(&self.chat), self.store.clone(), true).unwrap()
    }

    /// The number of waiting webhook messages.
    async fn waiting(&self) -> usize {
        self.store.take(&[Work::Hooks], Timestamp::MAX, 99).await.unwrap().len()
    }

    async fn hook(&self, who: &str, url: &str, events: &[Tiding]) -> i64 {
        let (text, scopes) = (TokenText::drawn(), Scope::Hooks.into());
        let now = self.chat.now();
        let name = match self.store.tokens_of(who).await.unwrap().len() {
            0 => "hooks".to_owned(),
            more => format!("hooks-{more}"),
        };
        let made = self.store.make_token(&text, (who, &name), scopes, now).await.unwrap();
        assert_eq!(made, TokenMade::Yes);
        let token = self.store.token(&text, now).await.unwrap().unwrap();
        let (id, _) = self.store.make_hook((who, token.id), url, events, now).await.unwrap().unwrap();
        id
    }

    /// The due messages, as `member event number`, all of them taken off the queue.
    async fn told(&self) -> Vec<String> {
        let mut told = Vec::new();
        loop {
            let due = self.store.take(&[Work::Hooks], self.chat.now(), 99).await.unwrap();
            if due.is_empty() {
                told.sort_unstable();
                return told;
            }
            for job in due {
                let Job::Hook(post) = job else { panic!("{job:?}") };
                let about = match post.about {
                    About::Table(_) => "",
                    About::Contest(_) => " contest",
                };
                told.push(format!("{} {} {}{about}", post.member, post.event, post.number));
                self.store.done(liege_store::Done::HookSent(&post), self.chat.now()).await.unwrap();
            }
        }
    }
}

#[tokio::test]
async fn everybody_is_told_what_concerns_them_and_nothing_that_is_kept_from_them() {
    let house = House::open("press=secret").await;
    for who in ["p1", "p2", "p3"] {
        house.hook(who, "https://example.org/", &Tiding::ALL).await;
    }
    assert_eq!(house.told().await, [""; 0], "nothing of what was before");
    house.say("p2", "#1 WC5-WV7").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1", "p3 changed 1", "p3 turn 1"]);
    house.say("p1", "#1 White, truce for 3 turns").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1", "p2 offer 1"], "Black hears nothing");
    house.say("p2", "#1 accept").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1"]);
    house.say("p3", "#1 BC5-BV7").await;
    assert_eq!(house.told().await, ["p1 changed 2", "p1 turn 2", "p2 changed 2", "p3 changed 2"]);
    house.say("p3", "pause 5 #1").await;
    assert_eq!(
        house.told().await,
        ["p1 changed 3", "p1 offer 3", "p2 changed 3", "p2 offer 3", "p3 changed 3"],
        "it is Red’s turn as before"
    );
}

#[tokio::test]
async fn a_hook_that_takes_nothing_for_a_day_is_told_of_once() {
    let house = House::open("").await;
    // Nobody listens there.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let hook = house.hook("p3", &format!("http://127.0.0.1:{port}/"), &[Tiding::Turn]).await;
    house.say("p2", "#1 WC5-WV7").await;
    let waiting = async || house.store.backlog().await.unwrap().rows;
    let before = waiting().await;
    let mut office = house.office();
    let mut round = async || {
        let begun = office.send_due().await.unwrap();
        while let Some(ended) = office.some_end().await {
            ended.unwrap();
        }
        begun
    };
    assert_eq!(round().await, 1);
    assert_eq!(round().await, 0, "it waits");
    house.clock.advance(SignedDuration::from_hours(23));
    assert_eq!(round().await, 1);
    assert_eq!((waiting().await, house.store.hooks_of("p3").await.unwrap()[0].failed), (before, None));
    house.clock.advance(SignedDuration::from_hours(2));
    assert_eq!(round().await, 1);
    assert_eq!(waiting().await, before + 1, "p3 is told");
    assert!(house.store.hooks_of("p3").await.unwrap()[0].failed.is_some());
    // Others go on, and p3 is not told again.
    house.say("p3", "#1 BC5-BV7").await;
    house.say("p1", "#1 RC5-RV7").await;
    house.say("p2", "#1 WC6-WV10").await;
    let before = waiting().await;
    house.clock.advance(SignedDuration::from_hours(25));
    assert_eq!(round().await, 1);
    assert_eq!((round().await, waiting().await), (0, before));
    // The hook is removed with the token.
    assert!(house.store.revoke_token("p3", "hooks").await.unwrap());
    assert_eq!(house.store.hooks_of("p3").await.unwrap(), []);
    assert!(!house.store.remove_hook("p3", hook).await.unwrap());
}

/// A listener that reports its visitors, and answers them when the test says so.
struct Ear {
    url: String,
    heard: mpsc::UnboundedReceiver<(String, TcpStream)>,
}

impl Ear {
    async fn open() -> Ear {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let (said, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let said = said.clone();
                tokio::spawn(async move {
                    let (mut text, mut part) = (String::new(), [0; 1024]);
                    // The body is the only part with braces.
                    while !text.ends_with('}') {
                        let count = stream.read(&mut part).await.unwrap();
                        text.push_str(std::str::from_utf8(&part[..count]).unwrap());
                    }
                    let _ = said.send((text.split_once("\r\n\r\n").unwrap().1.to_owned(), stream));
                });
            }
        });
        Ear { url, heard }
    }

    /// The next message, and the connection that waits for its answer.
    async fn next(&mut self) -> (Value, TcpStream) {
        let (body, stream) = self.heard.recv().await.unwrap();
        (serde_json::from_str(&body).unwrap(), stream)
    }

    /// The number of visitors not taken yet.
    fn come(&self) -> usize {
        self.heard.len()
    }
}

async fn answer(mut stream: TcpStream, status: &str) {
    stream.write_all(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n").as_bytes()).await.unwrap();
}

/// Three moves of a game.
const MOVES: [(&str, &str); 3] = [("p2", "#1 WC5-WV7"), ("p3", "#1 BC5-BV7"), ("p1", "#1 RC5-RV7")];

#[tokio::test]
async fn one_members_hooks_that_never_answer_delay_nobody_elses() {
    let house = House::open("").await;
    let (mut deaf, mut well) = (Ear::open().await, Ear::open().await);
    for _ in 0..10 {
        house.hook("p1", &deaf.url, &[Tiding::Changed]).await;
    }
    house.hook("p2", &well.url, &[Tiding::Changed]).await;
    let mut office = house.office();
    for (number, (who, text)) in MOVES.into_iter().enumerate() {
        house.say(who, text).await;
        let begun = office.send_due().await.unwrap();
        assert_eq!(begun, if number == 0 { 3 } else { 1 }, "two of p1's, which are still under way");
        let (told, stream) = well.next().await;
        assert_eq!((&told["member"], &told["number"]), (&json!("p2"), &json!(number + 1)));
        answer(stream, "204 No Content").await;
        office.some_end().await.unwrap().unwrap();
        assert_eq!(office.under_way(), 2);
    }
    assert_eq!(house.waiting().await, 10, "p2 was told of everything");
    // Each of the ten hooks gets its turn, before any has a second one.
    let mut hooks = HashSet::new();
    for left in (0..5).rev() {
        for _ in 0..2 {
            let (told, stream) = deaf.next().await;
            assert!(hooks.insert(told["id"].to_string()), "{told}");
            drop(stream);
        }
        while office.under_way() > 0 {
            office.some_end().await.unwrap().unwrap();
        }
        assert_eq!(deaf.come(), 0, "no more than two at a time");
        assert_eq!(office.send_due().await.unwrap(), if left > 0 { 2 } else { 0 });
    }
    assert_eq!((hooks.len(), house.waiting().await), (10, 10));
}

#[tokio::test]
async fn messages_under_way_have_a_bound_for_all_together() {
    let house = House::open("").await;
    let deaf = Ear::open().await;
    // One hook each for more members than there is room.
    let members: Vec<String> = (0..40).map(|number| format!("m{number}")).collect();
    for who in &members {
        house.say(who, "help").await;
        house.say(who, &format!("new chess white={who} black={who}")).await;
        house.hook(who, &deaf.url, &[Tiding::Changed]).await;
    }
    for (number, who) in members.iter().enumerate() {
        house.say(who, &format!("#{} e4", number + 2)).await;
    }
    assert_eq!(house.waiting().await, 40);
    let mut office = house.office();
    assert_eq!(office.send_due().await.unwrap(), 32);
    assert_eq!((office.send_due().await.unwrap(), office.under_way()), (0, 32));
}

#[tokio::test]
async fn a_hook_that_answers_slowly_rests_and_its_messages_come_in_order() {
    let house = House::open("").await;
    let (mut slow, mut well) = (Ear::open().await, Ear::open().await);
    house.hook("p1", &slow.url, &[Tiding::Changed]).await;
    house.hook("p1", &well.url, &[Tiding::Changed]).await;
    for (who, text) in MOVES {
        house.say(who, text).await;
    }
    let mut office = house.office();
    let mut seen = (Vec::new(), Vec::new());
    for rest in [1, 2] {
        assert_eq!(office.send_due().await.unwrap(), 2);
        let (told, stream) = well.next().await;
        seen.0.push(told["number"].clone());
        answer(stream, "200 OK").await;
        office.some_end().await.unwrap().unwrap();
        let (told, stream) = slow.next().await;
        seen.1.push(told["number"].clone());
        house.clock.advance(SignedDuration::from_secs(4));
        answer(stream, "200 OK").await;
        office.some_end().await.unwrap().unwrap();
        // It uses no room while it rests, and another's messages go on.
        if rest == 1 {
            house.clock.advance(SignedDuration::from_millis(999));
            assert_eq!(office.send_due().await.unwrap(), 1, "the other hook's");
            let (told, stream) = well.next().await;
            seen.0.push(told["number"].clone());
            answer(stream, "200 OK").await;
            office.some_end().await.unwrap().unwrap();
            house.clock.advance(SignedDuration::from_millis(1));
        }
    }
    // The second time it rests twice as long.
    house.clock.advance(SignedDuration::from_millis(1_999));
    assert_eq!(office.send_due().await.unwrap(), 0);
    house.clock.advance(SignedDuration::from_millis(1));
    assert_eq!(office.send_due().await.unwrap(), 1);
    let (told, stream) = slow.next().await;
    seen.1.push(told["number"].clone());
    answer(stream, "200 OK").await;
    office.some_end().await.unwrap().unwrap();
    let all = vec![json!(1), json!(2), json!(3)];
    assert_eq!((seen, house.waiting().await), ((all.clone(), all), 0));
}

#[tokio::test]
async fn what_was_under_way_when_the_program_ended_is_sent_again() {
    let house = House::open("").await;
    let mut ear = Ear::open().await;
    house.hook("p1", &ear.url, &[Tiding::Changed]).await;
    for (who, text) in MOVES {
        house.say(who, text).await;
    }
    let mut office = house.office();
    assert_eq!(office.send_due().await.unwrap(), 1);
    let (first, _stream) = ear.next().await;
    drop(office);
    let mut office = house.office();
    let mut told = Vec::new();
    for status in ["500 Broken", "200 OK", "200 OK", "200 OK"] {
        assert_eq!(office.send_due().await.unwrap(), 1);
        let (message, stream) = ear.next().await;
        answer(stream, status).await;
        office.some_end().await.unwrap().unwrap();
        house.clock.advance(SignedDuration::from_secs(1));
        told.push(message);
    }
    assert_eq!((&told[0], &told[1]), (&first, &first), "the same message");
    let numbers: Vec<&Value> = told[1..].iter().map(|message| &message["number"]).collect();
    assert_eq!((numbers, house.waiting().await), (vec![&json!(1), &json!(2), &json!(3)], 0));
}

/// The answer to a program's request with a token.
async fn asked(router: &Router, token: &TokenText, path: &str) -> (StatusCode, HeaderMap) {
    let request = Request::get(path).header("authorization", format!("Bearer {}", token.reveal()));
    let answer = router.clone().call(request.body(Body::empty()).unwrap()).await.unwrap();
    (answer.status(), answer.headers().clone())
}

#[tokio::test]
async fn programs_are_told_when_nothing_can_be_read_and_not_that_they_may_not() {
    let house = House::open("").await;
    let text = TokenText::drawn();
    let scopes = Scope::ALL.into_iter().collect();
    house.store.make_token(&text, ("p1", "all"), scopes, house.chat.now()).await.unwrap();
    let router = super::router(Arc::clone(&house.chat), house.store.clone(), false);
    let (data, path) = (house.folder.path().join("liege.sqlite"), "/v1/tables/1");
    // On a full disk the use of a token can't be noted; a request to see needs no room.
    liege_store::testing::refuse(&data, "UPDATE", "tokens").await;
    assert_eq!(asked(&router, &text, path).await.0, StatusCode::OK);
    assert_eq!(asked(&router, &TokenText::drawn(), path).await.0, StatusCode::UNAUTHORIZED);
    for (broken, mended, path) in [
        ("ALTER TABLE tokens RENAME TO t", "ALTER TABLE t RENAME TO tokens", "/v1/me"),
        ("ALTER TABLE members RENAME TO t", "ALTER TABLE t RENAME TO members", "/v1/me"),
        ("ALTER TABLE tables RENAME TO t", "ALTER TABLE t RENAME TO tables", "/v1/tables"),
        ("ALTER TABLE hooks RENAME TO t", "ALTER TABLE t RENAME TO hooks", "/v1/hooks"),
    ] {
        liege_store::testing::tamper(&data, broken).await.unwrap();
        let (status, headers) = asked(&router, &text, path).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{broken}");
        assert_eq!(
            (&headers["retry-after"], headers.get("www-authenticate")),
            (&HeaderValue::from(10), None)
        );
        liege_store::testing::tamper(&data, mended).await.unwrap();
        assert_eq!(asked(&router, &text, path).await.0, StatusCode::OK, "{mended}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_token_is_not_refused_because_other_data_is_in_the_place_of_ours() {
    let house = House::open("").await;
    let text = TokenText::drawn();
    house.store.make_token(&text, ("p1", "all"), Scope::Read.into(), house.chat.now()).await.unwrap();
    let router = super::router(Arc::clone(&house.chat), house.store.clone(), false);
    assert_eq!(asked(&router, &text, "/v1/me").await.0, StatusCode::OK);
    let (data, other) = (house.folder.path().join("liege.sqlite"), house.folder.path().join("other"));
    liege_store::testing::create_file(&other).await;
    Store::open(&other).await.unwrap().close().await;
    std::fs::copy(&other, &data).unwrap();
    for token in [&text, &TokenText::drawn()] {
        assert_eq!(asked(&router, token, "/v1/me").await.0, StatusCode::SERVICE_UNAVAILABLE);
    }
}
