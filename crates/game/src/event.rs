//! Events: the consequences of a played action, as messages that are not in any language yet.

use crate::{News, Seat, SeatSet, Turn};
use liege_words::{Language, Message};

/// The readers who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody at and around the table.
    Everyone,
    /// Only these seats (for secret acts and hidden parts of a game).
    Seats(SeatSet),
}

impl Audience {
    /// Whether a person who holds these seats may know of the event; an empty set means a spectator.
    #[must_use]
    pub fn includes(self, seats: SeatSet) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Seats(entitled) => seats.iter().any(|seat| entitled.contains(seat)),
        }
    }
}

/// The kind of an event: it decides the mark beside the sentence and the seats it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventKind {
    /// A move was made.
    Move,
    /// A king is in check.
    Check,
    /// A seat left the game (mate, resignation).
    Exit,
    /// A change of armies, thrones or possession.
    Possession,
    /// A matter between seats: an offer, an answer, a bond, a truce.
    Diplomacy,
    /// A turn passed without a move.
    Pass,
    /// A draw of chance.
    Chance,
    /// The game is over.
    End,
    /// A matter of the table itself: a pause, a substitute, a takeback.
    Table,
}

/// One event of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// The kind of event.
    pub kind: EventKind,
    /// The sentence.
    pub message: Message,
    /// The readers of the event.
    pub audience: Audience,
    /// The seats that the event asks for something or touches closely (an offer's addressee, …).
    pub concerns: Vec<Seat>,
    /// The change between seats, if there is one.
    pub news: Option<News>,
}

/// Returns a move as readers of a language know it: in the words of its events if they have it, else as
/// displayed.
#[must_use]
pub fn notation_in(language: Language, display: &str, events: &[Event]) -> String {
    let shown = events.iter().find_map(|event| event.message.part("move"));
    shown.map_or_else(|| display.to_owned(), |shown| crate::words().say(language, shown))
}

impl Event {
    /// Makes an event for everybody that concerns no seat in particular.
    #[must_use]
    pub fn new(kind: EventKind, message: Message) -> Event {
        Event { kind, message, audience: Audience::Everyone, concerns: Vec::new(), news: None }
    }

    /// Adds `seat` to the seats that the event concerns.
    #[must_use]
    pub fn to(mut self, seat: Seat) -> Event {
        self.concerns.push(seat);
        self
    }

    /// Records what the event changed between seats.
    #[must_use]
    pub fn about(mut self, key: impl Into<String>, parties: SeatSet, turn: Turn) -> Event {
        self.news = Some(News { key: key.into(), parties, turn, evident: false });
        self
    }
}
