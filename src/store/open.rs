//! Opening the data file, and refusing to.

use super::shelf::Shelf;
use super::{Games, OpenError, Store, StoreError};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection, Sqlite, Transaction};
use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What `PRAGMA application_id` says of a data file of Liege: "Lieg".
pub(super) const APPLICATION_ID: i64 = 0x4c69_6567;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// How long a statement waits for another program (a backup, a reader that checkpoints).
const PATIENCE: Duration = Duration::from_secs(10);

/// Readers at a time; more wait their turn.
const READERS: u32 = 4;

/// What clones of a store share.
pub(super) struct Inner {
    /// Finds games.
    pub(super) games: Games,
    /// The only connection that writes; `None` in a store opened for reading.
    writer: Option<SqlitePool>,
    /// Connections that read.
    pub(super) readers: SqlitePool,
    /// Tables kept in memory.
    pub(super) shelf: Shelf,
    /// Four hexadecimal digits, drawn when the data file was made: tells rows of different files apart.
    pub(super) instance: String,
    /// Says that this program is the one that writes; given up when it is closed, however that happens.
    _owner: Option<File>,
}

/// What a file is, seen from outside.
enum Identity {
    /// An empty database, or no file at all.
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
        Store::open_with(path, crate::game::by_id).await
    }

    /// The same, with other games than those of the registry.
    ///
    /// # Errors
    /// Those of [`Store::open`].
    pub async fn open_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        let existing = look(path)?;
        if existing {
            identify(path).await?;
        }
        let owner = own(path)?;
        let options = options(path).create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
        let writer = pool(1).connect_with(options).await.map_err(|error| refusal(path, error))?;
        let mut connection = writer.acquire().await.map_err(|error| refusal(path, error))?;
        prepare(path, &mut connection).await?;
        let instance = instance(&mut connection).await.map_err(|error| refusal(path, error))?;
        drop(connection);
        let readers = readers(path).await?;
        let store = Store::of(Inner {
            games,
            writer: Some(writer),
            readers,
            shelf: Shelf::default(),
            instance,
            _owner: Some(owner),
        });
        store.work_out_wakes().await.map_err(|error| refusal(path, error))?;
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
        Store::open_read_only_with(path, crate::game::by_id).await
    }

    /// The same, with other games than those of the registry.
    ///
    /// # Errors
    /// Those of [`Store::open_read_only`].
    pub async fn open_read_only_with(path: &Path, games: Games) -> Result<Store, OpenError> {
        if !look(path)? {
            return Err(OpenError::Missing { path: path.to_owned() });
        }
        let found = match identify(path).await? {
            Identity::Fresh => 0,
            Identity::Ours(version) => version,
        };
        let known = newest();
        if found < known {
            return Err(OpenError::Older { path: path.to_owned(), found, known });
        }
        let readers = readers(path).await?;
        Ok(Store::of(Inner {
            games,
            writer: None,
            readers,
            shelf: Shelf::default(),
            instance: String::new(),
            _owner: None,
        }))
    }

    fn of(inner: Inner) -> Store {
        Store { inner: std::sync::Arc::new(inner) }
    }

    /// Begins a transaction that writes: all writes wait here for one another.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        let writer = self.inner.writer.as_ref().ok_or(StoreError::ReadOnly)?;
        // At once the writer's lock: a transaction that reads first could find at its first write that
        // what it read is old.
        Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// Copies the whole data to a new file, while it is in use. The copy is a data file like any other.
    ///
    /// # Errors
    /// There is a file already, or the copy cannot be written; an incomplete copy is removed.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let exists = || StoreError::Exists(to.to_owned());
        let text = to.to_str().ok_or_else(|| StoreError::Path(to.to_owned()))?;
        // The name is taken first, so that two backups cannot take the same; SQLite fills empty files.
        match File::create_new(to) {
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(exists()),
            Err(source) => return Err(StoreError::Copy { to: to.to_owned(), source }),
        }
        let copied = async {
            let mut connection = self.inner.readers.acquire().await?;
            sqlx::query("VACUUM INTO ?1").bind(text).execute(&mut *connection).await
        };
        if let Err(error) = copied.await {
            let _ = std::fs::remove_file(to);
            return Err(error.into());
        }
        File::open(to)
            .and_then(|file| file.sync_all())
            .map_err(|source| StoreError::Copy { to: to.to_owned(), source })
    }

    /// Ends the use of the data file, with everything written; for a tidy end of the program.
    pub async fn close(&self) {
        self.inner.readers.close().await;
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
    }
}

/// The version of the newest migration that the program knows.
pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Whether there is a file, after checks that need no database.
fn look(path: &Path) -> Result<bool, OpenError> {
    let inaccessible = |source| OpenError::Inaccessible { path: path.to_owned(), source };
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(OpenError::NoFolder { path: path.to_owned() });
    }
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_dir() => Err(inaccessible(ErrorKind::IsADirectory.into())),
        Ok(_) => File::open(path).map(|_| true).map_err(inaccessible),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        Err(error) => Err(inaccessible(error)),
    }
}

/// What a file is; nothing is changed in finding out, for it may be somebody else's.
async fn identify(path: &Path) -> Result<Identity, OpenError> {
    let asked = async {
        let mut connection = SqliteConnection::connect_with(&options(path).read_only(true)).await?;
        let application_id: i64 =
            sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut connection).await?;
        let things: i64 =
            sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut connection).await?;
        let version = version(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>((application_id, things, version))
    };
    let (application_id, things, found) = asked.await.map_err(|error| refusal(path, error))?;
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

/// Takes the lock that says who writes. The system gives it up when the program ends, however that
/// happens; the file beside the data file stays and means nothing by itself.
fn own(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let lock = PathBuf::from(name);
    let opened = File::options().read(true).write(true).create(true).truncate(false).open(&lock);
    let mut file = opened.map_err(|source| match source.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly { path: path.to_owned() }
        }
        _ => OpenError::Inaccessible { path: lock.clone(), source },
    })?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut pid = String::new();
            let _ = file.read_to_string(&mut pid);
            return Err(OpenError::InUse { path: path.to_owned(), pid: pid.trim().parse().ok() });
        }
        Err(TryLockError::Error(source)) => return Err(OpenError::Inaccessible { path: lock, source }),
    }
    // Only for the words of the one who is refused, so it doesn't matter if it fails.
    let _ = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
    Ok(file)
}

/// Makes sure that the file can be written, is kept with a write-ahead log and is up to date.
async fn prepare(path: &Path, connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let asked = async {
        let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        // Opening a read-only file for writing succeeds silently; writing is the only test.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        sqlx::query("PRAGMA application_id = 1281975655").execute(&mut *connection).await?;
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        Ok::<_, sqlx::Error>(mode)
    };
    let mode = asked.await.map_err(|error| refusal(path, error))?;
    if !mode.eq_ignore_ascii_case("wal") {
        return Err(OpenError::NoWriteAheadLog { path: path.to_owned() });
    }
    MIGRATIONS
        .run(connection)
        .await
        .map_err(|source| OpenError::Migration { path: path.to_owned(), source: Box::new(source) })
}

/// The mark of the data file, made at its first opening.
async fn instance(connection: &mut SqliteConnection) -> Result<String, sqlx::Error> {
    let fresh = format!("{:04x}", rand::random::<u16>());
    sqlx::query!("INSERT INTO meta (key, value) VALUES ('instance', ?1) ON CONFLICT DO NOTHING", fresh)
        .execute(&mut *connection)
        .await?;
    sqlx::query_scalar!("SELECT value FROM meta WHERE key = 'instance'").fetch_one(connection).await
}

async fn readers(path: &Path) -> Result<SqlitePool, OpenError> {
    let options = options(path).read_only(true);
    pool(READERS).connect_with(options).await.map_err(|error| refusal(path, error))
}

/// A pool whose connections stay open: with a local file there is nothing that could cut them off.
fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        // An acknowledged action survives a power cut.
        .synchronous(SqliteSynchronous::Full)
}

/// What a database's error at opening means to people.
fn refusal(path: &Path, source: sqlx::Error) -> OpenError {
    let path = path.to_owned();
    let code = match &source {
        sqlx::Error::Database(error) => error.code().and_then(|code| code.parse::<u32>().ok()),
        _ => None,
    };
    // The low byte of SQLite's extended result codes is the sort of error.
    match code.map(|code| code & 0xff) {
        Some(8) => OpenError::ReadOnly { path },
        Some(11 | 26) => OpenError::NotADatabase { path },
        _ => OpenError::Database { path, source },
    }
}
