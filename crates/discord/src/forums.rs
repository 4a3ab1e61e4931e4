//! Forums, in which a message starts a thread with tags.

use super::outgoing::{Outgoing, shorten};
use super::posting::{ARCHIVE, DiscordTransport, MISSING_PERMISSIONS, THREAD_NAME, id, is_outbound};
use super::rest::{Ask, Fault};
use super::routes::Route;
use liege_chat::{ForumPost, Need, OutboundMessage, Posted, Right, Tags};
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{ChannelId, MessageId, Permissions};

/// The largest number of tags of a forum.
const TAGS: usize = 20;
/// The largest number of tags of a post.
const APPLIED: usize = 5;
/// The largest length of a tag's name, in characters.
const TAG_NAME: usize = 20;
/// The flag of a forum that accepts no post without a tag (`REQUIRE_TAG`).
const REQUIRE_TAG: u64 = 1 << 4;
/// The number of the newest threads of a forum among which an earlier attempt's thread is looked for.
const LOOK_BACK: usize = 50;

impl DiscordTransport {
    /// Whether a channel is a forum. If the gateway has not told of it, Discord is asked.
    pub(super) async fn is_a_forum(&self, channel: ChannelId) -> bool {
        if !self.places.knows(channel)
            && let Err(fault) = self.look_up(channel).await
        {
            tracing::warn!(%fault, %channel, "a channel could not be looked up");
        }
        self.places.is_forum(channel)
    }

    /// Starts a thread of a forum with a message, with the parts of it that may be posted there.
    pub(super) async fn begin(
        &self,
        forum: ChannelId,
        outbound: &OutboundMessage,
        begins: &ForumPost,
    ) -> Result<Posted, Fault> {
        if outbound.look_first
            && let Some(posted) = self.find_begun(forum, outbound, begins).await?
        {
            return Ok(posted);
        }
        let tags = self.tags_of(forum, &begins.tags.wanted).await;
        let mut message = Outgoing::new(&outbound.text, &outbound.pictures, &outbound.buttons)
            .mentioning(&outbound.mentions)
            .silent(outbound.silent);
        loop {
            if self.places.lacks(forum, Need::Files).is_some_and(|lacks| !lacks.is_empty())
                && let Some(bare) = message.without_files()
            {
                message = bare;
            }
            let body = json!({
                "name": shorten(&begins.name, THREAD_NAME),
                "auto_archive_duration": ARCHIVE,
                "applied_tags": tags.to_apply(),
                "message": message.body,
            });
            let ask = Ask::new(Method::POST, Route::ChannelThreads { channel_id: forum })
                .body(body)
                .files(message.files.clone());
            match self.rest.ask(&ask).await {
                Ok(thread) => {
                    return match id(&thread["id"]) {
                        Some(thread) => Ok(begun(thread)),
                        // The thread was started, but the answer was lost on its way.
                        None => match self.find_begun(forum, outbound, begins).await? {
                            Some(posted) => Ok(posted),
                            None => Err(Fault::silent("the answer to a post came without its id")),
                        },
                    };
                }
                // This was not known before.
                Err(fault)
                    if fault.code == MISSING_PERMISSIONS
                        && !message.files.is_empty()
                        && self.lacking(forum, Need::Posts).await == [Right::AttachFiles] =>
                {
                    message = message.without_files().ok_or(fault)?;
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// Looks among the newest threads of a forum for the one that this message has started.
    async fn find_begun(
        &self,
        forum: ChannelId,
        outbound: &OutboundMessage,
        begins: &ForumPost,
    ) -> Result<Option<Posted>, Fault> {
        let Some(guild_id) = self.places.server_of(forum) else { return Ok(None) };
        let ask = Ask::new(Method::GET, Route::GuildThreadsActive { guild_id });
        let active = self.rest.ask(&ask).await?;
        let own = |thread: &&Value| {
            id(&thread["parent_id"]) == Some(forum.get()) && id(&thread["owner_id"]) == Some(self.bot.get())
        };
        let mut threads: Vec<(bool, u64)> = active["threads"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(own)
            .filter_map(|thread| Some((thread["name"] == begins.name, id(&thread["id"])?)))
            .collect();
        // Those with its name come first, then the newest.
        threads.sort_unstable_by(|one, other| other.cmp(one));
        for (_, thread) in threads.into_iter().take(LOOK_BACK) {
            // The message that starts a thread of a forum has the thread's id.
            let (channel_id, message_id) = (ChannelId::new(thread), MessageId::new(thread));
            let ask = Ask::new(Method::GET, Route::ChannelMessage { channel_id, message_id });
            match self.rest.ask(&ask).await {
                Ok(message) if is_outbound(&message, outbound) => return Ok(Some(begun(thread))),
                Err(fault) if fault.passing() => return Err(fault),
                // It is another thread, or somebody has deleted it.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(None)
    }

    /// The tags that a thread is to have from now on, if it is a forum's.
    pub(super) async fn filed(&self, thread: ChannelId, tags: &Tags) -> Result<Option<Vec<String>>, Fault> {
        if !self.places.knows(thread) {
            self.look_up(thread).await?;
        }
        let Some(forum) = self.places.parent(thread) else { return Ok(None) };
        if !self.is_a_forum(forum).await {
            return Ok(None);
        }
        let known = self.tags_of(forum, &tags.wanted).await;
        let ask = Ask::new(Method::GET, Route::Channel { channel_id: thread });
        let found = self.rest.ask(&ask).await?;
        let dropped = |id: &str| {
            let name = known.all.iter().find(|tag| tag.id == id).map(|tag| tag.name.as_str());
            name.is_some_and(|name| tags.dropped.iter().any(|other| same(other, name)))
        };
        let mut applied = known.wanted.clone();
        for id in found["applied_tags"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            if !dropped(id) && applied.iter().all(|known| known != id) {
                applied.push(id.to_owned());
            }
        }
        applied.truncate(APPLIED);
        let known = Known { wanted: applied, ..known };
        Ok(Some(known.to_apply()))
    }

    /// The wanted tags of a forum, each by one of its names. Missing ones are created, if that is allowed.
    async fn tags_of(&self, forum: ChannelId, wanted: &[Vec<String>]) -> Known {
        // If two tables want the same new tag, one of them creates it.
        let _alone = self.tagging.lock().await;
        let ask = Ask::new(Method::GET, Route::Channel { channel_id: forum });
        let found = match self.rest.insist(&ask).await {
            Ok(found) => found,
            Err(fault) => {
                tracing::warn!(%fault, %forum, "the tags of a forum could not be read");
                return Known::default();
            }
        };
        let required = found["flags"].as_u64().unwrap_or_default() & REQUIRE_TAG != 0;
        let mut there = found["available_tags"].as_array().cloned().unwrap_or_default();
        let all = read(&there);
        let room = TAGS.saturating_sub(there.len());
        let missing: Vec<&String> = wanted
            .iter()
            .filter(|names| find(&all, names).is_none())
            .filter_map(|names| names.first())
            .take(room)
            .collect();
        let mut known = Known { wanted: Vec::new(), required, all };
        if !missing.is_empty() && self.places.may(forum, Permissions::MANAGE_CHANNELS) {
            there.extend(missing.iter().map(|name| json!({ "name": shorten(name, TAG_NAME) })));
            let ask = Ask::new(Method::PATCH, Route::Channel { channel_id: forum })
                .body(json!({ "available_tags": there }));
            match self.rest.insist(&ask).await {
                Ok(changed) => known.all = read(changed["available_tags"].as_array().unwrap_or(&there)),
                Err(fault) => tracing::warn!(%fault, %forum, "the tags of a forum could not be made"),
            }
        }
        // Tags for moderators can only be given by members who manage threads.
        if !self.places.may(forum, Permissions::MANAGE_THREADS) {
            known.all.iter_mut().for_each(|tag| tag.free &= !tag.moderated);
        }
        let ids = wanted.iter().filter_map(|names| find(&known.all, names)).filter(|tag| tag.free);
        known.wanted = ids.map(|tag| tag.id.clone()).collect();
        known
    }
}

/// A tag of a forum.
#[derive(Clone, Debug)]
struct Tag {
    id: String,
    name: String,
    moderated: bool,
    /// Whether the bot may give it.
    free: bool,
}

/// The tags of a forum.
#[derive(Debug, Default)]
struct Known {
    all: Vec<Tag>,
    /// The ids of the wanted tags that exist.
    wanted: Vec<String>,
    /// Whether it accepts no post without a tag.
    required: bool,
}

impl Known {
    /// The tags to apply. If there must be one and none fits, it is the first.
    fn to_apply(&self) -> Vec<String> {
        if !self.wanted.is_empty() || !self.required {
            return self.wanted.clone();
        }
        self.all.iter().find(|tag| tag.free).map(|tag| tag.id.clone()).into_iter().collect()
    }
}

fn read(tags: &[Value]) -> Vec<Tag> {
    let tag = |tag: &Value| {
        let moderated = tag["moderated"] == true;
        let (id, name) = (tag["id"].as_str()?.to_owned(), tag["name"].as_str()?.to_owned());
        Some(Tag { id, name, moderated, free: true })
    };
    tags.iter().filter_map(tag).collect()
}

fn find<'a>(tags: &'a [Tag], names: &[String]) -> Option<&'a Tag> {
    names.iter().find_map(|name| tags.iter().find(|tag| same(name, &tag.name)))
}

/// Whether a tag has a name: in full or shortened, in any letter case.
fn same(name: &str, tag: &str) -> bool {
    let tag = tag.trim().to_lowercase();
    tag == name.to_lowercase() || tag == shorten(name, TAG_NAME).to_lowercase()
}

fn begun(thread: u64) -> Posted {
    Posted { channel: thread.to_string(), message: thread.to_string() }
}
