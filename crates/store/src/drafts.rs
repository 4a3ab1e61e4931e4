//! New data files, under their names only when they are complete.

use super::StoreError;
use super::data_file::{DRAFT, draft, publish};
use super::file_mark::{beside, mark_anew};
use std::fs::File;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A new file that is yet to be filled, by `SQLite`; removed unless it is finished.
pub(super) struct Draft {
    to: PathBuf,
    path: PathBuf,
    file: File,
    finished: bool,
}

impl Draft {
    /// Begins a file that is to have this name.
    ///
    /// # Errors
    /// There is one already, or it is being filled, or it can't be written.
    pub(super) fn begin(to: &Path) -> Result<Draft, StoreError> {
        if to.symlink_metadata().is_ok() {
            return Err(StoreError::Exists(to.to_owned()));
        }
        // Complete or not there: what is cut short does not look like a data file.
        let path = beside(to, DRAFT);
        let file = draft(&path).map_err(|source| failed(to, source))?;
        Ok(Draft { to: to.to_owned(), path, file, finished: false })
    }

    /// Where it is until it is finished.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Gives it its name, once nothing has it open any more.
    ///
    /// # Errors
    /// Its name has been taken meanwhile, or the disk fails.
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
