//! Questions of the bot, answered by a bare word.

use super::*;
use liege_table::Status;

async fn two(game: &str) -> Club {
    Club::after(&[("p1", &format!("new {game}")), ("p2", "join")]).await
}

async fn last(club: &Club) -> String {
    club.table(1).await.log().last().map(|entry| entry.action.clone()).unwrap_or_default()
}

#[tokio::test]
async fn yes_and_no_answer_the_latest_question() {
    for (yes, no) in [("yes", "no"), ("да", "нет"), ("так", "ні")] {
        let club = two("chess white=p1 black=@p2").await;
        club.say("p2", "draw").await;
        // This question is later than the draw offer.
        club.say("p1", "resign").await;
        club.say("p1", no).await.says("I did nothing");
        assert_eq!(club.table(1).await.log().len(), 1, "the offer stands");
        // Without an open question the word answers the offer.
        club.say("p1", no).await;
        assert_eq!(club.table(1).await.log().len(), 2);
        club.say_in("p1", "thread-of-m1", "resign").await;
        club.say_in("p1", "thread-of-m1", yes).await;
        let table = club.table(1).await;
        assert_eq!((table.status(), last(&club).await), (Status::Over, "resign white".to_owned()), "{yes}");
    }
}

#[tokio::test]
async fn a_question_waits_for_an_hour_and_until_something_happens() {
    let club = two("chess white=p1 black=@p2").await;
    let plays_on = async |why: &str| {
        club.say("p1", "yes").await;
        assert_eq!(club.table(1).await.status(), Status::Playing, "{why}");
    };
    club.say("p1", "resign").await;
    club.wait_minutes(61).await;
    plays_on("an hour later").await;
    club.say("p1", "resign").await;
    club.say("p1", "moves").await;
    plays_on("after something else").await;
    club.say("p1", "resign").await;
    club.say("p1", "e5").await;
    plays_on("after a slip").await;
    club.say("p1", "resign").await;
    club.say_in("p1", "elsewhere", "yes").await;
    assert_eq!(club.table(1).await.status(), Status::Playing, "elsewhere");
    club.say("p1", "resign").await;
    club.say("p2", "draw").await;
    club.say("p1", "yes").await;
    assert!(last(&club).await.starts_with('@'), "the offer of a draw came later");
}

#[tokio::test]
async fn a_square_completes_the_capture_it_was_asked_for() {
    let club = two("swedish-relocation white=p1 black=@p2").await;
    club.say("p1", "e4").await;
    club.say("p2", "d5").await;
    club.say("p1", "exd5").await;
    assert_eq!(club.table(1).await.log().len(), 2, "asked");
    // A text without a square keeps the question open; one that could also be a move gets another question.
    club.say("p1", "z9").await;
    let both = club.say("p1", "a3").await;
    let labels: Vec<&str> = only(&both).buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["exd5>a3", "a3"], "{both:?}");
    assert_eq!(club.table(1).await.log().len(), 2);
    club.say("p1", "h5").await;
    assert_eq!(last(&club).await, "e4d5>h5");
}

#[tokio::test]
async fn a_piece_completes_the_promotion() {
    for said in ["Q", "queen", "ферзь", "=Q"] {
        let club = two("chess white=p1 black=@p2 position=8/P6k/8/8/8/8/8/K7 w - - 0 1").await;
        let asked = club.say("p1", "a8").await;
        assert_eq!(only(&asked).buttons.len(), 4, "{asked:?}");
        let text = &only(&asked).text;
        assert!(!text.contains("a7a8"), "no notation of machines: {text}");
        let firsts: Vec<&str> = only(&asked).buttons.iter().map(|button| button.label.as_str()).collect();
        assert_eq!(firsts, ["a8=Q", "a8=R", "a8=B", "a8=N"]);
        club.say("p1", said).await;
        assert_eq!(last(&club).await, "a7a8q", "{said}");
    }
}
