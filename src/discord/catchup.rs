//! What was written in the threads of tables and in direct messages while nobody listened: before the program was
//! started, or while the connection was lost for so long that Discord does not tell of it any more.
//!
//! Discord says with each server at the beginning of a session which message is the last of every open thread, so that
//! only threads are asked for in which something is new. Of direct messages it says nothing: the conversations are asked
//! for in which players of running games were written to.

use super::ears::Ears;
use super::rest::{Ask, Fault};
use serde_json::Value;
use serenity::all::{
    ChannelId, Guild, GuildId, LightMethod, Message, MessageId, PartialMember, ShardId, UserId,
};
use serenity::http::Route;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How often it is noted what was heard last.
const NOTE: Duration = Duration::from_secs(20);
/// Messages that Discord gives at once.
const PAGE: usize = 100;
/// Pages read of one thread. Who has written more than that to a program that is not there won't expect all of it to be
/// obeyed.
const PAGES: usize = 10;

/// Up to which message everything was heard.
#[derive(Debug)]
pub(super) struct Heard {
    /// The message up to which everything was heard before the program was started; 0: it never listened.
    before: u64,
    sessions: Mutex<HashMap<ShardId, Session>>,
    /// Places that are being looked through.
    looking: AtomicUsize,
}

/// A shard's session with the gateway. At its beginning Discord tells of each server, and the server is looked through.
#[derive(Debug, Default)]
struct Session {
    /// Whether Discord has said that it began. It may be heard a moment later than of its servers.
    begun: bool,
    /// The newest message that was heard before it.
    since: u64,
    /// The newest message that was heard.
    newest: u64,
    looked_through: HashSet<GuildId>,
}

impl Heard {
    /// Of a program that has heard everything up to a message, if it ever listened.
    pub fn until(last: Option<u64>) -> Heard {
        Heard { before: last.unwrap_or_default(), sessions: Mutex::default(), looking: AtomicUsize::new(0) }
    }

    /// The newest message up to which everything was heard; 0: none was.
    fn newest(&self) -> u64 {
        // A newer one may have come before older ones were found.
        if self.looking.load(Ordering::Relaxed) > 0 {
            return 0;
        }
        let sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        sessions.values().map(|session| session.newest).max().unwrap_or(self.before)
    }

    fn with<T>(&self, shard: ShardId, act: impl FnOnce(&mut Session) -> T) -> T {
        let mut sessions = self.sessions.lock().unwrap_or_else(PoisonError::into_inner);
        let first = || Session { since: self.before, newest: self.before, ..Session::default() };
        act(sessions.entry(shard).or_insert_with(first))
    }

    /// A message was heard.
    pub fn message(&self, shard: ShardId, message: MessageId) {
        self.with(shard, |session| session.newest = session.newest.max(message.get()));
    }

    /// A session begins; after which message everything may be new. 0: nothing was ever heard.
    pub fn begins(&self, shard: ShardId) -> u64 {
        self.with(shard, |session| {
            if session.begun {
                let newest = session.newest;
                *session = Session { since: newest, newest, ..Session::default() };
            }
            session.begun = true;
            session.since
        })
    }

    /// The message after which a server is to be looked through, once a session; 0: nothing was ever heard.
    fn since(&self, shard: ShardId, guild: GuildId) -> Option<u64> {
        self.with(shard, |session| session.looked_through.insert(guild).then_some(session.since))
    }
}

/// The shard that hears direct messages.
const DIRECT: ShardId = ShardId(0);

impl Ears {
    /// Hears what was written in direct messages after a message, as if it came now.
    pub(super) async fn catch_up_direct(self: &Arc<Self>, shard: ShardId, since: u64) {
        if since == 0 || shard != DIRECT {
            return;
        }
        self.heard.looking.fetch_add(1, Ordering::Relaxed);
        for channel in self.hearing.direct_channels().await {
            if let Some(channel) = channel.parse::<u64>().ok().filter(|id| *id > 0) {
                self.look_through((shard, None), ChannelId::new(channel), since).await;
            }
        }
        self.heard.looking.fetch_sub(1, Ordering::Relaxed);
    }

    /// Hears what was written in a server's threads of tables since the last session, as if it came now.
    pub(super) async fn catch_up(self: &Arc<Self>, shard: ShardId, guild: &Guild) {
        let Some(since) = self.heard.since(shard, guild.id) else { return };
        if since == 0 {
            // Nobody has written to a program that never listened. From here on somebody may.
            let last =
                guild.channels.values().chain(&guild.threads).filter_map(|channel| channel.last_message_id);
            return last.for_each(|message| self.heard.message(shard, message));
        }
        self.heard.looking.fetch_add(1, Ordering::Relaxed);
        for thread in &guild.threads {
            let new = thread.last_message_id.is_some_and(|last| last.get() > since);
            if new && self.hearing.plays_in(&thread.id.to_string()).await {
                self.look_through((shard, Some(guild.id)), thread.id, since).await;
            }
        }
        self.heard.looking.fetch_sub(1, Ordering::Relaxed);
    }

    /// Hears what was written in a place after a message.
    async fn look_through(self: &Arc<Self>, at: (ShardId, Option<GuildId>), channel: ChannelId, since: u64) {
        match self.written(channel, since).await {
            Ok(written) => self.hear_later(at, &written).await,
            Err(fault) => {
                tracing::warn!(%fault, %channel, "what was written while nobody listened can't be read");
            }
        }
    }

    /// Notes now and then what was heard last: what was heard when it was noted the last time, so that all of it has
    /// been done.
    pub(super) async fn note_heard_now_and_then(&self) {
        let (mut noted, mut done) = (self.heard.newest(), self.heard.newest());
        loop {
            tokio::time::sleep(NOTE).await;
            if done > noted {
                self.hearing.note_heard(done).await;
                noted = done;
            }
            done = self.heard.newest();
        }
    }

    /// Notes what was heard last, when all of it has been done.
    pub(super) async fn note_heard(&self) {
        let newest = self.heard.newest();
        if newest > 0 {
            self.hearing.note_heard(newest).await;
        }
    }

    /// The messages of a place after one, oldest first.
    async fn written(&self, channel: ChannelId, since: u64) -> Result<Vec<Message>, Fault> {
        let (mut written, mut after): (Vec<Message>, u64) = (Vec::new(), since);
        for _ in 0..PAGES {
            let ask = Ask::new(LightMethod::Get, Route::ChannelMessages { channel_id: channel })
                .param("after", after)
                .param("limit", PAGE as u64);
            let Value::Array(page) = self.rest.insist(&ask).await? else { break };
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
                break;
            }
            after = last;
        }
        Ok(written)
    }

    /// Puts messages of a place where those are that come now, except those that were answered.
    async fn hear_later(self: &Arc<Self>, (shard, guild): (ShardId, Option<GuildId>), written: &[Message]) {
        let answered: HashSet<_> = written
            .iter()
            .filter(|message| message.author.id == self.bot)
            .filter_map(|message| message.message_reference.as_ref()?.message_id)
            .collect();
        let mut members: HashMap<UserId, Option<PartialMember>> = HashMap::new();
        for message in written.iter().filter(|message| !answered.contains(&message.id)) {
            let mut message = message.clone();
            message.guild_id = guild;
            if !self.is_meant(&message) {
                continue;
            }
            let author = message.author.id;
            if let (Some(guild), Entry::Vacant(entry)) = (guild, members.entry(author)) {
                entry.insert(self.member(guild, author).await);
            }
            message.member = members.get(&author).cloned().flatten().map(Box::new);
            tracing::info!(message = %message.id, "a message is heard that was written while nobody listened");
            self.take(shard, message);
        }
    }

    /// What Discord tells of an author with messages that come, but not with those that are asked for.
    async fn member(&self, guild: GuildId, user: UserId) -> Option<PartialMember> {
        let ask = Ask::new(LightMethod::Get, Route::GuildMember { guild_id: guild, user_id: user });
        match self.rest.insist(&ask).await {
            Ok(member) => serde_json::from_value(member).ok(),
            Err(fault) => {
                tracing::warn!(%fault, "a member can't be looked up");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_is_looked_through_once_a_session() {
        let (shard, guild) = (ShardId(0), GuildId::new(7));
        let never = Heard::until(None);
        never.begins(shard);
        assert_eq!(never.since(shard, guild), Some(0));
        let since = 175_928_847_299_117_063;
        let heard = Heard::until(Some(since));
        assert_eq!(heard.since(shard, guild), Some(since));
        heard.begins(shard);
        assert_eq!(heard.since(shard, guild), None, "it was the session's beginning that told of the server");
        heard.begins(shard);
        assert_eq!(heard.since(shard, guild), Some(since), "nothing was heard in the session before");
        let message = MessageId::new(since + 5);
        heard.message(shard, message);
        assert_eq!(heard.since(shard, guild), None, "once a session");
        heard.begins(shard);
        assert_eq!(heard.since(shard, guild), Some(message.get()));
        assert_eq!(heard.since(ShardId(1), GuildId::new(8)), Some(since), "each shard has its own session");
    }
}
