//! Lost places: the bot was removed from a server, or a channel or thread was deleted. Games there continue
//! by direct messages, or in the channel that is left; their players are told so.

use crate::announce::{Announcement, Lost};
use crate::desk::{Desk, Fault};
use jiff::SignedDuration;
use liege_store::{
    Alive, ChannelNews, Gone, LastAlive, OutboxEntry, Shard, TableLine, Watermark, Which, WhichServers,
};
use liege_table::{Status, Table};
use std::sync::Arc;

/// The time after the last message in which direct messages with a member who plays nowhere are still
/// searched.
const TALKED_LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);
/// The most direct-message channels that are searched: each takes a request.
const DIRECT_CHANNELS: u32 = 2_000;

/// News of a transport about places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNews {
    /// The bot was removed from a server. A server that is unreachable for a while does not count.
    ServerLeft(String),
    /// The bot is on a server.
    ServerThere(String),
    /// The bot is on these servers, of those that belong to one shard, and on no others.
    Servers {
        /// The ids of the servers.
        there: Vec<String>,
        /// The shard's number, and the number of shards ([`PlaceNews::shard_of`]).
        shard: (u32, u32),
    },
    /// A channel was deleted, with its threads.
    ChannelDeleted {
        /// The id of its server.
        server: String,
        /// The id of the channel.
        channel: String,
    },
    /// A thread was deleted.
    ThreadDeleted(String),
    /// The bot's permissions on a server, or in one of its channels, may have changed.
    RightsChanged(String),
}

impl PlaceNews {
    /// Returns the shard of a server, of `count`; `None` for ids that are not Discord's.
    #[must_use]
    pub fn shard_of(server: &str, count: u32) -> Option<u32> {
        server.parse::<u64>().ok().map(|_| Shard::of(Some(server), count).id)
    }
}

/// Handles news of a transport about places. It never fails: faults are logged.
pub async fn hear_of(desk: &Desk, news: &PlaceNews) {
    if let Err(fault) = take_in(desk, news).await {
        tracing::error!(%fault, ?news, "what happened to a place could not be noted");
    }
    // New permissions are frequent news, and not a reason to look for waiting rows.
    if !matches!(news, PlaceNews::RightsChanged(_)) {
        desk.queued.notify_one();
    }
}

/// Returns the last message that a shard had heard on Discord before the program started; `None`: it had
/// heard none, with this data.
pub async fn last_watermark(desk: &Desk, shard: Shard) -> Option<Watermark> {
    let heard = desk.store.last_alive().await.map(|noted| LastAlive::of(shard, &noted).heard);
    heard.inspect_err(|fault| tracing::error!(%fault, "it can't be read what was heard last")).ok()?
}

/// Stores the last message up to which a shard has heard everything.
pub async fn note_watermark(desk: &Desk, shard: Shard, heard: &Watermark) {
    if let Err(fault) = desk.store.note_alive(shard, Alive::Heard(heard)).await {
        tracing::error!(%fault, "it can't be noted what was heard last");
    }
}

/// Whether a table that has not ended is played in a channel or thread, or was created there.
pub async fn plays_in(desk: &Desk, place: &str) -> bool {
    let plays = desk.store.tables(Which::At(place)).await.map(|tables| !tables.is_empty());
    // If that cannot be read, the place counts as used.
    plays.inspect_err(|fault| tracing::error!(%fault, "the tables of a place can't be read")).unwrap_or(true)
}

/// Returns the threads on a server in which unfinished tables are played.
pub async fn threads_on(desk: &Desk, server: &str) -> Vec<String> {
    let tables = desk.store.tables(Which::OnServer(server)).await;
    let tables = tables
        .inspect_err(|fault| tracing::error!(%fault, "the threads of a server can't be read"))
        .unwrap_or_default();
    tables.into_iter().filter_map(|line| line.thread).collect()
}

/// Returns the direct-message channels with members who play or are about to, and with those with whom there
/// was a recent conversation.
pub async fn direct_channels(desk: &Desk) -> Vec<String> {
    let now = desk.now();
    let since = now.saturating_sub(TALKED_LATELY).unwrap_or(now);
    let channels = desk.store.direct_channels(since, DIRECT_CHANNELS).await;
    let channels = channels
        .inspect_err(|fault| tracing::error!(%fault, "the conversations with members can't be read"))
        .unwrap_or_default();
    if channels.len() >= DIRECT_CHANNELS as usize {
        tracing::warn!(limit = DIRECT_CHANNELS, "not all conversations are looked through");
    }
    channels
}

/// Stores the direct-message channel in which a member speaks. It never fails: faults are logged.
pub async fn note_direct(desk: &Desk, member: &str, channel: &str) {
    if let Err(fault) = desk.store.note_direct(member, channel, desk.now()).await {
        tracing::error!(%fault, "a conversation could not be noted");
    }
}

async fn take_in(desk: &Desk, news: &PlaceNews) -> Result<(), Fault> {
    let now = desk.now();
    match news {
        PlaceNews::ServerLeft(server) => leave_server(desk, server).await?,
        PlaceNews::ServerThere(server) => {
            return_to(desk, server).await?;
            // Permissions may have been changed while the bot was off.
            desk.store.note_channel(ChannelNews::RightsChanged(server), now).await?;
        }
        PlaceNews::RightsChanged(server) => {
            desk.store.note_channel(ChannelNews::RightsChanged(server), now).await?;
        }
        PlaceNews::Servers { there, shard: (part, count) } => {
            // This handles what happened while the bot was off.
            for server in desk.store.servers(WhichServers::InUse).await? {
                let ours = PlaceNews::shard_of(&server, *count) == Some(*part);
                if ours && !there.contains(&server) {
                    leave_server(desk, &server).await?;
                }
            }
            for server in desk.store.servers(WhichServers::Left).await? {
                if there.contains(&server) {
                    return_to(desk, &server).await?;
                }
            }
        }
        PlaceNews::ChannelDeleted { server, channel } => {
            let notices =
                self::notices(desk, &desk.store.tables(Which::InChannel(channel)).await?, Lost::Channel)
                    .await?;
            desk.store.lose(Gone::Channel { server, channel }, &notices, now).await?;
        }
        PlaceNews::ThreadDeleted(thread) => {
            desk.store.forget_council(thread).await?;
            let notices =
                self::notices(desk, &desk.store.tables(Which::InThread(thread)).await?, Lost::Thread).await?;
            if !notices.is_empty() {
                desk.store.lose(Gone::Thread(thread), &notices, now).await?;
            }
        }
    }
    Ok(())
}

async fn leave_server(desk: &Desk, server: &str) -> Result<(), Fault> {
    let lost = |tables: Vec<i64>| Announcement::Moved { lost: Lost::Server, tables };
    let notices = once_each(desk, &desk.store.tables(Which::OnServer(server)).await?, lost).await?;
    if desk.store.lose(Gone::Server(server), &notices, desk.now()).await? {
        tracing::info!(server, tables = notices.len(), "the bot was removed from a server");
    }
    Ok(())
}

async fn return_to(desk: &Desk, server: &str) -> Result<(), Fault> {
    let back = |tables: Vec<i64>| Announcement::Returned { tables };
    let notices = match desk.store.servers(WhichServers::Left).await?.iter().any(|left| left == server) {
        true => once_each(desk, &desk.store.tables(Which::OnServer(server)).await?, back).await?,
        false => return Ok(()),
    };
    if desk.store.return_to_server(server, &notices, desk.now()).await? {
        tracing::info!(server, "the bot is back on a server");
    }
    Ok(())
}

/// Returns the notices to the players of these tables: each player gets one, at the first of their tables,
/// about all of them.
async fn once_each(
    desk: &Desk,
    tables: &[TableLine],
    tell: impl Fn(Vec<i64>) -> Announcement,
) -> Result<Vec<(i64, Vec<OutboxEntry>)>, Fault> {
    let mut people: Vec<(String, Vec<i64>)> = Vec::new();
    for table in readable(desk, tables).await {
        for member in concerned(&table) {
            match people.iter_mut().find(|(known, _)| *known == member) {
                Some((_, theirs)) => theirs.push(table.id()),
                None => people.push((member, vec![table.id()])),
            }
        }
    }
    let notice = |(member, tables): (String, Vec<i64>)| {
        let first = tables.first().copied().unwrap_or_default();
        (first, vec![tell(tables).announce(0, 0).to(member)])
    };
    Ok(people.into_iter().map(notice).collect())
}

/// Returns the tables that can be replayed: a broken one must not hide the others.
async fn readable(desk: &Desk, tables: &[TableLine]) -> Vec<Arc<Table>> {
    let mut read = Vec::new();
    for line in tables {
        match desk.table(line.id).await {
            Ok(table) => read.extend(table),
            Err(fault) => {
                tracing::error!(table = line.id, %fault, "the players of a table could not be told");
            }
        }
    }
    read
}

/// Returns the notices to the players of these tables.
async fn notices(
    desk: &Desk,
    tables: &[TableLine],
    lost: Lost,
) -> Result<Vec<(i64, Vec<OutboxEntry>)>, Fault> {
    let told = |table: &Arc<Table>| {
        let moved = Announcement::Moved { lost, tables: Vec::new() };
        (table.id(), concerned(table).into_iter().map(|member| moved.announce(0, 0).to(member)).collect())
    };
    Ok(readable(desk, tables).await.iter().map(told).collect())
}

/// Returns the players of a table; and the host, if they wait for its start.
fn concerned(table: &Table) -> Vec<String> {
    let mut people: Vec<String> = table.players().into_iter().map(|player| player.id.clone()).collect();
    if table.status() == Status::Lobby && !table.plays(&table.host().id) {
        people.push(table.host().id.clone());
    }
    people
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_shared_out_as_discord_does() {
        assert_eq!(PlaceNews::shard_of("197038439483310086", 16), Some(2));
        assert_eq!(PlaceNews::shard_of("197038439483310086", 1), Some(0));
        assert_eq!(PlaceNews::shard_of("local", 1), None);
        assert_eq!(PlaceNews::shard_of("1", 0), Some(0));
    }
}
