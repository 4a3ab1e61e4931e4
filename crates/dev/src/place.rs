//! The place of the data of a long run: a file, or a separate schema on a server.

use liege_store::secret::Secret;
use liege_store::{Location, Scratch, Store};
use tempfile::TempDir;

/// A place for the data of one run.
pub struct Place {
    location: Location,
    /// Both are deleted with the place.
    _folder: TempDir,
    scratch: Option<Scratch>,
}

impl Place {
    /// A new place: on the server at an address, or a file in a temporary folder.
    ///
    /// # Errors
    /// Returns an error if there is no room for temporary files, or the server can't be used.
    pub async fn new(server: Option<&Secret>) -> Result<Place, String> {
        let folder =
            tempfile::tempdir().map_err(|error| format!("no temporary files can be made: {error}"))?;
        let scratch = match server {
            Some(address) => Some(Scratch::on(address).await.map_err(|error| error.to_string())?),
            None => None,
        };
        let file = Location::File(folder.path().join("liege.sqlite"));
        let location = scratch.as_ref().map_or(file, Scratch::location);
        Ok(Place { location, _folder: folder, scratch })
    }

    /// A new place of a test: on the server of `LIEGE_TEST_SERVER` if that is set.
    ///
    /// # Errors
    /// Returns the errors of [`Place::new`].
    pub async fn of_test() -> Result<Place, String> {
        Place::new(std::env::var("LIEGE_TEST_SERVER").ok().map(Secret::new).as_ref()).await
    }

    /// Opens the data.
    ///
    /// # Errors
    /// Returns an error if it can't be opened.
    pub async fn open(&self) -> Result<Store, String> {
        Store::open_at(&self.location).await.map_err(|error| format!("the data is not opened: {error}"))
    }

    /// Deletes the data.
    ///
    /// # Errors
    /// Returns an error if the server can't be used.
    pub async fn remove(self) -> Result<(), String> {
        match self.scratch {
            Some(scratch) => scratch.remove().await.map_err(|error| error.to_string()),
            None => Ok(()),
        }
    }
}
