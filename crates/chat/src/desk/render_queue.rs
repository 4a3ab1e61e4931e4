//! The queue for animations and sheets: one is made at a time, later requests wait. A member can have one
//! request, and no more wait than can be made in a minute or two.

use jiff::{SignedDuration, Timestamp};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most requests in the queue, including the one being made.
const ROOM: usize = 12;
/// The time in which one replay is not shown to everybody at one place again.
const SHOWN_FOR: SignedDuration = SignedDuration::from_mins(10);

/// The queue.
#[derive(Debug, Default)]
pub struct RenderQueue {
    turn: Arc<tokio::sync::Mutex<()>>,
    guests: Mutex<HashSet<String>>,
    shown: Mutex<HashMap<(String, String), Timestamp>>,
}

/// The reason why a request does not get into the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Busy {
    /// The member has a request in the queue already.
    Yours,
    /// The queue is full.
    Full,
}

/// A place in the queue; dropping it gives it up.
#[derive(Debug)]
pub struct Ticket {
    render_queue: Arc<RenderQueue>,
    member: String,
    /// The number of requests before it.
    pub ahead: usize,
}

impl RenderQueue {
    /// Enters the queue.
    pub(crate) fn enter(self: &Arc<Self>, member: &str) -> Result<Ticket, Busy> {
        let mut guests = lock(&self.guests);
        if guests.contains(member) {
            return Err(Busy::Yours);
        }
        let ahead = guests.len();
        if ahead >= ROOM {
            return Err(Busy::Full);
        }
        guests.insert(member.to_owned());
        Ok(Ticket { render_queue: Arc::clone(self), member: member.to_owned(), ahead })
    }

    /// Stores that something is shown to everybody at a place. Returns whether it was not shown there lately.
    pub(crate) fn show(&self, place: &str, what: &str, now: Timestamp) -> bool {
        let mut shown = lock(&self.shown);
        shown.retain(|_, then| now.duration_since(*then) < SHOWN_FOR);
        let key = (place.to_owned(), what.to_owned());
        if shown.contains_key(&key) {
            return false;
        }
        shown.insert(key, now);
        true
    }
}

impl Ticket {
    /// Waits for its turn, which lasts until the returned guard is dropped.
    pub(crate) async fn turn(&self) -> tokio::sync::OwnedMutexGuard<()> {
        Arc::clone(&self.render_queue.turn).lock_owned().await
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        lock(&self.render_queue.guests).remove(&self.member);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_at_a_time_and_one_each() {
        let render_queue: Arc<RenderQueue> = Arc::default();
        let ada = render_queue.enter("ada").unwrap();
        assert_eq!(render_queue.enter("ada").unwrap_err(), Busy::Yours);
        let bo = render_queue.enter("bo").unwrap();
        assert_eq!((ada.ahead, bo.ahead), (0, 1));
        let turn = ada.turn().await;
        assert!(futures::poll!(std::pin::pin!(bo.turn())).is_pending(), "one at a time");
        drop((turn, ada));
        let _turn = bo.turn().await;
        let again = render_queue.enter("ada").unwrap();
        let rest: Vec<Ticket> = (2..ROOM).map(|n| render_queue.enter(&n.to_string()).unwrap()).collect();
        assert_eq!(render_queue.enter("late").unwrap_err(), Busy::Full);
        drop((again, rest));
        assert_eq!(render_queue.enter("late").unwrap().ahead, 1);
    }

    #[test]
    fn the_same_is_not_shown_again_at_once() {
        let render_queue = RenderQueue::default();
        let now = Timestamp::UNIX_EPOCH;
        assert!(
            render_queue.show("c", "1", now)
                && render_queue.show("c", "2", now)
                && render_queue.show("d", "1", now)
        );
        assert!(!render_queue.show("c", "1", now + SignedDuration::from_mins(9)));
        assert!(render_queue.show("c", "1", now + SignedDuration::from_mins(11)));
    }
}
