//! Time in which nobody was heard is given back, whether the program was down or had no connection: to each
//! table by an entry of its log, before anything else is done there.

use jiff::{SignedDuration, Timestamp};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What was not so long was no downtime.
pub const LEAST: SignedDuration = SignedDuration::from_mins(10);

/// Whether people are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listening {
    /// Nobody is: there is no connection. What is due waits, and the time is given back if it was long.
    No,
    /// Whoever says something now is, but what was written before is still being heard. What is due waits.
    CatchingUp,
    /// Everybody is.
    Yes,
}

/// What is known of the last time in which nobody was heard.
#[derive(Debug)]
pub struct Downtime(Mutex<State>);

#[derive(Debug)]
pub struct State {
    pub listening: Listening,
    /// Since when people are heard; before that nobody was for long, if anybody ever was.
    pub since: Timestamp,
    /// Whether that was long.
    pub was: Break,
    /// When it was last noted that the program is alive; none: not yet, because time is still to be given
    /// back somewhere.
    pub noted: Option<Timestamp>,
}

/// A time in which nobody was heard.
#[derive(Clone, Copy, Debug)]
pub enum Break {
    /// It is still to be found out when somebody was heard last.
    Unknown,
    /// It was not long.
    Short,
    /// From when until when it was.
    Long(Timestamp, Timestamp),
}

impl Downtime {
    /// Of a program that is started now, and listens.
    pub(crate) fn before(now: Timestamp) -> Downtime {
        let state = State { listening: Listening::Yes, since: now, was: Break::Unknown, noted: None };
        Downtime(Mutex::new(state))
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether time can go on, people being heard since then without a long break.
    pub(crate) fn goes_on(&self, since: Timestamp) -> bool {
        let state = self.state();
        state.listening == Listening::Yes && state.since == since
    }
}

impl State {
    /// People are heard again.
    pub(crate) fn hears_again(&mut self, now: Timestamp) {
        if self.noted.is_some_and(|noted| now.duration_since(noted) < LEAST) {
            return;
        }
        self.was = match (self.noted, self.was) {
            // Or it was lost again before all that time was given back.
            (Some(from), _) | (None, Break::Long(from, _)) => Break::Long(from, now),
            (None, Break::Short | Break::Unknown) => Break::Unknown,
        };
        self.since = now;
        self.noted = None;
    }
}
