//! Finding and loading tables.

use super::rows::{TableRow, time};
use super::{Store, StoreError, faults};
use crate::fault::Point;
use crate::table::{Status, Table};
use jiff::Timestamp;
use std::sync::Arc;

/// A table at a glance, from its stored columns, nothing replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The id.
    pub id: i64,
    /// The game's id.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// The ids of the seats that may move.
    pub turn: Vec<String>,
    /// How many actions its log has.
    pub actions: usize,
    /// The channel it was opened in.
    pub channel: String,
    /// Its thread.
    pub thread: Option<String>,
    /// When it was opened.
    pub created: Timestamp,
    /// When it last changed.
    pub changed: Timestamp,
}

/// How often a table was changed, and when last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableState {
    pub(super) id: i64,
    pub(super) version: i64,
    pub(super) changed: i64,
}

/// The columns of a [`TableLine`].
struct LineRow {
    id: i64,
    game: String,
    status: String,
    turn: String,
    actions: i64,
    channel: String,
    thread: Option<String>,
    created: i64,
    changed: i64,
}

impl From<LineRow> for TableLine {
    fn from(row: LineRow) -> TableLine {
        TableLine {
            id: row.id,
            game: row.game,
            // The column has no other values: its own check says so.
            status: Status::of_code(&row.status).unwrap_or(Status::Abandoned),
            turn: row.turn.split_whitespace().map(str::to_owned).collect(),
            actions: usize::try_from(row.actions).unwrap_or(0),
            channel: row.channel,
            thread: row.thread,
            created: time(row.created),
            changed: time(row.changed),
        }
    }
}

impl Store {
    /// A table with its seats and its whole log, replayed (from memory when it has not changed).
    ///
    /// # Errors
    /// [`StoreError::Broken`] for a table whose game is unknown or no longer takes its log.
    pub async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, StoreError> {
        faults::outside(Point::Read).await?;
        // One transaction, so that the log is that of the row.
        let mut transaction = self.inner.readers.begin().await?;
        let Some(row) = TableRow::load(&mut transaction, id).await? else { return Ok(None) };
        let load = async {
            let record = row.record(&mut transaction, self.inner.games).await?;
            drop(transaction);
            let table = Table::restore(record);
            table.map(Arc::new).map_err(|error| StoreError::Broken { table: id, what: error.to_string() })
        };
        self.inner.table_cache.get(&row, load).await.map(Some)
    }

    /// The tables in memory that are wanted, as they were when last seen: nothing is read, and nobody waits.
    pub fn tables_in_memory(&self, wanted: impl Fn(&Table) -> bool) -> Vec<Arc<Table>> {
        self.inner.table_cache.those(wanted)
    }

    /// A table as it is in memory, if that is no older.
    #[must_use]
    pub fn newest_in_memory(&self, seen: &Arc<Table>) -> Arc<Table> {
        let kept = self.inner.table_cache.peek(seen.id());
        kept.filter(|kept| kept.version() >= seen.version()).unwrap_or_else(|| Arc::clone(seen))
    }

    /// How many tables are in memory, and then none.
    #[cfg(test)]
    pub(crate) fn forget_tables_in_memory(&self) -> usize {
        let kept = self.inner.table_cache.those(|_| true).len();
        self.inner.table_cache.clear();
        kept
    }

    /// The tables that have not ended and are played in a channel or thread of that id, newest first: the one
    /// whose thread it is, and those opened there that have no thread. With `all`, also those that went on in
    /// a thread.
    pub async fn tables_in(&self, channel: &str, all: bool) -> Result<Vec<TableLine>, StoreError> {
        let rows = sqlx::query_as!(
            LineRow,
            "SELECT id, game, status, turn, actions, channel, thread, created, changed FROM tables
             WHERE (thread = $1 OR (channel = $1 AND (thread IS NULL OR $2)))
               AND status IN ('lobby', 'playing')
             ORDER BY id DESC",
            channel,
            all
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(TableLine::from).collect())
    }

    /// The newest of all tables, also of those that have ended, that were opened in a channel or thread of that
    /// id or have it as their thread.
    pub async fn newest_in(&self, channel: &str) -> Result<Option<TableLine>, StoreError> {
        let row = sqlx::query_as!(
            LineRow,
            "SELECT id, game, status, turn, actions, channel, thread, created, changed FROM tables
             WHERE id = (SELECT max(newest.id) FROM (SELECT max(id) AS id FROM tables WHERE thread = $1
                                                UNION SELECT max(id) FROM tables WHERE channel = $1) AS newest)",
            channel
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(TableLine::from))
    }

    /// The table to which a posted message belongs (a board, a notice, a lobby message).
    pub async fn table_of_message(&self, message: &str) -> Result<Option<i64>, StoreError> {
        let found = sqlx::query_scalar!(
            r#"SELECT table_id AS "id!" FROM outbox WHERE message_id = $1
               UNION SELECT table_id FROM old_posts WHERE message = $1
               UNION SELECT id FROM tables WHERE lobby_message = $1"#,
            message
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(found)
    }

    /// The tables in the lobby or being played where a member holds a seat, is invited or is the host,
    /// the one that has waited longest first.
    pub async fn tables_of(&self, member: &str) -> Result<Vec<TableLine>, StoreError> {
        let rows = sqlx::query_as!(
            LineRow,
            "SELECT id, game, status, turn, actions, channel, thread, created, changed FROM tables
             WHERE id IN (SELECT table_id FROM seats WHERE member = $1 AND status IN ('lobby', 'playing')
                          UNION SELECT id FROM tables
                                WHERE host = $1 AND status IN ('lobby', 'playing'))
             ORDER BY changed, id",
            member
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(TableLine::from).collect())
    }

    /// The tables that have ended where a member held a seat, was invited or was the host, the one that has
    /// ended last first, at most `limit`; with `over`, only those whose game was played to its end.
    pub async fn ended_tables_of(
        &self,
        member: &str,
        over: bool,
        limit: u32,
    ) -> Result<Vec<TableLine>, StoreError> {
        let limit = i64::from(limit);
        let rows = sqlx::query_as!(
            LineRow,
            "SELECT id, game, status, turn, actions, channel, thread, created, changed FROM tables
             WHERE id IN (SELECT table_id FROM seats WHERE member = $1 AND status IN ('over', 'abandoned')
                          UNION SELECT id FROM tables WHERE host = $1)
               AND (status = 'over' OR status = 'abandoned' AND NOT $2)
             ORDER BY changed DESC, id DESC LIMIT $3",
            member,
            over,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(TableLine::from).collect())
    }

    /// The ids of all tables above `after`, in order, at most `limit` of them.
    pub async fn table_ids(&self, after: i64, limit: u32) -> Result<Vec<i64>, StoreError> {
        Ok(self.table_states(after, limit).await?.iter().map(|state| state.id).collect())
    }

    /// The states of all tables of ids above `after`, in order, at most `limit` of them.
    pub(super) async fn table_states(&self, after: i64, limit: u32) -> Result<Vec<TableState>, StoreError> {
        let limit = i64::from(limit);
        Ok(sqlx::query_as!(
            TableState,
            "SELECT id, version, changed FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
            after,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// How many tables there are.
    pub(super) async fn count_tables(&self) -> Result<usize, StoreError> {
        let count = sqlx::query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM tables"#)
            .fetch_one(&self.inner.readers)
            .await?;
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Notes that a table's posts now go to this thread (`None`: to its channel), when the old one is
    /// gone. Does not change the table's version.
    pub async fn set_thread(&self, table: i64, thread: Option<&str>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query!("UPDATE tables SET thread = $2, shown = shown + 1 WHERE id = $1", table, thread)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        self.inner.table_cache.moved(table, |venue| venue.thread = thread.map(str::to_owned));
        Ok(())
    }
}
