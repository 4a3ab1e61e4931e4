//! The last log entry that members have seen of their tables.

use super::database::Connection;
use super::rows::{stored, time};
use super::{Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// Notes that a member has seen a table up to an entry of its log. The number never decreases.
    pub async fn saw(
        &self,
        member: &str,
        table: i64,
        number: usize,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        saw(&mut transaction, member, table, number, now).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// The last entry of its log that a member has seen of a table, and when they saw it; `None` if they have
    /// not looked at it.
    pub async fn last_seen(
        &self,
        member: &str,
        table: i64,
    ) -> Result<Option<(usize, Timestamp)>, StoreError> {
        let row = query!(
            { seen: i64, at: i64 },
            r#"SELECT seen, seen_at AS "at!: i64" FROM attendance
               WHERE member = $1 AND table_id = $2 AND seen_at IS NOT NULL"#,
            member,
            table
        )
        .fetch_optional(&self.inner.readers)
        .await?;
        Ok(row.map(|row| (usize::try_from(row.seen).unwrap_or(0), time(row.at))))
    }
}

/// Notes within a transaction what members have seen. Unknown members are ignored.
pub(super) async fn saw(
    connection: &mut Connection,
    member: &str,
    table: i64,
    number: usize,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (seen, at) = (stored(number), now.as_millisecond());
    query!(
        "INSERT INTO attendance (member, table_id, seen, seen_at)
         SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM members WHERE id = $1)
         ON CONFLICT (member, table_id) DO UPDATE SET seen = excluded.seen, seen_at = excluded.seen_at
             WHERE excluded.seen > attendance.seen OR attendance.seen_at IS NULL",
        member,
        table,
        seen,
        at
    )
    .execute(connection)
    .await?;
    Ok(())
}
