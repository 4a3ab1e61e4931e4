//! Time in which nobody was heard is given back, whether the program was down or had no connection: to each
//! table by an entry of its log, before anything else is done there.

use super::change::Changed;
use super::{Chat, Fault};
use crate::table::Step;
use jiff::{SignedDuration, Timestamp};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What was not so long was no downtime.
const LEAST: SignedDuration = SignedDuration::from_mins(10);
/// How often the program notes that it is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Tables looked after at once.
const PAGE: u32 = 200;

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
pub(super) struct Downtime(Mutex<State>);

#[derive(Debug)]
struct State {
    listening: Listening,
    /// Since when people are heard; before that nobody was for long, if anybody ever was.
    since: Timestamp,
    /// Whether that was long.
    was: Break,
    /// When it was last noted that the program is alive; none: not yet, because time is still to be given
    /// back somewhere.
    noted: Option<Timestamp>,
}

/// A time in which nobody was heard.
#[derive(Clone, Copy, Debug)]
enum Break {
    /// It is still to be found out when somebody was heard last.
    Unknown,
    /// It was not long.
    Short,
    /// From when until when it was.
    Long(Timestamp, Timestamp),
}

impl Downtime {
    /// Of a program that is started now, and listens.
    pub(super) fn before(now: Timestamp) -> Downtime {
        let state = State { listening: Listening::Yes, since: now, was: Break::Unknown, noted: None };
        Downtime(Mutex::new(state))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether time can go on, people being heard since then without a long break.
    fn goes_on(&self, since: Timestamp) -> bool {
        let state = self.state();
        state.listening == Listening::Yes && state.since == since
    }
}

impl State {
    /// People are heard again.
    fn hears_again(&mut self, now: Timestamp) {
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

impl Chat {
    /// Takes in whether people are heard from now on. A chat listens from its beginning, unless its transport
    /// says otherwise.
    pub fn listens(&self, listening: Listening) {
        let mut state = self.downtime.state();
        let before = std::mem::replace(&mut state.listening, listening);
        if before == Listening::No && listening != Listening::No {
            state.hears_again(self.clock.now());
        }
        drop(state);
        if before != listening && listening == Listening::Yes {
            // What is due has waited for that.
            self.queued.notify_one();
        }
    }

    /// Whether what is due may be done.
    pub(super) fn time_goes_on(&self) -> bool {
        self.downtime.state().listening == Listening::Yes
    }

    /// From when until when nobody was heard the last time, if that was long.
    pub(super) async fn was_down(&self) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
        loop {
            let since = {
                let state = self.downtime.state();
                match state.was {
                    Break::Long(from, to) => return Ok(Some((from, to))),
                    Break::Short => return Ok(None),
                    // It is not over.
                    Break::Unknown if state.listening == Listening::No => return Ok(None),
                    Break::Unknown => state.since,
                }
            };
            let last = self.store.last_heartbeat().await?;
            let long = last.filter(|last| since.duration_since(*last) >= LEAST);
            let mut state = self.downtime.state();
            // Somebody else may have found it out meanwhile, or it was longer.
            if state.since == since && matches!(state.was, Break::Unknown) {
                state.was = long.map_or(Break::Short, |last| Break::Long(last, since));
            }
        }
    }

    /// Gives every table its time back, once after a start or a loss of the connection; then notes from time
    /// to time that the program is alive, and listens. Whether time can go on: else what is overdue must
    /// wait.
    pub(super) async fn beat(&self) -> bool {
        let (since, noted) = {
            let state = self.downtime.state();
            (state.since, state.noted)
        };
        if !self.downtime.goes_on(since) {
            return false;
        }
        if noted.is_none()
            && let Err(fault) = self.give_back().await
        {
            tracing::error!(%fault, "the time in which the program was down can't be given back");
            return false;
        }
        // The connection may have been lost meanwhile.
        if !self.downtime.goes_on(since) {
            return false;
        }
        let now = self.clock.now();
        // A clock that was set back must not keep it from being noted until the old time is reached again.
        if noted.is_none_or(|noted| now < noted || now.duration_since(noted) >= BEAT) {
            match self.store.note_heartbeat(now).await {
                Ok(()) => {
                    let mut state = self.downtime.state();
                    if state.since == since {
                        state.noted = Some(now);
                    }
                }
                Err(fault) => tracing::error!(%fault, "that the program is alive can't be noted"),
            }
        }
        self.downtime.goes_on(since)
    }

    async fn give_back(&self) -> Result<(), Fault> {
        let Some((from, to)) = self.was_down().await? else { return Ok(()) };
        self.store.give_challenges_back(from, to).await?;
        let mut after = 0;
        loop {
            let tables = self.store.playing(after, PAGE).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            after = *last;
            for table in tables {
                // Whatever is changed, the time comes first: nothing else is wanted.
                let nothing = |_: &crate::table::Table| Err::<Step, ()>(());
                match self.change(table, None, nothing).await {
                    Ok(Changed::Done(_) | Changed::Refused(..) | Changed::HeardBefore | Changed::NoTable) => {
                    }
                    Err(fault) => tracing::error!(table, %fault, "a table is not given its time back"),
                }
            }
        }
    }
}
