//! Where the data file lies: under one name, written by one program.

use super::OpenError;
use super::file_mark::beside;
#[cfg(unix)]
use super::mounts::is_mounted;
use std::collections::BTreeSet;
use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// What a lost file was saved to, after its name; a number may follow.
pub(super) const RESCUED: &str = ".rescued";

/// What stood there before another file was put in its place, after its name; the time follows.
pub(super) const BEFORE: &str = ".before-";

/// A copy that is not complete yet, after its name.
pub(super) const DRAFT: &str = ".part";

/// A note that something is missing in a data file, after its name.
pub(super) const LOST: &str = ".lost";

/// The folder that a file is in.
pub(super) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Makes sure that names given and taken in a file's folder stay so after a power cut.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder(path))?.sync_all() } else { Ok(()) }
}

/// The file that a path leads to: what `SQLite` keeps beside it goes by its own name, not by that of a link.
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

/// Whether there is a file, after checks that need no database; it is not opened.
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

/// Whether a file is mounted by itself, and its log would lie elsewhere than beside the file that it is.
fn stands_alone(path: &Path, metadata: &Metadata) -> bool {
    #[cfg(unix)]
    if let Ok(path) = std::fs::canonicalize(path) {
        use std::os::unix::fs::MetadataExt as _;
        return match std::fs::read("/proc/self/mountinfo") {
            Ok(mounts) => is_mounted(&path, &mounts),
            // Other systems have no such list. A file is on the disk of its folder there.
            Err(_) if cfg!(target_os = "linux") => false,
            Err(_) => std::fs::metadata(folder(&path)).is_ok_and(|folder| folder.dev() != metadata.dev()),
        };
    }
    let _ = (path, metadata);
    false
}

/// What tells a file from all others, as long as somebody has it open; `None` where the system doesn't say.
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

/// How many names a file has.
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

/// The files of a data file's folder whose names are its own with this and anything more after it.
pub(super) fn siblings(path: &Path, ending: &str) -> Vec<PathBuf> {
    let start = beside(path, ending);
    let start = start.file_name().unwrap_or_default().as_encoded_bytes();
    let entries = std::fs::read_dir(folder(path)).into_iter().flatten().flatten();
    let named = entries.filter(|entry| entry.file_name().as_encoded_bytes().starts_with(start));
    let mut found: Vec<PathBuf> = named.map(|entry| entry.path()).collect();
    found.sort();
    found
}

/// Second names that a restore or a copy has left which was cut short: a file is never without a name.
fn twins(path: &Path, metadata: &Metadata) -> Vec<PathBuf> {
    if names(metadata) < 2 {
        return Vec::new();
    }
    let same = |twin: &PathBuf| {
        std::fs::symlink_metadata(twin).is_ok_and(|twin| identity(&twin) == identity(metadata))
    };
    [BEFORE, DRAFT].into_iter().flat_map(|ending| siblings(path, ending)).filter(same).collect()
}

/// What a data file leaves beside it and what is saved of one; where there is some but no data file, that was lost.
pub(super) fn remains(path: &Path) -> Option<PathBuf> {
    let whole = |file: &PathBuf| {
        let name = file.as_os_str().as_encoded_bytes();
        let beside = ["-wal", "-shm", "-journal", ".lock", DRAFT, LOST];
        !beside.iter().any(|ending| name.ends_with(ending.as_bytes()))
    };
    // The last one by its number or time.
    let last = |ending| siblings(path, ending).into_iter().rfind(whole);
    let log = beside(path, "-wal");
    let log = std::fs::metadata(&log).is_ok_and(|log| log.len() > 0).then_some(log);
    last(RESCUED).or(log).or_else(|| last(BEFORE))
}

/// The locks that say who writes to a data file. The system gives them up when the program ends, however that
/// happens.
///
/// One is on the file itself, by whatever name it goes (`flock`, which has nothing to do with the locks that `SQLite`
/// takes; only on unix, for elsewhere a lock keeps its holder out as well). A process that closes a file loses all of
/// `SQLite`'s locks on it, so this one is opened before `SQLite` opens it and closed after it, and nothing else in the
/// program opens a file that is held ([`is_held`]). The other is on a file beside it, where older programs look, and
/// the number of the process can be read.
pub(super) struct FileLock {
    file: Option<File>,
    lock: Option<File>,
}

/// The data files that this program holds.
static HELD: Mutex<BTreeSet<(u64, u64)>> = Mutex::new(BTreeSet::new());

/// Whether this program itself holds a data file; then it must not be opened but by `SQLite`.
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
    /// Takes the file itself.
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

    /// Takes a new file that is yet to be filled and to get its name; `None` if there is one by now.
    pub(super) fn begin(path: &Path, new: &Path) -> Result<Option<FileLock>, OpenError> {
        let held = FileLock::of(Some(draft(new).map_err(|source| refusal(path, new, source))?));
        if std::fs::symlink_metadata(path).is_ok() {
            let _ = std::fs::remove_file(new);
            return Ok(None);
        }
        Ok(Some(held))
    }

    /// Holds nothing yet, or a file.
    pub(super) fn of(file: Option<File>) -> FileLock {
        let held = FileLock { file, lock: None };
        if let Some(known) = held.metadata().as_ref().and_then(identity) {
            HELD.lock().unwrap_or_else(PoisonError::into_inner).insert(known);
        }
        held
    }

    /// Takes the file beside it too, and says there who has it.
    pub(super) fn announce(mut self, path: &Path) -> Result<FileLock, OpenError> {
        let lock = beside(path, ".lock");
        let mut options = options_beside();
        let mut file = locked(&lock, options.read(true).write(true).create(true).truncate(false));
        // An administrator's, say, who brought a record in: whoever reads it can lock it.
        if lock.exists() && file.as_ref().is_err_and(|error| error.kind() == ErrorKind::PermissionDenied) {
            file = locked(&lock, options_beside().read(true));
        }
        let mut file = file.map_err(|source| refusal(path, &lock, source))?;
        // Only for the words of the one who is refused, so it doesn't matter if it fails.
        let _ = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
        self.lock = Some(file);
        Ok(self)
    }

    /// Makes sure that everything in the file is on the disk.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.as_ref().map_or(Ok(()), File::sync_all)
    }

    /// The data file, where it is locked itself.
    pub(super) fn file(&self) -> Option<&File> {
        self.file.as_ref()
    }

    fn metadata(&self) -> Option<Metadata> {
        self.file.as_ref()?.metadata().ok()
    }
}

/// How often a lock is tried, and the pause between.
const LOCK_ATTEMPTS: u32 = 20;
const LOCK_PAUSE: std::time::Duration = std::time::Duration::from_millis(20);

/// Whether a data file could be taken now; it is not.
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

/// How often a log is looked for beside a data file that another program has, and the pause between: it may just be
/// opening it, or making an end.
const LOG_ATTEMPTS: u32 = 40;
const LOG_PAUSE: std::time::Duration = std::time::Duration::from_millis(50);

/// Makes sure that whoever reads a data file sees what another program writes to it. Beside what names it differently
/// there is no log.
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

/// Whether another program has taken a data file.
fn is_taken(path: &Path) -> bool {
    if !cfg!(unix) {
        return false;
    }
    // Whoever takes it now comes again in a moment.
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// How the program opens what it keeps beside a data file: never by a link, which somebody may have put there to have
/// another file written over.
pub(super) fn options_beside() -> OpenOptions {
    let mut options = File::options();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.custom_flags(rustix::fs::OFlags::NOFOLLOW.bits().cast_signed());
    }
    options
}

/// Opens a file and locks it; [`ErrorKind::WouldBlock`] says that somebody else has.
fn locked(file: &Path, options: &OpenOptions) -> io::Result<File> {
    let opened = options.open(file)?;
    // Who has just ended, and a process that was just being begun with its files, are gone a moment later.
    for attempt in 1.. {
        match opened.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if attempt < LOCK_ATTEMPTS => std::thread::sleep(LOCK_PAUSE),
            Err(TryLockError::WouldBlock) => return Err(ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    // Until it was locked it may have got another name, or another file its own.
    let same = identity(&opened.metadata()?) == identity(&std::fs::metadata(file)?);
    if same { Ok(opened) } else { Err(ErrorKind::WouldBlock.into()) }
}

/// Takes the name of a file that is yet to be filled, by `SQLite`: it is empty, and nobody else is filling it.
pub(super) fn draft(file: &Path) -> io::Result<File> {
    let mut options = options_beside();
    let options = options.read(true).write(true).create(true).truncate(false);
    let draft = if cfg!(unix) { locked(file, options) } else { options.open(file) }?;
    // Somebody may have been cut short.
    draft.set_len(0)?;
    Ok(draft)
}

/// Gives a file that is complete its own name, which must be free; it may be under both for a moment.
pub(super) fn publish(draft: &Path, file: &Path) -> io::Result<()> {
    match std::fs::hard_link(draft, file) {
        Ok(()) => std::fs::remove_file(draft)?,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
        Err(_) if file.exists() => return Err(ErrorKind::AlreadyExists.into()),
        // There are file systems without second names.
        Err(_) => std::fs::rename(draft, file)?,
    }
    sync_folder(file)
}

/// Why a lock could not be had.
fn refusal(path: &Path, file: &Path, source: io::Error) -> OpenError {
    match source.kind() {
        ErrorKind::WouldBlock => in_use(path),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            OpenError::ReadOnly { path: path.to_owned() }
        }
        _ => OpenError::Inaccessible { path: file.to_owned(), source },
    }
}

/// That another program writes to the file, which says beside it who it is.
fn in_use(path: &Path) -> OpenError {
    let mut pid = String::new();
    let _ = File::open(beside(path, ".lock")).and_then(|mut lock| lock.read_to_string(&mut pid));
    OpenError::InUse { path: path.to_owned(), pid: pid.trim().parse().ok() }
}
