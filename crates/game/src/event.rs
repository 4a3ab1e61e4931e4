//! What happened when an action was played, in words that are not yet of any language.

use crate::{News, Seat, SeatSet, Turn};
use liege_words::{Language, Message};

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody at and around the table.
    Everyone,
    /// Only these seats (secret acts, hidden parts of a game).
    Seats(SeatSet),
}

impl Audience {
    /// Whether somebody who holds `seats` (none: everybody else) may know of it.
    #[must_use]
    pub fn includes(self, seats: SeatSet) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Seats(entitled) => seats.iter().any(|seat| entitled.contains(seat)),
        }
    }
}

/// What an event is to a reader: decides its mark and whom it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A move was made.
    Move,
    /// A king is in check.
    Check,
    /// Somebody left the game (mate, resignation).
    Exit,
    /// Something about armies, thrones, possession.
    Possession,
    /// Something between seats: an offer, an answer, a bond, a truce.
    Diplomacy,
    /// A turn passed without a move.
    Pass,
    /// A draw of chance.
    Chance,
    /// The game is over.
    End,
    /// Something about the table itself: a pause, a substitute, a takeback.
    Table,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// What sort of thing.
    pub kind: EventKind,
    /// The sentence.
    pub message: Message,
    /// Who may read it.
    pub audience: Audience,
    /// The seats whom it asks for something or touches closely (an offer's addressee, …).
    pub concerns: Vec<Seat>,
    /// What it changed between seats.
    pub news: Option<News>,
}

/// A move as readers of a language read it: in the words of its events where they have it, else as it is displayed.
#[must_use]
pub fn notation_in(language: Language, display: &str, events: &[Event]) -> String {
    let shown = events.iter().find_map(|event| event.message.part("move"));
    shown.map_or_else(|| display.to_owned(), |shown| crate::words().say(language, shown))
}

impl Event {
    /// An event for everybody that concerns nobody in particular.
    #[must_use]
    pub fn new(kind: EventKind, message: Message) -> Event {
        Event { kind, message, audience: Audience::Everyone, concerns: Vec::new(), news: None }
    }

    /// The same, concerning `seat`.
    #[must_use]
    pub fn to(mut self, seat: Seat) -> Event {
        self.concerns.push(seat);
        self
    }

    /// The same, with what it changed between seats.
    #[must_use]
    pub fn about(mut self, key: impl Into<String>, parties: SeatSet, turn: Turn) -> Event {
        self.news = Some(News { key: key.into(), parties, turn, evident: false });
        self
    }
}
