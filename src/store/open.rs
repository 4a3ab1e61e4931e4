//! Opening the data file, and refusing to.

use super::{Games, OpenError, Store, StoreError};
use std::path::Path;

/// What clones of a store share.
pub(super) struct Inner {
    /// Finds games.
    #[expect(dead_code)]
    pub(super) games: Games,
}

impl Store {
    /// Opens the data file for the one program that writes to it; creates it if there is none.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        Store::open_with(path, crate::game::by_id).await
    }

    /// The same, with other games than those of the registry.
    pub async fn open_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        todo!("{path:?} {}", games("").is_some())
    }

    /// Opens an existing data file for reading, whether or not another program writes to it.
    pub async fn open_read_only(path: &Path) -> Result<Store, OpenError> {
        Store::open_read_only_with(path, crate::game::by_id).await
    }

    /// The same, with other games than those of the registry.
    pub async fn open_read_only_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        todo!("{path:?} {}", games("").is_some())
    }

    /// Copies the whole data to a new file, while it is in use.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        todo!("{to:?}")
    }

    /// Ends the use of the data file, with everything written; for a tidy end of the program.
    pub async fn close(&self) {
        todo!()
    }
}
