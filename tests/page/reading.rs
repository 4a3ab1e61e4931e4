//! The local page in a real browser, worked with the keyboard alone.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;
use crate::program;

use browser::{Browser, Driver, present, text_of};
use fantoccini::key::Key;
use program::{Ground, Served, repository};
use serde_json::json;

const DESKTOP: (u32, u32) = (1280, 900);
const PHONE: (u32, u32) = (390, 844);
const NARROW: (u32, u32) = (360, 640);

/// The number of games.
fn games() -> usize {
    liege_game::all().len()
}

/// The log is read to its end, its pictures drawn.
const AT_END: &str = "(() => {
    const box = document.getElementById('scroll');
    const drawn = [...document.querySelectorAll('#log img')].every((image) => image.complete);
    return drawn && box.scrollHeight - box.scrollTop - box.clientHeight < 4;
})()";

/// Creates a table with the keyboard and fills its seats; ends in its thread, as p2 (White), who starts.
async fn sit_down(page: &Browser, options: &str) {
    page.until("document.activeElement.id === 'input'").await;
    page.line(&format!("new three-player-chess red=p1 white=p2 black=p3 {options}")).await;
    page.until_said("#1").await;
    page.alt('2').await;
    page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
    page.until("document.activeElement.id === 'input'").await;
    page.line("join").await;
    page.until_said("@p2 sits down").await;
    page.alt('3').await;
    page.until("document.querySelector('#members :checked')?.value === 'p3'").await;
    page.until("document.querySelectorAll('#log .buttons button').length >= 2").await;
    // The button, by keyboard: the last row of buttons is the last stop before the message field.
    page.tab_to("#log .buttons button:first-child", true).await;
    page.key(Key::Enter).await;
    // Who takes the last seat is led to the table.
    page.until("location.hash.startsWith('#thread-')").await;
    page.until("document.querySelectorAll('#place-list a')[2]?.hasAttribute('aria-current')").await;
    page.alt('m').await;
    page.alt('2').await;
    page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
    page.until("document.querySelector('#place-list li:nth-child(3) .pennon') !== null").await;
    // The keys go round all places, and back.
    for place in [0, 1, 2] {
        page.alt(char::from(Key::Down)).await;
        page.until(&format!(
            "document.querySelectorAll('#place-list a')[{place}]?.hasAttribute('aria-current')"
        ))
        .await;
    }
    page.until("location.hash.startsWith('#thread-')").await;
    page.until("document.querySelectorAll('#log .buttons button').length >= 2").await;
}

/// Checks that the page loaded everything from its own server.
async fn loaded_its_own(page: &Browser) {
    let script = "return performance.getEntriesByType('resource').map((e) => e.name)
        .filter((name) => !name.startsWith(location.origin + '/'));";
    assert_eq!(page.js(script).await, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_at_a_desk_with_the_keyboard() {
    if !present() {
        return;
    }
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let driver = Driver::start();
    let page = driver.open("desk", DESKTOP, false, "en").await;
    page.go(&served.address).await;
    page.until("document.getElementById('empty').innerText.includes('new three-player-chess red=p1')").await;
    page.picture("desk-0-empty").await;
    sit_down(&page, "").await;
    page.picture("desk-1-thread").await;
    assert_eq!(page.overflow().await, json!([]));

    // A move, completed while it is typed.
    page.until("document.activeElement.id === 'input'").await;
    page.keys("wc5").await;
    page.until("document.querySelectorAll('#choices li').length > 3").await;
    page.picture("desk-2-suggestions").await;
    page.key(Key::Down).await;
    page.until("document.getElementById('input').getAttribute('aria-activedescendant') === 'choice-0'").await;
    page.key(Key::Escape).await;
    page.until("document.getElementById('choices').hidden").await;
    assert_eq!(page.js("return document.getElementById('input').value;").await, json!("wc5"));
    page.keys("-").await;
    page.until("document.querySelectorAll('#choices li').length > 3").await;
    page.key(Key::Down).await;
    page.key(Key::Enter).await;
    page.until("document.getElementById('input').value.length > 4").await;
    page.key(Key::Enter).await;
    page.until("document.querySelector('#member-list label:nth-child(3) .pennon') !== null").await;
    page.until("document.querySelector('#member-list label:nth-child(2) .pennon') === null").await;
    page.until("document.getElementById('input').value === ''").await;
    page.until("document.querySelectorAll('#log .way').length === 2").await;
    page.until(AT_END).await;
    page.picture("desk-3-moved").await;

    // The text typed before comes back.
    page.key(Key::Up).await;
    page.until("document.getElementById('input').value.length > 4").await;
    page.key(Key::Down).await;
    page.until("document.getElementById('input').value === ''").await;

    // Only p2 sees p2's own board.
    page.line("board").await;
    page.until("document.querySelector('#log .alone') !== null").await;
    page.until(AT_END).await;
    page.picture("desk-4-private").await;
    page.alt('1').await;
    page.until("document.querySelector('#members :checked')?.value === 'p1'").await;
    page.until("document.querySelectorAll('#log .message').length > 1").await;
    page.until("document.querySelector('#log .alone') === null").await;

    // A larger picture, and back to the same place.
    page.js("location.hash = '#main';").await;
    page.until("document.getElementById('table').hidden").await;
    page.alt('m').await;
    page.line("board #1").await;
    page.until("document.querySelector('#log .picture img')?.complete").await;
    page.tab_to("#log .picture", true).await;
    page.key(Key::Enter).await;
    page.until("document.getElementById('enlarged').open").await;
    page.picture("desk-5-enlarged").await;
    page.key(Key::Escape).await;
    page.until("!document.getElementById('enlarged').open").await;
    page.until("document.activeElement.matches('.picture')").await;
    let alt = page.js("return document.querySelector('#log .picture img').alt;").await;
    assert!(alt.as_str().is_some_and(|alt| alt.len() > 30), "{alt}");

    // A new member, by keyboard.
    page.tab_to("#add summary", true).await;
    page.key(Key::Enter).await;
    page.tab_to("#add-name", false).await;
    page.line("Богдана").await;
    page.until("document.querySelector('#members :checked')?.value === 'богдана'").await;
    page.picture("desk-6-member").await;

    loaded_its_own(&page).await;
    page.close(served.host()).await;
    assert_eq!(served.stop(), Some(0), "it stops cleanly");
}

/// The large picture fits the window.
const LARGE_FITS: &str = "(() => {
    const [box, picture] = ['#enlarged', '#enlarged img'].map((it) => document.querySelector(it).getBoundingClientRect());
    return picture.height > 100 && box.bottom <= innerHeight && box.right <= innerWidth
        && picture.bottom <= box.bottom && picture.right <= box.right;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_house_shows_its_games_and_one_begins_with_a_key() {
    if !present() {
        return;
    }
    let driver = Driver::start();
    for (name, size, light) in [("greet-desk", DESKTOP, true), ("greet-phone", PHONE, false)] {
        let ground = Ground::new();
        let served = Served::start(&ground, "127.0.0.1:0");
        let page = driver.open(name, size, light, "en").await;
        page.go(&served.address).await;
        page.until(&format!("document.querySelectorAll('#empty .game').length === {}", games())).await;
        page.until("document.querySelector('#empty .game img').naturalWidth > 100").await;
        assert_eq!(page.js("return document.getElementById('scroll').scrollTop;").await, json!(0));
        assert_eq!(page.js("return document.querySelectorAll('h1').length;").await, json!(1));
        assert_eq!(page.overflow().await, json!([]));
        page.picture(&format!("{name}-1")).await;

        // All seats are taken, and the page follows whose turn it is. Tab comes to the games, the last of
        // them first.
        page.tab_to("#empty .game button.main", true).await;
        page.js("document.querySelector('#empty .game [aria-label=\"Play: Three-player chess\"]').focus();")
            .await;
        page.key(Key::Enter).await;
        page.until("location.hash.startsWith('#thread-')").await;
        page.until("document.title.startsWith('#1 ')").await;
        page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
        page.until("document.querySelectorAll('#log .buttons button').length >= 2").await;
        assert_eq!(page.js("return document.getElementById('follow').checked;").await, json!(true));
        page.alt('m').await;
        page.line("WC5-WV7").await;
        page.until("document.querySelector('#members :checked')?.value === 'p3'").await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-2-followed")).await;
        // A member who was chosen stays chosen.
        sit_as(&page, '1').await;
        page.alt('m').await;
        page.line("see #1 and #7").await;
        page.until("document.querySelectorAll('#log .mine a').length === 1").await;
        assert_eq!(page.js("return document.querySelector('#members :checked').value;").await, json!("p1"));

        // A board as large as the window allows.
        page.js("location.hash = '#main';").await;
        page.until("document.getElementById('table').hidden").await;
        page.alt('m').await;
        page.line("board #1").await;
        page.until("document.querySelector('#log .picture img')?.complete").await;
        page.tab_to("#log .picture", true).await;
        page.key(Key::Enter).await;
        page.until(LARGE_FITS).await;
        page.picture(&format!("{name}-3-large")).await;
        page.key(Key::Escape).await;

        // The games again, from anywhere.
        page.js("document.getElementById('open-games').focus();").await;
        page.key(Key::Enter).await;
        page.until(&format!("document.querySelectorAll('#games .game').length === {}", games())).await;
        assert_eq!(page.overflow().await, json!([]));
        page.picture(&format!("{name}-4-games")).await;
        page.key(Key::Escape).await;
        page.until("document.activeElement.id === 'open-games'").await;
        page.close(served.host()).await;
        assert_eq!(served.stop(), Some(0));
    }
}

/// Becomes another member by keyboard.
async fn sit_as(page: &Browser, member: char) {
    page.alt(member).await;
    page.until(&format!("document.querySelector('#members :checked')?.value === 'p{member}'")).await;
    page.until("document.getElementById('log').getAttribute('aria-busy') === 'false'").await;
}

const DEAL: &str = "[data-button^=\"deal:\"]";

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_made_answered_and_seen_to_be_answered() {
    if !present() {
        return;
    }
    let driver = Driver::start();
    for (name, size, light) in [("offer-desk", DESKTOP, false), ("offer-phone", PHONE, true)] {
        let ground = Ground::new();
        let served = Served::start(&ground, "127.0.0.1:0");
        let page = driver.open(name, size, light, "en").await;
        page.go(&served.address).await;
        sit_down(&page, "").await;
        page.alt('m').await;
        page.line("Red, truce for 3 rounds").await;
        // Who made the offer can only take it back.
        page.until(&format!("document.querySelectorAll('#log {DEAL}').length === 1")).await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-1-open")).await;
        assert_eq!(page.overflow().await, json!([]));
        // A member whom it does not concern presses: only they get an answer, and the offer stays.
        sit_as(&page, '3').await;
        page.until_said("White offers Red a truce").await;
        assert_eq!(
            page.js(&format!("return document.querySelectorAll('#log {DEAL}').length;")).await,
            json!(0)
        );
        page.alt('m').await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-2-not-theirs")).await;
        // A member whom it concerns accepts by keyboard: the buttons go, the card says so, the news is below
        // it.
        sit_as(&page, '1').await;
        page.until(&format!("document.querySelectorAll('#log {DEAL}').length >= 2")).await;
        page.tab_to(&format!("#log {DEAL}.good"), true).await;
        page.key(Key::Enter).await;
        page.until(&format!("document.querySelector('#log {DEAL}') === null")).await;
        page.until("document.getElementById('edits-said').textContent.includes('truce')").await;
        let said = page.js("return document.getElementById('edits-said').textContent;").await;
        assert!(said.as_str().is_some_and(|said| said.starts_with("Changed: ")), "{said}");
        page.alt('m').await;
        page.js("const box = document.getElementById('scroll'); box.scrollTop = box.scrollHeight;").await;
        page.until(AT_END).await;
        page.picture(&format!("{name}-3-news")).await;
        page.js("document.querySelector('#log article:nth-child(2)').scrollIntoView();").await;
        page.picture(&format!("{name}-4-accepted")).await;
        assert_eq!(page.overflow().await, json!([]));
        loaded_its_own(&page).await;
        page.close(served.host()).await;
        assert_eq!(served.stop(), Some(0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_offer_is_answered_in_ones_own_room() {
    if !present() {
        return;
    }
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let driver = Driver::start();
    let page = driver.open("private", PHONE, false, "en").await;
    page.go(&served.address).await;
    sit_down(&page, "press=private").await;
    page.alt('m').await;
    let posts = page.js("return document.querySelectorAll('#log .liege:not(.alone)').length;").await;
    page.line("Red, truce for 3 rounds").await;
    // A private offer typed in public is not made yet: a button makes it in private.
    page.until("document.querySelector('#log .alone .buttons button') !== null").await;
    page.until_said("you typed yours in the open").await;
    page.until(AT_END).await;
    page.picture("private-0-aloud").await;
    page.tab_to("#log .alone .buttons button", true).await;
    page.key(Key::Enter).await;
    page.until_said("waiting for Red").await;
    // The third member sees nothing anywhere.
    sit_as(&page, '3').await;
    assert_eq!(page.js("return document.querySelectorAll('#log .liege').length;").await, posts);
    page.alt(char::from(Key::Up)).await;
    page.until("location.hash === '#private'").await;
    page.until("document.getElementById('log').getAttribute('aria-busy') === 'false'").await;
    assert_eq!(page.js(&format!("return document.querySelector('#log {DEAL}');")).await, json!(null));
    // The other party finds it in their own room, and answers there.
    sit_as(&page, '1').await;
    page.until("location.hash === '#private'").await;
    page.until(&format!("document.querySelectorAll('#log {DEAL}').length === 2")).await;
    page.until(AT_END).await;
    page.picture("private-1-open").await;
    assert_eq!(page.overflow().await, json!([]));
    page.tab_to(&format!("#log {DEAL}.good"), true).await;
    page.key(Key::Enter).await;
    page.until(&format!("document.querySelector('#log {DEAL}') === null")).await;
    page.picture("private-2-accepted").await;
    // Now everybody is told.
    sit_as(&page, '3').await;
    page.alt(char::from(Key::Down)).await;
    page.until("location.hash.startsWith('#thread-')").await;
    page.until(&format!("document.querySelectorAll('#log .liege').length > {posts}")).await;
    page.until(AT_END).await;
    page.picture("private-3-news").await;
    page.close(served.host()).await;
    assert_eq!(served.stop(), Some(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_to_its_end() {
    if !present() {
        return;
    }
    let text = std::fs::read_to_string(repository("crates/games/src/three_player_chess/vectors/sample.json"))
        .expect("the game");
    let game: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let actions: Vec<&str> =
        game["actions"].as_array().expect("actions").iter().filter_map(|a| a["action"].as_str()).collect();
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let driver = Driver::start();
    let page = driver.open("game", DESKTOP, false, "en").await;
    page.go(&served.address).await;
    sit_down(&page, "truce=off").await;
    let mut present = '2';
    for (index, action) in actions.iter().enumerate() {
        let member = match action.split(':').next() {
            Some("R") => '1',
            Some("W") => '2',
            _ => '3',
        };
        if member != present {
            page.alt(member).await;
            page.until(&format!("document.querySelector('#members :checked')?.value === 'p{member}'")).await;
            page.until("document.activeElement.id === 'input'").await;
            page.until("document.querySelectorAll('#log .message').length > 0").await;
            present = member;
        }
        let resigns = action.ends_with(":resign");
        page.line(if resigns { "resign" } else { action }).await;
        if resigns {
            // The bot asks for confirmation.
            page.until("[...document.querySelectorAll('#log .alone .bad')].length > 0").await;
            page.picture("game-resigning").await;
            page.tab_to("#log .alone .bad", true).await;
            page.key(Key::Enter).await;
        }
        // The message is answered, by a board or a line.
        let said = format!("document.querySelectorAll('#log .mine, #log .theirs').length === {}", index + 1);
        let answered = "document.querySelector('#log article:last-child').classList.contains('liege')";
        page.until(&format!("{said} && {answered}")).await;
        if [4, 9, 11].contains(&index) {
            page.until(AT_END).await;
            page.picture(&format!("game-{:02}", index + 1)).await;
        }
    }
    page.until(AT_END).await;
    page.until("document.querySelector('.pennon') === null").await;
    page.picture("game-over").await;
    page.close(served.host()).await;
    assert_eq!(served.stop(), Some(0));
    let out = ground.run(&["verify"]).well().out;
    assert_eq!(out, format!("1 table, {} actions: everything agrees\n", actions.len()));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_readable_and_usable_on_a_phone_in_ukrainian() {
    if !present() {
        return;
    }
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let driver = Driver::start();
    let page = driver.open("phone", PHONE, true, "uk").await;
    page.go(&served.address).await;
    page.until("document.documentElement.lang === 'uk'").await;
    assert_eq!(text_of(&page, "#send").await, "Надіслати");
    page.until("document.activeElement.id === 'input'").await;
    page.line("new three-player-chess red=p1 white=p2 black=p3").await;
    page.until("document.querySelectorAll('#log .message').length >= 2").await;
    page.picture("phone-1-main").await;
    for member in ['2', '3'] {
        page.alt(member).await;
        page.until(&format!("document.querySelector('#members :checked')?.value === 'p{member}'")).await;
        page.line("сісти").await;
        let done = match member {
            '2' => "[...document.querySelectorAll('#log .mine')].some((e) => e.innerText.includes('сісти'))",
            // Who takes the last seat is led to the table.
            _ => "document.querySelectorAll('#place-list a')[2]?.hasAttribute('aria-current')",
        };
        page.until(done).await;
    }
    page.alt('2').await;
    page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
    page.until("document.querySelectorAll('#log .buttons button').length >= 2").await;
    page.line("БГ5-БС7").await;
    page.until("document.querySelector('#member-list label:nth-child(3) .pennon') !== null").await;
    page.until("[...document.querySelectorAll('#log img')].every((image) => image.complete)").await;
    page.until(AT_END).await;
    // What grows between going to the end and hearing of it, as a picture that comes just then, does not lose the end.
    page.js("const log = document.getElementById('log');
        const more = log.appendChild(document.createElement('div'));
        more.id = 'more';
        new ResizeObserver((_, once) => { once.disconnect(); more.style.height = '400px'; }).observe(log);
        more.style.height = '100px';")
        .await;
    page.until("document.getElementById('more').style.height === '400px'").await;
    page.until(AT_END).await;
    page.js("document.getElementById('more').remove();").await;
    page.until(AT_END).await;
    page.picture("phone-2-moved").await;
    assert_eq!(page.overflow().await, json!([]));
    // No text is smaller than 13 pixels, no button lower than 40.
    let small = page
        .js("return [...document.querySelectorAll('main *, header *')]
            .filter((e) => !e.closest('details:not([open])') && e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
            .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 13).map((e) => e.outerHTML.slice(0, 90));")
        .await;
    assert_eq!(small, json!([]));
    let low = page
        .js("return [...document.querySelectorAll('button, a.place, .chip, input[type=text]')]
            .filter((e) => !e.closest('details:not([open])') && e.checkVisibility() && e.getBoundingClientRect().height < 40)
            .map((e) => e.outerHTML.slice(0, 90));")
        .await;
    assert_eq!(low, json!([]));
    page.keys("д").await;
    page.until("document.querySelectorAll('#choices li').length > 0").await;
    page.picture("phone-3-suggestions").await;
    assert_eq!(page.overflow().await, json!([]));
    page.close(served.host()).await;

    let page = driver.open("narrow", NARROW, false, "ru").await;
    page.go(&served.address).await;
    page.until("document.documentElement.lang === 'ru'").await;
    page.until("document.querySelectorAll('#log .message').length >= 3").await;
    // More places than there is room for, with news beyond the edge.
    page.until("document.querySelectorAll('.unread, .place .pennon').length > 0").await;
    page.js("const row = document.getElementById('place-list');
        for (let more = 0; more < 5; more += 1) row.append(row.lastElementChild.cloneNode(true));
        row.querySelectorAll('.pennon').forEach((mark) => { mark.className = 'unread'; });")
        .await;
    assert_eq!(page.overflow().await, json!([]));
    page.alt(char::from(Key::Down)).await;
    page.until("document.querySelectorAll('#place-list a')[1]?.hasAttribute('aria-current')").await;
    page.alt(char::from(Key::Down)).await;
    page.until("document.querySelectorAll('#log .buttons button').length >= 2").await;
    page.until(AT_END).await;
    page.picture("narrow-1-thread").await;
    // The hint is fully visible, and hidden parts are announced.
    let cut = "return document.getElementById('input').placeholder.length * 10 > document.getElementById('input').clientWidth;";
    assert_eq!(page.js(cut).await, json!(false));
    assert_eq!(text_of(&page, "#attached").await, "Приложить файл");
    assert_eq!(page.overflow().await, json!([]));
    page.close(served.host()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_when_the_program_is_killed() {
    if !present() {
        return;
    }
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let host = served.host().to_owned();
    let driver = Driver::start();
    let page = driver.open("kill", DESKTOP, true, "en").await;
    page.go(&served.address).await;
    page.until("document.activeElement.id === 'input'").await;
    page.line("one").await;
    page.until_said("one").await;
    served.kill();
    page.until("document.getElementById('status').classList.contains('fault')").await;
    // Typed while the program is off: it arrives when the program is back, once.
    page.line("two").await;
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    let served = Served::start(&ground, &host);
    page.until_said("two").await;
    page.until("document.getElementById('status').innerText.length < 30").await;
    // Said by another member, from another window.
    let other = reqwest::Client::new();
    let body = json!({ "as": "p3", "place": "main", "text": "three" });
    let answer = other.post(format!("{}/api/say", served.address)).body(body.to_string());
    let answer = answer.header("content-type", "application/json").send().await.expect("an answer");
    assert!(answer.status().is_success());
    page.until_said("three").await;
    let said = page
        .js("return [...document.querySelectorAll('#log .mine .text, #log .theirs .text')].map((e) => e.innerText);")
        .await;
    assert_eq!(said, json!(["one", "two", "three"]));
    page.js("location.reload();").await;
    page.until_said("three").await;
    page.close(served.host()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_type_is_only_ever_text() {
    if !present() {
        return;
    }
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let driver = Driver::start();
    let page = driver.open("hostile", DESKTOP, true, "en").await;
    page.go(&served.address).await;
    page.until("document.activeElement.id === 'input'").await;
    page.js("globalThis.broken = 0; addEventListener('securitypolicyviolation', () => { broken += 1; });")
        .await;
    let hostile =
        "help <img src=x onerror=broken=1><script>broken=1</script> [x](javascript:broken=1) **b** <@p2>";
    page.line(hostile).await;
    // The answer quotes it.
    page.until("document.querySelectorAll('#log .liege').length >= 1").await;
    let shown = page.js("return document.querySelector('#log .mine .text').textContent;").await;
    assert_eq!(shown, json!(hostile));
    assert_eq!(
        page.js("return document.querySelectorAll('#log img, #log script, #log a').length;").await,
        json!(0)
    );
    assert_eq!(page.js("return broken;").await, json!(0));
    let quoted = page.js("return document.querySelector('#log .liege .text').textContent;").await;
    assert!(quoted.as_str().is_some_and(|text| text.contains("<script>")), "{quoted}");

    // Liege's Markdown, through the page's own module.
    let rendered = page
        .client
        .execute_async(
            r##"const done = arguments[arguments.length - 1];
            import("/text.js").then(({ render, renderTyped, relative }) => {
                const names = { member: (id) => id === "p1" ? "Ada" : null, place: () => ({ name: "Table", address: "./#t" }),
                    table: (number) => number === "4" ? "./#thread-9" : null, isMe: () => true, language: "en" };
                const box = document.createElement("div");
                const html = (text) => { box.replaceChildren(render(text, names)); return box.innerHTML; };
                done([
                    html("**bold** `W:WP1*WP2` *it* a_b_c"),
                    html("<@p1> <@nobody> <b>"),
                    html("> q\n- item\n-# small\n\n```\n<x>\n```"),
                    html("[l](https://example.org/a) https://example.org/b. \\*x\\*"),
                    html("W:WT2*WP1 and W:WT2*WP6"),
                    html("<t:0:D>"),
                    html("`K` king, `Q` queen, ``a`b``, ``c``"),
                    html("#4, #5, `#4`, a#4, (#4·11) <#x>"),
                    (box.replaceChildren(renderTyped("**see** #4!", names)), box.innerHTML),
                    ["en", "ru"].map((language) => relative(3 * 86400 - 5, language, 0)).join(),
                    [36 * 3600, 30 * 86400 - 5, -3590, 0.2].map((at) => relative(at, "en", 0)).join(),
                ]);
            });"##,
            Vec::new(),
        )
        .await
        .expect("the module renders");
    let link = |to: &str, label: &str| {
        format!(r#"<a href="{to}" target="_blank" rel="noopener noreferrer">{label}</a>"#)
    };
    assert_eq!(
        rendered,
        json!([
            "<div><strong>bold</strong> <code>W:WP1*WP2</code> <em>it</em> a_b_c</div>",
            "<div><span class=\"mention me\">@Ada</span> &lt;@nobody&gt; &lt;b&gt;</div>",
            "<div class=\"quote\">q</div><div class=\"item\">item</div><div class=\"small\">small</div>\
             <div class=\"gap\"></div><pre><code>&lt;x&gt;</code></pre>",
            format!(
                "<div>{} {}. *x*</div>",
                link("https://example.org/a", "l"),
                link("https://example.org/b", "https://example.org/b")
            ),
            "<div>W:WT2<em>WP1 and W:WT2</em>WP6</div>",
            "<div><time datetime=\"1970-01-01T00:00:00.000Z\" title=\"Thursday, January 1, 1970 at 12:00 AM\">\
             January 1, 1970</time></div>",
            "<div><code>K</code> king, <code>Q</code> queen, <code>a`b</code>, <code>c</code></div>",
            "<div><a class=\"table\" href=\"./#thread-9\">#4</a>, #5, <code>#4</code>, a#4, \
             (<a class=\"table\" href=\"./#thread-9\">#4</a>·11) <a class=\"mention\" href=\"./#t\">#Table</a></div>",
            "**see** <a class=\"table\" href=\"./#thread-9\">#4</a>!",
            "in 3 days,через 3 дня",
            "in 2 days,in 30 days,60 minutes ago,now",
        ])
    );
    page.close(served.host()).await;
}
