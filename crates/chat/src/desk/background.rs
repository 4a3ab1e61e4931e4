//! What takes long and has time: thinking. One thing at a time, on a thread that leaves everybody else their time.

use crate::desk::Fault;
use tokio::sync::{Semaphore, oneshot};

/// One at a time thinks.
static PLACES: Semaphore = Semaphore::const_new(1);

/// Does some work when those before are done; machines wait for it, so it should take a second or two.
///
/// # Errors
/// If the thread can't be had, or the work stops in the middle.
pub(crate) async fn in_background<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let stopped = || Fault::Stopped("a thread stopped thinking".to_owned());
    let place = PLACES.acquire().await.map_err(|_| stopped())?;
    let (send, receive) = oneshot::channel();
    let think = move || {
        give_way();
        let _ = send.send(work());
    };
    let spawned = std::thread::Builder::new().name("liege-machine".to_owned()).spawn(think);
    spawned.map_err(|error| Fault::Stopped(error.to_string()))?;
    let done = receive.await;
    drop(place);
    done.map_err(|_| stopped())
}

/// Lets whoever waits for a picture go first. (On Linux this is the thread's own; where it can't be, others only wait a
/// little longer.)
fn give_way() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
}
