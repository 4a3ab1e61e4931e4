//! Use on a phone, in a real browser of that size: answering notes, shooting discs, taking lessons.
//!
//! Screenshots are kept in `target/tmp/local-page`.

use crate::browser;
use crate::clicking::{at_table, cell, click, log, send_now};
use crate::edits::House;

use browser::{Browser, Driver, present};
use fantoccini::Locator;
use liege_local::{MAIN, private_room};
use serde_json::json;

const PHONE: (u32, u32) = (390, 844);

/// Presses the last of the buttons that a selector finds in the log, as a finger does.
async fn press(page: &Browser, selector: &str) {
    page.until(&format!("document.querySelector('#log {selector}') !== null")).await;
    let found = page.client.find_all(Locator::Css(&format!("#log {selector}"))).await.expect("buttons");
    let last = found.last().expect("a button");
    page.js(&format!(
        "[...document.querySelectorAll('#log {selector}')].at(-1).scrollIntoView({{block: 'center'}});"
    ))
    .await;
    last.click().await.expect("it can be pressed");
}

/// Checks that the log is at most as wide as the phone, and each button large enough for a finger.
async fn fits(page: &Browser) {
    assert_eq!(page.overflow().await, json!([]));
    let small = page
        .js("return [...document.querySelectorAll('#log button, #log select, dialog button, dialog textarea')]
            .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 40)
            .map((e) => e.outerHTML.slice(0, 120));")
        .await;
    assert_eq!(small, json!([]), "too small for a finger");
}

async fn in_private(page: &Browser, house: &House, who: &str) {
    page.go(&format!("http://{}/", house.host)).await;
    page.becomes(who, Some("private")).await;
    page.until("document.getElementById('log').getAttribute('aria-busy') === 'false'").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_answered_in_a_form() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("phone-reply", PHONE, true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chess press=private white=p1 black=open", "p1").await;
    let note = "whisper White: shall we make it a draw on move forty, whatever stands on the board by then?";
    house.room.say("p2", &private_room("p2"), note, Vec::new(), None, None).await.expect("said");
    house.room.deliver_due().await;
    in_private(&page, &house, "p1").await;
    page.until_said("whatever stands on the board").await;
    page.picture("phone-reply-1-note").await;
    fits(&page).await;
    press(&page, "[data-button^=\"reply\"]").await;
    page.until("document.querySelector('dialog.form[open]') !== null").await;
    page.picture("phone-reply-2-form").await;
    fits(&page).await;
    // The whole form is on the screen, with the cursor in its field.
    let lies = "(() => { const box = document.querySelector('dialog.form').getBoundingClientRect(); \
                return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })()";
    page.until(lies).await;
    page.until("document.activeElement.id === 'form-text'").await;
    page.keys("Let us see").await;
    page.picture("phone-reply-3-filled").await;
    page.client
        .find(Locator::Css("dialog.form button.main"))
        .await
        .expect("a button")
        .click()
        .await
        .expect("sent");
    page.until("document.querySelector('dialog.form') === null").await;
    page.until_said("Your note is on its way").await;
    house.room.deliver_due().await;
    page.picture("phone-reply-4-sent").await;
    page.alt('2').await;
    page.until("document.querySelector('#members :checked')?.value === 'p2'").await;
    page.until_said("Let us see").await;
    page.close(&house.host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disc_is_shot_by_pointing() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("phone-shot", PHONE, true, "en").await;
    page.go(&format!("http://{}/", house.host)).await;
    at_table(&house, &page, "new chapaev white=p1 black=open", "p1").await;
    for who in ["p1", "p2"] {
        // In a game of dexterity, each player may add a seed before the game starts.
        house.room.say(who, MAIN, "here #1", Vec::new(), None, None).await.expect("said");
    }
    house.room.deliver_due().await;
    let place = house.room.place_of_table(1).await.expect("a table").expect("a place");
    page.js(&format!("location.hash = '#{place}'; location.reload();")).await;
    page.until("document.querySelector('.overlay') !== null").await;
    page.picture("phone-shot-1-board").await;
    click(&page, "w4").await;
    page.until(&format!("document.querySelector('.target{}') !== null", cell("b5"))).await;
    page.picture("phone-shot-2-disc").await;
    fits(&page).await;
    click(&page, "b5").await;
    // The strength is chosen below the board.
    page.until("document.querySelectorAll('.pointing button').length === 4").await;
    page.picture("phone-shot-3-aimed").await;
    fits(&page).await;
    let gentle = page.client.find(Locator::Css("#pointing button")).await.expect("a button");
    assert!(gentle.text().await.is_ok_and(|label| label.ends_with(": gentle")), "how hard it is, in a word");
    gentle.click().await.expect("it can be pressed");
    send_now(&page).await;
    page.until("document.querySelectorAll('#move-list li').length === 1").await;
    let shot = log(&house).await;
    assert!(
        shot.iter().any(|action| action.starts_with("@aim w4:") || action.starts_with("w4:")),
        "{shot:?}"
    );
    house.room.deliver_due().await;
    // The film of it comes with the next board.
    page.until("document.querySelectorAll('#log article.liege').length > 1").await;
    page.until("[...document.querySelectorAll('#log img')].every((image) => image.complete)").await;
    page.picture("phone-shot-4-shot").await;
    fits(&page).await;
    page.close(&house.host).await;
}

/// The right answer at each step of a lesson.
fn answers(game: &str) -> Vec<String> {
    let path = liege_testing::games::folder(game).join(format!("lessons/{game}.toml"));
    let lesson: toml::Table = std::fs::read_to_string(path).expect("a lesson").parse().expect("a table");
    let first = |step: &toml::Value| Some(step.get("answers")?.get(0)?.as_str()?.to_owned());
    lesson["step"].as_array().expect("steps").iter().map(|step| first(step).expect("an answer")).collect()
}

/// Five lessons, from the first step to the last, by typing the right answers and pressing *Next*.
#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_gone_through() {
    if !present() {
        return;
    }
    let house = House::open().await;
    let driver = Driver::start();
    let page = driver.open("phone-lessons", PHONE, true, "en").await;
    in_private(&page, &house, "p1").await;
    for id in ["chess", "chapaev", "three-player-chess", "russian-draughts", "dragonchess"] {
        let answers = answers(id);
        page.js("document.getElementById('input').focus();").await;
        page.line(&format!("learn {id}")).await;
        for (number, answer) in answers.iter().enumerate() {
            page.until_said(&format!(" {}/{}.", number + 1, answers.len())).await;
            page.until("[...document.querySelectorAll('#log img')].every((image) => image.complete)").await;
            // The screen shows the beginning of the task, however long it is.
            page.until(
                "(() => { const last = [...document.querySelectorAll('#log article')].at(-1); \
                 return last.getBoundingClientRect().top >= document.getElementById('scroll').getBoundingClientRect().top; })()",
            )
            .await;
            page.picture(&format!("phone-lesson-{id}-{}-task", number + 1)).await;
            fits(&page).await;
            for action in answer.split("; ") {
                page.js("document.getElementById('input').focus();").await;
                page.line(action).await;
            }
            page.until(
                "[...document.querySelectorAll('#log article.liege')].at(-1).querySelector('.mark') !== null",
            )
            .await;
            page.picture(&format!("phone-lesson-{id}-{}-done", number + 1)).await;
            if number + 1 < answers.len() {
                press(&page, "[data-button^=\"learn-step:\"].main").await;
            }
        }
        page.until_said("That was the last step").await;
        fits(&page).await;
        page.js("document.querySelectorAll('#log article').forEach((one) => one.remove());").await;
    }
    page.close(&house.host).await;
}
