//! Work on the data file beside everything else: its check some seconds after a start, and then its copies. Nothing waits for
//! it.

use super::{Failure, copies};
use crate::config::Effective;
use liege_store::{Store, StoreError};
use std::time::Duration;
use tokio::task::JoinHandle;

/// When it begins: after the work of a start.
const AFTER: Duration = Duration::from_secs(3);

/// The planned or running work.
pub(super) struct Checkup(JoinHandle<()>);

impl Checkup {
    /// Plans it.
    ///
    /// # Errors
    /// Copies are wanted, and the data is not in a file.
    pub(super) fn of(store: &Store, effective: &Effective) -> Result<Checkup, Failure> {
        let store = store.clone();
        let data = effective.config.data.clone();
        let copies = copies::wanted(effective)?.map(|(backup, folder)| (backup.clone(), folder.to_owned()));
        Ok(Checkup(tokio::spawn(async move {
            tokio::time::sleep(AFTER).await;
            told(&store.quick_check().await);
            if let Some((backup, folder)) = copies {
                copies::keep(store, data, folder, backup).await;
            }
        })))
    }

    /// Cancels it, if it is not finished.
    pub(super) async fn end(self) {
        self.0.abort();
        let _ = self.0.await;
    }
}

/// Logs the findings.
fn told(found: &Result<Vec<String>, StoreError>) {
    match found {
        Ok(damage) if damage.is_empty() => tracing::info!("the data file was looked through and is sound"),
        Ok(damage) => tracing::error!(
            found = damage.join("; "),
            "the data file is damaged: stop Liege, see what `liege verify` says, and put a backup in its place with \
             `liege restore FILE`, which keeps what is there now"
        ),
        // Everybody is told already of a file that is lost, and a server looks after itself.
        Err(StoreError::Lost(_) | StoreError::OnServer) => {}
        Err(error) => tracing::warn!(%error, "the data file could not be looked through"),
    }
}
