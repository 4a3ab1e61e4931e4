//! Places that are gone: servers that the bot was removed from, channels and threads that were deleted. What is
//! noted of them, and who is to be told, is noted in one transaction.

use super::locks::{Lock, lock};
use super::outbox_entry::queue;
use super::{OutboxEntry, Server, Store, StoreError, servers};
use jiff::Timestamp;
use sqlx::SqliteConnection;

/// Why places are blocked that stay so until something is heard of them: no attempt is made there meanwhile.
pub const LEFT: &str = "left";
/// Why places are blocked that will never be there again.
pub const DELETED: &str = "deleted";

/// A table with what is to be announced at it.
pub type Notices = [(i64, Vec<OutboxEntry>)];

impl Store {
    /// The servers on which tables have not ended.
    pub async fn servers_in_use(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar!(
            r#"SELECT DISTINCT server AS "server!" FROM tables
               WHERE server IS NOT NULL AND status IN ('lobby', 'playing')"#
        )
        .fetch_all(&self.inner.readers)
        .await?)
    }

    /// The servers that the bot was removed from.
    pub async fn servers_left(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar!("SELECT server FROM left_servers").fetch_all(&self.inner.readers).await?)
    }

    /// Notes that the bot was removed from a server; whether that is new. Nothing is tried there until it comes
    /// back.
    pub async fn leave_server(
        &self,
        server: &str,
        notices: &Notices,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let at = now.as_millisecond();
        let mut transaction = self.write().await?;
        let left = sqlx::query!(
            "INSERT INTO left_servers (server, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            server,
            at
        )
        .execute(&mut *transaction)
        .await?;
        if left.rows_affected() == 0 {
            return Ok(false);
        }
        sqlx::query!(
            "INSERT INTO parked (place, since, why)
             SELECT channel, CAST($2 AS BIGINT), 'left' FROM tables WHERE server = $1
             UNION SELECT thread, CAST($2 AS BIGINT), 'left' FROM tables WHERE server = $1 AND thread IS NOT NULL
             ON CONFLICT (place) DO UPDATE SET since = excluded.since, why = excluded.why",
            server,
            at
        )
        .execute(&mut *transaction)
        .await?;
        announce_all(&mut transaction, notices, now).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Notes that the bot is on a server; whether it had been removed. Every place there is tried again.
    pub async fn return_to_server(&self, server: &str) -> Result<bool, StoreError> {
        // Every server is heard of at every start, so it must not cost a write each time.
        let left = sqlx::query_scalar!("SELECT since FROM left_servers WHERE server = $1", server)
            .fetch_optional(&self.inner.readers)
            .await?;
        if left.is_none() {
            return Ok(false);
        }
        let mut transaction = self.write().await?;
        sqlx::query!("DELETE FROM left_servers WHERE server = $1", server).execute(&mut *transaction).await?;
        sqlx::query!(
            "DELETE FROM parked WHERE why <> 'deleted' AND place IN
                 (SELECT channel FROM tables WHERE server = $1
                  UNION SELECT thread FROM tables WHERE server = $1 AND thread IS NOT NULL
                  UNION SELECT 'threads of ' || channel FROM tables WHERE server = $1)",
            server
        )
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Notes that a channel was deleted, and its threads with it: nothing is tried there any more, and no tables
    /// are opened there.
    pub async fn lose_channel(
        &self,
        server: &str,
        channel: &str,
        notices: &Notices,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = now.as_millisecond();
        let is_known = |settled: &Server| settled.channels.iter().any(|id| id == channel);
        // Most channels are none of ours, so that must not cost a write each time.
        if notices.is_empty() && !is_known(&self.server(server).await?) {
            return Ok(());
        }
        let mut transaction = self.write().await?;
        lock(&mut transaction, Lock::Server(server)).await?;
        let mut settled = servers::server(&mut transaction, server).await?;
        let known = is_known(&settled);
        if known {
            settled.channels.retain(|id| id != channel);
            let closed = i64::from(settled.channels.is_empty());
            let channels = serde_json::Value::from(settled.channels).to_string();
            sqlx::query!(
                "UPDATE servers SET channels = $2, closed = $3 WHERE id = $1",
                server,
                channels,
                closed
            )
            .execute(&mut *transaction)
            .await?;
        }
        if !notices.is_empty() {
            sqlx::query!(
                "INSERT INTO parked (place, since, why)
                 SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), 'deleted'
                 UNION SELECT thread, CAST($2 AS BIGINT), 'deleted' FROM tables WHERE channel = $1 AND thread IS NOT NULL
                 ON CONFLICT (place) DO UPDATE SET since = excluded.since, why = excluded.why",
                channel,
                at
            )
            .execute(&mut *transaction)
            .await?;
        }
        announce_all(&mut transaction, notices, now).await?;
        transaction.commit().await
    }

    /// Notes that a table's thread was deleted: its posts go to the channel.
    pub async fn lose_thread(
        &self,
        thread: &str,
        notices: &Notices,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        for (table, _) in notices {
            sqlx::query!(
                "UPDATE tables SET thread = NULL, shown = shown + 1 WHERE id = $1 AND thread = $2",
                table,
                thread
            )
            .execute(&mut *transaction)
            .await?;
        }
        announce_all(&mut transaction, notices, now).await?;
        transaction.commit().await?;
        for (table, _) in notices {
            self.inner.table_cache.forget(*table);
        }
        Ok(())
    }
}

async fn announce_all(
    connection: &mut SqliteConnection,
    notices: &Notices,
    now: Timestamp,
) -> Result<(), StoreError> {
    for (table, announcements) in notices {
        queue(connection, *table, announcements, now).await?;
    }
    Ok(())
}
