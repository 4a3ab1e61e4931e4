//! Answers to typed messages. Public ones are posted in place; private ones go by direct message, with a sign
//! under the typed message. If that is impossible, a line in place has a button that opens them.

use super::gateway::{Gateway, Reply};
use super::kept::kept_id;
use super::outgoing::Outgoing;
use super::rest::{Ask, Fault};
use super::routes::Route;
use liege_chat::{Answer, Button, ButtonStyle, PostError, Posted, Refused, quoted};
use liege_game::words;
use liege_words::Message;
use reqwest::Method;
use serenity::all::{ChannelId, MessageId, UserId};
use std::sync::Arc;

impl Gateway {
    /// Sends the answers to a typed message.
    pub async fn reply(self: Arc<Self>, reply: Reply) {
        let direct = reply.place.server.is_none();
        let mut closed = false;
        let mut sent = reply.sent;
        let secret: Vec<Answer> = reply.answers.iter().filter(|a| a.private && !direct).cloned().collect();
        let mut announced = reply.announced.clone();
        let mut head = Some(head(&reply, &secret)).filter(|_| reply.sent == 0 || announced.is_some());
        // A slow answer replaces its announcement.
        let mut posted: Vec<Option<Posted>> = Vec::new();
        for answer in &reply.answers {
            posted.push(None);
            let mut answer = answer.clone();
            if answer.private
                && !direct
                && let Some(head) = head.take()
            {
                answer.text = format!("{head}\n{}", answer.text);
            }
            for message in Outgoing::of_answer(&answer, self.signs.get()) {
                sent += 1;
                if let Some(announced) = announced.take()
                    && self.instead_of(&announced, message.clone()).await
                {
                    continue;
                }
                let message = message.once(&match reply.edit {
                    // Each edit has separate answers, and a nonce has at most 25 characters.
                    Some(edit) => format!("e{:x}-{:x}-{sent}", reply.message.get(), edit & 0xfff),
                    None => format!("m{}-{sent}", reply.message),
                });
                let outcome = if answer.private && !direct {
                    if closed {
                        continue;
                    }
                    self.say_privately(reply.author, message.clone()).await
                } else {
                    let reference = reply.message.to_string();
                    self.say(reply.channel, message.clone().replying_to(&reference)).await
                };
                let fault = match outcome {
                    Ok(message) => {
                        if let Some(last) = posted.last_mut() {
                            *last = Some(message);
                        }
                        continue;
                    }
                    Err(fault) => fault,
                };
                let refused = refusal(&fault);
                if answer.private && !direct && refused == Some(Refused::ClosedToMessages) {
                    closed = true;
                    continue;
                }
                tracing::warn!(%fault, "an answer could not be sent");
                // The person must get the answer even if the bot may not post here.
                if !answer.private
                    && !direct
                    && refused == Some(Refused::Permission)
                    && let Err(fault) = self.say_privately(reply.author, moved(&reply, message)).await
                {
                    tracing::warn!(%fault, "nor could it be sent privately");
                }
            }
        }
        if !secret.is_empty() {
            self.point_to(&reply, secret, closed).await;
        }
        for (answer, announced) in reply.answers.iter().zip(posted) {
            let Some(later) = answer.later.clone() else { continue };
            let gateway = Arc::clone(&self);
            let mut reply = Reply { answers: Vec::new(), sent, announced, ..reply.clone() };
            // The other replies of the channel do not wait for it.
            self.tasks.spawn(async move {
                reply.answers = later.wait().await;
                let (channel, number) = (reply.channel.get(), reply.message.get());
                gateway.replies.put(&gateway.tasks, channel, number, reply);
            });
        }
    }

    /// Shows in the place of the question that it was answered: by a sign under the message, or (if the
    /// author cannot be written to, or the sign cannot be set) by a line with a button that shows the
    /// answers.
    async fn point_to(&self, reply: &Reply, secret: Vec<Answer>, closed: bool) {
        if !closed {
            let ask = Ask::new(
                Method::PUT,
                Route::ChannelMessageReactionMe {
                    channel_id: reply.channel,
                    message_id: reply.message,
                    reaction: SIGN,
                },
            );
            match self.rest.insist(&ask).await {
                Ok(_) => return,
                Err(fault) => tracing::debug!(%fault, "that there is an answer could not be shown by a sign"),
            }
        }
        self.kept.keep(reply.message, reply.author, secret);
        // One line is enough for all later answers.
        if reply.sent > 0 {
            return;
        }
        let language = reply.place.locale.unwrap_or_default();
        let say = |id: &'static str| words().say(language, &Message::new(id));
        let id = kept_id(reply.message);
        let button = Button { id, label: say("discord-open"), style: ButtonStyle::Main };
        let message = Outgoing::new(&say("discord-yours"), &[], &[button])
            .replying_to(&reply.message.to_string())
            .once(&format!("c{}", reply.message));
        if let Err(fault) = self.say(reply.channel, message).await {
            tracing::warn!(%fault, "an answer could not be sent, neither privately nor in place");
        }
    }

    /// Replaces a message that announced this one. Returns whether that was possible.
    async fn instead_of(&self, announced: &Posted, message: Outgoing) -> bool {
        let number = |id: &str| id.parse::<u64>().ok().filter(|number| *number > 0);
        let (Some(channel), Some(number)) = (number(&announced.channel), number(&announced.message)) else {
            return false;
        };
        let (channel_id, message_id) = (ChannelId::new(channel), MessageId::new(number));
        let message = message.instead();
        let ask = Ask::new(Method::PATCH, Route::ChannelMessage { channel_id, message_id })
            .body(message.body)
            .files(message.files);
        let edited = self.rest.insist(&ask).await;
        edited.inspect_err(|fault| tracing::debug!(%fault, "what was announced comes by itself")).is_ok()
    }

    async fn say_privately(&self, member: UserId, message: Outgoing) -> Result<Posted, Fault> {
        let channel = self.transport.direct(member).await?;
        self.say(channel, message).await
    }

    /// Posts a message in a channel.
    pub async fn say(&self, channel: ChannelId, message: Outgoing) -> Result<Posted, Fault> {
        let posted = self.transport.put(channel, message, true).await?;
        let number = posted["id"].as_str().unwrap_or_default().to_owned();
        Ok(Posted { channel: channel.to_string(), message: number })
    }
}

/// The sign of an answer by direct message, an open letterbox, encoded for a URL.
const SIGN: &str = "%F0%9F%93%AC";

/// The line above an answer that is sent elsewhere: the place of the question, the table, and the question.
fn head(reply: &Reply, secret: &[Answer]) -> String {
    let table = secret.iter().find_map(|answer| answer.about);
    let message = Message::new("discord-head")
        .with("channel", format!("<#{}>", reply.channel))
        .with("table", table.map_or_else(|| "none".to_owned(), |table| table.to_string()))
        .with("typed", quoted(&reply.typed));
    words().say(reply.place.locale.unwrap_or_default(), &message)
}

/// An answer that could not be given in its place.
fn moved(reply: &Reply, message: Outgoing) -> Outgoing {
    let language = reply.place.locale.unwrap_or_default();
    message.after(
        &words().say(language, &Message::new("discord-shut").with("channel", reply.channel.to_string())),
    )
}

/// The lasting refusal in a fault, if there is one.
fn refusal(fault: &Fault) -> Option<Refused> {
    match fault.clone().into_post_error() {
        PostError::Refused { refused, .. } => Some(refused),
        PostError::Later { .. } => None,
    }
}
