//! Types that go in and out of the chat.

use crate::transport::Right;
use futures::future::BoxFuture;
use liege_store::secret::Secret;
pub use liege_store::shown::{Button, ButtonStyle, File, Menu, MenuOption, Picture};
use liege_table::Player;
use liege_words::Language;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// A person, as the transport knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The transport's id of the member (a Discord user id in decimals; `p1` in the local chat).
    pub id: String,
    /// The name to show.
    pub name: String,
    /// The language of the person's client, if Liege has it.
    pub locale: Option<Language>,
    /// The person's rights in the place where they write.
    pub rights: Rights,
}

impl Person {
    /// Returns the person as a player.
    pub(crate) fn player(&self) -> Player {
        Player { id: self.id.clone(), name: self.name.clone() }
    }
}

/// A person's rights on the server where they write, as far as the transport knows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Whether they manage the server.
    pub manages: bool,
    /// The ids of the person's roles there.
    pub roles: Vec<String>,
    /// The ids of the channels there that the person can't see.
    pub hidden: Vec<String>,
    /// The ids of the channels there whose type does not allow tables.
    pub unfit: Vec<String>,
    /// The ids of the channels there that are forums; a table in a forum is a post of it.
    pub forums: Vec<String>,
    /// The channels there in which the bot lacks rights, with those rights.
    pub lacking: Vec<(String, Vec<Right>)>,
}

/// The place of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The server; `None` in direct messages.
    pub server: Option<String>,
    /// The id of the channel or thread.
    pub channel: String,
    /// The channel of the thread, if `channel` is a thread.
    pub parent: Option<String>,
    /// The server's language, if Liege has it.
    pub locale: Option<Language>,
}

/// An answer to the person who wrote.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Whether only that person may see it (ephemeral, or by direct message).
    pub private: bool,
    /// The text, in Discord's Markdown; at most 2,000 characters; people as `<@id>`.
    pub text: String,
    /// The pictures.
    pub pictures: Vec<Picture>,
    /// The files.
    pub files: Vec<File>,
    /// The buttons, at most 25.
    pub buttons: Vec<Button>,
    /// A menu.
    pub menu: Option<Menu>,
    /// A link, after the buttons. It is only in private answers, and nothing stores or logs it.
    pub link: Option<Link>,
    /// The table that the answer is about, for readers in another place.
    pub about: Option<i64>,
    /// The rest of the answer, which takes longer to make.
    pub later: Option<Deferred>,
    /// Whether the answer only confirms something that a post beside it shows to everybody; after a button
    /// press it can be left out.
    pub receipt: bool,
}

/// A button that opens a private address in a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The text on it; at most 80 characters.
    pub label: String,
    /// The address. Anybody who has it may use it.
    pub url: Secret,
}

/// A field of a slash command that is completed while it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The notation of `move` and `act`.
    Action,
    /// The notation of `act`: only the acts open right now.
    Act,
    /// The number of `answer`: the open deals that wait for the member.
    Deal,
    /// A seat of the table.
    Seat,
    /// The moves of `plan` and `preview`: the last one is completed.
    Line,
    /// The piece or cell of `moves`.
    Piece,
    /// The game of `new`.
    Game,
    /// The table.
    Table,
    /// The layout of `board`.
    Layout,
    /// The topic of `help`.
    Topic,
    /// The time control of `new`.
    Time,
    /// The time zone of `zone`.
    Zone,
}

/// A completion: at most 25 of them, each part at most 100 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The text that is shown.
    pub label: String,
    /// The text that is typed.
    pub value: String,
}

/// Answers that are still being made, after a first answer has said so. No work is done before a transport
/// waits for it; it should wait in a task of its own.
#[derive(Clone)]
pub struct Deferred(Arc<Mutex<Option<BoxFuture<'static, Vec<Answer>>>>>);

impl Deferred {
    /// Wraps work whose result is the answers.
    pub fn new(work: impl Future<Output = Vec<Answer>> + Send + 'static) -> Deferred {
        Deferred(Arc::new(Mutex::new(Some(Box::pin(work)))))
    }

    /// Does the work and returns its answers, for the same person and place: the first private one may
    /// replace the answer that announced it. A second call returns none.
    pub async fn wait(&self) -> Vec<Answer> {
        let work = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        match work {
            Some(work) => work.await,
            None => Vec::new(),
        }
    }
}

impl PartialEq for Deferred {
    fn eq(&self, other: &Deferred) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Deferred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred")
    }
}

/// Returns a private answer.
pub fn private(text: impl Into<String>) -> Answer {
    Answer {
        private: true,
        text: text.into(),
        pictures: Vec::new(),
        files: Vec::new(),
        buttons: Vec::new(),
        menu: None,
        link: None,
        about: None,
        later: None,
        receipt: false,
    }
}

impl Answer {
    /// Marks the answer as being about a table.
    pub(crate) fn about(self, table: i64) -> Answer {
        Answer { about: Some(table), ..self }
    }
}

/// Adds buttons to an answer, at most 25 in all.
pub fn with_buttons(mut answer: Answer, buttons: impl IntoIterator<Item = Option<Button>>) -> Answer {
    answer.buttons.extend(buttons.into_iter().flatten().take(25 - answer.buttons.len()));
    answer
}

/// Appends a line to a text, or an ellipsis if a message has no room for it. Returns whether it had room.
pub fn add_if_fits(text: &mut String, line: &str) -> bool {
    let fits = text.chars().count() + line.chars().count() <= TEXT_CHARS;
    text.push_str(if fits { line } else { "\n…" });
    fits
}

/// The most characters of a text, well below Discord's 2,000 for a message.
pub const TEXT_CHARS: usize = 1_900;

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_takes_its_time_comes_once() {
        let answer = private("done");
        let later = Deferred::new(async move { vec![answer] });
        assert_eq!(later.clone().wait().await.len(), 1);
        assert_eq!(later.wait().await.len(), 0);
    }
}
