//! Data stored about people: described, exported, deleted.

use super::*;
use liege_store::Which;
use liege_table::Status;
use liege_words::Language;

#[tokio::test]
async fn somebody_is_forgotten_after_they_were_asked_twice() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess gold=p1 scarlet=@p2").await;
    club.say("p2", "join").await;
    club.say("p2", "new dragonchess gold=p2").await;
    club.say("p1", "W2f3").await;
    let told = club.say("p2", "privacy").await;
    let ids: Vec<&str> = only(&told).buttons.iter().map(|button| button.id.as_str()).collect();
    assert_eq!(ids, ["privacy:data", "privacy:forget"]);
    // This is impossible while a game of theirs is on, even with a button that was never shown.
    for answers in [club.say("p2", "privacy forget").await, club.press("p2", "forget-me:yes").await] {
        assert!(only(&answers).text.contains("#1") && !only(&answers).text.contains("#2"), "{answers:?}");
        assert!(club.chat.store.member("p2").await.unwrap().is_some());
    }
    club.say("p2", "#1 draw").await;
    club.press("p1", "deal:1:s2:accept").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    let sure = club.say("p2", "privacy forget").await;
    assert_eq!(only(&sure).buttons.len(), 1);
    assert!(club.chat.store.member("p2").await.unwrap().is_some(), "only asked yet");
    let done = club.press("p2", &only(&sure).buttons[0].id).await;
    assert!(only(&done).text.starts_with("Done"), "{done:?}");
    assert!(club.chat.store.member("p2").await.unwrap().is_none());
    // In a rematch their seat is open.
    club.say("p1", "rematch #1").await;
    let again = club.table(club.chat.store.tables(Which::RematchOf(1)).await.unwrap()[0].id).await;
    assert!(again.chairs().contains(&liege_table::Chair::Open), "{:?}", again.chairs());
    assert!(!club.card(again.id()).text.contains('—'), "{}", club.card(again.id()).text);
    assert_eq!(club.table(2).await.status(), Status::Abandoned, "a table of theirs that had not begun");
    club.sound().await;

    // The others see nobody whom they could mention.
    for text in ["board #1", "log #1", "treaties #1", "tables"] {
        for answer in club.say("p1", text).await {
            assert!(!answer.text.contains("P2") && !answer.text.contains("@former"), "{text}: {answer:?}");
            let alts: Vec<&str> = answer.pictures.iter().map(|picture| picture.alt.as_str()).collect();
            assert!(alts.iter().all(|alt| !alt.contains("P2") && !alt.contains("former")), "{alts:?}");
        }
    }
    assert!(club.transport.letters().iter().all(|letter| !letter.text.contains("former-")));
}

#[tokio::test]
async fn everybody_gets_their_own_data_and_nobody_elses() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 white=@p2 black=@p3 press=private").await;
    club.say("p2", "join").await;
    club.say("p3", "join").await;
    club.dm("p2", "whisper red Shall we fall on Black?").await;
    club.say("p3", "language uk").await;
    let of = async |who: &str| {
        let answers = club.say(who, "privacy data").await;
        let [file] = only(&answers).files.as_slice() else { panic!("{answers:?}") };
        assert_eq!((file.name.as_str(), file.media), ("liege.json", "application/json"));
        let text = String::from_utf8(file.bytes.to_vec()).unwrap();
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON");
        text
    };
    let (one, two, three) = (of("p1").await, of("p2").await, of("p3").await);
    assert!(one.contains("fall on Black") && two.contains("fall on Black"), "{one}");
    assert!(!three.contains("fall on Black") && three.contains("\"uk\""), "{three}");
    for (text, others) in [(&one, ["P2", "P3"]), (&two, ["P1", "P3"]), (&three, ["P1", "P2"])] {
        for other in others {
            assert!(!text.contains(other), "{other} in {text}");
        }
    }
}

#[tokio::test]
async fn it_is_told_in_every_language() {
    let club = Club::open().await;
    for (language, text) in [
        (Language::ENGLISH, "privacy"),
        (Language::RUSSIAN, "приватность"),
        (Language::UKRAINIAN, "приватність"),
    ] {
        club.say("p1", &format!("language {}", language.code())).await;
        let told = club.say("p1", text).await;
        assert!(only(&told).text.starts_with("**") && only(&told).text.chars().count() < 1_900, "{told:?}");
    }
    club.say("p1", "privacy everything").await.says("`");
}
