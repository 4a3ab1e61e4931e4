//! Moves that are chosen on a board: pieces, targets, choices; only for a member who is to move.

use super::*;
use crate::board::{Lit, Looking, On, Pointing, clickable, lit};
use crate::desk::{Menu, MenuOption};

/// The choices after these spots, on the board of table 1 after `number` actions.
async fn lit_at(
    club: &Club,
    who: &Person,
    number: usize,
    spots: &[&str],
) -> Result<Result<Lit, String>, Fault> {
    let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
    let looking = Looking { table: 1, number: Some(number), line: None, seat: None, letters: Some(false) };
    let pointing = Pointing { spots, angle: None };
    lit(&club.chat, who, &place, On::Table(looking), pointing).await
}

impl Club {
    /// Begins a game for two: p1 in the first seat, p2 in the second.
    async fn of_two(game: &str, settings: &str) -> Club {
        let club = Club::open().await;
        club.say("p1", &format!("new {game} white=p1 black=open {settings}")).await;
        club.say("p2", "join #1").await;
        club
    }

    /// Returns the number of public actions of the table, as its buttons have it.
    async fn number(&self) -> usize {
        let table = self.table(1).await;
        table.shown(table.log().len())
    }

    /// Presses *Moves*, then chooses the labels that begin so, one after the other; returns the last answer.
    async fn points(&self, who: &str, labels: &[&str]) -> Answer {
        let number = self.number().await;
        let mut answer = only(&self.press(who, &format!("moves:1:{number}")).await).clone();
        for label in labels {
            let id = option(&answer, label).id.clone();
            answer = self.press(who, &id).await.pop().expect("an answer");
        }
        answer
    }
}

fn menu(answer: &Answer) -> &Menu {
    answer.menu.as_ref().unwrap_or_else(|| panic!("no menu: {answer:?}"))
}

fn option<'a>(answer: &'a Answer, label: &str) -> &'a MenuOption {
    let found = menu(answer).options.iter().find(|option| option.label.starts_with(label));
    found.unwrap_or_else(|| panic!("no {label}: {answer:?}"))
}

#[tokio::test]
async fn a_move_is_a_piece_and_a_target() {
    let club = Club::of_two("chess", "").await;
    let asked = club.points("p1", &[]).await;
    holds(&asked.text, &["Which piece?"]);
    assert_eq!((menu(&asked).options.len(), asked.pictures.len()), (10, 1), "eight pawns and two knights");
    let knight = option(&asked, "Knight b1");
    assert_eq!((knight.about.as_str(), knight.id.as_str()), ("→ a3 c3", "point:1:0:0:b1"));
    let asked = club.points("p1", &["Knight b1"]).await;
    holds(&asked.text, &["Knight b1: where to?"]);
    assert_eq!(option(&asked, "Nc3").id, "play:1:0:b1c3");
    assert!(asked.buttons.iter().any(|button| button.label == "Another piece"), "{asked:?}");
    club.points("p1", &["Knight b1", "Nc3"]).await;
    assert_eq!(club.table(1).await.log().len(), 1);
    // A member who is not to move is told so, and gets no choice.
    let others = club.press("p1", "moves:1:1").await;
    assert!(only(&others).menu.is_none() && only(&others).text.contains("not your turn"), "{others:?}");
}

#[tokio::test]
async fn what_leaves_a_choice_asks_for_it() {
    let club = Club::of_two("chess", "position=\"7k/P7/8/8/8/8/8/K7 w - - 0 1\"").await;
    let asked = club.points("p1", &["Pawn a7", "a8 …"]).await;
    holds(&asked.text, &["Pawn a7 – a8: which move?"]);
    assert_eq!(menu(&asked).options.len(), 4);
    club.points("p1", &["Pawn a7", "a8 …", "a8=N"]).await;
    assert!(club.table(1).await.state().position().starts_with("N6k"));
}

#[tokio::test]
async fn several_moves_a_turn_go_on_in_the_same_place() {
    let club = Club::of_two("two-move-chess", "").await;
    club.points("p1", &["Pawn e2", "e4"]).await;
    let turn = club.table(1).await;
    let again = club.points("p2", &["Pawn e7", "e5"]).await;
    assert_eq!(club.table(1).await.log().len(), turn.log().len() + 1);
    holds(&again.text, &["Which piece?"]);
    assert!(again.menu.is_some(), "{again:?}");
}

#[tokio::test]
async fn a_board_that_has_gone_on_asks_anew() {
    let club = Club::of_two("chess", "").await;
    club.points("p1", &["Pawn e2", "e4"]).await;
    for id in ["point:1:0:0:e7", "play:1:0:e7e5"] {
        let answers = club.press("p2", id).await;
        holds(told(&answers), &["Something has happened"]);
    }
    assert_eq!(club.table(1).await.log().len(), 1);
    // Impossible spots get an answer with the possible ones.
    let answers = club.press("p2", "point:1:1:0:e4 e9").await;
    assert!(only(&answers).menu.is_some(), "{answers:?}");
}

#[tokio::test]
async fn nobody_points_for_another() {
    let club = Club::of_two("chess", "").await;
    for who in ["p2", "p9"] {
        for id in ["moves:1:0", "point:1:0:0", "point:1:0:0:e2", "point:1:0:0:e2 e4", "play:1:0:e2e4"] {
            let answers = club.press(who, id).await;
            assert!(answers.iter().all(|answer| answer.menu.is_none()), "{who} {id}: {answers:?}");
        }
        assert!(clickable(&club.chat, &person(who), "table-1-0.png").await.unwrap().is_none());
        assert!(lit_at(&club, &person(who), 0, &[]).await.unwrap().is_err());
    }
    assert_eq!(club.table(1).await.log().len(), 0);
}

#[tokio::test]
async fn a_board_can_be_clicked_until_pieces_stand_otherwise() {
    let club = Club::begun().await;
    let white = person("p2");
    club.say("p2", "truce with Red for 3 turns").await;
    assert_eq!(club.number().await, 1);
    clickable(&club.chat, &white, "table-1-0.png").await.unwrap().expect("an offer moves nothing");
    let lit = lit_at(&club, &white, 0, &["WC5"]).await.unwrap().unwrap();
    let play = lit.choices.iter().find_map(|choice| choice.play.clone()).expect("a move");
    club.press("p2", &play).await;
    assert_eq!(club.number().await, 2, "{play}");
    assert!(clickable(&club.chat, &white, "table-1-0.png").await.unwrap().is_none());
    assert!(lit_at(&club, &white, 0, &[]).await.unwrap().is_err());
}

#[tokio::test]
async fn a_board_that_cannot_be_read_is_not_said_to_have_changed() {
    let club = Club::of_two("chess", "").await;
    let white = person("p1");
    assert!(lit_at(&club, &white, 0, &["e2"]).await.unwrap().is_ok());
    club.tamper("ALTER TABLE tables RENAME TO gone").await;
    assert!(clickable(&club.chat, &white, "table-1-0.png").await.is_err());
    assert!(lit_at(&club, &white, 0, &["e2"]).await.is_err());
}

#[tokio::test]
async fn a_page_is_told_where_everything_is() {
    let club = Club::of_two("chess", "").await;
    let board = clickable(&club.chat, &person("p1"), "table-1-0-black.png").await.unwrap().unwrap();
    let corner = |spot: &str| board.cells.iter().find(|(known, _)| known == spot).unwrap().1[0];
    assert_eq!((board.cells.len(), board.size.0), (64, 1024));
    assert!(corner("a1").0 > corner("h1").0 && corner("a1").1 < corner("a8").1, "Black sits below");
    assert!(
        clickable(&club.chat, &person("p1"), "table-1-1.png").await.unwrap().is_none(),
        "of another position"
    );
    let lit = lit_at(&club, &person("p1"), 0, &["e2"]).await.unwrap().unwrap();
    let spots: Vec<&str> = lit.choices.iter().filter_map(|choice| choice.spot.as_deref()).collect();
    assert_eq!((spots, lit.question.as_str()), (vec!["e3", "e4"], "Pawn e2: where to?"));
    let plays: Vec<&str> = lit.choices.iter().filter_map(|choice| choice.play.as_deref()).collect();
    assert_eq!(plays, ["play:1:0:e2e3", "play:1:0:e2e4"]);
    assert!(lit_at(&club, &person("p1"), 5, &[]).await.unwrap().unwrap_err().contains("#1"));
}

#[tokio::test]
async fn a_piece_typed_alone_is_answered_with_its_moves() {
    let club = Club::of_two("chess", "").await;
    for (typed, count) in [("knight", 4), ("b1", 2), ("конь", 4)] {
        let answers = club.say("p1", typed).await;
        assert_eq!(
            only(&answers).buttons.iter().filter(|b| b.id.starts_with("do:")).count(),
            count,
            "{typed}"
        );
    }
    assert_eq!(club.table(1).await.log().len(), 0);
    // A text that is a move is played, and others who type a piece get no list.
    assert!(!told(&club.say("p2", "knight").await).contains("legal moves"));
    club.say("p1", "e4").await;
    assert_eq!(club.table(1).await.log().len(), 1);
}

#[tokio::test]
async fn every_game_can_be_played_by_choosing() {
    for game in liege_game::all() {
        let club = Club::open().await;
        let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}=p1", seat.id)).collect();
        club.say("p1", &format!("new {} {}", game.id(), seats.join(" "))).await;
        // In a game with chance, players say that they need no seed of their own.
        club.say("p1", "start #1").await;
        let before = club.table(1).await.log().len();
        let number = club.number().await;
        let mut answer = only(&club.press("p1", &format!("moves:1:{number}")).await).clone();
        for tap in 0.. {
            assert!(tap < 3, "{}: more than three taps", game.id());
            assert!(menu(&answer).options.len() <= Menu::MOST, "{}", game.id());
            let id = menu(&answer).options[0].id.clone();
            answer = club.press("p1", &id).await.pop().expect("an answer");
            if id.starts_with("play:") {
                break;
            }
        }
        let table = club.table(1).await;
        assert!(table.log().len() > before, "{}: {answer:?}", game.id());
    }
}
