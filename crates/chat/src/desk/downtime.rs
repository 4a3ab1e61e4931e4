//! Downtime: the time in which the bot heard nobody, because it was off or had no connection, is given back.
//! Each table gets it by an entry of its log, before anything else is done there. Each shard of the
//! connection counts alone: a table gets back the time in which the shard of its server was deaf.

use jiff::{SignedDuration, Timestamp};
use liege_store::{Shard, Share, Store};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The shortest downtime; shorter ones do not count.
pub const LEAST: SignedDuration = SignedDuration::from_mins(10);

/// Whether a shard hears people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listening {
    /// No connection: nobody is heard. Deadlines wait, and the time is given back if it was long.
    No,
    /// New messages are heard, but earlier ones are still coming in. Deadlines wait.
    CatchingUp,
    /// Everybody is heard.
    Yes,
}

/// The last downtimes, by shard.
#[derive(Debug)]
pub struct Downtime {
    /// The shards of this process; other processes have the others.
    share: Share,
    /// The states, by the number of the shard.
    states: Mutex<Vec<State>>,
}

#[derive(Clone, Copy, Debug)]
pub struct State {
    pub listening: Listening,
    /// The time since which people are heard. Before it there was a break, or the program had never run.
    pub since: Timestamp,
    /// The break before that time.
    pub was: Break,
    /// The last time at which it was stored that people are heard; `None`: not yet, because some table is
    /// still to get time back.
    pub noted: Option<Timestamp>,
    /// Whether all tables have got their time back.
    pub given: bool,
    /// The time since which nothing can be stored, so that nobody can move although everybody is heard.
    pub unstored: Option<Timestamp>,
}

/// A break in which nobody was heard.
#[derive(Clone, Copy, Debug)]
pub enum Break {
    /// The bot does not know yet when it heard somebody last.
    Unknown,
    /// The break was short.
    Short,
    /// The break was long: its beginning and end.
    Long(Timestamp, Timestamp),
}

impl Downtime {
    /// Creates the state of a program that starts now, and listens on a share of the shards.
    pub(crate) fn before(now: Timestamp, share: Share) -> Downtime {
        let (listening, was) = (Listening::Yes, Break::Unknown);
        let state = State { listening, since: now, was, noted: None, given: false, unstored: None };
        Downtime { share, states: Mutex::new(vec![state; share.count().unwrap_or(1) as usize]) }
    }

    fn states(&self) -> MutexGuard<'_, Vec<State>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns all shards of this process.
    pub(crate) fn shards(&self) -> Vec<Shard> {
        self.share.shards(self.count()).collect()
    }

    fn count(&self) -> u32 {
        u32::try_from(self.states().len()).unwrap_or(1)
    }

    /// Returns the shard that carries a server, or direct messages.
    pub(crate) fn shard_of(&self, server: Option<&str>) -> Shard {
        Shard::of(server, self.count())
    }

    /// Returns the state of a shard; `None`: it does not exist, or another process has it.
    pub(crate) fn state(&self, shard: Shard) -> Option<State> {
        let states = self.states();
        let known = states.len() == shard.count as usize && self.share.has(shard);
        states.get(shard.id as usize).filter(|_| known).copied()
    }

    /// Updates the state of a shard; deadlines at tables of deaf shards then wait.
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

    /// Sets the number of shards, when it becomes known: each counts as deaf until it reports.
    pub(crate) fn divide(&self, count: u32, now: Timestamp, store: &Store) {
        let mut states = self.states();
        if self.share == Share::All && states.len() != count as usize {
            let (listening, was) = (Listening::No, Break::Unknown);
            *states = vec![
                State { listening, since: now, was, noted: None, given: false, unstored: None };
                count.max(1) as usize
            ];
            leave_alone(&states, store);
        }
    }

    /// Whether time may run at the tables of a shard, because it hears people since `since` without a long
    /// break.
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
    /// Notes that something can be stored again, or is about to be tried. If nothing could be stored for long, that
    /// time counts like time in which nobody was heard.
    pub(crate) fn stores_again(&mut self, now: Timestamp) {
        let Some(from) = self.unstored else { return };
        // If the time before is still to be given back, this belongs to it.
        if self.noted.is_some() && now.duration_since(from) < LEAST {
            return;
        }
        self.unstored = None;
        self.noted = self.noted.map(|_| from);
        self.hears_again(now);
    }

    /// Notes that people are heard again.
    pub(crate) fn hears_again(&mut self, now: Timestamp) {
        if self.noted.is_some_and(|noted| now.duration_since(noted) < LEAST) {
            return;
        }
        self.was = match (self.noted, self.was) {
            // The connection was lost again before all that time was given back.
            (Some(from), _) | (None, Break::Long(from, _)) => Break::Long(from, now),
            (None, Break::Short | Break::Unknown) => Break::Unknown,
        };
        self.since = now;
        self.noted = None;
        self.given = false;
    }
}
