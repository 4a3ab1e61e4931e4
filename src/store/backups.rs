//! Copies of the data file, whole or not there at all.

use super::data_file::{DRAFT, RESCUED, draft, publish};
use super::database::Connection;
use super::file_mark::beside;
use super::file_mark::mark_anew;
use super::writer::Writer;
use super::{Loss, Store, StoreError};
use sqlx::SqliteConnection;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

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

    /// What has become of the data file, if it is not where it was: nothing is stored any more.
    #[must_use]
    pub fn loss(&self) -> Option<Loss> {
        #[cfg(feature = "postgres")]
        if let Some(Writer::Server(_, tenure)) = &self.inner.writer {
            return tenure.is_taken().then_some(Loss::Superseded);
        }
        let place = self.inner.place.as_ref()?;
        // What can't be seen now may be there.
        let _ = place.check();
        place.loss()
    }

    /// Waits until the data file is found not to be where it was, which is looked after whenever something is
    /// stored; in a store opened for reading, for ever.
    pub async fn lost(&self) -> Loss {
        #[cfg(feature = "postgres")]
        if let Some(Writer::Server(_, tenure)) = &self.inner.writer {
            tenure.taken().await;
            return Loss::Superseded;
        }
        match &self.inner.place {
            Some(place) => place.lost().await,
            None => std::future::pending().await,
        }
    }

    /// Saves everything that was stored to a new file beside the data file, when that is lost: as long as this
    /// program has it open it can be read, whatever its name. Gives the new file's name.
    ///
    /// # Errors
    /// Those of [`Store::backup`]; [`StoreError::Lost`] if there is nothing left to be saved.
    pub async fn rescue(&self) -> Result<PathBuf, StoreError> {
        let both = self.inner.place.as_ref().zip(self.inner.writer.as_ref());
        let Some((place, Writer::File(writer))) = both else { return Err(StoreError::ReadOnly) };
        let mut to = beside(&place.path, RESCUED);
        for number in 2.. {
            match writer.save(&to).await {
                Err(StoreError::Exists(_)) => to = beside(&place.path, &format!("{RESCUED}-{number}")),
                outcome => return outcome.map(|()| to),
            }
        }
        Err(StoreError::Exists(to))
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
