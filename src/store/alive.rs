//! When the program was last alive, so that the time in which it was down can be given back to players; and what it
//! heard last, so that what was written meanwhile can be heard.

use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;

impl Store {
    /// Notes that the program is alive.
    pub async fn note_alive(&self, now: Timestamp) -> Result<(), StoreError> {
        self.note_meta("alive", now.as_millisecond().to_string()).await
    }

    /// Notes up to which message everything was heard on Discord.
    pub async fn note_heard(&self, message: u64) -> Result<(), StoreError> {
        self.note_meta("heard", message.to_string()).await
    }

    async fn note_meta(&self, key: &str, value: String) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        sqlx::query!(
            "INSERT INTO meta (key, value) VALUES (?1, ?2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// When the program was last noted to be alive; `None`: never, with this file.
    pub async fn last_alive(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.meta("alive").await?.and_then(|noted| noted.parse().ok()).map(time))
    }

    /// Up to which message everything was heard on Discord; `None`: none was, with this file.
    pub async fn last_heard(&self) -> Result<Option<u64>, StoreError> {
        Ok(self.meta("heard").await?.and_then(|noted| noted.parse().ok()))
    }

    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let noted = sqlx::query_scalar!("SELECT value FROM meta WHERE key = ?1", key);
        Ok(noted.fetch_optional(&self.inner.readers).await?)
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
