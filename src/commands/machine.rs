//! The system's limits for this process: files and connections, and threads.

use super::Failure;
use std::io;
use std::sync::mpsc::channel;
use std::thread;
use tokio::runtime::{Builder, Runtime};

/// The number of threads needed beside the workers: one that waits for files, and those of the data file.
const BESIDES: usize = 4;

/// The number of files and connections that this process may have open at a time, if that is limited.
pub(super) fn descriptors() -> Option<u64> {
    #[cfg(unix)]
    return rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    return None;
}

/// The runtime for everything that does not wait for the processor.
///
/// # Errors
/// Returns an error if there can't be as many threads as it needs.
pub(super) fn runtime() -> Result<Runtime, Failure> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    // The runtime would panic if it could not have a thread.
    try_threads(workers + BESIDES).map_err(|error| no_threads(&error))?;
    let built = Builder::new_multi_thread().worker_threads(workers).enable_all().build();
    built.map_err(|error| no_threads(&error))
}

/// The error that there can be no thread, with the remedy.
pub(super) fn no_threads(error: &io::Error) -> Failure {
    Failure::new(
        format!("the program cannot start its threads: {error}"),
        "the system allows too few (`ulimit -u`, or TasksMax= of a systemd unit): let this user have at least 64",
    )
}

/// Starts this number of threads at once for a moment.
fn try_threads(count: usize) -> io::Result<()> {
    let (mut threads, mut ends) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut started = Ok(());
    for _ in 0..count {
        let (end, ended) = channel::<()>();
        // It ends when the other side is dropped.
        let wait = move || {
            let _ = ended.recv();
        };
        match thread::Builder::new().name("trial".to_owned()).spawn(wait) {
            Ok(thread) => {
                threads.push(thread);
                ends.push(end);
            }
            Err(error) => {
                started = Err(error);
                break;
            }
        }
    }
    drop(ends);
    for thread in threads {
        let _ = thread.join();
    }
    started
}
