//! Answers to typed messages: private ones by direct message, public ones in place.

use super::ears::Ears;
use super::outgoing::Outgoing;
use super::rest::{Ask, Fault};
use crate::chat::{Answer, Place, PostError, Refused};
use crate::words::{Message, words};
use serenity::all::{ChannelId, LightMethod, MessageId, UserId};
use serenity::http::Route;
use std::sync::Arc;

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
    /// The answers.
    pub answers: Vec<Answer>,
    /// How many messages answered it before these.
    pub sent: usize,
}

impl Ears {
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
                    self.say_privately(reply.author, message).await
                } else {
                    self.say(reply.channel, message.replying_to(&reply.message.to_string())).await
                };
                let Err(fault) = outcome else { continue };
                if answer.private && !direct && is_closed(&fault) {
                    closed = true;
                    self.tell_closed(&reply).await;
                } else {
                    tracing::warn!(%fault, "an answer could not be sent");
                }
            }
        }
        for later in reply.answers.iter().filter_map(|answer| answer.later.clone()) {
            let ears = Arc::clone(&self);
            let mut reply = Reply { answers: Vec::new(), sent, ..reply.clone() };
            // The other replies of the channel do not wait for it.
            self.tasks.spawn(async move {
                reply.answers = later.wait().await;
                let (channel, number) = (reply.channel.get(), reply.message.get());
                ears.replies.put(&ears.tasks, channel, number, reply);
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
        let channel = self.courier.direct(member).await?;
        self.say(channel, message).await
    }

    /// Posts a message in a channel.
    pub async fn say(&self, channel: ChannelId, message: Outgoing) -> Result<(), Fault> {
        let ask = Ask::new(LightMethod::Post, Route::ChannelMessages { channel_id: channel })
            .body(message.body)
            .files(message.files);
        self.rest.insist(&ask).await.map(drop)
    }
}

/// Whether a fault means that a member takes no direct messages.
fn is_closed(fault: &Fault) -> bool {
    let closed = Refused::ClosedToMessages;
    matches!(fault.clone().into_post_error(), PostError::Refused { refused, .. } if refused == closed)
}
