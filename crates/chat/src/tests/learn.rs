//! Lessons: steps answered by typing and by choosing, apart from the member's tables.

use super::*;
use crate::desk::Menu;

fn button<'a>(answer: &'a Answer, label: &str) -> &'a str {
    let found = answer.buttons.iter().find(|button| button.label.starts_with(label));
    &found.unwrap_or_else(|| panic!("no {label}: {answer:?}")).id
}

fn option<'a>(answer: &'a Answer, label: &str) -> &'a str {
    let options = answer.menu.as_ref().map_or(&[][..], |menu: &Menu| &menu.options);
    let found = options.iter().find(|option| option.label.starts_with(label));
    &found.unwrap_or_else(|| panic!("no {label}: {answer:?}")).id
}

#[tokio::test]
async fn a_step_is_answered_by_typing_in_private() {
    let club = Club::open().await;
    let task = only(&club.dm("p1", "learn chess").await).clone();
    holds(&task.text, &["**Chess 1/6.**", "two squares ahead"]);
    assert_eq!((task.private, task.pictures.len()), (true, 1));
    // An illegal move is refused in the words of the rules; a legal one may not be the answer. The board is
    // not shown again.
    for (typed, why) in [("e5", "pawn"), ("d4", "`d4` is legal"), ("Nf3", "`Nf3` is legal")] {
        let answer = only(&club.dm("p1", typed).await).clone();
        holds(&answer.text, &[why, "💡"]);
        assert!(answer.pictures.is_empty(), "{answer:?}");
    }
    let right = only(&club.dm("p1", "e4").await).clone();
    holds(&right.text, &["✅"]);
    assert_eq!(right.pictures.len(), 1);
    // The next step is shown first, whatever the member types.
    holds(&only(&club.dm("p1", "Nf3").await).text, &["**Chess 2/6.**"]);
    holds(&only(&club.dm("p1", "knight f3").await).text, &["✅"]);
    // The lesson continues where it was left.
    holds(&only(&club.dm("p1", "learn").await).text, &["**Chess 3/6.**"]);
    club.dm("p1", "learn off").await;
    holds(&only(&club.dm("p1", "learn chess").await).text, &["**Chess 3/6.**"]);
}

#[tokio::test]
async fn the_buttons_of_a_step_can_be_typed_in_every_language() {
    let club = Club::open().await;
    for (who, hint, skip, stop) in [
        ("p1", "hint", "skip", "stop"),
        ("p2", "подсказка", "пропустить", "закончить"),
        ("p3", "підказка", "пропустити", "закінчити"),
    ] {
        club.dm(who, "learn chess").await;
        holds(&only(&club.dm(who, hint).await).text, &["💡", "**Chess 1/6.**"]);
        holds(&only(&club.dm(who, skip).await).text, &["**Chess 2/6.**"]);
        holds(&only(&club.dm(who, "Nf3").await).text, &["✅"]);
        holds(&only(&club.dm(who, "next").await).text, &["**Chess 3/6.**"]);
        club.dm(who, stop).await.says("resumes it");
    }
}

#[tokio::test]
async fn a_step_is_answered_by_pointing_where_others_talk() {
    let club = Club::open().await;
    let task = only(&club.press("p1", "learn:chess").await).clone();
    holds(&task.text, &["**Chess 1/6.**"]);
    button(&task, "Type a move");
    let asked = only(&club.press("p1", option(&task, "Pawn e2")).await).clone();
    let wrong = only(&club.press("p1", option(&asked, "e3")).await).clone();
    holds(&wrong.text, &["`e3` is legal", "💡", "**Chess 1/6.**"]);
    let right = only(&club.press("p1", option(&asked, "e4")).await).clone();
    holds(&right.text, &["✅"]);
    // After a second press it stays done.
    holds(&only(&club.press("p1", option(&asked, "e4")).await).text, &["✅"]);
    let next = only(&club.press("p1", button(&right, "Next (2/6)")).await).clone();
    holds(&next.text, &["**Chess 2/6.**"]);
    let typed = Said::Filled(button(&next, "Type a move").to_owned(), "Nf3".into());
    holds(&only(&club.hear(Club::incoming("p1", "c", typed)).await).text, &["✅"]);
    holds(&only(&club.press("p1", "learn-hint:chess:1").await).text, &["💡", "**Chess 2/6.**"]);
    for id in ["learn-step:chess:99", "learn-step:ludo:0", "learn-play:chess:99:e2e4"] {
        holds(&only(&club.press("p1", id).await).text, &["button"]);
    }
}

#[tokio::test]
async fn a_lesson_takes_no_move_of_a_table_and_a_table_none_of_a_lesson() {
    let club = Club::after(&[("p1", "new chess white=p1 black=open"), ("p2", "join #1")]).await;
    let log = async || club.table(1).await.log().len();
    let begun = log().await;
    club.dm("p1", "learn chess").await;
    holds(&only(&club.dm("p1", "d4").await).text, &["is legal, but"]);
    assert_eq!(log().await, begun, "it was said in private, where the lesson is");
    // In the table's place, and with the table's number, a move is the table's.
    club.dm("p1", "#1 d4").await;
    assert_eq!(log().await, begun + 1);
    club.say("p2", "d5").await;
    assert_eq!(log().await, begun + 2);
    // After it is closed, or a day has passed, the lesson takes no answers any more.
    club.dm("p1", "learn off").await;
    club.dm("p1", "c4").await;
    assert_eq!(log().await, begun + 3);
    club.say("p2", "e6").await;
    club.dm("p1", "learn chess").await;
    club.wait(25).await;
    club.dm("p1", "Nc3").await;
    assert_eq!(log().await, begun + 5);
}

#[tokio::test]
async fn the_last_step_leads_to_a_table_and_the_lesson_begins_anew() {
    let club = Club::open().await;
    club.dm("p1", "learn chess").await;
    let steps = ["e4", "Nf3", "exd5", "Nbd2", "0-0", "g8=Q"];
    let mut last = Vec::new();
    for (at, typed) in steps.into_iter().enumerate() {
        if at > 0 {
            club.press("p1", &format!("learn-step:chess:{at}")).await;
        }
        last = club.dm("p1", typed).await;
        holds(&only(&last).text, &["✅"]);
    }
    holds(&only(&last).text, &["the last step"]);
    assert_eq!(button(only(&last), "Open a table"), "lay:chess");
    holds(&only(&club.dm("p1", "e4").await).text, &["can’t read"]);
    holds(&only(&club.dm("p1", "learn").await).text, &["Which game?"]);
    // A lesson that is learned again takes answers as at first.
    holds(&only(&club.dm("p1", "learn chess").await).text, &["**Chess 1/6.**"]);
    holds(&only(&club.dm("p1", "e4").await).text, &["✅"]);
    holds(&only(&club.dm("p1", "Nf3").await).text, &["**Chess 2/6.**"]);
    holds(&only(&club.dm("p1", "Nf3").await).text, &["✅"]);
}

#[tokio::test]
async fn what_can_be_learned_is_chosen_by_family() {
    let club = Club::open().await;
    let which = only(&club.dm("p1", "learn").await).clone();
    let family = only(&club.press("p1", button(&which, "Chess")).await).clone();
    holds(&only(&club.press("p1", option(&family, "Chess")).await).text, &["**Chess 1/6.**"]);
    let which = only(&club.dm("p2", "learn ludo").await).clone();
    holds(&which.text, &["ludo"]);
    // Lessons that were begun come first.
    club.dm("p1", "learn off").await;
    let which = only(&club.dm("p1", "learn").await).clone();
    assert_eq!(which.buttons[0].label, "Chess 1/6");
}

#[tokio::test]
async fn whoever_opens_a_game_new_to_them_is_offered_its_lesson() {
    let club = Club::open().await;
    let offers =
        |letter: &OutboundMessage| letter.buttons.iter().any(|button| button.id == "learn:dragonchess");
    club.say("p1", "new dragonchess gold=p1 scarlet=open").await;
    assert!(offers(&club.card(1)), "{:?}", club.card(1));
    // A member who has looked at the lessons knows where they are.
    club.dm("p1", "learn dragonchess").await;
    club.say("p1", "new dragonchess gold=p1 scarlet=open").await;
    assert!(!offers(&club.card(2)), "{:?}", club.card(2));
    holds(&only(&club.dm("p1", "games dragonchess").await).buttons[3].id, &["learn:dragonchess"]);
    holds(&club.dm("p1", "help dragonchess").await.last().unwrap().buttons[0].id, &["learn:dragonchess"]);
}
