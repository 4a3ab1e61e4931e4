//! The asker: the person, the place, and the language of the answer.

use crate::desk::turns::Party;
use crate::desk::{Answer, Directory, Errand, File, Person, Place, Stop, private};
use crate::wording::{Speaker, quoted, seat_alone, seat_called};
use liege_game::{Game, Seat, words};
use liege_store::Member;
use liege_table::{Status, Table};
use liege_words::{Language, Message};
use std::sync::Arc;

/// The person who asks, the place, and the language of the answer.
#[derive(Clone)]
pub struct Asker<'a> {
    pub who: &'a Person,
    pub member: Member,
    pub place: &'a Place,
    pub known: &'a [Person],
    pub reply_to: Option<&'a str>,
    pub files: &'a [File],
    /// The id of the message, which has its effect only once.
    pub heard: Option<&'a str>,
    pub language: Language,
    /// Whether the message is typed text.
    pub typed: bool,
    /// Whether it came from a click on a board that stays in view.
    pub clicked: bool,
    /// The program that acts for the person, if one does.
    pub program: Option<&'a Errand>,
    /// Whether posts in this place failed: a new post may not appear there.
    pub shut: bool,
    /// The table of the button, or of the program's request, if it was loaded already.
    pub found: Option<Arc<Table>>,
    /// Functions of the modules above the commands.
    pub(crate) directory: &'static Directory,
}

impl Asker<'_> {
    /// Returns a sentence in their language that is about no game.
    pub fn say(&self, message: &Message) -> String {
        words().say(self.language, message)
    }

    /// Returns the party whose share of computing time a request uses.
    pub(crate) fn party(&self) -> Party {
        Party { server: self.place.server.clone(), member: self.who.id.clone() }
    }

    /// Whether they see the table's posts at once because they type or click there: then the post itself is
    /// the answer.
    pub fn sees_posts_of(&self, table: &Table) -> bool {
        (self.typed || self.clicked) && !self.shut && self.place.channel == table.venue().board_channel()
    }

    /// Returns an answer that everybody may see, in the place where they typed.
    pub fn in_place(&self, text: impl Into<String>) -> Answer {
        Answer { private: !self.typed || self.place.server.is_none(), ..private(text) }
    }

    /// Returns a private answer of one sentence.
    pub fn tell(&self, message: &Message) -> Vec<Answer> {
        vec![private(self.say(message))]
    }

    /// Returns a stop that ends the command with a sentence.
    pub fn stop(&self, message: &Message) -> Stop {
        Stop::Said(self.tell(message))
    }

    /// Ends the command if there is an objection.
    pub fn unless(&self, against: Option<Message>) -> Result<(), Stop> {
        against.map_or(Ok(()), |why| Err(self.stop(&why)))
    }

    /// Returns the value; if there is none, ends the command with the reason.
    pub fn or_tell<T>(&self, found: Result<T, Message>) -> Result<T, Stop> {
        found.map_err(|why| self.stop(&why))
    }

    /// Returns a speaker in their language, for a game.
    pub fn of(&self, game: &'static dyn Game) -> Speaker {
        Speaker { language: self.language, game }
    }

    /// Returns a hint that a text may be a mistyped command, if its first word is close to one.
    pub(crate) fn command_near(&self, text: &str) -> Option<Message> {
        let near = (self.directory.near)(text.split_whitespace().next()?, self.language)?;
        Some(Message::new("command-near").with("near", near).with("text", quoted(text)))
    }

    /// Returns a private answer of one sentence about a table.
    pub fn tell_of(&self, table: &Table, message: &Message) -> Vec<Answer> {
        vec![private(self.of(table.game()).say(message)).about(table.id())]
    }
}

/// Logs a fault under a short mark, which the answer shows too.
pub fn mark(now: jiff::Timestamp, fault: &dyn std::fmt::Display) -> String {
    let mark = format!("{:05x}", now.as_millisecond() & 0xf_ffff);
    tracing::error!(mark, %fault, "a fault");
    mark
}

/// Reads the seat that a text names, perhaps with little words around it.
pub fn seat_named(asker: &Asker<'_>, table: &Table, typed: &str) -> Result<Seat, Stop> {
    seat_called(table.game(), &seat_alone(typed)).ok_or_else(|| no_such_seat(asker, table, typed))
}

/// Returns the refusal of a seat that the game does not have.
pub fn no_such_seat(asker: &Asker<'_>, table: &Table, typed: &str) -> Stop {
    asker.stop(&asker.of(table.game()).no_such_seat(typed))
}

/// Returns a test for tables at which the asker plays and the game is on.
pub fn plays<'a>(asker: &'a Asker<'_>) -> impl Fn(&Table) -> bool + use<'a> {
    let who = asker.who.id.as_str();
    move |table| table.status() == Status::Playing && !table.seats_of(who).is_empty()
}
