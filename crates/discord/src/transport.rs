//! The actions of the delivery worker on Discord.

use super::outgoing::shorten;
use super::posting::{ARCHIVE, ARCHIVED, DiscordTransport, MISSING_PERMISSIONS, THREAD_NAME, id};
use super::rest::{Ask, Fault};
use super::routes::Route;
use futures::FutureExt;
use futures::future::BoxFuture;
use liege_chat::{
    ForumPost, Need, OutboundMessage, PostError, Posted, Refused, Right, Target, ThreadChange, ThreadRequest,
    Transport,
};
use reqwest::Method;
use serde_json::json;
use serenity::all::{ChannelId, ChannelType, GuildId, MessageId, UserId};
use std::time::Duration;

/// "Maximum number of edits to messages older than 1 hour reached. Try again later."
const TOO_MANY_EDITS: i64 = 30046;
/// How long to wait after that, if Discord does not say.
const EDITS_REST: Duration = Duration::from_mins(5);
/// "A thread has already been created for this message."
const HAS_THREAD: i64 = 160_004;
/// "Unknown Member": not on that server. The error that the bot itself is not there has another code.
const UNKNOWN_MEMBER: i64 = 10007;
/// "Cannot execute action on a DM channel", "… on this channel type".
const NO_THREADS: [i64; 2] = [50003, 50024];

impl Transport for DiscordTransport {
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>> {
        async move {
            match &outbound.to {
                Target::Channel(channel) => {
                    let channel = ChannelId::new(parse(channel)?);
                    self.post_to(channel, outbound).await.map_err(Fault::into_post_error)
                }
                Target::Member(member) => {
                    let member = UserId::new(parse(member)?);
                    let channel =
                        self.direct(member).await.map_err(|fault| to_member(fault.into_post_error()))?;
                    let posted = self.post_to(channel, outbound).await;
                    posted.map_err(|fault| to_member(fault.into_post_error()))
                }
            }
        }
        .boxed()
    }

    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        outbound: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        async move {
            let channel = ChannelId::new(parse(&posted.channel)?);
            let message = MessageId::new(parse(&posted.message)?);
            let edited = self.edit_in(channel, message, outbound).await;
            edited.map_err(|fault| match fault.code {
                TOO_MANY_EDITS => fault.put_off(EDITS_REST),
                _ => fault.into_post_error(),
            })
        }
        .boxed()
    }

    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>> {
        async move {
            let channel_id = ChannelId::new(parse(&request.channel)?);
            let mut body = json!({
                "name": shorten(&request.name, THREAD_NAME),
                "auto_archive_duration": ARCHIVE,
            });
            let Some(message) = &request.message else {
                body["type"] = json!(u8::from(ChannelType::PrivateThread));
                body["invitable"] = json!(false);
                let ask = Ask::new(Method::POST, Route::ChannelThreads { channel_id }).body(body);
                return match self.rest.ask(&ask).await {
                    Ok(thread) => match id(&thread["id"]) {
                        Some(thread) => Ok(Some(thread.to_string())),
                        None => Err(Fault::silent("a private thread came without an id").into_post_error()),
                    },
                    Err(fault) if NO_THREADS.contains(&fault.code) => Ok(None),
                    Err(fault) => Err(fault.into_post_error()),
                };
            };
            let message_id = MessageId::new(parse(message)?);
            let ask =
                Ask::new(Method::POST, Route::ChannelMessageThreads { channel_id, message_id }).body(body);
            match self.rest.ask(&ask).await {
                // A thread that starts from a message has the message's id.
                Ok(_) => Ok(Some(message_id.to_string())),
                Err(fault) if fault.code == HAS_THREAD => Ok(Some(message_id.to_string())),
                Err(fault) if NO_THREADS.contains(&fault.code) => Ok(None),
                Err(fault) => Err(fault.into_post_error()),
            }
        }
        .boxed()
    }

    fn add_to_thread<'a>(&'a self, thread: &'a str, member: &'a str) -> BoxFuture<'a, Result<(), PostError>> {
        async move {
            let (channel_id, user_id) = (ChannelId::new(parse(thread)?), UserId::new(parse(member)?));
            let add = || Ask::new(Method::PUT, Route::ThreadMember { channel_id, user_id });
            match self.rest.ask(&add()).await {
                Err(fault) if fault.code == ARCHIVED => {
                    self.unarchive(channel_id).await.map_err(Fault::into_post_error)?;
                    self.rest.ask(&add()).await
                }
                other => other,
            }
            .map(drop)
            .map_err(Fault::into_post_error)
        }
        .boxed()
    }

    fn change_thread<'a>(&'a self, change: &'a ThreadChange) -> BoxFuture<'a, Result<(), PostError>> {
        async move {
            let thread = ChannelId::new(parse(&change.thread)?);
            let mut shown = json!({ "name": shorten(&change.name, THREAD_NAME) });
            if let Some(tags) = self.filed(thread, &change.tags).await.map_err(Fault::into_post_error)? {
                shown["applied_tags"] = json!(tags);
            }
            let with = |more: &[(&str, bool)]| {
                let mut body = shown.clone();
                for (name, value) in more {
                    body[*name] = json!(value);
                }
                body
            };
            let changed = match change.closed {
                // Only a member who manages threads may lock one; its creator may archive it.
                true => {
                    let locked = with(&[("archived", true), ("locked", true)]);
                    match self.patch_thread(thread, locked).await {
                        Err(fault) if fault.code == MISSING_PERMISSIONS => {
                            self.patch_thread(thread, json!({ "archived": true })).await
                        }
                        other => other,
                    }
                }
                false => self.patch_thread(thread, shown.clone()).await,
            };
            match changed {
                // It is archived: it is opened for its new name, and archives itself again.
                Err(fault) if fault.code == ARCHIVED => {
                    let woken = with(&[("archived", change.closed)]);
                    self.patch_thread(thread, woken).await.map_err(Fault::into_post_error)
                }
                other => other.map_err(Fault::into_post_error),
            }
        }
        .boxed()
    }

    fn has_left<'a>(&'a self, server: &'a str, member: &'a str) -> BoxFuture<'a, bool> {
        async move {
            let (Ok(server), Ok(member)) = (parse(server), parse(member)) else { return false };
            let (guild_id, user_id) = (GuildId::new(server), UserId::new(member));
            let ask = Ask::new(Method::GET, Route::GuildMember { guild_id, user_id });
            matches!(self.rest.ask(&ask).await, Err(fault) if fault.code == UNKNOWN_MEMBER)
        }
        .boxed()
    }

    fn is_forum<'a>(&'a self, place: &'a str) -> BoxFuture<'a, bool> {
        async move {
            match parse(place) {
                Ok(channel) => self.is_a_forum(ChannelId::new(channel)).await,
                Err(_) => false,
            }
        }
        .boxed()
    }

    fn begin_post<'a>(
        &'a self,
        outbound: &'a OutboundMessage,
        begins: &'a ForumPost,
    ) -> BoxFuture<'a, Result<Posted, PostError>> {
        async move {
            let Target::Channel(forum) = &outbound.to else { return self.post(outbound).await };
            let forum = ChannelId::new(parse(forum)?);
            self.begin(forum, outbound, begins).await.map_err(Fault::into_post_error)
        }
        .boxed()
    }

    fn lacks<'a>(&'a self, place: &'a str, need: Need) -> BoxFuture<'a, Vec<Right>> {
        async move {
            match parse(place) {
                Ok(channel) => self.lacking(ChannelId::new(channel), need).await,
                Err(_) => Vec::new(),
            }
        }
        .boxed()
    }
}

/// The error for a message to a member: the only lasting refusal is that they cannot be reached.
fn to_member(error: PostError) -> PostError {
    match error {
        PostError::Refused { refused: Refused::Permission | Refused::Gone, why } => {
            PostError::Refused { refused: Refused::ClosedToMessages, why }
        }
        other => other,
    }
}

fn parse(text: &str) -> Result<u64, PostError> {
    text.parse().ok().filter(|id| *id != 0).ok_or_else(|| PostError::Refused {
        refused: Refused::Invalid,
        why: format!("“{text}” is not an id of Discord"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_checked() {
        assert_eq!(parse("17").unwrap(), 17);
        for wrong in ["", "0", "p1", "-3", "99999999999999999999999"] {
            assert!(matches!(parse(wrong), Err(PostError::Refused { refused: Refused::Invalid, .. })));
        }
    }
}
