//! Opening the data on a `PostgreSQL` server, and the reasons to refuse it.
//!
//! Only ordinary rows and their locks keep things from happening twice or at the same time, so another
//! database with the same protocol may be used instead.

use super::address::options;
use super::contests::ContestCache;
use super::database::{Connection, Held, Readers};
use super::error::ServerError;
use super::heartbeat::instance;
use super::set_back::SetBack;
use super::shards::LeftAlone;
use super::table_cache::TableCache;
use super::tenure::{Tenure, Terms};
use super::unreached::unreached;
use super::writer::Writer;
use super::{Games, OpenError, Share, Store, Waiting, open, tenure};
use crate::note_keys::NoteKeys;
use sqlx::migrate::{Migrate as _, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Postgres, Transaction};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// The migrations of a server: one that creates everything that a data file had by then, and one for each
/// later one.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("../../migrations/postgres");

/// The numbers of connections that write and that read; more requests wait their turn.
const WRITERS: u32 = 6;
const READERS: u32 = 6;

/// A connection that was returned within this time is not tested again: it was tested when it was returned.
const FRESH: Duration = Duration::from_secs(1);

/// How long a task waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The first version whose turns note who waits for them.
const SUCCESSORS: i64 = 41;

/// The way to deal with another process that writes to the data.
#[derive(Clone, Debug)]
pub(super) enum Patience {
    /// The data is not opened.
    None,
    /// This process waits, and perhaps hears people meanwhile.
    Waits(Option<Waiting>),
}

/// The oldest version with the features that the statements need, as the server numbers it.
const OLDEST: i32 = 140_000;

impl Store {
    /// Opens a share of the data at an address (`postgres://user@host/database`) for writing. If another
    /// process writes to it, it waits or refuses. Creates the data if it does not exist yet.
    ///
    /// # Errors
    /// Returns an error unless it is a database of this program on a server that can be trusted: see
    /// [`ServerError`].
    pub(super) async fn connect(
        url: &str,
        games: Games,
        (share, terms): (Share, Terms),
        patience: Patience,
    ) -> Result<Store, OpenError> {
        let options = options(url)?;
        let mut connection = connect(&options).await?;
        let found = look(&mut connection).await?;
        // Nobody writes yet to data that does not exist.
        if found == 0 {
            migrate(&mut connection).await?;
        }
        let writer = pool(WRITERS).connect_with(options.clone()).await.map_err(ServerError::Database)?;
        // A separate connection prolongs the right to write, however long the writing connections wait for
        // one another.
        let anew = Arc::new(AtomicBool::new(false));
        let keeping =
            telling(pool(1), &anew).connect_with(options.clone()).await.map_err(ServerError::Database)?;
        anew.store(false, Ordering::Relaxed);
        let (tenure, older) = in_turn(&keeping, share, terms, patience).await?;
        if older {
            migrate(&mut connection).await?;
            tenure.narrow(share).await.map_err(ServerError::Database)?;
        }
        let lent = writer.acquire().await.map_err(ServerError::Database)?;
        let mut lent = Connection::Postgres(Held::Lent(lent));
        let instance = instance(&mut lent).await.map_err(ServerError::Database)?;
        drop(lent);
        let readers = pool(READERS).connect_with(options).await.map_err(ServerError::Database)?;
        let store = Store::of(open::Inner {
            games,
            writer: Some(Writer::Server(writer, tenure, anew)),
            readers: Readers::Postgres(readers),
            table_cache: TableCache::default(),
            contest_cache: ContestCache::default(),
            set_back: SetBack::default(),
            note_keys: RwLock::<Arc<NoteKeys>>::default(),
            left_alone: LeftAlone::but(share),
            followed: AtomicBool::default(),
            instance,
        });
        store.recall_texts().await.map_err(ServerError::Database)?;
        store.work_out_timers().await.map_err(ServerError::Database)?;
        store.work_out_standing().await.map_err(|error| ServerError::Store(error.to_string()))?;
        Ok(store)
    }

    /// Opens a share of the data at an address for writing, with these terms.
    ///
    /// # Errors
    /// Returns the errors of [`Store::open_in_turn`].
    pub async fn open_share(url: &str, share: Share, terms: Terms) -> Result<Store, OpenError> {
        Box::pin(Store::connect(url, liege_game::by_id, (share, terms), Patience::Waits(None))).await
    }

    /// Opens the data at an address for reading.
    ///
    /// # Errors
    /// Returns the errors of [`Store::connect`], and an error for data of an older version.
    pub(super) async fn connect_read_only(url: &str, games: Games) -> Result<Store, OpenError> {
        let options = options(url)?;
        let mut connection = connect(&options).await?;
        is_up_to_date(&mut connection).await?;
        let instance = sqlx::query_scalar("SELECT value FROM meta WHERE key = 'instance'");
        let instance: Option<String> =
            instance.fetch_optional(&mut connection).await.map_err(ServerError::Database)?;
        let options = options.options([("default_transaction_read_only", "on")]);
        let readers = pool(READERS).connect_with(options).await.map_err(ServerError::Database)?;
        let store = Store::reading(games, Readers::Postgres(readers), instance.unwrap_or_default());
        store.recall_texts().await.map_err(ServerError::Database)?;
        Ok(store)
    }
}

/// Opens the data at an address for reading in one transaction, and takes the right to write meanwhile, so
/// that nobody else writes.
///
/// # Errors
/// Returns the errors of [`Store::connect_read_only`], and an error if another process writes to it.
pub(super) async fn open_alone(url: &str) -> Result<(Connection, Tenure), OpenError> {
    // A statement that reads everything takes long, and nobody need be warned of that.
    let options = options(url)?.disable_statement_logging();
    let mut connection = connect(&options).await?;
    is_up_to_date(&mut connection).await?;
    // One connection reads, and one prolongs the right to write.
    let pool = pool(2).connect_with(options).await.map_err(ServerError::Database)?;
    let tenure = Tenure::begin(pool.clone(), Share::All, Terms::USUAL).await;
    let tenure = tenure.map_err(ServerError::Database)?;
    let tenure = tenure.ok_or(ServerError::InUse)?;
    let begun = async {
        let mut transaction = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        be_patient(&mut transaction).await?;
        Ok(transaction)
    };
    let transaction = begun.await.map_err(ServerError::Database)?;
    Ok((Connection::Postgres(Held::Begun(transaction)), tenure))
}

/// Creates all tables in an empty database, in a transaction: until that is committed it stays empty. Returns
/// `None` if it is not empty.
///
/// # Errors
/// Returns the errors of [`Store::connect`].
pub(super) async fn begin_new(url: &str) -> Result<Option<Transaction<'static, Postgres>>, OpenError> {
    // A statement that writes everything takes long, and nobody need be warned of that.
    let options = options(url)?.disable_statement_logging();
    let mut connection = connect(&options).await?;
    if look(&mut connection).await? > 0 {
        return Ok(None);
    }
    let pool = pool(1).connect_with(options).await.map_err(ServerError::Database)?;
    let begun = async {
        let mut transaction = pool.begin().await?;
        be_patient(&mut transaction).await?;
        Ok(transaction)
    };
    let mut transaction = begun.await.map_err(ServerError::Database)?;
    migrate(&mut transaction).await?;
    Ok(Some(transaction))
}

/// Removes the time limit of statements for a transaction that reads or writes everything.
async fn be_patient(transaction: &mut PgConnection) -> Result<(), sqlx::Error> {
    sqlx::query("SET LOCAL statement_timeout = 0").execute(&mut *transaction).await?;
    sqlx::query("SET LOCAL idle_in_transaction_session_timeout = 0").execute(transaction).await?;
    Ok(())
}

/// The right to write to a share, once nobody else has it, and whether the tables are those of an older
/// program. To change them, it takes the right to write to everything: all older programs have ended then.
async fn in_turn(
    pool: &PgPool,
    share: Share,
    terms: Terms,
    patience: Patience,
) -> Result<(Tenure, bool), ServerError> {
    let mut waits = false;
    let name = format!("{:016x}", rand::random::<u64>());
    let once = async || {
        let found = look(&mut *pool.acquire().await.map_err(ServerError::Database)?).await?;
        let known = newest();
        if found > known {
            return Err(ServerError::Newer { found, known });
        }
        let (older, first) = if found < known { (true, Share::All) } else { (false, share) };
        let tenure = Tenure::begin(pool.clone(), first, terms).await.map_err(ServerError::Database)?;
        // Whoever must wait for all others takes over from none of them alone.
        let follows = found >= SUCCESSORS && first == share;
        Ok(tenure.map(|tenure| (tenure, older)).ok_or(follows))
    };
    loop {
        let mut pause = terms.look;
        match once().await {
            Ok(Ok(turn)) => return Ok(turn),
            Ok(Err(follows)) => {
                let Patience::Waits(waiting) = &patience else { return Err(ServerError::InUse) };
                if !waits {
                    tracing::info!(
                        %share,
                        "another Liege writes to the data on the server; this one waits until it falls silent"
                    );
                }
                waits = true;
                if let Some(waiting) = waiting.as_ref().filter(|_| follows)
                    && wait_for(pool, &name, share, waiting).await
                {
                    pause = tenure::LOOK;
                }
            }
            // A waiting process outlasts a restart of the server.
            Err(ServerError::Database(error)) if waits => tracing::warn!(%error, "the server doesn't answer"),
            Err(error) => return Err(error),
        }
        tokio::time::sleep(pause).await;
    }
}

/// Tells the owner of a share that this process waits for it, and this process when it may connect to Discord. Returns
/// whether the owner is about to leave.
async fn wait_for(pool: &PgPool, name: &str, share: Share, waiting: &Waiting) -> bool {
    let listens = *waiting.listens.borrow();
    // One that cannot connect (its token is refused, say) must not be waited for.
    if !listens && waiting.listens.has_changed().is_err() {
        return false;
    }
    match tenure::wait_for(pool, name, share, listens).await {
        Ok(from) => {
            if from.is_some() {
                waiting.may_connect.send_replace(from);
            }
            from.is_some()
        }
        Err(error) => {
            tracing::warn!(%error, "the server doesn't answer");
            false
        }
    }
}

/// Sends the server at an address a command about the database as a whole.
pub(super) async fn run(url: &str, command: &str) -> Result<(), ServerError> {
    let mut connection = connect(&options(url)?).await?;
    let command = AssertSqlSafe(command.to_owned());
    sqlx::raw_sql(command).execute(&mut connection).await.map_err(ServerError::Database)?;
    connection.close().await.map_err(ServerError::Database)
}

/// Brings the tables up to date.
async fn migrate(connection: &mut PgConnection) -> Result<(), ServerError> {
    MIGRATIONS.run(connection).await.map_err(|source| ServerError::Migration(Box::new(source)))
}

/// Makes sure that the data is of the newest version.
async fn is_up_to_date(connection: &mut PgConnection) -> Result<(), ServerError> {
    let (found, known) = (look(connection).await?, newest());
    match found.cmp(&known) {
        std::cmp::Ordering::Less => Err(ServerError::Older { found, known }),
        std::cmp::Ordering::Greater => Err(ServerError::Newer { found, known }),
        std::cmp::Ordering::Equal => Ok(()),
    }
}

/// The newest migration that the program knows.
fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn pool(connections: u32) -> PgPoolOptions {
    let pool = PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE);
    // Testing a connection takes as long as a statement.
    pool.test_before_acquire(false).before_acquire(|connection, since| {
        Box::pin(async move {
            if since.idle_for > FRESH {
                connection.ping().await?;
            }
            Ok(true)
        })
    })
}

/// Connections that note when there is a new one: another server may be behind it.
fn telling(pool: PgPoolOptions, anew: &Arc<AtomicBool>) -> PgPoolOptions {
    let anew = Arc::clone(anew);
    pool.after_connect(move |_, _| {
        anew.store(true, Ordering::Relaxed);
        Box::pin(async { Ok(()) })
    })
}

/// A connection for a single task, which may take its time: the log does not report a migration as a slow
/// statement, with all of its text.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, ServerError> {
    options.clone().disable_statement_logging().connect().await.map_err(|error| unreached(error, options))
}

/// The newest migration that was applied to the database; 0 if it is empty.
async fn look(connection: &mut PgConnection) -> Result<i64, ServerError> {
    let ask = async |connection: &mut PgConnection, what: &'static str| {
        sqlx::query_scalar::<_, String>(what).fetch_one(connection).await.map_err(ServerError::Database)
    };
    let version = ask(connection, "SELECT current_setting('server_version_num')").await?;
    if version.parse::<i32>().is_ok_and(|version| version < OLDEST) {
        let version = ask(connection, "SELECT current_setting('server_version')").await?;
        return Err(ServerError::TooOld { version });
    }
    let encoding = ask(connection, "SELECT current_setting('server_encoding')").await?;
    if encoding != "UTF8" {
        return Err(ServerError::Encoding { encoding });
    }
    // Another process may be about to create the tables: it creates the list of migrations first.
    let things: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND NOT starts_with(relname, '_sqlx_migrations')",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(ServerError::Database)?;
    if things == 0 {
        return Ok(0);
    }
    let ours: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND relname IN ('_sqlx_migrations', 'meta', 'machine_turns')",
    )
    .fetch_one(&mut *connection)
    .await
    .map_err(ServerError::Database)?;
    if ours < 3 {
        return Err(ServerError::Foreign);
    }
    let table = MIGRATIONS.table_name.as_ref();
    let done = connection
        .list_applied_migrations(table)
        .await
        .map_err(|source| ServerError::Migration(Box::new(source)))?;
    Ok(done.iter().map(|migration| migration.version).max().unwrap_or(0))
}
