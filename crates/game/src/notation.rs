//! Refusals: the fault in an action, a text or a position string, and the right form.

use crate::Cause;
use liege_words::Message;

/// The reason for a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalKind {
    /// The text is not in the game's notation at all.
    Unreadable,
    /// The text is readable, but it is not a legal action now.
    Illegal,
    /// Several actions fit: `candidates` lists them.
    Ambiguous,
    /// The player has to decide something more: `candidates` lists the ways to go on.
    Undecided,
    /// It is not this seat's turn, or not its piece.
    NotYours,
    /// The game is over.
    Over,
    /// A position string or option is impossible.
    BadPosition,
}

/// A refusal, with its reason in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The kind of refusal.
    pub kind: RefusalKind,
    /// The reason.
    pub message: Message,
    /// Canonical actions that the person may mean: all that fit, or near misses ("did you mean"). Each can be
    /// played as it is.
    pub candidates: Vec<String>,
    /// The past events behind the refusal, if a rule of neutrality or an agreement forbids the action.
    pub causes: Vec<Cause>,
}

impl Refusal {
    /// Makes a refusal without candidates.
    #[must_use]
    pub fn new(kind: RefusalKind, message: Message) -> Refusal {
        Refusal { kind, message, candidates: Vec::new(), causes: Vec::new() }
    }

    /// Adds candidates.
    #[must_use]
    pub fn with(mut self, candidates: Vec<String>) -> Refusal {
        self.candidates = candidates;
        self
    }

    /// Adds the past events behind the refusal.
    #[must_use]
    pub fn because(mut self, causes: impl IntoIterator<Item = Cause>) -> Refusal {
        self.causes.extend(causes);
        self
    }
}
