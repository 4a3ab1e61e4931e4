//! Messages of the local chat that change after they were posted: in the room, in the page's events, and
//! before a reader's eyes.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;

use browser::{Driver, present, text_of};
use fantoccini::key::Key;
use liege_chat::clock::SystemClock;
use liege_chat::{
    Button, ButtonStyle, Desk, Limits, OutboundMessage, Picture, PostError, Posted, Refused, Settings,
    Target, Transport,
};
use liege_game::{self as game, Options, View};
use liege_local::doors::Door;
use liege_local::{MAIN, Room, page, private_room};
use liege_render::Renderer;
use liege_store::Store;
use liege_words::Language;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::watch;

/// A room, served as a page.
pub struct House {
    pub room: Arc<Room>,
    pub host: String,
    stop: watch::Sender<bool>,
    _folder: TempDir,
}

impl House {
    pub async fn open() -> House {
        House::at("127.0.0.1:0", Limits::default().unhurried()).await
    }

    /// Opens a house that is served at an address, with limits.
    pub async fn at(address: &str, limits: Limits) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("liege.sqlite")).await.expect("a store");
        let settings =
            Settings { limits, reads_all: true, page: Some(liege_local::SERVER), ..Settings::default() };
        let chat = Desk::new(store.clone(), Arc::new(SystemClock::default()), settings).expect("a chat");
        let names = ["p1", "p2", "p3"].map(str::to_owned);
        let room = Room::open(store, chat, Arc::new(SystemClock::default()), &names).await.expect("a room");
        let listener = page::bind(address.parse().expect("an address"), false).await.expect("a port");
        let host = format!("127.0.0.1:{}", listener.local_addr().expect("its address").port());
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(page::serve(
            (listener, Door::page(None)),
            Arc::clone(&room),
            Language::ENGLISH,
            stopped,
        ));
        House { room, host, stop, _folder: folder }
    }

    async fn edit(&self, posted: &Posted, letter: &OutboundMessage) {
        self.room.edit(posted, letter).await.expect("an edit");
    }

    /// The events of a kind that the page gives until it is silent for a while, with their ids.
    async fn events(&self, kind: &str, query: &str, last: Option<&str>) -> Vec<(String, Value)> {
        let mut request = reqwest::Client::new().get(format!("http://{}/events?{query}", self.host));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let mut answer = request.send().await.expect("a stream");
        let mut text = String::new();
        while let Ok(Ok(Some(bytes))) = tokio::time::timeout(Duration::from_millis(400), answer.chunk()).await
        {
            text.push_str(&String::from_utf8_lossy(&bytes));
        }
        let field = |event: &str, name: &str| {
            event.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default().trim().to_owned()
        };
        text.split("\n\n")
            .filter(|event| field(event, "event:") == kind)
            .map(|event| (field(event, "id:"), serde_json::from_str(&field(event, "data:")).expect("JSON")))
            .collect()
    }
}

fn board() -> Picture {
    let game = game::by_id("three-player-chess").expect("the game");
    let none: [(&str, &str); 0] = [];
    let options = Options::check(game.options(), none).expect("options");
    let state = game.start(&options, None).expect("a start");
    let names = ["p1".into(), "p2".into(), "p3".into()];
    let scene = state.scene(&View { names: &names, ..View::plain(Language::ENGLISH) });
    let png = Renderer::new().expect("a renderer").png(&scene).expect("a picture");
    Picture {
        name: "table-1-4.png".into(),
        bytes: Arc::from(png),
        alt: "The board after action 4".into(),
        covered: false,
    }
}

fn button(id: &str, label: &str, style: ButtonStyle) -> Button {
    Button { id: id.into(), label: label.into(), style }
}

fn offer(to: Target, nonce: &str) -> OutboundMessage {
    OutboundMessage {
        to,
        text: "**White offers Red a truce of 5 turns.**\n<@p1>, will you?\n-# Open until Red moves.".into(),
        mentions: vec!["p1".into()],
        pictures: vec![board()],
        buttons: vec![
            button("deal:1:4:accept", "Accept", ButtonStyle::Good),
            button("deal:1:4:refuse", "Refuse", ButtonStyle::Bad),
            button("deal:1:4:withdraw", "Withdraw", ButtonStyle::Plain),
        ],
        nonce: nonce.into(),
        silent: false,
        look_first: false,
    }
}

fn accepted(offer: &OutboundMessage) -> OutboundMessage {
    OutboundMessage {
        text: "**White offers Red a truce of 5 turns.**\n<@p1>, will you?\n✓ Accepted by Red.".into(),
        buttons: Vec::new(),
        ..offer.clone()
    }
}

#[tokio::test]
async fn an_edit_changes_text_and_buttons_and_nothing_else() {
    let house = House::open().await;
    let offer = offer(Target::Channel(MAIN.into()), "row-1");
    let posted = house.room.post(&offer).await.expect("a post");
    house.edit(&posted, &accepted(&offer)).await;
    house.edit(&posted, &accepted(&offer)).await;
    let messages = house.room.messages("p2", MAIN, i64::MAX, 10).await.expect("messages");
    assert_eq!(messages.len(), 1);
    assert_eq!(messages[0].text, accepted(&offer).text);
    assert!(messages[0].buttons.is_empty());
    assert_eq!((messages[0].pictures.len(), messages[0].pictures[0].name.as_str()), (1, "table-1-4.png"));
    assert!(messages[0].edited.is_some());
    for gone in ["77", "", "thread-1", "-1"] {
        let gone = Posted { message: gone.into(), ..posted.clone() };
        let refused = house.room.edit(&gone, &offer).await;
        assert!(
            matches!(refused, Err(PostError::Refused { refused: Refused::Gone, .. })),
            "{gone:?}: {refused:?}"
        );
    }
    let _ = house.stop.send(true);
}

#[tokio::test]
async fn a_button_that_an_edit_took_away_is_answered_and_one_that_never_was_is_not() {
    let house = House::open().await;
    let to_p1 = offer(Target::Member("p1".into()), "row-1");
    let posted = house.room.post(&to_p1).await.expect("a post");
    assert_eq!(posted.channel, private_room("p1"));
    let id = posted.message.parse().expect("a number");
    let press = async |who, button| house.room.press(who, id, button, None, None, None).await;
    assert!(press("p1", "deal:1:5:accept").await.is_err(), "no such button was ever there");
    assert!(press("p2", "deal:1:4:accept").await.is_err(), "it is another's");
    house.edit(&posted, &accepted(&to_p1)).await;
    let answers = press("p1", "deal:1:4:accept").await.expect("an answer");
    assert_eq!(answers.len(), 1, "it says why it does nothing");
    let answer = &house.room.messages("p1", &private_room("p1"), i64::MAX, 1).await.expect("messages")[0];
    assert_eq!((answer.id, answer.addressee.as_deref()), (answers[0], Some("p1")));
    assert!(press("p2", "deal:1:4:accept").await.is_err(), "it is still another's");
    let _ = house.stop.send(true);
}

#[tokio::test]
async fn the_pages_events_tell_of_every_edit_that_a_reader_may_see_and_of_no_other() {
    let house = House::open().await;
    let public = offer(Target::Channel(MAIN.into()), "row-1");
    let private = offer(Target::Member("p1".into()), "row-2");
    let card = house.room.post(&public).await.expect("a post");
    let notice = house.room.post(&private).await.expect("a post");
    let ask = reqwest::Client::new();
    let state = ask.get(format!("http://{}/api/state?as=p1", house.host)).send().await.expect("an answer");
    let state: Value = serde_json::from_str(&state.text().await.expect("a text")).expect("JSON");
    let since = format!("since={}&edits={}", state["latest"], state["edited"]);
    assert!(house.events("edit", &format!("as=p1&{since}"), None).await.is_empty());

    house.edit(&card, &accepted(&public)).await;
    house.edit(&notice, &accepted(&private)).await;
    let texts = |events: &[(String, Value)]| -> Vec<i64> {
        events.iter().filter_map(|(_, message)| message["id"].as_i64()).collect()
    };
    let (first, second): (i64, i64) =
        (card.message.parse().expect("id"), notice.message.parse().expect("id"));
    let to_p1 = house.events("edit", &format!("as=p1&{since}"), None).await;
    assert_eq!(texts(&to_p1), [first, second]);
    assert_eq!(to_p1[0].1["buttons"], json!([]));
    assert_eq!(to_p1[0].1["pictures"][0]["name"], "table-1-4.png");
    let to_p2 = house.events("edit", &format!("as=p2&{since}"), None).await;
    assert_eq!(texts(&to_p2), [first], "the notice is p1's alone");
    // A browser that reconnects gets exactly the edits that it missed.
    let later = house.events("edit", "as=p1", Some(&to_p1[0].0)).await;
    assert_eq!(texts(&later), [second]);
    assert!(house.events("edit", "as=p1", Some(&to_p1[1].0)).await.is_empty());
    // An id of an earlier version of the program, without edits in it.
    let old = house.events("edit", &format!("as=p1&{since}"), Some("1")).await;
    assert_eq!(texts(&old), [first, second]);
    for odd in ["", ".", "x.y", "1.99999999999999999999", "9223372036854775807.9223372036854775807"] {
        house.events("edit", &format!("as=p1&{since}"), Some(odd)).await;
    }
    let _ = house.stop.send(true);
}

const AT_END: &str = "(() => {
    const box = document.getElementById('scroll');
    const drawn = [...document.querySelectorAll('#log img')].every((image) => image.complete);
    return drawn && box.scrollHeight - box.scrollTop - box.clientHeight < 4;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn a_card_changes_in_place_before_its_readers_eyes() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    for (name, size) in [("desk", (1280, 900)), ("phone", (390, 844))] {
        let channel = offer(Target::Channel(MAIN.into()), &format!("card-{name}"));
        let page = driver.open(&format!("edits-{name}"), size, name == "phone", "en").await;
        page.go(&format!("http://{}", house.host)).await;
        page.until("document.activeElement.id === 'input'").await;
        let card = house.room.post(&channel).await.expect("a post");
        let note = OutboundMessage {
            text: "The game goes on.".into(),
            pictures: vec![],
            buttons: vec![button("help:1", "Help", ButtonStyle::Plain)],
            mentions: vec![],
            nonce: format!("note-{name}"),
            ..channel.clone()
        };
        house.room.post(&note).await.expect("a post");
        let article = format!("#log [data-id=\"{}\"]", card.message);
        page.until(&format!("document.querySelectorAll('{article} .buttons button').length === 3")).await;
        page.until_said("The game goes on.").await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-card-1-open")).await;
        // The log announces additions, and nothing is said about edits yet.
        assert_eq!(page.js("return document.getElementById('edits-said').textContent;").await, json!(""));
        page.js(&format!(
            "globalThis.kept = document.querySelector('{article}');
             globalThis.drawn = document.querySelector('{article} img');
             globalThis.added = [];
             new MutationObserver((all) => all.forEach((one) => {{
                 const live = (one.target.nodeType === 1 ? one.target : one.target.parentElement).closest('[aria-live]');
                 if (live?.id === 'log') added.push(one.target.outerHTML);
             }})).observe(document.getElementById('log'), {{ childList: true, subtree: true, characterData: true }});"
        ))
        .await;
        // By keyboard to the first of its buttons; while it has the focus, somebody else answers.
        page.tab_to(&format!("{article} .good"), true).await;
        house.edit(&card, &accepted(&channel)).await;
        page.until(&format!("document.querySelector('{article} .buttons') === null")).await;
        page.until("document.getElementById('log').innerText.includes('✓ Accepted by Red.')").await;
        let same = "return kept.isConnected && drawn.isConnected && kept.contains(drawn)
            && document.querySelectorAll('#log article').length;";
        let count = page.js("return document.querySelectorAll('#log article').length;").await;
        assert_eq!(page.js(same).await, count, "the card and its picture are the same elements");
        assert_eq!(page.js("return added;").await, json!([]), "the log does not read the card out again");
        assert_eq!(
            page.js("return document.getElementById('edits-said').textContent;").await,
            json!("Changed: White offers Red a truce of 5 turns. ✓ Accepted by Red.")
        );
        let focus = page.js("return document.activeElement === kept;").await;
        assert_eq!(focus, json!(true), "whoever was on a button that is gone goes on from the card");
        page.tab_to("#log article:last-child .plain", false).await;
        page.alt('m').await;
        page.js("const box = document.getElementById('scroll'); box.scrollTop = box.scrollHeight;").await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-card-2-accepted")).await;
        assert_eq!(page.overflow().await, json!([]));

        // Another answer is missing: a button that stays keeps the focus.
        let half = OutboundMessage { buttons: channel.buttons[2..].to_vec(), ..accepted(&channel) };
        house.edit(&card, &half).await;
        page.until(&format!("document.querySelectorAll('{article} .buttons button').length === 1")).await;
        page.tab_to(&format!("{article} .buttons button"), true).await;
        house
            .edit(&card, &OutboundMessage { text: format!("{}\nOne more line.", half.text), ..half.clone() })
            .await;
        page.until_said("One more line.").await;
        assert_eq!(text_of(&page, ":focus").await, "Withdraw");
        // The answer to a press is only for this reader.
        page.key(Key::Enter).await;
        page.until("document.querySelector('#log .alone') !== null").await;
        page.close(&house.host).await;
    }
    let _ = house.stop.send(true);
}
