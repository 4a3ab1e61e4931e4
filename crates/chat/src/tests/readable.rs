//! People read their own language and letters, and only what is useful now.

use super::*;
use crate::desk::draw::Legend;
use crate::desk::draw::{Look, scene_of};
use crate::desk::parts::taps::{piece, taps};
use crate::wording::Speaker;
use liege_game::SeatSet;
use liege_store::Which;
use liege_table::Status;
use liege_words::{Language, Message};

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
    assert!(log.contains("3. Белые: 2. exd5\n4. Чёрные: 2… Фxd5\n5. Белые: 3. Кc3"), "{log}");
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
    assert!(
        (log.contains("Ход пропадает, для броска нет хода: Белые ") || log.contains(". Белые бросают кубик"))
            && !log.contains("roll")
            && !log.contains('@'),
        "{log}"
    );
    club.sure("p1", "resign").await;
    let log = only(&club.say("p1", "log #1").await).text.clone();
    assert!(!log.contains("будет названо") && log.contains(&club.table(1).await.seed().reveal()), "{log}");
}

#[tokio::test]
async fn a_takeback_names_the_move() {
    let club = two("chess white=p1 black=@p2", &["e4", "d5", "exd5"]).await;
    club.say("p1", "takeback").await;
    let post = club.transport.last().text;
    assert!(post.contains("asks for a takeback to the position before exd5"), "{post}");
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
    // A player who resigns takes a partner along, and is told so before.
    let answers = club.say("p2", "resign").await;
    let asked = told(&answers);
    assert!(asked.contains("White A loses too: that ends the whole game."), "{asked}");
    club.sure("p2", "resign").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    let end = club.transport.last().text;
    assert!(end.contains("Black A, White B have won"), "{end}");
}

/// Resigning against a side that could never mate is a draw, and the player is told so before; in other
/// positions there is no such note.
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

/// The bot tells how it read a position if that differs from what was typed; fields left out do not count.
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

/// Returns the public caption of a table's board, in a language.
fn caption(table: &Table, language: Language) -> (String, String) {
    let moment = table.view_for(table.log().len(), SeatSet::EMPTY).unwrap();
    let reader = SeatSet::EMPTY;
    let look = Look { language, bottom: None, layout: "", legend: Legend::default(), targets: &[], reader };
    let scene = scene_of(table, &moment, &table.hidden_then(&moment, reader), look);
    let below = scene.title.map_or_else(String::new, |title| title.below);
    (scene.caption.expect("a caption").text, below)
}

#[tokio::test]
async fn captions_are_in_the_letters_of_the_board() {
    for (game, moves, language, shown) in [
        ("three-player-chess red=p3 white=p1 black=p2", &["WC5-WV7"][..], Language::RUSSIAN, "БГ5–БС7"),
        ("three-player-chess red=p3 white=p1 black=p2", &["N WP2-WS3"], Language::RUSSIAN, "К БД2–БП3"),
        ("three-player-chess red=p3 white=p1 black=p2", &["N WP2-WS3"], Language::ENGLISH, "N WP2–WS3"),
        ("chess white=p1 black=@p2", &["Nf3"], Language::UKRAINIAN, "Кf3"),
        ("enochian-chess yellow=p1 blue=p1 red=p1 black=p1", &[], Language::UKRAINIAN, ""),
    ] {
        let club = Club::after(&[("p1", &format!("new {game}")), ("p2", "join"), ("p3", "join")]).await;
        for said in moves {
            club.say("p1", said).await;
        }
        assert_eq!(caption(&*club.table(1).await, language).0, shown, "{game}");
    }
}

#[tokio::test]
async fn an_order_is_shown_as_who_moves_whom() {
    let start =
        "position=1rK/6/10/14/8rR9|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";
    let club = Club::after(&[
        ("p1", &format!("new three-player-chess red=p1 white=p2 black=p3 {start}")),
        ("p2", "join"),
        ("p3", "join"),
        ("p2", "R WV10"),
        ("p1", "White, be my lord"),
    ])
    .await;
    for (who, said) in [
        ("p2", "Red, you are my vassal"),
        ("p3", "C5-C4"),
        ("p2", "Red, I command"),
        ("p1", "K RP2"),
        ("p2", "RV9-RV8"),
    ] {
        club.say(who, &format!("#1 {said}")).await;
    }
    let table = club.table(1).await;
    let shown = |language| caption(&table, language).0;
    for (language, vassal) in
        [(Language::ENGLISH, "Red: R RV9–RV8"), (Language::RUSSIAN, "Красные: Л КС9–КС8")]
    {
        let told = shown(language);
        assert!(told.ends_with(&format!(" → {vassal}")) && !told.contains('>'), "{told}");
    }
}

#[tokio::test]
async fn menus_name_cells_as_the_board_does() {
    let club = Club::after(&[
        ("p1", "new three-player-chess red=p3 white=p1 black=p2"),
        ("p2", "join"),
        ("p3", "join"),
    ])
    .await;
    let table = club.table(1).await;
    let named = |language| {
        let speaker = Speaker { language, game: table.game() };
        taps(&table, "p1").iter().map(|tap| piece(speaker, tap)).collect::<Vec<_>>()
    };
    let russian = named(Language::RUSSIAN);
    assert!(russian.iter().all(|named| !named.chars().any(|c| c.is_ascii_alphabetic())), "{russian:?}");
    // A Ukrainian board has Latin letters at its edge.
    for (language, knight) in [
        (Language::RUSSIAN, "Конь БД2"),
        (Language::UKRAINIAN, "Кінь WP2"),
        (Language::ENGLISH, "Knight WP2"),
    ] {
        assert!(named(language).iter().any(|named| named == knight), "{:?}", named(language));
    }
}

#[tokio::test]
async fn chess_is_counted_as_chess_players_do() {
    // The entries are White, Black, and a leave, which is not a move.
    let club = two("chess white=p1 black=@p2", &["f3", "e5"]).await;
    club.say("p1", "vacation 2d #1").await;
    club.say("p1", "vacation back #1").await;
    club.say("p1", "g4").await;
    let post = club.transport.last();
    assert!(post.pictures[0].alt.contains("move 2. White: g4"), "{:?}", post.pictures[0].alt);
    let table = club.table(1).await;
    assert_eq!(caption(&table, Language::ENGLISH), ("g4".to_owned(), "move 2".to_owned()));
    club.say("p2", "Qh4").await;
    let table = club.table(1).await;
    assert_eq!(caption(&table, Language::RUSSIAN), ("Фh4#".to_owned(), "ход 2".to_owned()));
    club.dm("p1", "log #1").await.says("5. White: 2. g4").says("6. Black: 2… Qh4#");
    // In other games every move has its own number.
    let club = two("reversi black=p1 white=@p2 opening=diagonal", &["d3", "c3"]).await;
    assert!(club.transport.last().pictures[0].alt.contains("move 2. "), "{:?}", club.transport.last());
    // A game may begin in its middle.
    let fen = "position=4k3/8/8/8/8/8/4P3/4K3 b - - 0 30";
    let club = two(&format!("chess white=@p2 black=p1 {fen}"), &["Kd8"]).await;
    club.dm("p1", "log #1").await.says("1. Black: 30… Kd8");
}

#[test]
fn a_headline_has_no_full_stop() {
    for (said, shown) in [
        ("Black: e5.", "**Black: e5**"),
        ("White: e4", "**White: e4**"),
        ("Gold: Dwarf 1j2–1i2.", "**Gold: Dwarf 1j2–1i2**"),
        ("w1 knocks off b1; shoots again…", "**w1 knocks off b1; shoots again…**"),
    ] {
        assert_eq!(crate::wording::headline(said), shown);
    }
}

#[test]
fn throws_that_are_lost_one_after_the_other_are_one_line() {
    use crate::post::turn::run_together;
    use liege_game::{Event, EventKind};
    let lost = |seat: u8, number: &str| {
        let throw =
            Message::new("sqr-lost-throw").with("seat", liege_game::Seat(seat)).with("number", number);
        let throw = throw.with("piece", Message::new("sqr-text").with("text", number));
        Event::new(EventKind::Chance, Message::new("sqr-rolled-lost").with("lost", throw))
    };
    let seed = Event::new(EventKind::Chance, Message::new("table-seeds").with("seeds", "x"));
    let of = |events: &[Event]| run_together(events.iter()).len();
    assert_eq!(of(&[lost(0, "1"), lost(1, "2"), lost(0, "1")]), 1);
    assert_eq!(of(&[seed.clone(), lost(0, "6"), lost(1, "6")]), 2);
    assert_eq!(of(&[lost(0, "6"), seed, lost(1, "6")]), 3);
    let speaker = Speaker { language: Language::ENGLISH, game: liege_game::by_id("dice-chess").unwrap() };
    let told = run_together([lost(0, "1"), lost(1, "2")].iter());
    assert_eq!(speaker.say(&told[0].message), "Turn lost, no move for the roll: White 1 (1), Black 2 (2).");
}

#[tokio::test]
async fn who_plays_a_machine_alone_has_their_side_below() {
    use crate::wording::public_seat;
    use liege_game::Seat;
    for (said, seat) in [
        ("new chess white=machine:1 black=me", Some(Seat(1))),
        ("new reversi white=me black=machine:1", Some(Seat(1))),
        ("new three-player-chess red=machine:1 white=me black=machine:2", Some(Seat(1))),
        ("new chess white=me black=me", None),
    ] {
        let club = Club::after(&[("p1", said)]).await;
        assert_eq!(public_seat(&*club.table(1).await), seat, "{said}");
    }
    let club = two("chess white=p1 black=@p2", &[]).await;
    assert_eq!(public_seat(&*club.table(1).await), None);
}
