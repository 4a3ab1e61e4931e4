//! The tables that time alone changes next, by the limit of an offer or order or the end of a pause.

use super::database::Connection;
use super::dues;
use super::rows;
use super::{Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// The tables whose time has come, the earliest first, at most `limit`, except those of shards that
    /// cannot hear.
    pub(super) async fn timers_due(&self, now: i64, limit: i64) -> Result<Vec<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        Ok(query_scalar!(
            "SELECT id FROM tables
             WHERE wake > 0 AND wake <= $1 AND replace($3, ',' || (home % $4) || ',', '') = $3
             ORDER BY wake, id LIMIT $2",
            now,
            limit,
            unheard,
            shards
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// The time at which the next table changes; `None` if time changes none.
    pub(super) async fn next_timer(&self) -> Result<Option<i64>, StoreError> {
        let (shards, unheard) = self.inner.left_alone.unheard();
        let next = query_scalar!(
            r#"SELECT wake AS "next!: i64" FROM tables
               WHERE wake > 0 AND replace($1, ',' || (home % $2) || ',', '') = $1
               ORDER BY wake LIMIT 1"#,
            unheard,
            shards
        );
        Ok(next.fetch_optional(&self.inner.readers).await?)
    }

    /// Works out anew from a table's log the time of its next change and the deadlines of its seats. Returns
    /// whether that time is later than now.
    ///
    /// # Errors
    /// Returns [`StoreError::Broken`] for a table that cannot be replayed.
    pub(super) async fn ticked(&self, id: i64, now: Timestamp) -> Result<bool, StoreError> {
        let Some(table) = self.table(id).await? else { return Ok(true) };
        let (wake, version) = (rows::wake(&table), table.version());
        let mut transaction = self.write().await?;
        // A change that was stored meanwhile has set its own time.
        let same = query!("UPDATE tables SET wake = $3 WHERE id = $1 AND version = $2", id, version, wake)
            .execute(&mut *transaction)
            .await?;
        if same.rows_affected() > 0 {
            // This has no clock: the worker finds out which reminders are past.
            let known = dues::of_table(&mut transaction, id).await?;
            dues::write(&mut transaction, id, &known, dues::owed(id, &table), Timestamp::UNIX_EPOCH).await?;
        }
        transaction.commit().await?;
        Ok(wake.is_none_or(|wake| wake > now.as_millisecond()))
    }

    /// Works out the times of tables that a migration left open. A table that cannot be replayed stays as it
    /// is: it does not wake, and the next start tries it again.
    pub(super) async fn work_out_timers(&self) -> Result<(), sqlx::Error> {
        let ids = query_scalar!("SELECT id FROM tables WHERE wake = 0 ORDER BY id")
            .fetch_all(&self.inner.readers)
            .await?;
        for id in ids {
            match self.ticked(id, Timestamp::UNIX_EPOCH).await {
                Err(StoreError::Database(error)) => return Err(error),
                Err(error) => tracing::warn!(%error, "a table cannot be woken"),
                Ok(_) => {}
            }
        }
        Ok(())
    }
}

/// Lets a table sleep until a time, if it was to wake before.
pub(super) async fn put_off(
    connection: &mut Connection,
    id: i64,
    until: Timestamp,
) -> Result<bool, StoreError> {
    let until = until.as_millisecond();
    let put_off = query!("UPDATE tables SET wake = $2 WHERE id = $1 AND wake < $2", id, until);
    Ok(put_off.execute(connection).await?.rows_affected() > 0)
}
