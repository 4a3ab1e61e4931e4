//! The listening half of the transport: what it holds.

use super::channel_queue::{ChannelQueues, Tasks};
use super::chat_handler::ChatHandler;
use super::kept::KeptAnswers;
use super::places::Places;
use super::posting::DiscordTransport;
use super::rest::Rest;
use super::watermark::WatermarkTracker;
use liege_chat::{Answer, Place, Posted};
use serenity::all::{ApplicationId, ChannelId, Message, MessageId, UserId};
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Listens to the gateway, asks the chat, and gives its answers back.
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
    pub watermark: WatermarkTracker,
    /// Answers that can be opened where they were asked for.
    pub kept: KeptAnswers,
    /// Who may ask for what was written.
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
    /// Notes up to where everything was heard.
    pub(super) async fn note_watermark(&self) {
        for (shard, watermark) in self.watermark.note() {
            self.handler.note_watermark(shard, &watermark).await;
        }
    }
}

/// The answers to a typed message.
#[derive(Clone, Debug)]
pub(super) struct Reply {
    /// Where the message stands.
    pub channel: ChannelId,
    pub message: MessageId,
    /// When it was edited, in seconds, if that is what is answered.
    pub edit: Option<i64>,
    /// Who wrote it.
    pub author: UserId,
    /// Its place, as the chat knows it.
    pub place: Place,
    /// What was typed.
    pub typed: String,
    pub answers: Vec<Answer>,
    /// How many messages answered it before these.
    pub sent: usize,
    /// The message that announced these, whose place the first of them takes.
    pub announced: Option<Posted>,
}
