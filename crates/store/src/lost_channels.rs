//! Places that are gone: servers that the bot was removed from, channels and threads that were deleted. The
//! loss, and the announcements of it, are stored in one transaction.

use super::database::Connection;
use super::locks::{Lock, lock};
use super::outbox_entry::queue;
use super::{OutboxEntry, Store, StoreError, servers};
use jiff::Timestamp;

/// The reason for blocking places of a server that the bot was removed from. Nothing is tried there until it
/// hears of them again.
pub const LEFT: &str = "left";
/// The reason for blocking places that were deleted.
pub const DELETED: &str = "deleted";

/// The announcements to queue, by table.
pub type Notices = [(i64, Vec<OutboxEntry>)];

/// A place that is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone<'a> {
    /// The bot was removed from a server: nothing is tried there until it comes back.
    Server(&'a str),
    /// A channel was deleted, and its threads with it: nothing is tried there any more, and no tables are opened there.
    Channel {
        /// Its server.
        server: &'a str,
        /// The channel.
        channel: &'a str,
    },
    /// A thread was deleted: the posts of these tables go to the channel.
    Thread(&'a str),
}

/// A selection of servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichServers {
    /// Those on which tables have not ended.
    InUse,
    /// Those that the bot was removed from.
    Left,
}

impl Store {
    /// Returns the ids of servers.
    pub async fn servers(&self, which: WhichServers) -> Result<Vec<String>, StoreError> {
        let readers = &self.inner.readers;
        Ok(match which {
            WhichServers::InUse => {
                query_scalar!(
                    r#"SELECT DISTINCT server AS "server!" FROM tables
                   WHERE server IS NOT NULL AND status IN ('lobby', 'playing')"#
                )
                .fetch_all(readers)
                .await?
            }
            WhichServers::Left => query_scalar!("SELECT server FROM left_servers").fetch_all(readers).await?,
        })
    }

    /// Notes that a place is gone, and queues the announcements at its tables. Returns whether that is new.
    pub async fn lose(&self, gone: Gone<'_>, notices: &Notices, now: Timestamp) -> Result<bool, StoreError> {
        // Most channels have no tables, so this must not write each time.
        if let Gone::Channel { server, channel } = gone
            && notices.is_empty()
            && !self.server(server).await?.channels.iter().any(|id| id == channel)
        {
            return Ok(false);
        }
        let mut transaction = self.write().await?;
        match gone {
            Gone::Server(server) => {
                if !leave_server(&mut transaction, server, now).await? {
                    return Ok(false);
                }
            }
            Gone::Channel { server, channel } => {
                close_channel(&mut transaction, server, channel).await?;
                if !notices.is_empty() {
                    block_deleted(&mut transaction, channel, now).await?;
                }
            }
            Gone::Thread(thread) => {
                for (table, _) in notices {
                    query!(
                        "UPDATE tables SET thread = NULL, shown = shown + 1 WHERE id = $1 AND thread = $2",
                        table,
                        thread
                    )
                    .execute(&mut *transaction)
                    .await?;
                }
            }
        }
        for (table, announcements) in notices {
            queue(&mut transaction, *table, announcements, now).await?;
        }
        transaction.commit().await?;
        if let Gone::Thread(_) = gone {
            for (table, _) in notices {
                self.inner.table_cache.forget(*table);
            }
        }
        Ok(true)
    }

    /// Notes that the bot is on a server, and queues the announcements at its tables. Returns whether it had
    /// been removed. Every place there is tried again.
    pub async fn return_to_server(
        &self,
        server: &str,
        notices: &Notices,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        // The bot hears of every server at every start, so this must not write each time.
        let left = query_scalar!("SELECT since FROM left_servers WHERE server = $1", server)
            .fetch_optional(&self.inner.readers)
            .await?;
        if left.is_none() {
            return Ok(false);
        }
        let mut transaction = self.write().await?;
        query!("DELETE FROM left_servers WHERE server = $1", server).execute(&mut *transaction).await?;
        query!(
            "DELETE FROM parked WHERE why <> 'deleted' AND place IN
                 (SELECT channel FROM tables WHERE server = $1
                  UNION SELECT thread FROM tables WHERE server = $1 AND thread IS NOT NULL
                  UNION SELECT 'threads of ' || channel FROM tables WHERE server = $1)",
            server
        )
        .execute(&mut *transaction)
        .await?;
        for (table, announcements) in notices {
            queue(&mut transaction, *table, announcements, now).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }
}

/// Notes that the bot was removed from a server. Returns whether that is new.
async fn leave_server(connection: &mut Connection, server: &str, now: Timestamp) -> Result<bool, StoreError> {
    let at = now.as_millisecond();
    query!("DELETE FROM daily_puzzles WHERE server = $1", server).execute(&mut *connection).await?;
    let left =
        query!("INSERT INTO left_servers (server, since) VALUES ($1, $2) ON CONFLICT DO NOTHING", server, at)
            .execute(&mut *connection)
            .await?;
    query!(
        "INSERT INTO parked (place, since, why)
         SELECT channel, CAST($2 AS BIGINT), 'left' FROM tables WHERE server = $1
         UNION SELECT thread, CAST($2 AS BIGINT), 'left' FROM tables WHERE server = $1 AND thread IS NOT NULL
         ON CONFLICT (place) DO UPDATE SET since = excluded.since, why = excluded.why",
        server,
        at
    )
    .execute(connection)
    .await?;
    Ok(left.rows_affected() > 0)
}

/// Removes a channel from those in which tables may be opened.
async fn close_channel(connection: &mut Connection, server: &str, channel: &str) -> Result<(), StoreError> {
    lock(connection, Lock::Server(server)).await?;
    let mut settled = servers::server(connection, server).await?;
    if settled.channels.iter().any(|id| id == channel) {
        settled.channels.retain(|id| id != channel);
        let closed = i64::from(settled.channels.is_empty());
        let channels = serde_json::Value::from(settled.channels).to_string();
        query!("UPDATE servers SET channels = $2, closed = $3 WHERE id = $1", server, channels, closed)
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// Blocks a channel that was deleted, and its threads.
async fn block_deleted(connection: &mut Connection, channel: &str, now: Timestamp) -> Result<(), StoreError> {
    let at = now.as_millisecond();
    query!(
        "INSERT INTO parked (place, since, why)
         SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), 'deleted'
         UNION SELECT thread, CAST($2 AS BIGINT), 'deleted' FROM tables WHERE channel = $1 AND thread IS NOT NULL
         ON CONFLICT (place) DO UPDATE SET since = excluded.since, why = excluded.why",
        channel,
        at
    )
    .execute(connection)
    .await?;
    Ok(())
}
