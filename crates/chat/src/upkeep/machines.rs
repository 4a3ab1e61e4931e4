//! Machines at tables: what they have to do is thought of when it is their turn ([`crate::desk::turns`]), and is done as
//! anybody does it.

use crate::desk::background::Place;
use crate::desk::change::change_seen;
use crate::desk::turns::{Party, Thinking};
use crate::desk::{Changed, Desk, Fault};
use futures::FutureExt;
use liege_store::{Done, Job, MachineTurn, Work};
use liege_table::machines::{self, Decision};
use liege_table::{Player, Table};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, PoisonError};

/// Tables that stand in line at most. Of each member there are one or two of a level, whatever else waits in the store; so
/// these are tables of some hundred members.
const IN_LINE: u32 = 1_024;
/// Things done for machines in one go where nothing happens in the background.
const IN_A_ROW: usize = 64;
/// How long a table is left alone at which a machine could not do what it has to.
const REST: jiff::SignedDuration = jiff::SignedDuration::from_mins(15);

/// What came of a look at a table.
enum Chore {
    /// A machine did something, or has to look again.
    Done,
    /// They wait for others.
    Nothing {
        /// The version of the table that was looked at.
        version: i64,
    },
}

/// Lets the tables that wait for a machine stand in line, each in a task of its own.
pub(crate) async fn begin_thinking(desk: &Arc<Desk>) {
    for turn in machines_due(desk, IN_LINE).await {
        let table = turn.table;
        if !desk.thinking.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
            continue;
        }
        let desk = Arc::clone(desk);
        tokio::spawn(async move {
            think(&desk, turn).await;
            desk.thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
            desk.queued.notify_one();
        });
    }
}

/// Does what machines have to do, one after the other, until they wait for people.
pub(crate) async fn think_all(desk: &Desk) {
    for _ in 0..IN_A_ROW {
        let Some(turn) = machines_due(desk, 1).await.into_iter().next() else { return };
        think(desk, turn).await;
    }
}

async fn machines_due(desk: &Desk, limit: u32) -> Vec<MachineTurn> {
    match desk.store.take(&[Work::Machines], desk.now(), limit).await {
        Ok(jobs) => jobs
            .into_iter()
            .filter_map(|job| if let Job::Machine(turn) = job { Some(turn) } else { None })
            .collect(),
        Err(fault) => {
            tracing::error!(%fault, "the tables that wait for a machine can't be read");
            Vec::new()
        }
    }
}

/// Does what a machine has to do at a table when it is its turn, or leaves it alone for a while.
async fn think(desk: &Desk, turn: MachineTurn) {
    let MachineTurn { table, server, host, level } = turn;
    let party = Party { server, member: host };
    // When the program ends, it is thought of after the next start.
    let Ok(place) = desk.places.take(Thinking::Machine(level), party).await else { return };
    // A defect at one table must not leave it thought of for ever.
    let done = AssertUnwindSafe(do_chore(desk, table, place)).catch_unwind().await;
    let now = desk.now();
    let noted = match done.unwrap_or_else(|_| Err(Fault::Stopped("the machine panicked".to_owned()))) {
        Ok(Chore::Done) => return,
        Ok(Chore::Nothing { version }) => desk.store.done(Done::MachinesIdle(table, version), now).await,
        Err(fault) => {
            tracing::error!(table, %fault, "a machine can't do what it has to");
            let until = now.saturating_add(REST).unwrap_or(now);
            desk.store.done(Done::MachinesLater(table, until), now).await
        }
    };
    if let Err(fault) = noted {
        tracing::error!(table, %fault, "that a machine waits can't be noted");
    }
}

/// Does what a machine has to do at a table, if there is anything.
async fn do_chore(desk: &Desk, id: i64, place: Place) -> Result<Chore, Fault> {
    let gone = || Fault::Stopped("the table is gone".to_owned());
    let table = desk.table(id).await?.ok_or_else(gone)?;
    let version = table.version();
    let Some((player, decision)) = decided(&table, place).await? else {
        return Ok(Chore::Nothing { version });
    };
    let now = desk.now();
    // Whatever has happened meanwhile is thought of anew.
    let act = |current: &Table| {
        if current.version() != version {
            return Err(None);
        }
        decision.done(current, &player, now).map_err(Some)
    };
    match change_seen(desk, &table, None, act).await? {
        Changed::Refused(_, Some(error)) => Err(error.into()),
        _ => Ok(Chore::Done),
    }
}

/// What the machines of a table do next.
async fn decided(table: &Arc<Table>, place: Place) -> Result<Option<(Player, Decision)>, Fault> {
    let thought_of = Arc::clone(table);
    let decided = place.think(move || machines::next(&thought_of)).await?;
    decided.map_err(|loss| Fault::Stopped(format!("a machine finds nothing to do: {:?}", loss.chore)))
}
