//! Help with pictures, views of the board, and letters for players who are new to a game.

use super::*;
use crate::desk::letters::{legend, public_legend, public_letters, wants_letters};
use liege_game::scene::Pieces;
use liege_game::words;
use liege_words::Language;

/// Returns the ids of the kinds of pieces with buttons in the answers.
fn kinds_of(answers: &[Answer], game: &str) -> Vec<String> {
    let prefix = format!("kind:{game}:");
    let buttons = answers.iter().flat_map(|answer| &answer.buttons);
    buttons.filter_map(|button| button.id.strip_prefix(&prefix).map(str::to_owned)).collect()
}

#[tokio::test]
async fn every_piece_has_its_picture_by_every_door() {
    let club = Club::begun().await;
    for game in liege_game::all() {
        let help = club.say("p9", &format!("help {}", game.id())).await;
        let listed: Vec<String> = game.kinds().iter().map(|kind| kind.id.to_owned()).collect();
        assert_eq!(kinds_of(&help, game.id()), listed, "a button for each piece");
        let english = |kind: &liege_game::KindInfo| {
            words().text(Language::ENGLISH, &format!("{}-kind-{}", kind.words, kind.id)).unwrap()
        };
        for kind in game.kinds() {
            // In old games the name of one piece is the id of another.
            let same = |other: &liege_game::KindInfo| english(other) == kind.id && other.id != kind.id;
            if game.kinds().iter().any(same) {
                continue;
            }
            let typed = club.say("p9", &format!("help {} {}", game.id(), kind.id)).await;
            let pressed = club.press("p9", &format!("kind:{}:{}", game.id(), kind.id)).await;
            assert_eq!(typed, pressed, "{}", kind.id);
            let [answer] = typed.as_slice() else { panic!("{typed:?}") };
            let [picture] = answer.pictures.as_slice() else { panic!("no picture of {}", kind.id) };
            assert!(answer.private && picture.bytes.starts_with(b"\x89PNG"));
            assert!(!picture.alt.is_empty() && !picture.alt.contains("**"), "{}", picture.alt);
            for language in Language::all() {
                let name = words().text(language, &format!("{}-kind-{}", kind.words, kind.id)).unwrap();
                let named = club.say("p9", &format!("help {} {name}", game.id())).await;
                assert_eq!(named.len(), 1, "{name}: {named:?}");
                assert_eq!(named[0].pictures.len(), 1, "{name}: {named:?}");
            }
        }
    }
}

#[tokio::test]
async fn at_a_table_the_piece_alone_is_enough() {
    let club = Club::begun().await;
    let thread = club.table(1).await.venue().board_channel().to_owned();
    let elsewhere = club.say("p9", "help knight").await;
    let several = elsewhere[0].buttons.iter().filter(|button| button.id.ends_with(":knight")).count();
    assert!(several > 1 && elsewhere[0].pictures.is_empty(), "which game's? {elsewhere:?}");
    let answers = club.say_in("p1", &thread, "help knight").await;
    assert!(answers[0].pictures.len() == 1 && answers[0].text.contains("Three-player chess"), "{answers:?}");
    let answers = club.say("p1", "help griffin-on-a-stick").await;
    assert!(answers[0].pictures.is_empty() && answers[0].text.contains("griffin-on-a-stick"), "{answers:?}");
    for id in ["kind:three-player-chess:wizard", "kind:no-such-game:king", "setup:three-player-chess:x"] {
        let answers = club.press("p1", id).await;
        assert!(answers[0].pictures.is_empty() && !answers[0].text.is_empty(), "{id}: {answers:?}");
    }
}

#[tokio::test]
async fn every_set_up_is_shown_and_can_be_laid() {
    let club = Club::open().await;
    for game in liege_game::all() {
        let Some(option) = game.setups() else { continue };
        let spec = game.options().iter().find(|spec| spec.name == option).unwrap();
        for value in spec.values.listed() {
            let shown = club.say("p1", &format!("help {} {value}", game.id())).await;
            assert_eq!(shown, club.press("p1", &format!("setup:{}:{value}", game.id())).await);
            let [answer] = shown.as_slice() else { panic!("{shown:?}") };
            assert_eq!(answer.pictures.len(), 1, "{value}");
            let lay = format!("lay:{}:{option}={value}", game.id());
            assert!(answer.buttons.iter().any(|button| button.id == lay), "{answer:?}");
        }
        let last = spec.values.listed().last().unwrap();
        club.press("p1", &format!("lay:{}:{option}={last}", game.id())).await;
        let letters = club.transport.letters();
        let lobby = letters.iter().find(|letter| letter.text.contains(last)).expect("an invitation");
        assert_eq!(lobby.pictures.len(), 1, "the invitation shows the board");
    }
}

#[tokio::test]
async fn views_are_shown_and_wrong_ones_explained() {
    let club = Club::begun().await;
    let wrong = club.say("p1", "board sideways").await;
    assert!(wrong[0].pictures.is_empty() && wrong[0].text.contains("sideways"), "{wrong:?}");
    let unknown = club.press("p1", "board:1:0:sideways").await;
    assert_eq!(unknown[0].pictures.len(), 1, "an unknown view is the usual one");
}

#[tokio::test]
async fn signs_are_chosen_by_members_and_by_servers() {
    let club = Club::begun().await;
    let table = club.table(1).await;
    let signs = async |who: &str| {
        let member = club.chat.store.member(who).await.unwrap().expect("a known member");
        legend(&club.chat, &member, &table).await.pieces == Pieces::Signs
    };
    let public = async || public_legend(&club.chat, &table).await.unwrap().pieces == Pieces::Signs;
    assert!(!signs("p1").await && !public().await, "characters unless somebody says otherwise");
    club.say("p1", "signs on").await;
    assert!(signs("p1").await && !signs("p2").await && !public().await);
    let server = table.venue().server.clone().expect("the table is on a server");
    let change = |server: &mut liege_store::Server| {
        server.signs = true;
        Ok::<_, ()>(())
    };
    club.chat.store.change_server(&server, "p1", club.chat.now(), change).await.unwrap().unwrap();
    assert!(signs("p2").await && public().await);
    club.say("p2", "signs off").await;
    assert!(!signs("p2").await && public().await, "what a member has chosen counts for them");
}

#[tokio::test]
async fn letters_are_on_in_the_first_game_of_a_kind_until_somebody_says_otherwise() {
    let club = Club::begun().await;
    for who in ["p1", "p2"] {
        let sure = club.say(who, "resign").await;
        let button = only(&sure).buttons.first().cloned().expect("a button to confirm");
        club.press(who, &button.id).await;
    }
    assert_eq!(club.table(1).await.status(), liege_table::Status::Over);
    club.say("p1", "new three-player-chess red=p1 white=@p2 black=open").await;
    let (first, second) = (club.table(1).await, club.table(2).await);
    let wants = async |table: &Table, who: &str| {
        let member = club.chat.store.member(who).await.unwrap().expect("a known member");
        wants_letters(&club.chat, &member, table).await.unwrap()
    };
    assert!(wants(&first, "p1").await, "the first game keeps its letters to the last board");
    assert!(!wants(&second, "p1").await, "a second game needs none");
    club.say("p1", "letters on").await;
    assert!(wants(&second, "p1").await);
    club.say("p1", "letters off").await;
    assert!(!wants(&first, "p1").await);
    club.say("p9", "tables").await;
    assert!(wants(&second, "p9").await, "who has played none is new to it");
    // A board with coordinates at its edge needs no letters; the public picture has none even if somebody
    // wants them.
    for (number, game, who) in [(3, "chess", "p7"), (4, "dragonchess", "p8"), (5, "reversi", "p9")] {
        club.say(who, &format!("new {game} @p2")).await;
        let table = club.table(number).await;
        assert!(!wants(&table, who).await, "{game}");
        club.say(who, "letters on").await;
        assert!(wants(&table, who).await && !public_letters(&club.chat, &table).await.unwrap(), "{game}");
    }
}
