//! Who asks, where, and in which language they are answered.

use crate::chat::desk::{Answer, Answer as Reply, File, Person, Place, Stop, private};
use crate::chat::wording::{Speaker, quoted};
use crate::game::{Game, words};
use crate::store::Member;
use crate::table::{Status, Table};
use crate::words::{Language, Message};
use std::sync::Arc;

/// Who asks, where, and in which language they are answered.
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
    /// Whether the place has refused posts: what is posted may not appear there.
    pub shut: bool,
    /// The table of the button that was pressed, as it was found.
    pub pressed: Option<Arc<Table>>,
}

impl Asker<'_> {
    /// A sentence in their language, of no game.
    pub fn say(&self, message: &Message) -> String {
        words().say(self.language, message)
    }

    /// The same, to be asked about other people or another place.
    pub fn again(&self) -> Asker<'_> {
        let Asker { who, member, place, known, reply_to, files, heard, language, typed, shut, pressed } =
            self;
        Asker {
            who,
            member: member.clone(),
            place,
            known,
            reply_to: *reply_to,
            files,
            heard: *heard,
            language: *language,
            typed: *typed,
            shut: *shut,
            pressed: pressed.clone(),
        }
    }

    /// Whether they speak by text where the table's posts appear: the post itself is the answer.
    pub fn sees_posts_of(&self, table: &Table) -> bool {
        self.typed && !self.shut && self.place.channel == table.venue().board_channel()
    }

    /// A private answer of one sentence.
    pub fn tell(&self, message: &Message) -> Vec<Answer> {
        vec![private(self.say(message))]
    }

    /// What there is; where there is none, the command ends with why.
    pub fn or_tell<T>(&self, found: Result<T, Message>) -> Result<T, Stop> {
        found.map_err(|why| Stop::Said(self.tell(&why)))
    }

    /// Their language, speaking of a game.
    pub fn of(&self, game: &'static dyn Game) -> Speaker {
        Speaker { language: self.language, game }
    }

    /// A private answer of one sentence about a table.
    pub fn tell_of(&self, table: &Table, message: &Message) -> Vec<Answer> {
        vec![private(self.of(table.game()).say(message))]
    }
}

/// Logs a fault under a mark that the person is told.
pub fn mark(now: jiff::Timestamp, fault: &dyn std::fmt::Display) -> String {
    let mark = format!("{:05x}", now.as_millisecond() & 0xf_ffff);
    tracing::error!(mark, %fault, "a fault");
    mark
}

/// A seat that the game does not have.
pub fn no_such_seat(asker: &Asker<'_>, table: &Table, typed: &str) -> Vec<Reply> {
    let seats = asker.of(table.game()).seat_list();
    asker.tell(&Message::new("seat-unknown").with("typed", quoted(typed)).with("seats", seats))
}

/// The tables at which the asker plays a game that is on.
pub fn plays<'a>(asker: &'a Asker<'_>) -> impl Fn(&Table) -> bool + use<'a> {
    let who = asker.who.id.as_str();
    move |table| table.status() == Status::Playing && !table.seats_of(who).is_empty()
}
