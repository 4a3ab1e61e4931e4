//! Machines at tables: what they have to do is thought of on a thread that leaves others their time, and is done as
//! anybody does it.

use crate::chat::desk::background::in_background;
use crate::chat::desk::{Changed, Chat, Fault};
use crate::machines::{self, Decision};
use crate::store::{Done, Job, Work};
use crate::table::{Player, Table};
use futures::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, PoisonError};

/// Tables that are thought of at once: one processor is left to everything else.
const AT_ONCE: u32 = 2;
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

impl Chat {
    /// Begins to think at the tables that wait for a machine, each in a task of its own.
    pub(crate) async fn begin_thinking(self: &Arc<Self>) {
        for table in self.machines_due().await {
            if !self.thinking.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
                continue;
            }
            let chat = Arc::clone(self);
            tokio::spawn(async move {
                chat.think(table).await;
                chat.thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
                chat.queued.notify_one();
            });
        }
    }

    /// Does what machines have to do, one after the other, until they wait for people.
    pub(crate) async fn think_all(&self) {
        for _ in 0..IN_A_ROW {
            let Some(table) = self.machines_due().await.into_iter().next() else { return };
            self.think(table).await;
        }
    }

    async fn machines_due(&self) -> Vec<i64> {
        match self.store.take(&[Work::Machines], self.clock.now(), AT_ONCE).await {
            Ok(jobs) => jobs
                .into_iter()
                .filter_map(|job| if let Job::Machine(id) = job { Some(id) } else { None })
                .collect(),
            Err(fault) => {
                tracing::error!(%fault, "the tables that wait for a machine can't be read");
                Vec::new()
            }
        }
    }

    /// Does what a machine has to do at a table, or leaves it alone for a while.
    async fn think(&self, table: i64) {
        let now = self.clock.now();
        // A defect at one table must not leave it thought of for ever.
        let done = AssertUnwindSafe(self.do_chore(table)).catch_unwind().await;
        let noted = match done.unwrap_or_else(|_| Err(Fault::Stopped("the machine panicked".to_owned()))) {
            Ok(Chore::Done) => return,
            Ok(Chore::Nothing { version }) => self.store.done(Done::MachinesIdle(table, version), now).await,
            Err(fault) => {
                tracing::error!(table, %fault, "a machine can't do what it has to");
                let until = now.saturating_add(REST).unwrap_or(now);
                self.store.done(Done::MachinesLater(table, until), now).await
            }
        };
        if let Err(fault) = noted {
            tracing::error!(table, %fault, "that a machine waits can't be noted");
        }
    }

    /// Does what a machine has to do at a table, if there is anything.
    async fn do_chore(&self, id: i64) -> Result<Chore, Fault> {
        let gone = || Fault::Stopped("the table is gone".to_owned());
        let table = self.table(id).await?.ok_or_else(gone)?;
        let version = table.version();
        let Some((player, decision)) = self.decided(&table).await? else {
            return Ok(Chore::Nothing { version });
        };
        let now = self.clock.now();
        // Whatever has happened meanwhile is thought of anew.
        let act = |current: &Table| {
            if current.version() != version {
                return Err(None);
            }
            decision.done(current, &player, now).map_err(Some)
        };
        match self.change_seen(&table, None, act).await? {
            Changed::Refused(_, Some(error)) => Err(error.into()),
            _ => Ok(Chore::Done),
        }
    }

    /// What the machines of a table do next, thought of on a thread of its own.
    async fn decided(&self, table: &Arc<Table>) -> Result<Option<(Player, Decision)>, Fault> {
        let thought_of = Arc::clone(table);
        let decided = in_background(move || machines::next(&thought_of)).await?;
        decided.map_err(|loss| Fault::Stopped(format!("a machine finds nothing to do: {:?}", loss.chore)))
    }
}
