//! The one way in which the store writes.

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
    /// Keeps the log in place when the writer is dropped, and both files open when they are lost.
    keeper: Mutex<Option<SqliteConnection>>,
    /// The place of the file. It comes after the connections, because its lock must outlive them.
    pub(super) place: Arc<DataFile>,
    newest: Arc<std::sync::Mutex<Newest>>,
}

/// The newest mark of the data file.
struct Newest {
    mark: i32,
    /// Whether a transaction was begun after it, which may have been stored or not.
    is_begun: bool,
}

impl Newest {
    /// Whether the data file can have a mark now. If it has another one, its content is not what this writer stored.
    fn may_be(&self, found: i32) -> bool {
        found == self.mark || self.is_begun && found == next(self.mark)
    }
}

/// A transaction that writes. It is rolled back unless it is committed.
pub(super) struct WriteTransaction {
    connection: Connection,
    /// The data file, if the data is in one, and the mark that it gets.
    place: Option<(Arc<DataFile>, NewMark)>,
    begun: Instant,
}

/// The mark that a transaction writes.
struct NewMark {
    mark: i32,
    newest: Arc<std::sync::Mutex<Newest>>,
}

impl NewMark {
    /// Notes that its transaction was stored.
    fn is_stored(&self) {
        *self.newest.lock().unwrap_or_else(PoisonError::into_inner) =
            Newest { mark: self.mark, is_begun: false };
    }
}

impl Store {
    /// Begins a transaction that writes. In a data file they wait here for one another; on a server they wait
    /// where they take the same lock ([`super::locks`]).
    pub(super) async fn write(&self) -> Result<WriteTransaction, StoreError> {
        Box::pin(self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)?.begin()).await
    }
}

/// Takes a little more room than the write-ahead log has before it starts anew (`wal_autocheckpoint`, with
/// the largest change). When this is rolled back, the log keeps the room.
const ROOM: &str = "INSERT INTO meta (key, value) VALUES ('room', hex(zeroblob(4000000)))";

impl Store {
    /// Takes the disk space that the write-ahead log needs, for a program that runs long: a commit that makes
    /// a file longer waits ten times as long for the disk.
    pub async fn make_room(&self) -> Result<(), StoreError> {
        let mut transaction = self.write().await?;
        match &mut transaction.connection {
            Connection::Sqlite(held) => {
                sqlx::query(ROOM).execute(held.get()).await?;
            }
            // A server does that itself.
            #[cfg(feature = "postgres")]
            Connection::Postgres(_) => {}
        }
        // These bytes never reach the file.
        Ok(transaction.connection.roll_back().await?)
    }
}

impl Store {
    /// The writer of the data file.
    ///
    /// # Errors
    /// Returns [`StoreError::ReadOnly`] in a store opened for reading, and [`StoreError::OnServer`] if there
    /// is no file.
    pub(super) fn file_writer(&self) -> Result<&FileWriter, StoreError> {
        match self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)? {
            Writer::File(writer) => Ok(writer),
            #[cfg(feature = "postgres")]
            Writer::Server(..) => Err(StoreError::OnServer),
        }
    }
}

impl Writer {
    /// The loss that the data has suffered since it was opened, if nothing can be stored any more.
    pub(super) fn loss(&self) -> Option<Loss> {
        match self {
            Writer::File(writer) => {
                // If the file can't be seen now, it may still be there.
                let _ = writer.place.check();
                writer.place.loss()
            }
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => tenure.is_taken().then_some(Loss::Superseded),
        }
    }

    /// Waits until nothing can be stored any more.
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

    /// Whether nobody else writes instead of this process, or will for a while.
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

    /// Gives the turn at the server back, so that the next process need not wait.
    #[cfg_attr(not(feature = "postgres"), allow(clippy::unused_async, reason = "a server would be asked"))]
    pub(super) async fn end_turn(&self) {
        match self {
            // The lock of the file outlives its connections.
            Writer::File(_) => {}
            #[cfg(feature = "postgres")]
            Writer::Server(_, tenure, _) => tenure.end().await,
        }
    }

    /// Closes the writer.
    pub(super) async fn close(&self) {
        match self {
            Writer::File(writer) => writer.close().await,
            #[cfg(feature = "postgres")]
            Writer::Server(pool, ..) => pool.close().await,
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
        let newest = Arc::new(std::sync::Mutex::new(Newest { mark, is_begun: false }));
        FileWriter { pool, keeper: Mutex::new(Some(keeper)), place, newest }
    }

    async fn begin(&self) -> Result<WriteTransaction, StoreError> {
        // The check comes before a connection is opened by the file's name.
        self.place.check()?;
        // It takes the writer's lock at once: a transaction that reads first could find at its first write
        // that its data is old.
        let waits = Instant::now();
        let rival = faults::before(&self.pool, &self.place.path).await?;
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        drop(rival);
        measures::database(Database::Wait, waits);
        let begun = Instant::now();
        // If an older copy of all three files was put over them, this transaction reads the older data.
        let found = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
        {
            let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
            if !newest.may_be(found) {
                return Err(StoreError::Lost(self.place.overwritten()));
            }
            *newest = Newest { mark: found, is_begun: true };
        }
        let mark = next(found);
        self.place.begin(mark);
        // The text differs each time.
        let marking = sqlx::query(AssertSqlSafe(statement(mark))).persistent(false);
        marking.execute(&mut *transaction).await?;
        let connection = Connection::Sqlite(Held::Begun(transaction));
        let mark = NewMark { mark, newest: Arc::clone(&self.newest) };
        Ok(WriteTransaction { connection, place: Some((Arc::clone(&self.place), mark)), begun })
    }

    /// Closes the writer last, so that the contents of the log get into the file.
    async fn close(&self) {
        match self.keeper.lock().await.take() {
            // They must not get into another file: as long as this connection has both open, the log stays as
            // it is.
            Some(keeper) if matches!(self.place.loss(), Some(Loss::Overwritten(_) | Loss::Cut(_))) => {
                std::mem::forget(keeper);
            }
            Some(keeper) => drop(keeper.close().await),
            None => {}
        }
        self.pool.close().await;
    }

    /// Notes that another file was put in the place of the data file.
    pub(super) fn overwritten(&self) -> Loss {
        self.place.overwritten()
    }

    /// Copies the files that were opened first, whatever files have their names now.
    pub(super) async fn save(&self, to: &Path) -> Result<(), StoreError> {
        if let Some(loss) = self.place.loss().filter(|loss| !self.place.is_saved(loss)) {
            return Err(StoreError::Lost(loss));
        }
        let mut keeper = self.keeper.lock().await;
        let keeper = keeper.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        // Older copies of all files fit each other, but what was stored last is not in them.
        let found = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *keeper).await?;
        if !self.newest.lock().unwrap_or_else(PoisonError::into_inner).may_be(found) {
            let loss = self.place.overwritten();
            self.place.leave_word(&loss);
            return Err(StoreError::Lost(loss));
        }
        copy(keeper, to).await
    }
}

impl WriteTransaction {
    /// Commits the transaction. Everything acknowledged after this is in the file that has the data file's
    /// name.
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
        // The file may have lost its name at that moment.
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
