//! Faults of the data file during a test ([`crate::fault`]). The errors are `SQLite`'s own.

use super::StoreError;
use super::database::Connection;
use crate::fault::{self, Break, Point};
use sqlx::AssertSqlSafe;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use std::path::Path;

/// Statements that end a full disk, a read-only file, and a short lock timeout.
const MENDED: &str = "PRAGMA query_only = 0; PRAGMA max_page_count = 4294967294; PRAGMA busy_timeout = 10000";

/// Breaks something before a transaction begins. Returns a connection that holds the lock of the data file
/// meanwhile, if one does.
pub(super) async fn before(pool: &SqlitePool, file: &Path) -> Result<Option<SqliteConnection>, StoreError> {
    if !fault::is_tried() {
        return Ok(None);
    }
    let broken = fault::at(Point::Begin).await;
    let mut writer = pool.acquire().await?;
    sqlx::raw_sql(MENDED).execute(&mut *writer).await?;
    if broken != Some(Break::Locked) {
        breaks(broken, &mut writer).await?;
        return Ok(None);
    }
    sqlx::raw_sql("PRAGMA busy_timeout = 1").execute(&mut *writer).await?;
    let mut rival = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await?;
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut rival).await?;
    Ok(Some(rival))
}

/// Breaks something at a step of a transaction.
pub(super) async fn at(step: Point, connection: &mut Connection) -> Result<(), StoreError> {
    match connection {
        Connection::Sqlite(held) => breaks(fault::at(step).await, held.get()).await,
        // The only fault of a server here is that it doesn't answer.
        #[cfg(feature = "postgres")]
        Connection::Postgres(_) => outside(step).await,
    }
}

async fn breaks(broken: Option<Break>, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    match broken {
        None => Ok(()),
        Some(Break::Error | Break::Locked) => Err(failed()),
        Some(Break::ReadOnly) => {
            sqlx::raw_sql("PRAGMA query_only = 1").execute(connection).await?;
            Ok(())
        }
        Some(Break::Full) => {
            let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await?;
            let full = format!("PRAGMA max_page_count = {pages}");
            sqlx::raw_sql(AssertSqlSafe(full)).execute(connection).await?;
            Ok(())
        }
    }
}

/// Breaks something at a step that has no writing connection.
pub(super) async fn outside(step: Point) -> Result<(), StoreError> {
    fault::at(step).await.map_or(Ok(()), |_| Err(failed()))
}

fn failed() -> StoreError {
    sqlx::Error::Io(std::io::Error::other("the disk failed (broken on purpose)")).into()
}
