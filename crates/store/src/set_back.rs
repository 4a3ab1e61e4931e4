//! Data that was set back under the running program: another server took the place of the one that stored it and lags behind,
//! or an older copy was restored there. Tables in memory then know more than the data.

use super::outbox_entry::queue;
use super::writer::Writer;
use super::{OutboxEntry, Store, StoreError};
use jiff::Timestamp;
use liege_table::Table;
use std::sync::{Arc, Mutex, PoisonError};

/// The tables that were set back, as they were before, until somebody takes them.
#[derive(Default)]
pub(super) struct SetBack(Mutex<Vec<Arc<Table>>>);

impl Store {
    /// Notes that the data has an older or another state of a table than the program has stored or read before. The table in
    /// memory is forgotten.
    ///
    /// # Errors
    /// Returns [`StoreError::Lost`] for a data file: nobody but this program changes it, so another one was put in its place.
    pub(super) fn note_set_back(&self, kept: &Arc<Table>, version: i64) -> Result<(), StoreError> {
        if let Some(Writer::File(writer)) = &self.inner.writer {
            return Err(StoreError::Lost(writer.overwritten()));
        }
        let table = kept.id();
        self.inner.table_cache.forget(table);
        let mut noted = self.inner.set_back.0.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.iter().any(|known| known.id() == table) {
            return Ok(());
        }
        tracing::error!(
            table,
            had = kept.version(),
            has = version,
            actions = kept.log().len(),
            "the data was set back: changes of this table that were acknowledged are missing; does another server answer now, \
             or was an older copy restored?"
        );
        noted.push(Arc::clone(kept));
        Ok(())
    }

    /// Whether tables were found to be set back that nobody has taken yet.
    pub fn is_set_back(&self) -> bool {
        !self.inner.set_back.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// Takes the tables that were found to be set back since this was asked last, as they were before.
    pub fn take_set_back(&self) -> Vec<Arc<Table>> {
        std::mem::take(&mut *self.inner.set_back.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Queues announcements that belong to no change of their table.
    ///
    /// # Errors
    /// Those of a transaction that writes.
    pub async fn announce(&self, table: i64, rows: &[OutboxEntry], now: Timestamp) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        queue(&mut transaction, table, rows, now).await?;
        transaction.commit().await
    }
}
