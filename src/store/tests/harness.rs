//! Stores for tests: each in a data file of its own, or, where `LIEGE_TEST_SERVER` is the address of a `PostgreSQL` server
//! (`.ci/postgres` starts one), each in a database of its own there. A test names its data by the path of a file in
//! either case.

use super::super::location::Use;
use super::{Games, Location, Share, Store};
use std::path::Path;
use tokio::sync::OnceCell;

/// Where the data of this path is.
pub(crate) fn location(path: &Path) -> Location {
    #[cfg(feature = "postgres")]
    if let Some(address) = server::address() {
        return Location::Server(crate::secret::Secret::new(format!("{address}/{}", server::name(path))));
    }
    Location::File(path.to_owned())
}

/// Whether the data of tests is on a server; says so once for each test, of which those about a data file end then.
pub(crate) fn is_on_server() -> bool {
    let on_server = matches!(location(Path::new("")), Location::Server(_));
    if on_server {
        println!("skipped: it is about a data file");
    }
    on_server
}

/// Whether there is a server to try what is for servers alone; says that it is not tried where there is none.
#[cfg(feature = "postgres")]
pub(crate) fn has_server() -> bool {
    let there = server::address().is_some();
    if !there {
        println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
    }
    there
}

/// An empty database on the server, for the path of a file that is not there.
#[cfg(feature = "postgres")]
pub(crate) async fn empty_on_server(path: &Path) -> Location {
    server::create_empty(path).await;
    location(path)
}

/// Makes empty data: a copy of what was made by the migrations, but for its mark, which its first opening makes.
pub(crate) async fn create_file(path: &Path) {
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
pub(crate) async fn open_with(path: &Path, games: Games) -> Store {
    match location(path) {
        Location::File(path) => Store::open_with(&path, games).await.unwrap(),
        Location::Server(url) => Store::on_server(&url, games, Use::WriteInTurn(Share::All)).await.unwrap(),
    }
}

/// Opens the data of a path for reading.
pub(crate) async fn read_with(path: &Path, games: Games) -> Store {
    match location(path) {
        Location::File(path) => Store::open_read_only_with(&path, games).await.unwrap(),
        Location::Server(url) => Store::on_server(&url, games, Use::Read).await.unwrap(),
    }
}

/// The rows that a statement gives, of two columns that are texts. It is in `SQLite`'s words where others have others:
/// `sqlite_master`, `json_array`.
pub(crate) async fn rows(path: &Path, sql: &str) -> Vec<(String, String)> {
    rows_in(path, sql, matches!(location(path), Location::File(_))).await
}

/// The same of a data file, or of a database on the server.
#[cfg_attr(not(feature = "postgres"), allow(unused_variables))]
pub(crate) async fn rows_in(path: &Path, sql: &str, of_file: bool) -> Vec<(String, String)> {
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
pub(crate) async fn open_file(path: &Path) -> Store {
    open_with(path, crate::game::by_id).await
}

/// Runs statements behind the store's back.
pub(crate) async fn tamper(path: &Path, sql: impl Into<String>) -> Result<(), sqlx::Error> {
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

/// A connection of one's own to the database of a path.
#[cfg(feature = "postgres")]
pub(crate) async fn connection(path: &Path) -> sqlx::PgConnection {
    server::connect(&server::name(path)).await
}

#[cfg(feature = "postgres")]
mod server {
    use super::super::server::MIGRATIONS;
    use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
    use std::hash::{DefaultHasher, Hash as _, Hasher as _};
    use std::path::Path;
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

    pub(super) async fn create_empty(path: &Path) {
        let sql = format!("CREATE DATABASE {}", name(path));
        run(&mut connect("postgres").await, sql).await.unwrap();
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
        let sql = format!("CREATE DATABASE {} TEMPLATE {} STRATEGY FILE_COPY", name(path), laid.await);
        run(&mut connect("postgres").await, sql).await.unwrap();
    }

    /// What `SQLite` says of its tables and triggers, as a server says it.
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
}
