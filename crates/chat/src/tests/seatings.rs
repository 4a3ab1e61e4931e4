//! Games whose options decide how many play: tables, the catalogue, contests, records.

use super::*;
use liege_table::Status;

async fn seats(club: &Club, table: i64) -> Vec<(&'static str, String)> {
    let table = club.table(table).await;
    let who = |chair: &liege_table::Chair| chair.person().map_or_else(|| "-".to_owned(), |p| p.id.clone());
    table.game().seats().iter().zip(table.chairs()).map(|(seat, chair)| (seat.id, who(chair))).collect()
}

#[tokio::test]
async fn options_or_the_number_of_people_decide_how_many_sit_down() {
    for (text, ids) in [
        ("new halma", vec!["white", "black"]),
        ("new halma players=4", vec!["white", "red", "black", "green"]),
        ("new halma partners=on", vec!["white", "red", "black", "green"]),
        ("new halma @p1 @p2 @p3", vec!["white", "red", "black", "green"]),
        ("new halma players=4 red=@p2 green=@p3", vec!["white", "red", "black", "green"]),
        ("new chinese-checkers @p1 @p2 @p3", vec!["red", "yellow", "blue"]),
        ("new chinese-checkers players=6", vec!["red", "orange", "yellow", "green", "blue", "violet"]),
        (
            "new halma position=16/16/16/16/16/16/16/16/8b7/16/16/5w10/16/16/16/16 w 3,3 - 2,no,40,200",
            vec!["white", "black"],
        ),
    ] {
        let club = Club::open().await;
        club.say("p1", text).await;
        let seated = seats(&club, 1).await;
        assert_eq!(seated.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), ids, "{text}");
        for who in ["p1", "p2", "p3"].iter().filter(|who| text.contains(&format!("@{who}"))) {
            assert!(seated.iter().any(|(_, held)| held == who), "{text}: {seated:?}");
        }
    }
    let club = Club::open().await;
    club.say("p1", "new halma players=2 @p1 @p2 @p3").await.says("only 2 seats");
    club.say("p1", "new halma red=@p2").await.says("red").says("white, black");
    club.say("p1", "new halma players=3").await.says("2, 4");
}

#[tokio::test]
async fn four_play_and_a_rematch_and_a_record_seat_four() {
    let club = Club::open().await;
    club.say("p1", "new halma players=4 move_limit=1 white=@p1 red=@p2 black=@p3 green=@p2 muster=never")
        .await;
    club.press("p2", "join:1").await;
    club.press("p2", "join:1").await;
    club.press("p3", "join:1").await;
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Playing, "{:?}", table.chairs());
    let club = club.restarted(SignedDuration::from_mins(1)).await;
    for (who, text) in [("p1", "#1 c3-d4"), ("p2", "#1 c14-d13"), ("p3", "#1 n14-m13")] {
        club.say(who, text).await;
    }
    club.say("p1", "#1 d4-d5").await.says("Green’s turn");
    assert_eq!(club.table(1).await.log().len(), 3);
    club.say("p2", "#1 n3-m4").await;
    let table = club.table(1).await;
    assert_eq!((table.status(), table.log().len()), (Status::Over, 4), "{:?}", table.state().position());
    club.sound().await;
    club.press("p1", "rematch:1").await;
    assert_eq!(seats(&club, 2).await.len(), 4);
    let answers = club.say("p3", "export #1").await;
    let record = String::from_utf8(only(&answers).files[0].bytes.to_vec()).unwrap();
    let other = Club::open().await;
    other.attach("p9", "import", &record).await.says("kept");
    assert_eq!(seats(&other, 1).await.len(), 4);
}

#[tokio::test]
async fn the_catalogue_finds_a_game_by_each_of_its_numbers() {
    let club = Club::open().await;
    club.say("p1", "games 6").await.says("Chinese checkers").lacks("Halma");
    club.say("p1", "games for six players").await.says("Chinese checkers").lacks("Halma");
    club.say("p1", "игры вшестером").await.says("Chinese checkers").lacks("Halma");
    club.say("p1", "games 4 halma").await.says("Halma").says("Chinese checkers");
    club.press("p1", "games:=halma").await.says("2 or 4 players");
    let card = club.press("p1", "games:=chinese-checkers").await;
    let lays: Vec<&str> =
        only(&card).buttons.iter().map(|b| b.id.as_str()).filter(|id| id.starts_with("lay:")).collect();
    assert_eq!(lays.len(), 5, "{lays:?}");
    for (place, (lay, count)) in (1..).zip(lays.iter().zip([2, 3, 4, 4, 6])) {
        club.press("p1", lay).await;
        assert_eq!(seats(&club, place).await.len(), count, "{lay}");
    }
    assert_eq!(club.table(4).await.game().seats()[2].team, 0, "partners");
}
