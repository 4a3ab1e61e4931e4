//! Machines at tables. Their work waits for its turn ([`crate::desk::turns`]), and follows the rules for
//! everybody.

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

/// The most tables in the queue. Each member has one or two for each level, whatever else waits in the store;
/// so these are the tables of some hundred members.
const IN_LINE: u32 = 1_024;
/// The most actions of machines in one go, if there is no background.
const IN_A_ROW: usize = 64;
/// The pause of a table at which a machine failed.
const REST: jiff::SignedDuration = jiff::SignedDuration::from_mins(15);

/// The result of a look at a table.
enum Chore {
    /// A machine did something, or has to look again.
    Done,
    /// The machines wait for others.
    Nothing {
        /// The version of the table at the look.
        version: i64,
    },
}

/// Queues the tables that wait for a machine, each in a task of its own.
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

/// Does the work of machines, one after the other, until they wait for people.
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

/// Does the work of a machine at a table when it is its turn, or pauses the table.
async fn think(desk: &Desk, turn: MachineTurn) {
    let MachineTurn { table, server, host, level } = turn;
    let party = Party { server, member: host };
    // If the program ends first, the next start queues it again.
    let Ok(place) = desk.places.take(Thinking::Machine(level), party).await else { return };
    // A panic at one table must not leave it marked as running forever.
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

/// Does the work of a machine at a table, if there is any.
async fn do_chore(desk: &Desk, id: i64, place: Place) -> Result<Chore, Fault> {
    let gone = || Fault::Stopped("the table is gone".to_owned());
    let table = desk.table(id).await?.ok_or_else(gone)?;
    let version = table.version();
    let Some((player, decision)) = decided(&table, place).await? else {
        return Ok(Chore::Nothing { version });
    };
    let now = desk.now();
    // If anything has happened meanwhile, the machine starts again.
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

/// Returns the next action of a table's machines.
async fn decided(table: &Arc<Table>, place: Place) -> Result<Option<(Player, Decision)>, Fault> {
    let thought_of = Arc::clone(table);
    let decided = place.think(move || machines::next(&thought_of)).await?;
    decided.map_err(|loss| Fault::Stopped(format!("a machine finds nothing to do: {:?}", loss.chore)))
}
