//! Finding and loading tables.

use super::rows::TableRow;
use super::{Store, StoreError, faults};
use crate::fault::Point;
use crate::measures::{self, Database};
use liege_table::Table;
use std::sync::Arc;
use std::time::Instant;

/// The number of changes of a table, and the time of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableState {
    pub(super) id: i64,
    pub(super) version: i64,
    pub(super) changed: i64,
}

impl Store {
    /// A table with its seats and its whole log, replayed (from memory when it has not changed).
    ///
    /// # Errors
    /// Returns [`StoreError::Broken`] for a table whose game is unknown or no longer accepts its log.
    pub async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, StoreError> {
        faults::outside(Point::Read).await?;
        let since = Instant::now();
        // One transaction, so that the log belongs to the row.
        let mut transaction = self.inner.readers.begin().await?;
        let mut found = TableRow::load(&mut transaction, id).await?;
        if let (Some(row), Some(kept)) = (&found, self.inner.table_cache.peek(id))
            && !row.follows(&kept)
        {
            // It was stored while this was read, or else it is missing now, too.
            drop(transaction);
            transaction = self.inner.readers.begin().await?;
            found = TableRow::load(&mut transaction, id).await?;
            if let Some(row) = found.as_ref().filter(|row| !row.follows(&kept)) {
                self.note_set_back(&kept, row.version)?;
            }
        }
        let Some(row) = found else { return Ok(None) };
        let load = async {
            let record = row.record(&mut transaction, self.inner.games).await?;
            drop(transaction);
            let table = Table::restore(record);
            table.map(Arc::new).map_err(|error| StoreError::Broken { table: id, what: error.to_string() })
        };
        let table = self.inner.table_cache.get(&row, load).await;
        measures::database(Database::Read, since);
        table.map(Some)
    }

    /// Checks whether the tables in memory were set back, if there is a new connection to the server since the last check.
    ///
    /// # Errors
    /// Returns the errors of [`Store::table`].
    pub async fn look_for_set_back(&self) -> Result<(), StoreError> {
        let anew = self.inner.writer.as_ref().is_some_and(super::writer::Writer::takes_new_connection);
        if anew {
            for table in self.tables_in_memory(|_| true) {
                // A broken table is reported elsewhere.
                if let Err(error @ StoreError::Database(_)) = self.table(table.id()).await {
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// The tables in memory that `wanted` accepts, as they were when last loaded or stored. It reads nothing
    /// and does not wait.
    pub fn tables_in_memory(&self, wanted: impl Fn(&Table) -> bool) -> Vec<Arc<Table>> {
        self.inner.table_cache.those(wanted)
    }

    /// The table as it is in memory, unless that is older than `seen`.
    #[must_use]
    pub fn newest_in_memory(&self, seen: &Arc<Table>) -> Arc<Table> {
        let kept = self.inner.table_cache.peek(seen.id());
        kept.filter(|kept| kept.version() >= seen.version()).unwrap_or_else(|| Arc::clone(seen))
    }

    /// The states of the tables with ids above `after`, in order, at most `limit` of them.
    pub(super) async fn table_states(&self, after: i64, limit: u32) -> Result<Vec<TableState>, StoreError> {
        let limit = i64::from(limit);
        Ok(query_as!(
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
        let count = query_scalar!(r#"SELECT count(*) AS "count!: i64" FROM tables"#)
            .fetch_one(&self.inner.readers)
            .await?;
        Ok(usize::try_from(count).unwrap_or(0))
    }
}
