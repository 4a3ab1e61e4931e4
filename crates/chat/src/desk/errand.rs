//! Errands: a program that acts for a member, with its request, the scopes of its token, and the reason of a
//! refusal.

use jiff::Timestamp;
use liege_store::{About, Scope, Scopes};
use std::sync::OnceLock;

/// A program's request for a member at one table, in one contest, or in the channel where it opens a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Errand {
    /// The table or the contest; `None`: it is about the channel.
    pub about: Option<About>,
    /// The request itself.
    pub words: ErrandWords,
    /// The scopes of its token.
    pub scopes: Scopes,
    /// The number of actions that the program saw; at any other point of the game nothing is done.
    pub number: Option<usize>,
    refused: OnceLock<ErrandRefused>,
}

/// The request of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrandWords {
    /// A move or act, even if it begins like a command.
    Move(String),
    /// A text that a member could type.
    Typed(String),
    /// The id of a button that was offered.
    Press(String),
}

/// The reason why a program is refused, apart from the refusals of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrandRefused {
    /// The game has moved on since the program looked.
    Stale,
    /// The token lacks this scope.
    Scope(Scope),
    /// No program may ask for that, or not at this table.
    Unfit,
    /// The program has sent too many requests; it may try again at this time.
    TooMuch(Timestamp),
    /// The bot asks for confirmation.
    Asked,
    /// The bot failed with a fault.
    Broken,
}

impl Errand {
    /// Creates an errand that has not been handled yet.
    #[must_use]
    pub fn new(about: impl Into<About>, words: ErrandWords, scopes: Scopes, number: Option<usize>) -> Errand {
        Errand { about: Some(about.into()), words, scopes, number, refused: OnceLock::new() }
    }

    /// Creates an errand about the channel in which it is said.
    #[must_use]
    pub fn in_channel(words: ErrandWords, scopes: Scopes) -> Errand {
        Errand { about: None, words, scopes, number: None, refused: OnceLock::new() }
    }

    /// Returns the number of the table or the contest; 0 for a channel.
    #[must_use]
    pub fn id(&self) -> i64 {
        match self.about {
            Some(About::Table(id) | About::Contest(id)) => id,
            None => 0,
        }
    }

    /// Returns the reason of the refusal, if there was one.
    #[must_use]
    pub fn refused(&self) -> Option<ErrandRefused> {
        self.refused.get().copied()
    }

    /// Stores the reason of a refusal; only the first counts.
    pub(crate) fn refuse(&self, why: ErrandRefused) {
        let _ = self.refused.set(why);
    }
}
