//! The state of the delivery worker, and its running tasks.

use crate::command::When;
use crate::desk::Desk;
use crate::transport::Transport;
use crate::upkeep::contests::{ask_for_leavers, show_contests};
use crate::upkeep::councils::tend_councils;
use crate::upkeep::daily_puzzles::post_daily_puzzles;
use crate::upkeep::machines::begin_thinking;
use crate::upkeep::signboards::show_states;
use crate::upkeep::timers::{do_timed, run_timers};
use liege_store::{About, Job, Queued};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::{Id, JoinError, JoinSet};

/// The most rows that are sent at once, each of another table: the limit is Discord's time to answer.
const AT_ONCE: usize = 16;
/// The interval after which the worker looks for waiting rows even if it has enough to do.
pub(super) const LOOK: Duration = Duration::from_secs(1);
/// The shortest interval between two rounds of upkeep, however much goes on.
const TEND: Duration = Duration::from_millis(100);
/// The shortest interval between two rounds of edits in place: signboards stay for twenty seconds and more.
const SHOW: Duration = Duration::from_secs(2);

/// The state of the worker.
pub(super) struct Round {
    /// The waiting rows, in the order of the queue.
    pub(super) due: Vec<Queued>,
    pub(super) sending: JoinSet<()>,
    /// The task that edits signboards and threads in place.
    pub(super) showing: Beside,
    /// The task that runs upkeep.
    pub(super) tending: Beside,
    /// The tables and contests whose rows are being sent, one row at a time for each.
    pub(super) under_way: HashMap<Id, About>,
    /// The time of the last look for waiting rows.
    pub(super) looked: Option<Instant>,
    /// Whether more rows may wait than are known.
    pub(super) rung: bool,
}

/// Edits what stands in channels, posts the puzzles of the day, opens and closes threads of allies: everything that goes out
/// beside the queue.
pub(super) async fn show(desk: &Desk, transport: &dyn Transport) {
    show_states(desk, transport).await;
    show_contests(desk, transport).await;
    post_daily_puzzles(desk, transport).await;
    tend_councils(desk, transport).await;
}

/// Repeated work beside the posts, in one task at a time: nothing waits for it.
pub(super) struct Beside {
    task: JoinSet<()>,
    every: Duration,
    /// The time at which it began last.
    begun: Option<Instant>,
    /// Whether there may be new work.
    stirred: bool,
}

impl Beside {
    fn new(every: Duration) -> Beside {
        Beside { task: JoinSet::new(), every, begun: None, stirred: true }
    }

    /// Begins the work, if it is time.
    pub(super) fn begin(&mut self, work: impl Future<Output = ()> + Send + 'static) {
        while self.task.try_join_next().is_some() {}
        if self.wait() == Some(Duration::ZERO) {
            (self.begun, self.stirred) = (Some(Instant::now()), false);
            self.task.spawn(work);
        }
    }

    /// Returns the time until it should begin again, if that is known.
    pub(super) fn wait(&self) -> Option<Duration> {
        let rested = self.begun.map_or(self.every, |begun| begun.elapsed());
        (self.stirred && self.task.is_empty()).then(|| self.every.saturating_sub(rested))
    }

    /// Waits for its end, if it is running.
    pub(super) async fn ended(&mut self) -> Option<()> {
        self.task.join_next().await.map(drop)
    }
}

impl Round {
    /// Creates the state at the start.
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

    /// Notes that something has changed, or that time has passed.
    pub(super) fn ring(&mut self) {
        (self.rung, self.tending.stirred, self.showing.stirred) = (true, true, true);
    }

    /// Begins the work beside the posts, if there may be any.
    pub(super) fn tend(&mut self, desk: &Arc<Desk>, transport: &Arc<dyn Transport>) {
        let (timed, asked) = (Arc::clone(desk), Arc::clone(transport));
        self.tending.begin(async move {
            ask_for_leavers(&timed, &*asked).await;
            run_timers(&timed).await;
            begin_thinking(&timed).await;
            do_timed(&timed, When::Last).await;
        });
        let (desk, transport) = (Arc::clone(desk), Arc::clone(transport));
        self.showing.begin(async move { show(&desk, &*transport).await });
    }

    /// Returns the longest time until that work begins again, if it is known.
    pub(super) fn tends_in(&self) -> Option<Duration> {
        self.tending.wait().into_iter().chain(self.showing.wait()).min()
    }

    pub(super) fn has_room(&self) -> bool {
        self.under_way.len() < AT_ONCE
    }

    pub(super) fn sends(&self, about: About) -> bool {
        self.under_way.values().any(|known| *known == about)
    }

    /// Takes the result of a look. A row that is being sent may have been in it still, with later rows of its
    /// table: those rows come with the next look.
    pub(super) fn learn(&mut self, due: Vec<Job>) {
        let known = due.into_iter().filter_map(|job| match job {
            Job::Post(row) if !self.sends(row.about) => Some(row),
            _ => None,
        });
        self.due = known.collect();
        (self.looked, self.rung) = (Some(Instant::now()), false);
    }

    /// Notes which tasks have ended. Returns whether any has.
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
