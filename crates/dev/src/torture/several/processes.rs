//! The processes of all shares, and the choice of the one that hears a message.

use super::process::{Process, Surroundings};
use futures::future::join_all;
use liege_chat::{Answer, Incoming};
use liege_store::Share;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The number of shards of each process.
const SHARDS: u32 = 2;

/// All processes that were started on one database.
pub(super) struct Processes {
    address: String,
    around: Surroundings,
    /// For each share, the process started last.
    latest: Mutex<Vec<Arc<Process>>>,
    /// Others, with the number of their share, that were replaced while they were stopped. They don't know
    /// it, and after a short stop it may still be their turn.
    replaced: Mutex<Vec<(u32, Arc<Process>)>>,
    count: u32,
}

impl Processes {
    /// Starts this number of processes on the database at an address.
    pub(super) async fn begin(
        address: String,
        count: u32,
        around: Surroundings,
    ) -> Result<Processes, String> {
        let (latest, replaced) = (Mutex::default(), Mutex::default());
        let processes = Processes { address, around, latest, replaced, count: count.max(1) };
        for number in 0..processes.count {
            let process = processes.start(number).await?;
            processes.all().push(process);
        }
        Ok(processes)
    }

    /// The number of shares.
    pub(super) fn count(&self) -> u32 {
        self.count
    }

    /// The number of shards.
    pub(super) fn shards(&self) -> u32 {
        self.count * SHARDS
    }

    fn all(&self) -> MutexGuard<'_, Vec<Arc<Process>>> {
        self.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn replaced(&self) -> MutexGuard<'_, Vec<(u32, Arc<Process>)>> {
        let mut replaced = self.replaced.lock().unwrap_or_else(PoisonError::into_inner);
        replaced.retain(|(_, process)| process.runs());
        replaced
    }

    fn share(&self, number: u32) -> Share {
        Share::Some { first: number * SHARDS, last: number * SHARDS + SHARDS - 1, count: self.shards() }
    }

    async fn start(&self, number: u32) -> Result<Arc<Process>, String> {
        Process::start(&self.address, self.share(number), self.around.clone()).await.map(Arc::new)
    }

    /// The process started last for a share. If it has ended, another is started.
    pub(super) async fn latest(&self, number: u32) -> Result<Arc<Process>, String> {
        let known = Arc::clone(&self.all()[number as usize]);
        if known.runs() { Ok(known) } else { self.replace(number).await.map(|(_, new)| new) }
    }

    /// Starts another process for a share. Returns the old one and the new one.
    pub(super) async fn replace(&self, number: u32) -> Result<(Arc<Process>, Arc<Process>), String> {
        let new = self.start(number).await?;
        let old = std::mem::replace(&mut self.all()[number as usize], Arc::clone(&new));
        Ok((old, new))
    }

    /// Starts another process for a share while the old one is stopped for this long; the old one is ended
    /// properly a while after it goes on.
    pub(super) async fn replace_stopped(
        &self,
        number: u32,
        long: Duration,
        and_then: Duration,
    ) -> Result<(), String> {
        let (old, _) = self.replace(number).await?;
        self.replaced().push((number, Arc::clone(&old)));
        tokio::spawn(async move {
            tokio::time::sleep(long + and_then).await;
            old.end();
        });
        Ok(())
    }

    /// Sends a message of a shard to the process that has the shard or believes so, and to the process with
    /// the number `besides`. Returns the answers that one of them gives within a while.
    pub(super) async fn hear(
        &self,
        (shard, besides): (u32, Option<u32>),
        incoming: &Incoming,
        patience: Duration,
    ) -> Result<Option<Vec<Answer>>, String> {
        let number = shard / SHARDS;
        let mut hearing = vec![self.latest(number).await?];
        hearing
            .extend(self.replaced().iter().filter(|(of, _)| *of == number).map(|(_, old)| Arc::clone(old)));
        if let Some(other) = besides {
            hearing.push(self.latest(other).await?);
        }
        let answers = join_all(hearing.iter().map(|process| process.hear(incoming, patience))).await;
        let answered = answers.iter().flatten().find(|answers| !answers.is_empty()).cloned();
        Ok(answered.or_else(|| answers.into_iter().flatten().next()))
    }
}
