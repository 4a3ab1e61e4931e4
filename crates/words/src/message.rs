//! A sentence without a language.

use jiff::Timestamp;
use std::borrow::Cow;

/// An argument of a [`Message`].
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Text that is not changed: notation, names, typed text.
    Text(String),
    /// A number, with the language's plural rules.
    Number(i64),
    /// A seat of the message's game: its place in the list of seats.
    Seat(u8),
    /// Another sentence, in the language of the first.
    Say(Box<Message>),
    /// Several sentences, joined by commas.
    All(Vec<Message>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Say(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::All(messages)
    }
}

/// A time as each reader's client shows it, in their own zone.
#[must_use]
pub fn moment(at: Timestamp) -> String {
    let seconds = at.as_second();
    format!("<t:{seconds}:f> (<t:{seconds}:R>)")
}

/// The id of a Fluent message with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// This sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }

    /// The sentence that says this and another at once, where they differ only in the argument of that name: both
    /// texts stand there, one after the other.
    #[must_use]
    pub fn together(&self, other: &Message, name: &str) -> Option<Message> {
        let alike =
            |(one, two): (&(&str, Arg), &(&str, Arg))| one.0 == two.0 && (one.0 == name || one.1 == two.1);
        let same = self.id == other.id && self.args.len() == other.args.len();
        if !same || !self.args.iter().zip(&other.args).all(alike) {
            return None;
        }
        let said = |message: &Message| {
            let found = message.args.iter().find(|(known, _)| *known == name);
            found.and_then(|(_, arg)| match arg {
                Arg::Say(inner) => Some(vec![(**inner).clone()]),
                Arg::All(parts) => Some(parts.clone()),
                _ => None,
            })
        };
        let parts = [said(self)?, said(other)?].concat();
        let mut both = self.clone();
        for (_, arg) in both.args.iter_mut().filter(|(known, _)| *known == name) {
            *arg = Arg::All(parts.clone());
        }
        Some(both)
    }

    /// The Fluent id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The argument with this name, if it is a sentence.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&Message> {
        self.args.iter().find_map(|(known, arg)| match arg {
            Arg::Say(inner) if *known == name => Some(&**inner),
            _ => None,
        })
    }

    /// The arguments, by name.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}
