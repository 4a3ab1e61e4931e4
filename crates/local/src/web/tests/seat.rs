//! A member's seat in a browser: how it is opened and ends, what it may do, and what hostile requests get.

use super::*;
use crate::web::seat::COOKIE_NAME;
use axum::http::Method;
use serde_json::{Value, json};

const ORIGIN: &str = "https://liege.example";

/// A browser: its cookie, if it has one.
#[derive(Clone, Default)]
struct Browser(Option<String>);

impl Browser {
    fn request(&self, method: &Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header("host", "liege.example");
        let request = request.header("sec-fetch-site", "same-origin");
        match &self.0 {
            Some(cookie) => request.header("cookie", format!("{COOKIE_NAME}={cookie}")),
            None => request,
        }
    }

    async fn get(&self, house: &House, path: &str) -> Got {
        house.asked(self.request(&Method::GET, path).body(Body::empty()).unwrap()).await
    }

    async fn post(&self, house: &House, path: &str, body: &Value) -> Got {
        let request = self.request(&Method::POST, path).header("origin", ORIGIN);
        let request = request.header("content-type", "application/json");
        house.asked(request.body(Body::from(body.to_string())).unwrap()).await
    }

    /// Uses a link; gives the answer, and the browser with its new cookie.
    async fn enter(&self, house: &House, table: i64, link: &str) -> (Got, Browser) {
        let got = self.post(house, &format!("/seat/{table}/api/enter"), &json!({ "link": link })).await;
        let cookie = got.header("set-cookie").strip_prefix(&format!("{COOKIE_NAME}="));
        let cookie = cookie.and_then(|rest| rest.split_once(';')).map(|(cookie, _)| cookie.to_owned());
        (got, Browser(cookie))
    }

    async fn plays(&self, house: &House, table: i64) -> bool {
        let got = self.get(house, &format!("/seat/{table}/api/state")).await;
        assert!(matches!(got.status, StatusCode::OK | StatusCode::UNAUTHORIZED), "{got:?}");
        got.status == StatusCode::OK
    }

    async fn says(&self, house: &House, table: i64, text: &str, request: &str) -> Value {
        let body = json!({ "text": text, "request": request });
        let got = self.post(house, &format!("/seat/{table}/api/say"), &body).await;
        assert_eq!(got.status, StatusCode::OK, "{text}: {}", got.text());
        serde_json::from_str(&got.text()).unwrap()
    }
}

impl House {
    /// The secret of a new link of a member to their seat.
    async fn link(&self, who: &str, table: i64) -> String {
        let answers = self.say_in(who, &format!("dm-{who}"), &format!("link #{table}")).await;
        assert!(answers[0].private, "{answers:?}");
        let link = answers[0].link.as_ref().unwrap_or_else(|| panic!("{answers:?}"));
        let url = link.url.reveal().unwrap();
        assert!(!format!("{answers:?}").contains(url), "a link is in no log");
        url.strip_prefix(&format!("{ORIGIN}/seat/{table}#")).unwrap().to_owned()
    }

    /// A browser that plays for a member.
    async fn seated(&self, who: &str, table: i64) -> Browser {
        let link = self.link(who, table).await;
        let (got, browser) = Browser::default().enter(self, table, &link).await;
        assert_eq!(got.status, StatusCode::OK, "{}", got.text());
        assert!(browser.plays(self, table).await);
        browser
    }

    async fn log(&self, table: i64) -> Vec<String> {
        self.table(table).await.log().iter().map(|entry| entry.action.clone()).collect()
    }
}

#[tokio::test]
async fn a_link_counts_once_and_not_for_long() {
    let house = House::open().await;
    let id = house.begin("chess", 2).await;
    let link = house.link("p1", id).await;
    // Whatever only loads the page uses nothing up, and learns nothing.
    let page = Browser::default().get(&house, &format!("/seat/{id}")).await;
    assert_eq!((page.status, page.header("cache-control")), (StatusCode::OK, "no-store"));
    assert!(page.header("referrer-policy") == "no-referrer" && page.header("x-frame-options") == "DENY");
    let other = Browser::default().get(&house, "/seat/999").await.text();
    let same = ["/seat/999\"", "data-table=\"999\"", "#999<"].iter().fold(other, |text, mark| {
        assert!(text.contains(mark), "{mark}");
        text.replace(mark, &mark.replace("999", "1"))
    });
    assert_eq!(page.text(), same, "whether there is such a table or not");
    let (got, browser) = Browser::default().enter(&house, id, &link).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text());
    let cookie = got.header("set-cookie").to_owned();
    for part in ["; Path=/seat/1;", "; HttpOnly", "; SameSite=Strict", "; Secure"] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
    assert!(browser.plays(&house, id).await);
    // A second browser is refused, with or without the link, and so is whoever has another reason to be.
    let refused = Browser::default().get(&house, &format!("/seat/{id}/api/state")).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    assert!(!Browser(Some(link.clone())).plays(&house, id).await, "a link is no cookie");
    let late = house.link("p1", id).await;
    house.clock.advance(jiff::SignedDuration::from_mins(15));
    let elsewhere = house.begin("dragonchess", 2).await;
    let of_other = house.link("p1", elsewhere).await;
    for (what, link) in
        [("used", &link), ("late", &late), ("of another table", &of_other), ("forged", &"A".repeat(43))]
    {
        let (got, _) = Browser::default().enter(&house, id, link).await;
        assert_eq!((got.status, got.text()), (refused.status, refused.text()), "{what}");
        assert!(got.header("set-cookie").is_empty(), "{what}");
    }
    // The failed attempt left the link of the other table as it was.
    let (got, _) = Browser::default().enter(&house, elsewhere, &of_other).await;
    assert_eq!(got.status, StatusCode::OK);
    assert!(!browser.plays(&house, elsewhere).await, "a cookie is for one table");
    // A browser that uses another link has the new secret alone.
    let again = house.link("p1", id).await;
    let (_, newer) = browser.enter(&house, id, &again).await;
    assert!(newer.plays(&house, id).await && !browser.plays(&house, id).await);
    // Five browsers at a table; one more ends the first.
    for _ in 1..liege_store::MOST_BROWSERS {
        house.clock.advance(jiff::SignedDuration::from_secs(1));
        assert!(newer.plays(&house, id).await);
        house.seated("p1", id).await;
    }
    assert!(newer.plays(&house, id).await);
    house.clock.advance(jiff::SignedDuration::from_secs(1));
    house.seated("p1", id).await;
    assert!(!newer.plays(&house, id).await);
    // Nothing of a secret is stored.
    let data = Value::Object(house.store.data_of("p1").await.unwrap()).to_string();
    assert!(data.contains("seat_links"), "{data}");
    for secret in [&link, &late, newer.0.as_ref().unwrap()] {
        assert!(!data.contains(secret.as_str()), "{data}");
    }
    house.store.close().await;
}

#[tokio::test]
async fn a_browser_plays_until_the_game_or_the_seat_or_the_member_ends_it() {
    let house = House::open().await;
    let id = house.begin("three-player-chess", 3).await;
    let (one, phone) = (house.seated("p1", id).await, house.seated("p1", id).await);
    let other = house.seated("p2", id).await;
    // By the member: all of theirs at once, and nobody else's.
    let waiting = house.link("p1", id).await;
    let told = house.say("p1", "link off").await;
    assert!(told[0].text.contains(&liege_testing::english("link-off", &[])), "{told:?}");
    assert!(!one.plays(&house, id).await && !phone.plays(&house, id).await);
    assert!(other.plays(&house, id).await);
    assert_eq!(Browser::default().enter(&house, id, &waiting).await.0.status, StatusCode::UNAUTHORIZED);
    let told = house.say("p1", "link off").await;
    assert!(told[0].text.contains(&liege_testing::english("link-none", &[])), "{told:?}");
    // By the browser itself.
    let got = other.post(&house, &format!("/seat/{id}/api/leave"), &json!({})).await;
    assert!(got.header("set-cookie").contains("Max-Age=0"), "{got:?}");
    assert!(!other.plays(&house, id).await);
    // With the seat; coming back to it brings nothing back.
    let browser = house.seated("p1", id).await;
    let unused = house.link("p1", id).await;
    for (from, to) in [("p1", "p4"), ("p4", "p1")] {
        house.say(from, &format!("#{id} hand @{to}")).await;
        let table = house.table(id).await;
        let deal = table.ledger().open().next().map(|deal| deal.number);
        let number = table.shown(deal.unwrap_or_else(|| panic!("{from} asks {to}")));
        house.say(to, &format!("#{id} answer {number} yes")).await;
        assert!(house.table(id).await.plays(to) && !house.table(id).await.plays(from), "{from} {to}");
    }
    assert!(!browser.plays(&house, id).await);
    assert_eq!(Browser::default().enter(&house, id, &unused).await.0.status, StatusCode::UNAUTHORIZED);
    // With the member's data.
    let kept = house.seated("p2", id).await;
    house.store.forget("p2", house.chat.now()).await.unwrap();
    assert!(!kept.plays(&house, id).await);
    // With the game.
    let id = house.begin("chess", 2).await;
    let (one, other) = (house.seated("p1", id).await, house.seated("p2", id).await);
    let asked = one.says(&house, id, "resign", "r1").await;
    let sure = asked["answers"][0]["buttons"][0]["id"].as_str().unwrap().to_owned();
    let body = json!({ "play": sure, "request": "r2" });
    assert_eq!(one.post(&house, &format!("/seat/{id}/api/play"), &body).await.status, StatusCode::OK);
    assert_eq!(house.table(id).await.status(), Status::Over);
    assert!(!one.plays(&house, id).await && !other.plays(&house, id).await);
    let refused = house.say_in("p1", "dm-p1", &format!("link #{id}")).await;
    assert!(refused[0].link.is_none() && refused[0].text.contains("over"), "{refused:?}");
    house.store.close().await;
}

#[tokio::test]
async fn links_are_for_players_alone_and_in_private() {
    let house = House::open().await;
    let id = house.begin("chess", 2).await;
    let told = house.say_in("p3", "c", &format!("link #{id}")).await;
    assert!(told[0].link.is_none() && told[0].text.contains("no seat"), "{told:?}");
    // Beside the board, the moves, and for whoever only says that they want to play.
    for (who, text) in [("p1", "board"), ("p1", "next"), ("p2", "board")] {
        let told = house.say_in(who, &format!("dm-{who}"), text).await;
        assert!(told.iter().all(|answer| answer.private && answer.link.is_some()), "{who} {text}: {told:?}");
    }
    let told = house.hear("p1", "dm-p1", Said::Press(format!("moves:{id}:0"))).await;
    assert!(told[0].private && told[0].link.is_some(), "{told:?}");
    let told = house.hear("p1", "dm-p1", Said::typed("play")).await;
    assert!(told[0].private && told[0].link.is_some(), "{told:?}");
    for (who, text) in [("p3", format!("board #{id}")), ("p1", format!("board #{id} at 0"))] {
        let told = house.say(who, &text).await;
        assert!(told.iter().all(|answer| answer.link.is_none()), "{who} {text}: {told:?}");
    }
    house.store.close().await;
}

#[tokio::test]
async fn what_is_done_in_a_browser_is_done_once_and_by_the_chats_rules() {
    let house = House::open().await;
    let id = house.begin("chess", 2).await;
    let (white, black) = (house.seated("p1", id).await, house.seated("p2", id).await);
    let told = white.says(&house, id, "e4", "a").await;
    assert!(told["answers"][0]["text"].as_str().unwrap().contains("e4"), "{told}");
    assert_eq!(house.log(id).await, ["e2e4"]);
    // Sent again, it is not done again.
    assert_eq!(white.says(&house, id, "e4", "a").await, json!({ "answers": [] }));
    assert_eq!(house.log(id).await.len(), 1);
    // Out of turn, and for the other seat.
    let told = white.says(&house, id, "e5", "b").await;
    assert!(!told["answers"][0]["text"].as_str().unwrap().is_empty());
    assert_eq!(house.log(id).await, ["e2e4"]);
    // By tapping: the choices of the member who is to move, and only theirs.
    let seen = |got: Got| -> Value { serde_json::from_str(&got.text()).unwrap() };
    let path = format!("/seat/{id}/api/view?table={id}");
    assert_eq!(seen(white.get(&house, &path).await)["lit"], Value::Null);
    let board = seen(black.get(&house, &path).await);
    assert_eq!(board["lit"]["asks"], "piece", "{board}");
    let asked = json!({ "table": id, "number": 1, "spots": ["e7"] });
    let lit = seen(black.post(&house, &format!("/seat/{id}/api/point"), &asked).await);
    let play =
        lit["choices"].as_array().unwrap().iter().find(|choice| choice["spot"] == "e5").unwrap()["play"]
            .clone();
    let body = json!({ "play": play, "request": "c" });
    assert_eq!(white.post(&house, &format!("/seat/{id}/api/play"), &body).await.status, StatusCode::OK);
    assert_eq!(house.log(id).await, ["e2e4"], "White can't move for Black");
    let body = json!({ "play": play, "request": "d" });
    assert_eq!(black.post(&house, &format!("/seat/{id}/api/play"), &body).await.status, StatusCode::OK);
    assert_eq!(house.log(id).await, ["e2e4", "e7e5"]);
    let picture = black.get(&house, &format!("/seat/{id}/api/view.png?table={id}")).await;
    assert_eq!((picture.header("content-type"), picture.header("cache-control")), ("image/png", "no-store"));
    let face = seen(black.get(&house, &format!("/seat/{id}/api/table?table={id}")).await);
    assert_eq!((&face["bottom"], face["moves"].as_array().unwrap().len()), (&json!("black"), 2), "{face}");
    // A line that was tried becomes a plan.
    let told = black.says(&house, id, "plan if Nf3 then Nc6", "e").await;
    assert!(told["answers"][0]["text"].as_str().unwrap().contains("Nc6"), "{told}");
    white.says(&house, id, "Nf3", "f").await;
    assert_eq!(house.log(id).await.len(), 4, "{:?}", house.log(id).await);
    house.store.close().await;
}

/// Whether something was refused because it can't be done in a browser.
fn is_unfit(told: &Value) -> bool {
    let text = told["answers"][0]["text"].as_str().unwrap_or_default();
    text.contains(&liege_testing::english("web-seat-unfit", &[]))
}

#[tokio::test]
async fn a_browser_can_do_nothing_else_for_its_member() {
    let house = House::open().await;
    let id = house.begin("chess", 2).await;
    let other = house.begin("chess", 2).await;
    let browser = house.seated("p1", id).await;
    let before = house.store.data_of("p1").await.unwrap();
    for (index, text) in [
        "token new bot".to_owned(),
        "privacy forget".to_owned(),
        "privacy data".to_owned(),
        "calendar".to_owned(),
        "link".to_owned(),
        "new chess white=@p1".to_owned(),
        "setup page=off".to_owned(),
        format!("#{other} e4"),
        format!("board #{other}"),
    ]
    .iter()
    .enumerate()
    {
        let told = browser.says(&house, id, text, &format!("x{index}")).await;
        assert!(is_unfit(&told), "{text}: {told}");
    }
    for (index, play) in
        [format!("play:{other}:0:e2e4"), "forget-me:yes".to_owned(), format!("link:{id}"), "x".to_owned()]
            .iter()
            .enumerate()
    {
        let body = json!({ "play": play, "request": format!("y{index}") });
        let got = browser.post(&house, &format!("/seat/{id}/api/play"), &body).await;
        let told: Value = serde_json::from_str(&got.text()).unwrap();
        assert!(is_unfit(&told), "{play}: {told}");
    }
    assert!(house.log(other).await.is_empty());
    let kept = |data: &serde_json::Map<String, Value>| data.get("tokens").cloned();
    assert_eq!(kept(&before), kept(&house.store.data_of("p1").await.unwrap()));
    for path in [
        format!("/seat/{id}/api/table?table={other}"),
        format!("/seat/{id}/api/view?table={other}"),
        format!("/seat/{id}/api/view.png?table={other}"),
    ] {
        assert_eq!(browser.get(&house, &path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    for body in
        [json!({ "table": other, "spots": [] }), json!({ "table": id, "picture": "puzzle-chess-1.png" })]
    {
        let got = browser.post(&house, &format!("/seat/{id}/api/point"), &body).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{body}");
    }
    house.store.close().await;
}

#[tokio::test]
async fn hostile_requests_to_a_seat_get_nothing() {
    let house = House::open().await;
    let id = house.begin("chess", 2).await;
    let browser = house.seated("p1", id).await;
    let link = house.link("p1", id).await;
    let say = json!({ "text": "e4", "request": "1" }).to_string();
    let enter = json!({ "link": link }).to_string();
    let send = async |path: &str, body: &str, headers: &[(&str, &str)]| {
        let mut request = Request::builder().method("POST").uri(format!("/seat/{id}/api/{path}"));
        let cookie = format!("{COOKIE_NAME}={}", browser.0.as_deref().unwrap());
        let all = [("host", "liege.example"), ("cookie", &cookie), ("content-type", "application/json")];
        for (name, value) in
            all.iter().filter(|(name, _)| !headers.iter().any(|(own, _)| own == name)).chain(headers)
        {
            request = request.header(*name, *value);
        }
        house.asked(request.body(Body::from(body.to_owned())).unwrap()).await
    };
    for (path, body) in [("say", &say), ("enter", &enter)] {
        for (headers, status) in [
            (&[][..], StatusCode::FORBIDDEN),
            (&[("origin", "https://evil.example")], StatusCode::FORBIDDEN),
            (&[("origin", "null")], StatusCode::FORBIDDEN),
            (&[("origin", "http://liege.example")], StatusCode::FORBIDDEN),
            (&[("origin", ORIGIN), ("sec-fetch-site", "cross-site")], StatusCode::FORBIDDEN),
            (&[("origin", ORIGIN), ("sec-fetch-site", "same-site")], StatusCode::FORBIDDEN),
            (&[("origin", ORIGIN), ("host", "evil.example")], StatusCode::MISDIRECTED_REQUEST),
            (&[("origin", ORIGIN), ("content-type", "text/plain")], StatusCode::UNSUPPORTED_MEDIA_TYPE),
        ] {
            let got = send(path, body, headers).await;
            assert_eq!(got.status, status, "{path} {headers:?}: {}", got.text());
            assert!(got.header("set-cookie").is_empty(), "{path} {headers:?}");
            assert!(got.header("content-security-policy").contains("frame-ancestors 'none'"));
        }
        let huge = json!({ "text": "x".repeat(20 << 10), "link": "x", "request": "1" }).to_string();
        let got = send(path, &huge, &[("origin", ORIGIN)]).await;
        assert_eq!(got.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        let got = send(path, "{", &[("origin", ORIGIN)]).await;
        assert_eq!(got.status, StatusCode::BAD_REQUEST, "{path}");
        for cookie in ["", "liege-seat=", "liege-seat=' OR 1=1", "liege-seat=AAAA; liege-seat=BBBB", "x=y"] {
            let got = send("say", &say, &[("origin", ORIGIN), ("cookie", cookie)]).await;
            assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{cookie}");
        }
    }
    for request in [String::new(), "r".repeat(101)] {
        let body = json!({ "text": "e4", "request": request }).to_string();
        assert_eq!(send("say", &body, &[("origin", ORIGIN)]).await.status, StatusCode::BAD_REQUEST);
    }
    for (path, origin) in [("state", "https://evil.example"), ("state", "null")] {
        let request =
            browser.request(&Method::GET, &format!("/seat/{id}/api/{path}")).header("origin", origin);
        let got = house.asked(request.body(Body::empty()).unwrap()).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{origin}");
    }
    let got = browser.get(&house, &format!("/seat/{id}/api/enter")).await;
    assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED);
    let nothing = house.get("/nowhere").await;
    for path in ["/seat/0", "/seat/-1", "/seat/x", "/seat/01", "/seat/", "/seat/99999999999999999999"] {
        let got = house.get(path).await;
        assert_eq!((got.status, got.text()), (nothing.status, nothing.text()), "{path}");
    }
    assert!(house.log(id).await.is_empty());
    // None of it used the link up, or ended what the browser may do.
    assert!(browser.plays(&house, id).await);
    assert_eq!(Browser::default().enter(&house, id, &link).await.0.status, StatusCode::OK);
    house.store.close().await;
}

#[tokio::test]
async fn requests_have_the_limits_of_the_chat() {
    let limits = liege_chat::Limits { completions_per_minute: 20, ..liege_chat::Limits::default() };
    let house = House::open_with(limits).await;
    let id = house.begin("chess", 2).await;
    let (one, other) = (house.seated("p1", id).await, house.seated("p2", id).await);
    let path = format!("/seat/{id}/api/table?table={id}");
    let mut refused = None;
    for _ in 0..50 {
        let got = one.get(&house, &path).await;
        if got.status != StatusCode::OK {
            refused = Some(got.status);
            break;
        }
    }
    assert_eq!(refused, Some(StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(other.get(&house, &path).await.status, StatusCode::OK);
    let mut refused = None;
    for number in 0..500 {
        let body = json!({ "text": "Ke5", "request": format!("n{number}") });
        let got = one.post(&house, &format!("/seat/{id}/api/say"), &body).await;
        if got.status != StatusCode::OK {
            refused = Some(got.status);
            break;
        }
    }
    assert_eq!(refused, Some(StatusCode::TOO_MANY_REQUESTS));
    house.store.close().await;
}

#[tokio::test]
async fn a_seat_is_the_same_whatever_others_agree_on_in_secret() {
    for game in [
        "three-player-chess press=secret truce=word time=3d offers=2d",
        "three-player-chess press=secret truce=word time=3d names=hidden",
    ] {
        let (with, without) = (House::open().await, House::open().await);
        let id = with.begin(game, 3).await;
        assert_eq!(id, without.begin(game, 3).await);
        // Where seats are dealt, a member's seat is known from the table.
        let (one, other) = (with.seated("p3", id).await, without.seated("p3", id).await);
        let mut secrets = 0;
        for turn in 0..8 {
            let table = without.table(id).await;
            if table.status() != Status::Playing {
                break;
            }
            for die in 0..3 {
                let table = with.table(id).await;
                let reader = table.seats_of("p3");
                let Some(act) = secret(&table, reader, with.chat.now(), turn * 7 + die * 13) else {
                    continue;
                };
                with.plays(&table, &act).await;
                secrets += usize::from(with.table(id).await.log().len() > table.log().len());
            }
            let (mine, theirs) = (with.table(id).await.state().legal(), table.state().legal());
            let both: Vec<&String> = mine.iter().filter(|action| theirs.contains(action)).collect();
            let action = both[(turn * 31) % both.len()].clone();
            for (house, table) in [(&with, with.table(id).await), (&without, table)] {
                house.plays(&table, &action).await;
                house.clock.advance(jiff::SignedDuration::from_mins(50));
            }
            let mut paths = vec![format!("/seat/{id}"), format!("/seat/{id}/api/state")];
            paths.push(format!("/seat/{id}/api/table?table={id}"));
            for part in ["", "&number=0", "&line=[]", "&seat=red"] {
                paths.push(format!("/seat/{id}/api/view?table={id}{part}"));
                paths.push(format!("/seat/{id}/api/view.png?table={id}{part}"));
            }
            for path in paths {
                let (mine, theirs) = (one.get(&with, &path).await, other.get(&without, &path).await);
                assert_eq!(mine, theirs, "{game}: {path}\n{}\n{}", lossy(&mine), lossy(&theirs));
                assert_eq!(mine.status, StatusCode::OK, "{game}: {path}\n{}", lossy(&mine));
                assert!(
                    !(game.contains("hidden") && lossy(&mine).contains("<P1>")),
                    "{path}\n{}",
                    lossy(&mine)
                );
            }
            let body = json!({ "table": id, "spots": [] });
            let path = format!("/seat/{id}/api/point");
            assert_eq!(one.post(&with, &path, &body).await, other.post(&without, &path, &body).await);
        }
        assert!(secrets > 3, "{game}: {secrets}");
        with.store.close().await;
        without.store.close().await;
    }
}
