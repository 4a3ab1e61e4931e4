//! What goes in and out of the chat.

use crate::transport::Right;
use futures::future::BoxFuture;
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
    /// The language of the person's client, if Liege speaks it.
    pub locale: Option<Language>,
    /// What they may do where they say something.
    pub rights: Rights,
}

impl Person {
    /// As one who plays.
    pub(crate) fn player(&self) -> Player {
        Player { id: self.id.clone(), name: self.name.clone() }
    }
}

/// What a person may do on the server where they say something, as far as the transport knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Whether they manage the server.
    pub manages: bool,
    /// The ids of their roles there.
    pub roles: Vec<String>,
    /// The ids of the channels there that they can't see.
    pub hidden: Vec<String>,
    /// The ids of the channels there that are of no kind in which there can be tables.
    pub unfit: Vec<String>,
    /// The ids of the channels there that are forums: every table in one is a post of it.
    pub forums: Vec<String>,
    /// The channels there in which the program may not do all that it needs, with what it may not.
    pub lacking: Vec<(String, Vec<Right>)>,
}

/// Where something was said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The server; `None` in direct messages.
    pub server: Option<String>,
    /// The id of the channel or thread it was said in.
    pub channel: String,
    /// The channel the thread belongs to, when `channel` is a thread.
    pub parent: Option<String>,
    /// The server's language, if Liege speaks it.
    pub locale: Option<Language>,
}

/// An answer to the person who said something.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Whether only that person may see it (ephemeral, or by direct message).
    pub private: bool,
    /// The text, in Discord's Markdown; at most 2,000 characters; people as `<@id>`.
    pub text: String,
    /// Pictures.
    pub pictures: Vec<Picture>,
    /// Files.
    pub files: Vec<File>,
    /// Buttons, at most 25.
    pub buttons: Vec<Button>,
    /// A menu.
    pub menu: Option<Menu>,
    /// The table that it is about, for those who read it elsewhere.
    pub about: Option<i64>,
    /// What is still being made, where that takes long.
    pub later: Option<Deferred>,
    /// Whether it is no more than a sign that something was done which stands right beside it for everybody to see: where
    /// something was pressed it can be left out.
    pub receipt: bool,
}

/// A field of a slash command that is completed while it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The notation of `move` and `act`.
    Action,
    /// The notation of `act`: only the acts open right now.
    Act,
    /// The number of `answer`: what waits for the member's answer.
    Deal,
    /// A seat of the table.
    Seat,
    /// The moves of `plan` and `preview`: the last of several.
    Line,
    /// The piece or cell of `moves`.
    Piece,
    /// The game of `new`.
    Game,
    /// The table.
    Table,
    /// The arrangement of `board`.
    Layout,
    /// The topic of `help`.
    Topic,
    /// The time control of `new`.
    Time,
    /// The time zone of `zone`.
    Zone,
}

/// A completion offered: at most 25 of them, each part at most 100 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is shown.
    pub label: String,
    /// What is typed.
    pub value: String,
}

/// What is still being made for somebody who was already told so. Nothing is done before a transport waits
/// for it; it should do that in a task of its own.
#[derive(Clone)]
pub struct Deferred(Arc<Mutex<Option<BoxFuture<'static, Vec<Answer>>>>>);

impl Deferred {
    /// For work that ends with the answers.
    pub fn new(work: impl Future<Output = Vec<Answer>> + Send + 'static) -> Deferred {
        Deferred(Arc::new(Mutex::new(Some(Box::pin(work)))))
    }

    /// Does the work and gives its answers, to the same person in the same place: the first private one may
    /// take the place of the answer that announced it. Asked once more it gives none.
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

/// A private answer.
pub fn private(text: impl Into<String>) -> Answer {
    Answer {
        private: true,
        text: text.into(),
        pictures: Vec::new(),
        files: Vec::new(),
        buttons: Vec::new(),
        menu: None,
        about: None,
        later: None,
        receipt: false,
    }
}

impl Answer {
    /// The answer, said to be about a table.
    pub(crate) fn about(self, table: i64) -> Answer {
        Answer { about: Some(table), ..self }
    }
}

/// An answer with buttons under it.
pub fn with_buttons(mut answer: Answer, buttons: impl IntoIterator<Item = Option<Button>>) -> Answer {
    answer.buttons.extend(buttons.into_iter().flatten().take(25 - answer.buttons.len()));
    answer
}

/// Adds to a text, or an ellipsis where a message has no room for it; whether there was.
pub fn add_if_fits(text: &mut String, line: &str) -> bool {
    let fits = text.chars().count() + line.chars().count() <= TEXT_CHARS;
    text.push_str(if fits { line } else { "\n…" });
    fits
}

/// A message holds 2,000 characters; texts end well before.
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
