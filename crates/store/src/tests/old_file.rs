//! A file of an older version is brought up to date with all its data.

use super::*;
use crate::open::MIGRATIONS;
use liege_game::by_id;
use liege_table::{Status, Terms};
use sqlx::Connection as _;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

/// The rows of a file of the first program that was used.
pub(super) const VERSION_2: &str = include_str!("version-2.sql");

/// The rows of a file of a later one.
pub(super) const VERSION_21: &str = include_str!("version-21.sql");

/// Brings a file up to a version.
pub(super) async fn migrate(connection: &mut SqliteConnection, version: i64) {
    let first = MIGRATIONS.iter().filter(|migration| migration.version <= version).cloned().collect();
    Migrator::with_migrations(first).run(connection).await.unwrap();
}

/// Makes a file of the first program, which knew two migrations.
async fn version_2(path: &Path) {
    of_version(path, 2, VERSION_2).await;
}

/// Makes a file of a program that knew migrations up to a version.
pub(super) async fn of_version(path: &Path, version: i64, rows: &'static str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    migrate(&mut connection, version).await;
    sqlx::raw_sql("PRAGMA application_id = 1281975655").execute(&mut connection).await.unwrap();
    sqlx::raw_sql(rows).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Every row of these tables, as text.
async fn rows(path: &Path) -> Vec<String> {
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(path)).await.unwrap();
    let mut all = Vec::new();
    for sql in [
        "SELECT json_array('action', table_id, number, seat, player, action, at) FROM actions
         ORDER BY table_id, number",
        "SELECT json_array('row', id, table_id, kind, first, number, target, payload, queued_at, not_before,
             attempts, tried_at, fault, done_at, channel_id, message_id, dead_at) FROM outbox ORDER BY id",
        "SELECT json_array('table', id, game, rules, options, start_position, host, server, channel, thread,
             lobby_message, language, hex(seed), status, turn, outcome, position, actions, version, created,
             changed) FROM tables ORDER BY id",
        "SELECT json_array('seat', table_id, ordinal, seat, state, member) FROM seats
         ORDER BY table_id, ordinal",
        "SELECT json_array('message', id, place, author, addressee, text, mentions, buttons, nonce, posted)
         FROM local_messages ORDER BY id",
    ] {
        let found: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
        assert!(found.len() >= 3, "{sql}: {found:?}");
        all.extend(found);
    }
    connection.close().await.unwrap();
    all
}

#[tokio::test]
async fn everything_in_a_file_of_version_2_is_kept() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    version_2(&path).await;
    let before = rows(&path).await;
    let error = Store::open_read_only(&path).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, OpenError::Older { found: 2, .. }), "{error}");
    let store = Store::open_with(&path, by_id).await.unwrap();
    assert_eq!(rows(&path).await, before);
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.tables, report.actions), (3, 4));
    assert_eq!(store.inner.instance, "48e5");
    for (id, status) in [(1, Status::Playing), (2, Status::Lobby), (3, Status::Over)] {
        let table = store.table(id).await.unwrap().unwrap();
        // There were no limits when these tables were created, and nobody was told that the result would
        // count.
        let unlimited =
            Terms { offer_hours: 0, order_hours: 0, patience_days: 0, rated: false, ..Terms::untimed() };
        assert_eq!((table.status(), table.terms()), (status, &unlimited));
    }
    // A row that was being sent is sent again, with its old nonce.
    let due = posts(&store, at(0), 9).await;
    assert_eq!(due.iter().map(|row| row.nonce.as_str()).collect::<Vec<_>>(), ["liege-48e5-13"]);
    assert_eq!((due[0].attempts, due[0].fault.as_deref()), (1, Some("the line was cut")));
    assert_eq!(ids(&store, Which::OfMessage("18")).await, [2]);
    let picture = store.local_message(14).await.unwrap().unwrap();
    assert_eq!((picture.edited, picture.pictures.len()), (None, 1));
    assert_eq!(picture.pictures[0].size, (1024, 1023));
}

#[tokio::test]
async fn a_game_begun_before_goes_on_and_its_log_stays_closed() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    version_2(&path).await;
    let store = Store::open_with(&path, by_id).await.unwrap();
    let table = store.table(1).await.unwrap().unwrap();
    let step = table.act("p2", "refuse draw", at(0)).unwrap();
    let post = [OutboxEntry::new(OutboxKind::Post, 3, 3)];
    let Committed::Done(table) = store.commit(&step, Beside::of(&post, None), at(0)).await.unwrap() else {
        panic!("nobody else plays");
    };
    let step = table.act("p3", "BC5-BV7", at(1)).unwrap();
    assert!(matches!(store.commit(&step, Beside::of(&[], None), at(1)).await.unwrap(), Committed::Done(_)));
    assert!(store.queued(14).await.unwrap().is_some(), "ids of rows go on where they were");
    assert!(verify(&store).await.unwrap().is_sound());
    for sql in [
        "UPDATE actions SET action = 'W:WC5-WV6' WHERE number = 1",
        "DELETE FROM actions WHERE number = 4",
        "INSERT OR REPLACE INTO actions (table_id, number, action, at) VALUES (1, 1, 'W:resign', 0)",
        "INSERT INTO actions (table_id, number, action, at) VALUES (1, 6, '@abort', 0)",
    ] {
        let error = tamper(&path, sql).await.unwrap_err().to_string();
        assert!(error.contains("the log"), "{sql}: {error}");
    }
}

#[tokio::test]
async fn waking_times_are_worked_out_even_if_the_first_start_was_cut_short() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    version_2(&path).await;
    for _ in 0..2 {
        let store = Store::open_with(&path, by_id).await.unwrap();
        let table = store.table(1).await.unwrap().unwrap();
        assert!(table.ledger().open().count() > 0, "something waits");
        assert_eq!(table.next_timer(), None, "without a limit");
        // A table that has not started is closed at its time.
        let lobby = store.table(2).await.unwrap().unwrap();
        assert!(lobby.next_timer().is_some() && lobby.next_timer() == lobby.open_until());
        assert_eq!(store.next(&[Work::Timers]).await.unwrap(), lobby.next_timer());
        store.close().await;
        drop(store);
        let left: Vec<i64> = {
            let mut connection =
                SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
            sqlx::query_scalar("SELECT id FROM tables WHERE wake = 0")
                .fetch_all(&mut connection)
                .await
                .unwrap()
        };
        assert!(left.is_empty(), "{left:?}");
        // The state after the migration, if the program was killed right after it.
        tamper(&path, "UPDATE tables SET wake = 0 WHERE status IN ('lobby', 'playing')").await.unwrap();
    }
    // A game that this program does not know sleeps, and does not keep other tables from being opened.
    let store = open(&path).await;
    assert_eq!(store.next(&[Work::Timers]).await.unwrap(), None);
    assert_eq!(timers(&store, Timestamp::MAX, 9).await, [0; 0]);
}

#[tokio::test]
async fn limits_are_lifted_of_older_tables_alone() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    version_2(&path).await;
    // The next program knew terms, and wrote them out; one table was created with it, all left as they were.
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&path)).await.unwrap();
    migrate(&mut connection, 3).await;
    let written = serde_json::to_string(&Terms::untimed()).unwrap();
    sqlx::query("UPDATE tables SET terms = ?1 WHERE id = 1")
        .bind(&written)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let store = Store::open_with(&path, by_id).await.unwrap();
    let newer = store.table(1).await.unwrap().unwrap();
    assert_eq!(newer.terms(), &Terms::untimed());
    let offered = newer.log().last().unwrap().at;
    assert_eq!(newer.next_timer(), Some(offered + jiff::SignedDuration::from_hours(72)));
    assert_eq!(store.next(&[Work::Timers]).await.unwrap(), newer.next_timer());
    for id in [2, 3] {
        let older = store.table(id).await.unwrap().unwrap();
        assert_eq!((older.terms().offer_hours, older.terms().patience_days), (0, 0));
    }
    assert!(verify(&store).await.unwrap().is_sound());
}

#[tokio::test]
async fn tables_of_a_file_of_version_21_go_on() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    of_version(&path, 21, VERSION_21).await;
    let store = Store::open_with(&path, by_id).await.unwrap();
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    assert_eq!((report.tables, report.actions), (4, 6));
    let now = Timestamp::from_second(1_793_600_000).unwrap();
    let table = async |id| store.table(id).await.unwrap().unwrap();
    let done = async |step: liege_table::Step| match store
        .commit(&step, Beside::of(&[], None), now)
        .await
        .unwrap()
    {
        Committed::Done(table) => table,
        other => panic!("{other:?}"),
    };
    // The game in progress: the offer is answered, a move is made, and its reminder goes.
    let on = table(1).await;
    assert_eq!((on.status(), on.version(), on.ledger().open().count()), (Status::Playing, 3, 1));
    assert_eq!(deadlines_of(&store, "p1").await.len(), 1);
    let on = done(on.act("p1", "d4", now).unwrap()).await;
    assert_eq!(on.log().len(), 2);
    assert_eq!(deadlines_of(&store, "p1").await.len(), 0);
    assert_eq!(deadlines_of(&store, "p2").await.len(), 1);
    // The seek is still open, and a player comes; the challenge is accepted.
    let seek = table(3).await;
    assert!(seek.is_sought() && store.host_seen("p1", &[]).await.unwrap().seeks == [3]);
    done(seek.sit(&player("p2"), None, now).unwrap()).await;
    assert_eq!(store.challenges(WhichChallenges::To("p3")).await.unwrap().len(), 1);
    let begun = done(table(4).await.sit(&player("p3"), None, now).unwrap()).await;
    assert_eq!(begun.status(), Status::Playing);
    assert_eq!(store.challenges(WhichChallenges::By("p1")).await.unwrap().len(), 0);
    // The finished game counts, once; another is played again.
    assert_eq!(table(2).await.status(), Status::Over);
    assert_eq!(store.standing_of("p2", Some("chess")).await.unwrap().rated.unwrap().1, 1);
    let kept = store.kept_tables().await.unwrap();
    assert_eq!(kept.iter().filter(|kept| kept.table == 2).map(|kept| kept.counts[0]).sum::<i64>(), 4);
    let again = Table::restore(seek.record().clone()).unwrap();
    let cause = Cause::Rematch(3);
    let created = store.create(&again, &Creation { cause, ..Creation::of(&[], None) }, now).await.unwrap();
    assert!(matches!(created, Created::Done(_)), "{created:?}");
    // Names are found in any case, and a member is renamed at all tables.
    assert_eq!(store.players(WhichPlayers::Called("P1")).await.unwrap().len(), 1);
    store.meet("p1", "Anna", now).await.unwrap();
    assert_eq!(table(2).await.host().name, "Anna");
    store.forget("p3", now).await.unwrap();
    let report = verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
}
