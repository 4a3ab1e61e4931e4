//! Opening the data file, and refusing to.

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
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// What `PRAGMA application_id` says of a data file of Liege: "Lieg".
pub(super) const APPLICATION_ID: i64 = 0x4c69_6567;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations");

/// How long a statement waits for another program (a backup, a reader that checkpoints).
const PATIENCE: Duration = Duration::from_secs(10);

/// Says in a file that it is a data file of Liege.
pub(super) const STAMP: &str = "PRAGMA application_id = 1281975655";

/// How often, and with which pause, a log is looked at that seems not to belong to its file.
const TRIES: usize = 3;
const PAUSE: Duration = Duration::from_millis(50);

/// Readers at a time; more wait their turn.
const READERS: u32 = 4;

/// What clones of a store share.
pub(super) struct Inner {
    pub(super) games: Games,
    pub(super) readers: Readers,
    /// What writes; `None` in a store opened for reading. After the readers: it holds the lock of the data file.
    pub(super) writer: Option<Writer>,
    pub(super) table_cache: TableCache,
    /// The tables that were set back.
    pub(super) set_back: SetBack,
    /// What private notes are encrypted with.
    pub(super) note_keys: RwLock<Arc<NoteKeys>>,
    /// Shards whose tables are left alone.
    pub(super) left_alone: LeftAlone,
    /// Four hexadecimal digits, drawn when the data file was made: tells rows of different files apart.
    pub(super) instance: String,
}

/// What a file is, seen from outside.
pub(super) enum Identity {
    /// An empty database.
    Fresh,
    /// A data file of Liege, of this version (0: its migrations never began).
    Ours(i64),
}

impl Store {
    /// Opens the data file for the one program that writes to it; creates it if there is none.
    ///
    /// # Errors
    /// Anything but a usable file of this program, that nobody else writes to, is refused: see
    /// [`OpenError`]. Nothing is changed then.
    pub async fn open(path: &Path) -> Result<Store, OpenError> {
        Box::pin(Store::open_with(path, liege_game::by_id)).await
    }

    /// [`Store::open`] with other games than those of the registry.
    ///
    /// # Errors
    /// Those of [`Store::open`].
    pub(super) async fn open_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        let path = &resolve(path)?;
        let held = if look(path)? { FileLock::take(path)? } else { make(path).await? };
        identify(path, fits(path).await?).await?;
        is_complete(path)?;
        let held = held.announce(path)?;
        let refused = |error| refusal(path, error);
        // The file is there: if it is not any more, no new one must take its place.
        let options = options(path).create_if_missing(!cfg!(unix)).journal_mode(SqliteJournalMode::Wal);
        // What is deleted is written over: a file that somebody gets hold of doesn't tell it.
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
            set_back: SetBack::default(),
            note_keys: RwLock::default(),
            left_alone: LeftAlone::but(Share::All),
            instance,
        });
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
    /// Anything but a usable file of this version: see [`OpenError`].
    pub async fn open_read_only(path: &Path) -> Result<Store, OpenError> {
        Box::pin(Store::open_read_only_with(path, liege_game::by_id)).await
    }

    /// [`Store::open_read_only`] with other games than those of the registry.
    ///
    /// # Errors
    /// Those of [`Store::open_read_only`].
    pub(super) async fn open_read_only_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        let path = &resolve(path)?;
        if !look(path)? {
            return Err(OpenError::Missing { path: path.to_owned() });
        }
        shows_its_log(path).await?;
        // What this program writes to fits, and must not be opened.
        let doubtful = !is_held(path) && fits(path).await?;
        is_up_to_date(path, doubtful).await?;
        Ok(Store::reading(games, Readers::Sqlite(readers(path).await?), String::new()))
    }

    /// A store that only reads what these connections read.
    pub(super) fn reading(games: Games, readers: Readers, instance: String) -> Store {
        Store::of(Inner {
            games,
            writer: None,
            readers,
            table_cache: TableCache::default(),
            set_back: SetBack::default(),
            note_keys: RwLock::default(),
            left_alone: LeftAlone::but(Share::All),
            instance,
        })
    }

    pub(super) fn of(inner: Inner) -> Store {
        Store { inner: std::sync::Arc::new(inner) }
    }

    /// Ends the use of the data file, with everything written; for a tidy end of the program.
    pub async fn close(&self) {
        self.inner.readers.close().await;
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
    }
}

/// Opens an existing data file for reading, and holds it, so that nobody writes to it meanwhile.
///
/// # Errors
/// Those of [`Store::open_read_only`], and that another program writes to it.
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

/// Makes sure that nothing was found missing in a file.
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

/// Makes a new data file, for its migrations to begin: complete or not there at all.
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

/// Makes sure that the log beside a file is the file's; whether the two should be looked at closely.
pub(super) async fn fits(path: &Path) -> Result<bool, OpenError> {
    for _ in 0..TRIES {
        match log_of(path).map_err(|source| OpenError::Inaccessible { path: path.to_owned(), source })? {
            Log::Empty => return Ok(false),
            Log::Fits { older } => return Ok(older),
            // Or somebody writes at this moment.
            Log::Strange => tokio::time::sleep(PAUSE).await,
        }
    }
    Err(OpenError::Mixed { path: path.to_owned(), log: beside(path, "-wal") })
}

/// What a file is, whether or not it is `doubtful`; nothing is changed in finding out, for it may be somebody else's.
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

/// Makes sure that the file can be written, is kept with a write-ahead log and is up to date, and marks it; gives the
/// mark.
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

/// A connection that only keeps the log open: the last one to close it would take it away.
async fn keeper(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = SqliteConnection::connect_with(&options(path).read_only(true)).await?;
    version(&mut connection).await?;
    Ok(connection)
}

/// A connection that only reads, and leaves nothing beside a file that nobody writes to.
pub(super) async fn reading(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnection::connect_with(&options_for_reading(path)).await
}

fn options_for_reading(path: &Path) -> SqliteConnectOptions {
    let alone = !beside(path, "-wal").exists();
    // What goes through a whole file takes long, and nobody need be warned of that.
    options(path).read_only(true).immutable(alone).disable_statement_logging()
}

/// A pool whose connections stay open: with a local file there is nothing that could cut them off. Only one whose
/// transaction could not be brought to an end is thrown away: after an error of the disk `SQLite` may have undone it by
/// itself, and the connection would go on counting it.
pub(super) fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
        .after_release(|connection, _| {
            Box::pin(async move {
                // What was dropped in the middle of a transaction has it undone before it answers.
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

/// What a database's error at opening means to people.
pub(super) fn refusal(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    match super::database_error::code(&source) {
        Some(8) => OpenError::ReadOnly { path },
        Some(11 | 26) => OpenError::NotADatabase { path },
        // SQLite doesn't say why it cannot be opened.
        Some(14) if !is_held(&path) => match File::open(&path) {
            Err(source) => OpenError::Inaccessible { path, source },
            Ok(_) => OpenError::Database { path, source },
        },
        _ => OpenError::Database { path, source },
    }
}
