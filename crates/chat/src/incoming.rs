//! What the chat hears.

use crate::command::Call;
use crate::desk::{Errand, Person, Place};
use crate::registry::{Parsed, parse};
use liege_store::shown::File;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// What was said, and how.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Typed text that the bot may read, the mention of the bot removed.
    Text {
        /// The text.
        text: TypedText,
        /// Whether it was said to the bot (by its name, or by direct message). Text that was not is only taken in
        /// a table's thread or as a reply to the bot, and only if it reads as a move or command.
        addressed: bool,
        /// The message of the bot that it replies to.
        reply_to: Option<String>,
    },
    /// A slash command, its parts already apart.
    Command(Call),
    /// A press of a button, by its id.
    Press(String),
    /// A click on a board that everybody sees, by the id of the button that would play the same.
    Clicked(String),
    /// The form of a button filled in: the button's id, and what was typed.
    Filled(String, String),
    /// A program says something for a member at a table; it is told why it was refused, too.
    Program(Arc<Errand>),
}

impl Said {
    /// A text that is typed to the bot.
    pub fn typed(text: impl Into<String>) -> Said {
        Said::Text { text: text.into().into(), addressed: true, reply_to: None }
    }
}

/// Typed text. What it means is read when it is first asked for, and only then.
#[derive(Clone, Debug)]
pub struct TypedText {
    text: String,
    parsed: OnceLock<Parsed>,
}

impl TypedText {
    /// What it turns out to be.
    pub fn parsed(&self) -> &Parsed {
        self.parsed.get_or_init(|| parse(&self.text))
    }
}

impl From<String> for TypedText {
    fn from(text: String) -> TypedText {
        TypedText { text, parsed: OnceLock::new() }
    }
}

impl From<&str> for TypedText {
    fn from(text: &str) -> TypedText {
        text.to_owned().into()
    }
}

impl Deref for TypedText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl PartialEq for TypedText {
    fn eq(&self, other: &TypedText) -> bool {
        self.text == other.text
    }
}

/// Between the id of a message and the moment of its edit.
const EDIT: char = '~';

/// The id by which a message is heard: after an edit it is heard once more, unless something was done as it stood before.
#[must_use]
pub fn heard_as(message: &str, edit: Option<i64>) -> String {
    match edit {
        Some(edit) => format!("{message}{EDIT}{edit}"),
        None => message.to_owned(),
    }
}

/// The id of the message itself: what was done because of it is not done again after an edit.
pub(crate) fn message_of(heard: &str) -> &str {
    heard.split_once(EDIT).map_or(heard, |(message, _)| message)
}

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
