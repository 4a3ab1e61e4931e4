//! Checks of rows that follow from no log, and checks of only the changed tables.

use super::*;
use std::sync::atomic::{AtomicUsize, Ordering};

#[tokio::test]
async fn rows_beside_the_tables_are_looked_at() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let notice = OutboxEntry::new(OutboxKind::Notice, 0, 0).to("a");
    create(&store, &begun(), &[notice.clone(), notice.clone(), notice]).await;
    create(&store, &lobby(), &[]).await;
    for id in ["a", "b", "c"] {
        store.meet(id, id, at(5)).await.unwrap();
    }
    assert!(verify(&store).await.unwrap().is_sound());
    for (sql, expected) in [
        ("UPDATE members SET language = 'tlh' WHERE id = 'a'", "member a: there is no language `tlh`"),
        (
            "UPDATE members SET created = 9000000000000000 WHERE id = 'a'",
            "1 of `created` in members are no times",
        ),
        (
            "INSERT INTO habits (member, reminded, point, private, weekends, zone, quiet, digest, digest_at)
             VALUES ('a', 1, 'soon', 0, 1, 'Mars/Olympus', 'always', 'noon-ish', 1)",
            "the habits of a: `soon` is no moment of a reminder; the habits of a: `Mars/Olympus` is no time zone; \
             the habits of a: `noon-ish` is no hour of a digest; the habits of a: `always` is no quiet hours",
        ),
        (
            "INSERT INTO servers (id, channels, openers, defaults, zone, changed, changed_by)
             VALUES ('s', '[7]', 'everybody', '', 'Nowhere', 0, 'a')",
            "server s: `[7]` is no list of channels; server s: `Nowhere` is no time zone",
        ),
        (
            "INSERT INTO shards (id, heard, behind) VALUES (1, -1, '[7]')",
            "shard 1 is remembered, but not shard 0; shard 1 heard no message `-1`; \
             where shard 1 is behind can't be read: `[7]`",
        ),
        ("UPDATE outbox SET payload = '{' WHERE id = 1", "row 1 of the outbox: its payload is no JSON"),
        ("UPDATE outbox SET target = NULL WHERE id = 2", "row 2 of the outbox: a notice to nobody"),
        (
            "UPDATE outbox SET number = 7 WHERE id = 3",
            "row 3 of the outbox tells of entry 7, and table #1 has 0",
        ),
        (
            "INSERT INTO plans (table_id, member, plan, checked, entered) VALUES (1, 'a', '{}', 9, 0)",
            "the plan of a at table #1 can't be read; \
             the plan of a at table #1 was followed to version 9, and the table has 1",
        ),
        (
            "INSERT INTO attendance (member, table_id, seen, seen_at) VALUES ('a', 1, 4, 0)",
            "a has seen entry 4 of table #1, which has 0",
        ),
        (
            "INSERT INTO reminders (table_id, seat, member, since, deadline, asked, at)
             VALUES (1, 'eve', 'a', 0, 0, 0, 0)",
            "a reminder of a is of seat `eve`, entry 0, which table #1 does not have",
        ),
        (
            "INSERT INTO notes (id, table_id, author, from_seat, to_seat, text, at)
             VALUES (3, 1, 'a', 'ann', 'eve', '', 0)",
            "note 3 is between seats `ann` and `eve`, which table #1 does not have",
        ),
        (
            "UPDATE seats SET status = 'over' WHERE table_id = 1 AND ordinal = 0",
            "table #1 is noted with its seat `ann` as nim, over, and is nim, playing",
        ),
        ("INSERT INTO lobbies (table_id, lapsed) VALUES (1, 5)", "time closed table #1, but it is playing"),
        (
            "INSERT INTO musters (table_id, called, since, until, reminded) VALUES (1, 0, 0, 0, 0)",
            "those at table #1 are mustered, but it is playing",
        ),
        (
            "INSERT INTO challenges (id, challenger, game, anyone, games, lots, state, made, until)
             VALUES (8, 'a', 'nim', 0, 1, 0, 'declined', 0, 0)",
            "challenge 8 is declined, ended never; challenge 8 has no table",
        ),
        (
            "INSERT INTO rematches (table_id, next) VALUES (2, 1)",
            "table #1 was laid to play table #2 again, but it is older or another game",
        ),
        (
            "INSERT INTO standings (member, game, rating, deviation, volatility, games)
             VALUES ('a', 'nim', 1700, 90, 0.06, 6)",
            "what is thought of a in nim: stored `1700.00 ± 90.00 after 6`, by the results `nothing`",
        ),
        (
            "INSERT INTO leaders (server, game, member, provisional, rating) VALUES ('s', 'nim', 'b', 0, 1600)",
            "the leaderboard of nim on server s is not what it should be of b",
        ),
        (
            "INSERT INTO texts (game, rules, hash, text, since) VALUES ('club', 7, '0a', '[club:chess]', 0)",
            "the text of club, version 7: it is not as it was stored: its hash is another",
        ),
    ] {
        // Each fault is in a separate copy, so that one does not hide another.
        let copy = dir.path().join("copy.db");
        store.backup(&copy).await.unwrap();
        tamper(&copy, sql).await.unwrap();
        let other = Store::open_read_only_with(&copy, games).await.unwrap();
        let report = verify(&other).await.unwrap();
        assert_eq!(report.rows.join("; "), expected, "{sql}");
        assert!(!report.is_sound());
        other.close().await;
        for name in ["copy.db", "copy.db-wal", "copy.db-shm"] {
            let _ = std::fs::remove_file(dir.path().join(name));
        }
    }
}

/// The findings of a check with marks: tables checked, tables skipped, differences.
async fn again(dir: &TempDir, anew: bool) -> (usize, usize, usize) {
    let store = harness::read_with(&file(dir), games).await;
    let mut marks = Marks::open(&store, &file(dir), anew).await.unwrap();
    let shown = AtomicUsize::new(0);
    let report = verify_with(&store, Some(&mut marks), |progress| {
        shown.fetch_max(progress.done, Ordering::Relaxed);
    });
    let report = report.await.unwrap();
    assert!(marks.fault().is_none());
    assert_eq!(shown.into_inner(), report.tables + report.passed_over, "everything is told of");
    (report.tables, report.passed_over, report.differences.len())
}

#[tokio::test]
async fn only_what_has_changed_since_is_looked_at_again() {
    let (dir, store) = fresh().await;
    for _ in 0..120 {
        create(&store, &begun(), &[]).await;
    }
    // The bot is running all the time.
    assert_eq!(again(&dir, false).await, (120, 0, 0), "nothing was found sound before");
    assert_eq!(again(&dir, false).await, (0, 120, 0));
    let table = store.table(7).await.unwrap().unwrap();
    store.commit(&table.act("a", "x", at(9)).unwrap(), Beside::of(&[], None), at(9)).await.unwrap();
    create(&store, &begun(), &[]).await;
    assert_eq!(again(&dir, false).await, (2, 119, 0), "the one that changed and the new one");
    assert_eq!(again(&dir, true).await, (121, 0, 0), "everything, if nothing else is asked for");
    // An unsound table is reported every time.
    let table = store.table(9).await.unwrap().unwrap();
    store.commit(&table.act("a", "x", at(9)).unwrap(), Beside::of(&[], None), at(9)).await.unwrap();
    tamper(&file(&dir), "UPDATE tables SET turn = 'eve' WHERE id = 9").await.unwrap();
    assert_eq!(again(&dir, false).await, (1, 120, 1));
    assert_eq!(again(&dir, false).await, (1, 120, 1));
}

#[tokio::test]
async fn a_check_that_was_broken_off_is_gone_on_with() {
    let (dir, store) = fresh().await;
    for _ in 0..10 {
        create(&store, &begun(), &[]).await;
    }
    assert_eq!(again(&dir, true).await, (10, 0, 0));
    let path = Marks::beside(&file(&dir));
    let text = std::fs::read_to_string(&path).unwrap();
    // Only the beginning of the sixth line was written.
    let head: String = text.lines().take(6).collect::<Vec<_>>().join("\n");
    std::fs::write(&path, &head[..head.len() - 2]).unwrap();
    assert_eq!(again(&dir, false).await, (6, 4, 0));
    assert_eq!(again(&dir, false).await, (0, 10, 0));
    // Marks of another file say nothing about this one, nor do unreadable ones.
    for other in [text.replacen("verified 1 ", "verified 1 x", 1), "\u{fffd}\n1 1".to_owned()] {
        std::fs::write(&path, other).unwrap();
        assert_eq!(again(&dir, false).await, (10, 0, 0));
    }
}

#[tokio::test]
async fn marks_that_cannot_be_written_keep_nobody_from_checking() {
    let (dir, store) = fresh().await;
    create(&store, &begun(), &[]).await;
    std::fs::create_dir(Marks::beside(&file(&dir))).unwrap();
    let mut marks = Marks::open(&store, &file(&dir), false).await.unwrap();
    let report = verify_with(&store, Some(&mut marks), |_| {}).await.unwrap();
    assert!(report.is_sound() && report.tables == 1);
    assert!(marks.fault().is_some());
}
