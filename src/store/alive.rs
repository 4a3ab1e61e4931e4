//! When the program was last alive, so that the time in which it was down can be given back to players.

use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// Notes that the program is alive.
    pub async fn note_alive(&self, now: Timestamp) -> Result<(), StoreError> {
        let now = now.as_millisecond().to_string();
        let mut transaction = self.write().await?;
        sqlx::query!(
            "INSERT INTO meta (key, value) VALUES ('alive', ?1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            now
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// When the program was last noted to be alive; `None`: never, with this file.
    pub async fn last_alive(&self) -> Result<Option<Timestamp>, StoreError> {
        let noted = sqlx::query_scalar!("SELECT value FROM meta WHERE key = 'alive'")
            .fetch_optional(&self.inner.readers)
            .await?;
        Ok(noted.and_then(|noted| noted.parse().ok()).map(time))
    }

    /// The ids of the tables whose game is on, or that wait for a muster, after an id, at most `limit`.
    pub async fn playing(&self, after: i64, limit: u32) -> Result<Vec<i64>, StoreError> {
        Ok(sqlx::query_scalar!(
            "SELECT id FROM tables
             WHERE (status = 'playing' OR id IN (SELECT table_id FROM musters)) AND id > ?1
             ORDER BY id LIMIT ?2",
            after,
            limit
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }
}
