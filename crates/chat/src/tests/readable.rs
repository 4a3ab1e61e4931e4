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
    let before = club.transport.letters().len();
    let answers = club.say("p1", "exd5").await;
    assert_eq!(club.transport.letters().len(), before, "the turn goes on");
    assert!(all_told(&answers).contains("your turn again"), "{answers:?}");
    club.say("p1", "end").await;
    let post = club.transport.last();
    assert_eq!(post.mentions, ["p2"], "it is their turn, and they are called once: {}", post.text);
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
    // Whoever resigns takes a partner along, and is told so before.
    let answers = club.say("p2", "resign").await;
    let asked = told(&answers);
    assert!(asked.contains("White A loses too: that ends the whole game."), "{asked}");
    club.sure("p2", "resign").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    let end = club.transport.last().text;
    assert!(end.contains("Black A, White B have won"), "{end}");
}

/// Whoever resigns against a side that could never mate has a draw, and is told so before; elsewhere nothing is said of it.
#[tokio::test]
async fn a_side_that_could_never_win_does_not() {
    for (game, position, language, part) in [
        ("chess", "8/8/3rk3/8/8/2K5/8/8 b - - 0 1", "en", "the game ends in a draw."),
        ("chess", "8/3q4/4k3/8/8/2KN4/8/8 b - - 0 1", "ru", "будет ничья."),
        ("cylinder-chess", "8/p7/4k3/8/8/2K5/8/8 b - - 0 1", "uk", "буде нічия."),
        ("chess", "8/p7/4k3/8/8/2KN4/8/8 b - - 0 1", "en", ""),
        ("two-move-chess", "8/8/3rk3/8/8/2K5/8/8 b - - 0 1 1 -", "en", ""),
    ] {
        let club = Club::open().await;
        club.say("p1", &format!("new {game} white=p1 black=@p2 position=\"{position}\"")).await;
        club.say("p2", "join").await;
        club.say("p2", &format!("language {language}")).await;
        let answers = club.say("p2", "resign").await;
        let asked = told(&answers);
        assert!(asked.contains(part), "{game} {position}: {asked}");
        assert!(!part.is_empty() || !asked.contains("draw"), "{game} {position}: {asked}");
        club.sure("p2", "resign").await;
        let outcome = club.table(1).await.outcome().unwrap();
        assert_eq!(outcome.drawn, !part.is_empty(), "{game} {position}");
    }
}

/// A position that was read otherwise than it was typed is said back; what was only left out is not.
#[tokio::test]
async fn a_position_read_otherwise_is_said_back() {
    let club = Club::open().await;
    for (typed, read) in [
        ("chess position=\"4k3/8/8/8/8/8/4P3/4K3 w KQkq - 0 1\"", "`4k3/8/8/8/8/8/4P3/4K3 w - - 0 1`"),
        ("chess position=\"r3k3/8/8/8/8/8/8/4K2R w HAha - 3 0\"", "`r3k3/8/8/8/8/8/8/4K2R w Kq - 3 1`"),
        ("international-draughts position=\"w:w31-33:b1,2:H0:F1\"", "`W:W31,32,33:B1,2 0 - -`"),
        ("chess position=\"4k3/8/8/8/8/8/4P3/4K3 w\"", ""),
        ("chess position=\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"", ""),
    ] {
        let said = club.say("p1", &format!("new {typed} white=p1 black=@p2")).await;
        let said = said.iter().map(|answer| answer.text.as_str()).collect::<String>();
        assert_eq!(said.contains("I read the position as"), !read.is_empty(), "{typed}: {said}");
        assert!(said.contains(read), "{typed}: {said}");
        club.say("p1", "abort").await;
    }
}
