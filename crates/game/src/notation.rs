//! Refusals: what is wrong with an action, a text or a position string, and what would be right.

use crate::Cause;
use liege_words::Message;

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// The text is not in the game's notation at all.
    Unreadable,
    /// Readable, but no legal action now.
    Illegal,
    /// Several actions fit: `candidates` lists them.
    Ambiguous,
    /// The text needs a further decision of the player: `candidates` lists the ways to go on.
    Undecided,
    /// Not this seat's turn, or not its piece.
    NotYours,
    /// The game is over.
    Over,
    /// A position string or option that cannot be.
    BadPosition,
}

/// A refusal, with the reason in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The sort of refusal.
    pub kind: RefusalKind,
    /// The reason.
    pub message: Message,
    /// Canonical actions of which the person may mean one: all that fit, or near misses ("did you
    /// mean"). Each is playable as it stands.
    pub candidates: Vec<String>,
    /// What in the past is behind it, where a rule of neutrality or an agreement forbids.
    pub causes: Vec<Cause>,
}

impl Refusal {
    /// A refusal with no candidates.
    #[must_use]
    pub fn new(kind: RefusalKind, message: Message) -> Refusal {
        Refusal { kind, message, candidates: Vec::new(), causes: Vec::new() }
    }

    /// The same with candidates.
    #[must_use]
    pub fn with(mut self, candidates: Vec<String>) -> Refusal {
        self.candidates = candidates;
        self
    }

    /// The same with what is behind it.
    #[must_use]
    pub fn because(mut self, causes: impl IntoIterator<Item = Cause>) -> Refusal {
        self.causes.extend(causes);
        self
    }
}
