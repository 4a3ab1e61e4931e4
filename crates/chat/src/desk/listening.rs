//! The record of whether people are heard. After downtime each table gets the lost time back, by an entry of
//! its log, before anything else is done there.

use crate::clock::Trust;
use crate::desk::change::change;
use crate::desk::downtime::Listening;
use crate::desk::uptime::{listening, was_down};
use crate::desk::{Changed, Desk, Fault};
use jiff::SignedDuration;
use liege_store::{Alive, Shard, Which};
use liege_table::Step;
use std::time::Duration;

/// The interval at which the program stores that it is alive.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// The number of tables that are read at a time.
const PAGE: u32 = 200;

/// Sets whether people are heard from now on, by all shards. A chat listens from its beginning, unless its
/// transport says otherwise.
pub fn listens(desk: &Desk, listening: Listening) {
    for shard in desk.downtime.shards() {
        listens_by(desk, shard, listening);
    }
}

/// Sets whether a shard hears people from now on. If it is the first report with this number of shards, the
/// others count as deaf until they report.
pub fn listens_by(desk: &Desk, shard: Shard, listening: Listening) {
    let now = desk.now();
    desk.downtime.divide(shard.count, now, &desk.store);
    let before = desk.downtime.note(shard, &desk.store, |state| {
        let before = std::mem::replace(&mut state.listening, listening);
        if before == Listening::No && listening != Listening::No {
            state.hears_again(now);
        }
        before
    });
    if before != Some(listening) && listening == Listening::Yes {
        // Deadlines have waited for that.
        desk.queued.notify_one();
    }
}

/// Returns the time that this process must wait before this many of its shards may connect (*identify*) to
/// Discord, because other processes may be doing so.
pub async fn turn_to_introduce(desk: &Desk, shards: u32) -> Duration {
    let now = desk.now();
    match desk.store.turn_to_introduce(shards, now).await {
        Ok(turn) => Duration::try_from(turn.duration_since(now)).unwrap_or_default(),
        Err(fault) => {
            // Discord refuses a shard that connects too soon, and the shard tries again.
            tracing::warn!(%fault, "it can't be read whether other processes introduce themselves");
            Duration::ZERO
        }
    }
}

/// Returns the shards of this process that hear nobody now.
#[must_use]
pub fn deaf(desk: &Desk) -> Vec<Shard> {
    let deaf = |shard: &Shard| listening(desk, *shard) == Some(Listening::No);
    desk.downtime.shards().into_iter().filter(deaf).collect()
}

/// Gives every table its time back, once after a start or a loss of the connection; then stores now and then
/// that people are heard. Returns whether time may run anywhere; deadlines at tables of other shards must
/// wait.
pub(crate) async fn beat(desk: &Desk) -> bool {
    if !clock_settled(desk) {
        return false;
    }
    let mut goes_on = false;
    for shard in desk.downtime.shards() {
        goes_on |= beat_of(desk, shard).await;
    }
    goes_on
}

/// Whether the clock can be relied on. If it has moved for good, the time between is given back everywhere,
/// like downtime.
fn clock_settled(desk: &Desk) -> bool {
    match desk.clock.trust() {
        Trust::Sure => true,
        Trust::Doubted => false,
        Trust::Moved(to) => {
            // The end of the old time is noted before anybody can act at the new time.
            for shard in desk.downtime.shards() {
                desk.downtime.note(shard, &desk.store, |state| state.hears_again(to));
            }
            desk.clock.settle();
            true
        }
    }
}

async fn beat_of(desk: &Desk, shard: Shard) -> bool {
    let Some(state) = desk.downtime.state(shard) else { return false };
    if !desk.downtime.goes_on(shard, state.since) {
        return false;
    }
    if let Some(from) = state.unstored {
        // This changes nothing, but tells whether anything can be stored again.
        if desk.store.note_alive(shard, Alive::At(from)).await.is_err() {
            return false;
        }
        let now = desk.now();
        desk.downtime.note(shard, &desk.store, |state| state.stores_again(now));
    }
    let Some(state) = desk.downtime.state(shard) else { return false };
    let (since, noted) = (state.since, state.noted);
    if noted.is_none()
        && let Err(fault) = give_back(desk, shard).await
    {
        tracing::error!(%fault, ?shard, "the time in which nobody was heard can't be given back");
        return false;
    }
    // The connection may have been lost meanwhile.
    if !desk.downtime.goes_on(shard, since) {
        return false;
    }
    if !state.given {
        desk.downtime.note(shard, &desk.store, |state| state.given |= state.since == since);
    }
    let now = desk.now();
    // After the clock was set back, this must not wait until the old time comes again.
    if noted.is_none_or(|noted| now < noted || now.duration_since(noted) >= BEAT) {
        match desk.store.note_alive(shard, Alive::At(now)).await {
            Ok(()) => {
                desk.downtime.note(shard, &desk.store, |state| {
                    if state.since == since {
                        (state.noted, state.unstored) = (Some(now), None);
                    }
                });
            }
            Err(fault) => {
                tracing::error!(%fault, "that the program is alive can't be noted");
                desk.downtime.note(shard, &desk.store, |state| {
                    state.unstored.get_or_insert(now);
                });
                return false;
            }
        }
    }
    desk.downtime.goes_on(shard, since)
}

async fn give_back(desk: &Desk, shard: Shard) -> Result<(), Fault> {
    let Some((from, to)) = was_down(desk, shard).await? else { return Ok(()) };
    desk.store.give_challenges_back(shard, from, to).await?;
    let mut after = 0;
    loop {
        let tables = desk.store.tables(Which::PlayingOn(shard, after, PAGE)).await?;
        let Some(last) = tables.last() else { return Ok(()) };
        after = last.id;
        for table in tables.iter().map(|line| line.id) {
            // Any change gives the time back first; no other change is wanted here.
            let nothing = |_: &liege_table::Table| Err::<Step, ()>(());
            match change(desk, table, None, nothing).await {
                Ok(Changed::Done(_) | Changed::Refused(..) | Changed::HeardBefore | Changed::NoTable) => {}
                Err(fault) => tracing::error!(table, %fault, "a table is not given its time back"),
            }
        }
    }
}
