//! Queues: the items of one queue are handled one after another, different queues at the same time.
//!
//! The gateway's events come in their order, but messages from before a session are read beside them, and
//! answers are ready in any order. Ids grow with time: each item waits a moment for an earlier one.

use futures::FutureExt;
use futures::future::BoxFuture;
use std::collections::{BTreeMap, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;

const SETTLE: Duration = Duration::from_millis(10);

/// Tasks that the program waits for before it ends.
#[derive(Default, Debug)]
pub(super) struct Tasks(Mutex<JoinSet<()>>);

impl Tasks {
    /// Starts a task.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut tasks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Ended tasks are removed here, so that the set does not grow.
        while let Some(ended) = tasks.try_join_next() {
            if let Err(error) = ended {
                tracing::error!(%error, "a task of the Discord side ended badly");
            }
        }
        tasks.spawn(task);
    }

    /// Waits until all tasks have ended, at most for `time`; the rest are cancelled.
    pub async fn finish(&self, time: Duration) {
        let ended = async {
            loop {
                let mut tasks = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
                if tasks.is_empty() {
                    return;
                }
                while tasks.join_next().await.is_some() {}
            }
        };
        if tokio::time::timeout(time, ended).await.is_err() {
            tracing::warn!("some answers were still under way at the end");
        }
    }
}

type Work<T> = dyn Fn(T) -> BoxFuture<'static, ()> + Send + Sync;

/// Queues of items, handled in the order of their numbers.
pub(super) struct ChannelQueues<T> {
    waiting: Mutex<HashMap<u64, BTreeMap<u64, T>>>,
    work: Box<Work<T>>,
}

impl<T: Send + 'static> ChannelQueues<T> {
    /// Makes queues whose items are passed to `work`.
    pub fn new(work: impl Fn(T) -> BoxFuture<'static, ()> + Send + Sync + 'static) -> Arc<ChannelQueues<T>> {
        Arc::new(ChannelQueues { waiting: Mutex::default(), work: Box::new(work) })
    }

    /// Puts an item into a queue. If its number is already waiting there, it is a duplicate and is dropped.
    pub fn put(self: &Arc<Self>, tasks: &Tasks, queue: u64, number: u64, item: T) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = !waiting.contains_key(&queue);
        waiting.entry(queue).or_default().entry(number).or_insert(item);
        drop(waiting);
        if idle {
            let queues = Arc::clone(self);
            tasks.spawn(async move {
                loop {
                    tokio::time::sleep(SETTLE).await;
                    let Some(item) = queues.take(queue) else { return };
                    // Without this, a queue whose work panicked would take no more items.
                    if AssertUnwindSafe((queues.work)(item)).catch_unwind().await.is_err() {
                        tracing::error!(queue, "the work on an item ended badly");
                    }
                }
            });
        }
    }

    /// The next item of a queue. If there is none the queue is closed.
    fn take(&self, queue: u64) -> Option<T> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let item = waiting.get_mut(&queue).and_then(BTreeMap::pop_first);
        if item.is_none() {
            waiting.remove(&queue);
        }
        item.map(|(_, item)| item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[tokio::test]
    async fn a_lane_goes_on_after_work_that_ended_badly() {
        let done: Arc<Mutex<Vec<u64>>> = Arc::default();
        let queues = {
            let done = Arc::clone(&done);
            ChannelQueues::new(move |number: u64| {
                let done = Arc::clone(&done);
                async move {
                    assert_ne!(number, 1, "the first item is a bad one");
                    done.lock().unwrap().push(number);
                }
                .boxed()
            })
        };
        let tasks = Tasks::default();
        queues.put(&tasks, 7, 1, 1);
        queues.put(&tasks, 7, 2, 2);
        tasks.finish(Duration::from_secs(5)).await;
        queues.put(&tasks, 7, 3, 3);
        tasks.finish(Duration::from_secs(5)).await;
        assert_eq!(*done.lock().unwrap(), [2, 3]);
    }

    #[tokio::test]
    async fn a_lane_keeps_the_order_and_lanes_do_not_wait_for_each_other() {
        let done: Arc<Mutex<Vec<(u64, u64)>>> = Arc::default();
        let queues = {
            let done = Arc::clone(&done);
            ChannelQueues::new(move |(queue, number): (u64, u64)| {
                let done = Arc::clone(&done);
                async move {
                    tokio::time::sleep(Duration::from_millis(20 * queue)).await;
                    done.lock().unwrap().push((queue, number));
                }
                .boxed()
            })
        };
        let tasks = Tasks::default();
        let started = Instant::now();
        for (queue, number) in [(5, 2), (1, 3), (5, 1), (1, 1), (1, 2), (1, 2)] {
            queues.put(&tasks, queue, number, (queue, number));
        }
        tasks.finish(Duration::from_secs(5)).await;
        let done = done.lock().unwrap();
        let of = |queue| done.iter().filter(|(l, _)| *l == queue).map(|(_, n)| *n).collect::<Vec<_>>();
        assert_eq!(of(1), [1, 2, 3]);
        assert_eq!(of(5), [1, 2]);
        let last = done.last().copied();
        assert_eq!(last, Some((5, 2)), "the quick lane did not wait: {done:?}");
        assert!(started.elapsed() < Duration::from_secs(4));
        assert!(queues.waiting.lock().unwrap().is_empty(), "lanes that are done are forgotten");
    }
}
