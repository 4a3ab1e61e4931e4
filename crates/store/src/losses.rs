//! Losses of the data while the program runs, and the rescue of what was stored.

use super::data_file::RESCUED;
use super::file_mark::beside;
use super::{Loss, Store, StoreError};
use std::path::PathBuf;

impl Store {
    /// The loss of the data, if it is no longer in its place, or another process has taken it. Nothing is
    /// stored any more then.
    pub fn loss(&self) -> Option<Loss> {
        self.inner.writer.as_ref()?.loss()
    }

    /// Whether no other process writes instead of this one, or will for a while. If so, a message to the
    /// outside world is sent only once. With a data file this is always true.
    pub async fn is_sure(&self) -> bool {
        match &self.inner.writer {
            Some(writer) => writer.is_sure().await,
            None => false,
        }
    }

    /// Waits until nothing is stored any more, which is checked at every write; forever in a store opened for
    /// reading.
    pub async fn lost(&self) -> Loss {
        match &self.inner.writer {
            Some(writer) => writer.lost().await,
            None => std::future::pending().await,
        }
    }

    /// Saves everything that was stored to a new file beside the data file, when that is lost: as long as
    /// this program has it open it can be read, whatever its name. Returns the new file's name.
    ///
    /// # Errors
    /// Returns the errors of [`Store::backup`], and [`StoreError::Lost`] if nothing is left to save.
    pub async fn rescue(&self) -> Result<PathBuf, StoreError> {
        let writer = self.file_writer()?;
        let path = &writer.place.path;
        let mut to = beside(path, RESCUED);
        for number in 2.. {
            match writer.save(&to).await {
                Err(StoreError::Exists(_)) => to = beside(path, &format!("{RESCUED}-{number}")),
                outcome => return outcome.map(|()| to),
            }
        }
        Err(StoreError::Exists(to))
    }
}
