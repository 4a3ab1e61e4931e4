//! The connections of all shards of this process, and where their events go.

use super::gateway::Gateway;
use super::shards::{Hear, Shards};
use super::{DiscordError, told};
use liege_store::Shard;
use serenity::all::{Event, ShardId};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use tokio::task::{AbortHandle, JoinSet};

/// The number of events that are held. A process that waits longer connects anew when its turn comes.
const HELD: usize = 20_000;

/// Takes the events of all shards. It holds them until there is somebody who answers.
#[derive(Clone, Default)]
pub(super) struct Ear(Arc<Mutex<Heard>>);

#[derive(Default)]
struct Heard {
    held: Vec<(ShardId, Event)>,
    answers: Option<Arc<Gateway>>,
}

impl Ear {
    fn hear(&self, shard: ShardId, event: Event) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &heard.answers {
            Some(gateway) => notice(gateway, shard, event),
            None if heard.held.len() < HELD => heard.held.push((shard, event)),
            None => {}
        }
    }

    /// Whether events may have been lost because nobody answered for long.
    pub fn is_full(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).held.len() >= HELD
    }

    /// Passes all events on from now, and first those that were held.
    fn give_to(&self, gateway: &Arc<Gateway>) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let held = std::mem::take(&mut heard.held);
        gateway.heard_by_another(&held);
        for (shard, event) in held {
            if !gateway.is_handled(shard, &event) {
                notice(gateway, shard, event);
            }
        }
        heard.answers = Some(Arc::clone(gateway));
    }
}

fn notice(gateway: &Arc<Gateway>, shard: ShardId, event: Event) {
    // One bad event must not end the connection.
    if catch_unwind(AssertUnwindSafe(|| gateway.notice(shard, event))).is_err() {
        tracing::error!("the work on an event of Discord ended badly");
    }
}

/// The connections of all shards of this process.
pub(super) struct Line {
    pub shards: Arc<Shards>,
    pub ear: Ear,
    keeping: JoinSet<Result<(), DiscordError>>,
    kept: AbortHandle,
    end: watch::Sender<bool>,
}

impl Line {
    /// Opens the connections of these shards, each as soon as Discord lets it.
    pub fn open(shards: Arc<Shards>, own: impl Iterator<Item = Shard>) -> Line {
        let own: Vec<u32> = own.map(|shard| shard.id).collect();
        let (end, ended) = watch::channel(false);
        let ear = Ear::default();
        let (connections, heard) = (Arc::clone(&shards), ear.clone());
        let mut keeping = JoinSet::new();
        let kept = keeping.spawn(async move {
            let hear: Hear = Arc::new(move |shard, event| heard.hear(shard, event));
            connections.keep(own, &hear, &ended).await
        });
        Line { shards, ear, keeping, kept, end }
    }

    /// Whether the events of all these shards come.
    pub fn is_connected(&self, mut shards: impl Iterator<Item = Shard>) -> bool {
        shards.all(|shard| self.shards.connection(ShardId(shard.id)).connected)
    }

    /// Whether the connections have ended for good.
    pub fn is_over(&self) -> bool {
        self.kept.is_finished()
    }

    /// Passes all events to a gateway until `stop` becomes true; then says good-bye.
    ///
    /// # Errors
    /// Returns the reason why Discord refuses the bot for good.
    pub async fn keep(
        mut self,
        gateway: &Arc<Gateway>,
        mut stop: watch::Receiver<bool>,
    ) -> Result<(), DiscordError> {
        self.ear.give_to(gateway);
        let ended = tokio::select! {
            ended = self.keeping.join_next() => ended,
            () = told(&mut stop) => {
                let _ = self.end.send(true);
                self.keeping.join_next().await
            }
        };
        match ended {
            Some(Err(error)) => Err(DiscordError::Ended { why: error.to_string() }),
            Some(Ok(outcome)) => outcome,
            None => Ok(()),
        }
    }
}
