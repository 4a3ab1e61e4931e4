//! The conversations that the bot looks through.

use super::*;
use crate::open::MIGRATIONS;
use liege_game::by_id;
use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

#[tokio::test]
async fn conversations_are_looked_through_with_those_who_play_and_those_who_spoke_lately() {
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    // At the table, a and b have seats, and h is its host; the others only talk.
    for (number, who) in (0i64..).zip(["a", "b", "h", "late", "early", "challenger", "asked", "past"]) {
        store.meet(who, who, at(number)).await.unwrap();
        store.note_direct(who, &format!("dm-{who}"), at(number)).await.unwrap();
    }
    store.note_direct("stranger", "dm-stranger", at(9)).await.unwrap();
    let looked = async |since, limit| store.direct_channels(at(since), limit).await.unwrap();
    assert_eq!(
        looked(4, 9).await,
        ["dm-h", "dm-b", "dm-a", "dm-past", "dm-asked", "dm-challenger", "dm-early"]
    );
    assert_eq!(looked(99, 9).await, ["dm-h", "dm-b", "dm-a"]);
    assert_eq!(looked(4, 4).await, ["dm-h", "dm-b", "dm-a", "dm-past"]);
    let mut sql = format!(
        "INSERT INTO actions (table_id, number, seat, player, action, at)
         VALUES ({id}, 1, NULL, 'b', '@propose hand second asked', 0);
         INSERT INTO challenges (challenger, game, anyone, games, lots, state, made, until)
         VALUES ('challenger', 'nim', 1, 1, 0, 'open', 0, 1), ('past', 'nim', 1, 1, 0, 'expired', 0, 1);",
        id = table.id()
    );
    tamper(&file(&dir), sql.as_str()).await.unwrap();
    assert_eq!(looked(99, 9).await, ["dm-asked", "dm-challenger", "dm-h", "dm-b", "dm-a"]);
    assert_eq!(ids(&store, Which::Asked("asked")).await, [table.id()]);
    assert!(store.tables(Which::Asked("ask")).await.unwrap().is_empty());
    // A repeated message counts, and so does another channel.
    store.note_direct("late", "dm-late", at(100_000)).await.unwrap();
    store.note_direct("early", "elsewhere", at(5)).await.unwrap();
    assert_eq!(looked(100_000, 9).await.last().unwrap(), "dm-late");
    assert_eq!(looked(5, 9).await.last().unwrap(), "elsewhere");
    // When the game is over nobody has anything to say about it.
    sql = "UPDATE tables SET status = 'over', wake = NULL".to_owned();
    tamper(&file(&dir), sql).await.unwrap();
    assert_eq!(looked(200_000, 9).await, ["dm-challenger"]);
    assert!(store.tables(Which::Asked("asked")).await.unwrap().is_empty());
}

#[tokio::test]
async fn of_earlier_versions_it_is_known_to_whom_something_was_sent() {
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let before = MIGRATIONS.iter().filter(|migration| migration.version < 19).cloned().collect();
    Migrator::with_migrations(before).run(&mut connection).await.unwrap();
    let sql = "PRAGMA application_id = 1281975655;
        INSERT INTO members (id, name, created, last_seen) VALUES ('a', 'A', 0, 0), ('b', 'B', 0, 0), ('c', 'C', 0, 0);
        INSERT INTO tables (id, game, rules, options, host, server, channel, thread, language, seed, status, turn,
            position, actions, version, created, changed)
        VALUES (1, 'dragonchess', 1, '{}', 'a', 's', 'hall', 'thread', 'en', zeroblob(32), 'abandoned', '', '', 0, 1,
            0, 0);
        INSERT INTO outbox (table_id, kind, first, number, target, payload, queued_at, not_before, done_at,
            channel_id, message_id)
        VALUES (1, 'notice', 0, 0, 'a', '{}', 0, 0, 5000, 'old', 'm1'), (1, 'notice', 0, 0, 'a', '{}', 0, 0, 7000, 'dm', 'm2'),
            (1, 'notice', 0, 0, 'b', '{}', 0, 0, 8000, 'thread', 'm3'), (1, 'notice', 0, 0, 'c', '{}', 0, 0, NULL, NULL, NULL),
            (1, 'notice', 0, 0, 'former-1', '{}', 0, 0, 9000, 'gone', 'm4'), (1, 'post', 0, 0, NULL, '{}', 0, 0, 9000, 'thread', 'm5');
        INSERT INTO parked (place, since, why) VALUES ('hall', 60000, 'permission')";
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let store = Store::open_with(&path, by_id).await.unwrap();
    let time = |millisecond| Timestamp::from_millisecond(millisecond).unwrap();
    assert_eq!(store.direct_channels(time(7_000), 9).await.unwrap(), ["dm"]);
    assert!(store.direct_channels(time(7_001), 9).await.unwrap().is_empty());
    // A blocked place is tried again at its old time.
    assert_eq!(store.try_channel("hall", time(3_600_000)).await.unwrap().unwrap().1, Attempt::NotYet);
    assert_eq!(store.try_channel("hall", time(3_660_000)).await.unwrap().unwrap().1, Attempt::Now);
    assert_eq!(
        store.try_channel("hall", time(3_660_001)).await.unwrap().unwrap().1,
        Attempt::Soon(time(3_665_000))
    );
}
