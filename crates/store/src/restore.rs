//! Restoring a backup in the place of the data file.

use super::backups::copy;
use super::data_file::{BEFORE, FileLock, LOST, look, resolve, shows_its_log, sync_folder};
use super::database_error::code;
use super::file_mark::beside;
use super::file_mark::{Log, log_of};
use super::open::{Identity, fits, identify, newest, options, reading, refusal};
use super::schema::damage_of_file;
use super::{OpenError, StoreError};
use jiff::Timestamp;
use liege_words::now::machine_time;
use sqlx::{Connection as _, SqliteConnection};
use std::io;
use std::path::{Path, PathBuf};

errors! {
    /// The reason why a backup was not restored. The old files are unchanged.
    #[derive(Debug, thiserror::Error)]
    pub enum RestoreError {
        Backup(OpenError) => ("the backup cannot be used: {0}");
        Same(PathBuf) => ("{} is the data file itself", .0.display());
        /// The place is taken, or can't be used.
        #[error(transparent)]
        Place(OpenError);
        Read(PathBuf) => (
            "another program (a backup, a check) reads the data file {} at this moment",
            .0.display()
        );
        Copy(StoreError) => ("the backup could not be copied: {0}");
        Rename { path: PathBuf, source: io::Error } => ("{} could not be replaced: {source}", path.display());
    }
}

/// The outcome of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The data file, under its own name.
    pub path: PathBuf,
    /// The earlier files under their new names: the data file, and the files that belonged to it.
    pub kept: Vec<PathBuf>,
    /// The number of tables in the data file now.
    pub tables: i64,
    /// When the last of its tables changed.
    pub changed: Option<Timestamp>,
    /// Whether it is of an older version. The next start brings it up to date.
    pub older: bool,
}

/// Puts a copy of a backup in the place of a data file that nobody uses, and keeps the old file. At every
/// moment either the one or the other is there, complete.
///
/// # Errors
/// Returns the reason why nothing was changed: see [`RestoreError`].
pub async fn restore(path: &Path, backup: &Path) -> Result<Restored, RestoreError> {
    let path = resolve(path).map_err(RestoreError::Place)?;
    let (mut source, older) = sound(&path, backup).await?;
    // `SQLite` would remove the log of an empty file, so an empty file is not opened with it.
    let (there, empty) = match look(&path) {
        Err(OpenError::Empty { .. }) => (true, true),
        there => (there.map_err(RestoreError::Place)?, false),
    };
    let held = if there { FileLock::take(&path) } else { Ok(FileLock::of(None)) };
    let _held = held.and_then(|held| held.announce(&path)).map_err(RestoreError::Place)?;
    if there && !empty {
        fold(&path).await?;
    }
    let (tables, changed) = told(&mut source).await.map_err(|error| RestoreError::Copy(error.into()))?;
    let new = beside(&path, ".restoring");
    // An interrupted restore may have left one.
    let _ = std::fs::remove_file(&new);
    copy(&mut source, &new).await.map_err(RestoreError::Copy)?;
    let _ = source.close().await;
    let kept = exchange(&path, &new, there)?;
    Ok(Restored {
        path,
        kept,
        tables,
        changed: changed.and_then(|at| Timestamp::from_millisecond(at).ok()),
        older,
    })
}

/// A backup that can be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The number of its tables.
    pub tables: i64,
    /// When the last of them changed.
    pub changed: Option<Timestamp>,
    /// Whether it is of an older version of the program.
    pub older: bool,
}

/// Opens a backup of a data file and looks it through, as [`restore`] does before anything else.
///
/// # Errors
/// Returns the reason why it cannot be restored.
pub async fn look_at_backup(path: &Path, backup: &Path) -> Result<Backup, RestoreError> {
    let (mut source, older) = sound(path, backup).await?;
    let (tables, changed) = told(&mut source).await.map_err(|error| RestoreError::Copy(error.into()))?;
    let _ = source.close().await;
    Ok(Backup { tables, changed: changed.and_then(|at| Timestamp::from_millisecond(at).ok()), older })
}

/// Opens a backup that is complete. Returns whether it is of an older version.
async fn sound(path: &Path, backup: &Path) -> Result<(SqliteConnection, bool), RestoreError> {
    let same = |one: &Path| std::fs::canonicalize(one).ok();
    let file = resolve(backup).map_err(RestoreError::Backup)?;
    // A backup often has a second name, or is a mount in a container. That does no harm to a program that
    // only reads.
    match look(&file) {
        Ok(true) | Err(OpenError::Linked { .. } | OpenError::Mounted { .. }) => {}
        Ok(false) => return Err(RestoreError::Backup(OpenError::Missing { path: file })),
        Err(error) => return Err(RestoreError::Backup(error)),
    }
    if same(path).is_some_and(|path| same(&file) == Some(path)) {
        return Err(RestoreError::Same(file));
    }
    shows_its_log(&file).await.map_err(RestoreError::Backup)?;
    let doubtful = fits(&file).await.map_err(RestoreError::Backup)?;
    let version = match identify(&file, doubtful).await.map_err(RestoreError::Backup)? {
        Identity::Ours(version) if version > 0 => version,
        Identity::Ours(_) | Identity::Fresh => {
            let what = "there is nothing in it".to_owned();
            return Err(RestoreError::Backup(OpenError::Damaged { path: file, what }));
        }
    };
    let opened = async {
        let mut connection = reading(&file).await?;
        let damage = damage_of_file(&mut connection).await?;
        Ok::<_, sqlx::Error>((connection, damage))
    };
    let (connection, damage) = opened.await.map_err(|error| RestoreError::Backup(refusal(&file, error)))?;
    if !damage.is_empty() {
        let what = damage.into_iter().take(3).collect::<Vec<_>>().join("; ");
        return Err(RestoreError::Backup(OpenError::Damaged { path: file, what }));
    }
    Ok((connection, version < newest()))
}

/// The number of tables, and when the last of them changed.
async fn told(connection: &mut SqliteConnection) -> Result<(i64, Option<i64>), sqlx::Error> {
    sqlx::query_as("SELECT count(*), max(changed) FROM tables").fetch_one(connection).await
}

/// Writes the contents of the old file's log into it, so that it is complete by itself. If that can't be
/// done, because it is damaged or the log belongs to another file, it stays as it is.
async fn fold(path: &Path) -> Result<(), RestoreError> {
    let inaccessible =
        |source| RestoreError::Place(OpenError::Inaccessible { path: path.to_owned(), source });
    match identify(path, false).await {
        Ok(_) | Err(OpenError::Newer { .. }) => {}
        Err(error @ OpenError::Foreign { .. }) => return Err(RestoreError::Place(error)),
        Err(_) => return Ok(()),
    }
    if !matches!(log_of(path).map_err(inaccessible)?, Log::Fits { .. }) {
        return Ok(());
    }
    let folded = async {
        let mut connection = SqliteConnection::connect_with(&options(path)).await?;
        let (read, _, _): (i64, i64, i64) =
            sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(read != 0)
    };
    match folded.await {
        Ok(false) => Ok(()),
        Ok(true) => Err(RestoreError::Read(path.to_owned())),
        Err(error) if matches!(code(&error), Some(11 | 26)) => Ok(()),
        Err(error) => Err(RestoreError::Place(refusal(path, error))),
    }
}

/// Gives the new file the name of the old one, and the old one another name, together with the files beside
/// it. Returns the new names.
fn exchange(path: &Path, new: &Path, there: bool) -> Result<Vec<PathBuf>, RestoreError> {
    let failed = |source| RestoreError::Rename { path: path.to_owned(), source };
    let time = machine_time().strftime("%Y%m%dT%H%M%SZ").to_string();
    let name = beside(path, &format!("{BEFORE}{time}"));
    let again = (2..).map(|number| beside(&name, &format!("-{number}")));
    let taken = |name: &PathBuf| name.symlink_metadata().is_ok();
    let Some(kept) = std::iter::once(name.clone()).chain(again).find(|name| !taken(name)) else {
        return Err(failed(io::ErrorKind::AlreadyExists.into()));
    };
    if there {
        alike(path, new).map_err(failed)?;
    }
    let mut names = Vec::new();
    // The contents of a readable log are in the old file by now: without the log that file is complete, and
    // the new file must not be seen with it.
    for ending in ["-wal", "-shm", "-journal", LOST] {
        let (old, aside) = (beside(path, ending), beside(&kept, ending));
        match std::fs::rename(&old, &aside) {
            Ok(()) => names.push(aside),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(source) => return Err(RestoreError::Rename { path: old, source }),
        }
    }
    if there {
        // The old file keeps its name until the new one takes it, if a file may have two names.
        std::fs::hard_link(path, &kept).or_else(|_| std::fs::rename(path, &kept)).map_err(failed)?;
        names.insert(0, kept);
    }
    sync_folder(path).and_then(|()| std::fs::rename(new, path)).map_err(failed)?;
    sync_folder(path).map_err(failed)?;
    Ok(names)
}

/// Gives the new file the owner and permissions of the old one, as far as that is allowed.
fn alike(old: &Path, new: &Path) -> io::Result<()> {
    let metadata = std::fs::metadata(old)?;
    std::fs::set_permissions(new, metadata.permissions())?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, chown};
        // Only the superuser may give a file away.
        let _ = chown(new, Some(metadata.uid()), Some(metadata.gid()));
    }
    Ok(())
}
