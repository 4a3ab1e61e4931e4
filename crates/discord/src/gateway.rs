//! The listening half of the transport: what it holds.

use super::channel_queue::{ChannelQueues, Tasks};
use super::chat_handler::ChatHandler;
use super::kept::KeptAnswers;
use super::places::Places;
use super::rest::Rest;
use super::transport::DiscordTransport;
use super::watermark::WatermarkTracker;
use futures::FutureExt;
use liege_chat::{Answer, Place};
use serenity::all::{ApplicationId, ChannelId, Message, MessageId, UserId};
use std::sync::{Arc, Weak};
use tokio::sync::Semaphore;

/// Pages that are asked for at once.
const AT_ONCE: usize = 8;

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
    /// Its application.
    pub application: ApplicationId,
}

impl Gateway {
    /// A gateway for a chat.
    pub fn new(
        handler: Arc<dyn ChatHandler>,
        rest: Arc<Rest>,
        transport: Arc<DiscordTransport>,
        places: Arc<Places>,
        identity: Identity,
        read_all_in_threads: bool,
        watermark: WatermarkTracker,
    ) -> Arc<Gateway> {
        Arc::new_cyclic(|gateway: &Weak<Gateway>| {
            let (hear, reply) = (gateway.clone(), gateway.clone());
            Gateway {
                handler,
                rest,
                transport,
                bot: identity.bot,
                application: identity.application,
                tasks: Tasks::default(),
                replies: ChannelQueues::new(move |item: Reply| {
                    let gateway = reply.upgrade();
                    async move {
                        if let Some(gateway) = gateway {
                            gateway.reply(item).await;
                        }
                    }
                    .boxed()
                }),
                read_all_in_threads,
                watermark,
                places,
                kept: KeptAnswers::default(),
                turns: Semaphore::new(AT_ONCE),
                messages: ChannelQueues::new(move |message: Message| {
                    let gateway = hear.upgrade();
                    async move {
                        if let Some(gateway) = gateway {
                            gateway.hear(message).await;
                        }
                    }
                    .boxed()
                }),
            }
        })
    }
}

/// The answers to a typed message.
#[derive(Clone, Debug)]
pub(super) struct Reply {
    /// Where the message stands.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// Who wrote it.
    pub author: UserId,
    /// Its place, as the chat knows it.
    pub place: Place,
    /// What was typed.
    pub typed: String,
    /// The answers.
    pub answers: Vec<Answer>,
    /// How many messages answered it before these.
    pub sent: usize,
}
