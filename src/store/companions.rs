//! Whom members have met, and where.

use super::{Store, StoreError};
use crate::table::Player;

impl Store {
    /// The members with whom another has sat at a table, where it is known who sat there.
    pub async fn companions(&self, member: &str) -> Result<Vec<Player>, StoreError> {
        Ok(sqlx::query_as!(
            Player,
            r#"SELECT DISTINCT m.id AS "id!", m.name AS "name!"
               FROM seats s JOIN seats o ON o.table_id = s.table_id JOIN members m ON m.id = o.member
               JOIN tables t ON t.id = s.table_id
               WHERE s.member = $1 AND s.state = 'held' AND o.state = 'held' AND o.member <> $1 AND m.name <> ''
                 AND (t.status = 'over' OR t.anonymous = 0)"#,
            member
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// Where two members have sat together, as server and channel, the latest first.
    pub async fn meeting_places(&self, one: &str, other: &str) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query!(
            r#"SELECT t.server AS "server!", t.channel AS "channel!", max(t.changed) AS "last: i64"
               FROM seats s JOIN seats o ON o.table_id = s.table_id JOIN tables t ON t.id = s.table_id
               WHERE s.member = $1 AND s.state = 'held' AND o.member = $2 AND o.state = 'held'
                 AND t.server IS NOT NULL
                 AND (t.status = 'over' OR t.anonymous = 0)
               GROUP BY t.server, t.channel ORDER BY 3 DESC LIMIT 20"#,
            one,
            other
        )
        .fetch_all(&self.inner.readers)
        .await?;
        Ok(rows.into_iter().map(|row| (row.server, row.channel)).collect())
    }
}
