//! When the program was last alive, so that the time in which it was down can be given back to players; and what it
//! heard last, so that what was written meanwhile can be heard.

use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

/// Up to which message everything was heard on Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watermark {
    /// The newest one.
    pub message: u64,
    /// The places where it is less, by name, each with its own.
    pub behind: BTreeMap<String, u64>,
}

impl Store {
    /// Notes that the program is alive.
    pub async fn note_heartbeat(&self, now: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        note_meta(&mut transaction, "alive", now.as_millisecond().to_string()).await?;
        transaction.commit().await
    }

    /// Notes up to which message everything was heard on Discord.
    pub async fn note_watermark(&self, heard: &Watermark) -> Result<(), StoreError> {
        let behind = serde_json::json!(heard.behind).to_string();
        let mut transaction = self.write().await?;
        note_meta(&mut transaction, "heard", heard.message.to_string()).await?;
        note_meta(&mut transaction, "behind", behind).await?;
        transaction.commit().await
    }

    /// When the program was last noted to be alive; `None`: never, with this file.
    pub async fn last_heartbeat(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.meta("alive").await?.and_then(|noted| noted.parse().ok()).map(time))
    }

    /// Up to which message everything was heard on Discord; `None`: none was, with this file.
    pub async fn last_watermark(&self) -> Result<Option<Watermark>, StoreError> {
        let Some(message) = self.meta("heard").await?.and_then(|noted| noted.parse().ok()) else {
            return Ok(None);
        };
        let behind = self.meta("behind").await?.and_then(|noted| serde_json::from_str(&noted).ok());
        Ok(Some(Watermark { message, behind: behind.unwrap_or_default() }))
    }

    /// The mark of the data file.
    pub(super) async fn instance(&self) -> Result<String, StoreError> {
        Ok(self.meta("instance").await?.unwrap_or_default())
    }

    async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let noted = sqlx::query_scalar!("SELECT value FROM meta WHERE key = $1", key);
        Ok(noted.fetch_optional(&self.inner.readers).await?)
    }
}

async fn note_meta(connection: &mut SqliteConnection, key: &str, value: String) -> Result<(), StoreError> {
    sqlx::query!(
        "INSERT INTO meta (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value
    )
    .execute(connection)
    .await?;
    Ok(())
}
