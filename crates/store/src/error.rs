//! What can go wrong with the data file, for people.

use super::database_error::{is_of_disk, plainly};
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
    /// There is nothing in it: a data file never is empty.
    #[error(
        "the data file {} is empty: what was in it is lost, or copying it there was cut short",
        path.display()
    )]
    Empty {
        /// The data file.
        path: PathBuf,
    },
    /// It is a link to nothing.
    #[error(
        "the data file {} is a link to {}, where there is nothing: perhaps its disk is not mounted",
        path.display(),
        target.display()
    )]
    Dangling {
        /// The link.
        path: PathBuf,
        /// Where it leads.
        target: PathBuf,
    },
    /// It goes by several names, and what is kept beside it goes by one of them.
    #[error("the data file {} has {names} names (hard links): used by two of them it would be destroyed", path.display())]
    Linked {
        /// The data file.
        path: PathBuf,
        /// How many.
        names: u64,
    },
    /// It is not there, but what is only left behind by one.
    #[error("there is no data file {}, but there is {}: it was lost", path.display(), found.display())]
    Remains {
        /// The data file.
        path: PathBuf,
        /// What there is.
        found: PathBuf,
    },
    /// The log beside it is another file's.
    #[error(
        "{} does not belong to the data file {}: another file was put in the place of the one that it belongs to. \
         Nothing was changed",
        log.display(),
        path.display()
    )]
    Mixed {
        /// The data file.
        path: PathBuf,
        /// Its write-ahead log.
        log: PathBuf,
    },
    /// It is a data file of Liege, but not in order.
    #[error("the data file {} is damaged: {what}", path.display())]
    Damaged {
        /// The data file.
        path: PathBuf,
        /// What was found, for people.
        what: String,
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
    /// It was to be on a server.
    #[error(transparent)]
    Server(#[from] ServerError),
    /// Anything else the database said.
    #[error("the data file {} cannot be used: {source}", path.display())]
    Database {
        /// The data file.
        path: PathBuf,
        /// Why.
        source: sqlx::Error,
    },
}

/// Why the data on a server was not used. No address is ever told, for there may be a password in it.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// This program can't.
    #[error(
        "this program was built without PostgreSQL: released binaries have it, or `cargo build --features postgres`"
    )]
    NotBuilt,
    /// It is no address.
    #[error(
        "`[store] url` is no address of a PostgreSQL server: write postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full"
    )]
    Address,
    /// Anybody on the way could read along, or answer in its place.
    #[error(
        "nothing proves that {host} is the server that is meant, and others could read along: add ?sslmode=verify-full to \
         `[store] url` (and sslrootcert=FILE for an authority of your own); where nobody else reaches the network between, \
         sslmode=disable says so"
    )]
    Untrusted {
        /// Where it would be.
        host: String,
    },
    /// It does not prove who it is.
    #[error("the certificate of {host} is not accepted: {why}")]
    Certificate {
        /// Whom it does not prove to be.
        host: String,
        /// What is wrong, and what would be right.
        why: String,
    },
    /// It can't prove who it is.
    #[error(
        "{host} has no certificate (`ssl` is off there), so nothing proves that it is the server that is meant: turn it on; \
         where nobody else reaches the network between, sslmode=disable in `[store] url` says so"
    )]
    NoTls {
        /// Where it would be.
        host: String,
    },
    /// There is no such file here.
    #[error(
        "a file that `[store] url` names is not there: sslrootcert, sslcert, sslkey, or the folder of a socket"
    )]
    NoFile,
    /// Nobody answers.
    #[error("no server answers at {host}:{port}: {source}")]
    Unreachable {
        /// Where it would be.
        host: String,
        /// At which port.
        port: u16,
        /// Why.
        source: std::io::Error,
    },
    /// It lacks what is needed.
    #[error("the server is PostgreSQL {version}, and Liege needs 14 or newer")]
    TooOld {
        /// Its version.
        version: String,
    },
    /// Names of all languages could not be kept there.
    #[error(
        "the database keeps texts as {encoding}: make one with `CREATE DATABASE liege ENCODING 'UTF8' TEMPLATE template0`"
    )]
    Encoding {
        /// How it keeps texts.
        encoding: String,
    },
    /// Another process writes to it.
    #[error("another running Liege writes to the data on the server: stop that one first")]
    InUse,
    /// Something else is there.
    #[error("there are tables of another program in the database: give Liege one of its own")]
    Foreign,
    /// It was written by a newer program.
    #[error(
        "the data on the server is of version {found}, and this program knows versions up to {known}: use a newer program"
    )]
    Newer {
        /// Its version.
        found: i64,
        /// The program's.
        known: i64,
    },
    /// It was written by an older program and this command may not change it.
    #[error(
        "the data on the server is of version {found}, and this program reads version {known}: start the bot once to bring \
         it up to date"
    )]
    Older {
        /// Its version.
        found: i64,
        /// The program's.
        known: i64,
    },
    /// Bringing it up to date failed.
    #[error("the data on the server could not be brought up to date: {0}")]
    Migration(Box<sqlx::migrate::MigrateError>),
    /// What is worked out at the start could not be.
    #[error("the data on the server can't be used: {0}")]
    Store(String),
    /// Anything else it said, or that it said nothing.
    #[error("the server can't be used: {}", plainly(.0))]
    Database(sqlx::Error),
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
    /// The data file is not where it was: nothing is stored any more.
    #[error("nothing can be stored: {0}")]
    Lost(Loss),
    /// It can't be seen whether the data file is where it was.
    #[error("the data file {} can't be seen: {source}", path.display())]
    Unseen {
        /// The data file, or its log.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// The data file was opened for reading only.
    #[error("the data file was opened for reading only")]
    ReadOnly,
    /// What is wanted is for data files, and this is on a server.
    #[error("that is for data files: what is on a server is looked after there")]
    OnServer,
    /// Private notes are encrypted with a key that is not at hand, whose id this is.
    #[error(
        "private notes are encrypted with the key {0}, which is not among `note_keys` of the configuration"
    )]
    NoNoteKey(String),
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

impl StoreError {
    /// The id of the sentence that members are told of it, where there is one of its own: what they did is not stored
    /// because the disk is full or fails, or because nothing is stored any more by this process.
    #[must_use]
    pub fn words(&self) -> Option<&'static str> {
        match self {
            StoreError::Lost(Loss::Superseded) => Some("fault-superseded"),
            StoreError::Lost(_) => Some("fault-lost"),
            StoreError::Database(error) if is_of_disk(error) => Some("fault-disk"),
            _ => None,
        }
    }
}

/// What has become of the data file, or of the log beside it, while the program was running.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// Nothing has its name any more.
    #[error("{} was deleted or moved away while Liege was running", .0.display())]
    Gone(PathBuf),
    /// Another file has its name.
    #[error("{} is another file than the one that Liege was running with: that was replaced or moved away", .0.display())]
    Replaced(PathBuf),
    /// Another process has taken over on the server.
    #[error("another Liege has taken over on the server, because this one did not answer for too long")]
    Superseded,
    /// It has its name still, but not its content: what was in it cannot be saved.
    #[error("another file was copied over {} while Liege was running", .0.display())]
    Overwritten(PathBuf),
}
