//! The times in which people are heard, and in which they were not.

use crate::clock::Trust;
use crate::desk::downtime::{Break, LEAST, Listening};
use crate::desk::{Desk, Fault};
use jiff::Timestamp;
use liege_store::{LastAlive, Shard};

pub(crate) fn listening(desk: &Desk, shard: Shard) -> Option<Listening> {
    desk.downtime.state(shard).map(|state| state.listening)
}

/// Whether time runs anywhere, so that deadlines may pass.
pub(crate) fn time_goes_on(desk: &Desk) -> bool {
    desk.clock.trust() == Trust::Sure
        && desk.downtime.shards().into_iter().any(|shard| listening(desk, shard) == Some(Listening::Yes))
}

/// Whether time runs on a server, or in direct messages, so that deadlines may pass.
pub(crate) fn time_goes_on_at(desk: &Desk, server: Option<&str>) -> bool {
    desk.clock.trust() == Trust::Sure
        && listening(desk, desk.downtime.shard_of(server)) == Some(Listening::Yes)
}

/// Returns the beginning and end of the last downtime on a server, or in direct messages, if it was long
/// enough to count.
pub(crate) async fn was_down_at(
    desk: &Desk,
    server: Option<&str>,
) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
    was_down(desk, desk.downtime.shard_of(server)).await
}

pub(crate) async fn was_down(desk: &Desk, shard: Shard) -> Result<Option<(Timestamp, Timestamp)>, Fault> {
    let now = desk.now();
    desk.downtime.note(shard, &desk.store, |state| {
        if state.unstored.is_some_and(|from| now.duration_since(from) >= LEAST) {
            state.stores_again(now);
        }
    });
    loop {
        let Some(state) = desk.downtime.state(shard) else { return Ok(None) };
        let since = match state.was {
            Break::Long(from, to) => return Ok(Some((from, to))),
            Break::Short => return Ok(None),
            // The downtime is not over.
            Break::Unknown if state.listening == Listening::No => return Ok(None),
            Break::Unknown => state.since,
        };
        let last = LastAlive::of(shard, &desk.store.last_alive().await?).at;
        let long = last.filter(|last| since.duration_since(*last) >= LEAST);
        desk.downtime.note(shard, &desk.store, |state| {
            // Another task may have found it out meanwhile, or it was longer.
            if state.since == since && matches!(state.was, Break::Unknown) {
                state.was = long.map_or(Break::Short, |last| Break::Long(last, since));
            }
        });
    }
}
