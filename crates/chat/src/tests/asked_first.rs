//! A member who wants it is asked before their move is played.

use super::*;

async fn asked() -> Club {
    Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join"), ("p1", "confirm on")]).await
}

async fn moves(club: &Club) -> usize {
    club.table(1).await.log().len()
}

#[tokio::test]
async fn a_typed_move_is_shown_and_played_by_its_button_or_a_yes() {
    let club = asked().await;
    let question = club.say("p1", "e4").await;
    assert_eq!(moves(&club).await, 0, "it is not played yet");
    let question = only(&question).clone();
    assert!(question.private && question.text.contains("Not played yet"), "{question:?}");
    assert_eq!(question.pictures.len(), 1, "the board after it");
    let labels: Vec<&str> = question.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Play e4", "Cancel"]);
    club.press("p1", &question.buttons[0].id).await;
    assert_eq!(moves(&club).await, 1);
    // Other members are not asked.
    club.say("p2", "e5").await;
    assert_eq!(moves(&club).await, 2);
    club.say("p1", "Nf3").await;
    club.say("p1", "yes").await;
    assert_eq!(moves(&club).await, 3);
    club.say("p2", "Nc6").await;
    club.say("p1", "Bb5").await;
    club.say("p1", "no").await.says("I did nothing");
    club.say("p1", "yes").await;
    assert_eq!(moves(&club).await, 4, "it was given up");
}

#[tokio::test]
async fn cancelling_plays_nothing_and_an_old_question_plays_nothing_either() {
    let club = asked().await;
    let question = club.say("p1", "e4").await;
    let (play, cancel) = (only(&question).buttons[0].id.clone(), only(&question).buttons[1].id.clone());
    club.press("p1", &cancel).await.says("Nothing is played");
    assert_eq!(moves(&club).await, 0);
    let other = club.say("p1", "d4").await;
    club.press("p1", &only(&other).buttons[0].id).await;
    club.say("p2", "d5").await;
    club.press("p1", &play).await.says("did nothing");
    assert_eq!(moves(&club).await, 2);
}

#[tokio::test]
async fn moves_chosen_from_buttons_are_asked_about_too_but_acts_are_not() {
    let club = asked().await;
    let question = club.press("p1", "do:1:0:e2-e4").await;
    assert!(only(&question).text.contains("Not played yet"), "{question:?}");
    assert_eq!(moves(&club).await, 0);
    club.press("p1", &only(&question).buttons[0].id).await;
    assert_eq!(moves(&club).await, 1);
    club.say("p2", "e5").await;
    // The member has seen the result of a move from `preview`.
    let seen = club.say("p1", "preview Nf3").await;
    club.press("p1", &only(&seen).buttons[0].id).await;
    assert_eq!(moves(&club).await, 3);
    club.say("p1", "draw").await;
    assert_eq!(moves(&club).await, 4, "the offer is made");
    club.say("p1", "confirm off").await;
    club.say("p2", "Nc6").await;
    club.say("p1", "Bb5").await;
    assert_eq!(moves(&club).await, 6);
}
