//! What becomes of the data while the program runs, and what is saved of it then.

use super::data_file::RESCUED;
use super::file_mark::beside;
use super::writer::Writer;
use super::{Loss, Store, StoreError};
use std::path::PathBuf;

impl Store {
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
