//! Which tables wait for a machine that plays there.

use super::database::Connection;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::Table;

/// Notes whether a table that was just stored waits for a machine: what it was put off until is forgotten.
pub(super) async fn write(
    connection: &mut Connection,
    id: i64,
    table: &Table,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    // Where people play with each other there is nothing to be noted.
    if !table.has_machine() {
        return Ok(());
    }
    let Some(due) = table.machine_due(now).map(Timestamp::as_millisecond) else {
        query!("DELETE FROM machine_turns WHERE table_id = $1", id).execute(connection).await?;
        return Ok(());
    };
    query!(
        "INSERT INTO machine_turns (table_id, due) VALUES ($1, $2)
         ON CONFLICT (table_id) DO UPDATE SET due = excluded.due",
        id,
        due
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Lets a table wait for its machines until a time.
pub(super) async fn put_off(
    connection: &mut Connection,
    id: i64,
    until: Timestamp,
) -> Result<bool, StoreError> {
    let until = until.as_millisecond();
    let put_off = query!("UPDATE machine_turns SET due = $2 WHERE table_id = $1", id, until);
    Ok(put_off.execute(connection).await?.rows_affected() > 0)
}

/// Lets a table wait for no machine any longer, unless something has happened there since this version of it: thinking takes
/// its time.
pub(super) async fn idle(connection: &mut Connection, id: i64, version: i64) -> Result<bool, StoreError> {
    let idle = query!(
        "DELETE FROM machine_turns
         WHERE table_id = $1 AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND version = $2)",
        id,
        version
    );
    Ok(idle.execute(connection).await?.rows_affected() > 0)
}

impl Store {
    /// The tables that wait for a machine, the one that has waited longest first, at most `limit`.
    pub(super) async fn machines_due(&self, now: i64, limit: i64) -> Result<Vec<i64>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let tables = query_scalar!(
            "SELECT table_id FROM machine_turns AS m
             WHERE due <= $1
               AND replace($3, ',' || ((SELECT home FROM tables WHERE id = m.table_id) % $4) || ',', '') = $3
             ORDER BY due, table_id LIMIT $2",
            now,
            limit,
            elsewhere,
            shards
        );
        Ok(tables.fetch_all(&self.inner.readers).await?)
    }

    /// When the next table waits for a machine.
    pub(super) async fn next_machine(&self) -> Result<Option<i64>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        let next = query_scalar!(
            "SELECT due FROM machine_turns AS m
             WHERE due > 0
               AND replace($1, ',' || ((SELECT home FROM tables WHERE id = m.table_id) % $2) || ',', '') = $1
             ORDER BY due LIMIT 1",
            elsewhere,
            shards
        );
        Ok(next.fetch_optional(&self.inner.readers).await?)
    }
}
