//! Draws by agreement in games that leave them to the table.

use super::*;
use liege_table::Status;

async fn dragonchess() -> Club {
    Club::after(&[("p1", "new dragonchess gold=p1 scarlet=@p2"), ("p2", "join")]).await
}

#[tokio::test]
async fn a_draw_is_offered_in_words_and_agreed_by_button() {
    for text in ["draw", "Draw?", "offer a draw", "ничья", "Предлагаю ничью!", "нічия", "пропоную нічию"]
    {
        let club = dragonchess().await;
        club.say("p1", text).await;
        let table = club.table(1).await;
        assert_eq!(table.log().len(), 1, "{text}");
        assert_eq!(table.status(), Status::Playing);
        let own = club.press("p1", "deal:1:s1:accept").await;
        assert!(!own.is_empty() && club.table(1).await.status() == Status::Playing, "not by oneself");
        club.press("p2", "deal:1:s1:accept").await;
        let table = club.table(1).await;
        assert_eq!(table.status(), Status::Over, "{text}");
        let outcome = table.outcome().expect("a result");
        assert!(outcome.drawn && outcome.points.iter().all(|points| points.in_halves() == 1));
        let letters = club.transport.letters();
        let last = letters.last().expect("a post");
        let told = letters.iter().any(|letter| letter.text.contains("0.5"));
        assert!(told, "the result is told: {last:?}");
        let before = letters.iter().rev().find(|letter| letter.text.contains("Dragonchess")).expect("a post");
        assert_eq!(last.pictures.len(), 1, "with the last position: {last:?}");
        assert_ne!(before.pictures.first(), last.pictures.first(), "nobody is to move in it");
        assert!(!club.say("p1", "W2f3").await[0].text.is_empty());
        assert_eq!(club.table(1).await.log().len(), table.log().len(), "nothing is played any more");
        club.sound().await;
    }
}

#[tokio::test]
async fn a_refused_draw_ends_nothing() {
    let club = dragonchess().await;
    club.say("p1", "draw").await;
    club.press("p2", "deal:1:s1:refuse").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club.say("p1", "W2f3").await;
    assert_eq!(club.table(1).await.log().len(), 3);
}

#[tokio::test]
async fn where_the_rules_know_draws_they_are_the_games() {
    let club = Club::begun().await;
    club.say("p2", "draw").await;
    let table = club.table(1).await;
    assert_eq!(table.log()[0].action, "W:offer draw");
    let why = table.propose("p2", &liege_table::Motion::Draw, club.clock.now()).unwrap_err();
    assert!(matches!(why, liege_table::TableError::DrawnByRules), "{why:?}");
}

/// Every game that is played by two or more can be given up, by the command and by its button.
#[tokio::test]
async fn every_game_can_be_resigned() {
    for game in ["dragonchess gold=p1 scarlet=@p2", "dragons-breakthrough first=p1 second=@p2"] {
        let club = Club::after(&[("p1", &format!("new {game}")), ("p2", "join")]).await;
        let sure = club.say("p2", "resign").await;
        let button = only(&sure).buttons.first().cloned().expect("a button to confirm");
        club.press("p2", &button.id).await;
        let table = club.table(1).await;
        assert_eq!(table.status(), Status::Over, "{game}");
        let points: Vec<i32> = table.outcome().unwrap().points.iter().map(|p| p.in_halves()).collect();
        assert_eq!(points, [2, 0], "{game}");
        club.sound().await;
    }
}
