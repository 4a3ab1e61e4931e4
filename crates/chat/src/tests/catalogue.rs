//! The catalogue: every game is found by its family, its players and its length, and a table created from its card.

use super::*;
use liege_game as game;
use liege_table::Status;

fn shown(answers: &[Answer]) -> (&str, Vec<&str>) {
    let answer = only(answers);
    (&answer.text, answer.buttons.iter().map(|button| button.id.as_str()).collect())
}

/// Returns the games that a button of the catalogue lists, on all its pages, each of which fits the screen of a phone.
async fn listed(club: &Club, button: &str) -> Vec<String> {
    let mut games = Vec::new();
    let mut next = Some(button.to_owned());
    while let Some(id) = next.take() {
        let page = club.press("p1", &id).await;
        let (text, buttons) = shown(&page);
        assert!(text.chars().count() < 1_200, "{text}");
        assert!(text.lines().count() <= 10 && buttons.len() <= 11, "{text}");
        assert!(buttons.contains(&"games-page:0"), "one comes back from each: {buttons:?}");
        let cards = buttons.iter().filter_map(|id| id.strip_prefix("games-card:"));
        games.extend(cards.filter_map(|id| id.split(':').next()).map(str::to_owned));
        let turns = only(&page).buttons.iter().find(|button| button.label.ends_with('▶'));
        next = turns.map(|button| button.id.clone());
    }
    games
}

#[tokio::test]
async fn every_game_is_found_and_a_table_laid_from_its_card() {
    let club = Club::open().await;
    let answers = club.say("p1", "games").await;
    let (text, buttons) = shown(&answers);
    assert!(text.contains(&format!("{} games", game::all().len())), "{text}");
    assert!(text.chars().count() < 400, "the catalogue begins with few words: {text}");
    let shelf: Vec<&str> = buttons.iter().copied().filter(|id| id.starts_with("games-card:")).collect();
    assert!((3..=6).contains(&shelf.len()) && shelf[0] == "games-card:chess:0", "{buttons:?}");
    let mut found = std::collections::BTreeMap::new();
    let families = buttons.iter().copied().filter(|id| id.starts_with("games-page:"));
    let menu = only(&answers).menu.as_ref().expect("numbers of players and lengths");
    for sieve in families.chain(menu.options.iter().map(|option| option.id.as_str())) {
        for id in listed(&club, sieve).await {
            *found.entry(id).or_insert(0) += 1;
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
    let from = club.press("p1", "games-card:chess:0:chess 2").await;
    assert!(shown(&from).1.contains(&"games-page:0:chess 2"), "one comes back to the same page: {from:?}");
    club.press("p1", "lay:chess:").await;
    assert_eq!(club.table(1).await.status(), Status::Lobby);
}

#[tokio::test]
async fn several_conditions_and_words_narrow_the_list() {
    let club = Club::open().await;
    for (text, part, but) in [
        ("games chess short", "Move-all", "Reversi"),
        ("games draughts for two players", "Draughts · 2 players", "Chess"),
        ("игры шашки для двоих", "Russian draughts", "Reversi"),
        ("ігри великі на двох", "Dragonchess", "Three-player"),
        ("games griffon", "Dragonchess", "Reversi"),
        ("games грифон", "Dragonchess", "Reversi"),
        ("spiele zu dritt", "Three-player", "Reversi"),
        ("games flick", "Chapaev", "Reversi"),
        ("games 4 draughts", "No game here fits", "Reversi"),
    ] {
        let answers = club.say("p1", text).await;
        let said = &only(&answers).text;
        assert!(said.contains(part) && !said.contains(but), "{text}: {said}");
    }
    let page = club.press("p1", "games-page:0:2").await;
    let menu = only(&page).menu.as_ref().expect("a long list can be narrowed");
    assert!(menu.options.iter().any(|option| option.id == "games-page:0:2 draughts"), "{menu:?}");
    assert!(
        menu.options.iter().all(|option| !option.id.contains("2 3")),
        "two numbers fit no game: {menu:?}"
    );
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

/// The texts between backticks in a sentence, without their first word, which is the command.
fn examples(language: Language, message: &liege_words::Message) -> Vec<String> {
    let said = game::words().say(language, message);
    let quoted = said.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    quoted.into_iter().filter_map(|text| Some(text.split_once(' ')?.1.to_owned())).collect()
}

#[tokio::test]
async fn what_sentences_about_games_suggest_can_be_typed() {
    let club = Club::open().await;
    for language in Language::all() {
        let head = liege_words::Message::new("games-head").with("count", 1).with("shelf", "x");
        for text in examples(language, &head) {
            let answers = club.say("p1", &format!("games {text}")).await;
            let found = only(&answers).buttons.iter().filter(|button| button.id.starts_with("games-card:"));
            assert!(found.count() > 1, "{language:?} {text}: {answers:?}");
        }
        for id in ["server-games-how", "server-games-which", "server-games-empty"] {
            let suggested = examples(language, &liege_words::Message::new(id).with("text", "x"));
            assert!(!suggested.is_empty());
            for text in suggested {
                let mut incoming = Club::incoming("boss", "c", addressed(format!("setup {text}")));
                incoming.who.rights.manages = true;
                let answers = as_told(club.hear(incoming).await);
                let said = &only(&answers).text;
                assert!(said.starts_with("**This server**"), "{language:?} {text}: {said}");
            }
        }
    }
}
