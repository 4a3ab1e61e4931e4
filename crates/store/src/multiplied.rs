//! A large data file made by copying the contents of a small one, for measuring the cost of much data.

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use std::path::Path;

/// The tables that are copied; all others stay as they are.
const COPIED: [&str; 13] = [
    "members",
    "tables",
    "seats",
    "dues",
    "lobbies",
    "actions",
    "outbox",
    "first_seats",
    "conduct",
    "results",
    "attendance",
    "standings",
    "leaders",
];

/// The number of copies that are on one server: no server may have any number of tables.
const TOGETHER: usize = 16;

/// Copies everything in a file until it has `times` as many tables. The copies have other members, except for
/// `shared`, who plays at all of them in one channel; numbers continue from the largest. The file must not be
/// open.
///
/// # Errors
/// Returns the errors of the database.
pub async fn multiply(path: &Path, times: usize, (shared, channel): (&str, &str)) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    // A half-made file is thrown away, so nothing is written twice for its safety.
    run(
        &mut connection,
        "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; PRAGMA temp_store = MEMORY",
    )
    .await?;
    let triggers: Vec<(String, String)> =
        sqlx::query_as("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            .fetch_all(&mut connection)
            .await?;
    for (name, _) in &triggers {
        run(&mut connection, &format!("DROP TRIGGER {name}")).await?;
    }
    let highest = async |connection: &mut SqliteConnection, table: &str| {
        let sql = format!("SELECT coalesce(max(id), 0) FROM {table}");
        sqlx::query_scalar::<_, i64>(AssertSqlSafe(sql)).fetch_one(connection).await
    };
    let (tables, rows) =
        (highest(&mut connection, "tables").await?, highest(&mut connection, "outbox").await?);
    for table in COPIED {
        let sql = format!("SELECT name FROM pragma_table_info('{table}')");
        let columns = sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut connection).await?;
        let columns: Vec<String> = columns.iter().map(|row| row.get(0)).collect();
        let copied = |column: &String| match (table, column.as_str()) {
            ("tables", "id") | (_, "table_id") => format!("{column} + k.n * {tables}"),
            ("outbox", "id") => format!("{column} + k.n * {rows}"),
            ("members", "id") | (_, "member" | "player" | "target" | "host") => {
                format!("CASE WHEN {column} = '{shared}' THEN {column} ELSE {column} || '-' || k.n END")
            }
            (_, "server") => {
                format!(
                    "CASE WHEN k.n < {TOGETHER} THEN {column} ELSE {column} || '-' || k.n / {TOGETHER} END"
                )
            }
            (_, "message_id" | "lobby_message") => format!("{column} || '-' || k.n"),
            (_, "channel_id") => {
                format!("CASE WHEN {column} = '{channel}' THEN {column} ELSE {column} || '-' || k.n END")
            }
            _ => column.clone(),
        };
        let (names, values) = (columns.join(", "), columns.iter().map(copied).collect::<Vec<_>>().join(", "));
        let copies = format!(
            "BEGIN;
             CREATE TEMP TABLE seed AS SELECT * FROM {table};
             WITH RECURSIVE k (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n + 1 < {times})
             INSERT OR IGNORE INTO {table} ({names}) SELECT {values} FROM k CROSS JOIN seed WHERE {times} > 1;
             DROP TABLE seed;
             COMMIT"
        );
        run(&mut connection, &copies).await?;
    }
    for (_, sql) in triggers {
        run(&mut connection, &sql).await?;
    }
    run(&mut connection, "PRAGMA journal_mode = WAL").await?;
    connection.close().await
}

async fn run(connection: &mut SqliteConnection, sql: &str) -> Result<(), sqlx::Error> {
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(connection).await.map(drop)
}
