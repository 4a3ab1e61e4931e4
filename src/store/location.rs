//! Where the data is: in a file, or on a server.

use super::error::ServerError;
use super::{Games, OpenError, Store};
use crate::secret::Secret;
use std::path::PathBuf;

/// Where Liege keeps everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// In a data file, which one process writes to.
    File(PathBuf),
    /// In a database of a `PostgreSQL` server at this address, which several processes use.
    Server(Secret),
}

impl Store {
    /// Opens what is there for a program that writes; makes it where there is nothing yet.
    ///
    /// # Errors
    /// Anything but data of this program, in order, that may be used: see [`OpenError`].
    pub async fn open_at(location: &Location) -> Result<Store, OpenError> {
        match location {
            Location::File(path) => Store::open(path).await,
            Location::Server(url) => Store::on_server(url, crate::game::by_id, true).await,
        }
    }

    /// Opens what is there for reading, whether or not another program writes to it.
    ///
    /// # Errors
    /// Anything but data of this program and this version: see [`OpenError`].
    pub async fn open_read_only_at(location: &Location) -> Result<Store, OpenError> {
        match location {
            Location::File(path) => Store::open_read_only(path).await,
            Location::Server(url) => Store::on_server(url, crate::game::by_id, false).await,
        }
    }

    #[cfg(feature = "postgres")]
    pub(super) async fn on_server(url: &Secret, games: Games, writes: bool) -> Result<Store, OpenError> {
        let url = url.reveal().ok_or(ServerError::Address)?;
        match writes {
            true => Box::pin(Store::connect(url, games)).await,
            false => Box::pin(Store::connect_read_only(url, games)).await,
        }
    }

    #[cfg(not(feature = "postgres"))]
    #[allow(clippy::unused_async, reason = "it would wait for the server")]
    pub(super) async fn on_server(_: &Secret, _: Games, _: bool) -> Result<Store, OpenError> {
        Err(ServerError::NotBuilt.into())
    }
}
