//! Timers of challenges.

use super::*;
use crate::desk::listening::listens_by;
use liege_store::{Shard, WhichChallenges};

#[tokio::test]
async fn it_ends_after_its_time_also_when_the_program_was_restarted() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess")]).await;
    club.wait(13 * 24).await;
    let club = club.restarted(SignedDuration::ZERO).await;
    assert_eq!(club.state(1).await, ChallengeState::Open);
    club.wait(25).await;
    assert_eq!(
        (club.table(1).await.status(), club.state(1).await),
        (Status::Abandoned, ChallengeState::Expired)
    );
    let notice = club.letters_to("p1").pop().expect("the challenger is told");
    assert!(notice.text.contains("Nobody accepted your challenge"), "{}", notice.text);
    assert_eq!(ids(&notice.buttons), ["challenge-open:1"]);
    let late = club.press("p2", "join:1").await;
    assert!(!told(&late).is_empty() && club.table(1).await.status() == Status::Abandoned);
    assert_eq!(club.letters_to("p1").len(), 1);
    club.wait(48).await;
    assert_eq!(club.letters_to("p1").len(), 1, "once");
    club.press("p1", "challenge-open:1").await;
    assert_eq!(
        club.table(2).await.chairs().iter().filter(|chair| **chair == liege_table::Chair::Open).count(),
        1
    );
    club.sound().await;
}

#[tokio::test]
async fn time_in_which_the_shard_of_its_server_is_deaf_is_given_back_and_that_of_another_is_not() {
    for deaf in Shard::all(2) {
        let club = Club::after(&[("p1", "challenge @p2 dragonchess")]).await;
        let its = Shard::of(club.table(1).await.venue().server.as_deref(), 2);
        for shard in Shard::all(2) {
            listens_by(&club.chat, shard, Listening::Yes);
        }
        club.wait(13 * 24).await;
        listens_by(&club.chat, deaf, Listening::No);
        club.wait(48).await;
        let stands = if deaf == its { ChallengeState::Open } else { ChallengeState::Expired };
        assert_eq!(club.state(1).await, stands, "{deaf:?}");
        listens_by(&club.chat, deaf, Listening::Yes);
        club.wait(23).await;
        assert_eq!(club.state(1).await, stands, "{deaf:?}");
        club.wait(2).await;
        assert_eq!(club.state(1).await, ChallengeState::Expired);
        club.sound().await;
    }
}

#[tokio::test]
async fn time_without_the_program_is_given_back_once() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess")]).await;
    club.wait(13 * 24).await;
    let until = async |club: &Club| {
        let until = club
            .chat
            .store
            .challenges(WhichChallenges::At(1))
            .await
            .unwrap()
            .pop()
            .expect("a challenge")
            .until;
        (until, format!("<t:{}:", until.as_second()))
    };
    let (before, shown) = until(&club).await;
    assert!(club.card(1).text.contains(&shown), "{}", club.card(1).text);
    let club = club.restarted(SignedDuration::from_hours(48)).await;
    club.wait(0).await;
    assert_eq!(club.state(1).await, ChallengeState::Open, "its time was up while nobody could answer");
    let (after, shown) = until(&club).await;
    assert_eq!(after.duration_since(before), SignedDuration::from_hours(48));
    assert!(club.card(1).text.contains(&shown), "its invitation says so: {}", club.card(1).text);
    let club = club.restarted(SignedDuration::ZERO).await;
    club.wait(23).await;
    assert_eq!(club.state(1).await, ChallengeState::Open);
    club.wait(2).await;
    assert_eq!(club.state(1).await, ChallengeState::Expired);
}

#[tokio::test]
async fn a_challenge_to_anyone_ends_before_its_table_whatever_time_the_program_was_down() {
    let club = Club::after(&[("p1", "challenge anyone dragonchess games=3")]).await;
    club.wait(24).await;
    let club = club.restarted(SignedDuration::from_hours(24)).await;
    club.wait(28 * 24 - 1).await;
    assert_eq!(club.state(1).await, ChallengeState::Open);
    assert_eq!(club.table(1).await.status(), Status::Lobby);
    club.wait(1).await;
    assert_eq!(club.state(1).await, ChallengeState::Expired, "not withdrawn: nobody did that");
    assert!(club.card(1).text.contains("This challenge has expired"), "{}", club.card(1).text);
    let told = club.letters_to("p1");
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(!told[0].text.contains("waiting"), "{told:?}");
}

#[tokio::test]
async fn time_is_given_back_up_to_the_life_of_the_table() {
    let club = Club::after(&[("p1", "challenge @p2 dragonchess")]).await;
    club.wait(24).await;
    let made = club.chat.store.challenges(WhichChallenges::At(1)).await.unwrap().pop().unwrap().until
        - SignedDuration::from_hours(14 * 24);
    let club = club.restarted(SignedDuration::from_hours(20 * 24)).await;
    club.wait(0).await;
    let until = club.chat.store.challenges(WhichChallenges::At(1)).await.unwrap().pop().unwrap().until;
    assert_eq!(until, made + SignedDuration::from_hours(30 * 24));
    club.wait(9 * 24).await;
    assert_eq!(club.state(1).await, ChallengeState::Expired);
}
