//! What people read is in their language and letters, and says no more than is of use now.

use super::*;
use liege_store::Which;
use liege_table::Status;

async fn two(game: &str, moves: &[&str]) -> Club {
    let club = Club::after(&[("p1", &format!("new {game}")), ("p2", "join")]).await;
    for (said, who) in moves.iter().zip(["p1", "p2"].into_iter().cycle()) {
        club.say(who, said).await;
    }
    club
}

#[tokio::test]
async fn the_log_is_told_as_the_posts_are() {
    let club = two("chess white=p1 black=@p2", &["e4", "d5", "exd5", "Qxd5", "Nc3"]).await;
    club.say("p1", "language ru").await;
    let log = only(&club.say("p1", "log").await).text.clone();
    assert!(log.contains("3. Белые: exd5\n4. Чёрные: Фxd5\n5. Белые: Кc3"), "{log}");
    let done = club.sure("p1", "resign").await;
    assert_eq!(all_told(&done), "Готово, стол #1. Белые сдаются.");
    let log = only(&club.say("p1", "log #1").await).text.clone();
    assert!(log.contains("6. Белые сдаются."), "{log}");
}

#[tokio::test]
async fn throws_are_told_in_words() {
    let club = two("dice-chess white=p1 black=@p2", &[]).await;
    club.say("p1", "here #1").await;
    club.say("p2", "here #1").await;
    club.say("p1", "language ru").await;
    let log = only(&club.say("p1", "log #1").await).text.clone();
    assert!(log.contains(". Белые бросают кубик") && !log.contains("roll") && !log.contains('@'), "{log}");
    club.sure("p1", "resign").await;
    let log = only(&club.say("p1", "log #1").await).text.clone();
    assert!(!log.contains("будет названо") && log.contains(&club.table(1).await.seed().reveal()), "{log}");
}

#[tokio::test]
async fn a_takeback_names_the_move() {
    let club = two("chess white=p1 black=@p2", &["e4", "d5", "exd5"]).await;
    club.say("p1", "takeback").await;
    let post = club.transport.last().text;
    assert!(post.contains("asks for a takeback to before exd5"), "{post}");
}

#[tokio::test]
async fn buttons_are_those_of_use() {
    let club = two("chess white=p1 black=@p2", &["e4"]).await;
    club.say("p2", "draw").await;
    club.say("p1", "no").await;
    club.say("p2", "e5").await;
    let labels: Vec<String> = club.transport.last().buttons.into_iter().map(|button| button.label).collect();
    assert_eq!(labels, ["Moves", "More"]);
}

#[tokio::test]
async fn nobody_is_called_for_a_piece_that_was_taken() {
    let club = two("move-all white=p1 black=@p2", &["e4; end", "d5; end"]).await;
    club.say("p1", "exd5").await;
    let post = club.transport.last();
    assert_eq!(post.mentions, ["p1"], "the turn goes on: {}", post.text);
    assert!(!post.text.contains("<@p2>"), "{}", post.text);
}

#[tokio::test]
async fn a_preview_is_told_once_in_the_letters_of_the_reader() {
    let club = two("chess white=p1 black=@p2", &[]).await;
    club.say("p1", "language uk").await;
    let seen = club.say("p1", "preview Nf3").await;
    let seen = only(&seen);
    assert_eq!(seen.text.matches("Кf3").count(), 1, "{}", seen.text);
    assert!(!seen.text.contains("Nf3") && seen.buttons[0].label == "Зіграти Кf3", "{seen:?}");
    let wrong = club.say("p1", "preview Тg8").await;
    let wrong = &only(&wrong).text;
    assert!(wrong.contains("«Тg8». "), "the reason is a sentence of its own: {wrong}");
}

#[tokio::test]
async fn games_are_found_as_people_name_them() {
    let club = Club::open().await;
    for text in ["new game chess white=p1", "новый стол шахматы white=p1", "нова гра шаш-мати white=p1"]
    {
        assert_eq!(club.say("p1", text).await, [], "{text}: the invitation says it");
    }
    club.say("p1", "language ru").await;
    let unknown = club.say("p1", "new mobiusschessgame @p2").await;
    let unknown = &only(&unknown).text;
    assert!(unknown.contains("Шахматы на листе Мёбиуса (`mobius-chess`)"), "{unknown}");
    assert!(unknown.matches('`').count() <= 8, "the nearest ones only: {unknown}");
    let help = club.say("p1", "помощь превращения").await;
    assert!(all_told(&help).contains("`chess-transformations`"), "{help:?}");
    for (said, meant) in [("yes", "true"), ("да", "true"), ("так", "true"), ("no", "false"), ("ні", "false")]
    {
        club.say("p1", &format!("new shashmaty white=p1 black=p1 promote_all={said}")).await;
        let last =
            club.chat.store.tables(Which::Of("p1")).await.unwrap().iter().map(|line| line.id).max().unwrap();
        assert_eq!(club.table(last).await.options().get("promote_all"), meant, "{said}");
    }
}

#[tokio::test]
async fn partners_are_named_and_win_together() {
    let club = Club::open().await;
    club.say("p1", "new swedish-bughouse white-a=p1 black-a=p1 white-b=p1 black-b=@p2").await;
    let lobby = club.transport.last().text;
    assert!(lobby.contains("Teams: White A + Black B · Black A + White B"), "{lobby}");
    club.say("p2", "join").await;
    club.sure("p2", "resign").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    let end = club.transport.last().text;
    assert!(end.contains("Black A, White B have won"), "{end}");
}
