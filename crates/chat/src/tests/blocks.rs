//! People with a block between them: kept apart, and nobody is told.

use super::*;
use liege_store::WhichPlayers;
use liege_table::Status;

#[tokio::test]
async fn only_the_one_who_blocks_knows() {
    let club = Club::open().await;
    let done = club.dm("p1", "block @p2").await.says("<@p2> is blocked").lacks("Everybody could read");
    assert_eq!(only(&done).buttons[0].id, "unblock:p2");
    club.say("p1", "block @p2").await.says("Everybody could read");
    assert!(club.transport.letters().is_empty() && club.transport.edits.lock().unwrap().is_empty());
    let list = club.say("p1", "blocks").await.says("<@p2>").says("one person");
    assert!(told(&club.say("p2", "blocks").await).contains("blocked nobody"));
    // A member cannot remove somebody else's block.
    club.press("p2", "unblock:p1").await.says("have not blocked");
    assert_eq!(club.chat.store.players(WhichPlayers::BlockedBy("p1")).await.unwrap().len(), 1);
    club.press("p1", &only(&list).buttons[0].id).await.says("no longer blocked");
    assert!(club.chat.store.blocked_either_way("p2").await.unwrap().is_empty());
    for (text, part) in [
        ("block", "Whom"),
        ("block @p1", "yourself"),
        ("block me", "yourself"),
        ("block @nobody", "nobody"),
        ("block <@424242>", "Bots"),
        ("unblock @p3", "have not blocked"),
        ("unblock @nobody", "nobody"),
    ] {
        let refused = club.say("p1", text).await;
        assert!(told(&refused).contains(part), "{text}: {refused:?}");
    }
    for (block, unblock) in [
        ("заблокировать @p2", "разблокировать @p2"),
        ("заблокувати @p2", "розблокувати @p2"),
        ("/block p2", "/unblock P2"),
    ] {
        club.say("p1", block).await;
        assert_eq!(club.chat.store.players(WhichPlayers::BlockedBy("p1")).await.unwrap().len(), 1, "{block}");
        club.say("p1", unblock).await;
        assert_eq!(
            club.chat.store.players(WhichPlayers::BlockedBy("p1")).await.unwrap().len(),
            0,
            "{unblock}"
        );
    }
}

#[tokio::test]
async fn there_is_an_end_to_it() {
    let club = Club::after(&[("p1", "blocks")]).await;
    for n in 0..200 {
        let (id, now) = (format!("x{n}"), club.clock.now());
        club.chat.store.meet(&id, &format!("Somebody with a rather long name {n}"), now).await.unwrap();
        assert!(club.chat.store.set_block("p1", &id, Some(200), now).await.unwrap());
    }
    assert!(told(&club.dm("p1", "block @p2").await).contains("200"));
    let list = club.dm("p1", "blocks").await;
    assert!(told(&list).chars().count() <= 2_000 && only(&list).buttons.len() == 20, "{list:?}");
    assert!(told(&club.dm("p1", "unblock <@x7>").await).contains("no longer blocked"));
    assert!(told(&club.dm("p1", "block @p2").await).contains("is blocked"));
}

#[tokio::test]
async fn neither_sits_down_where_the_other_is() {
    // The blocked member reads the usual answer of a full table.
    let full = Club::open().await;
    full.say("p1", "new three-player-chess red=me white=@p2 black=@p3").await;
    let ordinary = told(&full.say("p9", "join #1").await).to_owned();
    for press in ["join:1", "join:1:1"] {
        let club = Club::after(&[("p1", "new three-player-chess red=me")]).await;
        club.dm("p1", "block @p2").await;
        assert_eq!(told(&club.press("p2", press).await), ordinary, "{press}");
        // Other obstacles come first, as for anybody.
        assert!(told(&club.press("p2", "join:1:0").await).contains("P1"));
        club.dm("p1", "unblock @p2").await;
        club.press("p2", press).await;
        assert_eq!(club.table(1).await.seats_of("p2").len(), 1);
    }
    // The member who has blocked the other is told why.
    let club = Club::after(&[("p1", "new three-player-chess red=me white=@p3")]).await;
    club.dm("p2", "block @p1").await;
    club.press("p2", "join:1:2").await.says("You have blocked <@p1>");
    // This also holds for a member who is only invited.
    let club = Club::after(&[("p1", "new three-player-chess red=me white=@p3")]).await;
    club.dm("p3", "block @p2").await;
    assert_eq!(told(&club.press("p2", "join:1:2").await), ordinary);
    assert!(club.table(1).await.seats_of("p2").is_empty());
}

#[tokio::test]
async fn of_two_who_are_invited_the_blocked_one_learns_nothing() {
    let club = Club::open().await;
    club.dm("p3", "block @p2").await;
    club.say("p1", "new three-player-chess red=me white=@p2 black=@p3").await;
    club.say("p3", "join #1").await.says("You have blocked <@p2>");
    club.say("p2", "join #1").await;
    assert_eq!(club.table(1).await.seats_of("p2").len(), 1);
    assert!(told(&club.say("p3", "join #1").await).contains("You have blocked <@p2>"));
    club.dm("p3", "unblock @p2").await;
    club.say("p3", "join #1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
}

#[tokio::test]
async fn nobody_is_named_by_whom_they_have_blocked() {
    let club = Club::open().await;
    // The words are those about a member who takes no challenges.
    club.dm("p3", "challenges off").await;
    let ordinary = told(&club.say("p1", "challenge @p3 dragonchess").await).replace("p3", "p2");
    club.dm("p2", "block @p1").await;
    for text in [
        "challenge @p2 dragonchess",
        "new dragonchess gold=me scarlet=@p2",
        "new dragonchess gold=me scarlet=@p2 names=hidden",
        "challenge @p2 dragonchess names=hidden",
    ] {
        assert_eq!(told(&club.say("p1", text).await), ordinary, "{text}");
        let theirs = text.replace("@p2", "@p1");
        assert!(told(&club.say("p2", &theirs).await).contains("You have blocked <@p1>"), "{theirs}");
    }
    assert!(club.chat.store.table(1).await.unwrap().is_none());
    // Handing a seat over.
    club.say("p1", "new dragonchess gold=me").await;
    club.say("p3", "join #1").await;
    assert_eq!(told(&club.say("p1", "hand @p2").await), ordinary);
    // If somebody else hands over a seat, the member who would sit down learns about the block.
    club.say("p3", "hand @p2").await.lacks("can’t be");
    club.say("p2", "answer yes #1").await.says("You have blocked <@p1>");
    assert!(club.table(1).await.seats_of("p2").is_empty());
    club.dm("p2", "unblock @p1").await;
    club.say("p2", "answer yes #1").await;
    assert_eq!(club.table(1).await.seats_of("p2").len(), 1);
}

#[tokio::test]
async fn there_is_no_rematch_with_them() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess gold=me scarlet=@p2").await;
    club.say("p2", "join #1").await;
    club.say("p1", "#1 draw").await;
    club.press("p2", "deal:1:s1:accept").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
    club.dm("p2", "block @p1").await;
    assert!(told(&club.press("p1", "rematch:1").await).contains("<@p2> can’t be challenged"));
    assert!(told(&club.press("p2", "rematch:1").await).contains("You have blocked"));
    assert!(club.chat.store.table(2).await.unwrap().is_none());
    club.dm("p2", "unblock @p1").await;
    assert!(told(&club.press("p1", "rematch:1").await).contains("#2"));
}

#[tokio::test]
async fn games_that_are_on_go_on_and_are_named() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess gold=me scarlet=@p2").await;
    club.say("p2", "join #1").await;
    club.say("p3", "new three-player-chess red=me").await;
    club.say("p1", "join white #2").await;
    club.say("p2", "join black #2").await;
    club.say("p1", "new three-player-chess red=me white=@p2").await;
    club.say("p1", "challenge @p2 dragonchess").await;
    club.say_in("p3", "d", "new dragonchess names=hidden").await;
    club.say("p1", "join #5").await;
    club.say("p2", "join #5").await;
    assert_eq!(club.table(5).await.status(), Status::Playing);
    let done = club.dm("p1", "block @p2").await;
    let text = told(&done);
    holds(text, &["goes on: #1, #2", "not begun: #3", "withdrawn: #4"]);
    assert!(!text.contains("#5"), "who sits at an anonymous table is not found out: {text}");
    assert_eq!(club.table(4).await.status(), Status::Abandoned);
    let before = club.table(1).await.log().len();
    club.say("p1", "#1 W2f3").await;
    assert_eq!(club.table(1).await.log().len(), before + 1);
    club.say("p2", "#1 draw").await;
    assert_eq!(club.table(1).await.log().len(), before + 2);
}

#[tokio::test]
async fn where_nobody_may_know_who_sits_there_a_block_tells_nothing() {
    let mut said = Vec::new();
    for block in [false, true] {
        let club = Club::open().await;
        club.say("p1", "new three-player-chess names=hidden press=private").await;
        club.say("p1", "join #1").await;
        if block {
            club.dm("p1", "block @p2").await;
            club.dm("p3", "block @p1").await;
        }
        let mut answers = vec![told(&club.say("p2", "join #1").await).to_owned()];
        answers.push(told(&club.say("p3", "join #1").await).to_owned());
        let table = club.table(1).await;
        assert_eq!(table.status(), Status::Playing);
        let seat = |who: &str| table.seats_of(who).iter().next().unwrap();
        for (from, to) in [("p2", "p1"), ("p1", "p2"), ("p3", "p1")] {
            let name = crate::desk::parts::whisper::seat_id(&table, seat(to));
            let sent = club.dm(from, &format!("whisper {name} Let us talk")).await;
            assert!(
                told(&sent).contains("Let us talk")
                    || told(&sent).contains("sent")
                    || !told(&sent).contains("blocked")
            );
            assert!(!told(&sent).contains("I can’t carry a note"), "{sent:?}");
        }
        said.push(answers);
    }
    assert_eq!(said[0], said[1]);
}

#[tokio::test]
async fn no_notes_are_carried_between_them() {
    let club = Club::begun_with("press=private").await;
    club.dm("p2", "block @p1").await;
    let refused = club.dm("p1", "whisper white Shall we?").await.says("I can’t carry a note");
    assert!(told(&club.dm("p2", "whisper red Shall we?").await).contains("You have blocked <@p1>"));
    // The answer is the one for an empty seat.
    let empty = Club::begun_with("press=private patience=1d").await;
    empty.clock.advance(SignedDuration::from_hours(49));
    empty.say("p1", "vacate white #1").await;
    if empty.table(1).await.holder(liege_game::Seat(1)).is_none() {
        assert_eq!(told(&empty.dm("p1", "whisper white Shall we?").await), told(&refused));
    }
    club.dm("p3", "whisper white Shall we?").await.lacks("can’t carry");
    // The game's own acts go on.
    let before = club.table(1).await.log().len();
    club.order("p1", call("move", Given::at(Some(1)).with("notation", "R:offer R=W/3"))).await;
    assert!(club.table(1).await.log().len() > before);
}

#[tokio::test]
async fn what_is_stored_of_blocks_is_told_only_to_those_who_made_them() {
    let club = Club::after(&[("p2", "tables")]).await;
    club.dm("p1", "block @p2").await;
    club.dm("p2", "block @p3").await;
    let of = async |who: &str| club.chat.store.data_of(who).await.unwrap();
    let text = serde_json::to_string(&of("p2").await["blocks"]).unwrap();
    assert!(text.contains("p3") && !text.contains("p1"), "{text}");
    assert!(of("p3").await.get("blocks").is_none());
    for who in ["p3", "p1"] {
        club.say(who, "privacy forget").await;
        club.press(who, "forget-me:yes").await;
    }
    assert!(club.chat.store.players(WhichPlayers::BlockedBy("p2")).await.unwrap().is_empty());
    assert!(club.chat.store.blocked_either_way("p2").await.unwrap().is_empty());
}
