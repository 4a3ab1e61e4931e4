//! Stores for tests: each in a data file of its own, or, where `LIEGE_TEST_SERVER` is the address of a `PostgreSQL` server
//! (`.ci/postgres` starts one), each in a database of its own there. A test names its data by the path of a file in
//! either case.

use crate::location::Use;
use crate::{Games, Location, Server, Share, Store, StoreError};
use jiff::Timestamp;
use std::path::Path;
use tokio::sync::OnceCell;

/// The location of the data for this path.
pub fn location(path: &Path) -> Location {
    #[cfg(feature = "postgres")]
    if let Some(address) = server::address() {
        return Location::Server(crate::secret::Secret::new(format!("{address}/{}", server::name(path))));
    }
    Location::File(path.to_owned())
}

/// Whether the data of tests is on a server. If so, it prints once for each test that the test is skipped:
/// tests of a data file end then.
pub fn is_on_server() -> bool {
    let on_server = matches!(location(Path::new("")), Location::Server(_));
    if on_server {
        println!("skipped: it is about a data file");
    }
    on_server
}

/// Whether there is a server for the tests that need one. If there is none, it prints that the test is
/// skipped.
#[cfg(feature = "postgres")]
pub fn has_server() -> bool {
    let there = server::address().is_some();
    if !there {
        println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
    }
    there
}

/// An empty database on the server, for the path of a file that does not exist.
#[cfg(feature = "postgres")]
pub async fn empty_on_server(path: &Path) -> Location {
    server::create_empty(path).await;
    location(path)
}

/// Creates empty data: a copy of data that the migrations made, without its mark, which its first opening
/// makes.
pub async fn create_file(path: &Path) {
    static LAID: OnceCell<Vec<u8>> = OnceCell::const_new();
    #[cfg(feature = "postgres")]
    if server::address().is_some() {
        return server::create(path).await;
    }
    let laid = LAID.get_or_init(|| async {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("liege.db");
        Store::open(&file).await.unwrap().close().await;
        tamper(&file, "DELETE FROM meta WHERE key = 'instance'; PRAGMA wal_checkpoint(TRUNCATE)")
            .await
            .unwrap();
        std::fs::read(file).unwrap()
    });
    std::fs::write(path, laid.await).unwrap();
}

/// Opens the data of a path.
pub async fn open_with(path: &Path, games: Games) -> Store {
    match location(path) {
        Location::File(path) => Store::open_with(&path, games).await.unwrap(),
        Location::Server(url) => {
            Store::on_server(&url, games, Use::WriteInTurn(Share::All, None)).await.unwrap()
        }
    }
}

/// Opens the data of a path for reading.
pub async fn read_with(path: &Path, games: Games) -> Store {
    match location(path) {
        Location::File(path) => Store::open_read_only_with(&path, games).await.unwrap(),
        Location::Server(url) => Store::on_server(&url, games, Use::Read).await.unwrap(),
    }
}

/// The rows that a statement returns, of two text columns. The statement uses `SQLite`'s names where the
/// databases differ: `sqlite_master`, `json_array`.
pub async fn rows(path: &Path, sql: &str) -> Vec<(String, String)> {
    rows_in(path, sql, matches!(location(path), Location::File(_))).await
}

/// The [`rows`] of a data file, or of a database on the server.
#[cfg_attr(not(feature = "postgres"), allow(unused_variables))]
pub async fn rows_in(path: &Path, sql: &str, of_file: bool) -> Vec<(String, String)> {
    use sqlx::{AssertSqlSafe, Connection as _};
    #[cfg(feature = "postgres")]
    if !of_file {
        return server::rows(path, sql).await;
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let sql = AssertSqlSafe(sql.to_owned());
    let rows = sqlx::query_as(sql).fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows
}

/// Opens the data of a path, with the games of the registry.
pub async fn open_file(path: &Path) -> Store {
    open_with(path, liege_game::by_id).await
}

/// Runs statements without the store's knowledge.
pub async fn tamper(path: &Path, sql: impl Into<String>) -> Result<(), sqlx::Error> {
    use sqlx::{AssertSqlSafe, Connection as _};
    let sql = sql.into();
    #[cfg(feature = "postgres")]
    if server::address().is_some() {
        return server::tamper(path, sql).await;
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path);
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await?;
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
    connection.close().await
}

/// Sets the data back to the moment before a table's first action: another server has taken the place of the one that stored
/// what came after, and lags behind.
pub async fn set_back(path: &Path, before: &liege_table::Table) {
    let lifted = match location(path) {
        Location::File(_) => "DROP TRIGGER IF EXISTS actions_are_not_deleted",
        Location::Server(_) => "SET liege.guards = 'lifted'",
    };
    let (id, version, changed) = (before.id(), before.version(), before.record().changed.as_millisecond());
    let (position, turn) =
        (before.state().position(), crate::rows::seat_ids(before.game(), before.to_move()));
    let sql = format!(
        "{lifted}; DELETE FROM actions WHERE table_id = {id};
         UPDATE tables SET version = {version}, changed = {changed}, actions = 0, position = '{position}', turn = '{turn}'
         WHERE id = {id}"
    );
    tamper(path, sql).await.unwrap();
}

/// A separate connection to the database of a path.
#[cfg(feature = "postgres")]
pub async fn connection(path: &Path) -> sqlx::PgConnection {
    server::connect(&server::name(path)).await
}

/// Whether a text occurs anywhere in the data of a path.
pub async fn holds(path: &Path, text: &str) -> bool {
    #[cfg(feature = "postgres")]
    if server::address().is_some() {
        return server::holds(path, text).await;
    }
    let log = path.with_file_name(format!("{}-wal", path.file_name().unwrap().to_str().unwrap()));
    let files = [tokio::fs::read(path).await.unwrap(), tokio::fs::read(log).await.unwrap_or_default()];
    files.iter().any(|bytes| bytes.windows(text.len()).any(|part| part == text.as_bytes()))
}

/// The error message of refused changes.
const FULL: &str = "database or disk is full";

/// Refuses one kind of change of a table (`INSERT`, `UPDATE`) from now on, as if the disk were full.
pub async fn refuse(path: &Path, change: &str, table: &str) {
    #[cfg(feature = "postgres")]
    if server::address().is_some() {
        return tamper(path, server::refusal(change, table)).await.unwrap();
    }
    let sql = format!(
        "CREATE TRIGGER refused_{change}_{table} BEFORE {change} ON {table}
         BEGIN SELECT RAISE(ABORT, '{FULL}'); END"
    );
    tamper(path, sql).await.unwrap();
}

/// Allows the change again.
pub async fn allow(path: &Path, change: &str, table: &str) {
    let of_table = if matches!(location(path), Location::File(_)) { "" } else { &format!(" ON {table}") };
    tamper(path, format!("DROP TRIGGER refused_{change}_{table}{of_table}")).await.unwrap();
}

impl Store {
    /// Forgets the tables in memory. Returns how many there were.
    pub fn forget_tables_in_memory(&self) -> usize {
        let kept = self.inner.table_cache.those(|_| true).len();
        self.inner.table_cache.clear();
        kept
    }

    /// Sets all settings of a server.
    pub async fn set_server(
        &self,
        id: &str,
        server: &Server,
        by: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let change = |settled: &mut Server| {
            settled.clone_from(server);
            Ok::<_, ()>(())
        };
        self.change_server(id, by, now, change).await.map(drop)
    }
}

#[cfg(feature = "postgres")]
mod server {
    use crate::hex::hex;
    use crate::server::MIGRATIONS;
    use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    use std::path::{Path, PathBuf};
    use std::sync::Mutex;
    use tokio::sync::OnceCell;

    /// The address of the server, without a database.
    pub(super) fn address() -> Option<String> {
        let url = std::env::var("LIEGE_TEST_SERVER").ok()?;
        let (address, _) = url.rsplit_once('/')?;
        Some(address.to_owned())
    }

    /// The name of the database for a path.
    pub(super) fn name(path: &Path) -> String {
        let mut hasher = DefaultHasher::new();
        path.hash(&mut hasher);
        format!("test_{:x}_{:016x}", std::process::id(), hasher.finish())
    }

    pub(super) async fn connect(database: &str) -> PgConnection {
        let url = format!("{}/{database}", address().unwrap());
        PgConnection::connect(&url).await.unwrap()
    }

    async fn run(connection: &mut PgConnection, sql: String) -> Result<(), sqlx::Error> {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(drop)
    }

    /// The databases that were created, each with the folder of its path.
    static MADE: Mutex<Vec<(PathBuf, String)>> = Mutex::new(Vec::new());

    /// The databases whose tests have ended, because their folders are gone: a thousand databases are a
    /// million files.
    fn done_with() -> Vec<String> {
        let mut made = MADE.lock().unwrap();
        made.extract_if(.., |(folder, _)| !folder.exists()).map(|(_, name)| name).collect()
    }

    pub(super) async fn create(path: &Path) {
        static LAID: OnceCell<String> = OnceCell::const_new();
        let laid = LAID.get_or_init(|| async {
            let name = format!("laid_{:x}", std::process::id());
            run(&mut connect("postgres").await, format!("CREATE DATABASE {name}")).await.unwrap();
            let mut connection = connect(&name).await;
            MIGRATIONS.run(&mut connection).await.unwrap();
            connection.close().await.unwrap();
            name
        });
        make(path, &format!("TEMPLATE {} STRATEGY FILE_COPY", laid.await)).await;
    }

    pub(super) async fn create_empty(path: &Path) {
        make(path, "").await;
    }

    async fn make(path: &Path, how: &str) {
        let mut connection = connect("postgres").await;
        for gone in done_with() {
            run(&mut connection, format!("DROP DATABASE {gone} WITH (FORCE)")).await.unwrap();
        }
        run(&mut connection, format!("CREATE DATABASE {} {how}", name(path))).await.unwrap();
        MADE.lock().unwrap().push((path.parent().unwrap().to_owned(), name(path)));
        connection.close().await.unwrap();
    }

    /// A server's answer in the shape of `SQLite`'s list of tables and triggers.
    const SCHEMA: &str = "(SELECT table_name::text AS name, 'table' AS type, '' AS sql FROM information_schema.tables
        WHERE table_schema = current_schema()
        UNION ALL SELECT tgname::text, 'trigger', pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal) AS master";

    pub(super) async fn rows(path: &Path, sql: &str) -> Vec<(String, String)> {
        let sql = sql.replace("sqlite_master", SCHEMA).replace("json_array(", "json_build_array(");
        let mut connection = connect(&name(path)).await;
        sqlx::query_as(AssertSqlSafe(sql)).fetch_all(&mut connection).await.unwrap()
    }

    pub(super) async fn tamper(path: &Path, sql: String) -> Result<(), sqlx::Error> {
        let mut connection = connect(&name(path)).await;
        run(
            &mut connection,
            sql.replace("zeroblob(32)", r"'\x00'::bytea || decode(repeat('00', 31), 'hex')"),
        )
        .await?;
        connection.close().await
    }

    /// The statements that make the server refuse one kind of change of a table.
    pub(super) fn refusal(change: &str, table: &str) -> String {
        let full = super::FULL;
        format!(
            "CREATE OR REPLACE FUNCTION refuse_for_test() RETURNS trigger LANGUAGE plpgsql
                 AS $$ BEGIN RAISE EXCEPTION '{full}' USING ERRCODE = 'disk_full'; END $$;
             CREATE TRIGGER refused_{change}_{table} BEFORE {change} ON {table}
                 FOR EACH ROW EXECUTE FUNCTION refuse_for_test()"
        )
    }

    /// Searches all rows of all tables.
    pub(super) async fn holds(path: &Path, text: &str) -> bool {
        // Bytes are written in hexadecimal.
        let bytes = hex(text.as_bytes());
        let tables = "SELECT name, '' FROM sqlite_master WHERE type = 'table'";
        for (table, _) in rows(path, tables).await {
            let of_it = format!("SELECT '', one::text FROM {table} AS one");
            let found = rows(path, &of_it).await;
            if found.iter().any(|(_, row)| row.contains(text) || row.contains(&bytes)) {
                return true;
            }
        }
        false
    }
}
