//! What the delivery worker knows, and what it has going on.

use crate::command::When;
use crate::desk::Desk;
use crate::transport::Transport;
use crate::upkeep::daily_puzzles::post_daily_puzzles;
use crate::upkeep::machines::begin_thinking;
use crate::upkeep::signboards::show_states;
use crate::upkeep::timers::{do_timed, run_timers};
use liege_store::{Job, Queued};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::{Id, JoinError, JoinSet};

/// Rows sent side by side, each of another table: what limits them is how long Discord takes to answer.
const AT_ONCE: usize = 16;
/// After so long it is looked what is due even if there is enough to do.
pub(super) const LOOK: Duration = Duration::from_secs(1);
/// What time has made due is looked for no more often, however much goes on.
const TEND: Duration = Duration::from_millis(100);
/// What is edited in place likewise: it stands for twenty seconds and more.
const SHOW: Duration = Duration::from_secs(2);

/// What the worker knows.
pub(super) struct Round {
    /// Rows that are due, in the order of the queue.
    pub(super) due: Vec<Queued>,
    pub(super) sending: JoinSet<()>,
    /// What is edited in place.
    pub(super) showing: Beside,
    /// What time has made due.
    pub(super) tending: Beside,
    /// The tables whose rows are being sent: of each one at a time.
    pub(super) under_way: HashMap<Id, i64>,
    /// When it was last looked what is due.
    pub(super) looked: Option<Instant>,
    /// Whether more may be due than is known.
    pub(super) rung: bool,
}

/// What is done again and again beside the posts, by one task at a time: nothing waits for it.
pub(super) struct Beside {
    task: JoinSet<()>,
    every: Duration,
    /// When it was last begun.
    begun: Option<Instant>,
    /// Whether there may be something new to do.
    stirred: bool,
}

impl Beside {
    fn new(every: Duration) -> Beside {
        Beside { task: JoinSet::new(), every, begun: None, stirred: true }
    }

    /// Begins it, if it is time for that.
    pub(super) fn begin(&mut self, work: impl Future<Output = ()> + Send + 'static) {
        while self.task.try_join_next().is_some() {}
        if self.wait() == Some(Duration::ZERO) {
            (self.begun, self.stirred) = (Some(Instant::now()), false);
            self.task.spawn(work);
        }
    }

    /// After which time it is to be begun again, if that is known.
    pub(super) fn wait(&self) -> Option<Duration> {
        let rested = self.begun.map_or(self.every, |begun| begun.elapsed());
        (self.stirred && self.task.is_empty()).then(|| self.every.saturating_sub(rested))
    }

    /// Waits for its end, if it goes on.
    pub(super) async fn ended(&mut self) -> Option<()> {
        self.task.join_next().await.map(drop)
    }
}

impl Round {
    /// The first.
    pub(super) fn new() -> Round {
        Round {
            due: Vec::new(),
            sending: JoinSet::new(),
            showing: Beside::new(SHOW),
            tending: Beside::new(TEND),
            under_way: HashMap::new(),
            looked: None,
            rung: false,
        }
    }

    /// Something has changed, or time has passed.
    pub(super) fn ring(&mut self) {
        (self.rung, self.tending.stirred, self.showing.stirred) = (true, true, true);
    }

    /// Begins what is done beside the posts, as far as there may be anything.
    pub(super) fn tend(&mut self, desk: &Arc<Desk>, transport: &Arc<dyn Transport>) {
        let (timed, shown, transport) = (Arc::clone(desk), Arc::clone(desk), Arc::clone(transport));
        self.tending.begin(async move {
            run_timers(&timed).await;
            begin_thinking(&timed).await;
            do_timed(&timed, When::Last).await;
        });
        self.showing.begin(async move {
            show_states(&shown, &*transport).await;
            post_daily_puzzles(&shown, &*transport).await;
        });
    }

    /// When it is to be begun again at the latest, as far as that is known.
    pub(super) fn tends_in(&self) -> Option<Duration> {
        self.tending.wait().into_iter().chain(self.showing.wait()).min()
    }

    pub(super) fn has_room(&self) -> bool {
        self.under_way.len() < AT_ONCE
    }

    pub(super) fn sends(&self, table: i64) -> bool {
        self.under_way.values().any(|known| *known == table)
    }

    /// Takes note of what is due. A row that is being sent may have been due still when it was looked, and
    /// with it what comes after: those of its table are known when it is looked again.
    pub(super) fn learn(&mut self, due: Vec<Job>) {
        let known = due.into_iter().filter_map(|job| match job {
            Job::Post(row) if !self.sends(row.table) => Some(row),
            _ => None,
        });
        self.due = known.collect();
        (self.looked, self.rung) = (Some(Instant::now()), false);
    }

    /// Notes what has ended meanwhile; whether anything has.
    pub(super) fn clean_up(&mut self) -> bool {
        let before = self.under_way.len();
        while let Some(sent) = self.sending.try_join_next_with_id() {
            self.ended(sent);
        }
        self.under_way.len() < before
    }

    pub(super) fn ended(&mut self, sent: Result<(Id, ()), JoinError>) {
        self.under_way.remove(&sent.map_or_else(|broken| broken.id(), |(id, ())| id));
    }
}
