//! Copies of the data file, whole or not there at all.

use super::data_file::{DRAFT, draft, publish};
use super::database::Connection;
use super::file_mark::beside;
use super::file_mark::mark_anew;
use super::{Store, StoreError};
use sqlx::SqliteConnection;
use std::io::{self, ErrorKind};
use std::path::Path;

impl Store {
    /// Copies the whole data to a new file, while it is in use. The copy is a data file like any other.
    ///
    /// # Errors
    /// There is a file already, or the copy cannot be written; an incomplete copy is removed.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match self.inner.readers.acquire().await? {
            Connection::Sqlite(mut held) => copy(held.get(), to).await,
            #[cfg(feature = "postgres")]
            Connection::Postgres(_) => Err(StoreError::OnServer),
        }
    }
}

/// Copies what a connection sees to a new file.
pub(super) async fn copy(connection: &mut SqliteConnection, to: &Path) -> Result<(), StoreError> {
    let failed = |source: io::Error| match source.kind() {
        ErrorKind::AlreadyExists | ErrorKind::WouldBlock => StoreError::Exists(to.to_owned()),
        _ => StoreError::Copy { to: to.to_owned(), source },
    };
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Exists(to.to_owned()));
    }
    // Complete or not there: what is cut short does not look like a data file.
    let part = beside(to, DRAFT);
    let text = part.to_str().ok_or_else(|| StoreError::Path(to.to_owned()))?;
    let mut file = draft(&part).map_err(failed)?;
    let copied = match sqlx::query("VACUUM INTO $1").bind(text).execute(connection).await {
        Err(error) => Err(error.into()),
        Ok(_) => mark_anew(&mut file)
            .and_then(|()| file.sync_all())
            .and_then(|()| publish(&part, to))
            .map_err(failed),
    };
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    copied
}
