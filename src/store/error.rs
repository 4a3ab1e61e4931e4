//! What can go wrong with the data file, for people.

use std::path::PathBuf;

/// Why a data file was not opened. The program must not go on without it.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder it should be in does not exist.
    #[error("the folder of the data file {} does not exist: create it, or set another path", path.display())]
    NoFolder {
        /// The data file.
        path: PathBuf,
    },
    /// There is no such file, and it may not be created (a command that only reads).
    #[error("there is no data file {}", path.display())]
    Missing {
        /// The data file.
        path: PathBuf,
    },
    /// It could not be opened or created.
    #[error("the data file {} cannot be opened: {source}", path.display())]
    Inaccessible {
        /// The data file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It can be read but not written.
    #[error("the data file {} (or its folder) is read-only for this program", path.display())]
    ReadOnly {
        /// The data file.
        path: PathBuf,
    },
    /// It is no database.
    #[error("{} is not a data file of Liege: it is no SQLite database, or a damaged one", path.display())]
    NotADatabase {
        /// The data file.
        path: PathBuf,
    },
    /// It is a database of another program.
    #[error("{} is a database of another program (application id {application_id:#010x})", path.display())]
    Foreign {
        /// The data file.
        path: PathBuf,
        /// Its application id.
        application_id: i64,
    },
    /// It was written by a newer program.
    #[error(
        "the data file {} is of version {found}, and this program knows versions up to {known}: \
         use a newer program",
        path.display()
    )]
    Newer {
        /// The data file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The program's.
        known: i64,
    },
    /// It was written by an older program and this command may not change it.
    #[error(
        "the data file {} is of version {found}, and this program reads version {known}: \
         start the bot once to bring the file up to date",
        path.display()
    )]
    Older {
        /// The data file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The program's.
        known: i64,
    },
    /// Another program writes to it.
    #[error(
        "the data file {} is in use by another running Liege{}: stop that one first",
        path.display(),
        pid.map_or_else(String::new, |pid| format!(" (process {pid})"))
    )]
    InUse {
        /// The data file.
        path: PathBuf,
        /// The other process, if it is known.
        pid: Option<u32>,
    },
    /// Where it lies, a write-ahead log can't be kept (some network file systems).
    #[error("the file system of {} does not allow a write-ahead log: put the data file on a local disk", path.display())]
    NoWriteAheadLog {
        /// The data file.
        path: PathBuf,
    },
    /// Bringing it up to date failed.
    #[error("the data file {} could not be brought up to date: {source}", path.display())]
    Migration {
        /// The data file.
        path: PathBuf,
        /// Why.
        source: Box<sqlx::migrate::MigrateError>,
    },
    /// Anything else the database said.
    #[error("the data file {} cannot be used: {source}", path.display())]
    Database {
        /// The data file.
        path: PathBuf,
        /// Why.
        source: sqlx::Error,
    },
}

/// What can go wrong with an open data file.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// What is stored of a table makes no sense (any more).
    #[error("table {table}: {what}")]
    Broken {
        /// The table.
        table: i64,
        /// What is wrong.
        what: String,
    },
    /// The data file was opened for reading only.
    #[error("the data file was opened for reading only")]
    ReadOnly,
    /// A path that the database does not understand.
    #[error("{} is not a path in Unicode", .0.display())]
    Path(PathBuf),
    /// A copy could not be written.
    #[error("the copy {} could not be written: {source}", to.display())]
    Copy {
        /// The copy.
        to: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The place to copy to is taken.
    #[error("{} exists already: name a new file", .0.display())]
    Exists(PathBuf),
}
