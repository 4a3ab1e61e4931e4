//! The loss of the data file while the program runs: it saves the data that it still has, and ends.
//!
//! It ends because nothing new can be stored, and because its extra files beside the data file would disturb
//! the file that is there now. The next start reads the messages that members write meanwhile.

use super::Failure;
use liege_store::{Loss, Store, StoreError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// The pause before it tries again to save the data: as long as the program runs, the data can still be read.
const AGAIN: Duration = Duration::from_mins(1);

/// Watches over the data file.
pub(super) struct Watch {
    /// Becomes true when the program is asked to stop, or the file is lost and its data is safe.
    pub(super) stop: watch::Receiver<bool>,
    end: JoinHandle<Option<Failure>>,
}

impl Watch {
    /// Starts watching; `stop` becomes true when the program is asked to stop.
    pub(super) fn over(store: &Store, mut stop: watch::Receiver<bool>) -> Watch {
        let (ended, end) = watch::channel(false);
        let store = store.clone();
        let task = tokio::spawn(async move {
            let failure = tokio::select! {
                failure = save(&store) => Some(failure),
                _ = stop.wait_for(|stop| *stop) => None,
            };
            let _ = ended.send(true);
            failure
        });
        Watch { stop: end, end: task }
    }

    /// The outcome of the program: the given one, or that the data file was lost.
    pub(super) async fn end<T>(self, store: &Store, outcome: Result<T, Failure>) -> Result<T, Failure> {
        let Some(loss) = store.loss() else { return outcome };
        let saved = self.end.await.ok().flatten();
        let hint = "nothing of it could be saved before the program was stopped";
        Err(saved.unwrap_or_else(|| Failure::new(loss, hint)))
    }
}

/// Waits until the data file is lost, and saves its data.
async fn save(store: &Store) -> Failure {
    let loss = store.lost().await;
    tracing::error!(%loss, "nothing is stored any more");
    if loss == Loss::Superseded {
        return Failure::new(
            loss,
            "the other one goes on; start this one again, and it waits until that one ends",
        );
    }
    loop {
        match store.rescue().await {
            Ok(file) => {
                let file = file.display();
                tracing::error!(%file, "everything that was stored is in this file; Liege stops");
                let hint = format!(
                    "everything that was stored until then is in {file}: `liege restore {file}` makes it the data \
                     file again"
                );
                return Failure::new(loss, hint);
            }
            Err(StoreError::Lost(_)) => {
                tracing::error!("what was stored cannot be saved; Liege stops");
                let hint = "what was in it cannot be saved: `liege restore FILE` puts a backup in its place, and keeps \
                            what is there now";
                return Failure::new(loss, hint);
            }
            Err(error) => {
                tracing::error!(%error, "what was stored cannot be saved to a new file; it is tried again every minute");
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}
