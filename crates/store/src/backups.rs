//! Copies of the data file. A copy is complete, or it does not exist.

use super::database::Connection;
use super::drafts::Draft;
use super::{Store, StoreError};
use sqlx::SqliteConnection;
use std::path::Path;

impl Store {
    /// Copies all data to a new file, while it is in use. The copy is a data file like any other.
    ///
    /// # Errors
    /// The file exists already, or the copy cannot be written; an incomplete copy is removed.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match self.inner.readers.acquire().await? {
            Connection::Sqlite(mut held) => copy(held.get(), to).await,
            #[cfg(feature = "postgres")]
            Connection::Postgres(_) => Err(StoreError::OnServer),
        }
    }
}

/// Copies everything that a connection sees to a new file.
pub(super) async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let draft = Draft::begin(to)?;
    let path = draft.path().to_str().ok_or_else(|| StoreError::Path(to.to_owned()))?.to_owned();
    sqlx::query("VACUUM INTO $1").bind(path).execute(connection).await?;
    draft.finish()
}
