//! The location of the data: in a file, or on a server.

use super::error::ServerError;
#[cfg(feature = "postgres")]
use super::server::Patience;
#[cfg(feature = "postgres")]
use super::tenure::Terms;
use super::{Games, OpenError, Share, Store, Waiting};
use crate::secret::Secret;
use std::path::PathBuf;

/// The location of all of Liege's data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Location {
    /// In a data file, which one process writes to.
    File(PathBuf),
    /// In a database of a `PostgreSQL` server at this address, which several processes use.
    Server(Secret),
}

/// The way in which the data on a server is used.
#[derive(Clone, Debug)]
#[cfg_attr(not(feature = "postgres"), allow(dead_code, reason = "nothing is on a server"))]
pub(super) enum Use {
    /// It is read.
    Read,
    /// It is written to, if nobody else does.
    Write,
    /// This share of it is written to, once nobody else does. Perhaps the process hears people meanwhile.
    WriteInTurn(Share, Option<Waiting>),
}

impl Store {
    /// Opens the data for a program that writes. Creates it if it does not exist yet.
    ///
    /// # Errors
    /// Returns an error unless the data is this program's, is sound, and nobody else writes to it: see
    /// [`OpenError`].
    pub async fn open_at(location: &Location) -> Result<Store, OpenError> {
        match location {
            Location::File(path) => Store::open(path).await,
            Location::Server(url) => Store::on_server(url, liege_game::by_id, Use::Write).await,
        }
    }

    /// Opens the data for a program that runs long. If another process writes to the same share on a server,
    /// it waits until that one has ended or has fallen silent. If it can hear people before it has its turn
    /// (`waiting`), the other one ends when it does. A data file is not shared.
    ///
    /// # Errors
    /// Returns the errors of [`Store::open_at`].
    pub async fn open_in_turn(
        location: &Location,
        share: Share,
        waiting: Option<Waiting>,
    ) -> Result<Store, OpenError> {
        match location {
            Location::File(path) => Store::open(path).await,
            Location::Server(url) => {
                Store::on_server(url, liege_game::by_id, Use::WriteInTurn(share, waiting)).await
            }
        }
    }

    /// Opens the data for reading, whether or not another program writes to it.
    ///
    /// # Errors
    /// Returns an error unless the data is of this program and this version: see [`OpenError`].
    pub async fn open_read_only_at(location: &Location) -> Result<Store, OpenError> {
        match location {
            Location::File(path) => Store::open_read_only(path).await,
            Location::Server(url) => Store::on_server(url, liege_game::by_id, Use::Read).await,
        }
    }

    #[cfg(feature = "postgres")]
    pub(super) async fn on_server(url: &Secret, games: Games, using: Use) -> Result<Store, OpenError> {
        let url = url.reveal().ok_or(ServerError::Address)?;
        match using {
            Use::Read => Box::pin(Store::connect_read_only(url, games)).await,
            Use::Write => {
                Box::pin(Store::connect(url, games, (Share::All, Terms::USUAL), Patience::None)).await
            }
            Use::WriteInTurn(share, waiting) => {
                Box::pin(Store::connect(url, games, (share, Terms::USUAL), Patience::Waits(waiting))).await
            }
        }
    }

    #[cfg(not(feature = "postgres"))]
    #[allow(clippy::unused_async, reason = "it would wait for the server")]
    pub(super) async fn on_server(_: &Secret, _: Games, _: Use) -> Result<Store, OpenError> {
        Err(ServerError::NotBuilt.into())
    }
}
