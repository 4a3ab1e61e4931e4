//! Messages to the chat.

use crate::command::Call;
use crate::desk::{Errand, Person, Place};
use crate::registry::{Parsed, parse};
use liege_store::shown::File;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// The content of a message, by the way in which it was sent.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Typed text that the bot may read, the mention of the bot removed.
    Text {
        /// The text.
        text: TypedText,
        /// Whether it is addressed to the bot (by its name, or by direct message). Other text is only taken
        /// in a table's thread or as a reply to the bot, and only if it reads as a move or command.
        addressed: bool,
        /// The message of the bot that it replies to.
        reply_to: Option<String>,
    },
    /// A slash command, with its arguments.
    Command(Call),
    /// A press of a button, by its id.
    Press(String),
    /// A click on a board that everybody sees, by the id of the button that would play that move.
    Clicked(String),
    /// A form that was filled in: the button's id, and what was entered.
    Filled(String, Entered),
    /// A program's request for a member at a table; the errand also gets the reason of a refusal.
    Program(Arc<Errand>),
}

/// The content of a form: the names of its fields, and their values. A member, a role and a channel are written
/// as in typed text (`<@12>`, `<@&12>`, `<#12>`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entered(Vec<(String, String)>);

impl Entered {
    /// Returns the value of a field; `None` if it is empty.
    #[must_use]
    pub fn of(&self, field: &str) -> Option<&str> {
        let found = self.0.iter().find(|(name, _)| name == field);
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Returns the value of the only field of a form, whatever its name is.
    #[must_use]
    pub fn only(&self) -> &str {
        self.0.first().map_or("", |(_, value)| value)
    }
}

impl FromIterator<(String, String)> for Entered {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Entered {
        Entered(fields.into_iter().collect())
    }
}

impl<T: Into<String>> From<T> for Entered {
    fn from(text: T) -> Entered {
        Entered(vec![(String::new(), text.into())])
    }
}

impl Said {
    /// Returns text that is typed to the bot.
    pub fn typed(text: impl Into<String>) -> Said {
        Said::Text { text: text.into().into(), addressed: true, reply_to: None }
    }
}

/// Typed text. It is parsed when its meaning is first asked for, and only then.
#[derive(Clone, Debug)]
pub struct TypedText {
    text: String,
    parsed: OnceLock<Parsed>,
}

impl TypedText {
    /// Returns the meaning of the text.
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

/// The sign between the id of a message and the time of its edit.
const EDIT: char = '~';

/// Returns the id under which a message is heard. An edited message is heard again, unless its earlier text
/// had an effect.
#[must_use]
pub fn heard_as(message: &str, edit: Option<i64>) -> String {
    match edit {
        Some(edit) => format!("{message}{EDIT}{edit}"),
        None => message.to_owned(),
    }
}

/// Returns the id of the message itself: its effect is not repeated after an edit.
pub(crate) fn message_of(heard: &str) -> &str {
    heard.split_once(EDIT).map_or(heard, |(message, _)| message)
}

/// One message of one person.
#[derive(Clone, Debug, PartialEq)]
pub struct Incoming {
    /// The transport's id of the message or interaction; each id has its effect only once.
    pub id: Option<String>,
    /// The person.
    pub who: Person,
    /// The place.
    pub place: Place,
    /// The content.
    pub said: Said,
    /// The people whom the text mentions (or, in the local chat, all members): names and ids in
    /// seat lists are looked up here.
    pub known: Vec<Person>,
    /// The files that came with it, if the message needs one ([`super::wants_file`]).
    pub files: Vec<File>,
}
