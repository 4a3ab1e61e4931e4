//! The place of a data file in use: whether it and its log are still there, whole, and nobody else's.

use super::data_file::{FileLock, LOST, identity, options_beside};
use super::file_mark::{Marks, beside};
#[cfg(unix)]
use super::file_mark::Head;
#[cfg(unix)]
use super::log_index::{LogState, OpenLog};
use super::{Loss, StoreError};
use std::fs::File;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;

/// How often, and with which pause, a file is looked at again that may be growing: as long as another program writes
/// what is in the log into it.
const TRIES: usize = 1_000;
const PAUSE: Duration = Duration::from_millis(10);

/// The place of an open data file.
pub(super) struct DataFile {
    pub(super) path: PathBuf,
    /// The data file, its log and the index of that, and what they were when they were opened.
    files: Vec<(PathBuf, (u64, u64))>,
    content: Mutex<Content>,
    #[cfg(unix)]
    log: Option<OpenLog>,
    loss: watch::Sender<Option<Loss>>,
    held: FileLock,
}

/// What is known of what is in a data file.
struct Content {
    marks: Marks,
    /// How long it was when it was whole.
    length: u64,
}

/// What a look at the place shows.
enum Seen {
    /// All is well.
    Well,
    /// The data file is shorter than it should be; it may be growing.
    Growing,
    /// It is not what it was.
    Lost(Loss),
}

impl DataFile {
    /// The place of a file whose log is there too, and which gets this mark.
    ///
    /// # Errors
    /// It can't be looked at.
    pub(super) fn of(path: &Path, held: FileLock, mark: i32) -> std::io::Result<DataFile> {
        let named = ["", "-wal", "-shm"].map(|ending| beside(path, ending));
        let known = |name: &PathBuf| std::fs::metadata(name).ok().as_ref().and_then(identity);
        let files = named.iter().filter_map(|name| Some((name.clone(), known(name)?))).collect();
        #[cfg(unix)]
        let (before, log) = {
            let before = held.file().map(Head::of).transpose()?.flatten().map(|head| head.mark);
            let [_, log, index] = &named;
            (before, Some(OpenLog::of(File::open(log)?, File::open(index)?)))
        };
        #[cfg(not(unix))]
        let before = None;
        let content = Mutex::new(Content { marks: Marks::of(before, mark), length: 0 });
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

    /// Makes sure that what is stored now is stored in the file that will be opened by its name the next time, and that
    /// what was stored is in it.
    pub(super) async fn check(&self) -> Result<(), StoreError> {
        for _ in 0..TRIES {
            if self.check_now()? {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.lose(Loss::Cut(self.path.clone()));
        self.check_now().map(|_| ())
    }

    /// The same at once; whether that can be told now.
    pub(super) fn check_now(&self) -> Result<bool, StoreError> {
        let seen = if self.loss.borrow().is_none() { self.look()? } else { Seen::Well };
        let known = !matches!(seen, Seen::Growing);
        if let Seen::Lost(loss) = seen {
            self.lose(loss);
        }
        self.loss().map_or(Ok(known), |loss| Err(StoreError::Lost(loss)))
    }

    /// Notes what has become of the files: the first that was found stays.
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

    /// Whether all that was stored can still be read, after this has happened.
    pub(super) fn is_saved(&self, loss: &Loss) -> bool {
        let (Loss::Cut(path) | Loss::Overwritten(path)) = loss else { return true };
        #[cfg(unix)]
        if *path != self.path {
            return self.log.as_ref().is_some_and(OpenLog::is_folded_in);
        }
        let _ = path;
        false
    }

    /// Says beside the file that something is missing in it, for the next start: it can't see that, and must not go on.
    fn leave_word(&self, loss: &Loss) {
        let note = beside(&self.path, LOST);
        let written = options_beside()
            .write(true)
            .create_new(true)
            .open(&note)
            .and_then(|mut file| writeln!(file, "{loss}: what was stored last is gone").and_then(|()| file.sync_all()));
        if let Err(error) = written
            && error.kind() != ErrorKind::AlreadyExists
        {
            tracing::warn!(%error, note = %note.display(), "the next start is not told that something is missing");
        }
    }

    /// What has become of the files.
    fn look(&self) -> Result<Seen, StoreError> {
        for (path, known) in &self.files {
            match std::fs::metadata(path) {
                Ok(metadata) if identity(&metadata) == Some(*known) => {}
                Ok(_) => return Ok(Seen::Lost(Loss::Replaced(path.clone()))),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    return Ok(Seen::Lost(Loss::Gone(path.clone())));
                }
                Err(source) => return Err(StoreError::Unseen { path: path.clone(), source }),
            }
        }
        #[cfg(unix)]
        return self.look_into();
        #[cfg(not(unix))]
        Ok(Seen::Well)
    }

    /// What has become of what is in them.
    #[cfg(unix)]
    fn look_into(&self) -> Result<Seen, StoreError> {
        let unseen = |source| StoreError::Unseen { path: self.path.clone(), source };
        if let Some(file) = self.held.file() {
            // Whoever looks at the same time must not see what is newer before this one notes what it has seen.
            let mut content = self.content();
            let Some(head) = Head::of(file).map_err(unseen)? else {
                return Ok(Seen::Lost(Loss::Cut(self.path.clone())));
            };
            if !content.marks.accept(head.mark) {
                return Ok(Seen::Lost(Loss::Overwritten(self.path.clone())));
            }
            let length = file.metadata().map_err(unseen)?.len();
            if length >= head.length {
                content.length = length;
            } else if length < content.length {
                return Ok(Seen::Lost(Loss::Cut(self.path.clone())));
            } else {
                return Ok(Seen::Growing);
            }
        }
        let Some(log) = &self.log else { return Ok(Seen::Well) };
        let path = || beside(&self.path, "-wal");
        Ok(match log.look().map_err(|source| StoreError::Unseen { path: path(), source })? {
            LogState::Whole => Seen::Well,
            LogState::Cut => Seen::Lost(Loss::Cut(path())),
            LogState::Overwritten => Seen::Lost(Loss::Overwritten(path())),
        })
    }

    /// What was found, if anything was: it stays so.
    pub(super) fn loss(&self) -> Option<Loss> {
        self.loss.borrow().clone()
    }

    /// Waits until something is found.
    pub(super) async fn lost(&self) -> Loss {
        let mut loss = self.loss.subscribe();
        loop {
            if let Some(loss) = loss.borrow_and_update().clone() {
                return loss;
            }
            if loss.changed().await.is_err() {
                // Not while this is borrowed.
                std::future::pending::<()>().await;
            }
        }
    }
}
