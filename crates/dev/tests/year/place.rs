//! The place of the data in a test: a file, or a separate schema on the server of `LIEGE_TEST_SERVER`.

use liege_store::secret::Secret;
use liege_store::{Location, Scratch, Store};
use tempfile::TempDir;

/// A place for the data of one test.
pub struct Place {
    location: Location,
    /// Both are deleted with the place.
    _folder: TempDir,
    scratch: Option<Scratch>,
}

impl Place {
    pub async fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let scratch = match std::env::var("LIEGE_TEST_SERVER") {
            Ok(url) => Some(Scratch::on(&Secret::new(url)).await.unwrap()),
            Err(_) => None,
        };
        let file = Location::File(folder.path().join("liege.sqlite"));
        let location = scratch.as_ref().map_or(file, Scratch::location);
        Place { location, _folder: folder, scratch }
    }

    /// Opens the data.
    pub async fn open(&self) -> Store {
        Store::open_at(&self.location).await.unwrap()
    }

    /// Deletes the data.
    pub async fn remove(self) {
        if let Some(scratch) = self.scratch {
            scratch.remove().await.unwrap();
        }
    }
}
