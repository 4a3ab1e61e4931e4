//! What breaks in the data file where somebody tries the program out ([`crate::fault`]): the errors are `SQLite`'s own.

use super::StoreError;
use super::database::Connection;
use crate::fault::{self, Break, Point};
use sqlx::AssertSqlSafe;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use std::path::Path;

/// What ends a disk without room, a file that is read-only, and impatience.
const MENDED: &str = "PRAGMA query_only = 0; PRAGMA max_page_count = 4294967294; PRAGMA busy_timeout = 10000";

/// Before a transaction begins; gives whoever holds the lock of the data file meanwhile.
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

/// At a step of a transaction that was begun.
pub(super) async fn at(step: Point, connection: &mut Connection) -> Result<(), StoreError> {
    match connection {
        Connection::Sqlite(held) => breaks(fault::at(step).await, held.get()).await,
        // What goes wrong with a server is no more than that it doesn't answer.
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

/// At a step without a connection that writes.
pub(super) async fn outside(step: Point) -> Result<(), StoreError> {
    fault::at(step).await.map_or(Ok(()), |_| Err(failed()))
}

fn failed() -> StoreError {
    sqlx::Error::Io(std::io::Error::other("the disk failed (broken on purpose)")).into()
}
