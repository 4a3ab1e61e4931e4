//! The two ends of a move: the source, to which nobody writes meanwhile, and the target, which exists
//! completely or not at all.

use super::error::MoveError;
#[cfg(feature = "postgres")]
use crate::StoreError;
use crate::data_file::{FileLock, remains, resolve};
use crate::database::{Connection, Held, Readers, SharedTransaction};
use crate::drafts::Draft;
use crate::file_mark::beside;
#[cfg(feature = "postgres")]
use crate::server;
#[cfg(feature = "postgres")]
use crate::tenure::Tenure;
use crate::{Games, Location, OpenError, ServerError, Store, open};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::{SqliteJournalMode, SqlitePool, SqliteSynchronous};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use tokio::sync::Mutex;

pub(super) struct Source {
    /// A connection that sees everything as it is at one moment.
    pub(super) connection: Connection,
    hold: Hold,
}

/// The hold that keeps others from writing to the source.
enum Hold {
    File {
        pool: SqlitePool,
        path: PathBuf,
        /// The file and its log, as they were.
        before: [Seen; 2],
        /// It comes after the connections, because it must outlive them.
        _lock: FileLock,
    },
    #[cfg(feature = "postgres")]
    Server(Tenure),
}

impl Source {
    pub(super) async fn open(from: &Location) -> Result<Source, MoveError> {
        match from {
            Location::File(path) => {
                let path = resolve(path)?;
                let (pool, lock) = open::open_alone(&path).await?;
                let before = seen(&path);
                let connection = Connection::Sqlite(Held::Begun(pool.begin().await?));
                Ok(Source { connection, hold: Hold::File { pool, path, before, _lock: lock } })
            }
            #[cfg(feature = "postgres")]
            Location::Server(url) => {
                let url = url.reveal().ok_or(OpenError::Server(ServerError::Address))?;
                let (connection, tenure) = server::open_alone(url).await?;
                Ok(Source { connection, hold: Hold::Server(tenure) })
            }
            #[cfg(not(feature = "postgres"))]
            Location::Server(_) => Err(OpenError::Server(ServerError::NotBuilt).into()),
        }
    }

    /// Makes sure that nobody has written to it.
    #[cfg_attr(not(feature = "postgres"), allow(clippy::unused_async, reason = "a server would be asked"))]
    pub(super) async fn is_as_it_was(&self) -> Result<(), MoveError> {
        match &self.hold {
            // Other programs than Liege heed no lock of it.
            Hold::File { path, before, .. } if seen(path) != *before => Err(MoveError::Written(path.clone())),
            Hold::File { .. } => Ok(()),
            #[cfg(feature = "postgres")]
            Hold::Server(tenure) if !tenure.is_own().await.map_err(StoreError::from)? => {
                Err(MoveError::Superseded)
            }
            #[cfg(feature = "postgres")]
            Hold::Server(_) => Ok(()),
        }
    }

    /// Closes the source.
    pub(super) async fn close(self) {
        // Nothing was written.
        let _ = self.connection.roll_back().await;
        match self.hold {
            Hold::File { pool, .. } => pool.close().await,
            #[cfg(feature = "postgres")]
            Hold::Server(tenure) => tenure.end().await,
        }
    }
}

/// The length of a file and when it was written; `None` if it does not exist.
type Seen = Option<(u64, Option<SystemTime>)>;

/// A data file and its log. An empty log counts as none.
fn seen(path: &Path) -> [Seen; 2] {
    [path.to_owned(), beside(path, "-wal")].map(|file| {
        let metadata = std::fs::metadata(file).ok().filter(|metadata| metadata.len() > 0)?;
        Some((metadata.len(), metadata.modified().ok()))
    })
}

/// The target, which is filled in one transaction.
pub(super) struct Target {
    transaction: SharedTransaction,
    /// The new file, and the pool that has it open.
    file: Option<(SqlitePool, Draft)>,
}

impl Target {
    pub(super) async fn begin(to: &Location) -> Result<Target, MoveError> {
        match to {
            Location::File(path) => Target::in_file(path).await,
            #[cfg(feature = "postgres")]
            Location::Server(url) => {
                let url = url.reveal().ok_or(OpenError::Server(ServerError::Address))?;
                let begun = server::begin_new(url).await?.ok_or(MoveError::Taken)?;
                let transaction = SharedTransaction::Postgres(Arc::new(Mutex::new(begun)));
                Ok(Target { transaction, file: None })
            }
            #[cfg(not(feature = "postgres"))]
            Location::Server(_) => Err(OpenError::Server(ServerError::NotBuilt).into()),
        }
    }

    async fn in_file(path: &Path) -> Result<Target, MoveError> {
        let path = resolve(path)?;
        let draft = Draft::begin(&path)?;
        if let Some(found) = remains(&path) {
            return Err(OpenError::Remains { path, found }.into());
        }
        for ending in ["-wal", "-shm", "-journal"] {
            let _ = std::fs::remove_file(beside(draft.path(), ending));
        }
        let failed = |source| OpenError::Database { path: path.clone(), source };
        // If it is interrupted the file is thrown away: no journal is kept on the disk to repair it.
        let options = open::options(draft.path())
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off)
            .disable_statement_logging();
        let pool = open::pool(1).connect_with(options).await.map_err(failed)?;
        let mut begun = pool.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        let migrated = open::MIGRATIONS.run(&mut *begun).await;
        migrated.map_err(|source| OpenError::Migration { path: path.clone(), source: Box::new(source) })?;
        let transaction = SharedTransaction::Sqlite(Arc::new(Mutex::new(begun)));
        Ok(Target { transaction, file: Some((pool, draft)) })
    }

    /// The connection of its transaction, once nobody else uses it.
    pub(super) async fn connection(&self) -> Connection {
        self.transaction.lend().await
    }

    /// The target as a store for reading, which must be dropped before the target is finished.
    pub(super) fn store(&self, games: Games) -> Store {
        Store::reading(games, Readers::Within(self.transaction.clone()), String::new())
    }

    /// Turns it into ordinary data of Liege.
    pub(super) async fn finish(self) -> Result<(), MoveError> {
        let shared = || sqlx::Error::Protocol("the new data is still being read".to_owned());
        let mut connection = self.transaction.alone().ok_or_else(shared)?;
        let Some((pool, draft)) = self.file else { return Ok(connection.commit().await?) };
        // This comes last: an interrupted copy is not a data file of Liege, whatever its name.
        super::rows::say(&mut connection, open::STAMP).await?;
        connection.commit().await?;
        pool.close().await;
        Ok(draft.finish()?)
    }

    /// Takes back everything. A server does that itself if it can't be reached any more.
    pub(super) async fn undo(self) {
        if let Some(connection) = self.transaction.alone() {
            let _ = connection.roll_back().await;
        }
        if let Some((pool, _draft)) = self.file {
            pool.close().await;
        }
    }
}
