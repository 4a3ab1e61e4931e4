//! Time in which nobody was heard is given back, whether the program was down or had no connection: to each table by
//! an entry of its log, before anything else is done there. Each shard of the connection is looked at by itself: a table
//! gets back what the shard was deaf that tells of its server.

use jiff::{SignedDuration, Timestamp};
use liege_store::{Shard, Share, Store};
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

/// What is known of the last time in which nobody was heard, by shard.
#[derive(Debug)]
pub struct Downtime {
    /// The shards that are looked after; the others are other processes'.
    share: Share,
    /// By the number of the shard.
    states: Mutex<Vec<State>>,
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub listening: Listening,
    /// Since when people are heard; before that nobody was for long, if anybody ever was.
    pub since: Timestamp,
    /// Whether that was long.
    pub was: Break,
    /// When it was last noted that people are heard; none: not yet, because time is still to be given back
    /// somewhere.
    pub noted: Option<Timestamp>,
    /// Whether all tables have their time back.
    pub given: bool,
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
    /// Of a program that is started now, and listens by a share of the shards.
    pub(crate) fn before(now: Timestamp, share: Share) -> Downtime {
        let (listening, was) = (Listening::Yes, Break::Unknown);
        let state = State { listening, since: now, was, noted: None, given: false };
        Downtime { share, states: Mutex::new(vec![state; share.count().unwrap_or(1) as usize]) }
    }

    fn states(&self) -> MutexGuard<'_, Vec<State>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All shards that are looked after.
    pub(crate) fn shards(&self) -> Vec<Shard> {
        self.share.shards(self.count()).collect()
    }

    fn count(&self) -> u32 {
        u32::try_from(self.states().len()).unwrap_or(1)
    }

    /// The shard that tells of a server, or of direct messages.
    pub(crate) fn shard_of(&self, server: Option<&str>) -> Shard {
        Shard::of(server, self.count())
    }

    /// What is known of a shard; `None`: there are not so many, or no longer, or it is another process's.
    pub(crate) fn state(&self, shard: Shard) -> Option<State> {
        let states = self.states();
        let known = states.len() == shard.count as usize && self.share.has(shard);
        states.get(shard.id as usize).filter(|_| known).copied()
    }

    /// Takes something in of a shard; what is due at the tables of those that are deaf is left alone from then on.
    pub(crate) fn note<T>(
        &self,
        shard: Shard,
        store: &Store,
        change: impl FnOnce(&mut State) -> T,
    ) -> Option<T> {
        let mut states = self.states();
        if states.len() != shard.count as usize {
            return None;
        }
        let done = states.get_mut(shard.id as usize).map(change);
        leave_alone(&states, store);
        done
    }

    /// There are so many shards, as it turns out: until they say otherwise nobody is heard by any.
    pub(crate) fn divide(&self, count: u32, now: Timestamp, store: &Store) {
        let mut states = self.states();
        if self.share == Share::All && states.len() != count as usize {
            let (listening, was) = (Listening::No, Break::Unknown);
            *states =
                vec![State { listening, since: now, was, noted: None, given: false }; count.max(1) as usize];
            leave_alone(&states, store);
        }
    }

    /// Whether time can go on at the tables of a shard, people being heard since then without a long break.
    pub(crate) fn goes_on(&self, shard: Shard, since: Timestamp) -> bool {
        self.state(shard).is_some_and(|state| state.listening == Listening::Yes && state.since == since)
    }
}

fn leave_alone(states: &[State], store: &Store) {
    let deaf = |state: &State| state.listening != Listening::Yes || !state.given;
    let deaf = (0..).zip(states).filter(|(_, state)| deaf(state)).map(|(id, _)| id);
    store.leave_alone(deaf, u32::try_from(states.len()).unwrap_or(1));
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
        self.given = false;
    }
}
