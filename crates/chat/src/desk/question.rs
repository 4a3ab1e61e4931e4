//! The latest question put to each member in each place: what a bare word typed next answers.
//!
//! Kept in memory alone: after a restart the buttons still answer.

use crate::desk::{Person, Place};
use jiff::{SignedDuration, Timestamp};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// How long a question waits for its answer.
pub const WAITS: SignedDuration = SignedDuration::from_hours(1);
/// How many questions are kept before old ones are thrown away.
const KEPT: usize = 1_024;

/// By member and place.
#[derive(Debug, Default)]
pub struct Questions(Mutex<HashMap<(String, String), Question>>);

/// A question that was put.
#[derive(Clone, Debug)]
pub struct Question {
    pub table: i64,
    /// How many actions people were shown then: with the next one it is no question any more.
    pub number: usize,
    pub at: Timestamp,
    pub asks: Asks,
}

#[derive(Clone, Debug)]
pub enum Asks {
    /// Whether this is meant (canonical actions joined by `;`), which can't be taken back.
    Sure(String),
    /// How this goes on.
    More(String),
    /// Whether the button of this id is meant, the only one under the question.
    Press(String),
}

impl Questions {
    pub(crate) fn at(&self, who: &Person, place: &Place) -> Option<Question> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key(who, place)).cloned()
    }

    /// Something else was said or pressed: what was asked before is left alone.
    pub(crate) fn drop(&self, who: &Person, place: &Place) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&key(who, place));
    }

    pub(crate) fn put(&self, who: &Person, place: &Place, question: Question) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= KEPT {
            let now = question.at;
            all.retain(|_, old| now.duration_since(old.at) < WAITS);
        }
        // Buttons answer, too, whatever is forgotten here.
        if all.len() >= KEPT {
            all.clear();
        }
        all.insert(key(who, place), question);
    }
}

fn key(who: &Person, place: &Place) -> (String, String) {
    (who.id.clone(), place.channel.clone())
}
