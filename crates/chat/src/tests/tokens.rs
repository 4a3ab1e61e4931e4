//! Tokens: made, shown once, listed, revoked; only their hash is stored.

use super::*;
use liege_store::testing as harness;
use liege_store::{Scope, TokenText};

/// Returns the token in an answer.
fn token_in(answers: &[Answer]) -> TokenText {
    let text = told(answers);
    let start = text.find("liege_").unwrap_or_else(|| panic!("{text}"));
    let end = text[start..].find('`').unwrap_or_else(|| panic!("{text}"));
    TokenText::given(&text[start..start + end])
}

async fn club() -> Club {
    Club::of(Settings { programs: true, ..settings() }).await
}

#[tokio::test]
async fn tokens_are_made_listed_and_taken_back() {
    let club = club().await;
    club.dm("p1", "token").await.says("`token new NAME`");
    let made = club.dm("p1", "token new bot read play").await.says("read play");
    let text = token_in(&made);
    let token = club.chat.store.token(&text, club.clock.now()).await.unwrap().expect("a token");
    assert_eq!((token.member.as_str(), token.name.as_str()), ("p1", "bot"));
    assert_eq!(token.scopes, [Scope::Read, Scope::Play].into_iter().collect());
    club.dm("p1", "token new bot").await.says("already have");
    club.dm("p1", "tokens").await.says("**bot**: read play").lacks(text.reveal());
    club.dm("p2", "tokens").await.lacks("bot");
    club.dm("p2", "token revoke bot").await.says("no token called");
    club.dm("p1", "token revoke bot").await.says("no longer works");
    assert_eq!(club.chat.store.token(&text, club.clock.now()).await.unwrap(), None);
    for (text, part) in [
        ("token new", "token new NAME"),
        ("token bot", "token new NAME"),
        ("token new b*d", "one word"),
        ("token new bot fly", "hooks ("),
    ] {
        club.dm("p1", text).await.says(part);
    }
    // Without scopes a token gets all of them.
    club.dm("p1", "токен новый all").await.says("read play talk hooks");
    for number in 1..10 {
        club.dm("p1", &format!("token new n{number} read")).await.says("Your token");
    }
    club.dm("p1", "token new more").await.says("10 tokens");
}

#[tokio::test]
async fn a_token_is_stored_as_its_hash_and_goes_with_its_member() {
    let club = club().await;
    // This also works in public: the answer is private.
    let text = token_in(&club.say("p1", "token new bot").await);
    let data = serde_json::to_string(&club.chat.store.data_of("p1").await.unwrap()).unwrap();
    assert!(data.contains("bot") && data.contains("read play talk hooks"), "{data}");
    assert!(!data.contains("hash") && !data.contains(text.reveal()), "{data}");
    assert!(harness::holds(&club.data(), "read play talk hooks").await, "what is stored is looked through");
    assert!(!harness::holds(&club.data(), text.reveal()).await, "the token itself is stored");
    club.dm("p1", "privacy forget").await;
    club.press("p1", "forget-me:yes").await;
    assert_eq!(club.chat.store.token(&text, club.clock.now()).await.unwrap(), None);
}

#[tokio::test]
async fn where_no_program_can_come_there_are_no_tokens() {
    let club = Club::open().await;
    club.dm("p1", "token new bot").await.says("[api] listen");
}
