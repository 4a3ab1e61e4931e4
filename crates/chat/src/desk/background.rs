//! What takes long and has time: thinking. It is done in turns ([`Turns`]), a few things at a time, on threads that leave
//! everybody else their time.

use crate::desk::Fault;
use crate::desk::turns::{Party, Seated, Thinking, Turns};
use std::fmt;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many things are thought about at once at most; fewer where that would not leave a processor to everything else.
const PLACES: usize = 4;

/// Those who wait, each with what tells it that there is a place.
type Waiting = Arc<Mutex<Turns<oneshot::Sender<Place>>>>;

/// The places where is thought.
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
    /// So many of them, one at least.
    pub(crate) fn of(count: usize) -> Places {
        Places(Arc::new(Mutex::new(Turns::new(count))))
    }

    /// Waits until it is somebody's turn.
    ///
    /// # Errors
    /// When the program ends first ([`Places::send_away`]).
    pub(crate) async fn take(&self, what: Thinking, party: Party) -> Result<Place, Fault> {
        let (send, receive) = oneshot::channel();
        locked(&self.0).push(what, party, send);
        call(&self.0);
        receive.await.map_err(|_| stopped())
    }

    /// How many wait.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> usize {
        locked(&self.0).waiting()
    }

    /// Lets nobody wait any longer, for nothing is thought of any more. What waits in the store does so after the next start.
    pub(crate) fn send_away(&self) {
        let waiting = locked(&self.0).clear();
        drop(waiting);
    }

    /// Does some work when it is somebody's turn: machines wait for it, so it should take a second or two.
    ///
    /// # Errors
    /// If the thread can't be had, or the work stops in the middle.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        what: Thinking,
        party: Party,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        self.take(what, party).await?.think(work).await
    }
}

/// Tells those whose turn it is.
fn call(waiting: &Waiting) {
    loop {
        let mut turns = locked(waiting);
        let Some((send, seated)) = turns.next() else { return };
        drop(turns);
        let place = Place { waiting: Arc::clone(waiting), seated: Some(seated) };
        if let Err(mut place) = send.send(place)
            && let Some(seated) = place.seated.take()
        {
            // They have gone meanwhile.
            locked(waiting).leave(seated);
        }
    }
}

/// A place where is thought. Dropped, it is the next one's.
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
    /// Does some work here, on a thread of its own. The place is taken until that ends, even if nobody waits for it any
    /// longer: so there are never more threads than places.
    ///
    /// # Errors
    /// If the thread can't be had, or the work stops in the middle.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (send, receive) = oneshot::channel();
        let think = move || {
            give_way();
            let done = work();
            // Whoever hears of it finds the place free.
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

/// Lets whoever waits for a picture go first. (On Linux this is the thread's own; where it can't be, others only wait a
/// little longer.)
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
        // A defect leaves the place to others.
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

    /// Nobody waits for it any longer, and it thinks on.
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
