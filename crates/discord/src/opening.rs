//! The construction of the listening half of the transport.

use super::channel_queue::{ChannelQueues, Tasks};
use super::chat_handler::ChatHandler;
use super::gateway::{Gateway, Identity, Reply};
use super::kept::KeptAnswers;
use super::places::Places;
use super::posting::DiscordTransport;
use super::rest::Rest;
use super::watermark::WatermarkTracker;
use futures::FutureExt;
use serenity::all::Message;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, OnceLock, Weak};
use tokio::sync::Semaphore;

/// The number of pages that are read at once.
const AT_ONCE: usize = 8;

impl Gateway {
    /// Makes a gateway for a chat.
    pub fn new(
        handler: Arc<dyn ChatHandler>,
        rest: Arc<Rest>,
        transport: Arc<DiscordTransport>,
        places: Arc<Places>,
        identity: Identity,
        read_all_in_threads: bool,
        watermark: Arc<WatermarkTracker>,
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
                signs: OnceLock::new(),
                kept: KeptAnswers::default(),
                heard_by_another: AtomicU64::new(0),
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
