//! The errors of the data file, for people.

use super::database_error::{is_full, is_of_disk, plainly};
use std::path::PathBuf;

/// Declares each error once: its name, its fields, and its sentence, which is its documentation too.
macro_rules! errors {
    ($(#[$attribute:meta])* pub enum $name:ident {
        $(
            $(#[$own:meta])*
            $error:ident $({ $($field:ident: $type:ty),+ })? $(($(#[$from:meta])* $kind:ty))?
                $(=> ($sentence:literal $($part:tt)*))?;
        )*
    }) => {
        $(#[$attribute])*
        #[allow(clippy::doc_markdown, rustdoc::bare_urls)] // The sentences are for people, and no Markdown.
        pub enum $name {
            $(
                $(#[$own])*
                $(#[doc = $sentence] #[error($sentence $($part)*)])?
                $error $({ $(
                    /// A part of the sentence.
                    $field: $type
                ),+ })? $(($(#[$from])* $kind))?,
            )*
        }
    };
}

errors! {
    /// The reason why a data file was not opened. The program must not go on without it.
    #[derive(Debug, thiserror::Error)]
    pub enum OpenError {
        NoFolder { path: PathBuf } => (
            "the folder of the data file {} does not exist: create it, or set another path",
            path.display()
        );
        Missing { path: PathBuf } => ("there is no data file {}", path.display());
        Inaccessible { path: PathBuf, source: std::io::Error } => (
            "the data file {} cannot be opened: {source}",
            path.display()
        );
        Empty { path: PathBuf } => (
            "the data file {} is empty: what was in it is lost, or copying it there was cut short",
            path.display()
        );
        Dangling { path: PathBuf, target: PathBuf } => (
            "the data file {} is a link to {}, where there is nothing: perhaps its disk is not mounted",
            path.display(),
            target.display()
        );
        Linked { path: PathBuf, names: u64 } => (
            "the data file {} has {names} names (hard links): used by two of them it would be destroyed",
            path.display()
        );
        Mounted { path: PathBuf } => (
            "the data file {} is mounted by itself, and its log (`-wal`) would lie in another folder than where it is \
             mounted from: mount the folder",
            path.display()
        );
        LogElsewhere { path: PathBuf, log: PathBuf } => (
            "another running Liege uses the data file {}, but {} is not there: it uses it by another name or mount, and \
             what it stored last would not be seen here",
            path.display(),
            log.display()
        );
        Lost { path: PathBuf, note: PathBuf } => (
            "something that was stored is missing in the data file {}: {} says what happened",
            path.display(),
            note.display()
        );
        Remains { path: PathBuf, found: PathBuf } => (
            "there is no data file {}, but there is {}: it was lost",
            path.display(),
            found.display()
        );
        Mixed { path: PathBuf, log: PathBuf } => (
            "{} does not belong to the data file {}: another file was put in the place of the one that it belongs to. \
             Nothing was changed",
            log.display(),
            path.display()
        );
        Damaged { path: PathBuf, what: String } => ("the data file {} is damaged: {what}", path.display());
        ReadOnly { path: PathBuf } => (
            "the data file {} (or its folder) is read-only for this program",
            path.display()
        );
        NotADatabase { path: PathBuf } => (
            "{} is not a data file of Liege: it is no SQLite database, or a damaged one",
            path.display()
        );
        Foreign { path: PathBuf, application_id: i64 } => (
            "{} is a database of another program (application id {application_id:#010x})",
            path.display()
        );
        Newer { path: PathBuf, found: i64, known: i64 } => (
            "the data file {} is of version {found}, and this program knows versions up to {known}: \
             use a newer program",
            path.display()
        );
        Older { path: PathBuf, found: i64, known: i64 } => (
            "the data file {} is of version {found}, and this program reads version {known}: \
             start the bot once to bring the file up to date",
            path.display()
        );
        InUse { path: PathBuf, pid: Option<u32> } => (
            "the data file {} is in use by another running Liege{}: stop that one first",
            path.display(),
            pid.map_or_else(String::new, |pid| format!(" (process {pid})"))
        );
        NoWriteAheadLog { path: PathBuf } => (
            "the file system of {} does not allow a write-ahead log: put the data file on a local disk",
            path.display()
        );
        Migration { path: PathBuf, source: Box<sqlx::migrate::MigrateError> } => (
            "the data file {} could not be brought up to date: {source}",
            path.display()
        );
        /// The data was to be on a server.
        #[error(transparent)]
        Server(#[from] ServerError);
        Database { path: PathBuf, source: sqlx::Error } => (
            "the data file {} cannot be used: {source}",
            path.display()
        );
    }
}

errors! {
    /// The reason why the data on a server was not used. No address is shown, because there may be a password
    /// in it.
    #[derive(Debug, thiserror::Error)]
    pub enum ServerError {
        NotBuilt => (
            "this program was built without PostgreSQL: released binaries have it, or `cargo build --features postgres`"
        );
        Address => (
            "`[store] url` is no address of a PostgreSQL server: write postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full"
        );
        Untrusted { host: String } => (
            "nothing proves that {host} is the server that is meant, and others could read along: add ?sslmode=verify-full to \
             `[store] url` (and sslrootcert=FILE for an authority of your own); where nobody else reaches the network between, \
             sslmode=disable says so"
        );
        Certificate { host: String, why: String } => ("the certificate of {host} is not accepted: {why}");
        NoTls { host: String } => (
            "{host} has no certificate (`ssl` is off there), so nothing proves that it is the server that is meant: turn it on; \
             where nobody else reaches the network between, sslmode=disable in `[store] url` says so"
        );
        NoFile => (
            "a file that `[store] url` names is not there: sslrootcert, sslcert, sslkey, or the folder of a socket"
        );
        Unreachable { host: String, port: u16, source: std::io::Error } => (
            "no server answers at {host}:{port}: {source}"
        );
        TooOld { version: String } => ("the server is PostgreSQL {version}, and Liege needs 14 or newer");
        Encoding { encoding: String } => (
            "the database keeps texts as {encoding}: make one with `CREATE DATABASE liege ENCODING 'UTF8' TEMPLATE template0`"
        );
        InUse => ("another running Liege writes to the data on the server: stop that one first");
        Foreign => ("there are tables of another program in the database: give Liege one of its own");
        Newer { found: i64, known: i64 } => (
            "the data on the server is of version {found}, and this program knows versions up to {known}: use a newer program"
        );
        Older { found: i64, known: i64 } => (
            "the data on the server is of version {found}, and this program reads version {known}: start the bot once to bring \
             it up to date"
        );
        Migration(Box<sqlx::migrate::MigrateError>) => (
            "the data on the server could not be brought up to date: {0}"
        );
        Store(String) => ("the data on the server can't be used: {0}");
        Database(sqlx::Error) => ("the server can't be used: {}", plainly(.0));
    }
}

errors! {
    /// An error of an open data file.
    #[derive(Debug, thiserror::Error)]
    pub enum StoreError {
        Database(#[from] sqlx::Error) => ("the database: {0}");
        Broken { table: i64, what: String } => ("table {table}: {what}");
        BrokenContest { contest: i64, what: String } => ("contest {contest}: {what}");
        Lost(Loss) => ("nothing can be stored: {0}");
        Unseen { path: PathBuf, source: std::io::Error } => (
            "the data file {} can't be seen: {source}",
            path.display()
        );
        ReadOnly => ("the data file was opened for reading only");
        OnServer => ("that is for data files: what is on a server is looked after there");
        NoNoteKey(String) => (
            "private notes are encrypted with the key {0}, which is not among `note_keys` of the configuration"
        );
        Path(PathBuf) => ("{} is not a path in Unicode", .0.display());
        Copy { to: PathBuf, source: std::io::Error } => (
            "the copy {} could not be written: {source}",
            to.display()
        );
        Exists(PathBuf) => ("{} exists already: name a new file", .0.display());
    }
}

impl OpenError {
    /// Whether the data file could not be opened because the disk is full.
    #[must_use]
    pub fn is_full_disk(&self) -> bool {
        use sqlx::migrate::MigrateError;
        match self {
            OpenError::Database { source, .. } => is_full(source),
            OpenError::Migration { source, .. } => match &**source {
                MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => is_full(error),
                _ => false,
            },
            _ => false,
        }
    }
}

impl StoreError {
    /// The id of the sentence that tells members about it, if it has one. They are told that their action is
    /// not stored, because the disk is full or fails, or because this process no longer stores anything.
    pub fn words(&self) -> Option<&'static str> {
        match self {
            StoreError::Lost(Loss::Superseded) => Some("fault-superseded"),
            StoreError::Lost(_) => Some("fault-lost"),
            StoreError::Database(error) if is_of_disk(error) => Some("fault-disk"),
            _ => None,
        }
    }
}

errors! {
    /// A loss of the data file, or of the log beside it, while the program was running.
    #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
    pub enum Loss {
        Gone(PathBuf) => ("{} was deleted or moved away while Liege was running", .0.display());
        Replaced(PathBuf) => (
            "{} is another file than the one that Liege was running with: that was replaced or moved away",
            .0.display()
        );
        Superseded => (
            "another Liege has taken over on the server, because this one did not answer for too long"
        );
        Cut(PathBuf) => ("{} was cut short while Liege was running", .0.display());
        Overwritten(PathBuf) => ("another file was copied over {} while Liege was running", .0.display());
    }
}
