//! The one way in which anything is written.

use super::backups::copy;
use super::database::{Connection, Held};
use super::file_mark::{next, statement};
use super::place::DataFile;
use super::{Loss, Store, StoreError, faults};
use crate::fault::Point;
use crate::measures::{self, Database};
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection as _};
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::sync::{Arc, PoisonError};
use std::time::Instant;
use tokio::sync::Mutex;

pub(super) enum Writer {
    /// One connection to a data file.
    File(FileWriter),
    /// Connections to a server, the right to write there, and whether there was a new connection.
    #[cfg(feature = "postgres")]
    Server(sqlx::PgPool, super::tenure::Tenure, Arc<std::sync::atomic::AtomicBool>),
}

/// The only connection that writes to a data file.
pub(super) struct FileWriter {
    pool: SqlitePool,
    /// Keeps the log where it is when the writer is thrown away, and both files open when they are lost.
    keeper: Mutex<Option<SqliteConnection>>,
    /// Where the file is; after the connections, for its lock must outlive them.
    pub(super) place: Arc<DataFile>,
    /// The newest mark of the data file; `None` where it must be asked for, as after a transaction that may have been
    /// undone.
    mark: Arc<std::sync::Mutex<Option<i32>>>,
}

/// A transaction that writes; undone unless it is committed.
pub(super) struct WriteTransaction {
    connection: Connection,
    /// The data file, where it is in one, and the mark that it gets.
    place: Option<(Arc<DataFile>, NewMark)>,
    begun: Instant,
}

/// The mark that a transaction writes.
struct NewMark {
    mark: i32,
    newest: Arc<std::sync::Mutex<Option<i32>>>,
}

impl NewMark {
    /// Its transaction was stored.
    fn is_stored(&self) {
        *self.newest.lock().unwrap_or_else(PoisonError::into_inner) = Some(self.mark);
    }
}

impl Store {
    /// Begins a transaction that writes. In a data file all of them wait here for one another; on a server they wait where
    /// they lock the same ([`super::locks`]).
    pub(super) async fn write(&self) -> Result<WriteTransaction, StoreError> {
        Box::pin(self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)?.begin()).await
    }
}

/// Takes a little more than the write-ahead log has before it is begun anew (`wal_autocheckpoint`, with the largest
/// change); undone, it stays the log's.
const ROOM: &str = "INSERT INTO meta (key, value) VALUES ('room', hex(zeroblob(4000000)))";

impl Store {
    /// Takes the room on the disk that the write-ahead log needs, for a program that runs long: a commit that makes a
    /// file longer waits ten times as long for the disk.
    pub async fn make_room(&self) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match &mut transaction.connection {
            Connection::Sqlite(held) => {
                sqlx::query(ROOM).execute(held.get()).await?;
            }
            // A server sees to that.
            #[cfg(feature = "postgres")]
            Connection::Postgres(_) => {}
        }
        // Nothing of it is ever in the file.
        Ok(transaction.connection.roll_back().await?)
    }
}

impl Store {
    /// What writes to the data file.
    ///
    /// # Errors
    /// [`StoreError::ReadOnly`] in a store opened for reading; [`StoreError::OnServer`] where there is no file.
    pub(super) fn file_writer(&self) -> Result<&FileWriter, StoreError> {
        match self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)? {
            Writer::File(writer) => Ok(writer),
            #[cfg(feature = "postgres")]
            Writer::Server(..) => Err(StoreError::OnServer),
        }
    }
}

impl Writer {
    /// What has become of the data since it was opened, if nothing can be stored any more.
    pub(super) fn loss(&self) -> Option<Loss> {
        match self {
            Writer::File(writer) => {
                // What can't be seen now may be there.
                let _ = writer.place.check();
                writer.place.loss()
            }
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => tenure.is_taken().then_some(Loss::Superseded),
        }
    }

    /// Waits until it is found that nothing can be stored any more.
    pub(super) async fn lost(&self) -> Loss {
        match self {
            Writer::File(writer) => writer.place.lost().await,
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => {
                tenure.taken().await;
                Loss::Superseded
            }
        }
    }

    /// Whether nobody else writes in its place, nor will for a while.
    #[cfg_attr(not(feature = "postgres"), allow(clippy::unused_async, reason = "a server would be asked"))]
    pub(super) async fn is_sure(&self) -> bool {
        match self {
            // The file is locked.
            Writer::File(_) => true,
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => tenure.is_sure().await,
        }
    }

    /// Whether the server was connected to anew since this was asked last.
    pub(super) fn takes_new_connection(&self) -> bool {
        match self {
            Writer::File(_) => false,
            #[cfg(feature = "postgres")]
            Writer::Server(_, _, anew) => anew.swap(false, std::sync::atomic::Ordering::Relaxed),
        }
    }

    async fn begin(&self) -> Result<WriteTransaction, StoreError> {
        match self {
            Writer::File(writer) => writer.begin().await,
            #[cfg(feature = "postgres")]
            Writer::Server(pool, tenure, _) => {
                let waits = Instant::now();
                faults::outside(Point::Begin).await?;
                let mut transaction = pool.begin().await?;
                tenure.hold(&mut transaction).await?;
                measures::database(Database::Wait, waits);
                let connection = Connection::Postgres(Held::Begun(transaction));
                Ok(WriteTransaction { connection, place: None, begun: Instant::now() })
            }
        }
    }

    /// Ends the use of it.
    pub(super) async fn close(&self) {
        match self {
            Writer::File(writer) => writer.close().await,
            #[cfg(feature = "postgres")]
            Writer::Server(pool, tenure, _) => {
                tenure.end().await;
                pool.close().await;
            }
        }
    }
}

impl FileWriter {
    pub(super) fn new(
        pool: SqlitePool,
        keeper: SqliteConnection,
        place: Arc<DataFile>,
        mark: i32,
    ) -> FileWriter {
        let mark = Arc::new(std::sync::Mutex::new(Some(mark)));
        FileWriter { pool, keeper: Mutex::new(Some(keeper)), place, mark }
    }

    async fn begin(&self) -> Result<WriteTransaction, StoreError> {
        // Before a connection is opened by the file's name.
        self.place.check()?;
        // At once the writer's lock: a transaction that reads first could find at its first write that
        // what it read is old.
        let waits = Instant::now();
        let rival = faults::before(&self.pool, &self.place.path).await?;
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        drop(rival);
        measures::database(Database::Wait, waits);
        let begun = Instant::now();
        let known = self.mark.lock().unwrap_or_else(PoisonError::into_inner).take();
        let known = match known {
            Some(known) => known,
            None => sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?,
        };
        let mark = next(known);
        self.place.begin(mark);
        // Another text each time.
        let marking = sqlx::query(AssertSqlSafe(statement(mark))).persistent(false);
        marking.execute(&mut *transaction).await?;
        let connection = Connection::Sqlite(Held::Begun(transaction));
        let mark = NewMark { mark, newest: Arc::clone(&self.mark) };
        Ok(WriteTransaction { connection, place: Some((Arc::clone(&self.place), mark)), begun })
    }

    /// Closes the writer last: what is in the log then gets into the file.
    async fn close(&self) {
        match self.keeper.lock().await.take() {
            // Not into another one: as long as this one has both open, the log stays as it is.
            Some(keeper) if matches!(self.place.loss(), Some(Loss::Overwritten(_) | Loss::Cut(_))) => {
                std::mem::forget(keeper);
            }
            Some(keeper) => drop(keeper.close().await),
            None => {}
        }
        self.pool.close().await;
    }

    /// Copies what there is in the files that were opened first, whatever has their names now.
    pub(super) async fn save(&self, to: &Path) -> Result<(), StoreError> {
        if let Some(loss) = self.place.loss().filter(|loss| !self.place.is_saved(loss)) {
            return Err(StoreError::Lost(loss));
        }
        let mut keeper = self.keeper.lock().await;
        copy(keeper.as_mut().ok_or(sqlx::Error::PoolClosed)?, to).await
    }
}

impl WriteTransaction {
    /// Stores it for good. What is acknowledged after this is in the file that has the data file's name.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        if let Some((place, _)) = &self.place {
            place.check()?;
        }
        faults::at(Point::Commit, &mut self.connection).await?;
        self.connection.commit().await?;
        if let Some((_, mark)) = &self.place {
            mark.is_stored();
        }
        measures::database(Database::Write, self.begun);
        faults::outside(Point::Stored).await?;
        // It may have been stored in a file that lost its name at that moment.
        match &self.place {
            Some((place, _)) => place.check(),
            None => Ok(()),
        }
    }
}

impl Deref for WriteTransaction {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        &self.connection
    }
}

impl DerefMut for WriteTransaction {
    fn deref_mut(&mut self) -> &mut Connection {
        &mut self.connection
    }
}
