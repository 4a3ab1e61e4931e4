//! What becomes of the data while the program runs, and what is saved of it then.

use super::data_file::RESCUED;
use super::file_mark::beside;
use super::{Loss, Store, StoreError};
use std::path::PathBuf;

impl Store {
    /// What has become of the data, if it is not where it was, or another process has it: nothing is stored any more.
    pub fn loss(&self) -> Option<Loss> {
        self.inner.writer.as_ref()?.loss()
    }

    /// Whether no other process writes in this one's place, nor will for a while: what is told to others than the database now
    /// is told once. Alone with a data file that is always so.
    pub async fn is_sure(&self) -> bool {
        match &self.inner.writer {
            Some(writer) => writer.is_sure().await,
            None => false,
        }
    }

    /// Waits until nothing is stored any more, which is looked after whenever something is to be stored; in a store opened
    /// for reading, for ever.
    pub async fn lost(&self) -> Loss {
        match &self.inner.writer {
            Some(writer) => writer.lost().await,
            None => std::future::pending().await,
        }
    }

    /// Saves everything that was stored to a new file beside the data file, when that is lost: as long as this
    /// program has it open it can be read, whatever its name. Gives the new file's name.
    ///
    /// # Errors
    /// Those of [`Store::backup`]; [`StoreError::Lost`] if there is nothing left to be saved.
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
