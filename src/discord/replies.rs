//! Answers to typed messages: private ones by direct message, public ones in place.

use super::gateway::{Gateway, Reply};
use super::outgoing::Outgoing;
use super::rest::Fault;
use crate::chat::{PostError, Refused};
use crate::game::words;
use crate::words::Message;
use serenity::all::{ChannelId, UserId};
use std::sync::Arc;

impl Gateway {
    /// Gives the answers to a typed message.
    pub async fn reply(self: Arc<Self>, reply: Reply) {
        let direct = reply.place.server.is_none();
        let mut closed = false;
        let mut sent = reply.sent;
        for answer in &reply.answers {
            for message in Outgoing::of_answer(answer) {
                sent += 1;
                let message = message.once(&format!("m{}-{sent}", reply.message));
                let outcome = if answer.private && !direct {
                    if closed {
                        continue;
                    }
                    self.say_privately(reply.author, message.clone()).await
                } else {
                    let reference = reply.message.to_string();
                    self.say(reply.channel, message.clone().replying_to(&reference)).await
                };
                let Err(fault) = outcome else { continue };
                let refused = refusal(&fault);
                if answer.private && !direct && refused == Some(Refused::ClosedToMessages) {
                    closed = true;
                    self.tell_closed(&reply).await;
                    continue;
                }
                tracing::warn!(%fault, "an answer could not be sent");
                // Who asked must not be left without it because the bot may not post there.
                if !answer.private
                    && !direct
                    && refused == Some(Refused::Permission)
                    && let Err(fault) = self.say_privately(reply.author, moved(&reply, message)).await
                {
                    tracing::warn!(%fault, "nor could it be sent privately");
                }
            }
        }
        for later in reply.answers.iter().filter_map(|answer| answer.later.clone()) {
            let gateway = Arc::clone(&self);
            let mut reply = Reply { answers: Vec::new(), sent, ..reply.clone() };
            // The other replies of the channel do not wait for it.
            self.tasks.spawn(async move {
                reply.answers = later.wait().await;
                let (channel, number) = (reply.channel.get(), reply.message.get());
                gateway.replies.put(&gateway.tasks, channel, number, reply);
            });
        }
    }

    /// Tells in place, and only that, that somebody cannot be written to: the answer was for their eyes.
    async fn tell_closed(&self, reply: &Reply) {
        let text = words().say(
            reply.place.locale.unwrap_or_default(),
            &Message::new("discord-closed").with("who", format!("<@{}>", reply.author)),
        );
        let message = Outgoing::new(&text, &[], &[])
            .replying_to(&reply.message.to_string())
            .mentioning(&[reply.author.to_string()])
            .once(&format!("c{}", reply.message));
        if let Err(fault) = self.say(reply.channel, message).await {
            tracing::warn!(%fault, "an answer could not be sent, neither privately nor in place");
        }
    }

    async fn say_privately(&self, member: UserId, message: Outgoing) -> Result<(), Fault> {
        let channel = self.transport.direct(member).await?;
        self.say(channel, message).await
    }

    /// Posts a message in a channel.
    pub async fn say(&self, channel: ChannelId, message: Outgoing) -> Result<(), Fault> {
        self.transport.put(channel, message, true).await.map(drop)
    }
}

/// An answer that could not be given in its place.
fn moved(reply: &Reply, message: Outgoing) -> Outgoing {
    let language = reply.place.locale.unwrap_or_default();
    message.after(
        &words().say(language, &Message::new("discord-shut").with("channel", reply.channel.to_string())),
    )
}

/// What a fault refuses for good, if it does.
fn refusal(fault: &Fault) -> Option<Refused> {
    match fault.clone().into_post_error() {
        PostError::Refused { refused, .. } => Some(refused),
        PostError::Later { .. } => None,
    }
}
