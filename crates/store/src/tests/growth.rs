//! Work does not grow with old data: how the database runs every statement, and which rows leave the outbox.

use super::*;
use sqlx::{AssertSqlSafe, Connection as _};
use std::fs;

/// Statements that go through a whole table, by a part of their text, each with the reason why they may.
const MAY: &[(&str, &str)] = &[
    ("DELETE FROM results;", "`liege ratings --rebuild`"),
    ("DELETE FROM standings;", "`liege ratings --rebuild`"),
    ("DELETE FROM leaders;", "`liege ratings --rebuild`"),
    ("DELETE FROM conduct;", "`liege ratings --rebuild`"),
    ("DELETE FROM members", "somebody is forgotten"),
    ("INSERT INTO tables (", "only if a row referred to a table that was not there yet, which none does"),
    ("INSERT INTO contests (", "only if a row referred to a contest that was not there yet, which none does"),
    ("FROM plans AS p JOIN tables AS t ON t.id = p.table_id WHERE p.checked <", "plans end with their game"),
    ("WITH concerned (member)", "a connection lost; those who have written, and tables that have not ended"),
    ("SELECT id, payload FROM outbox WHERE replace", "somebody is forgotten"),
    ("FROM actions WHERE asked IS NOT NULL AND", "somebody is forgotten, and few entries are such"),
    ("FROM contest_log WHERE replace", "somebody is forgotten"),
    ("SELECT table_id, origin FROM imports WHERE replace", "somebody is forgotten"),
    ("UPDATE notes SET", "somebody is forgotten"),
    ("sealed_by FROM notes WHERE sealed_by IS DISTINCT FROM", "the key of private notes has changed"),
    ("sealed_by FROM jottings WHERE sealed_by IS DISTINCT FROM", "the same"),
    ("UPDATE tables SET version = version + 1 WHERE host", "somebody is forgotten"),
    ("DELETE FROM voidings", "what is to be said once more is deleted within two days"),
    ("SELECT place FROM parked WHERE again", "what may be done on a server changes; few places are shut"),
    ("FROM shards ORDER BY id", "one row for each shard of the connection"),
    (
        "FROM tables WHERE status IN ('lobby', 'playing');",
        "the bot's presence; the index has only tables that are not over",
    ),
    ("FROM texts ORDER BY game", "a start; one row for each version of a game of the host"),
    ("FROM local_contents;", "the local chat keeps so many bytes and no more"),
    ("DELETE FROM local_contents WHERE shown", "the same"),
    ("SELECT id, channels FROM servers", "`liege doctor` looks at the channels of all servers"),
    ("SELECT id FROM servers WHERE page =", "`robots.txt` of the web; one row for each server"),
    ("SELECT server FROM left_servers", "a list of all servers that were left"),
    ("SELECT max(id) AS \"last: i64\" FROM notes", "the last row of a table"),
    ("SELECT coalesce(max(id), 0) AS \"last!: i64\" FROM local_messages", "the last row of a table"),
    ("SELECT max(edited) AS \"last: i64\" FROM local_messages", "the last row of an index"),
    ("FROM local_threads ORDER BY", "the local chat shows all its threads"),
    ("FROM local_members ORDER BY", "the local chat shows all its members"),
    ("FROM local_messages WHERE addressee IS NULL OR addressee", "the local chat shows all its places"),
    ("FROM standings AS s JOIN members AS m ON m.id = s.member ORDER BY", "`liege ratings` lists everybody"),
    ("FROM conduct ORDER BY table_id, member", "`liege ratings --rebuild` compares everything"),
    ("SELECT id FROM tables WHERE status <> 'lobby'", "`liege ratings --rebuild` goes through all tables"),
    ("row_number() OVER (PARTITION BY member, game", "`liege ratings --rebuild` and `liege verify`"),
    ("FROM standings AS s JOIN members AS m ON m.id = s.member AND m.unlisted = 0 JOIN results", "the same"),
    ("FROM daily_puzzles WHERE server", "one row for each channel that has one"),
    ("UPDATE daily_puzzles SET language", "one row for each channel that has one"),
    ("UPDATE standing_messages SET language", "one row for each channel that has one"),
    ("FROM standing_messages s WHERE s.tried", "one row for each channel that has one"),
    ("FROM councils AS c JOIN tables", "one row for each private thread that is open"),
    ("SELECT DISTINCT game FROM results ORDER BY game", "`liege verify` compares all ratings"),
    ("SELECT count(*) AS \"count!: i64\" FROM tables", "`liege verify` goes through all tables"),
    ("SELECT id AS \"id!\" FROM contests ORDER BY id", "`liege verify` goes through all contests"),
];

/// The table or index that a line of a plan goes through completely, unless it only has present data (such as
/// an index of waiting rows, which does not grow with history).
fn gone_through(line: &str) -> bool {
    const NOW: [&str; 10] = [
        "outbox_waiting",
        "tables_playing",
        "challenges_open",
        "tables_by_wake",
        "dues_by_time",
        "habits_by_digest",
        "hook_posts_by_hook",
        "contest_tables_with_news",
        "contests_by_wake",
        "contests_by_organiser",
    ];
    let mut words = line.split(' ');
    let (way, what) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    // Results of a part of the same statement, lists given with it, or nothing.
    if what.starts_with('(')
        || ["CONSTANT", "l", "w", "due", "wrong", "ahead", "listed", "newest", "waiting"].contains(&what)
    {
        return false;
    }
    match way {
        "SCAN" => !NOW.iter().any(|index| line.contains(index)),
        // The least or greatest value without an index.
        "SEARCH" => !line.contains(" USING "),
        _ => false,
    }
}

#[tokio::test]
async fn no_statement_goes_through_what_is_long_over() {
    if harness::is_on_server() {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rows = fs::read_to_string(root.join("src/verify/rows.rs")).unwrap();
    let (dir, store) = fresh().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file(&dir));
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let mut used = std::collections::BTreeSet::new();
    let mut growing = Vec::new();
    for stored in described("SQLite") {
        let sql = stored["query"].as_str().unwrap();
        if rows.contains(sql) {
            continue;
        }
        let mut asked = sqlx::query_as(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
        for _ in 0..stored["describe"]["parameters"]["Right"].as_u64().unwrap() {
            asked = asked.bind(1);
        }
        let plan: Vec<(i64, i64, i64, String)> = asked.fetch_all(&mut connection).await.unwrap();
        let lines: Vec<&str> =
            plan.iter().map(|row| row.3.as_str()).filter(|line| gone_through(line)).collect();
        if lines.is_empty() {
            continue;
        }
        let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ") + ";";
        match MAY.iter().position(|(part, _)| sql.contains(part)) {
            Some(reason) => {
                used.insert(reason);
            }
            None => growing.push(format!("{sql}\n    {}", lines.join("\n    "))),
        }
    }
    assert!(growing.is_empty(), "they go through everything:\n{}", growing.join("\n"));
    let idle: Vec<&str> =
        MAY.iter().enumerate().filter(|(at, _)| !used.contains(at)).map(|(_, may)| may.0).collect();
    assert!(idle.is_empty(), "no such statement goes through everything any more: {idle:?}");
    drop(store);
}

#[tokio::test]
async fn what_nobody_needs_leaves_the_outbox_and_the_rest_stays() {
    let (dir, store) = fresh().await;
    let kinds = [OutboxKind::Lobby, OutboxKind::Post, OutboxKind::Card, OutboxKind::Post];
    let queue: Vec<OutboxEntry> = kinds.map(|kind| OutboxEntry::new(kind, 0, 0)).to_vec();
    let on = create(&store, &begun(), &queue).await;
    let over = create(&store, &begun(), &queue).await;
    let late = create(&store, &begun(), &queue).await;
    // The first three of each are done; the fourth is given up at the first two tables, and waits at the
    // last.
    for row in 1..=12 {
        match row % 4 {
            0 if row < 12 => bury(&store, row, "no use", at(4)).await,
            0 => {}
            3 => finish(&store, row, &Sent::default(), at(4)).await,
            _ => {
                let message = Some(format!("m{row}"));
                finish(&store, row, &Sent { channel: Some("c".into()), message, ..Sent::default() }, at(4))
                    .await;
            }
        }
    }
    let hour = 3_600;
    let resign = async |table: &Table, second| {
        store
            .commit(&table.resign("a", None, at(second)).unwrap(), Beside::of(&[], None), at(second))
            .await
            .unwrap()
    };
    resign(&over, 10).await;
    resign(&late, 24 * 20 * hour).await;
    let left = async || {
        let sql = "SELECT CAST(id AS TEXT), '' FROM outbox AS o ORDER BY o.id";
        let rows = harness::rows(&file(&dir), sql).await;
        rows.into_iter().map(|(id, _)| id.parse::<i64>().unwrap()).collect::<Vec<_>>()
    };
    let clear = async |second: i64| {
        let mut after = 0;
        while let Some(next) = store.tidy(after, 5, at(second)).await.unwrap() {
            assert!(next > after, "it comes to an end");
            after = next;
        }
        left().await
    };
    assert_eq!(clear(24 * 6 * hour).await, (1..=12).collect::<Vec<_>>(), "it is too early");
    assert_eq!(clear(24 * 8 * hour).await, [1, 2, 5, 6, 9, 10, 12], "what became no message");
    assert_eq!(clear(24 * 31 * hour).await, [1, 2, 9, 10, 12], "what is over for a month");
    assert_eq!(clear(24 * 51 * hour).await, [1, 2, 12], "what waits stays, however long");
    // Every posted message can be answered, and those of games in progress can be edited.
    for row in [1, 2, 5, 6, 9, 10] {
        let table = [on.id(), over.id(), late.id()][row / 4];
        assert_eq!(ids(&store, Which::OfMessage(&format!("m{row}"))).await, [table], "{row}");
    }
    assert_eq!(store.posted(on.id(), 0).await.unwrap().len(), 1);
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn a_seat_knows_what_has_become_of_its_table() {
    let (_dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let plays = async || !ids(&store, Which::HeldBy("a", 1)).await.is_empty();
    let played = async |before| !ids(&store, Which::PlayedBefore(before, "a", "nim", 1)).await.is_empty();
    assert!(plays().await && !played(9).await);
    store.commit(&table.resign("a", None, at(9)).unwrap(), Beside::of(&[], None), at(9)).await.unwrap();
    assert!(!plays().await && played(9).await);
    assert!(!played(table.id()).await, "not at an older table");
}
