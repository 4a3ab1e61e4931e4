//! Opening the data file, and the reasons to refuse it.

use super::contests::ContestCache;
use super::data_file::{self, FileLock, LOST, is_held, look, resolve, shows_its_log};
use super::database::{Connection, Held, Readers};
use super::file_mark::beside;
use super::file_mark::{self, Log, log_of};
use super::heartbeat::instance;
use super::place::DataFile;
use super::set_back::SetBack;
use super::shards::LeftAlone;
use super::table_cache::TableCache;
use super::writer::{FileWriter, Writer};
use super::{Games, OpenError, Share, Store, StoreError};
use crate::note_keys::NoteKeys;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use std::fs::File;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// The value of `PRAGMA application_id` in a data file of Liege: "Lieg".
pub(super) const APPLICATION_ID: i64 = 0x4c69_6567;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");

/// How long a statement waits for another program (a backup, a reader that checkpoints).
const PATIENCE: Duration = Duration::from_secs(10);

/// The statement that marks a file as a data file of Liege.
pub(super) const STAMP: &str = "PRAGMA application_id = 1281975655";

/// The number of looks, and the pause between them, at a log that seems not to belong to its file.
const TRIES: usize = 3;
const PAUSE: Duration = Duration::from_millis(50);

/// The number of readers at a time; more wait their turn.
const READERS: u32 = 4;

/// The state that clones of a store share.
pub(super) struct Inner {
    pub(super) games: Games,
    pub(super) readers: Readers,
    /// The writer; `None` in a store opened for reading. It comes after the readers, because it holds the
    /// lock of the data file.
    pub(super) writer: Option<Writer>,
    pub(super) table_cache: TableCache,
    pub(super) contest_cache: ContestCache,
    /// The tables that were set back.
    pub(super) set_back: SetBack,
    /// The keys that encrypt private notes.
    pub(super) note_keys: RwLock<Arc<NoteKeys>>,
    /// Shards whose due work this process does not do.
    pub(super) left_alone: LeftAlone,
    /// Whether another process hears people already, and waits for this one to end.
    pub(super) followed: AtomicBool,
    /// Four hexadecimal digits, drawn when the data was made. They distinguish rows of different files.
    pub(super) instance: String,
}

/// The kind of a file.
pub(super) enum Identity {
    /// An empty database.
    Fresh,
    /// A data file of Liege, of this version (0: its migrations never started).
    Ours(i64),
}

impl Store {
    /// Opens the data file for the one program that writes to it; creates it if there is none.
    ///
    /// # Errors
    /// Returns an error unless the file is a usable one of this program and nobody else writes to it: see
    /// [`OpenError`]. Nothing is changed then.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        Box::pin(Store::open_with(path, liege_game::by_id)).await
    }

    /// [`Store::open`] with other games than those of the registry.
    ///
    /// # Errors
    /// Returns the errors of [`Store::open`].
    pub(super) async fn open_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        let path = &resolve(path)?;
        let held = if look(path)? { FileLock::take(path)? } else { make(path).await? };
        identify(path, fits(path).await?).await?;
        is_complete(path)?;
        let held = held.announce(path)?;
        let refused = |error| refusal(path, error);
        // The file exists: if it disappears now, no new one must take its place.
        let options = options(path).create_if_missing(!cfg!(unix)).journal_mode(SqliteJournalMode::Wal);
        // Deleted data is overwritten, so that a person who gets hold of the file can't read it.
        let options = options.pragma("secure_delete", "ON");
        let writer = pool(1).connect_with(options).await.map_err(refused)?;
        let mut connection = writer.acquire().await.map_err(refused)?;
        let mark = prepare(path, &mut connection).await?;
        let mut connection = Connection::Sqlite(Held::Lent(connection));
        let instance = instance(&mut connection).await.map_err(refused)?;
        let readers = readers(path).await?;
        let keeper = keeper(path).await.map_err(refused)?;
        let place = DataFile::of(path, held, mark)
            .map_err(|source| OpenError::Inaccessible { path: path.to_owned(), source })?;
        let writer = FileWriter::new(writer, keeper, Arc::new(place), mark);
        drop(connection);
        let store = Store::of(Inner {
            games,
            writer: Some(Writer::File(writer)),
            readers: Readers::Sqlite(readers),
            table_cache: TableCache::default(),
            contest_cache: ContestCache::default(),
            set_back: SetBack::default(),
            note_keys: RwLock::default(),
            left_alone: LeftAlone::but(Share::All),
            followed: AtomicBool::default(),
            instance,
        });
        store.recall_texts().await.map_err(|error| refusal(path, error))?;
        store.work_out_timers().await.map_err(|error| refusal(path, error))?;
        store.work_out_standing().await.map_err(|error| match error {
            StoreError::Database(error) => refusal(path, error),
            error => refusal(path, sqlx::Error::Protocol(error.to_string())),
        })?;
        Ok(store)
    }

    /// Opens an existing data file for reading, whether or not another program writes to it.
    ///
    /// # Errors
    /// Returns an error unless the file is a usable one of this version: see [`OpenError`].
    pub async fn open_read_only(path: &Path) -> Result<Store, OpenError> {
        Box::pin(Store::open_read_only_with(path, liege_game::by_id)).await
    }

    /// [`Store::open_read_only`] with other games than those of the registry.
    ///
    /// # Errors
    /// Returns the errors of [`Store::open_read_only`].
    pub(super) async fn open_read_only_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        let path = &resolve(path)?;
        if !look(path)? {
            return Err(OpenError::Missing { path: path.to_owned() });
        }
        shows_its_log(path).await?;
        // A file that this program writes to fits its log, and must not be opened here.
        let doubtful = !is_held(path) && fits(path).await?;
        is_up_to_date(path, doubtful).await?;
        let store = Store::reading(games, Readers::Sqlite(readers(path).await?), String::new());
        store.recall_texts().await.map_err(|error| refusal(path, error))?;
        Ok(store)
    }

    /// A store that reads through these connections, and does not write.
    pub(super) fn reading(games: Games, readers: Readers, instance: String) -> Store {
        Store::of(Inner {
            games,
            writer: None,
            readers,
            table_cache: TableCache::default(),
            contest_cache: ContestCache::default(),
            set_back: SetBack::default(),
            note_keys: RwLock::default(),
            left_alone: LeftAlone::but(Share::All),
            followed: AtomicBool::default(),
            instance,
        })
    }

    pub(super) fn of(inner: Inner) -> Store {
        Store { inner: std::sync::Arc::new(inner) }
    }

    /// Closes the data file, with everything written, for a clean end of the program.
    pub async fn close(&self) {
        // The next process need not wait for those that still read.
        if let Some(writer) = &self.inner.writer {
            writer.end_turn().await;
        }
        self.inner.readers.close().await;
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
    }
}

/// Opens an existing data file for reading, and holds it, so that nobody writes to it meanwhile.
///
/// # Errors
/// Returns the errors of [`Store::open_read_only`], and an error if another program writes to the file.
pub(super) async fn open_alone(path: &Path) -> Result<(SqlitePool, FileLock), OpenError> {
    let path = &resolve(path)?;
    if !look(path)? {
        return Err(OpenError::Missing { path: path.to_owned() });
    }
    let held = FileLock::take(path)?;
    is_up_to_date(path, fits(path).await?).await?;
    is_complete(path)?;
    let held = held.announce(path)?;
    let pool = pool(1).connect_with(options_for_reading(path)).await;
    Ok((pool.map_err(|error| refusal(path, error))?, held))
}

/// Makes sure that no loss was noted for a file.
fn is_complete(path: &Path) -> Result<(), OpenError> {
    let note = beside(path, LOST);
    match note.symlink_metadata() {
        Ok(_) => Err(OpenError::Lost { path: path.to_owned(), note }),
        Err(_) => Ok(()),
    }
}

/// Makes sure that a file is of the newest version.
async fn is_up_to_date(path: &Path, doubtful: bool) -> Result<(), OpenError> {
    let found = match identify(path, doubtful).await? {
        Identity::Fresh => 0,
        Identity::Ours(version) => version,
    };
    let known = newest();
    if found < known { Err(OpenError::Older { path: path.to_owned(), found, known }) } else { Ok(()) }
}

/// The version of the newest migration that the program knows.
pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Creates a new data file, ready for its migrations. It is complete, or it does not exist.
async fn make(path: &Path) -> Result<FileLock, OpenError> {
    if let Some(found) = data_file::remains(path) {
        return Err(OpenError::Remains { path: path.to_owned(), found });
    }
    let new = &beside(path, ".new");
    let Some(held) = FileLock::begin(path, new)? else { return FileLock::take(path) };
    for ending in ["-wal", "-shm", "-journal"] {
        let _ = std::fs::remove_file(beside(new, ending));
    }
    let made = async {
        let options = options(new).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Off);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        sqlx::query(STAMP).execute(&mut connection).await?;
        connection.close().await
    };
    made.await.map_err(|error| refusal(path, error))?;
    let named =
        held.sync().and_then(|()| std::fs::rename(new, path)).and_then(|()| data_file::sync_folder(path));
    named.map_err(|source| OpenError::Inaccessible { path: path.to_owned(), source })?;
    Ok(held)
}

/// Makes sure that the log beside a file belongs to it. Returns whether the two should be checked closely.
pub(super) async fn fits(path: &Path) -> Result<bool, OpenError> {
    for _ in 0..TRIES {
        match log_of(path).map_err(|source| OpenError::Inaccessible { path: path.to_owned(), source })? {
            Log::Empty => return Ok(false),
            Log::Fits { older } => return Ok(older),
            // A program may be writing at this moment.
            Log::Strange => tokio::time::sleep(PAUSE).await,
        }
    }
    Err(OpenError::Mixed { path: path.to_owned(), log: beside(path, "-wal") })
}

/// The kind of a file, which may be `doubtful`. Nothing is changed in finding out, because the file may be
/// somebody else's.
pub(super) async fn identify(path: &Path, doubtful: bool) -> Result<Identity, OpenError> {
    let asked = async {
        let mut connection = reading(path).await?;
        if doubtful {
            let found: Vec<String> =
                sqlx::query_scalar("PRAGMA quick_check(3)").fetch_all(&mut connection).await?;
            if found != ["ok"] {
                return Ok(Err(OpenError::Damaged { path: path.to_owned(), what: found.join("; ") }));
            }
        }
        let application_id: i64 =
            sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut connection).await?;
        let things: i64 =
            sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut connection).await?;
        let version = version(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(Ok((application_id, things, version)))
    };
    let (application_id, things, found) = asked.await.map_err(|error| refusal(path, error))??;
    match (application_id, things) {
        (0, 0) => Ok(Identity::Fresh),
        (APPLICATION_ID, _) => {
            let known = newest();
            if found > known {
                return Err(OpenError::Newer { path: path.to_owned(), found, known });
            }
            Ok(Identity::Ours(found))
        }
        _ => Err(OpenError::Foreign { path: path.to_owned(), application_id }),
    }
}

/// The version of the newest migration that a file has; 0 for none.
async fn version(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    let table: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'")
        .fetch_one(&mut *connection)
        .await?;
    if table == 0 {
        return Ok(0);
    }
    let version: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    Ok(version.unwrap_or(0))
}

/// Makes sure that the file can be written, has a write-ahead log and is up to date, and marks it. Returns
/// the mark.
async fn prepare(path: &Path, connection: &mut SqliteConnection) -> Result<i32, OpenError> {
    let mark = file_mark::fresh();
    let marking = file_mark::statement(mark);
    let asked = async {
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        // Opening a read-only file for writing succeeds silently; writing is the only test. The page with the old
        // mark is written and then that with the new one, in the same log: at any moment one of them is in the file.
        let statements = [
            "PRAGMA wal_autocheckpoint = 0",
            "BEGIN IMMEDIATE",
            STAMP,
            "COMMIT",
            "BEGIN IMMEDIATE",
            marking.as_str(),
            "COMMIT",
            "PRAGMA wal_autocheckpoint = 1000",
        ];
        for statement in statements {
            sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await?;
        }
        Ok::<_, sqlx::Error>(mode)
    };
    let mode = asked.await.map_err(|error| refusal(path, error))?;
    if !mode.eq_ignore_ascii_case("wal") {
        return Err(OpenError::NoWriteAheadLog { path: path.to_owned() });
    }
    MIGRATIONS
        .run(connection)
        .await
        .map_err(|source| OpenError::Migration { path: path.to_owned(), source: Box::new(source) })?;
    Ok(mark)
}

async fn readers(path: &Path) -> Result<SqlitePool, OpenError> {
    let options = options(path).read_only(true);
    pool(READERS).connect_with(options).await.map_err(|error| refusal(path, error))
}

/// A connection that only keeps the log open: the last connection to close would remove it.
async fn keeper(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = SqliteConnection::connect_with(&options(path).read_only(true)).await?;
    version(&mut connection).await?;
    Ok(connection)
}

/// A connection that only reads, and leaves no files beside a file that nobody writes to.
pub(super) async fn reading(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnection::connect_with(&options_for_reading(path)).await
}

fn options_for_reading(path: &Path) -> SqliteConnectOptions {
    let alone = !beside(path, "-wal").exists();
    // A statement that reads a whole file takes long, and nobody need be warned of that.
    options(path).read_only(true).immutable(alone).disable_statement_logging()
}

/// A pool whose connections stay open: with a local file there is nothing that could cut them off. Only one
/// whose transaction could not be ended is closed: after a disk error `SQLite` may have rolled it back by
/// itself, and the connection would still count it.
pub(super) fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| {
            Box::pin(async move {
                // If a transaction was dropped halfway, it is rolled back before this answers.
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        })
}

pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // An acknowledged action survives a power cut.
        .synchronous(SqliteSynchronous::Full)
}

/// The meaning of a database's error at opening.
pub(super) fn refusal(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    match super::database_error::code(&source) {
        Some(8) => OpenError::ReadOnly { path },
        Some(11 | 26) => OpenError::NotADatabase { path },
        // SQLite doesn't say why it can't open it.
        Some(14) if !is_held(&path) => match File::open(&path) {
            Err(source) => OpenError::Inaccessible { path, source },
            Ok(_) => OpenError::Database { path, source },
        },
        _ => OpenError::Database { path, source },
    }
}
