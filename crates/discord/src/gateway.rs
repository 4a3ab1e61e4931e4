//! The data of the listening half of the transport.

use super::channel_queue::{ChannelQueues, Tasks};
use super::chat_handler::ChatHandler;
use super::kept::KeptAnswers;
use super::places::Places;
use super::posting::DiscordTransport;
use super::rest::Rest;
use super::signs::Signs;
use super::watermark::WatermarkTracker;
use liege_chat::{Answer, Place, Posted};
use serenity::all::{ApplicationId, ChannelId, Message, MessageId, UserId};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock};
use tokio::sync::Semaphore;

/// Listens to the gateway, asks the chat, and sends its answers.
pub(super) struct Gateway {
    pub handler: Arc<dyn ChatHandler>,
    pub rest: Arc<Rest>,
    pub transport: Arc<DiscordTransport>,
    pub bot: UserId,
    pub application: ApplicationId,
    pub tasks: Tasks,
    pub replies: Arc<ChannelQueues<Reply>>,
    pub read_all_in_threads: bool,
    pub places: Arc<Places>,
    pub messages: Arc<ChannelQueues<Message>>,
    pub watermark: Arc<WatermarkTracker>,
    /// The emoji of the application, once they are known.
    pub signs: OnceLock<Signs>,
    /// Answers that can be opened in the place of the question.
    pub kept: KeptAnswers,
    /// The newest interaction that another process may have heard too, and answered.
    pub heard_by_another: AtomicU64,
    /// The turns for reading old messages.
    pub turns: Semaphore,
}

/// The bot's own identity.
#[derive(Clone, Copy, Debug)]
pub(super) struct Identity {
    /// Its user.
    pub bot: UserId,
    pub application: ApplicationId,
}

impl Gateway {
    /// Notes the watermark of every shard.
    pub(super) async fn note_watermark(&self) {
        for (shard, watermark) in self.watermark.note() {
            self.handler.note_watermark(shard, &watermark).await;
        }
    }
}

/// The answers to a typed message.
#[derive(Clone, Debug)]
pub(super) struct Reply {
    /// The channel of the message.
    pub channel: ChannelId,
    pub message: MessageId,
    /// When it was edited, in seconds, if the edit is answered.
    pub edit: Option<i64>,
    /// The author of the message.
    pub author: UserId,
    /// Its place in the chat's terms.
    pub place: Place,
    /// The typed text.
    pub typed: String,
    pub answers: Vec<Answer>,
    /// The number of earlier messages that answered it.
    pub sent: usize,
    /// The message that announced these answers, which the first of them replaces.
    pub announced: Option<Posted>,
}
