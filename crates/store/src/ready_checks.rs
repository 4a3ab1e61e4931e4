//! Ready checks in progress, and requests to void a game that must be confirmed.

use super::database::Connection;
use super::{Store, StoreError};
use jiff::Timestamp;
use liege_table::ReadyCheck;

/// Stores the ready check of a table, if one is in progress.
pub(super) async fn write(
    connection: &mut Connection,
    id: i64,
    ready_check: Option<&ReadyCheck>,
) -> Result<(), sqlx::Error> {
    let Some(ready_check) = ready_check else {
        query!("DELETE FROM musters WHERE table_id = $1", id).execute(connection).await?;
        return Ok(());
    };
    let (called, since, until) = (
        ready_check.called.as_millisecond(),
        ready_check.since.as_millisecond(),
        ready_check.until.as_millisecond(),
    );
    let (reminded, credited) =
        (i64::from(ready_check.reminded), ready_check.credited.map(Timestamp::as_millisecond));
    query!(
        "INSERT INTO musters (table_id, called, since, until, reminded, credited)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id) DO UPDATE SET called = excluded.called, since = excluded.since,
             until = excluded.until, reminded = excluded.reminded, credited = excluded.credited",
        id,
        called,
        since,
        until,
        reminded,
        credited
    )
    .execute(connection)
    .await?;
    Ok(())
}

impl Store {
    /// Stores a member's reason for voiding the game of a table, until they confirm it. It replaces an
    /// earlier reason.
    pub async fn want_void(
        &self,
        table: i64,
        member: &str,
        reason: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        query!(
            "INSERT INTO voidings (table_id, member, reason, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, member) DO UPDATE SET reason = excluded.reason, at = excluded.at",
            table,
            member,
            reason,
            at
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// A member's reason for voiding the game of a table, if they gave it after a time.
    pub async fn wanted_void(
        &self,
        table: i64,
        member: &str,
        since: Timestamp,
    ) -> Result<Option<String>, StoreError> {
        let since = since.as_millisecond();
        let reason = query_scalar!(
            "SELECT reason FROM voidings WHERE table_id = $1 AND member = $2 AND at >= $3",
            table,
            member,
            since
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(reason)
    }
}
