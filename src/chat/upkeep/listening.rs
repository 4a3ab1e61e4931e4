//! Time in which nobody was heard is given back, whether the program was down or had no connection: to each table by
//! an entry of its log, before anything else is done there.

use crate::chat::desk::downtime::{Break, LEAST, Listening};
use crate::chat::desk::{Changed, Chat, Fault};
use crate::store::{Alive, Which};
use crate::table::Step;
use jiff::{SignedDuration, Timestamp};

/// How often the program notes that it is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Tables looked after at once.
const PAGE: u32 = 200;

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

    /// Whether anybody is heard now.
    #[must_use]
    pub fn hears(&self) -> bool {
        self.downtime.state().listening != Listening::No
    }

    /// Whether what is due may be done.
    pub(crate) fn time_goes_on(&self) -> bool {
        self.downtime.state().listening == Listening::Yes
    }

    /// From when until when nobody was heard the last time, if that was long.
    pub(crate) async fn was_down(&self) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
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
            let last = self.store.last_alive().await?.at;
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
    pub(crate) async fn beat(&self) -> bool {
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
            match self.store.note_alive(Alive::At(now)).await {
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
            let tables = self.store.tables(Which::Playing(after, PAGE)).await?;
            let Some(last) = tables.last() else { return Ok(()) };
            after = last.id;
            for table in tables.iter().map(|line| line.id) {
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
