//! Messages that were written to the bot while it did not listen: before the program was started, or during a
//! loss of the connection so long that Discord does not resend its events. The bot looks through the places
//! where tables are played or were created, and direct messages.
//!
//! At the beginning of a session Discord names the last message of every channel and open thread of each
//! server, so the bot only reads those with something new. It says nothing about threads that were archived
//! meanwhile, and about direct messages: the bot reads the threads of tables that have not ended, and the
//! conversations that may go on.

use super::gateway::Gateway;
use super::permissions::is_thread;
use super::rest::{Ask, Fault, pauses};
use super::routes::Route;
use super::watermark::Looking;
use backon::Retryable;
use futures::future::join_all;
use reqwest::Method;
use serde_json::Value;
use serenity::all::{ChannelId, Guild, GuildId, Message, MessageId, PartialMember, ShardId, UserId};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// How often the watermark is noted, if nothing is said to the bot.
const NOTE: Duration = Duration::from_secs(20);
/// The number of messages that Discord returns in one page.
const PAGE: usize = 100;
/// The number of pages read of one place. In a channel where a table was created others may have talked for
/// days.
const PAGES: usize = 30;
/// The number of attempts to read a place, with growing pauses: ten minutes in all.
const TRIES: usize = 9;
/// The longest pause between two attempts.
const PAUSE: Duration = Duration::from_secs(80);
/// How long a turn rests after its page has come. So Discord gets at most fifty requests in a second, which
/// is its limit, however many places there are.
const BREATH: Duration = Duration::from_millis(160);
/// The shortest time after which a thread is archived automatically.
const ARCHIVED_AFTER: Duration = Duration::from_hours(1);

/// A place where messages are looked for.
#[derive(Clone, Copy)]
struct Spot {
    shard: ShardId,
    /// The server; `None` for direct messages.
    guild: Option<GuildId>,
    channel: ChannelId,
    thread: bool,
    /// Whether Discord has told of it in this session.
    told: bool,
}

impl Gateway {
    /// Handles the direct messages since the last session as if they came now.
    pub(super) async fn catch_up_direct(self: &Arc<Self>, shard: ShardId, looking: Looking) {
        let since = looking.since();
        if since == 0 {
            return;
        }
        let channels = self.handler.direct_channels().await;
        let spot = |channel| Spot { shard, guild: None, channel, thread: false, told: true };
        let spots = channels.iter().filter_map(|channel| id(channel)).map(spot);
        // A place that can't be read for minutes must not keep the others waiting.
        join_all(spots.map(|spot| self.look_through(spot, since))).await;
    }

    /// Handles the messages in the places of a server's tables since the last session as if they came now.
    pub(super) async fn catch_up(self: &Arc<Self>, shard: ShardId, guild: &Guild, looking: Looking) {
        let since = looking.since();
        let listed = || guild.channels.values().chain(&guild.threads);
        let spot = |channel, thread, told| Spot { shard, guild: Some(guild.id), channel, thread, told };
        let mut spots = Vec::new();
        for channel in listed() {
            let Some(last) = channel.last_message_id.filter(|last| last.get() > since) else { continue };
            if since == 0 {
                // Nobody has written to a program that never listened. From now on somebody may.
                self.watermark.passes(shard, last);
            } else if self.handler.plays_in(&channel.id.to_string()).await {
                spots.push(spot(channel.id, is_thread(channel.kind), true));
            }
        }
        if since > 0 && age(since) > ARCHIVED_AFTER {
            let open: HashSet<ChannelId> = listed().map(|channel| channel.id).collect();
            let threads = self.handler.threads_on(&guild.id.to_string()).await;
            let archived = threads.iter().filter_map(|thread| id(thread));
            spots.extend(
                archived.filter(|thread| !open.contains(thread)).map(|thread| spot(thread, true, false)),
            );
        }
        join_all(spots.into_iter().map(|spot| self.look_through(spot, since))).await;
    }

    /// Handles the messages in a place after a message.
    async fn look_through(self: &Arc<Self>, spot: Spot, since: u64) {
        let (written, fault) = self.written(spot.channel, since).await;
        match fault {
            // It may have been deleted long ago.
            Some(fault) if !spot.told => tracing::info!(
                %fault, channel = %spot.channel, "a thread that is not open can't be looked through"
            ),
            Some(fault) => tracing::error!(
                %fault, channel = %spot.channel, "not all that was written while nobody listened can be read"
            ),
            None if written.is_empty() && self.places.hides_past(spot.channel) => tracing::error!(
                channel = %spot.channel, "without the permission “Read Message History” nothing can be read \
                that was written while nobody listened"
            ),
            None => {}
        }
        self.hear_later(spot, &written).await;
    }

    /// Notes the watermark from time to time.
    pub(super) async fn note_watermark_now_and_then(&self) {
        loop {
            tokio::time::sleep(NOTE).await;
            self.note_watermark().await;
        }
    }

    /// The messages of a place after one, the oldest first, as far as they can be read, and the error that
    /// stopped it.
    async fn written(&self, channel: ChannelId, since: u64) -> (Vec<Message>, Option<Fault>) {
        let (mut written, mut after): (Vec<Message>, u64) = (Vec::new(), since);
        for _ in 0..PAGES {
            let page = match self.page(channel, after).await {
                Ok(page) => page,
                Err(fault) => return (written, Some(fault)),
            };
            let full = page.len() == PAGE;
            let read =
                page.into_iter().filter_map(|message| match serde_json::from_value::<Message>(message) {
                    Ok(message) => Some(message),
                    Err(error) => {
                        tracing::warn!(%error, %channel, "a message can't be read");
                        None
                    }
                });
            written.extend(read);
            written.sort_by_key(|message| message.id);
            let last = written.last().map_or(after, |last| last.id.get());
            if !full || last == after {
                return (written, None);
            }
            after = last;
        }
        (written, Some(Fault::silent("there is too much of it")))
    }

    /// The next messages of a place after one, the newest first. It waits until an outage is over.
    async fn page(&self, channel: ChannelId, after: u64) -> Result<Vec<Value>, Fault> {
        let ask = Ask::new(Method::GET, Route::ChannelMessages { channel_id: channel })
            .param("after", after)
            .param("limit", PAGE as u64);
        let pauses = pauses(Duration::from_secs(1), PAUSE).with_max_times(TRIES);
        let page = (|| self.ask_in_turn(&ask)).retry(pauses).when(Fault::passing).adjust(Fault::heed).await;
        page.map(as_list)
    }

    async fn ask_in_turn(&self, ask: &Ask<'_>) -> Result<Value, Fault> {
        // The semaphore is never closed.
        let _turn = self.turns.acquire().await;
        let answer = self.rest.ask(ask).await;
        tokio::time::sleep(BREATH).await;
        answer
    }

    /// Queues messages of a place behind those that come now, except those that were answered.
    async fn hear_later(self: &Arc<Self>, spot: Spot, written: &[Message]) {
        let answered: HashSet<_> = written
            .iter()
            .filter(|message| message.author.id == self.bot)
            .filter_map(|message| message.message_reference.as_ref()?.message_id)
            .collect();
        let mut members: HashMap<UserId, Option<PartialMember>> = HashMap::new();
        for message in written.iter().filter(|message| !answered.contains(&message.id)) {
            let mut message = message.clone();
            message.guild_id = spot.guild;
            if !self.is_meant(&message, spot.thread) {
                continue;
            }
            let author = message.author.id;
            if let (Some(guild), Entry::Vacant(entry)) = (spot.guild, members.entry(author)) {
                entry.insert(self.member(guild, author).await);
            }
            message.member = members.get(&author).cloned().flatten().map(Box::new);
            tracing::info!(message = %message.id, "a message is heard that was written while nobody listened");
            self.take(spot.shard, message);
        }
    }

    /// The member data of an author. Discord sends it with new messages, but not with those read later.
    async fn member(&self, guild: GuildId, user: UserId) -> Option<PartialMember> {
        let ask = Ask::new(Method::GET, Route::GuildMember { guild_id: guild, user_id: user });
        match self.rest.insist(&ask).await {
            Ok(member) => serde_json::from_value(member).ok(),
            Err(fault) => {
                tracing::warn!(%fault, "a member can't be looked up");
                None
            }
        }
    }
}

fn id(channel: &str) -> Option<ChannelId> {
    channel.parse().ok().filter(|id| *id > 0).map(ChannelId::new)
}

/// How long ago a message was written.
fn age(message: u64) -> Duration {
    let written = u64::try_from(MessageId::new(message).created_at().timestamp_millis()).unwrap_or_default();
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    now.saturating_sub(Duration::from_millis(written))
}

fn as_list(answer: Value) -> Vec<Value> {
    match answer {
        Value::Array(list) => list,
        _ => Vec::new(),
    }
}
