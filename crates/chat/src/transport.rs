//! The transport's part in delivery.

use futures::FutureExt;
use futures::future::BoxFuture;
use liege_store::shown::{Button, ButtonStyle, Picture};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The address of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A channel or thread, by id.
    Channel(String),
    /// A member, by direct message.
    Member(String),
}

/// A message to be posted.
#[derive(Clone, Debug, PartialEq)]
pub struct OutboundMessage {
    /// The address.
    pub to: Target,
    /// The text, in Discord's Markdown; people as `<@id>`; at most 2,000 characters.
    pub text: String,
    /// The members whom it may ping; nobody else.
    pub mentions: Vec<String>,
    /// The pictures.
    pub pictures: Vec<Picture>,
    /// The buttons. One of their ids is unique to this message: [`OutboundMessage::mark`].
    pub buttons: Vec<Button>,
    /// Whether it makes no sound, because nobody has to act on it.
    pub silent: bool,
    /// The nonce: at most 25 characters, and equal at every attempt to post this message.
    pub nonce: String,
    /// Whether an earlier attempt may have arrived, too long ago for the nonce to protect: the transport must
    /// look for the message (by its buttons' ids) before it posts.
    pub look_first: bool,
}

impl OutboundMessage {
    /// Returns the id of a button that no other message has, and that stays when other buttons go: that of
    /// *More*, else the first.
    #[must_use]
    pub fn mark(&self) -> Option<&str> {
        let more = self.buttons.iter().find(|button| button.id.starts_with("more:"));
        let first = || self.buttons.iter().find(|button| button.style != ButtonStyle::Link);
        more.or_else(first).map(|button| button.id.as_str())
    }
}

/// A request to open a thread in a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadRequest {
    /// The channel's id.
    pub channel: String,
    /// The id of the message it starts from. A second request gives the thread that exists. `None`: it starts from no message,
    /// it is private, and a second request opens another.
    pub message: Option<String>,
    /// The thread's name, at most 100 characters.
    pub name: String,
}

/// A change of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadChange {
    /// The thread's id.
    pub thread: String,
    /// The new name, at most 100 characters.
    pub name: String,
    /// Whether it is archived: nobody writes there any more.
    pub closed: bool,
    /// The new tags, if it is a post of a forum.
    pub tags: Tags,
}

/// The tags of a forum post.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    /// The tags that it gets: each is a list of possible names; if the tag does not exist, it is created with
    /// the first.
    pub wanted: Vec<Vec<String>>,
    /// The names of tags that it loses; tags that people added stay.
    pub dropped: Vec<String>,
}

/// A thread in a forum, which begins with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForumPost {
    /// Its name, at most 100 characters.
    pub name: String,
    /// The tags.
    pub tags: Tags,
}

/// A message that was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The id of the channel that it is in (for a member: the direct-message channel).
    pub channel: String,
    /// The id of the message.
    pub message: String,
}

/// The reason why a place refuses messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The bot lacks a permission there.
    Permission,
    /// The channel, thread or message no longer exists.
    Gone,
    /// The member accepts no direct messages.
    ClosedToMessages,
    /// The request itself was wrong; asking again will not help.
    Invalid,
}

/// A permission that a transport may need in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// Seeing the channel.
    See,
    /// Writing in the channel.
    Write,
    /// Writing in its threads.
    WriteInThreads,
    /// Opening threads.
    OpenThreads,
    /// Opening private threads.
    OpenPrivateThreads,
    /// Attaching files.
    AttachFiles,
}

impl Right {
    /// Returns the id of the sentence that names it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Right::See => "right-see",
            Right::Write => "right-write",
            Right::WriteInThreads => "right-write-in-threads",
            Right::OpenThreads => "right-open-threads",
            Right::OpenPrivateThreads => "right-open-private-threads",
            Right::AttachFiles => "right-attach-files",
        }
    }
}

/// A purpose for which permissions are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// Posting boards in a place.
    Posts,
    /// Opening threads in a channel, and writing in them.
    Threads,
    /// Opening private threads in a channel, and writing in them.
    PrivateThreads,
    /// Attaching files.
    Files,
}

/// A message that was not posted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// A passing fault: try again, not before `after` if that is given.
    #[error("not now: {why}")]
    Later {
        /// The least time to wait.
        after: Option<Duration>,
        /// The cause, for the log; without secrets.
        why: String,
    },
    /// A refusal that stays until somebody changes something.
    #[error("refused ({refused:?}): {why}")]
    Refused {
        /// The reason.
        refused: Refused,
        /// The cause, for the log; without secrets.
        why: String,
    },
}

/// The operations of a transport that the delivery worker needs.
pub trait Transport: Send + Sync {
    /// Posts a message, exactly once for each nonce as far as the transport can tell.
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>>;

    /// Updates a posted message: it gets the new text and buttons, its pictures stay as they are, and nobody
    /// is pinged.
    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        outbound: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>>;

    /// Opens a thread and returns its id; `Ok(None)` if the place has no threads, or no private ones.
    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>>;

    /// Puts a member into a private thread. A second call has no further effect.
    fn add_to_thread<'a>(
        &'a self,
        _thread: &'a str,
        _member: &'a str,
    ) -> BoxFuture<'a, Result<(), PostError>> {
        async { Ok(()) }.boxed()
    }

    /// Renames a thread, and closes it. A second call has no further effect.
    fn change_thread<'a>(&'a self, _change: &'a ThreadChange) -> BoxFuture<'a, Result<(), PostError>> {
        async { Ok(()) }.boxed()
    }

    /// Whether a place is a forum, which takes messages only by [`Transport::begin_post`].
    fn is_forum<'a>(&'a self, _place: &'a str) -> BoxFuture<'a, bool> {
        async { false }.boxed()
    }

    /// Posts a message that begins a thread in a forum; the thread is then the message's channel. It has no
    /// nonce: before a second attempt the transport must look for it.
    fn begin_post<'a>(
        &'a self,
        outbound: &'a OutboundMessage,
        _begins: &'a ForumPost,
    ) -> BoxFuture<'a, Result<Posted, PostError>> {
        self.post(outbound)
    }

    /// Whether a member is known to have left a server.
    fn has_left<'a>(&'a self, _server: &'a str, _member: &'a str) -> BoxFuture<'a, bool> {
        async { false }.boxed()
    }

    /// Returns the permissions that the bot lacks in a place for a purpose, as far as they are known.
    fn lacks<'a>(&'a self, _place: &'a str, _need: Need) -> BoxFuture<'a, Vec<Right>> {
        async { Vec::new() }.boxed()
    }
}
