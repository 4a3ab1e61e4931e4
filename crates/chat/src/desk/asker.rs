//! Who asks, where, and in which language they are answered.

use crate::desk::turns::Party;
use crate::desk::{Answer, Directory, Errand, File, Person, Place, Stop, private};
use crate::wording::{Speaker, quoted, seat_alone, seat_called};
use liege_game::{Game, Seat, words};
use liege_store::Member;
use liege_table::{Status, Table};
use liege_words::{Language, Message};
use std::sync::Arc;

/// Who asks, where, and in which language they are answered.
#[derive(Clone)]
pub struct Asker<'a> {
    pub who: &'a Person,
    pub member: Member,
    pub place: &'a Place,
    pub known: &'a [Person],
    pub reply_to: Option<&'a str>,
    pub files: &'a [File],
    /// The id to be obeyed only once.
    pub heard: Option<&'a str>,
    pub language: Language,
    /// Said by text.
    pub typed: bool,
    /// Said by a click on a board that stands where they are.
    pub clicked: bool,
    /// The program that speaks for them, if one does.
    pub program: Option<&'a Errand>,
    /// Whether the place has refused posts: what is posted may not appear there.
    pub shut: bool,
    /// The table of the button that was pressed, or of what a program asks for, as it was found.
    pub found: Option<Arc<Table>>,
    /// Functions of the rooms above the commands.
    pub(crate) directory: &'static Directory,
}

impl Asker<'_> {
    /// A sentence in their language, of no game.
    pub fn say(&self, message: &Message) -> String {
        words().say(self.language, message)
    }

    /// For whom is thought when they ask for something.
    pub(crate) fn party(&self) -> Party {
        Party { server: self.place.server.clone(), member: self.who.id.clone() }
    }

    /// Whether they speak by text, or a click, where the table's posts appear: the post itself is the answer.
    pub fn sees_posts_of(&self, table: &Table) -> bool {
        (self.typed || self.clicked) && !self.shut && self.place.channel == table.venue().board_channel()
    }

    /// An answer that stands where they typed, for it is no secret and short.
    pub fn in_place(&self, text: impl Into<String>) -> Answer {
        Answer { private: !self.typed || self.place.server.is_none(), ..private(text) }
    }

    /// A private answer of one sentence.
    pub fn tell(&self, message: &Message) -> Vec<Answer> {
        vec![private(self.say(message))]
    }

    /// The command ends with a sentence.
    pub fn stop(&self, message: &Message) -> Stop {
        Stop::Said(self.tell(message))
    }

    /// The command ends if there is something against it.
    pub fn unless(&self, against: Option<Message>) -> Result<(), Stop> {
        against.map_or(Ok(()), |why| Err(self.stop(&why)))
    }

    /// What there is; where there is none, the command ends with why.
    pub fn or_tell<T>(&self, found: Result<T, Message>) -> Result<T, Stop> {
        found.map_err(|why| self.stop(&why))
    }

    /// Their language, speaking of a game.
    pub fn of(&self, game: &'static dyn Game) -> Speaker {
        Speaker { language: self.language, game }
    }

    /// That a text may have been meant as a command, if its first word is nearly one.
    pub(crate) fn command_near(&self, text: &str) -> Option<Message> {
        let near = (self.directory.near)(text.split_whitespace().next()?, self.language)?;
        Some(Message::new("command-near").with("near", near).with("text", quoted(text)))
    }

    /// A private answer of one sentence about a table.
    pub fn tell_of(&self, table: &Table, message: &Message) -> Vec<Answer> {
        vec![private(self.of(table.game()).say(message)).about(table.id())]
    }
}

/// Logs a fault under a mark that the person is told.
pub fn mark(now: jiff::Timestamp, fault: &dyn std::fmt::Display) -> String {
    let mark = format!("{:05x}", now.as_millisecond() & 0xf_ffff);
    tracing::error!(mark, %fault, "a fault");
    mark
}

/// The seat that somebody names, perhaps with little words around it.
pub fn seat_named(asker: &Asker<'_>, table: &Table, typed: &str) -> Result<Seat, Stop> {
    seat_called(table.game(), &seat_alone(typed)).ok_or_else(|| no_such_seat(asker, table, typed))
}

/// A seat that the game does not have.
pub fn no_such_seat(asker: &Asker<'_>, table: &Table, typed: &str) -> Stop {
    asker.stop(&asker.of(table.game()).no_such_seat(typed))
}

/// The tables at which the asker plays a game that is on.
pub fn plays<'a>(asker: &'a Asker<'_>) -> impl Fn(&Table) -> bool + use<'a> {
    let who = asker.who.id.as_str();
    move |table| table.status() == Status::Playing && !table.seats_of(who).is_empty()
}
