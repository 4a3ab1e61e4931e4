//! The end of seeks, and seeks that are opened again.

use super::*;

#[tokio::test]
async fn a_seek_ends_in_its_time_and_can_be_sought_again() {
    let club = Club::open().await;
    club.say("p1", "seek three-player-chess red=me truce=bound for=2d").await;
    club.say("p2", "join white #1").await;
    club.days_pass(1).await;
    assert_eq!(club.table(1).await.status(), Status::Lobby);
    club.days_pass(1).await;
    assert!(club.table(1).await.has_lapsed());
    assert!(club.card(1).text.contains("did not fill in time"), "{}", club.card(1).text);
    assert!(club.card(1).buttons.iter().all(|button| !button.id.starts_with("join")));
    let (host, other) = (letters_to(&club, "p1"), letters_to(&club, "p2"));
    assert_eq!((host.len(), other.len()), (1, 1));
    assert!(host[0].text.contains("#1") && other[0].buttons.is_empty(), "{other:?}");
    assert!(only(&club.say("p3", "join #1").await).text.contains("given up"));
    // Other members cannot use these buttons.
    let again = host[0].buttons[0].id.clone();
    assert!(only(&club.press("p2", &again).await).text.contains("button"));
    club.press_dm("p1", &again).await;
    let table = club.table(2).await;
    assert_eq!(table.options(), club.table(1).await.options());
    assert_eq!(table.open_until(), Some(club.clock.now() + SignedDuration::from_hours(48)));
    assert_eq!(table.invitations_of("p2").len(), 1, "who sat there is kept a seat");
    assert_eq!(table.venue().channel, "c");
    let twice = club.press_dm("p1", &again).await;
    assert!(only(&twice).text.contains("#2") && ids(&twice) == ["unseek:2"], "{twice:?}");
    club.days_pass(1).await;
    assert_eq!(letters_to(&club, "p1").len(), 1, "told once");
    club.is_sound().await;
}

#[tokio::test]
async fn what_ends_while_the_program_is_down_ends_once_after_it() {
    let club = Club::open().await;
    club.say("p1", "seek dragonchess for=1d").await;
    club.say("p2", "new dragonchess gold=me").await;
    club.say("p3", "seek enochian-chess for=30").await;
    club.deliver().await;
    let club = club.restarted(SignedDuration::from_hours(24 * 31)).await;
    for _ in 0..2 {
        club.deliver().await;
    }
    for (table, host) in [(1, "p1"), (2, "p2"), (3, "p3")] {
        assert!(club.table(table).await.has_lapsed(), "{table}");
        assert_eq!(letters_to(&club, host).len(), 1, "{host}");
    }
    // The order is that of their deadlines.
    let told: Vec<String> =
        club.transport.letters().into_iter().rev().take(3).map(|letter| letter.text).collect();
    let order = ["#3", "#2", "#1"];
    assert!(told.iter().zip(order).all(|(text, table)| text.contains(table)), "{told:?}");
    // A table that was not a seek is opened again as such.
    let again = letters_to(&club, "p2")[0].buttons[0].id.clone();
    club.press_dm("p2", &again).await;
    let table = club.table(4).await;
    assert!(!table.is_sought() && table.status() == Status::Lobby && table.plays("p2"));
    // However often it is pressed, there is one table.
    let (one, other) = tokio::join!(club.press_dm("p2", &again), club.press_dm("p2", &again));
    for answers in [one, other] {
        assert!(only(&answers).text.contains("already open again: table #4"), "{answers:?}");
    }
    assert!(club.chat.store.table(5).await.unwrap().is_none());
    club.say("p2", "abort #4").await;
    club.press_dm("p2", &again).await;
    assert!(club.table(5).await.plays("p2"), "unless that was given up");
    club.is_sound().await;
}

#[tokio::test]
async fn whoever_seeks_may_stop_by_several_words() {
    let club = Club::open().await;
    let id = |answers: &[Answer]| -> i64 {
        let text = &only(answers).text;
        text.split('#')
            .nth(1)
            .unwrap()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
            .parse()
            .unwrap()
    };
    for text in ["unseek", "не-ищу #T", "unseek T", "leave #T", "abort #T"] {
        let table = id(&club.say("p1", "seek dragonchess").await);
        let said = text.replace('T', &table.to_string());
        assert!(only(&club.say("p2", &said).await).text.len() > 20);
        assert_eq!(club.table(table).await.status(), Status::Lobby, "{text}: nobody else's to end");
        club.say("p1", &said).await;
        let ended = club.table(table).await;
        assert!(ended.status() == Status::Abandoned && !ended.has_lapsed(), "{text}");
        assert!(club.card(table).text.contains("given up before"), "{}", club.card(table).text);
        assert!(letters_to(&club, "p1").is_empty(), "who ended it knows");
    }
    // The players there are told; a host who only leaves their seat leaves the others their table.
    let table = id(&club.say("p1", "seek three-player-chess red=me").await);
    club.say("p2", &format!("join white #{table}")).await;
    club.say("p1", &format!("leave #{table}")).await;
    assert_eq!(club.table(table).await.status(), Status::Lobby);
    club.press("p1", &format!("unseek:{table}")).await.says("no longer looking for players");
    assert!(letters_to(&club, "p2")[0].text.contains("closed by its host"));
    // Of several, which is asked.
    for game in ["dragonchess", "enochian-chess"] {
        club.say("p1", &format!("seek {game}")).await;
    }
    let which = club.say("p1", "unseek").await;
    assert_eq!(ids(&which).len(), 2, "{which:?}");
    club.press("p1", &ids(&which)[0]).await;
    assert_eq!(ids(&club.say("p1", "unseek #99").await).len(), 1, "only one is left");
    club.is_sound().await;
}
