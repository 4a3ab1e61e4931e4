//! The databases that the store supports, and statements that work in each of them.
//!
//! A statement is written once, and checked at compile time against every database that the program is built
//! for: the macros below expand to those of `sqlx`, once for each database. All databases return one type, so
//! nothing else in the store knows which one it is.

use futures::future::BoxFuture;
#[cfg(feature = "postgres")]
use sqlx::Postgres;
use sqlx::pool::PoolConnection;
use sqlx::query::{Map, Query, QueryScalar};
use sqlx::sqlite::SqlitePool;
use sqlx::{Database, Error, FromRow, IntoArguments, Sqlite, Transaction};
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// A statement that returns rows of a type with these fields (`query!({ id: i64 }, "SELECT id …", …)`), or
/// one that returns none (`query!("UPDATE …", …)`). Columns are named in the way that `sqlx` expects.
macro_rules! query {
    ({ $($field:ident: $kind:ty),+ $(,)? }, $sql:literal $(, $value:expr)* $(,)?) => {{
        struct Row {
            $($field: $kind),+
        }
        query_as!(Row, $sql $(, $value)*)
    }};
    ($sql:literal $(, $value:expr)* $(,)?) => {
        $crate::database::Statement {
            sqlite: || sqlx::query!($sql $(, $value)*),
            // A different text, so that the two databases' cached descriptions of the statement are kept
            // apart.
            #[cfg(feature = "postgres")]
            postgres: || sqlx::query!($sql + "\n" $(, $value)*),
        }
    };
}

/// A statement that returns rows of a type.
macro_rules! query_as {
    ($row:ty, $sql:literal $(+ $more:literal)? $(, $value:expr)* $(,)?) => {
        $crate::database::Statement {
            sqlite: || sqlx::query_as!($row, $sql $(+ $more)? $(, $value)*),
            #[cfg(feature = "postgres")]
            postgres: || sqlx::query_as!($row, $sql $(+ $more)? + "\n" $(, $value)*),
        }
    };
}

/// A statement that returns rows of one column.
macro_rules! query_scalar {
    ($sql:literal $(, $value:expr)* $(,)?) => {
        $crate::database::Statement {
            sqlite: || sqlx::query_scalar!($sql $(, $value)*),
            #[cfg(feature = "postgres")]
            postgres: || sqlx::query_scalar!($sql + "\n" $(, $value)*),
        }
    };
}

/// A connection to a database of either kind.
pub(super) enum Connection {
    /// To a data file.
    Sqlite(Held<Sqlite>),
    /// To a server.
    #[cfg(feature = "postgres")]
    Postgres(Held<Postgres>),
}

/// The way in which a connection is held.
pub(super) enum Held<DB: Database> {
    /// It is lent, and goes back to the pool.
    Lent(PoolConnection<DB>),
    /// It is in a transaction, which is rolled back unless it is committed.
    Begun(Transaction<'static, DB>),
    /// It is in a transaction that others use as well, in turn. The transaction goes on afterwards.
    Shared(OwnedMutexGuard<Transaction<'static, DB>>),
}

impl<DB: Database> Held<DB> {
    pub(super) fn get(&mut self) -> &mut DB::Connection {
        match self {
            Held::Lent(connection) => connection,
            Held::Begun(transaction) => transaction,
            Held::Shared(transaction) => transaction,
        }
    }

    async fn commit(self) -> Result<(), Error> {
        match self {
            Held::Begun(transaction) => transaction.commit().await,
            Held::Lent(_) | Held::Shared(_) => Ok(()),
        }
    }

    async fn roll_back(self) -> Result<(), Error> {
        match self {
            Held::Begun(transaction) => transaction.rollback().await,
            Held::Lent(_) | Held::Shared(_) => Ok(()),
        }
    }
}

impl Connection {
    /// Commits the transaction.
    pub(super) async fn commit(self) -> Result<(), Error> {
        match self {
            Connection::Sqlite(held) => Box::pin(held.commit()).await,
            #[cfg(feature = "postgres")]
            Connection::Postgres(held) => Box::pin(held.commit()).await,
        }
    }

    /// Rolls the transaction back.
    pub(super) async fn roll_back(self) -> Result<(), Error> {
        match self {
            Connection::Sqlite(held) => Box::pin(held.roll_back()).await,
            #[cfg(feature = "postgres")]
            Connection::Postgres(held) => Box::pin(held.roll_back()).await,
        }
    }
}

/// A transaction that several readers use in turn, so that they see changes that are not committed yet. When
/// it is dropped, it is rolled back.
#[derive(Clone)]
pub(super) enum SharedTransaction {
    /// In a data file.
    Sqlite(Arc<Mutex<Transaction<'static, Sqlite>>>),
    /// On a server.
    #[cfg(feature = "postgres")]
    Postgres(Arc<Mutex<Transaction<'static, Postgres>>>),
}

impl SharedTransaction {
    /// Its connection, as soon as nobody else uses it.
    pub(super) async fn lend(&self) -> Connection {
        match self {
            SharedTransaction::Sqlite(shared) => {
                Connection::Sqlite(Held::Shared(Arc::clone(shared).lock_owned().await))
            }
            #[cfg(feature = "postgres")]
            SharedTransaction::Postgres(shared) => {
                Connection::Postgres(Held::Shared(Arc::clone(shared).lock_owned().await))
            }
        }
    }

    /// The transaction itself, if nobody else shares it; otherwise `None`.
    pub(super) fn alone(self) -> Option<Connection> {
        match self {
            SharedTransaction::Sqlite(shared) => {
                Some(Connection::Sqlite(Held::Begun(Arc::into_inner(shared)?.into_inner())))
            }
            #[cfg(feature = "postgres")]
            SharedTransaction::Postgres(shared) => {
                Some(Connection::Postgres(Held::Begun(Arc::into_inner(shared)?.into_inner())))
            }
        }
    }
}

pub(super) enum Readers {
    /// To a data file.
    Sqlite(SqlitePool),
    /// To a server.
    #[cfg(feature = "postgres")]
    Postgres(sqlx::PgPool),
    /// The only one, in a transaction.
    Within(SharedTransaction),
}

impl Readers {
    pub(super) fn acquire(&self) -> Asked<'_, Connection> {
        Box::pin(async move {
            match self {
                Readers::Sqlite(pool) => Ok(Connection::Sqlite(Held::Lent(pool.acquire().await?))),
                #[cfg(feature = "postgres")]
                Readers::Postgres(pool) => Ok(Connection::Postgres(Held::Lent(pool.acquire().await?))),
                Readers::Within(transaction) => Ok(transaction.lend().await),
            }
        })
    }

    /// A connection in a transaction in which everything read is of one moment.
    pub(super) fn begin(&self) -> Asked<'_, Connection> {
        Box::pin(async move {
            match self {
                Readers::Sqlite(pool) => Ok(Connection::Sqlite(Held::Begun(pool.begin().await?))),
                #[cfg(feature = "postgres")]
                Readers::Postgres(pool) => {
                    let begun = pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
                    Ok(Connection::Postgres(Held::Begun(begun)))
                }
                Readers::Within(transaction) => Ok(transaction.lend().await),
            }
        })
    }

    /// Closes the connections.
    pub(super) async fn close(&self) {
        match self {
            Readers::Sqlite(pool) => pool.close().await,
            #[cfg(feature = "postgres")]
            Readers::Postgres(pool) => pool.close().await,
            Readers::Within(_) => {}
        }
    }
}

/// The connection on which a statement is run.
pub(super) enum At<'c> {
    /// Any free connection that reads.
    Readers(&'c Readers),
    /// On this connection.
    Connection(&'c mut Connection),
}

impl<'c> From<&'c Readers> for At<'c> {
    fn from(readers: &'c Readers) -> At<'c> {
        At::Readers(readers)
    }
}

impl<'c> From<&'c mut Connection> for At<'c> {
    fn from(connection: &'c mut Connection) -> At<'c> {
        At::Connection(connection)
    }
}

/// The future answer of a database. It is boxed: without that, the caller's future would be as large as the
/// futures of all databases together.
pub(super) type Asked<'a, T> = BoxFuture<'a, Result<T, Error>>;

/// The outcome of a statement that returns no rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changed(u64);

impl Changed {
    /// The number of rows that it changed.
    pub(super) fn rows_affected(self) -> u64 {
        self.0
    }
}

/// A statement for one database that returns rows.
pub(super) trait Gives<DB: Database>: Send {
    type Row: Send;

    fn all(self, on: &mut DB::Connection) -> impl Future<Output = Result<Vec<Self::Row>, Error>> + Send;
    fn one(self, on: &mut DB::Connection) -> impl Future<Output = Result<Self::Row, Error>> + Send;
    fn optional(
        self,
        on: &mut DB::Connection,
    ) -> impl Future<Output = Result<Option<Self::Row>, Error>> + Send;
}

/// A statement for one database that returns no rows.
pub(super) trait Changes<DB: Database>: Send {
    fn run(self, on: &mut DB::Connection) -> impl Future<Output = Result<Changed, Error>> + Send;
}

/// Defines how rows are fetched by a statement of `sqlx` of any kind.
macro_rules! fetches {
    ($connection:ty) => {
        type Row = O;

        async fn all(self, on: &mut $connection) -> Result<Vec<O>, Error> {
            self.fetch_all(on).await
        }

        async fn one(self, on: &mut $connection) -> Result<O, Error> {
            self.fetch_one(on).await
        }

        async fn optional(self, on: &mut $connection) -> Result<Option<O>, Error> {
            self.fetch_optional(on).await
        }
    };
}

/// Defines how the statements of one database are run.
macro_rules! runs {
    ($database:ident, $connection:ty) => {
        impl<'q, F, A, O> Gives<$database> for Map<'q, $database, F, A>
        where
            F: FnMut(<$database as Database>::Row) -> Result<O, Error> + Send + 'q,
            A: IntoArguments<$database> + Send + 'q,
            O: Send + Unpin + 'q,
        {
            fetches!($connection);
        }

        impl<'q, A, O> Gives<$database> for QueryScalar<'q, $database, O, A>
        where
            A: IntoArguments<$database> + Send + 'q,
            O: Send + Unpin + 'q,
            (O,): Send + Unpin + for<'r> FromRow<'r, <$database as Database>::Row>,
        {
            fetches!($connection);
        }

        impl<'q, A> Changes<$database> for Query<'q, $database, A>
        where
            A: IntoArguments<$database> + Send + 'q,
        {
            async fn run(self, on: &mut $connection) -> Result<Changed, Error> {
                Ok(Changed(self.execute(on).await?.rows_affected()))
            }
        }
    };
}

runs!(Sqlite, sqlx::SqliteConnection);
#[cfg(feature = "postgres")]
runs!(Postgres, sqlx::PgConnection);

/// Asks the database that the connection leads to: makes its statement, and runs it in one of the ways above.
macro_rules! asked {
    ($self:ident, $at:ident, $way:ident: $($field:ident of $database:ident),+) => {{
        let at = $at.into();
        Box::pin(async move {
            let mut lent = None;
            match connection(at, &mut lent).await? {
                $(Connection::$database(held) => ($self.$field)().$way(held.get()).await),+
            }
        })
    }};
}

/// Defines the statement type for these databases.
macro_rules! statements {
    ($($field:ident: $make:ident, $made:ident of $database:ident),+) => {
        /// A statement for every database that the program is built for. It holds a function for each that
        /// makes the statement, because only one is needed.
        #[must_use = "a statement must be run"]
        pub(super) struct Statement<$($make),+> {
            $(pub(super) $field: $make),+
        }

        impl<O, $($make, $made),+> Statement<$($make),+>
        where
            O: Send,
            $($make: FnOnce() -> $made + Send, $made: Gives<$database, Row = O>),+
        {
            pub(super) fn fetch_all<'a>(self, at: impl Into<At<'a>>) -> Asked<'a, Vec<O>>
            where
                Self: 'a,
                O: 'a,
            {
                asked!(self, at, all: $($field of $database),+)
            }

            pub(super) fn fetch_one<'a>(self, at: impl Into<At<'a>>) -> Asked<'a, O>
            where
                Self: 'a,
                O: 'a,
            {
                asked!(self, at, one: $($field of $database),+)
            }

            /// The row, if there is one.
            pub(super) fn fetch_optional<'a>(self, at: impl Into<At<'a>>) -> Asked<'a, Option<O>>
            where
                Self: 'a,
                O: 'a,
            {
                asked!(self, at, optional: $($field of $database),+)
            }
        }

        impl<$($make, $made),+> Statement<$($make),+>
        where
            $($make: FnOnce() -> $made + Send, $made: Changes<$database>),+
        {
            pub(super) fn execute<'a>(self, at: impl Into<At<'a>>) -> Asked<'a, Changed>
            where
                Self: 'a,
            {
                asked!(self, at, run: $($field of $database),+)
            }
        }
    };
}

#[cfg(not(feature = "postgres"))]
statements!(sqlite: S, T of Sqlite);
#[cfg(feature = "postgres")]
statements!(sqlite: S, T of Sqlite, postgres: P, Q of Postgres);

/// The connection to use. If any will do, one is lent and kept in `lent`.
async fn connection<'c>(at: At<'c>, lent: &'c mut Option<Connection>) -> Result<&'c mut Connection, Error> {
    match at {
        At::Connection(connection) => Ok(connection),
        At::Readers(readers) => Ok(lent.insert(readers.acquire().await?)),
    }
}

#[cfg(test)]
impl Readers {
    /// The connections to a data file.
    pub(super) fn of_file(&self) -> &SqlitePool {
        match self {
            Readers::Sqlite(pool) => pool,
            #[cfg(feature = "postgres")]
            Readers::Postgres(_) => panic!("this is on a server"),
            Readers::Within(_) => panic!("this is not finished"),
        }
    }
}

#[cfg(test)]
impl Connection {
    /// The connection to a data file.
    pub(super) fn of_file(&mut self) -> &mut sqlx::SqliteConnection {
        match self {
            Connection::Sqlite(held) => held.get(),
            #[cfg(feature = "postgres")]
            Connection::Postgres(_) => panic!("this is on a server"),
        }
    }
}
