//! An inspection of a data file before it is used. It changes nothing.

use super::OpenError;
use super::data_file::{look, remains, resolve, shows_its_log, tried};
use super::open::{Identity, fits, identify, newest, reading};
use super::schema::quick_damage;
use std::path::{Path, PathBuf};

/// The condition of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The file itself, even if the path is a link to it.
    pub path: PathBuf,
    /// Its version; `None` if it does not exist yet and may be created.
    pub version: Option<i64>,
    /// The version to which this program upgrades it.
    pub newest: i64,
    /// Its size in bytes.
    pub bytes: u64,
    /// Whether a Liege is running with it, and its process number, if that is known.
    pub in_use: Option<Option<u32>>,
    /// The faults that a quick check of the database finds.
    pub damage: Vec<String>,
}

/// Inspects a data file.
///
/// # Errors
/// Returns the error with which a start would refuse it, except that it is in use.
pub async fn inspect(path: &Path) -> Result<Condition, OpenError> {
    let path = resolve(path)?;
    let mut found =
        Condition { version: None, newest: newest(), bytes: 0, in_use: None, damage: Vec::new(), path };
    let path = &found.path;
    if !look(path)? {
        return match remains(path) {
            Some(found) => Err(OpenError::Remains { path: path.clone(), found }),
            None => Ok(found),
        };
    }
    found.in_use = match tried(path) {
        Ok(()) => None,
        Err(OpenError::InUse { pid, .. }) => Some(pid),
        Err(error) => return Err(error),
    };
    shows_its_log(path).await?;
    found.version = match identify(path, fits(path).await?).await? {
        Identity::Fresh => Some(0),
        Identity::Ours(version) => Some(version),
    };
    let refused = |source| OpenError::Database { path: path.clone(), source };
    let mut connection = reading(path).await.map_err(refused)?;
    found.damage = quick_damage(&mut connection).await.map_err(refused)?;
    found.bytes = std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    Ok(found)
}
