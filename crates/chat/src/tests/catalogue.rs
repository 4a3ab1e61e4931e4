//! The catalogue: every game is found by its family, its players and its length, and a table created from its card.

use super::*;
use liege_game as game;
use liege_table::Status;

fn shown(answers: &[Answer]) -> (&str, Vec<&str>) {
    let answer = only(answers);
    (&answer.text, answer.buttons.iter().map(|button| button.id.as_str()).collect())
}

#[tokio::test]
async fn every_game_is_found_and_a_table_laid_from_its_card() {
    let club = Club::open().await;
    let answers = club.say("p1", "games").await;
    let (text, sieves) = shown(&answers);
    assert!(text.contains(&format!("{} games", game::all().len())), "{text}");
    assert!(text.chars().count() < 1_900);
    let mut found = std::collections::BTreeMap::new();
    for sieve in &sieves {
        let shelf = club.press("p1", sieve).await;
        let (text, games) = shown(&shelf);
        assert!(text.chars().count() < 2_000, "{text}");
        assert_eq!(games.last(), Some(&"games"), "one comes back from each");
        for id in &games[..games.len() - 1] {
            *found.entry((*id).to_owned()).or_insert(0) += 1;
        }
    }
    // By its family, by its players, by its length.
    assert_eq!(found.len(), game::all().len());
    assert!(found.values().all(|times| *times == 3), "{found:?}");
    for game in game::all() {
        let answers = club.press("p1", &format!("games:={}", game.id())).await;
        let (text, buttons) = shown(&answers);
        assert!(text.contains(game.id()) && text.contains("moves each"), "{text}");
        assert_eq!(only(&answers).pictures.len(), 1, "{}", game.id());
        assert_eq!(buttons[0], format!("lay:{}", game.id()));
    }
    club.press("p1", "lay:chess:").await;
    assert_eq!(club.table(1).await.status(), Status::Lobby);
}

#[tokio::test]
async fn what_games_are_looked_for_is_typed_in_three_languages() {
    let club = Club::open().await;
    for (text, part) in [
        ("games 4", "Enochian"),
        ("игры 3", "Three-player"),
        ("games short", "Move-all"),
        ("ігри короткі", "Move-all"),
        ("games great", "Dragonchess"),
        ("games dragonchess", "Gygax"),
        ("games шахматы", "Maharajah"),
    ] {
        let answers = club.say("p1", text).await;
        assert!(only(&answers).text.contains(part), "{text}: {answers:?}");
    }
    club.say("p1", "games xyzzy").await.says("xyzzy").says("`games`");
    let rules = club.press("p1", "games:?maharajah").await;
    assert!(rules.iter().any(|answer| answer.text.contains("queen")), "{rules:?}");
}

#[tokio::test]
async fn finished_games_tell_how_long_one_takes() {
    let club = Club::after(&[("p1", "new chess white=p1 black=open")]).await;
    club.press("p2", "join:1").await;
    let before = club.say("p1", "games chess").await;
    assert!(only(&before).text.contains("Cylinder"), "a family is called so: {before:?}");
    let card = |answers: &[Answer]| only(answers).text.clone();
    assert!(card(&club.press("p1", "games:=chess").await).contains("about 40 moves"));
    for (who, text) in [("p1", "f3"), ("p2", "e5"), ("p1", "g4"), ("p2", "Фh4")] {
        club.wait(26).await;
        club.say(who, &format!("#1 {text}")).await;
    }
    let after = card(&club.press("p1", "games:=chess").await);
    assert!(after.contains("one game here: about 2 moves each, 4 days"), "{after}");
}
