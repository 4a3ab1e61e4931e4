//! What goes in and out of the chat.

use super::deferred::Deferred;
pub use crate::shown::{Button, ButtonStyle, File, Picture};
use crate::words::Language;

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

/// What a person may do on the server where they say something, as far as the transport knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
    /// Whether they manage the server.
    pub manages: bool,
    /// The ids of their roles there.
    pub roles: Vec<String>,
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

/// What was said, and how.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Typed text that the bot may read, the mention of the bot removed.
    Text {
        /// The text.
        text: String,
        /// Whether it was said to the bot (mention, reply to it, direct message). Text that was not is
        /// only taken in a table's thread, and only if it reads as a move or command.
        addressed: bool,
        /// The message it replies to.
        reply_to: Option<String>,
    },
    /// A slash command, its parts already apart.
    Command(Call),
    /// A press of a button, by its id.
    Press(String),
}

use super::command::Call;

/// One thing said by one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The transport's id of the message or interaction; the same id is obeyed only once.
    pub id: Option<String>,
    /// Who.
    pub who: Person,
    /// Where.
    pub place: Place,
    /// What.
    pub said: Said,
    /// The people whom the text mentions (or, in the local chat, all members): names and ids in
    /// seat lists are looked up here.
    pub known: Vec<Person>,
    /// The files that came with it, where what is said asks for one ([`super::wants_file`]).
    pub files: Vec<File>,
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
    /// What is still being made, where that takes long.
    pub later: Option<Deferred>,
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
