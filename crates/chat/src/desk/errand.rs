//! A program that speaks for a member: what it wants, what its token is good for, and why it was refused, if it was.

use jiff::Timestamp;
use liege_store::{Scope, Scopes};
use std::sync::OnceLock;

/// What a program says for a member at one table.
#[derive(Clone, Debug, PartialEq)]
pub struct Errand {
    /// The table.
    pub table: i64,
    /// In which words.
    pub words: ErrandWords,
    /// What its token is good for.
    pub scopes: Scopes,
    /// How many actions it was shown: at any other point of the game nothing is done.
    pub number: Option<usize>,
    refused: OnceLock<ErrandRefused>,
}

/// What a program says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrandWords {
    /// A move or act, even if it begins like a command.
    Move(String),
    /// Whatever a member may type.
    Typed(String),
    /// The id of a button that it was offered.
    Press(String),
}

/// Why a program is refused, where that is not for the game to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrandRefused {
    /// The game has gone on since it looked.
    Stale,
    /// Its token is not good for that.
    Scope(Scope),
    /// No program may ask for that, or not at this table.
    Unfit,
    /// It has asked too much, until then.
    TooMuch(Timestamp),
    /// It is asked whether it is meant.
    Asked,
    /// Something is broken.
    Broken,
}

impl Errand {
    /// An errand that nobody has looked at yet.
    #[must_use]
    pub fn new(table: i64, words: ErrandWords, scopes: Scopes, number: Option<usize>) -> Errand {
        Errand { table, words, scopes, number, refused: OnceLock::new() }
    }

    /// Why it was refused, if it was for one of these reasons.
    #[must_use]
    pub fn refused(&self) -> Option<ErrandRefused> {
        self.refused.get().copied()
    }

    /// Notes why it is refused; the first reason counts.
    pub(crate) fn refuse(&self, why: ErrandRefused) {
        let _ = self.refused.set(why);
    }
}
