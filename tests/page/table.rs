//! The board of the table in view, in a real browser: it stays, it is turned, gone through, tried on, and its offers are
//! answered beside it.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;
use crate::clicking::{at_table, cell, click, log, send_now};
use crate::edits::House;

use browser::{Browser, Driver, present};
use fantoccini::Locator;
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use liege_local::MAIN;
use serde_json::json;
use std::time::Duration;

const DESKTOP: (u32, u32) = (1366, 850);
const PHONE: (u32, u32) = (375, 812);
const NARROW: (u32, u32) = (320, 568);

/// The middle of what a selector finds, on the screen.
async fn middle(page: &Browser, selector: &str) -> (f64, f64) {
    page.until(&format!("document.querySelector('{selector}') !== null")).await;
    let found = page
        .js(&format!(
            "const box = document.querySelector('{selector}').getBoundingClientRect();
             return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];"
        ))
        .await;
    let part = |index: usize| found[index].as_f64().expect("a number");
    (part(0), part(1))
}

/// Drags with the pointer from one place to another.
async fn drag(page: &Browser, from: (f64, f64), to: (f64, f64)) {
    let go = |(x, y): (f64, f64)| PointerAction::MoveTo { duration: Some(Duration::from_millis(40)), x, y };
    let halfway = (from.0.midpoint(to.0), from.1.midpoint(to.1));
    let mouse = MouseActions::new("mouse".to_owned())
        .then(go(from))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(go(halfway))
        .then(go(to));
    page.client.perform_actions(mouse).await.expect("it is dragged");
}

async fn let_go(page: &Browser) {
    let mouse = MouseActions::new("mouse".to_owned()).then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    page.client.perform_actions(mouse).await.expect("it is dropped");
}

async fn press(page: &Browser, selector: &str) {
    page.until(&format!("document.querySelector('{selector}')?.checkVisibility()")).await;
    let found = page.client.find(Locator::Css(selector)).await.expect("a button");
    found.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
}

async fn moves(house: &House, count: usize) {
    for _ in 0..200 {
        if log(house).await.len() >= count {
            house.room.deliver_due().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing was played: {:?}", log(house).await);
}

/// The whole board is on the screen.
const WHOLE: &str = "(() => { const box = document.getElementById('frame').getBoundingClientRect(); \
    return box.width > 120 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; })()";

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_dragged_turned_gone_through_and_taken_back() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-desk", DESKTOP, false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chess white=p1 black=open", "p1").await;
    page.until("document.querySelector('#table .overlay') !== null").await;
    page.until(WHOLE).await;
    page.picture("table-1-desk").await;
    // By dragging: the piece follows, and its targets are shown.
    let from = middle(&page, &cell("e2")).await;
    drag(&page, from, (from.0, from.1 - 120.0)).await;
    page.until(
        "document.querySelector('.ghost') !== null && document.querySelectorAll('.target').length === 2",
    )
    .await;
    page.picture("table-2-dragged").await;
    let target = middle(&page, &format!(".target{}", cell("e4"))).await;
    let (x, y) = target;
    page.client
        .perform_actions(MouseActions::new("mouse".to_owned()).then(PointerAction::MoveTo {
            duration: None,
            x,
            y,
        }))
        .await
        .expect("moved");
    let_go(&page).await;
    moves(&house, 1).await;
    assert_eq!(log(&house).await, ["e2e4"]);
    page.until("document.querySelector('.overlay') === null").await;
    // The post of it is a way to that position, not a second board.
    page.until("document.querySelectorAll('#log .way').length === 2").await;
    page.until("document.querySelector('#log .picture') === null").await;

    // Black sees Black below, and turns the board.
    page.alt('2').await;
    page.until("document.querySelector('.overlay') !== null").await;
    let below = "document.querySelector('[data-spot=\"a7\"]').getBoundingClientRect().top > innerHeight / 2";
    page.until(below).await;
    press(&page, "#flip").await;
    page.until(&format!("document.querySelector('.overlay') !== null && !({below})")).await;
    press(&page, "#flip").await;
    page.until(&format!("document.querySelector('.overlay') !== null && {below}")).await;
    for (who, spot, to) in [('2', "e7", "e5"), ('1', "g1", "f3")] {
        page.alt(who).await;
        page.until(&format!("document.querySelector('{}') !== null", cell(spot))).await;
        click(&page, spot).await;
        click(&page, to).await;
        moves(&house, if who == '2' { 2 } else { 3 }).await;
    }
    // Through the game: buttons, the list, keys; nothing can be moved in the past.
    page.until("document.querySelectorAll('#move-list button').length === 3").await;
    press(&page, "[data-step=\"-1\"]").await;
    page.until("document.getElementById('where').textContent.includes('(2/3)')").await;
    page.until("document.querySelector('#table.past .overlay') === null").await;
    page.picture("table-3-past").await;
    press(&page, "#move-list li:first-child button").await;
    page.until("document.getElementById('where').textContent.includes('(1/3)')").await;
    press(&page, "[data-step=\"9999\"]").await;
    page.until("!document.getElementById('table').classList.contains('past')").await;

    // An offer stands beside the board, with a button for whoever made it and others for whom it is for.
    house.room.say("p1", MAIN, "draw? #1", Vec::new(), None, None).await.expect("said");
    house.room.deliver_due().await;
    page.until("document.querySelectorAll('#offer-list button').length === 1").await;
    page.picture("table-4-offer").await;
    page.alt('2').await;
    page.until("document.querySelectorAll('#offer-list .yours button').length === 2").await;
    page.alt('1').await;
    page.until("document.querySelectorAll('#offer-list button').length === 1").await;
    press(&page, "#offer-list button").await;
    page.until("document.getElementById('offers').hidden").await;
    page.close(&house.host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_slip_is_undone_and_the_board_is_whole() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-phone", PHONE, true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chess white=p1 black=open", "p1").await;
    page.until("document.querySelector('#table .overlay') !== null").await;
    page.until(WHOLE).await;
    page.picture("table-phone-1").await;
    click(&page, "e2").await;
    click(&page, "e3").await;
    page.until("!document.getElementById('hold').hidden").await;
    page.picture("table-phone-2-waits").await;
    page.until(WHOLE).await;
    assert_eq!(page.overflow().await, json!([]));
    press(&page, "#hold-undo").await;
    page.until("document.getElementById('hold').hidden").await;
    click(&page, "e2").await;
    click(&page, "e4").await;
    send_now(&page).await;
    moves(&house, 1).await;
    assert_eq!(log(&house).await, ["e2e4"]);
    page.close(&house.host).await;

    for (name, size, light) in [("table-narrow", NARROW, false), ("table-zoomed", (683, 450), true)] {
        let page = driver.open(name, size, light, "ru").await;
        page.go(&format!("http://{}/", house.host)).await;
        let place = house.room.place_of_table(1).await.expect("a table").expect("a place");
        page.becomes("p2", Some(&place)).await;
        page.until("document.querySelector('#table .overlay') !== null").await;
        page.until("document.getElementById('position').complete").await;
        page.picture(name).await;
        page.until(WHOLE).await;
        assert_eq!(page.overflow().await, json!([]), "{name}");
        page.close(&house.host).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_tried_kept_and_made_a_plan_and_a_puzzle_is_tapped() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-try", DESKTOP, true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chess white=open black=p1", "p1").await;
    // It is White's turn, and Black thinks ahead.
    page.until("document.querySelector('#position')?.complete").await;
    press(&page, "#try").await;
    for (from, to) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3"), ("b8", "c6")] {
        click(&page, from).await;
        page.until(&format!("document.querySelector('.target{}') !== null", cell(to))).await;
        click(&page, to).await;
        page.until(&format!("document.querySelector('.target{}') === null", cell(to))).await;
    }
    page.until("document.getElementById('try-line').textContent.includes('Nc6')").await;
    page.picture("table-try-1").await;
    // A step back, and on again.
    press(&page, "[data-step=\"-1\"]").await;
    page.until("!document.getElementById('try-line').textContent.includes('Nc6')").await;
    press(&page, "[data-step=\"1\"]").await;
    page.until("document.getElementById('try-line').textContent.includes('Nc6')").await;
    press(&page, "#try-name").await;
    page.line("King's pawn").await;
    page.until("document.querySelectorAll('#try-kept option').length === 2").await;
    press(&page, "#try-plan").await;
    page.until("document.getElementById('try-said').textContent.includes('e5')").await;
    page.picture("table-try-2-plan").await;
    let plan = house.room.store().plan_of(1, "p1").await.expect("a store").expect("a plan");
    assert_eq!(plan.lines().len(), 1, "{plan:?}");
    assert!(log(&house).await.is_empty(), "nothing was played");
    press(&page, "#try").await;
    page.until("document.getElementById('tries').hidden").await;

    // A puzzle, by tapping alone.
    page.js("location.hash = '#private';").await;
    page.until("document.getElementById('table').hidden").await;
    page.js("document.getElementById('input').focus();").await;
    page.line("puzzle chess").await;
    page.until("document.querySelector('#log .overlay .piece') !== null").await;
    page.picture("table-try-3-puzzle").await;
    page.js("document.querySelector('#log .overlay .piece').dispatchEvent(new MouseEvent('click'));").await;
    page.until("document.querySelector('#log .overlay .target') !== null").await;
    let before = page.js("return document.querySelectorAll('#log .liege').length;").await;
    page.js("document.querySelector('#log .overlay .target').dispatchEvent(new MouseEvent('click'));").await;
    page.until(&format!(
        "document.querySelectorAll('#log .liege').length > {before} || document.getElementById('edits-said').textContent"
    ))
    .await;
    page.picture("table-try-4-answered").await;
    page.close(&house.host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_have_one_switch_in_two_places() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-letters", DESKTOP, false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    let letters = |on: bool| {
        let is = if on { "" } else { "!" };
        format!("[...document.querySelectorAll('[data-letters]')].every((letters) => {is}letters.checked)")
    };
    page.until("document.getElementById('letters').checkVisibility !== undefined").await;
    assert_eq!(page.js("return document.querySelectorAll('[data-letters]').length;").await, json!(2));
    // A first game of this kind has letters, though nobody has chosen them.
    at_table(&house, &page, "new three-player-chess red=p1 white=p1 black=p1", "p1").await;
    page.until("document.querySelector('#table .overlay') !== null").await;
    page.until(&letters(true)).await;
    let drawn = page.js("return document.getElementById('position').src;").await;
    page.js("document.getElementById('board-letters').click();").await;
    page.until(&format!("document.getElementById('position').src !== {drawn}")).await;
    page.until(&letters(false)).await;
    let member = house.room.store().member("p1").await.expect("a store").expect("a member");
    assert_eq!(member.letters, Some(false));
    page.js("document.getElementById('letters').click();").await;
    page.until(&format!("document.getElementById('position').src === {drawn}")).await;
    page.until(&letters(true)).await;
    // The setting stays where there is no table.
    page.js("location.hash = '#main';").await;
    page.until("document.getElementById('table').hidden").await;
    page.until(&letters(true)).await;
    page.close(&house.host).await;
}

/// The page's script begins once more, with a server that does not answer yet.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_may_change_before_anything_is_known() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-early", DESKTOP, false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    page.until("document.getElementById('here').textContent !== ''").await;
    page.js("window.faults = [];
         window.asked = 0;
         for (const kind of ['error', 'unhandledrejection']) {
           addEventListener(kind, (event) => faults.push(event.message ?? String(event.reason)));
         }
         window.fetch = () => { asked += 1; return new Promise(() => {}); };
         import('/page.js?again');")
        .await;
    page.until("asked > 0").await;
    // No place has this address, and it is no text.
    page.js(
        "location.hash = '#%'; return new Promise((done) => addEventListener('hashchange', () => done()));",
    )
    .await;
    assert_eq!(page.js("return faults;").await, json!([]));
    page.close(&house.host).await;
}

/// A shot is aimed by dragging; three games of other boards are tapped in the browser itself.
#[tokio::test(flavor = "multi_thread")]
async fn three_games_are_tapped_in_the_browser() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("table-games", (1366, 900), false, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    for (table, game) in [(1, "russian-draughts"), (2, "dragonchess"), (3, "chapaev")] {
        let seats = liege_game::by_id(game).expect("a game").seats();
        let seats: Vec<String> = seats.iter().map(|seat| format!("{}=p1", seat.id)).collect();
        let text = format!("new {game} {}", seats.join(" "));
        house.room.say("p1", MAIN, &text, Vec::new(), None, None).await.expect("said");
        if game == "chapaev" {
            house
                .room
                .say("p1", MAIN, &format!("here #{table}"), Vec::new(), None, None)
                .await
                .expect("said");
        }
        house.room.deliver_due().await;
        let place = house.room.place_of_table(table).await.expect("a table").expect("a place");
        page.becomes("p1", Some(&place)).await;
        page.until("document.querySelector('#table .overlay .piece') !== null").await;
        if game == "chapaev" {
            let from = middle(&page, ".piece").await;
            drag(&page, from, (from.0 + 30.0, from.1 - 250.0)).await;
            page.until("document.querySelector('.aim text')?.textContent.includes('°')").await;
            page.picture("table-games-aimed").await;
            let_go(&page).await;
            page.until("document.querySelectorAll('#pointing button').length === 4").await;
            press(&page, "#pointing button.main").await;
            page.until("document.querySelectorAll('#pointing button').length === 0").await;
            page.picture("table-games-shot").await;
            continue;
        }
        for turn in 0..3 {
            let drawn = page.js("return document.getElementById('position').src;").await;
            page.js("document.querySelector('.overlay .piece').dispatchEvent(new MouseEvent('click'));")
                .await;
            page.until("document.querySelector('.overlay .target') !== null").await;
            if turn == 0 {
                page.picture(&format!("table-games-{game}")).await;
            }
            page.js("document.querySelector('.overlay .target').dispatchEvent(new MouseEvent('click'));")
                .await;
            // Small cells wait for a second look.
            page.until(&format!(
                "document.getElementById('position').src !== {drawn} || !document.getElementById('hold').hidden"
            ))
            .await;
            page.js(
                "if (!document.getElementById('hold').hidden) document.getElementById('hold-now').click();",
            )
            .await;
            page.until(&format!(
                "document.getElementById('position').src !== {drawn} && document.querySelector('.overlay .piece') !== null"
            ))
            .await;
        }
    }
    page.close(&house.host).await;
}
