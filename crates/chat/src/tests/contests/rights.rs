//! The rights of people in a contest.

use super::*;

async fn manager(club: &Club, who: &str, text: &str) -> Vec<Answer> {
    let mut incoming = Club::incoming(who, "c", addressed(text));
    incoming.who.rights.manages = true;
    club.hear(incoming).await
}

#[tokio::test]
async fn only_the_organiser_leads_a_contest() {
    let club = Club::with_contest("swiss chess checkin=off", 6).await;
    let version = club.stored_contest(1).await.version;
    for text in [
        "contest close",
        "contest cancel no reason",
        "contest pause",
        "contest edit limit=8",
        "contest arbiter @p2",
        "contest drop @p3 because I say so",
        "contest late @p3",
        "contest round now",
    ] {
        let refused = club.say("p2", text).await;
        assert!(told(&refused).len() > 10, "{text}: {refused:?}");
        assert_eq!(club.stored_contest(1).await.version, version, "{text}");
    }
    // A manager may cancel, and nothing else.
    manager(&club, "p9", "contest close").await;
    assert_eq!(club.contest().await.phase(), Phase::Entries);
    let asked = manager(&club, "p9", "contest cancel the server closes").await;
    let sure = only(&asked).buttons[0].id.clone();
    let mut press = Club::incoming("p9", "c", Said::Press(sure.clone()));
    press.who.rights.manages = true;
    // Somebody else can't press it.
    club.press("p2", &sure).await;
    assert_eq!(club.contest().await.phase(), Phase::Entries);
    club.hear(press).await.says("is cancelled");
    assert_eq!(club.contest().await.phase(), Phase::Cancelled);
    let told = club.told_with("is cancelled").pop().unwrap();
    holds(&told.text, &["the server closes"]);
}

#[tokio::test]
async fn an_arbiter_decides_the_games_of_others() {
    let club = Club::with_contest("swiss chess, 3 rounds checkin=off", 6).await;
    club.say("p1", "contest arbiter @p2").await.says("is an arbiter");
    club.say("p1", "contest close").await;
    let contest = club.contest().await;
    let games = club.open_games().await;
    let own = games.iter().find(|game| game.players.contains(&"p2".to_owned())).unwrap();
    let other = games.iter().find(|game| !game.players.contains(&"p2".to_owned())).unwrap();
    club.say("p2", &format!("contest result {} 1-0 because I say so", own.id)).await;
    assert!(club.contest().await.game(own.id).unwrap().is_open());
    club.say("p2", &format!("contest result {} 1-0", other.id)).await;
    assert!(club.contest().await.game(other.id).unwrap().is_open(), "a reason is missing");
    club.say("p3", &format!("contest result {} 1-0 because I am p3", other.id)).await;
    assert!(club.contest().await.game(other.id).unwrap().is_open());
    club.say("p2", &format!("contest result {} 1-0 because they agreed", other.id)).await.says("is stored");
    let result = club.contest().await.game(other.id).unwrap().result().unwrap().clone();
    assert_eq!(result.points, [12, 0]);
    // Its table ends without a result of its own.
    let table = club.table(other.table).await;
    assert_eq!((table.status(), table.outcome()), (Status::Over, None));
    assert!(club.told_with("it has a result for it").iter().any(|post| !post.text.is_empty()));
    // The arbiter takes the office back for nobody.
    club.say("p2", "contest arbiter @p3").await;
    assert_eq!(club.contest().await.arbiters().len(), 1);
    assert_eq!(contest.rounds(), 1);
    club.sound_contest().await;
}

#[tokio::test]
async fn people_leave_and_withdraw_for_themselves() {
    let club = Club::with_contest("swiss chess, 3 rounds checkin=off", 7).await;
    club.say("p7", "contest leave").await.says("You have left");
    club.say("p1", "contest close").await;
    club.say("p2", "contest leave").await;
    assert!(club.contest().await.entrant_of("p2").is_some(), "after the start one withdraws");
    let game =
        club.open_games().await.into_iter().find(|game| game.players.contains(&"p2".to_owned())).unwrap();
    let asked = club.say("p2", "contest withdraw").await;
    let sure = only(&asked).buttons[0].id.clone();
    club.press("p3", &sure).await.says("You have withdrawn");
    assert!(club.contest().await.entrant_of("p2").is_some(), "a press is for oneself");
    club.press("p2", &sure).await.says("You have withdrawn");
    club.deliver().await;
    let contest = club.contest().await;
    assert!(contest.entrant_of("p2").is_none());
    let result = contest.game(game.id).unwrap().result().unwrap();
    let own = game.players.iter().position(|player| player == "p2").unwrap();
    assert_eq!(result.points[own], 0);
    assert_ne!(club.table(game.table).await.status(), Status::Playing);
    club.sound_contest().await;
}
