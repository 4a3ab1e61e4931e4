//! The first five minutes in the local page: a game from a card, talk, lists of tables, settings in sight, a friend
//! who comes by a link.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;
use crate::edits::House;

use browser::{Browser, Driver, present};
use fantoccini::Locator;
use liege_chat::Limits;
use liege_local::MAIN;
use liege_store::Which;
use liege_table::Status;
use serde_json::{Value, json};
use std::collections::BTreeMap;

const PHONE: (u32, u32) = (390, 844);

async fn post(house: &House, path: &str, body: &Value) -> Value {
    let answer = reqwest::Client::new().post(format!("http://{}{path}", house.host)).json(body).send().await;
    answer.expect("an answer").json().await.expect("JSON")
}

async fn state(house: &House, who: &str) -> Value {
    let address = format!("http://{}/api/state?as={who}", house.host);
    reqwest::get(address).await.expect("an answer").json().await.expect("JSON")
}

#[tokio::test]
async fn every_game_begins_from_its_card_against_machines_and_with_everybody() {
    // A member may have so many tables at once, but not twice as many.
    for machine in [json!(1), Value::Null] {
        let house = House::open().await;
        let mut expected = 0;
        for game in liege_game::all() {
            let id = game.id();
            // A member may have 50 open tables.
            let who = if expected < 40 { "p2" } else { "p3" };
            let begin = json!({ "as": who, "game": id, "machine": machine, "request": id });
            let table = post(&house, "/api/begin", &begin).await["table"].as_i64();
            expected += 1;
            assert_eq!(table, Some(expected), "{id} {machine}");
            let table = house.room.store().table(expected).await.expect("a store").expect("a table");
            assert_eq!(table.status(), Status::Playing, "{id} {machine}: it has begun");
            assert!(table.plays(who), "{id} {machine}");
            let people = table.players().iter().filter(|player| player.id.starts_with('p')).count();
            let seats = game.seats().len();
            assert_eq!(people, if machine.is_null() { seats.min(3) } else { 1 }, "{id} {machine}");
        }
        // The channel has the texts that opened the tables, and no other of the members'.
        let said = house.room.messages("p2", MAIN, i64::MAX, 1000).await.expect("messages");
        let typed = said.iter().filter(|message| message.author.is_some()).count();
        assert_eq!(typed, usize::try_from(expected).expect("a number"));
    }
}

#[tokio::test]
async fn tables_stand_in_heaps_with_results_and_deadlines() {
    let house = House::open().await;
    let say = async |who: &str, place: &str, text: &str| {
        house.room.say(who, place, text, Vec::new(), None, None).await.expect("said");
        house.room.deliver_due().await;
    };
    for (who, text) in [
        ("p1", "new chess white=p1 black=p2 time=3d"),
        ("p2", "join #1"),
        ("p1", "new chess white=p2 black=p1"),
        ("p2", "join #2"),
        ("p1", "new reversi black=p1 white=p2"),
        ("p2", "join #3"),
    ] {
        say(who, MAIN, text).await;
    }
    let place = house.room.place_of_table(3).await.expect("a table").expect("a place");
    say("p1", &place, "resign").await;
    say("p1", &place, "yes").await;
    let heaps = async |who: &str| -> BTreeMap<i64, String> {
        let state = state(&house, who).await;
        let places = state["places"].as_array().expect("places").clone();
        let heap = |place: &Value| Some((place["table"].as_i64()?, place["heap"].as_str()?.to_owned()));
        places.iter().filter_map(heap).collect()
    };
    let told = |heaps: BTreeMap<i64, String>| heaps.into_values().collect::<Vec<_>>();
    assert_eq!(told(heaps("p1").await), ["turn", "playing", "over"]);
    assert_eq!(told(heaps("p2").await), ["playing", "turn", "over"]);
    assert_eq!(told(heaps("p3").await), ["others", "others", "others"]);
    let state = state(&house, "p1").await;
    let of = |table: i64| {
        let places = state["places"].as_array().expect("places");
        places.iter().find(|place| place["table"] == json!(table)).expect("a place").clone()
    };
    assert!(of(1)["until"].is_i64() && of(1)["result"].is_null(), "{}", of(1));
    assert_eq!(of(3)["result"], json!("Black 0, White 1"));
    // What concerns only its author nobody else reads.
    let place = house.room.place_of_table(1).await.expect("a table").expect("a place");
    say("p1", &place, "note he opens with the bishop").await;
    say("p1", &place, "good luck!").await;
    let read = async |who: &str| -> Vec<String> {
        let messages = house.room.messages(who, &place, i64::MAX, 3).await.expect("messages");
        messages.into_iter().map(|message| message.text).collect()
    };
    let mine = read("p1").await;
    assert_eq!((mine[0].as_str(), mine[2].as_str()), ("note he opens with the bishop", "good luck!"));
    assert!(mine[1].contains("note") && !mine[1].contains("Everyone"), "{mine:?}");
    let others = read("p2").await;
    assert!(others.iter().all(|text| !text.contains("bishop")), "{others:?}");
    assert_eq!(others.last().map(String::as_str), Some("good luck!"));
}

/// Clicks the first element that a selector finds.
async fn click(page: &Browser, selector: &str) {
    page.until(&format!("document.querySelector('{selector}') !== null")).await;
    page.js(&format!("document.querySelector('{selector}').scrollIntoView({{ block: 'center' }});")).await;
    let found = page.client.find(Locator::Css(selector)).await.expect("an element");
    found.click().await.expect("it can be clicked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_a_game_and_talks() {
    if !present() {
        return;
    }
    let driver = Driver::start();
    for (name, size, light) in [("new-phone", PHONE, true), ("new-desk", (1366, 768), false)] {
        let house = House::open().await;
        let page = driver.open(name, size, light, "en").await;
        page.go(&format!("http://{}/", house.host)).await;
        page.until("document.querySelectorAll('#empty .game').length > 20").await;
        page.until("document.querySelector('#empty .game img').naturalWidth > 100").await;
        page.picture(&format!("{name}-1-catalogue")).await;
        assert_eq!(page.overflow().await, json!([]));
        // A search, and the filters.
        click(&page, ".sieve input").await;
        page.keys("turkish").await;
        page.until(
            "[...document.querySelectorAll('#empty .game')].filter((e) => e.checkVisibility()).length === 1",
        )
        .await;
        page.js("const field = document.querySelector('.sieve input'); field.value = ''; field.dispatchEvent(new Event('input'));
            const players = document.querySelectorAll('.sieve select')[1]; players.value = '4'; players.dispatchEvent(new Event('change'));")
            .await;
        page.until("(() => { const seen = [...document.querySelectorAll('#empty .game')].filter((e) => e.checkVisibility());
            return seen.length >= 2 && seen.every((card) => card.game.numbers.some(([number]) => number === 4)); })()").await;
        page.js("const players = document.querySelectorAll('.sieve select')[1]; players.value = ''; players.dispatchEvent(new Event('change'));").await;
        // Against the machine, in two taps.
        click(&page, "#empty .game [aria-expanded]").await;
        page.until("document.querySelector('#empty .levels').checkVisibility()").await;
        page.picture(&format!("{name}-2-levels")).await;
        click(&page, "#empty .levels button:nth-of-type(1)").await;
        for _ in 0..100 {
            house.room.deliver_due().await;
            if page.js("return location.hash.startsWith('#thread-');").await == json!(true) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        page.until("document.querySelectorAll('#log .message').length >= 1").await;
        assert_eq!(page.js("return document.getElementById('follow').checked;").await, json!(false));
        // Talk is shown, and nothing answers it.
        let before = page.js("return document.querySelectorAll('#log .message').length;").await;
        page.alt('m').await;
        page.line("good luck!").await;
        page.until_said("good luck!").await;
        house.room.deliver_due().await;
        let after = page.js("return document.querySelectorAll('#log .message').length;").await;
        assert_eq!(after.as_u64(), before.as_u64().map(|count| count + 1));
        page.until("[...document.querySelectorAll('#log img')].every((image) => image.complete)").await;
        page.picture(&format!("{name}-3-table")).await;
        // At which table one is stands above, in one line.
        let line = "(() => { const box = document.getElementById('here').getBoundingClientRect();
            return document.getElementById('here').checkVisibility() && box.height < 40 && box.width > 60; })()";
        page.until(line).await;
        assert_eq!(page.overflow().await, json!([]));
        page.close(&house.host).await;
    }
}

/// The tab of the place in view lies within the row of tabs.
const TAB_SEEN: &str = "(() => {
    const list = document.getElementById('place-list').getBoundingClientRect();
    const tab = document.querySelector('#place-list [aria-current]').getBoundingClientRect();
    return tab.left >= list.left - 2 && tab.right <= list.right + 2;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn the_tab_in_view_stays_in_view_and_settings_are_kept() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let say = async |who: &str, place: &str, text: &str| {
        house.room.say(who, place, text, Vec::new(), None, None).await.expect("said");
        house.room.deliver_due().await;
    };
    for table in 1..=8 {
        say("p1", MAIN, "new chess white=p1 black=p2").await;
        say("p2", MAIN, &format!("join #{table}")).await;
    }
    for table in 6..=8 {
        let place = house.room.place_of_table(table).await.expect("a table").expect("a place");
        say("p1", &place, "resign").await;
        say("p1", &place, "yes").await;
    }
    let driver = Driver::start();
    let page = driver.open("heaps", PHONE, true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    let place = house.room.place_of_table(3).await.expect("a table").expect("a place");
    page.js(&format!("location.hash = '#{place}';")).await;
    page.until("document.querySelector('#place-list [aria-current]')?.textContent.includes('#3')").await;
    page.until(TAB_SEEN).await;
    // A move at this table and talk at others sort the list anew.
    say("p1", &place, "e4").await;
    for table in [1, 2, 4] {
        let other = house.room.place_of_table(table).await.expect("a table").expect("a place");
        say("p2", &other, "hello").await;
    }
    page.until("document.querySelector('#log').innerText.includes('e4')").await;
    page.until(TAB_SEEN).await;
    page.picture("heaps-1-phone").await;
    assert_eq!(page.overflow().await, json!([]));
    // What is over is folded, and found again.
    let folded = "return [...document.querySelectorAll('.fold details:not([open]) li')].length;";
    assert_eq!(page.js(folded).await, json!(3));
    page.js("document.querySelector('.fold summary').click();
        const field = document.querySelector('.fold input'); field.value = '#7'; field.dispatchEvent(new Event('input'));")
        .await;
    page.until("[...document.querySelectorAll('.fold li')].filter((e) => e.checkVisibility()).length === 1")
        .await;
    page.picture("heaps-2-over").await;
    assert_eq!(page.overflow().await, json!([]));

    // Colours and size stay in the browser; the language is the house's.
    page.js("document.querySelector('#looks summary').click();
        for (const [id, value] of [['theme', 'dark'], ['size', '130'], ['language', 'uk']]) {
            const field = document.getElementById(id); field.value = value; field.dispatchEvent(new Event('change'));
        }")
        .await;
    page.until("document.documentElement.lang === 'uk'").await;
    page.until("getComputedStyle(document.body).backgroundColor === 'rgb(30, 33, 41)'").await;
    page.picture("heaps-3-settings").await;
    assert_eq!(page.overflow().await, json!([]));
    page.js("location.reload();").await;
    page.until("document.documentElement.lang === 'uk'").await;
    page.until("document.documentElement.dataset.theme === 'dark' && document.documentElement.style.fontSize === '130%'")
        .await;
    page.alt('2').await;
    page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
    assert_eq!(page.js("return document.documentElement.lang;").await, json!("uk"), "p2 has chosen none");
    assert_eq!(page.overflow().await, json!([]));
    // The fault of a name stands beside its field.
    page.js("document.querySelector('#add summary').click(); document.getElementById('add-name').focus();")
        .await;
    page.line("white").await;
    page.until("document.getElementById('add-fault').textContent !== ''").await;
    page.picture("heaps-4-fault").await;
    page.close(&house.host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_seated_by_a_link() {
    if !present() {
        return;
    }
    let house = House::at("0.0.0.0:0", Limits::default().unhurried()).await;
    let invite = state(&house, "p1").await["invite"].as_str().map(str::to_owned).expect("an address");
    assert!(invite.starts_with("http://"), "{invite}");
    let driver = Driver::start();
    let page = driver.open("invite", PHONE, false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    house.room.say("p1", MAIN, "new chess white=p1 black=open", Vec::new(), None, None).await.expect("said");
    house.room.deliver_due().await;
    click(&page, "#log .invite").await;
    page.until(&format!("document.querySelector('dialog.form input')?.value === '{invite}/#join-1'")).await;
    page.picture("invite-1-link").await;
    assert_eq!(page.overflow().await, json!([]));
    page.js("document.querySelector('dialog.form').close(); location.hash = '#join-1';").await;
    page.until("document.querySelector('dialog.form input[list]') !== null").await;
    page.picture("invite-2-name").await;
    page.line("Zoe Ann").await;
    page.until("document.querySelector('#members :checked')?.value === 'zoe_ann'").await;
    page.until_said("Zoe Ann").await;
    for _ in 0..100 {
        house.room.deliver_due().await;
        if page.js("return location.hash.startsWith('#thread-');").await == json!(true) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    page.until("location.hash.startsWith('#thread-')").await;
    let tables = house.room.store().tables(Which::Of("zoe_ann")).await.expect("tables");
    assert_eq!(tables.len(), 1);
    page.close(&house.host).await;
    // A page for this computer only invites nobody.
    assert_eq!(state(&House::open().await, "p1").await["invite"], Value::Null);
}
