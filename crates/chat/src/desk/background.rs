//! Slow work in the background: engines. Requests wait in a queue ([`Turns`]) and run a few at a time, on
//! threads with low priority.

use crate::desk::Fault;
use crate::desk::turns::{Party, Seated, Thinking, Turns};
use std::fmt;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// The most requests that run at once; fewer if that would leave no processor for everything else.
const PLACES: usize = 4;

/// The queue of requests, each with a channel that tells it that a place is free.
type Waiting = Arc<Mutex<Turns<oneshot::Sender<Place>>>>;

/// The places for background work.
pub(crate) struct Places(Waiting);

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Places")
    }
}

impl Default for Places {
    fn default() -> Places {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        Places::of(processors.saturating_sub(1).min(PLACES))
    }
}

fn locked(waiting: &Waiting) -> MutexGuard<'_, Turns<oneshot::Sender<Place>>> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Places {
    /// Creates this many places, at least one.
    pub(crate) fn of(count: usize) -> Places {
        Places(Arc::new(Mutex::new(Turns::new(count))))
    }

    /// Waits for a free place.
    ///
    /// # Errors
    /// If the program ends first ([`Places::send_away`]).
    pub(crate) async fn take(&self, what: Thinking, party: Party) -> Result<Place, Fault> {
        let (send, receive) = oneshot::channel();
        locked(&self.0).push(what, party, send);
        call(&self.0);
        receive.await.map_err(|_| stopped())
    }

    /// Returns the number of waiting requests.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        locked(&self.0).waiting()
    }

    /// Drops all waiting requests, because no more work is done. Requests that are in the store continue
    /// after the next start.
    pub(crate) fn send_away(&self) {
        let waiting = locked(&self.0).clear();
        drop(waiting);
    }

    /// Does some work when it is the party's turn. Machines wait for it, so it should take a second or two.
    ///
    /// # Errors
    /// If no thread is available, or the work panics.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        what: Thinking,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.take(what, party).await?.think(work).await
    }
}

/// Tells the next requests that it is their turn.
fn call(waiting: &Waiting) {
    loop {
        let mut turns = locked(waiting);
        let Some((send, seated)) = turns.next() else { return };
        drop(turns);
        let place = Place { waiting: Arc::clone(waiting), seated: Some(seated) };
        if let Err(mut place) = send.send(place)
            && let Some(seated) = place.seated.take()
        {
            // The request was dropped meanwhile.
            locked(waiting).leave(seated);
        }
    }
}

/// A place for background work. When dropped, it goes to the next request.
pub(crate) struct Place {
    waiting: Waiting,
    seated: Option<Seated>,
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(seated) = self.seated.take() {
            locked(&self.waiting).leave(seated);
            call(&self.waiting);
        }
    }
}

impl Place {
    /// Does some work in this place, on a thread of its own. The place is taken until the work ends, even if
    /// nobody waits for it any more, so there are never more threads than places.
    ///
    /// # Errors
    /// If no thread is available, or the work panics.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (send, receive) = oneshot::channel();
        let think = move || {
            give_way();
            let done = work();
            // The place is free before the result is known.
            drop(self);
            let _ = send.send(done);
        };
        let spawned = std::thread::Builder::new().name("liege-machine".to_owned()).spawn(think);
        spawned.map_err(|error| Fault::Stopped(error.to_string()))?;
        receive.await.map_err(|_| stopped())
    }
}

fn stopped() -> Fault {
    Fault::Stopped("a thread stopped thinking".to_owned())
}

/// Lowers the priority of this thread, so that pictures come first. (On Linux the priority is the thread's
/// own; on other systems it stays, and others only wait a little longer.)
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::FutureExt as _;

    fn party(member: &str) -> Party {
        Party { server: None, member: member.to_owned() }
    }

    #[tokio::test]
    async fn a_place_is_given_on_whatever_becomes_of_who_had_it() {
        let places = Places::of(1);
        let take = |member| places.take(Thinking::Machine(1), party(member));
        let first = take("p1").await.unwrap();
        let mut gone = Box::pin(take("p2"));
        let mut second = Box::pin(take("p3"));
        assert!((&mut gone).now_or_never().is_none() && (&mut second).now_or_never().is_none());
        drop(gone);
        drop(first);
        let second = second.now_or_never().expect("whoever has gone is passed over").unwrap();
        // A panic frees the place.
        let broken = second.think(|| assert_eq!(1, 2, "as a defect would")).await;
        assert!(broken.is_err());
        assert_eq!(places.think(Thinking::Review, party("p4"), || 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn at_the_end_of_the_program_nobody_waits() {
        let places = Places::of(1);
        let place = places.take(Thinking::Machine(1), party("p1")).await.unwrap();
        let mut waits = Box::pin(places.take(Thinking::Machine(1), party("p2")));
        assert!((&mut waits).now_or_never().is_none());
        places.send_away();
        assert!(waits.now_or_never().expect("it is sent away").is_err());
        drop(place);
        assert!(
            places.take(Thinking::Machine(1), party("p3")).now_or_never().is_some_and(|place| place.is_ok())
        );
    }

    /// A request that nobody waits for continues to the end.
    #[tokio::test]
    async fn there_are_no_more_threads_than_places() {
        let places = Places::of(1);
        let (go_on, wait) = std::sync::mpsc::channel::<()>();
        let place = places.take(Thinking::Machine(5), party("p1")).await.unwrap();
        assert!(place.think(move || wait.recv()).now_or_never().is_none());
        let mut second = Box::pin(places.take(Thinking::Machine(1), party("p2")));
        assert!((&mut second).now_or_never().is_none(), "the thread has the place");
        go_on.send(()).unwrap();
        assert!(second.await.is_ok());
    }
}
