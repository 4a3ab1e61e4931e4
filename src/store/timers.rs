//! Which tables time alone changes next: a limit of an offer or order, the end of a pause.

use super::dues;
use super::rows::{self, time};
use super::{Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// When the next table's time comes (a time in the past: at once); `None` while time changes nothing.
    pub async fn next_timer(&self) -> Result<Option<Timestamp>, StoreError> {
        let next = sqlx::query_scalar!(r#"SELECT min(wake) AS "next: i64" FROM tables WHERE wake > 0"#)
            .fetch_one(&self.inner.readers)
            .await?;
        Ok(next.map(time))
    }

    /// Works out anew from a table's log when its time comes and what its seats owe, for a table that was woken
    /// and had nothing due.
    ///
    /// # Errors
    /// [`StoreError::Broken`] for a table that cannot be replayed.
    pub async fn reset_timer(&self, id: i64) -> Result<Option<Timestamp>, StoreError> {
        let Some(table) = self.table(id).await? else { return Ok(None) };
        let (wake, version) = (rows::wake(&table), table.version());
        let mut transaction = self.write().await?;
        // A change stored meanwhile has brought its own.
        let same =
            sqlx::query!("UPDATE tables SET wake = $3 WHERE id = $1 AND version = $2", id, version, wake)
                .execute(&mut *transaction)
                .await?;
        if same.rows_affected() > 0 {
            // No clock here: of reminders whose moment has passed the worker finds out.
            let known = dues::of_table(&mut transaction, id).await?;
            dues::write(&mut transaction, id, &known, dues::owed(id, &table), Timestamp::UNIX_EPOCH).await?;
        }
        transaction.commit().await?;
        Ok(wake.map(time))
    }

    /// Lets a table sleep until a time, for one that was woken and could not do what is due: it must not
    /// keep the others waiting. Its next change sets the time anew.
    pub async fn put_off_timer(&self, id: i64, until: Timestamp) -> Result<(), StoreError> {
        let until = until.as_millisecond();
        let mut transaction = self.write().await?;
        sqlx::query!("UPDATE tables SET wake = $2 WHERE id = $1 AND wake < $2", id, until)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Works out when the tables wake that a migration left open. A table that cannot be replayed stays
    /// as it is: it does not wake, and the next start tries it again.
    pub(super) async fn work_out_timers(&self) -> Result<(), sqlx::Error> {
        let ids = sqlx::query_scalar!("SELECT id FROM tables WHERE wake = 0 ORDER BY id")
            .fetch_all(&self.inner.readers)
            .await?;
        for id in ids {
            match self.reset_timer(id).await {
                Err(StoreError::Database(error)) => return Err(error),
                Err(error) => tracing::warn!(%error, "a table cannot be woken"),
                Ok(_) => {}
            }
        }
        Ok(())
    }
}
