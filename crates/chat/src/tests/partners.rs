//! Two teams of two: partners' whispers, exchanges with a choice in the answer, armies handed over.

use super::*;
use liege_table::Status;

/// Red's king is Black's prisoner and Black's is Red's; two squares are possible for Black's king.
const PRISONERS: &str = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";

/// Begins a game: yellow p1, blue p2, red p3, black p1. All but p1 hold one seat.
async fn four(settings: &str) -> Club {
    let club = Club::open().await;
    let seats = "yellow=p1 blue=@p2 red=@p3 black=p1";
    club.say("p1", &format!("new enochian-chess {seats} {settings}")).await;
    club.say("p2", "join").await;
    club.say("p3", "join").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club
}

#[tokio::test]
async fn partners_whisper_only_where_the_table_says_so() {
    for (settings, ally, foe) in [
        ("", false, false),
        ("press=private", false, true),
        ("press=private partners=on", true, true),
        ("partners=on", true, false),
        ("press=none partners=off", false, false),
    ] {
        let club = four(settings).await;
        // Yellow is red's partner, blue is not.
        for (to, carried) in [("yellow", ally), ("blue", foe)] {
            let before = club.transport.letters().len();
            let answers = club.dm("p3", &format!("#1 whisper {to} Let us talk")).await;
            let sent = club.transport.letters().len() > before;
            assert_eq!(sent, carried, "{settings} to {to}: {answers:?}");
        }
    }
    let club = Club::open().await;
    let refused = club.say("p1", "new dragonchess gold=p1 scarlet=@p2 partners=on").await;
    assert!(only(&refused).text.contains("partners"), "there are no partners: {refused:?}");
}

#[tokio::test]
async fn the_answer_to_an_exchange_asks_which_square() {
    let club = four(&format!("position={PRISONERS}")).await;
    club.say("p2", "offer exchange a8").await;
    assert_eq!(club.table(1).await.log().last().unwrap().action, "offer exchange blue>red a8");
    let asked = club.press("p3", "deal:1:s1:accept").await;
    let choices: Vec<&str> = only(&asked).buttons.iter().map(|button| button.id.as_str()).collect();
    assert_eq!(
        choices,
        ["do:1:1:accept exchange red>blue a2", "do:1:1:accept exchange red>blue b1"],
        "{asked:?}"
    );
    assert_eq!(club.table(1).await.log().len(), 1, "nothing is played by guessing");
    club.press("p3", "do:1:1:accept exchange red>blue b1").await;
    let table = club.table(1).await;
    assert!(table.state().position().contains("KKKK"), "{}", table.state().position());
}

#[tokio::test]
async fn whoever_hands_an_army_over_by_button_is_asked_once_more() {
    let club = four("").await;
    let acts = club.say("p2", "acts").await;
    let leave = only(&acts).buttons.iter().find(|button| button.id.contains("handover")).cloned();
    let leave = leave.expect("a button");
    assert!(leave.id.starts_with("sure:"), "{leave:?}");
    let sure = club.press("p2", &leave.id).await;
    assert_eq!(club.table(1).await.log().len(), 0);
    let button = only(&sure).buttons.first().cloned().expect("a button to confirm");
    assert_eq!(button.style, ButtonStyle::Bad);
    club.press("p3", &button.id).await;
    assert_eq!(club.table(1).await.log().len(), 0, "not for another's seat");
    club.press("p2", &button.id).await;
    assert_eq!(club.table(1).await.log()[0].action, "handover blue>black");
}
