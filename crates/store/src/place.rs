//! The place of a data file in use, and checks that it and its log are still there, whole, and not replaced.

use super::data_file::{FileLock, LOST, identity, options_beside};
#[cfg(unix)]
use super::file_mark::Head;
use super::file_mark::{Marks, beside};
#[cfg(unix)]
use super::log_index::{LogState, OpenLog};
use super::{Loss, StoreError};
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// The place of an open data file.
pub(super) struct DataFile {
    pub(super) path: PathBuf,
    /// The data file, its log and the log's index, with their disk and file numbers when they were opened.
    files: Vec<(PathBuf, (u64, u64))>,
    content: Mutex<Content>,
    #[cfg(unix)]
    log: OpenLog,
    loss: watch::Sender<Option<Loss>>,
    held: FileLock,
}

/// The known contents of a data file.
struct Content {
    marks: Marks,
    /// Its length at the last look. It only becomes shorter when it has fewer pages.
    length: u64,
}

impl DataFile {
    /// The place of a file whose log exists too, and which gets this mark.
    ///
    /// # Errors
    /// Returns an error if the file can't be read.
    pub(super) fn of(path: &Path, held: FileLock, mark: i32) -> std::io::Result<DataFile> {
        let named = ["", "-wal", "-shm"].map(|ending| beside(path, ending));
        let known = |name: &PathBuf| std::fs::metadata(name).ok().as_ref().and_then(identity);
        let files = named.iter().filter_map(|name| Some((name.clone(), known(name)?))).collect();
        #[cfg(unix)]
        let (before, length, log) = {
            let file = held.file();
            let before = file.map(Head::of).transpose()?.flatten().map(|head| head.mark);
            let length = file.map(File::metadata).transpose()?.map_or(0, |file| file.len());
            let [_, log, index] = &named;
            (before, length, OpenLog::of(File::open(log)?, File::open(index)?))
        };
        #[cfg(not(unix))]
        let (before, length) = (None, 0);
        let content = Mutex::new(Content { marks: Marks::of(before, mark), length });
        Ok(DataFile {
            path: path.to_owned(),
            files,
            content,
            #[cfg(unix)]
            log,
            loss: watch::Sender::new(None),
            held,
        })
    }

    /// Notes the mark of a transaction that was begun.
    pub(super) fn begin(&self, mark: i32) {
        self.content().marks.begin(mark);
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes sure that everything is stored in the file that will be opened by its name the next time, and
    /// that the earlier data is in it.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        if self.loss.borrow().is_none()
            && let Some(loss) = self.look()?
        {
            self.lose(loss);
        }
        self.loss().map_or(Ok(()), |loss| Err(StoreError::Lost(loss)))
    }

    /// Notes that another file was put in the place of the data file, as its contents show. Returns the loss that was found
    /// first.
    pub(super) fn overwritten(&self) -> Loss {
        let loss = Loss::Overwritten(self.path.clone());
        self.lose(loss.clone());
        self.loss().unwrap_or(loss)
    }

    /// Notes a loss of the files: the first that was found stays.
    fn lose(&self, loss: Loss) {
        self.loss.send_if_modified(|known| {
            let first = known.is_none();
            if first && !self.is_saved(&loss) {
                self.leave_word(&loss);
            }
            known.get_or_insert(loss);
            first
        });
    }

    /// Whether everything that was stored can still be read after this loss.
    pub(super) fn is_saved(&self, loss: &Loss) -> bool {
        let (Loss::Cut(path) | Loss::Overwritten(path)) = loss else { return true };
        #[cfg(unix)]
        if *path != self.path {
            return self.log.folded_in().is_some();
        }
        let _ = path;
        false
    }

    /// Leaves a note beside the file that something is missing in it. The next start can't see that itself,
    /// and must not go on.
    pub(super) fn leave_word(&self, loss: &Loss) {
        let note = beside(&self.path, LOST);
        let written = options_beside().write(true).create_new(true).open(&note).and_then(|mut file| {
            writeln!(file, "{loss}: what was stored last is gone").and_then(|()| file.sync_all())
        });
        if let Err(error) = written
            && error.kind() != ErrorKind::AlreadyExists
        {
            tracing::warn!(%error, note = %note.display(), "the next start is not told that something is missing");
        }
    }

    /// Checks whether the files are lost.
    fn look(&self) -> Result<Option<Loss>, StoreError> {
        for (path, known) in &self.files {
            match std::fs::metadata(path) {
                Ok(metadata) if identity(&metadata) == Some(*known) => {}
                Ok(_) => return Ok(Some(Loss::Replaced(path.clone()))),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Ok(Some(Loss::Gone(path.clone())));
                }
                Err(source) => return Err(StoreError::Unseen { path: path.clone(), source }),
            }
        }
        #[cfg(unix)]
        {
            let unseen = |path: PathBuf| |source| StoreError::Unseen { path, source };
            if let Some(loss) = self.look_into_file().map_err(unseen(self.path.clone()))? {
                return Ok(Some(loss));
            }
            let log = beside(&self.path, "-wal");
            Ok(match self.log.look().map_err(unseen(log.clone()))? {
                LogState::Whole => None,
                LogState::Cut => Some(Loss::Cut(log)),
                LogState::Overwritten => Some(Loss::Overwritten(log)),
            })
        }
        #[cfg(not(unix))]
        Ok(None)
    }

    /// Checks whether the contents of the data file are lost.
    #[cfg(unix)]
    fn look_into_file(&self) -> std::io::Result<Option<Loss>> {
        let Some(file) = self.held.file() else { return Ok(None) };
        // Another task that looks at the same time must not see newer contents before this one has noted what
        // it has seen.
        let mut content = self.content();
        let folded = self.log.folded_in();
        let Some(head) = Head::of(file)? else { return Ok(Some(Loss::Cut(self.path.clone()))) };
        let length = file.metadata()?.len();
        // It may be changing at this moment.
        let folded = folded.is_some() && folded == self.log.folded_in();
        if !content.marks.accept(head.mark, folded) {
            return Ok(Some(Loss::Overwritten(self.path.clone())));
        }
        // The missing end may still be in the log, from where it is being written.
        if length < head.length && (folded || length < content.length) {
            return Ok(Some(Loss::Cut(self.path.clone())));
        }
        content.length = length;
        Ok(None)
    }

    /// The loss that was found, if any: it stays.
    pub(super) fn loss(&self) -> Option<Loss> {
        self.loss.borrow().clone()
    }

    /// Waits until a loss is found.
    pub(super) async fn lost(&self) -> Loss {
        let mut loss = self.loss.subscribe();
        loop {
            if let Some(loss) = loss.borrow_and_update().clone() {
                return loss;
            }
            if loss.changed().await.is_err() {
                // The sender is not dropped while it is borrowed here.
                std::future::pending::<()>().await;
            }
        }
    }
}
