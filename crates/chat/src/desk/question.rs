//! The latest question to each member in each place: the bare word that they type next answers it.
//!
//! Questions are only in memory: after a restart the buttons still answer.

use crate::desk::{Person, Place};
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The time that a question waits for its answer.
pub const WAITS: SignedDuration = SignedDuration::from_hours(1);
/// The most questions that are kept; with more, all are dropped.
const KEPT: usize = 1_024;

/// The questions, by member and place.
#[derive(Debug, Default)]
pub struct Questions(Mutex<HashMap<(String, String), Question>>);

/// A question to a member.
#[derive(Clone, Debug)]
pub struct Question {
    pub table: i64,
    /// The number of actions that people saw then: after the next one the question has lapsed.
    pub number: usize,
    pub at: Timestamp,
    pub asks: Asks,
}

#[derive(Clone, Debug)]
pub enum Asks {
    /// Asks for confirmation of an act that can't be taken back (canonical actions joined by `;`).
    Sure(String),
    /// Asks how this text continues.
    More(String),
    /// Asks for confirmation by the only button under the question; this is its id.
    Press(String),
}

impl Questions {
    pub(crate) fn at(&self, who: &Person, place: &Place) -> Option<Question> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key(who, place)).cloned()
    }

    /// Drops the question, because the member said or pressed something else.
    pub(crate) fn drop(&self, who: &Person, place: &Place) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(who, place));
    }

    pub(crate) fn put(&self, who: &Person, place: &Place, question: Question) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            let now = question.at;
            all.retain(|_, old| now.duration_since(old.at) < WAITS);
        }
        // The buttons answer too, even if the question is dropped here.
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(key(who, place), question);
    }
}

fn key(who: &Person, place: &Place) -> (String, String) {
    (who.id.clone(), place.channel.clone())
}
