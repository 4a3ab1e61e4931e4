//! A member's own notes, and summaries of what happened while they were away.

use super::*;

#[tokio::test]
async fn notes_are_ones_own() {
    let club = Club::begun().await;
    club.dm("p1", "note #1 watch the **queen** @everyone\nand the throne").await.says("number 1");
    club.dm("p1", "note #1 second").await;
    let shown = club.dm("p1", "notes #1").await;
    let text = &only(&shown).text;
    assert!(text.contains("watch the \\*\\*queen\\*\\*") && !text.contains("@everyone"), "{text}");
    assert!(text.find("second").unwrap() < text.find("watch").unwrap(), "the newest first: {text}");
    for who in ["p2", "p9"] {
        club.dm(who, "#1 notes").await.lacks("queen");
        club.press(who, "notes:1:0").await.lacks("queen");
        club.dm(who, "#1 note 1 off").await;
    }
    club.say("p1", "note I plan a coup").await.says("Everyone can see");
    let off = club.dm("p1", "note 1 off #1").await;
    assert!(only(&off).text.contains("deleted") || only(&off).text.contains("number"), "{off:?}");
    club.dm("p1", "#1 note 1 off").await;
    club.dm("p1", "#1 note").await.lacks("queen").says("second");
    let long = club.dm("p1", &format!("#1 note {}", "x".repeat(2_001))).await;
    assert!(only(&long).text.contains("2001") || only(&long).text.contains("2,001"), "{long:?}");
    let (store, now) = (&club.chat.store, club.clock.now());
    for number in 0..60 {
        let text = format!("number {number}: {}", "*".repeat(900));
        store.add_note(1, "p1", &text, 50, None, now).await.unwrap();
    }
    club.dm("p1", "#1 note one more").await.says("50");
    let pages = club.dm("p1", "#1 notes").await;
    assert!(pages.iter().all(|page| page.text.chars().count() <= 2_000));
    let older = pages.last().unwrap().buttons.first().cloned().expect("there are more");
    let next = club.press("p1", &older.id).await;
    assert!(!next.is_empty() && next[0].text != pages[0].text);
    club.dm("p1", "#1 note off all").await;
    assert!(only(&club.dm("p1", "#1 notes").await).text.contains("no notes"));
}

#[tokio::test]
async fn what_happened_is_told_between_two_boards() {
    let club = Club::begun().await;
    club.dm("p1", "board #1").await;
    club.dm("p1", "#1 note the throne is free").await;
    club.clock.advance(SignedDuration::from_hours(30));
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    let recap = club.dm("p1", "recap #1").await;
    let answer = only(&recap);
    assert_eq!(answer.pictures.len(), 2, "then and now");
    assert!(answer.pictures[0].name.starts_with("then-") && answer.pictures[1].name.starts_with("now-"));
    assert_ne!(answer.pictures[0].bytes, answer.pictures[1].bytes);
    for part in ["after action 0", "`1` White", "`2` Black", "Your turn", "the throne is free"] {
        assert!(answer.text.to_lowercase().contains(&part.to_lowercase()), "{part}: {}", answer.text);
    }
    let again = club.dm("p1", "recap #1").await;
    assert!(
        only(&again).text.contains("Nothing has happened") && only(&again).pictures.len() == 1,
        "{again:?}"
    );
    // A number gives an earlier point, and so does the button of a board seen before.
    club.dm("p1", "recap since 1 #1").await.lacks("`1`").says("`2`");
    let board = club.dm("p2", "board #1").await;
    assert!(
        only(&board).buttons.iter().all(|button| !button.id.starts_with("recap:")),
        "one action is no news"
    );
    club.say("p1", "C5-V7").await;
    club.say("p2", "C6-V10").await;
    club.say("p3", "C6-V10").await;
    let board = club.dm("p1", "board #1").await;
    let button = only(&board).buttons.iter().find(|button| button.id.starts_with("recap:")).expect("news");
    club.press("p1", &button.id).await.says("`4`").says("`5`");
    assert!(
        only(&club.dm("p9", "recap #1").await).pictures.is_empty(),
        "who may not see the table sees nothing"
    );
}

#[tokio::test]
async fn a_recap_tells_no_secrets() {
    for press in ["secret", "private"] {
        let club = Club::begun_with(&format!("press={press}")).await;
        club.order("p2", call("move", Given::at(Some(1)).with("notation", "W:offer R=W/2"))).await;
        club.say("p2", "#1 C5-V7").await;
        let known = only(&club.dm("p1", "recap #1").await).text.clone();
        assert!(known.contains("truce"), "{known}");
        let text = only(&club.dm("p3", "recap #1").await).text.clone();
        assert!(!text.contains("truce") && text.contains("`1` White"), "{text}");
        club.dm("p3", "preview #1 BC5-BV7 R:accept R=W").await.says("no such offer");
    }
}
