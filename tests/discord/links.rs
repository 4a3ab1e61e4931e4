//! A member's own board in a browser, by a link that the bot gives them in private on Discord.

use crate::browser::{self, Browser, Driver};
use crate::house::{Program, button};
use crate::program::{Ground, send};
use crate::standin::{Message, Standin};
use fantoccini::Locator;
use jiff::SignedDuration;
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::fs::File;
use std::process::Stdio;

/// A table of chess on a server, with pages on the web.
struct Club {
    standin: Standin,
    ada: u64,
    bob: u64,
    thread: u64,
}

impl Club {
    async fn open(standin: Standin) -> Club {
        let (ada, bob) = (standin.user("Ada", "en-US"), standin.user("Bob", "en-US"));
        let hall = standin.channel("hall");
        let seats = [("game", "chess"), ("seat1", &ada.to_string()), ("seat2", &bob.to_string())];
        standin.slash(ada, hall, "new", &seats).await;
        let lobby = standin.posted(hall, 1).await.remove(0);
        standin.press(bob, lobby.id, button(&lobby, "join:1")).await;
        let club = Club { standin, ada, bob, thread: lobby.id };
        club.post(1).await;
        club
    }

    /// Waits for a post in the table's thread.
    async fn post(&self, number: usize) -> Message {
        self.standin.posted(self.thread, number).await.remove(number - 1)
    }

    /// The link of a slash command's private answer.
    async fn link(&self, who: u64) -> String {
        let answers = self.standin.slash(who, self.thread, "link", &[]).await;
        link_of(&answers)
    }

    /// The private answer with a member's own board.
    async fn own_board(&self, who: u64) -> Vec<Message> {
        let turn = self.post(1).await;
        let more = self.standin.press(who, turn.id, button(&turn, "more:1")).await.remove(0);
        self.standin.press(who, more.id, button(&more, "board:1")).await
    }

    /// No message that others see has a link.
    fn nobody_else_has_a_link(&self) {
        let direct = [self.ada, self.bob].map(|who| self.standin.change(|world| world.direct(who)));
        self.standin.read(|world| {
            for message in &world.messages {
                let private = message.ephemeral || direct.contains(&message.channel);
                assert!(private || message.links().is_empty(), "{message:?}");
            }
        });
    }
}

/// The only link of private answers.
fn link_of(answers: &[Message]) -> String {
    assert!(answers.iter().all(|answer| answer.ephemeral), "{answers:?}");
    let links: Vec<&str> = answers.iter().flat_map(Message::links).collect();
    let [link] = links[..] else { panic!("{answers:?}") };
    link.to_owned()
}

/// A browser without scripts.
struct Visitor {
    client: reqwest::Client,
    origin: String,
    cookie: Option<String>,
}

impl Visitor {
    fn of(link: &str) -> Visitor {
        let (origin, _) = link.split_once("/seat/").expect("a link to a seat");
        Visitor { client: reqwest::Client::new(), origin: origin.to_owned(), cookie: None }
    }

    async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value, Option<String>) {
        let request = self.client.post(format!("{}/seat/1/api/{path}", self.origin));
        let request = request.header("origin", &self.origin).header("content-type", "application/json");
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let response = request.body(body.to_string()).send().await.expect("an answer");
        let (status, set) = (response.status(), response.headers().get("set-cookie").cloned());
        let set = set.and_then(|set| Some(set.to_str().ok()?.split_once(';')?.0.to_owned()));
        let text = response.text().await.expect("a text");
        (status, serde_json::from_str(&text).expect("JSON"), set)
    }

    async fn enter(link: &str) -> Result<Visitor, StatusCode> {
        let visitor = Visitor::of(link);
        // A preview that is made of it uses nothing up.
        let preview = visitor.client.get(link).send().await.expect("the page");
        assert_eq!(preview.status(), 200);
        let (_, secret) = link.split_once('#').expect("a secret");
        let (status, _, cookie) = visitor.post("enter", &json!({ "link": secret })).await;
        if status == 200 { Ok(Visitor { cookie, ..visitor }) } else { Err(status) }
    }

    async fn state(&self) -> StatusCode {
        let request = self.client.get(format!("{}/seat/1/api/state", self.origin));
        let request = request.header("cookie", self.cookie.as_deref().unwrap_or_default());
        request.send().await.expect("an answer").status()
    }

    async fn say(&self, text: &str, request: &str) -> Value {
        let (status, told, _) = self.post("say", &json!({ "text": text, "request": request })).await;
        assert_eq!(status, 200, "{told}");
        told
    }
}

const REFUSED: StatusCode = StatusCode::UNAUTHORIZED;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_leads_to_ones_own_seat_until_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let (program, address) = Program::start_with_web(&standin, &folder.path().join("liege.sqlite")).await;
    let club = Club::open(standin).await;
    let turn = club.post(1).await;
    // A turn has no button more than without pages; the link is in the private answers to them.
    assert_eq!(turn.buttons.iter().flatten().count(), 2, "{:?}", turn.buttons);
    let asked = club.standin.press(club.ada, turn.id, button(&turn, "moves:1")).await;
    let link = link_of(&asked);
    assert!(link.starts_with(&format!("{address}/seat/1#")), "{link}");
    let seen = club.own_board(club.ada).await;
    assert_ne!(link_of(&seen), link, "each link is new");
    let ada = Visitor::enter(&link).await.expect("the first browser");
    assert_eq!(Visitor::enter(&link).await.err(), Some(REFUSED), "a second browser");
    // Somebody else who presses the button gets their own seat.
    let theirs = club.own_board(club.bob).await;
    let bob = Visitor::enter(&link_of(&theirs)).await.expect("their own");
    let told = bob.say("e4", "b1").await;
    assert_eq!(club.standin.posts(club.thread).len(), 1, "{told}");
    // A move made there is posted like a typed one, once.
    let told = ada.say("e4", "a1").await;
    assert!(told["answers"][0]["text"].as_str().unwrap().contains("e4"), "{told}");
    let board = club.post(2).await;
    assert!(board.content.contains("e4") && board.notified == [club.bob], "{board:?}");
    assert_eq!(ada.say("e4", "a1").await, json!({ "answers": [] }));
    club.standin.say(club.bob, club.thread, &format!("{} e5", club.standin.mention()));
    club.post(3).await;
    assert_eq!(club.standin.posts(club.thread).len(), 3);
    // Typed in the channel, the link goes to its member alone.
    club.standin.say(club.ada, club.thread, &format!("{} link", club.standin.mention()));
    let direct = club.standin.change(|world| world.direct(club.ada));
    let sent = club.standin.posted(direct, 1).await.remove(0);
    let [late] = sent.links()[..] else { panic!("{sent:?}") };
    program.wait(SignedDuration::from_mins(16));
    assert_eq!(Visitor::enter(late).await.err(), Some(REFUSED), "after fifteen minutes");
    assert_eq!(ada.state().await, 200, "a browser stays");
    // At once, everywhere.
    let waiting = club.link(club.ada).await;
    let told = club.standin.slash(club.ada, club.thread, "link", &[("off", "true")]).await;
    assert!(told[0].ephemeral && told[0].content.contains("no browser"), "{told:?}");
    assert_eq!((ada.state().await, bob.state().await), (REFUSED, StatusCode::OK));
    assert_eq!(Visitor::enter(&waiting).await.err(), Some(REFUSED));
    // With the game.
    let ada = Visitor::enter(&club.link(club.ada).await).await.expect("another");
    let asked = bob.say("resign", "b2").await;
    let sure = &asked["answers"][0]["buttons"][0]["id"];
    bob.post("play", &json!({ "play": sure, "request": "b3" })).await;
    let end = club.post(4).await;
    assert!(end.links().is_empty(), "{end:?}");
    assert_eq!((ada.state().await, bob.state().await), (REFUSED, REFUSED));
    let refused = club.standin.slash(club.ada, club.thread, "link", &[]).await;
    assert!(refused[0].links().is_empty() && refused[0].content.contains("over"), "{refused:?}");
    club.nobody_else_has_a_link();
    program.stop().await;
    club.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_pages_there_is_no_link() {
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let program = Program::start(&standin, &folder.path().join("liege.sqlite")).await;
    let club = Club::open(standin).await;
    let turn = club.post(1).await;
    let moves = club.standin.press(club.ada, turn.id, button(&turn, "moves:1")).await;
    for answers in [moves, club.own_board(club.ada).await] {
        assert!(answers.iter().all(|answer| answer.links().is_empty()), "{answers:?}");
    }
    let told = club.standin.slash(club.ada, club.thread, "link", &[]).await;
    assert!(told[0].content.contains("public_url") && told[0].links().is_empty(), "{told:?}");
    program.stop().await;
    club.standin.finish();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_in_the_log() {
    let ground = Ground::new();
    let standin = Standin::start().await;
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let log = ground.path("log");
    let mut bot = ground
        .liege(&["discord"])
        .env("DISCORD_TOKEN", standin.read(|world| world.token.clone()))
        .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
        .env("LIEGE_WEB_ADDRESS", free.to_string())
        .env("LIEGE_WEB_PUBLIC_URL", format!("http://{free}"))
        .env("RUST_LOG", "trace")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(&log).expect("a log"))
        .spawn()
        .expect("the bot starts");
    standin.ready().await;
    let club = Club::open(standin).await;
    let link = club.link(club.ada).await;
    let ada = Visitor::enter(&link).await.expect("a browser");
    ada.say("e4", "a1").await;
    club.post(2).await;
    send(&bot, "TERM");
    assert!(bot.wait().expect("it ends").success());
    let text = String::from_utf8_lossy(&std::fs::read(&log).expect("a log")).into_owned();
    assert!(text.contains("pages: "), "{text}");
    let (_, secret) = link.split_once('#').unwrap();
    let (_, cookie) = ada.cookie.as_deref().unwrap().split_once('=').unwrap();
    for secret in [secret, cookie] {
        let line = text.lines().find(|line| line.contains(secret));
        assert!(line.is_none(), "{line:?}");
    }
}

/// Presses what a selector finds.
async fn press(page: &Browser, selector: &str) {
    page.until(&format!("document.querySelector('{selector}')?.checkVisibility()")).await;
    let found = page.client.find(Locator::Css(selector)).await.expect("something to press");
    found.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
}

/// Taps a cell of the board.
async fn tap(page: &Browser, spot: &str) {
    let cell = format!("#table .cell[data-spot=\"{spot}\"][role=button]");
    page.until(&format!("document.querySelector('{cell}') !== null")).await;
    let found = page.client.find(Locator::Css(&cell)).await.expect("a cell");
    found.click().await.unwrap_or_else(|error| panic!("{spot}: {error}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_in_a_real_browser() {
    if !browser::present() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let standin = Standin::start().await;
    let (program, address) = Program::start_with_web(&standin, &folder.path().join("liege.sqlite")).await;
    let club = Club::open(standin).await;
    let driver = Driver::start();
    let page = driver.open("seat", (1366, 850), true, "en").await;
    let link = club.link(club.ada).await;
    page.go(&link).await;
    page.until("document.getElementById('enter').checkVisibility()").await;
    // The secret is off the address before anything is pressed, and nothing is used up yet.
    assert_eq!(page.js("return location.href;").await, json!(format!("{address}/seat/1")));
    page.picture("seat-1-open").await;
    press(&page, "#enter-now").await;
    page.until("document.querySelector('#table .overlay') !== null").await;
    assert_eq!(page.js("return document.cookie;").await, json!(""), "no script can read the cookie");
    page.picture("seat-2-board").await;
    tap(&page, "f2").await;
    tap(&page, "f3").await;
    assert!(club.post(2).await.content.contains("f3"));
    // The answer of the other player comes by itself.
    club.standin.say(club.bob, club.thread, &format!("{} e5", club.standin.mention()));
    club.post(3).await;
    page.until("document.querySelectorAll('#move-list button').length === 2").await;
    // Typed moves too; what is refused is told there.
    press(&page, "#input").await;
    page.line("Ke5").await;
    page.until("document.querySelector('#said .text')?.textContent.length > 0").await;
    page.line("g4").await;
    assert!(club.post(4).await.content.contains("g4"));
    page.until("document.querySelectorAll('#move-list button').length === 3").await;
    // The browser plays on when the page is opened again, without a link.
    page.go(&format!("{address}/seat/1")).await;
    page.until("document.querySelectorAll('#move-list button').length === 3").await;
    page.picture("seat-3-again").await;
    club.standin.say(club.bob, club.thread, &format!("{} Qh4", club.standin.mention()));
    club.post(5).await;
    page.until("document.getElementById('gone').checkVisibility()").await;
    page.until("!document.getElementById('table').checkVisibility()").await;
    page.picture("seat-4-over").await;
    page.close(address.strip_prefix("http://").unwrap()).await;
    club.nobody_else_has_a_link();
    program.stop().await;
    club.standin.finish();
}
