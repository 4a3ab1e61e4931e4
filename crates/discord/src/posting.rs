//! Posting messages and opening threads on Discord.

use super::chat_handler::ChatHandler;
use super::outgoing::Outgoing;
use super::places::Places;
use super::rest::{Ask, Fault, Rest};
use super::routes::Route;
use liege_chat::{Need, OutboundMessage, Posted, Right, Target};
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{ChannelId, MessageId, UserId};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The time without a message after which a table's thread is archived, in minutes: a week, the longest
/// possible. The next board opens it again.
pub(super) const ARCHIVE: u32 = 7 * 24 * 60;
/// The largest length of a thread's name, in characters.
pub(super) const THREAD_NAME: usize = 100;

/// The number of messages among which an earlier attempt is looked for: one request returns as many.
const LOOK_BACK: u64 = 100;

/// The number of direct-message channels remembered; others are asked for again.
const DIRECT: usize = 10_000;

/// "Missing Access": the bot does not see the channel.
const MISSING_ACCESS: i64 = 50001;

/// "Missing Permissions", of any kind.
pub(super) const MISSING_PERMISSIONS: i64 = 50013;

/// "Thread is archived."
pub(super) const ARCHIVED: i64 = 50083;

/// "Cannot reply without permission to read message history."
const NO_HISTORY: i64 = 160_002;

/// Posts outbound messages to Discord.
pub struct DiscordTransport {
    pub(super) rest: Arc<Rest>,
    pub(super) bot: UserId,
    pub(super) places: Arc<Places>,
    /// Held while somebody creates tags in a forum.
    pub(super) tagging: tokio::sync::Mutex<()>,
    direct: Mutex<HashMap<UserId, ChannelId>>,
    /// The handler that is told of conversations, once there is one.
    handler: OnceLock<Arc<dyn ChatHandler>>,
}

impl DiscordTransport {
    pub(super) fn new(rest: Arc<Rest>, bot: UserId, places: Arc<Places>) -> DiscordTransport {
        DiscordTransport {
            rest,
            bot,
            places,
            tagging: tokio::sync::Mutex::default(),
            direct: Mutex::default(),
            handler: OnceLock::new(),
        }
    }

    /// Sets the handler that is told of conversations.
    pub(super) fn tells(&self, handler: &Arc<dyn ChatHandler>) {
        self.handler.get_or_init(|| Arc::clone(handler));
    }

    /// The channel of direct messages with a member, in which the bot is about to write.
    pub(super) async fn direct(&self, member: UserId) -> Result<ChannelId, Fault> {
        let channel = self.direct_channel(member).await?;
        if let Some(handler) = self.handler.get() {
            handler.note_direct(&member.to_string(), &channel.to_string()).await;
        }
        Ok(channel)
    }

    async fn direct_channel(&self, member: UserId) -> Result<ChannelId, Fault> {
        let known = || self.direct.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = known().get(&member) {
            return Ok(*channel);
        }
        let ask = Ask::new(Method::POST, Route::UserMeDmChannels)
            .body(json!({ "recipient_id": member.to_string() }));
        let answer = self.rest.ask(&ask).await?;
        let channel = id(&answer["id"])
            .map(ChannelId::new)
            .ok_or_else(|| Fault::silent("the channel of direct messages came without an id"))?;
        let mut known = known();
        if known.len() >= DIRECT {
            known.clear();
        }
        known.insert(member, channel);
        Ok(channel)
    }

    pub(super) async fn post_to(
        &self,
        channel: ChannelId,
        outbound: &OutboundMessage,
    ) -> Result<Posted, Fault> {
        let message = Outgoing::new(&outbound.text, &outbound.pictures, &outbound.buttons)
            .mentioning(&outbound.mentions)
            .silent(outbound.silent)
            .once(&nonce(outbound));
        if outbound.look_first
            && let Some(posted) = self.find(channel, outbound).await?
        {
            return Ok(posted);
        }
        let answer = self.put(channel, message, false).await?;
        match id(&answer["id"]) {
            Some(message) => {
                let channel = id(&answer["channel_id"]).unwrap_or(channel.get());
                Ok(Posted { channel: channel.to_string(), message: message.to_string() })
            }
            // The message was posted, but the answer was lost on its way.
            None => match self.find(channel, outbound).await? {
                Some(posted) => Ok(posted),
                None => Err(Fault::silent("the answer to a post came without its id")),
            },
        }
    }

    /// Posts a message in a channel, with the parts of it that may be posted there. With `insist` it tries
    /// again a few times at once.
    pub(super) async fn put(
        &self,
        channel: ChannelId,
        mut message: Outgoing,
        insist: bool,
    ) -> Result<Value, Fault> {
        let mut opened = false;
        loop {
            // A request that is known to be refused is not sent.
            if self.places.lacks(channel, Need::Files).is_some_and(|lacks| !lacks.is_empty())
                && let Some(bare) = message.without_files()
            {
                message = bare;
            }
            let ask = Ask::new(Method::POST, Route::ChannelMessages { channel_id: channel })
                .body(message.body.clone())
                .files(message.files.clone());
            let outcome = if insist { self.rest.insist(&ask).await } else { self.rest.ask(&ask).await };
            let Err(fault) = outcome else { return outcome };
            match fault.code {
                ARCHIVED if !opened => {
                    self.unarchive(channel).await?;
                    opened = true;
                }
                NO_HISTORY if message.body.get("message_reference").is_some() => {
                    message.body.as_object_mut().map(|body| body.remove("message_reference"));
                }
                // This was not known before.
                MISSING_PERMISSIONS
                    if !message.files.is_empty()
                        && self.lacking(channel, Need::Posts).await == [Right::AttachFiles] =>
                {
                    message = message.without_files().ok_or(fault)?;
                }
                _ => return Err(fault),
            }
        }
    }

    /// The needed permissions that the bot lacks in a channel. If the gateway has not told of it, Discord is
    /// asked.
    pub(super) async fn lacking(&self, channel: ChannelId, need: Need) -> Vec<Right> {
        if !self.places.knows(channel)
            && let Err(fault) = self.look_up(channel).await
        {
            if fault.code == MISSING_ACCESS && need == Need::Posts {
                return vec![Right::See];
            }
            tracing::warn!(%fault, %channel, "a channel could not be looked up");
        }
        self.places.lacks(channel, need).unwrap_or_default()
    }

    /// Asks Discord about a channel.
    pub(super) async fn look_up(&self, channel: ChannelId) -> Result<(), Fault> {
        let ask = Ask::new(Method::GET, Route::Channel { channel_id: channel });
        let found = self.rest.insist(&ask).await?;
        self.places.channel_found(channel, &found);
        Ok(())
    }

    /// Changes the text and buttons of a message. A repeated call has no further effect.
    pub(super) async fn edit_in(
        &self,
        channel_id: ChannelId,
        message_id: MessageId,
        outbound: &OutboundMessage,
    ) -> Result<(), Fault> {
        let ask = Ask::new(Method::PATCH, Route::ChannelMessage { channel_id, message_id })
            .body(Outgoing::edit(&outbound.text, &outbound.buttons));
        match self.rest.ask(&ask).await {
            // Nothing in an archived thread can be changed. A person who is told that an offer lapsed in an
            // archived thread finds the news there too, so opening it again disturbs nobody.
            Err(fault) if fault.code == ARCHIVED => {
                self.unarchive(channel_id).await?;
                self.rest.ask(&ask).await.map(drop)
            }
            other => other.map(drop),
        }
    }

    pub(super) async fn unarchive(&self, thread: ChannelId) -> Result<(), Fault> {
        self.patch_thread(thread, json!({ "archived": false })).await
    }

    pub(super) async fn patch_thread(&self, channel_id: ChannelId, body: Value) -> Result<(), Fault> {
        let ask = Ask::new(Method::PATCH, Route::Channel { channel_id }).body(body);
        self.rest.ask(&ask).await.map(drop)
    }

    /// Looks among the last messages of a channel for the one that this outbound message became.
    async fn find(&self, channel: ChannelId, outbound: &OutboundMessage) -> Result<Option<Posted>, Fault> {
        let ask =
            Ask::new(Method::GET, Route::ChannelMessages { channel_id: channel }).param("limit", LOOK_BACK);
        let messages = self.rest.ask(&ask).await?;
        let own = |message: &&Value| id(&message["author"]["id"]) == Some(self.bot.get());
        let found = messages.as_array().into_iter().flatten().filter(own).find(|m| is_outbound(m, outbound));
        Ok(found
            .and_then(|message| id(&message["id"]))
            .map(|message| Posted { channel: channel.to_string(), message: message.to_string() }))
    }
}

/// The key by which Discord recognises the outbound message. It is the nonce of the post in any place; but if
/// a place refuses it and the post goes to several members instead, each of them gets a separate nonce.
fn nonce(outbound: &OutboundMessage) -> String {
    match &outbound.to {
        Target::Channel(_) => outbound.nonce.clone(),
        Target::Member(member) => {
            let digest = Sha256::digest(format!("{member} {}", outbound.nonce));
            digest.iter().take(12).fold(String::new(), |mut nonce, byte| {
                // Writing to a string can't fail.
                let _ = write!(nonce, "{byte:02x}");
                nonce
            })
        }
    }
}

/// Whether a message is the one that this outbound message became: it has its nonce or the button that marks
/// it; without buttons, its first picture; without either, its text.
pub(super) fn is_outbound(message: &Value, outbound: &OutboundMessage) -> bool {
    if message["nonce"].as_str() == Some(&nonce(outbound)) {
        return true;
    }
    let own = Outgoing::new(&outbound.text, &outbound.pictures, &outbound.buttons);
    // It may have been posted where files are not allowed.
    let bare = message["attachments"].as_array().is_none_or(Vec::is_empty);
    let own = own.without_files().filter(|_| bare).unwrap_or(own).body;
    let same = |pointer: &str| match (own.pointer(pointer), message.pointer(pointer)) {
        (Some(own), Some(there)) => Some(own == there),
        (Some(_), None) => Some(false),
        (None, _) => None,
    };
    // Private notices to one member may have equal marks: then the texts must be equal too.
    let words = matches!(outbound.to, Target::Channel(_)) || same("/content").unwrap_or(true);
    outbound
        .mark()
        .map(|mark| words && buttons_of(message).any(|id| id == mark))
        .or_else(|| same("/attachments/0/filename"))
        .or_else(|| same("/content"))
        .unwrap_or(false)
}

/// The ids of the buttons under a message.
fn buttons_of(message: &Value) -> impl Iterator<Item = &str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["custom_id"].as_str())
}

pub(super) fn id(value: &Value) -> Option<u64> {
    value.as_str()?.parse().ok().filter(|id| *id != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_chat::{Button, ButtonStyle, Picture};

    #[test]
    fn an_earlier_attempt_is_recognised() {
        let mut outbound = OutboundMessage {
            to: Target::Channel("5".into()),
            text: "Red to move".into(),
            mentions: vec![],
            pictures: vec![Picture {
                name: "table-1-7.png".into(),
                bytes: Arc::from([1u8]),
                alt: "a".into(),
                covered: false,
            }],
            buttons: vec![Button { id: "board:1:7".into(), label: "Board".into(), style: ButtonStyle::Main }],
            silent: false,
            nonce: "row-9".into(),
            look_first: true,
        };
        let with_button = |id: &str| {
            json!({ "content": "Red to move", "attachments": [{ "filename": "table-1-7.png" }],
                    "components": [{ "components": [{ "custom_id": id }] }] })
        };
        assert!(is_outbound(&with_button("board:1:7"), &outbound));
        assert!(!is_outbound(&with_button("board:1:6"), &outbound));
        assert!(!is_outbound(&json!({ "content": "Red to move" }), &outbound));
        assert!(is_outbound(&json!({ "nonce": "row-9" }), &outbound));
        // A question may be answered meanwhile: the mark stays.
        let more = Button { id: "more:1:7".into(), label: "More".into(), style: ButtonStyle::Plain };
        outbound.buttons.push(more);
        assert!(is_outbound(&with_button("more:1:7"), &outbound));
        assert!(!is_outbound(&with_button("board:1:7"), &outbound));
        outbound.buttons.clear();
        assert!(is_outbound(&with_button("board:1:6"), &outbound), "the picture is the same");
        outbound.pictures.clear();
        assert!(is_outbound(&json!({ "content": "Red to move" }), &outbound));
        assert!(!is_outbound(&json!({ "content": "White to move" }), &outbound));
    }
}
