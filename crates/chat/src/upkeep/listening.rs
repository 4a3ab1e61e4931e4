//! Time in which nobody was heard is given back, whether the program was down or had no connection: to each table by an
//! entry of its log, before anything else is done there.

use crate::chat::desk::downtime::{Break, LEAST, Listening};
use crate::chat::desk::{Changed, Chat, Fault};
use crate::store::{Alive, LastAlive, Shard, Which};
use crate::table::Step;
use jiff::{SignedDuration, Timestamp};
use std::time::Duration;

/// How often the program notes that it is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Tables looked after at once.
const PAGE: u32 = 200;

impl Chat {
    /// Takes in whether people are heard from now on, by whatever shard. A chat listens from its beginning, unless its
    /// transport says otherwise.
    pub fn listens(&self, listening: Listening) {
        for shard in self.downtime.shards() {
            self.listens_by(shard, listening);
        }
    }

    /// Takes in whether people are heard by a shard from now on. Is it the first that is heard of so many shards, nobody is
    /// heard by the others until they say otherwise.
    pub fn listens_by(&self, shard: Shard, listening: Listening) {
        let now = self.clock.now();
        self.downtime.divide(shard.count, now, &self.store);
        let before = self.downtime.note(shard, &self.store, |state| {
            let before = std::mem::replace(&mut state.listening, listening);
            if before == Listening::No && listening != Listening::No {
                state.hears_again(now);
            }
            before
        });
        if before != Some(listening) && listening == Listening::Yes {
            // What is due has waited for that.
            self.queued.notify_one();
        }
    }

    /// How long this process has to wait until so many shards of it may introduce themselves to Discord, for others may be
    /// doing so.
    pub async fn turn_to_introduce(&self, shards: u32) -> Duration {
        let now = self.clock.now();
        match self.store.turn_to_introduce(shards, now).await {
            Ok(turn) => Duration::try_from(turn.duration_since(now)).unwrap_or_default(),
            Err(fault) => {
                // Discord turns away who comes too soon, and serenity tries again.
                tracing::warn!(%fault, "it can't be read whether other processes introduce themselves");
                Duration::ZERO
            }
        }
    }

    /// The shards of this process by which nobody is heard now.
    #[must_use]
    pub fn deaf(&self) -> Vec<Shard> {
        let deaf = |shard: &Shard| self.listening(*shard) == Some(Listening::No);
        self.downtime.shards().into_iter().filter(deaf).collect()
    }

    fn listening(&self, shard: Shard) -> Option<Listening> {
        self.downtime.state(shard).map(|state| state.listening)
    }

    /// Whether what is due may be done anywhere.
    pub(crate) fn time_goes_on(&self) -> bool {
        self.downtime.shards().into_iter().any(|shard| self.listening(shard) == Some(Listening::Yes))
    }

    /// Whether what is due may be done on a server, or in direct messages.
    pub(crate) fn time_goes_on_at(&self, server: Option<&str>) -> bool {
        self.listening(self.downtime.shard_of(server)) == Some(Listening::Yes)
    }

    /// From when until when nobody was heard the last time on a server, or in direct messages, if that was long.
    pub(crate) async fn was_down_at(
        &self,
        server: Option<&str>,
    ) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
        self.was_down(self.downtime.shard_of(server)).await
    }

    async fn was_down(&self, shard: Shard) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
        loop {
            let Some(state) = self.downtime.state(shard) else { return Ok(None) };
            let since = match state.was {
                Break::Long(from, to) => return Ok(Some((from, to))),
                Break::Short => return Ok(None),
                // It is not over.
                Break::Unknown if state.listening == Listening::No => return Ok(None),
                Break::Unknown => state.since,
            };
            let last = LastAlive::of(shard, &self.store.last_alive().await?).at;
            let long = last.filter(|last| since.duration_since(*last) >= LEAST);
            self.downtime.note(shard, &self.store, |state| {
                // Somebody else may have found it out meanwhile, or it was longer.
                if state.since == since && matches!(state.was, Break::Unknown) {
                    state.was = long.map_or(Break::Short, |last| Break::Long(last, since));
                }
            });
        }
    }

    /// Gives every table its time back, once after a start or a loss of the connection; then notes from time
    /// to time that people are heard. Whether time can go on anywhere: what is overdue at the tables of other shards
    /// must wait.
    pub(crate) async fn beat(&self) -> bool {
        let mut goes_on = false;
        for shard in self.downtime.shards() {
            goes_on |= self.beat_of(shard).await;
        }
        goes_on
    }

    async fn beat_of(&self, shard: Shard) -> bool {
        let Some(state) = self.downtime.state(shard) else { return false };
        let (since, noted) = (state.since, state.noted);
        if !self.downtime.goes_on(shard, since) {
            return false;
        }
        if noted.is_none()
            && let Err(fault) = self.give_back(shard).await
        {
            tracing::error!(%fault, ?shard, "the time in which nobody was heard can't be given back");
            return false;
        }
        // The connection may have been lost meanwhile.
        if !self.downtime.goes_on(shard, since) {
            return false;
        }
        if !state.given {
            self.downtime.note(shard, &self.store, |state| state.given |= state.since == since);
        }
        let now = self.clock.now();
        // A clock that was set back must not keep it from being noted until the old time is reached again.
        if noted.is_none_or(|noted| now < noted || now.duration_since(noted) >= BEAT) {
            match self.store.note_alive(shard, Alive::At(now)).await {
                Ok(()) => {
                    self.downtime.note(shard, &self.store, |state| {
                        if state.since == since {
                            state.noted = Some(now);
                        }
                    });
                }
                Err(fault) => tracing::error!(%fault, "that the program is alive can't be noted"),
            }
        }
        self.downtime.goes_on(shard, since)
    }

    async fn give_back(&self, shard: Shard) -> Result<(), Fault> {
        let Some((from, to)) = self.was_down(shard).await? else { return Ok(()) };
        self.store.give_challenges_back(shard, from, to).await?;
        let mut after = 0;
        loop {
            let tables = self.store.tables(Which::PlayingOn(shard, after, PAGE)).await?;
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
