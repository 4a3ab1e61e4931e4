//! When the program was last alive, so that the time in which it was down can be given back to players; and what it
//! heard last, so that what was written meanwhile can be heard.

use super::database::Connection;
use super::rows::time;
use super::{Store, StoreError};
use jiff::Timestamp;
use std::collections::BTreeMap;

/// Up to which message everything was heard on Discord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watermark {
    /// The newest one.
    pub message: u64,
    /// The places where it is less, by name, each with its own.
    pub behind: BTreeMap<String, u64>,
}

/// What is noted while the program is alive.
#[derive(Clone, Copy, Debug)]
pub enum Alive<'a> {
    /// That it is, at this time.
    At(Timestamp),
    /// Up to which message everything was heard on Discord.
    Heard(&'a Watermark),
}

/// What was noted last; `None`: nothing was, with this file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastAlive {
    /// When the program was alive.
    pub at: Option<Timestamp>,
    /// Up to which message everything was heard on Discord.
    pub heard: Option<Watermark>,
}

impl Store {
    /// Notes that the program is alive, or what it has heard.
    pub async fn note_alive(&self, alive: Alive<'_>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match alive {
            Alive::At(now) => {
                note_meta(&mut transaction, "alive", now.as_millisecond().to_string()).await?;
            }
            Alive::Heard(heard) => {
                note_meta(&mut transaction, "heard", heard.message.to_string()).await?;
                note_meta(&mut transaction, "behind", serde_json::json!(heard.behind).to_string()).await?;
            }
        }
        transaction.commit().await
    }

    /// What was noted of that last.
    pub async fn last_alive(&self) -> Result<LastAlive, StoreError> {
        let at = self.meta("alive").await?.and_then(|noted| noted.parse().ok()).map(time);
        let behind = self.meta("behind").await?.and_then(|noted| serde_json::from_str(&noted).ok());
        let message = self.meta("heard").await?.and_then(|noted| noted.parse().ok());
        let heard = message.map(|message| Watermark { message, behind: behind.unwrap_or_default() });
        Ok(LastAlive { at, heard })
    }

    /// The mark of the data file.
    pub(super) async fn instance(&self) -> Result<String, StoreError> {
        Ok(self.meta("instance").await?.unwrap_or_default())
    }

    pub(super) async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let noted = query_scalar!("SELECT value FROM meta WHERE key = $1", key);
        Ok(noted.fetch_optional(&self.inner.readers).await?)
    }
}

pub(super) async fn note_meta(
    connection: &mut Connection,
    key: &str,
    value: String,
) -> Result<(), StoreError> {
    query!(
        "INSERT INTO meta (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        key,
        value
    )
    .execute(connection)
    .await?;
    Ok(())
}
