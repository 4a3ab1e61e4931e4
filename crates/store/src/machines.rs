//! The tables that wait for a machine to play.

use super::database::Connection;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::Table;

/// The number of tables of one member on a server, with machines of one level, that are given as due at once:
/// the one being thought about, and the next.
pub(super) const AT_ONCE: i64 = 2;

/// A table that waits for a machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MachineTurn {
    /// The table.
    pub table: i64,
    /// The id of its server; `None` if it is on none.
    pub server: Option<String>,
    /// The id of its host.
    pub host: String,
    /// The level of its best machine.
    pub level: u8,
}

/// Notes whether a table that was just stored waits for a machine. Forgets until when it was put off.
pub(super) async fn write(
    connection: &mut Connection,
    id: i64,
    table: &Table,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    // Tables without machines need no note.
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

/// Notes that a table no longer waits for a machine, unless something has happened there since this version
/// of it, while the machine was thinking.
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
    /// The tables that wait for a machine, at most `limit`. Of one member's tables with machines of one
    /// level, only those that have waited longest are given ([`AT_ONCE`]), so that nobody's tables fill the
    /// list: first one of each member, then the others.
    pub(super) async fn machines_due(&self, now: i64, limit: i64) -> Result<Vec<MachineTurn>, StoreError> {
        let (shards, elsewhere) = self.inner.left_alone.elsewhere();
        // The level is in the id of a machine, after nine characters.
        let tables = query!(
            { id: i64, server: Option<String>, host: String, level: Option<String> },
            r#"SELECT id AS "id!", server, host AS "host!", level AS "level?: String"
             FROM (SELECT id, server, host, level, due,
                          row_number() OVER (PARTITION BY server, host, level ORDER BY due, id) AS place
                   FROM (SELECT t.id, t.server, t.host, m.due,
                                (SELECT max(substr(s.member, 10, 1)) FROM seats AS s
                                 WHERE s.table_id = m.table_id AND s.member LIKE '~machine~%') AS level
                         FROM machine_turns AS m JOIN tables AS t ON t.id = m.table_id
                         WHERE m.due <= $1 AND replace($3, ',' || (t.home % $4) || ',', '') = $3) AS due
                  ) AS waiting
             WHERE place <= $5 ORDER BY place, due, id LIMIT $2"#,
            now,
            limit,
            elsewhere,
            shards,
            AT_ONCE
        );
        let rows = tables.fetch_all(&self.inner.readers).await?.into_iter();
        // A machine that is only asked to sit down has no level yet: it answers yes or no.
        let level = |level: Option<String>| level.and_then(|level| level.parse().ok()).unwrap_or(1);
        let turns = rows.map(|row| MachineTurn {
            table: row.id,
            server: row.server,
            host: row.host,
            level: level(row.level),
        });
        Ok(turns.collect())
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
