//! Contests of each format.

use super::*;
use liege_contest::Format;

#[tokio::test]
async fn three_players_sit_at_tables_of_a_plan() {
    let club = Club::begun_contest("round robin three-player-chess", 6).await;
    let contest = club.contest().await;
    assert!(matches!(contest.terms().format, Format::RoundRobin { .. }));
    let games = club.open_games().await;
    assert!(!games.is_empty());
    for game in &games {
        assert_eq!(game.players.len(), 3);
        // Two resign one after the other.
        for loser in [1, 2] {
            club.sure(&game.players[loser], &format!("resign #{}", game.table)).await;
        }
    }
    club.deliver().await;
    let contest = club.contest().await;
    let over = contest.games().filter(|(_, game)| game.result().is_some()).count();
    assert_eq!(over, games.len());
    for (_, game) in contest.games().filter(|(_, game)| game.result().is_some()) {
        let points = &game.result().unwrap().points;
        assert_eq!(points.iter().sum::<i64>(), 18, "{points:?}");
        assert_eq!(points[0], 12, "{points:?}");
    }
    club.sound_contest().await;
}

#[tokio::test]
async fn an_option_decides_how_many_sit_at_the_tables() {
    for (text, partners) in [("players=4", false), ("players=4 partners=yes", true)] {
        let club = Club::begun_contest(&format!("round robin halma {text}"), 5).await;
        let terms = club.contest().await.terms().clone();
        assert_eq!((terms.seats, terms.partners), (4, partners));
        let games = club.open_games().await;
        assert!(!games.is_empty() && games.iter().all(|game| game.players.len() == 4));
        club.sound_contest().await;
    }
    let club = Club::with_contest("swiss halma", 2).await;
    club.say("p1", "contest edit home_limit=30").await.lacks("play at a table");
    club.say("p1", "contest edit players=4").await.says("2 play at a table");
    assert_eq!(club.contest().await.terms().seats, 2);
    club.say("p1", "contest new round robin chinese-checkers players=6").await.says("from 2 to 4, not 6");
}

#[tokio::test]
async fn a_knock_out_ends_with_one_winner() {
    let club = Club::begun_contest("knock-out chess games=1", 5).await;
    for _ in 0..8 {
        if club.contest().await.phase() != Phase::Running {
            break;
        }
        club.second_seats_resign().await;
    }
    let contest = club.contest().await;
    assert!(matches!(contest.phase(), Phase::Finished { .. }), "{:?}", contest.phase());
    let rows = contest.standing(1).unwrap();
    assert_eq!((rows[0].place, rows[0].shared, rows.len()), (1, false, 5));
    assert_eq!(contest.games().count(), 4, "each game has one loser");
    club.sound_contest().await;
}

#[tokio::test]
async fn a_ladder_is_climbed_by_challenges() {
    let club = Club::begun_contest("ladder chess", 4).await;
    let rungs = |contest: &Contest| -> Vec<String> {
        let member = |number: &u32| contest.entrant(*number).unwrap().members[0].id.clone();
        contest.rungs().iter().map(member).collect()
    };
    let before = rungs(&club.contest().await);
    let (top, last) = (before[0].clone(), before[3].clone());
    club.say(&top, &format!("contest challenge @{last}")).await;
    assert!(club.contest().await.challenges().is_empty(), "nobody challenges those below");
    club.say(&last, &format!("contest challenge @{top}")).await.says("is made");
    let call = club.told_with("challenges").pop().unwrap();
    assert_eq!(call.mentions, std::slice::from_ref(&top));
    let accept = call.buttons[0].id.clone();
    club.press(&last, &accept).await;
    assert!(club.open_games().await.is_empty(), "the challenger can't accept for the other");
    club.press(&top, &accept).await.says("You have accepted");
    let game = club.open_games().await.remove(0);
    club.wait_minutes(1).await;
    let loser = game.players.iter().position(|player| *player == top).unwrap();
    club.ends(&game, loser).await;
    assert_eq!(
        rungs(&club.contest().await),
        [last.clone(), top.clone(), before[1].clone(), before[2].clone()]
    );
    // A refusal is told to the challenger alone.
    club.say(&before[2], &format!("contest challenge @{top}")).await.says("is made");
    club.say(&top, "contest challenge no because I travel").await.says("declined");
    let told = club.told_with("was declined").pop().unwrap();
    assert_eq!(told.mentions, [before[2].clone()]);
    // A newcomer comes in at the bottom.
    club.say("p5", "contest join").await.says("entered");
    assert_eq!(rungs(&club.contest().await).last(), Some(&"p5".to_owned()));
    club.sound_contest().await;
}

#[tokio::test]
async fn a_league_plays_its_seasons() {
    let club = Club::begun_contest("league chess size=5 weeks=3 gap=7 up=1 down=1 seasons=2", 10).await;
    let contest = club.contest().await;
    assert_eq!(contest.parts().len(), 2);
    assert_eq!(club.open_games().await.len(), 20, "each division is a round robin of five");
    while !club.open_games().await.is_empty() {
        club.second_seats_resign().await;
        club.wait(1).await;
    }
    let over = club.told_with("season 1 is over");
    assert_eq!(over.len(), 1, "{over:?}");
    assert!(over[0].buttons[0].id.starts_with("contest-again:1:yes:"), "{:?}", over[0].buttons);
    let someone = club.contest().await.entrants()[0].members[0].id.clone();
    club.say(&someone, "contest again no").await.says("You don’t play the next season");
    club.press(&someone, "contest-again:1:yes").await.says("You play the next season");
    club.wait(24 * 30).await;
    let contest = club.contest().await;
    assert_eq!(contest.season(), 2, "{:?}", contest.phase());
    assert!(!club.open_games().await.is_empty());
    club.sound_contest().await;
}
