//! The last time when the bot was alive, so that players get the time back in which it was down; and the last
//! message that it heard, so that it can catch up on later ones.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::rows::time;
use super::{LastAlive, Shard, Store, StoreError, Watermark};
use jiff::{SignedDuration, Timestamp};

/// The time that one shard needs to identify to Discord, with an allowance for clocks that differ.
const INTRODUCTION: SignedDuration = SignedDuration::from_millis(5_500);
/// The longest time that a process waits for other processes to identify.
const LONGEST_WAIT: SignedDuration = SignedDuration::from_mins(10);

/// A sign of life of a shard.
#[derive(Clone, Copy, Debug)]
pub enum Alive<'a> {
    /// It can hear people at this time.
    At(Timestamp),
    /// It has heard everything on Discord up to these messages.
    Heard(&'a Watermark),
}

impl Store {
    /// Notes that a shard can hear people, or what it has heard. If the number of shards has changed, all
    /// others get the earliest values noted before.
    pub async fn note_alive(&self, shard: Shard, alive: Alive<'_>) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        let mut before = noted(&mut transaction).await?;
        let mut again = before.len() != shard.count as usize;
        if again {
            // Another process may be about to change the number of shards. Otherwise each process only notes
            // its own shards.
            lock(&mut transaction, Lock::Shards).await?;
            before = noted(&mut transaction).await?;
            again = before.len() != shard.count as usize;
        }
        if again {
            query!("DELETE FROM shards").execute(&mut *transaction).await?;
        }
        for one in Shard::all(shard.count).filter(|one| again || *one == shard) {
            let mut last = LastAlive::of(one, &before);
            if one == shard {
                match alive {
                    Alive::At(now) => last.at = Some(now),
                    Alive::Heard(heard) => last.heard = Some(heard.clone()),
                }
            }
            let (id, at) = (i64::from(one.id), last.at.map(Timestamp::as_millisecond));
            let heard = last.heard.as_ref().and_then(|heard| i64::try_from(heard.message).ok());
            let behind = last.heard.map(|heard| heard.behind).unwrap_or_default();
            let behind = serde_json::json!(behind).to_string();
            query!(
                "INSERT INTO shards (id, alive, heard, behind) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (id) DO UPDATE
                 SET alive = excluded.alive, heard = excluded.heard, behind = excluded.behind",
                id,
                at,
                heard,
                behind
            )
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// When this many shards of this process may identify to Discord, one after the other. Other processes
    /// may be doing so, and Discord accepts one in five seconds.
    pub async fn turn_to_introduce(&self, shards: u32, now: Timestamp) -> Result<Timestamp, StoreError> {
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Shards).await?;
        let free = query_scalar!("SELECT value FROM meta WHERE key = 'introductions'")
            .fetch_optional(&mut *transaction)
            .await?;
        let longest = now.saturating_add(LONGEST_WAIT).unwrap_or(now);
        let free = free.and_then(|free| free.parse().ok()).map_or(now, time);
        // A clock that was wrong once must not make anybody wait forever.
        let turn = if free > longest { now } else { free.max(now) };
        let until = turn.saturating_add(INTRODUCTION * i32::try_from(shards).unwrap_or(1)).unwrap_or(turn);
        note_meta(&mut transaction, "introductions", until.as_millisecond().to_string()).await?;
        transaction.commit().await?;
        Ok(turn)
    }

    /// The last notes of each shard ([`LastAlive::of`]).
    pub async fn last_alive(&self) -> Result<Vec<LastAlive>, StoreError> {
        let mut connection = self.inner.readers.acquire().await?;
        noted(&mut connection).await
    }

    /// The mark of the data.
    pub(super) async fn instance(&self) -> Result<String, StoreError> {
        Ok(self.meta("instance").await?.unwrap_or_default())
    }

    pub(super) async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        let noted = query_scalar!("SELECT value FROM meta WHERE key = $1", key);
        Ok(noted.fetch_optional(&self.inner.readers).await?)
    }
}

async fn noted(connection: &mut Connection) -> Result<Vec<LastAlive>, StoreError> {
    let rows = query!(
        { alive: Option<i64>, heard: Option<i64>, behind: String },
        "SELECT alive, heard, behind FROM shards ORDER BY id"
    )
    .fetch_all(connection)
    .await?;
    let watermark = |heard: Option<i64>, behind: &str| {
        let message = u64::try_from(heard?).ok()?;
        Some(Watermark { message, behind: serde_json::from_str(behind).unwrap_or_default() })
    };
    let last = rows
        .into_iter()
        .map(|row| LastAlive { at: row.alive.map(time), heard: watermark(row.heard, &row.behind) });
    Ok(last.collect())
}

/// The mark of the data, made at its first opening.
pub(super) async fn instance(connection: &mut Connection) -> Result<String, sqlx::Error> {
    let fresh = format!("{:04x}", rand::random::<u16>());
    query!("INSERT INTO meta (key, value) VALUES ('instance', $1) ON CONFLICT DO NOTHING", fresh)
        .execute(&mut *connection)
        .await?;
    query_scalar!("SELECT value FROM meta WHERE key = 'instance'").fetch_one(connection).await
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
