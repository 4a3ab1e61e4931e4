//! The look at the data file some seconds after a start, which nothing waits for.

use liege_store::{Store, StoreError};
use std::time::Duration;
use tokio::task::JoinHandle;

/// When it begins: after what is done at a start.
const AFTER: Duration = Duration::from_secs(3);

/// The look that is to come, or is under way.
pub(super) struct Checkup(JoinHandle<()>);

impl Checkup {
    /// Begins it in its time.
    pub(super) fn of(store: &Store) -> Checkup {
        let store = store.clone();
        Checkup(tokio::spawn(async move {
            tokio::time::sleep(AFTER).await;
            told(&store.quick_check().await);
        }))
    }

    /// Breaks it off, if it is not over.
    pub(super) async fn end(self) {
        self.0.abort();
        let _ = self.0.await;
    }
}

/// Says in the program's log what was found.
fn told(found: &Result<Vec<String>, StoreError>) {
    match found {
        Ok(damage) if damage.is_empty() => tracing::info!("the data file was looked through and is sound"),
        Ok(damage) => tracing::error!(
            found = damage.join("; "),
            "the data file is damaged: stop Liege, see what `liege verify` says, and put a backup in its place with \
             `liege restore FILE`, which keeps what is there now"
        ),
        // Of a file that is lost everybody is told already, and a server looks after itself.
        Err(StoreError::Lost(_) | StoreError::OnServer) => {}
        Err(error) => tracing::warn!(%error, "the data file could not be looked through"),
    }
}
