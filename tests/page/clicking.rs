//! Boards used by clicks and by keys, in a real browser.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;
use crate::edits::House;

use browser::{Browser, Driver, present};
use fantoccini::Locator;
use fantoccini::key::Key;
use liege_local::MAIN;
use serde_json::json;

/// Opens the page as a member in the thread of a started game of two.
pub async fn at_table(house: &House, page: &Browser, game: &str, as_whom: &str) {
    let say = async |who: &str, text: &str| {
        house.room.say(who, MAIN, text, Vec::new(), None, None).await.expect("said");
    };
    say("p1", game).await;
    say("p2", "join #1").await;
    house.room.deliver_due().await;
    let place = house.room.place_of_table(1).await.expect("a table").expect("a place");
    page.becomes(as_whom, Some(&place)).await;
}

pub fn cell(spot: &str) -> String {
    format!("[data-spot=\"{spot}\"]")
}

pub async fn click(page: &Browser, spot: &str) {
    page.until(&format!("document.querySelector('{}') !== null", cell(spot))).await;
    let found = page.client.find(Locator::Css(&cell(spot))).await.expect("a cell");
    found.click().await.expect("it can be clicked");
}

/// Sends a move that waits, because its cells are small.
pub async fn send_now(page: &Browser) {
    page.until("!document.getElementById('hold').hidden").await;
    page.client.find(Locator::Css("#hold-now")).await.expect("a button").click().await.expect("sent");
}

pub async fn log(house: &House) -> Vec<String> {
    let table = house.room.store().table(1).await.expect("a store").expect("a table");
    table.log().iter().map(|entry| entry.action.clone()).collect()
}

async fn played(house: &House, page: &Browser, count: usize) {
    for _ in 0..100 {
        if log(house).await.len() >= count {
            house.room.deliver_due().await;
            page.until(&format!("document.querySelector('[data-picture^=\"table-1-{count}\"]') !== null"))
                .await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("nothing was played: {:?}", log(house).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_two_clicks_or_a_few_keys() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("clicking", (390, 844), true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chess white=p1 black=open", "p1").await;
    click(&page, "b1").await;
    page.until("document.querySelectorAll('.cell.target').length === 2").await;
    page.picture("clicking-1-targets").await;
    assert_eq!(page.overflow().await, json!([]));
    // Another piece instead, and the first again.
    click(&page, "e2").await;
    page.until(&format!("document.querySelector('.target{}') !== null", cell("e4"))).await;
    click(&page, "b1").await;
    page.until(&format!("document.querySelector('.target{}') !== null", cell("c3"))).await;
    click(&page, "c3").await;
    played(&house, &page, 1).await;
    assert_eq!(log(&house).await, ["b1c3"]);
    // An old board, and one where others are to move, can't be clicked.
    page.until("document.querySelector('.overlay') === null").await;

    // Black, with keys alone: into the board, to a piece, to its target.
    page.becomes("p2", None).await;
    page.until("document.querySelectorAll('.overlay').length === 1").await;
    page.tab_to(".overlay [role=button]", true).await;
    for _ in 0..8 {
        page.key(Key::Left).await;
    }
    // Black's own side is below.
    page.until(&format!("document.activeElement.matches('{}')", cell("h7"))).await;
    page.key(Key::Right).await;
    page.key(Key::Enter).await;
    page.until("document.activeElement.classList.contains('target')").await;
    page.picture("clicking-2-keys").await;
    page.key(Key::Enter).await;
    played(&house, &page, 2).await;
    page.close(&house.host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_a_choice_is_chosen_below_the_board() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("choosing", (1280, 900), false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    let game = "new chess white=p1 black=open position=\"7k/P7/8/8/8/8/7P/K7 w - - 0 1\"";
    at_table(&house, &page, game, "p1").await;
    click(&page, "a7").await;
    click(&page, "a8").await;
    page.until("document.querySelectorAll('.pointing .buttons button').length === 4").await;
    page.picture("choosing-1-which").await;
    page.js("[...document.querySelectorAll('.pointing .buttons button')].find((b) => b.textContent.includes('N')).click();")
        .await;
    played(&house, &page, 1).await;
    assert_eq!(log(&house).await, ["a7a8n"]);

    // The menu under *Moves* does the same: a piece, then its target, in one message.
    page.becomes("p2", None).await;
    page.until("document.querySelector('[data-button^=\"moves:\"]') !== null").await;
    page.js("[...document.querySelectorAll('[data-button^=\"moves:\"]')].pop().click();").await;
    // With one movable piece, it asks for the target at once.
    page.until("document.querySelector('.menu option[value^=\"play:1:1:\"]') !== null").await;
    page.until("[...document.querySelectorAll('#log img')].every((image) => image.complete)").await;
    page.picture("choosing-2-menu").await;
    let messages = page.js("return document.querySelectorAll('.message').length;").await;
    page.js("document.querySelector('.menu select').value = document.querySelector('.menu option[value^=\"play:1:1:\"]').value;
        document.querySelector('.menu button').click();").await;
    played(&house, &page, 2).await;
    page.until("document.querySelector('.menu') === null").await;
    let after = page.js("return document.querySelectorAll('.message').length;").await;
    assert_eq!(
        messages.as_u64().map(|count| count + 1),
        after.as_u64(),
        "the post of the move, and nothing else"
    );
    page.close(&house.host).await;
}
