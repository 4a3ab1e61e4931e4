//! The transport's side of delivery.

use futures::FutureExt;
use futures::future::BoxFuture;
use liege_store::shown::{Button, Picture};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Where a message goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A channel or thread, by id.
    Channel(String),
    /// A member, privately (direct message).
    Member(String),
}

/// A message to be posted.
#[derive(Clone, Debug, PartialEq)]
pub struct OutboundMessage {
    /// Where to.
    pub to: Target,
    /// The text, in Discord's Markdown; people as `<@id>`; at most 2,000 characters.
    pub text: String,
    /// The only members who may be notified by it.
    pub mentions: Vec<String>,
    /// Pictures.
    pub pictures: Vec<Picture>,
    /// Buttons. One of their ids is unique to this message: [`OutboundMessage::mark`].
    pub buttons: Vec<Button>,
    /// It makes no sound: nobody has to act on it.
    pub silent: bool,
    /// At most 25 characters, the same at every attempt to post this message.
    pub nonce: String,
    /// An earlier attempt may have arrived, too long ago for the nonce to protect: look for it (by the
    /// buttons' ids) before posting.
    pub look_first: bool,
}

impl OutboundMessage {
    /// The id of a button that no other message has and that stays whatever becomes of what is asked: that of *More*,
    /// else the first.
    #[must_use]
    pub fn mark(&self) -> Option<&str> {
        let more = self.buttons.iter().find(|button| button.id.starts_with("more:"));
        more.or(self.buttons.first()).map(|button| button.id.as_str())
    }
}

/// A thread to be opened from a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadRequest {
    /// The channel.
    pub channel: String,
    /// The message it starts from. Asking twice gives the same thread.
    pub message: String,
    /// The thread's name, at most 100 characters.
    pub name: String,
}

/// What becomes of a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadChange {
    /// The thread.
    pub thread: String,
    /// Its name from now on, at most 100 characters.
    pub name: String,
    /// Whether it is put away: nobody writes there any more.
    pub closed: bool,
    /// Where it is a forum's: what it is filed under from now on.
    pub tags: Tags,
}

/// Under which tags a forum files a post.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    /// Those it has: each by the names that it may be found under, of which a new one is given the first.
    pub wanted: Vec<Vec<String>>,
    /// The names of those that it has no longer; others that somebody gave it stay.
    pub dropped: Vec<String>,
}

/// A thread that a forum begins with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForumPost {
    /// Its name, at most 100 characters.
    pub name: String,
    /// What it is filed under.
    pub tags: Tags,
}

/// What became of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The id of the channel it is in (for a member: the direct-message channel).
    pub channel: String,
    /// The id of the message.
    pub message: String,
}

/// Why a place refuses messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The bot lacks a permission there.
    Permission,
    /// The channel, thread or message does not exist any more.
    Gone,
    /// The member accepts no direct messages.
    ClosedToMessages,
    /// The request itself was wrong; asking again will not help.
    Invalid,
}

/// What a transport may have to be allowed in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// To see the channel.
    See,
    /// To write in the channel.
    Write,
    /// To write in its threads.
    WriteInThreads,
    /// To open threads.
    OpenThreads,
    /// To attach files.
    AttachFiles,
}

impl Right {
    /// The sentence that names it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Right::See => "right-see",
            Right::Write => "right-write",
            Right::WriteInThreads => "right-write-in-threads",
            Right::OpenThreads => "right-open-threads",
            Right::AttachFiles => "right-attach-files",
        }
    }
}

/// What rights are needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// To post boards in a place.
    Posts,
    /// To open threads in a channel, and to write in them.
    Threads,
    /// To attach files.
    Files,
}

/// A message that was not posted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// A passing fault: try again, not before `after` if that is given.
    #[error("not now: {why}")]
    Later {
        /// How long to wait at least.
        after: Option<Duration>,
        /// What happened, for the log; no secrets.
        why: String,
    },
    /// A refusal that lasts until somebody changes something.
    #[error("refused ({refused:?}): {why}")]
    Refused {
        /// Why.
        refused: Refused,
        /// What happened, for the log; no secrets.
        why: String,
    },
}

/// What a transport does for the delivery worker.
pub trait Transport: Send + Sync {
    /// Posts a message, exactly once for each nonce as far as the transport can tell.
    fn post<'a>(&'a self, outbound: &'a OutboundMessage) -> BoxFuture<'a, Result<Posted, PostError>>;

    /// Brings a posted message up to date: its text and buttons become the message's, its pictures stay as
    /// they are, and nobody is notified.
    fn edit<'a>(
        &'a self,
        posted: &'a Posted,
        outbound: &'a OutboundMessage,
    ) -> BoxFuture<'a, Result<(), PostError>>;

    /// Opens a thread and gives its id; `Ok(None)` where there are no threads.
    fn open_thread<'a>(
        &'a self,
        request: &'a ThreadRequest,
    ) -> BoxFuture<'a, Result<Option<String>, PostError>>;

    /// Gives a thread another name, and closes it. Asked again it does the same once more.
    fn change_thread<'a>(&'a self, _change: &'a ThreadChange) -> BoxFuture<'a, Result<(), PostError>> {
        async { Ok(()) }.boxed()
    }

    /// Whether a place is a forum: it takes no messages but by [`Transport::begin_post`].
    fn is_forum<'a>(&'a self, _place: &'a str) -> BoxFuture<'a, bool> {
        async { false }.boxed()
    }

    /// Posts a message that begins a thread of the forum it goes to, which is then the channel it is in. There is no nonce
    /// for it: at a later attempt it has to be looked for first.
    fn begin_post<'a>(
        &'a self,
        outbound: &'a OutboundMessage,
        _begins: &'a ForumPost,
    ) -> BoxFuture<'a, Result<Posted, PostError>> {
        self.post(outbound)
    }

    /// Whether somebody is known to be no member of a server any more.
    fn has_left<'a>(&'a self, _server: &'a str, _member: &'a str) -> BoxFuture<'a, bool> {
        async { false }.boxed()
    }

    /// What the program is not allowed in a place of what is needed there, as far as that is known.
    fn lacks<'a>(&'a self, _place: &'a str, _need: Need) -> BoxFuture<'a, Vec<Right>> {
        async { Vec::new() }.boxed()
    }
}
