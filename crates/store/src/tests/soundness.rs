use super::*;

fn nothing(_: &str) -> Option<&'static dyn Game> {
    None
}

#[tokio::test]
async fn a_sound_file_is_reported_as_such() {
    let (_dir, store) = fresh().await;
    create(&store, &lobby(), &[]).await;
    create(&store, &lobby().abandon("h", at(1)).unwrap().table, &[]).await;
    let played = seated(&lobby_of(&[("die", "on")])).act("a", "x", at(3)).unwrap().table;
    create(&store, &played, &[]).await;
    create(&store, &played.resign("a", None, at(4)).unwrap().table, &[]).await;
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!(report.tables, 4);
    assert_eq!(report.actions, played.log().len() * 2 + 1);
}

#[tokio::test]
async fn differences_are_named_with_their_table() {
    let (dir, store) = fresh().await;
    for _ in 0..14 {
        let table = begun().act("a", "x", at(3)).unwrap().table;
        create(&store, &table, &[]).await;
    }
    let sql = "UPDATE tables SET turn = 'ann' WHERE id = 1;
        UPDATE tables SET status = 'over' WHERE id = 2;
        UPDATE tables SET position = 'elsewhere' WHERE id = 3;
        UPDATE tables SET game = 'chess' WHERE id = 4;
        UPDATE tables SET rules = 1 WHERE id = 5;
        UPDATE tables SET actions = 7 WHERE id = 6;
        UPDATE seats SET seat = 'eve' WHERE table_id = 7 AND ordinal = 0;
        INSERT INTO actions (table_id, number, action, at) VALUES (8, 2, '*:9', 0);
        UPDATE tables SET outcome = '{}' WHERE id = 9;
        UPDATE tables SET terms = '{\"negotiation\":\"loud\"}' WHERE id = 11;
        UPDATE tables SET wake = 1800000000000 WHERE id = 12;
        UPDATE seats SET member = 'h' WHERE table_id = 13 AND ordinal = 0;
        UPDATE seats SET state = 'open', member = NULL WHERE table_id = 13 AND ordinal = 1;
        UPDATE seats SET state = 'invited' WHERE table_id = 14 AND ordinal = 0;
        UPDATE tables SET status = 'abandoned' WHERE id = 14";
    tamper(&file(&dir), sql).await.unwrap();
    let report = verify(&store).await.unwrap();
    assert!(!report.is_sound());
    let said = |table| {
        let lines: Vec<&str> = report
            .differences
            .iter()
            .filter(|difference| difference.table == table)
            .map(|difference| difference.what.as_str())
            .collect();
        lines.join("; ")
    };
    for (table, expected) in [
        (1, "turn: stored `ann`, replayed `bob`"),
        (2, "status: stored `over`, replayed `playing`"),
        (3, "position: stored `elsewhere`"),
        (4, "there is no game `chess`"),
        (5, "version 1 of the rules of `nim`, which is no longer supported"),
        (6, "number of actions: stored `7`, replayed `1`"),
        (7, "its seats are eve, bob, the game's are ann, bob"),
        (8, "action 2 `*:9` is refused"),
        (9, "outcome: stored `{}`"),
        (11, "its terms: unknown variant `loud`"),
        (12, "wakes: stored `2027-01-15T08:00:00Z`, replayed `never`"),
        (13, "its seat ann: held by `h`, in the log by `a`"),
        (13, "its seat bob is held by nobody"),
        (14, "its seat ann: held by nobody, in the log by `a`"),
        (14, "status: stored `abandoned`, replayed `playing`"),
    ] {
        assert!(said(table).contains(expected), "table {table}: {}", said(table));
    }
    assert_eq!(said(10), "");
    assert_eq!(report.tables, 14);
    // Such tables are refused one by one, the others still play.
    store.inner.table_cache.clear();
    let error = store.table(8).await.unwrap_err();
    assert!(matches!(error, StoreError::Broken { table: 8, .. }), "{error}");
    assert!(store.table(10).await.unwrap().is_some());
}

#[tokio::test]
async fn a_bent_draw_is_found() {
    let (dir, store) = fresh().await;
    let table = create(&store, &seated(&lobby_of(&[("die", "on")])), &[]).await;
    assert!(table.log()[0].action.starts_with("*:"));
    tamper(&file(&dir), "UPDATE tables SET seed = zeroblob(32)").await.unwrap();
    let bent = Seed::from_bytes([0; 32]).draw(1, 3) != Seed::from_bytes([9; 32]).draw(1, 3);
    assert!(bent, "the two seeds differ in their first draw");
    let report = verify(&store).await.unwrap();
    assert!(report.differences[0].what.contains("is not the draw that its seed gives"), "{report:?}");
}

#[tokio::test]
async fn a_program_without_the_game_says_so_and_stands() {
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let other = harness::read_with(&file(&dir), nothing).await;
    let report = verify(&other).await.unwrap();
    assert_eq!(report.differences.len(), 1);
    assert_eq!((report.differences[0].table, report.differences[0].game.as_str()), (1, "nim"));
}

#[tokio::test]
async fn rows_that_belong_to_nothing_are_damage() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    let sql = "PRAGMA foreign_keys = OFF; UPDATE seats SET table_id = 77 WHERE ordinal = 0";
    tamper(&file(&dir), sql).await.unwrap();
    let report = verify(&store).await.unwrap();
    assert!(report.damage.iter().any(|line| line.contains("seats")), "{report:?}");
}
