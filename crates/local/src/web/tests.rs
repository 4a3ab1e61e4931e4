//! The pages against a real store: what they show, what they keep to themselves, and what a hostile request gets.

mod seat;

use super::router;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use jiff::Timestamp;
use liege_chat::clock::ManualClock;
use liege_chat::{self as chat, Answer, Desk, Incoming, Person, Place, PublicUrl, Rights, Said, Settings};
use liege_game::{Seat, SeatSet};
use liege_render::Renderer;
use liege_store::Store;
use liege_table::{Status, Table};
use std::sync::Arc;
use tower_service::Service as _;

struct House {
    chat: Arc<Desk>,
    store: Store,
    clock: Arc<ManualClock>,
    router: Router,
    _folder: tempfile::TempDir,
}

/// An answer: everything that whoever asks gets.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Got {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Got {
    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

impl House {
    /// A server `7`, whose games are on the web; everybody sees its channels but `closed`.
    async fn open() -> House {
        House::open_with(liege_chat::Limits::default().unhurried()).await
    }

    async fn open_with(limits: liege_chat::Limits) -> House {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("liege.sqlite");
        liege_store::testing::create_file(&data).await;
        let store = Store::open(&data).await.unwrap();
        let clock = Arc::new(ManualClock::new("2026-01-01T12:00:00Z".parse::<Timestamp>().unwrap()));
        let renderer = Renderer::new().unwrap();
        renderer.leave_blank(true);
        let url = PublicUrl::read("https://liege.example").unwrap();
        let settings = Settings { web: Some(url.clone()), limits, ..Settings::default() };
        let chat = Desk::drawn_by(Arc::new(renderer), store.clone(), clock.clone(), settings);
        chat.look_with(|server, channel| server == "7" && channel != "closed");
        chat.foresee(5);
        let router = router(Arc::clone(&chat), store.clone(), url);
        let house = House { chat, store, clock, router, _folder: folder };
        house.say("boss", "setup page=on").await;
        house
    }

    async fn say_in(&self, who: &str, channel: &str, text: &str) -> Vec<Answer> {
        let said = Said::Command(match liege_chat::parse(text) {
            liege_chat::Parsed::Command(call) | liege_chat::Parsed::Move(call) => call,
            other => panic!("{text}: {other:?}"),
        });
        self.hear(who, channel, said).await
    }

    async fn hear(&self, who: &str, channel: &str, said: Said) -> Vec<Answer> {
        let person = |id: &str| {
            let rights = Rights { manages: id == "boss", ..Rights::default() };
            Person { id: id.to_owned(), name: format!("<{}> & co", id.to_uppercase()), locale: None, rights }
        };
        let server = (!channel.starts_with("dm")).then(|| "7".to_owned());
        let place = Place { server, channel: channel.into(), parent: None, locale: None };
        let known = ["p1", "p2", "p3", "p4"].map(person).to_vec();
        let incoming = Incoming { id: None, who: person(who), place, said, known, files: Vec::new() };
        chat::handle(&self.chat, incoming).await
    }

    async fn say(&self, who: &str, text: &str) -> Vec<Answer> {
        self.say_in(who, "c", text).await
    }

    async fn press(&self, who: &str, id: &str) {
        self.hear(who, "c", Said::Press(id.to_owned())).await;
    }

    /// Does the work that time brings.
    async fn goes_on(&self) {
        chat::deliver_due(&self.chat, &crate::anywhere::Anywhere).await;
    }

    async fn table(&self, id: i64) -> Arc<Table> {
        self.store.table(id).await.unwrap().unwrap()
    }

    async fn asked(&self, request: Request<Body>) -> Got {
        let response = self.router.clone().call(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = axum::body::to_bytes(response.into_body(), 4 << 20).await.unwrap().to_vec();
        Got { status, headers, body }
    }

    async fn get(&self, path: &str) -> Got {
        self.asked(Request::get(path).header("host", "liege.example").body(Body::empty()).unwrap()).await
    }

    async fn get_in(&self, path: &str, language: &str) -> Got {
        let request = Request::get(path).header("host", "liege.example").header("accept-language", language);
        self.asked(request.body(Body::empty()).unwrap()).await
    }

    /// A table of a game for `players`, begun: table 1 in a new house.
    async fn begin(&self, game: &str, players: usize) -> i64 {
        let name = game.split_whitespace().next().unwrap();
        let seats = liege_game::by_id(name).unwrap().seats().iter().enumerate();
        let seats = seats.map(|(index, info)| format!("{}=@p{}", info.id, index % players + 1));
        let seats = seats.collect::<Vec<_>>().join(" ");
        let rest = game.strip_prefix(name).unwrap();
        self.say("host", &format!("new {name} {seats} muster=never {rest}")).await;
        let id = self.store.tables(liege_store::Which::OnServer("7")).await.unwrap().last().unwrap().id;
        for player in 1..=players {
            self.say(&format!("p{player}"), &format!("join #{id}")).await;
        }
        assert_eq!(self.table(id).await.status(), Status::Playing, "{game}");
        id
    }

    async fn plays(&self, table: &Table, action: &str) {
        let seat = table.state().actor(action).unwrap();
        let who = table.holder(seat).unwrap().id.clone();
        self.say_in(&who, &format!("dm-{who}"), &format!("#{} {action}", table.id())).await;
    }
}

const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

#[tokio::test]
async fn a_game_has_a_page_with_everything_a_spectator_sees() {
    let house = House::open().await;
    let id = house.begin("chess time=3d", 2).await;
    for action in ["e2-e4", "e7-e5", "Ng1-f3"] {
        let table = house.table(id).await;
        let seat = table.to_move().iter().next().unwrap();
        let who = table.holder(seat).unwrap().id.clone();
        house.say(&who, &format!("#{id} {action}")).await;
    }
    let page = house.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, StatusCode::OK, "{page:?}");
    let text = page.text();
    for part in [
        "<title>Chess #1: &lt;P1&gt; &amp; co, &lt;P2&gt; &amp; co</title>",
        "<meta property=\"og:image\" content=\"https://liege.example/t/1/board.png?at=3\">",
        "<meta name=\"twitter:card\" content=\"summary_large_image\">",
        "<meta name=\"robots\" content=\"noindex, nofollow\">",
        "<a href=\"/t/1?at=2\" rel=\"prev\"",
        "<b>3/3</b>",
        "href=\"/t/1/game.pgn\"",
        "href=\"/t/1/record.txt\"",
        "data-live",
        "2026-01-04 12:00 UTC",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(
        text.len() < 50_000 && !text.contains("<P1>") && !text.contains("<@") && !text.contains(" style=")
    );
    assert!(page.header("content-security-policy").contains("default-src 'none'"));
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    assert_eq!(page.header("x-robots-tag"), "noindex, nofollow");
    assert_eq!(page.header("vary"), "accept-language");
    // Asked again, it is only said that nothing has changed.
    let again = Request::get(format!("/t/{id}")).header("host", "liege.example");
    let again = again.header("if-none-match", page.header("etag")).body(Body::empty()).unwrap();
    let again = house.asked(again).await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    let head = Request::head(format!("/t/{id}")).header("host", "liege.example").body(Body::empty()).unwrap();
    let head = house.asked(head).await;
    assert_eq!((head.status, head.header("etag"), head.body.len()), (StatusCode::OK, page.header("etag"), 0));
    // Before, and with no deadline then.
    let before = house.get(&format!("/t/{id}?at=1")).await.text();
    assert!(
        before.contains("<b>1/3</b>") && before.contains("rel=\"next\"") && !before.contains("UTC</p>"),
        "{before}"
    );
    let picture = house.get(&format!("/t/{id}/board.png?at=1")).await;
    assert_eq!((picture.status, picture.header("content-type")), (StatusCode::OK, "image/png"));
    let pgn = house.get(&format!("/t/{id}/game.pgn")).await;
    assert!(pgn.text().contains("1. e4") && pgn.text().contains("Nf3"), "{}", pgn.text());
    assert_eq!(pgn.header("content-disposition"), "attachment; filename=\"table-1.pgn\"");
    let record = house.get(&format!("/t/{id}/record.txt")).await.text();
    assert!(record.starts_with("Liege record"), "{record}");
    for (language, said) in
        [("ru-RU,ru;q=0.9", "Игроки"), ("uk", "Гравці"), ("fi, en", "Players"), ("", "Players")]
    {
        let page = house.get_in(&format!("/t/{id}"), language).await.text();
        assert!(page.contains(said), "{language}: {page}");
    }
    let list = house.get("/s/7").await.text();
    assert!(list.contains("<a href=\"/t/1\">Chess #1</a>"), "{list}");
    house.store.close().await;
}

#[tokio::test]
async fn what_is_not_shown_is_as_if_it_were_not_there() {
    let house = House::open().await;
    let shown = house.begin("chess", 2).await;
    house.say("p1", "new chess white=@p1 black=@p2 page=no").await;
    house.say("p2", "join #2").await;
    house.say_in("p1", "closed", "new chess white=@p1 black=@p2").await;
    house.say_in("p1", "dm-p1", "new chess white=@p1 black=@p1").await;
    assert!(house.store.table(4).await.unwrap().is_some());
    for language in LANGUAGES {
        let nothing = house.get_in("/t/999", language).await;
        assert_eq!(nothing.status, StatusCode::NOT_FOUND);
        for path in [
            "/t/2",
            "/t/3",
            "/t/4",
            "/t/2?at=0",
            "/t/2/board.png",
            "/t/3/record.txt",
            "/t/4/game.pgn",
            "/t/0",
            "/t/-1",
            "/t/01",
            "/t/+1",
            "/t/1/",
            "/t/x",
            "/t/99999999999999999999",
            "/t/1?at=999",
            "/t/1?at=-1",
            "/t/1/game.pdn",
            "/s/8",
            "/s/",
            "/s/7?over=x",
            "/s/7/..",
            "/nowhere",
            "/calendar/x.ics",
            "/calendar/x",
            "/%2e%2e/etc/passwd",
            "/t/%31%",
            "/t/%ff",
            "/t/1%00",
            "/..%2f..%2fetc/passwd",
        ] {
            assert_eq!(house.get_in(path, language).await, nothing, "{path}");
        }
    }
    let list = house.get("/s/7").await.text();
    assert!(
        list.contains("/t/1\"") && !["/t/2\"", "/t/3\"", "/t/4\""].iter().any(|hidden| list.contains(hidden)),
        "{list}"
    );
    // Switched off, there is nothing at all.
    let nothing = house.get("/t/999").await;
    house.say("boss", "setup page=off").await;
    assert_eq!(house.get(&format!("/t/{shown}")).await, nothing);
    assert_eq!(house.get("/s/7").await, nothing);
    assert_eq!(house.get("/s/7/finished.atom").await, nothing);
    house.say("boss", "setup page=indexed").await;
    let page = house.get(&format!("/t/{shown}")).await;
    assert!(page.header("x-robots-tag").is_empty() && !page.text().contains("noindex"));
    assert!(!house.get("/robots.txt").await.text().contains("Disallow: /\n"));
    house.store.close().await;
}

#[tokio::test]
async fn a_contest_has_a_page_where_everybody_sees_its_channel() {
    let house = House::open().await;
    assert!(!house.get("/s/7").await.text().contains("Contests"), "a server without any does not list them");
    house.say("p1", "contest new robin chess checkin=off name=\"Spring <b>\"").await;
    for who in ["p1", "p2", "p3", "p4"] {
        house.say(who, "contest join").await;
    }
    let before = house.get("/c/1").await;
    assert_eq!(before.status, StatusCode::OK);
    assert!(before.text().contains("<li>&lt;P4&gt; &amp; co</li>"), "{}", before.text());
    house.say("p1", "contest close").await;
    house.goes_on().await;
    let list = house.get("/s/7").await.text();
    assert!(list.contains("<a href=\"/c/1\">Spring &lt;b&gt;</a>"), "{list}");
    let page = house.get("/c/1").await;
    let text = page.text();
    for part in [
        "<h1>Spring &lt;b&gt;",
        "<table class=\"standing\">",
        "<td>&lt;P1&gt; &amp; co</td>",
        "<th scope=\"col\" class=\"more\">SBR</th>",
        "<h2>Round 3</h2>",
        "<a href=\"/t/1\">#1</a>",
        "src=\"/c/1/cross.png?page=1\"",
        "href=\"/c/1/files/trf26\"",
        "data-live",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let stored = house.store.contest(1).await.unwrap().unwrap();
    let seed = stored.contest.seed().reveal();
    assert!(!text.contains("<@") && !text.contains("**") && !text.contains(" style="), "{text}");
    assert!(!text.contains("<t:") && !text.contains(&seed), "{text}");
    for (language, said) in [("ru", "Положение"), ("uk", "Становище"), ("de", "Kreuztabelle")]
    {
        let page = house.get_in("/c/1", language).await.text();
        assert!(page.contains(said), "{language}: {page}");
    }
    for path in ["/c/1/cross.png", "/c/1/cross.png?page=1&wide=true"] {
        let picture = house.get(path).await;
        assert_eq!((picture.status, picture.header("content-type")), (StatusCode::OK, "image/png"), "{path}");
    }
    let csv = house.get("/c/1/files/csv").await;
    assert!(csv.text().contains("<P1> & co") && !csv.text().contains("p1"), "{}", csv.text());
    assert_eq!(csv.header("content-disposition"), "attachment; filename=\"contest-1.csv\"");
    let earlier = house.get("/c/1?before=3").await.text();
    assert!(earlier.contains("<h2>Round 2</h2>") && !earlier.contains("<h2>Round 3</h2>"), "{earlier}");
    // What not everybody sees is as if it were not there; so is the log, which has ids and the seed.
    house.say_in("p1", "closed", "contest new robin chess").await;
    house.say("p1", "contest new robin chess page=no").await;
    house.press("p1", "contest-cancel:1:x").await;
    assert!(house.store.contest(3).await.unwrap().is_some());
    let nothing = house.get("/c/999").await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
    for path in [
        "/c/2",
        "/c/3",
        "/c/01",
        "/c/x",
        "/c/2/cross.png",
        "/c/3/files/csv",
        "/c/1/files/json",
        "/c/1/files/x",
        "/c/1/cross.png?page=0",
        "/c/1/cross.png?page=9",
        "/c/1?before=x",
    ] {
        assert_eq!(house.get(path).await, nothing, "{path}");
    }
    let over = house.get("/c/1").await.text();
    assert!(over.contains("cancelled") && !over.contains("data-live") && !over.contains(&seed), "{over}");
    let list = house.get("/s/7").await.text();
    assert!(!list.contains("/c/2") && !list.contains("/c/3"), "{list}");
    house.say("boss", "setup page=off").await;
    assert_eq!(house.get("/c/1").await, nothing);
    house.store.close().await;
}

#[tokio::test]
async fn hostile_requests_get_nothing() {
    let house = House::open().await;
    house.begin("chess", 2).await;
    let ask = async |method: &str, path: &str, host: &str| {
        let request = Request::builder().method(method).uri(path).header("host", host).body(Body::empty());
        house.asked(request.unwrap()).await
    };
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"] {
        for path in ["/", "/t/1", "/s/7", "/t/1/board.png"] {
            let got = ask(method, path, "liege.example").await;
            assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            assert!(
                got.header("content-security-policy").contains("frame-ancestors 'none'"),
                "{method} {path}"
            );
        }
    }
    for host in
        ["evil.example", "liege.example.evil.example", "10.0.0.1", "", "[::1", "liege.example@evil.example"]
    {
        let got = ask("GET", "/t/1", host).await;
        assert_eq!(got.status, StatusCode::MISDIRECTED_REQUEST, "{host}");
    }
    assert_eq!(ask("GET", "/t/1", "127.0.0.1:8280").await.status, StatusCode::OK);
    let two = Request::get("/t/1").header("host", "liege.example").header("host", "evil.example");
    assert_eq!(house.asked(two.body(Body::empty()).unwrap()).await.status, StatusCode::MISDIRECTED_REQUEST);
    let none = Request::get("/t/1").body(Body::empty()).unwrap();
    assert_eq!(house.asked(none).await.status, StatusCode::BAD_REQUEST);
    let long = format!("/t/1?at={}", "0".repeat(2_000));
    assert_eq!(ask("GET", &long, "liege.example").await.status, StatusCode::URI_TOO_LONG);
    house.store.close().await;
}

/// Everything that a stranger can get of a table, in two languages.
async fn everything(house: &House, table: i64, last: usize) -> Vec<(String, Got)> {
    let mut paths = vec!["/s/7".to_owned(), "/s/7/finished.atom".to_owned(), format!("/t/{table}")];
    for at in [0, last / 2, last.saturating_sub(1), last, last + 1] {
        paths.push(format!("/t/{table}?at={at}"));
        paths.push(format!("/t/{table}/board.png?at={at}"));
    }
    for file in ["record.txt", "game.pgn", "game.pdn", "board.png"] {
        paths.push(format!("/t/{table}/{file}"));
    }
    let mut got = Vec::new();
    for path in paths {
        for language in ["en", "uk"] {
            got.push((format!("{path} {language}"), house.get_in(&path, language).await));
        }
    }
    got
}

/// An act of others of which whoever holds some seats learns nothing, and that leaves the same to be played.
fn secret(with: &Table, reader: SeatSet, now: Timestamp, die: usize) -> Option<String> {
    let last = with.log().len();
    let seats: SeatSet = (0u8..).map(Seat).take(with.chairs().len()).collect();
    let mut acts = with.open_acts(seats);
    let skip = die % acts.len().max(1);
    acts.rotate_left(skip);
    acts.into_iter().find(|act| {
        let Some(player) = with.state().actor(act).and_then(|seat| with.holder(seat)) else { return false };
        let Ok(step) = with.act(&player.id, act, now) else { return false };
        let silent = step.played.iter().flat_map(|played| &played.events);
        let silent = silent.into_iter().all(|event| !event.audience.includes(reader));
        let after = &step.table;
        silent
            && after.shown(after.log().len()) == with.shown(last)
            && after.to_move() == with.to_move()
            && after.state().legal() == with.state().legal()
    })
}

#[tokio::test]
async fn a_page_is_the_same_whatever_is_dealt_in_secret() {
    for (game, players) in [
        ("three-player-chess press=secret truce=word time=3d offers=2d", 3),
        ("three-player-chess press=secret truce=word time=3d names=hidden", 3),
        ("enochian-chess press=secret time=3d", 4),
    ] {
        let (with, without) = (House::open().await, House::open().await);
        let id = with.begin(game, players).await;
        assert_eq!(id, without.begin(game, players).await);
        let mut secrets = 0;
        for turn in 0..8 {
            let (one, other) = (with.table(id).await, without.table(id).await);
            if one.status() != Status::Playing {
                break;
            }
            for die in 0..3 {
                let one = with.table(id).await;
                let Some(act) = secret(&one, SeatSet::EMPTY, with.chat.now(), turn * 7 + die * 13) else {
                    continue;
                };
                with.plays(&one, &act).await;
                secrets += usize::from(with.table(id).await.log().len() > one.log().len());
            }
            let (mine, theirs) = (with.table(id).await.state().legal(), other.state().legal());
            let both: Vec<&String> = mine.iter().filter(|action| theirs.contains(action)).collect();
            let action = both[(turn * 31) % both.len()].clone();
            for (house, table) in [(&with, with.table(id).await), (&without, other)] {
                house.plays(&table, &action).await;
                house.clock.advance(jiff::SignedDuration::from_mins(50));
            }
            let last = without.table(id).await;
            let last = last.shown(last.log().len());
            if turn % 4 == 3 {
                let (one, other) = (everything(&with, id, last).await, everything(&without, id, last).await);
                for ((what, one), (_, other)) in one.iter().zip(&other) {
                    assert_eq!(one, other, "{game}: {what}\n{}\n{}", lossy(one), lossy(other));
                }
                let ids = ["p1", "p2", "p3", "p4"].map(|id| format!("\"{id}\""));
                assert!(one.iter().all(|(_, got)| !ids.iter().any(|id| lossy(got).contains(id.as_str()))));
                if game.contains("hidden") {
                    assert!(one.iter().all(|(_, got)| !lossy(got).contains("P1")), "{game}");
                }
            }
        }
        assert!(secrets > 3, "{game}: {secrets}");
        with.store.close().await;
        without.store.close().await;
    }
}

fn lossy(got: &Got) -> String {
    String::from_utf8_lossy(&got.body).into_owned()
}

#[tokio::test]
async fn finished_games_are_a_feed_and_deadlines_a_calendar() {
    let house = House::open().await;
    let id = house.begin("chess time=3d", 2).await;
    let other = house.begin("dragonchess time=5d", 2).await;
    let answers = house.say("p1", "calendar").await;
    let address =
        answers[0].text.split(['<', '>']).find(|part| part.contains("/calendar/")).unwrap().to_owned();
    let path = address.strip_prefix("https://liege.example").unwrap();
    let calendar = house.get(path).await;
    let text = calendar.text();
    assert_eq!(calendar.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(calendar.header("cache-control"), "private, no-cache");
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 2, "{text}");
    assert!(
        text.contains("UID:1-white@liege.example\r\n") && text.contains("DTSTART:20260104T120000Z\r\n"),
        "{text}"
    );
    // Its secret is stored nowhere, and a new one replaces it.
    let secret = path.trim_start_matches("/calendar/").trim_end_matches(".ics");
    let data = house.store.data_of("p1").await.unwrap();
    let kept = serde_json::Value::Object(data).to_string();
    assert!(kept.contains("calendars") && !kept.contains(secret), "{kept}");
    house.say("p1", "calendar").await;
    let nothing = house.get("/nowhere").await;
    assert_eq!(house.get(path).await, nothing);
    house.say("p1", "calendar off").await;

    assert!(!house.get("/s/7/finished.atom").await.text().contains("<entry>"));
    let asked = house.say("p1", &format!("#{id} resign")).await;
    let sure = asked[0].buttons[0].id.clone();
    house.hear("p1", "c", Said::Press(sure)).await;
    assert_eq!(house.table(id).await.status(), Status::Over);
    let feed = house.get("/s/7/finished.atom").await;
    assert_eq!(feed.header("content-type"), "application/atom+xml; charset=utf-8");
    let text = feed.text();
    assert_eq!(text.matches("<entry>").count(), 1, "{text}");
    for part in [
        "<id>https://liege.example/t/1</id>",
        "<updated>2026-01-01T12:00:00Z</updated>",
        "&lt;P1&gt; &amp; co",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(well_formed(&text), "{text}");
    assert!(house.get("/s/7").await.text().contains("0 : 1"));
    assert!(house.get(&format!("/t/{other}")).await.status.is_success());
    house.store.close().await;
}

/// Whether each element ends where it should.
fn well_formed(xml: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in xml.split('<').skip(1) {
        let Some((inner, _)) = tag.split_once('>') else { return false };
        let name = inner.split([' ', '\n']).next().unwrap_or_default();
        if name.starts_with('?') || inner.ends_with('/') {
            continue;
        }
        match name.strip_prefix('/') {
            Some(name) if open.pop() != Some(name) => return false,
            Some(_) => {}
            None => open.push(name),
        }
    }
    open.is_empty()
}

#[tokio::test]
async fn a_server_lists_its_games_with_a_search_that_needs_no_script() {
    let house = House::open().await;
    assert!(house.get("/s/7").await.text().contains("href=\"/s/7/games\""));
    let all = house.get("/s/7/games").await.text();
    assert!(all.contains("To start with") && all.contains("<b>Chess</b>"), "{all}");
    let count = liege_game::all().len();
    assert!(all.contains(&format!("{count} games")) && all.matches("<li>").count() == 20, "a page of them");
    let last = count.div_ceil(20);
    assert!(all.contains("name=\"page\" value=\"2\""), "{all}");
    let rest = house.get(&format!("/s/7/games?q=&family=&players=&length=&page={last}")).await.text();
    assert_eq!(rest.matches("<li>").count(), count - 20 * (last - 1));
    assert!(!rest.contains(&format!("name=\"page\" value=\"{}\"", last + 1)), "{rest}");
    for (query, has, lacks) in [
        ("q=griffon", "<b>Dragonchess</b>", "<b>Chess</b>"),
        ("q=%D0%B3%D1%80%D0%B8%D1%84%D0%BE%D0%BD", "<b>Dragonchess</b>", "<b>Chess</b>"),
        ("family=draughts&players=2", "<b>Russian draughts</b>", "<b>Chess</b>"),
        ("players=3", "<b>Three-player chess</b>", "<b>Chess</b>"),
        ("q=xyzzy", "No game matches", "<li>"),
        ("q=%22%3E%3Cscript%3E", "&quot;&gt;&lt;script&gt;", "<script>"),
        ("family=xyzzy&page=99", "No game matches", "<li>"),
    ] {
        let page = house.get(&format!("/s/7/games?{query}")).await.text();
        assert!(page.contains(has) && !page.contains(lacks), "{query}: {page}");
    }
    let chosen = house.get("/s/7/games?family=draughts").await.text();
    assert!(chosen.contains("<option value=\"draughts\" selected>"), "{chosen}");
    house.say("boss", "setup games dragonchess, chess").await;
    let few = house.get("/s/7/games").await.text();
    assert_eq!(few.matches("<li>").count(), 2);
    assert!(few.find("<b>Dragonchess").unwrap() < few.find("<b>Chess").unwrap(), "{few}");
    for address in ["/s/8/games", "/s/7/games?page=x"] {
        assert_eq!(house.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}
