//! The copies of the data file that Liege makes by itself: `[backup]` in the configuration.

use super::Failure;
use crate::config::{Backup, Effective};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use liege_store::{Store, StoreError, look_at_backup, measures};
use liege_words::now::machine_time;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The longest time between two looks at the clock: a computer that sleeps misses the rest of a longer one.
const LOOK: Duration = Duration::from_mins(10);
/// The pause after a copy that failed.
const RETRY: SignedDuration = SignedDuration::from_hours(1);
/// The time in the name of a copy: `liege-20261129T043000Z.sqlite`.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// A copy that was made by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kept {
    /// When it was made, as its name says.
    pub(super) at: Timestamp,
    /// The file.
    pub(super) path: PathBuf,
}

/// Returns the folder of copies and how they are kept, if any are made.
///
/// # Errors
/// The data is on a server, which Liege does not copy.
pub(super) fn wanted(effective: &Effective) -> Result<Option<(&Backup, &Path)>, Failure> {
    let Some(folder) = &effective.config.backup.folder else { return Ok(None) };
    effective.data_file().map_err(|error| {
        let hint = "leave `folder` under [backup] empty, and use `pg_dump` or your server's own backups";
        Failure::usage(error, hint)
    })?;
    Ok(Some((&effective.config.backup, folder)))
}

/// Makes copies until it is aborted.
pub(super) async fn keep(store: Store, data: PathBuf, folder: PathBuf, backup: Backup) {
    let between = SignedDuration::from_hours(i64::from(backup.hours));
    let mut tried: Option<Timestamp> = None;
    loop {
        let now = machine_time();
        let newest = kept(&data, &folder).ok().and_then(|kept| kept.first().map(|newest| newest.at));
        if let Some(newest) = newest {
            measures::copied(newest);
        }
        // After a clock was set back, the newest copy may be of the future.
        let is_due = newest.is_none_or(|newest| newest > now || now.duration_since(newest) >= between);
        let rests = tried.is_some_and(|tried| now >= tried && now.duration_since(tried) < RETRY);
        if is_due && !rests {
            match make(&store, &data, &folder, now).await {
                Ok(copy) => {
                    tried = None;
                    measures::copied(copy.at);
                    tracing::info!(copy = %copy.path.display(), "the data file was copied, and the copy is sound");
                    remove_oldest(&data, &folder, backup.keep);
                }
                Err(Broken::Lost) => return,
                Err(Broken::Copy(why)) => {
                    tried = Some(now);
                    tracing::error!(
                        folder = %folder.display(),
                        why,
                        "the data file could not be copied; the earlier copies stay, and it is tried again in an hour"
                    );
                }
            }
        }
        tokio::time::sleep(LOOK).await;
    }
}

/// The reason why there is no new copy.
enum Broken {
    /// The data file is lost; everybody is told already.
    Lost,
    /// It could not be made, or it is not sound.
    Copy(String),
}

/// Makes a copy and looks it through. A copy that is not sound is removed.
async fn make(store: &Store, data: &Path, folder: &Path, now: Timestamp) -> Result<Kept, Broken> {
    let failed = |why: &dyn std::fmt::Display| Broken::Copy(why.to_string());
    fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    let at = Timestamp::from_second(now.as_second()).unwrap_or(now);
    let path = folder.join(name(data, at));
    store.backup(&path).await.map_err(|error| match error {
        StoreError::Lost(_) => Broken::Lost,
        error => failed(&error),
    })?;
    if let Err(error) = look_at_backup(data, &path).await {
        let _ = fs::remove_file(&path);
        return Err(failed(&error));
    }
    Ok(Kept { at, path })
}

/// Returns the copies in a folder, the newest first.
///
/// # Errors
/// The folder can't be read. A folder that is not there has no copies.
pub(super) fn kept(data: &Path, folder: &Path) -> io::Result<Vec<Kept>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut kept = Vec::new();
    for entry in entries {
        let entry = entry?;
        if let Some(at) = time_of(data, &entry.file_name()) {
            kept.push(Kept { at, path: entry.path() });
        }
    }
    kept.sort_by_key(|copy| std::cmp::Reverse(copy.at));
    Ok(kept)
}

/// Removes the oldest copies, so that this number is left.
fn remove_oldest(data: &Path, folder: &Path, keep: u32) {
    let kept = kept(data, folder).unwrap_or_default();
    for old in kept.into_iter().skip(keep as usize) {
        if let Err(error) = fs::remove_file(&old.path) {
            tracing::warn!(copy = %old.path.display(), %error, "an old copy could not be removed");
        }
    }
}

/// Returns the name of a copy.
fn name(data: &Path, at: Timestamp) -> String {
    format!("{}{}.sqlite", stem(data), at.strftime(TIME))
}

/// Returns the moment at which a copy was made; `None` for other files.
fn time_of(data: &Path, name: &OsStr) -> Option<Timestamp> {
    let time = name.to_str()?.strip_prefix(&stem(data))?.strip_suffix(".sqlite")?;
    let time = jiff::civil::DateTime::strptime(TIME, time).ok()?;
    time.to_zoned_datetime(TimeZone::UTC).ok().map(|time| time.timestamp())
}

fn stem(data: &Path) -> String {
    format!("{}-", data.file_stem().and_then(OsStr::to_str).unwrap_or("liege"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_known_by_its_name() {
        let data = Path::new("/var/lib/liege/liege.sqlite");
        let at: Timestamp = "2026-11-29T04:30:05Z".parse().unwrap();
        assert_eq!(name(data, at), "liege-20261129T043005Z.sqlite");
        assert_eq!(time_of(data, OsStr::new(&name(data, at))), Some(at));
        for other in [
            "liege.sqlite",
            "liege-20261129T043005Z.sqlite.part",
            "club-20261129T043005Z.sqlite",
            "liege-20261399T043005Z.sqlite",
            "liege-backup.sqlite",
        ] {
            assert_eq!(time_of(data, OsStr::new(other)), None, "{other}");
        }
    }
}
