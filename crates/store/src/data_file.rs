//! The place of the data file: it has one name and one writer.

use super::OpenError;
use super::file_mark::beside;
#[cfg(unix)]
use super::mounts::is_mounted;
use std::collections::BTreeSet;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The ending of the name under which a lost file was saved; a number may follow.
pub(super) const RESCUED: &str = ".rescued";

/// The ending of the name of a file that a restore has replaced; the time follows.
pub(super) const BEFORE: &str = ".before-";

/// The ending of the name of a copy that is not complete yet.
pub(super) const DRAFT: &str = ".part";

/// The ending of the name of a note that a data file has lost something.
pub(super) const LOST: &str = ".lost";

/// The folder that a file is in.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes sure that names added to or removed from a file's folder survive a power cut.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder(path))?.sync_all() } else { Ok(()) }
}

/// The file that a path leads to. `SQLite` names its extra files after the file itself, not after a link to
/// it.
pub(super) fn resolve(path: &Path) -> Result<PathBuf, OpenError> {
    let path = path.to_owned();
    if !folder(&path).is_dir() {
        return Err(OpenError::NoFolder { path });
    }
    if !path.is_symlink() {
        return Ok(path);
    }
    match std::fs::canonicalize(&path) {
        Ok(file) => Ok(file),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let target = std::fs::read_link(&path).unwrap_or_default();
            Err(OpenError::Dangling { path, target })
        }
        Err(source) => Err(OpenError::Inaccessible { path, source }),
    }
}

/// Whether the file exists, after checks that need no database. It is not opened.
pub(super) fn look(path: &Path) -> Result<bool, OpenError> {
    let inaccessible = |source| OpenError::Inaccessible { path: path.to_owned(), source };
    let metadata = match std::fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(inaccessible(error)),
    };
    if metadata.is_dir() {
        return Err(inaccessible(ErrorKind::IsADirectory.into()));
    }
    if !metadata.is_file() {
        return Err(inaccessible(io::Error::other("it is no ordinary file")));
    }
    if metadata.len() == 0 {
        return Err(OpenError::Empty { path: path.to_owned() });
    }
    if stands_alone(path, &metadata) {
        return Err(OpenError::Mounted { path: path.to_owned() });
    }
    let names = names(&metadata);
    let ours = twins(path, &metadata).len() as u64;
    if names > 1 + ours {
        return Err(OpenError::Linked { path: path.to_owned(), names });
    }
    Ok(true)
}

/// Whether the file is mounted by itself, so that its log would be somewhere other than beside it.
fn stands_alone(path: &Path, metadata: &Metadata) -> bool {
    #[cfg(unix)]
    if let Ok(path) = std::fs::canonicalize(path) {
        use std::os::unix::fs::MetadataExt as _;
        return match std::fs::read("/proc/self/mountinfo") {
            Ok(mounts) => is_mounted(&path, &mounts),
            // Other systems have no such list. There a file is always on the same disk as its folder.
            Err(_) if cfg!(target_os = "linux") => false,
            Err(_) => std::fs::metadata(folder(&path)).is_ok_and(|folder| folder.dev() != metadata.dev()),
        };
    }
    let _ = (path, metadata);
    false
}

/// The number of the disk and of the file, which identify a file as long as somebody has it open; `None` if
/// the system has no such numbers.
#[cfg_attr(unix, allow(clippy::unnecessary_wraps, reason = "elsewhere there is none"))]
pub(super) fn identity(metadata: &Metadata) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        Some((metadata.dev(), metadata.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        None
    }
}

/// The number of names (hard links) that a file has.
fn names(metadata: &Metadata) -> u64 {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        metadata.nlink()
    }
    #[cfg(not(unix))]
    {
        let _ = metadata;
        1
    }
}

/// The files in a data file's folder whose names begin with the data file's name and this ending.
pub(super) fn siblings(path: &Path, ending: &str) -> Vec<PathBuf> {
    let start = beside(path, ending);
    let start = start.file_name().unwrap_or_default().as_encoded_bytes();
    let entries = std::fs::read_dir(folder(path)).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().as_encoded_bytes().starts_with(start));
    let mut found: Vec<PathBuf> = named.map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// Second names of a file, left by a restore or a copy that was interrupted: a file is never without a name.
fn twins(path: &Path, metadata: &Metadata) -> Vec<PathBuf> {
    if names(metadata) < 2 {
        return Vec::new();
    }
    let same = |twin: &PathBuf| {
        std::fs::symlink_metadata(twin).is_ok_and(|twin| identity(&twin) == identity(metadata))
    };
    [BEFORE, DRAFT].into_iter().flat_map(|ending| siblings(path, ending)).filter(same).collect()
}

/// A file that belonged to a data file or was saved from one. If one exists but the data file does not, the
/// data file was lost.
pub(super) fn remains(path: &Path) -> Option<PathBuf> {
    let whole = |file: &PathBuf| {
        let name = file.as_os_str().as_encoded_bytes();
        let beside = ["-wal", "-shm", "-journal", ".lock", DRAFT, LOST];
        !beside.iter().any(|ending| name.ends_with(ending.as_bytes()))
    };
    // The last one by number or time.
    let last = |ending| siblings(path, ending).into_iter().rfind(whole);
    let log = beside(path, "-wal");
    let log = std::fs::metadata(&log).is_ok_and(|log| log.len() > 0).then_some(log);
    last(RESCUED).or(log).or_else(|| last(BEFORE))
}

/// The locks of the program that writes to a data file. The system releases them when the program ends,
/// however that happens.
///
/// One is on the file itself, by whatever name it goes (`flock`, which has nothing to do with the locks that
/// `SQLite` takes; only on unix; elsewhere a lock would keep its holder out as well). A process that closes a
/// file loses all of `SQLite`'s locks on it, so this one is opened before `SQLite` opens it and closed after
/// it, and nothing else in the program opens a file that is held ([`is_held`]). The other is on a file beside
/// it, which older programs look at. It has the number of the process in it.
pub(super) struct FileLock {
    file: Option<File>,
    lock: Option<File>,
}

/// The data files that this program has locked, by disk and file number.
static HELD: Mutex<BTreeSet<(u64, u64)>> = Mutex::new(BTreeSet::new());

/// Whether this program itself has locked a data file. If so, nothing but `SQLite` may open it.
pub(super) fn is_held(path: &Path) -> bool {
    let known = std::fs::metadata(path).ok().as_ref().and_then(identity);
    known.is_some_and(|known| HELD.lock().unwrap_or_else(PoisonError::into_inner).contains(&known))
}

impl Drop for FileLock {
    fn drop(&mut self) {
        if let Some(known) = self.metadata().as_ref().and_then(identity) {
            HELD.lock().unwrap_or_else(PoisonError::into_inner).remove(&known);
        }
    }
}

impl FileLock {
    /// Locks the file itself.
    pub(super) fn take(path: &Path) -> Result<FileLock, OpenError> {
        if !cfg!(unix) {
            return Ok(FileLock::of(None));
        }
        if is_held(path) {
            return Err(in_use(path));
        }
        let file = locked(path, File::options().read(true).write(true));
        let held = FileLock::of(Some(file.map_err(|source| refusal(path, path, source))?));
        for twin in held.metadata().map(|metadata| twins(path, &metadata)).unwrap_or_default() {
            let removed = std::fs::remove_file(&twin);
            removed.map_err(|source| OpenError::Inaccessible { path: twin, source })?;
        }
        Ok(held)
    }

    /// Locks a new file that is still to be filled and named; `None` if a file of that name exists by now.
    pub(super) fn begin(path: &Path, new: &Path) -> Result<Option<FileLock>, OpenError> {
        let held = FileLock::of(Some(draft(new).map_err(|source| refusal(path, new, source))?));
        if std::fs::symlink_metadata(path).is_ok() {
            let _ = std::fs::remove_file(new);
            return Ok(None);
        }
        Ok(Some(held))
    }

    /// A lock on the file, or on nothing yet.
    pub(super) fn of(file: Option<File>) -> FileLock {
        let held = FileLock { file, lock: None };
        if let Some(known) = held.metadata().as_ref().and_then(identity) {
            HELD.lock().unwrap_or_else(PoisonError::into_inner).insert(known);
        }
        held
    }

    /// Locks the file beside it too, and writes the number of this process into it.
    pub(super) fn announce(mut self, path: &Path) -> Result<FileLock, OpenError> {
        let lock = beside(path, ".lock");
        let mut options = options_beside();
        let mut file = locked(&lock, options.read(true).write(true).create(true).truncate(false));
        // The file may be another user's, such as an administrator's who imported a record: a user who can
        // read it can lock it.
        if lock.exists() && file.as_ref().is_err_and(|error| error.kind() == ErrorKind::PermissionDenied) {
            file = locked(&lock, options_beside().read(true));
        }
        let mut file = file.map_err(|source| refusal(path, &lock, source))?;
        // The number is only shown to a program that is refused, so it doesn't matter if this fails.
        let _ = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
        self.lock = Some(file);
        Ok(self)
    }

    /// Writes everything in the file to the disk.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.as_ref().map_or(Ok(()), File::sync_all)
    }

    /// The data file, if it is locked itself.
    pub(super) fn file(&self) -> Option<&File> {
        self.file.as_ref()
    }

    fn metadata(&self) -> Option<Metadata> {
        self.file.as_ref()?.metadata().ok()
    }
}

/// The number of attempts at a lock, and the pause between them.
const LOCK_ATTEMPTS: u32 = 20;
const LOCK_PAUSE: std::time::Duration = std::time::Duration::from_millis(20);

/// Checks whether a data file could be locked now. It does not lock it.
pub(super) fn tried(path: &Path) -> Result<(), OpenError> {
    if !cfg!(unix) {
        return Ok(());
    }
    if is_held(path) {
        return Err(in_use(path));
    }
    let taken = locked(path, File::options().read(true).write(true));
    taken.map(drop).map_err(|source| refusal(path, path, source))
}

/// The number of attempts to find the log of a data file that another program has open, and the pause between
/// them. The other program may just be opening or closing it.
const LOG_ATTEMPTS: u32 = 40;
const LOG_PAUSE: std::time::Duration = std::time::Duration::from_millis(50);

/// Makes sure that a reader of a data file sees the changes that another program makes. If the other program
/// opened it under another name, the log is not beside this one.
pub(super) async fn shows_its_log(path: &Path) -> Result<(), OpenError> {
    let log = beside(path, "-wal");
    for _ in 0..LOG_ATTEMPTS {
        if is_held(path) || std::fs::symlink_metadata(&log).is_ok() || !is_taken(path) {
            return Ok(());
        }
        tokio::time::sleep(LOG_PAUSE).await;
    }
    Err(OpenError::LogElsewhere { path: path.to_owned(), log })
}

/// Whether another program has locked a data file.
fn is_taken(path: &Path) -> bool {
    if !cfg!(unix) {
        return false;
    }
    // The lock is released at once; a program that wants it at this moment tries again.
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Options for opening the files beside a data file. Links are never followed: somebody may have put one
/// there to make the bot overwrite another file.
pub(super) fn options_beside() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits().cast_signed());
    }
    options
}

/// Opens a file and locks it. [`ErrorKind::WouldBlock`] means that another program has locked it.
fn locked(file: &Path, options: &OpenOptions) -> io::Result<File> {
    let opened = options.open(file)?;
    // A program that has just ended, or a child process that is just being started, releases its locks a
    // moment later.
    for attempt in 1.. {
        match opened.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if attempt < LOCK_ATTEMPTS => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::WouldBlock) => return Err(ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    // Before it was locked, the file may have been renamed or replaced.
    let same = identity(&opened.metadata()?) == identity(&std::fs::metadata(file)?);
    if same { Ok(opened) } else { Err(ErrorKind::WouldBlock.into()) }
}

/// Creates a file that `SQLite` is to fill: it is empty, and nobody else is filling it.
pub(super) fn draft(file: &Path) -> io::Result<File> {
    let mut options = options_beside();
    let options = options.read(true).write(true).create(true).truncate(false);
    let draft = if cfg!(unix) { locked(file, options) } else { options.open(file) }?;
    // An earlier attempt may have been interrupted.
    draft.set_len(0)?;
    Ok(draft)
}

/// Gives a complete file its final name, which must be free. For a moment it may have both names.
pub(super) fn publish(draft: &Path, file: &Path) -> io::Result<()> {
    match std::fs::hard_link(draft, file) {
        Ok(()) => std::fs::remove_file(draft)?,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
        Err(_) if file.exists() => return Err(ErrorKind::AlreadyExists.into()),
        // Some file systems have no hard links.
        Err(_) => std::fs::rename(draft, file)?,
    }
    sync_folder(file)
}

/// The error for a lock that could not be taken.
fn refusal(path: &Path, file: &Path, source: io::Error) -> OpenError {
    match source.kind() {
        ErrorKind::WouldBlock => in_use(path),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly { path: path.to_owned() }
        }
        _ => OpenError::Inaccessible { path: file.to_owned(), source },
    }
}

/// The error for a file that another program writes to, with the process number that the program left beside
/// it.
fn in_use(path: &Path) -> OpenError {
    let mut pid = String::new();
    let _ = File::open(beside(path, ".lock")).and_then(|mut lock| lock.read_to_string(&mut pid));
    OpenError::InUse { path: path.to_owned(), pid: pid.trim().parse().ok() }
}
