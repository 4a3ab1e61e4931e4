//! Places that are gone: the bot was removed from a server, a channel or thread was deleted. Games that were
//! played there go on by direct messages, or in the channel that is left; their players are told so.

use crate::announce::{Announcement, Lost};
use crate::desk::{Desk, Fault};
use jiff::SignedDuration;
use liege_store::{
    Alive, ChannelNews, Gone, LastAlive, OutboxEntry, Shard, TableLine, Watermark, Which, WhichServers,
};
use liege_table::{Status, Table};
use std::sync::Arc;

/// For how long after the last word a conversation with somebody who plays nowhere is looked through.
const TALKED_LATELY: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Conversations that are looked through at most: they are asked for one by one.
const DIRECT_CHANNELS: u32 = 2_000;

/// What a transport hears of places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNews {
    /// The bot was removed from a server. A server that cannot be reached for a while is no news.
    ServerLeft(String),
    /// The bot is on a server.
    ServerThere(String),
    /// The bot is on these servers, of those that its part of the program looks after, and on no others.
    Servers {
        /// Their ids.
        there: Vec<String>,
        /// Which part it is, and of how many ([`PlaceNews::shard_of`]).
        shard: (u32, u32),
    },
    /// A channel was deleted, with its threads.
    ChannelDeleted {
        /// Its server.
        server: String,
        /// The channel.
        channel: String,
    },
    /// A thread was deleted.
    ThreadDeleted(String),
    /// What the program may do on a server, or in one of its channels, may have changed.
    RightsChanged(String),
}

impl PlaceNews {
    /// Which of so many parts of the program looks after a server; `None` for ids that are not Discord's.
    #[must_use]
    pub fn shard_of(server: &str, count: u32) -> Option<u32> {
        server.parse::<u64>().ok().map(|_| Shard::of(Some(server), count).id)
    }
}

/// Takes in what a transport has heard of places. Never fails: faults are logged.
pub async fn hear_of(desk: &Desk, news: &PlaceNews) {
    if let Err(fault) = take_in(desk, news).await {
        tracing::error!(%fault, ?news, "what happened to a place could not be noted");
    }
    // That something may be posted somewhere again is no reason to look what is due, and heard of often.
    if !matches!(news, PlaceNews::RightsChanged(_)) {
        desk.queued.notify_one();
    }
}

/// Up to which message everything was heard by a shard on Discord before the program was started; `None`: none was, with this
/// file.
pub async fn last_watermark(desk: &Desk, shard: Shard) -> Option<Watermark> {
    let heard = desk.store.last_alive().await.map(|noted| LastAlive::of(shard, &noted).heard);
    heard.inspect_err(|fault| tracing::error!(%fault, "it can't be read what was heard last")).ok()?
}

/// Notes up to which message everything was heard by a shard.
pub async fn note_watermark(desk: &Desk, shard: Shard, heard: &Watermark) {
    if let Err(fault) = desk.store.note_alive(shard, Alive::Heard(heard)).await {
        tracing::error!(%fault, "it can't be noted what was heard last");
    }
}

/// Whether a table that has not ended is played in a channel or thread, or was created there.
pub async fn plays_in(desk: &Desk, place: &str) -> bool {
    let plays = desk.store.tables(Which::At(place)).await.map(|tables| !tables.is_empty());
    // In doubt it is looked through.
    plays.inspect_err(|fault| tracing::error!(%fault, "the tables of a place can't be read")).unwrap_or(true)
}

/// The threads on a server in which tables are played that have not ended.
pub async fn threads_on(desk: &Desk, server: &str) -> Vec<String> {
    let tables = desk.store.tables(Which::OnServer(server)).await;
    let tables = tables
        .inspect_err(|fault| tracing::error!(%fault, "the threads of a server can't be read"))
        .unwrap_or_default();
    tables.into_iter().filter_map(|line| line.thread).collect()
}

/// The channels of direct messages with those who play or are about to, and with those to whom something was
/// said lately or who said something.
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

/// Notes that something is said in the channel of direct messages with a member. Never fails: faults are logged.
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
            // Something may have been put right while nobody listened.
            desk.store.note_channel(ChannelNews::RightsChanged(server), now).await?;
        }
        PlaceNews::RightsChanged(server) => {
            desk.store.note_channel(ChannelNews::RightsChanged(server), now).await?;
        }
        PlaceNews::Servers { there, shard: (part, count) } => {
            // What happened while nobody was listening.
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

/// What the players of these tables are told, each once: at the first of their tables, of all of them.
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

/// The tables that can be replayed: one that can't keeps nothing from the others.
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

/// What the players of these tables are told.
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

/// Who plays at a table; and who has created one for others and waits for it too.
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
