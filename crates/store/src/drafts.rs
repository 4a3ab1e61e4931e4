//! New data files. A new file gets its name only when it is complete.

use super::StoreError;
use super::data_file::{DRAFT, draft, publish};
use super::file_mark::{beside, mark_anew};
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A new file that `SQLite` is to fill. It is removed unless it is finished.
pub(super) struct Draft {
    to: PathBuf,
    path: PathBuf,
    file: File,
    finished: bool,
}

impl Draft {
    /// Creates a file that is to have this name.
    ///
    /// # Errors
    /// Returns an error if the file exists, is being filled by another, or can't be written.
    pub(super) fn begin(to: &Path) -> Result<Draft, StoreError> {
        if to.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        // An unfinished file does not look like a data file.
        let path = beside(to, DRAFT);
        let file = draft(&path).map_err(|source| failed(to, source))?;
        Ok(Draft { to: to.to_owned(), path, file, finished: false })
    }

    /// The path of the file until it is finished.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name, when nothing has it open any more.
    ///
    /// # Errors
    /// Returns an error if the name has been taken meanwhile, or the disk fails.
    pub(super) fn finish(mut self) -> Result<(), StoreError> {
        mark_anew(&mut self.file)
            .and_then(|()| self.file.sync_all())
            .and_then(|()| publish(&self.path, &self.to))
            .map_err(|source| failed(&self.to, source))?;
        self.finished = true;
        Ok(())
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.finished {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn failed(to: &Path, source: io::Error) -> StoreError {
    match source.kind() {
        ErrorKind::AlreadyExists | ErrorKind::WouldBlock => StoreError::Exists(to.to_owned()),
        _ => StoreError::Copy { to: to.to_owned(), source },
    }
}
