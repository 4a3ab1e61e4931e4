//! Marks of tables that a check found sound. They are in a file beside the data file, because a check only
//! reads the data file, and may run while the bot writes to it.

use crate::data_file::options_beside;
use crate::tables::TableState;
use crate::{Store, StoreError};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// The beginning of the first line of the file. The mark of the data file follows.
const HEAD: &str = "liege verified 1";

/// Tables that were found sound. They are noted as they are found, so that an interrupted check can be
/// resumed. A table is identified by the number of its changes and the time of the last one, so a data file
/// that was restored from a backup is not confused with its later state.
#[derive(Debug)]
pub struct Marks {
    path: PathBuf,
    file: Option<File>,
    known: HashMap<i64, (i64, i64)>,
    fault: Option<io::Error>,
}

impl Marks {
    /// The file beside a data file.
    #[must_use]
    pub fn beside(data: &Path) -> PathBuf {
        let mut name = data.as_os_str().to_owned();
        name.push(".verified");
        PathBuf::from(name)
    }

    /// The marks beside a data file, which `store` has opened. With `anew`, earlier marks are removed.
    ///
    /// # Errors
    /// Returns an error if the database can't be read. If the marks themselves can't be read or written, that
    /// is not an error ([`Marks::fault`]).
    pub async fn open(store: &Store, data: &Path, anew: bool) -> Result<Marks, StoreError> {
        let head = format!("{HEAD} {}", store.instance().await?);
        let path = Marks::beside(data);
        let mut marks = Marks { path, file: None, known: HashMap::new(), fault: None };
        if let Err(fault) = marks.read(&head, anew) {
            marks.fault = Some(fault);
        }
        Ok(marks)
    }

    fn read(&mut self, head: &str, anew: bool) -> io::Result<()> {
        let text = match std::fs::read(&self.path) {
            Ok(bytes) if !anew => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => String::new(),
        };
        let mut lines = text.lines();
        let ours = lines.next() == Some(head);
        if ours {
            // An incomplete line says nothing.
            let whole = lines.filter_map(|line| {
                let mut numbers = line.strip_suffix('.')?.split(' ').map(str::parse::<i64>);
                let mut next = || numbers.next()?.ok();
                Some((next()?, (next()?, next()?)))
            });
            self.known = whole.collect();
        }
        let mut options = options_beside();
        let mut file = options.create(true).write(true).truncate(!ours).append(ours).open(&self.path)?;
        if ours {
            file.write_all(b"\n")?;
        } else {
            writeln!(file, "{head}")?;
        }
        self.file = Some(file);
        Ok(())
    }

    /// Whether there are no marks.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The error with the file, if there was any, and its path.
    pub fn fault(&self) -> Option<(&Path, &io::Error)> {
        self.fault.as_ref().map(|fault| (self.path.as_path(), fault))
    }

    /// Whether a table was found sound in this state.
    pub(super) fn hold(&self, state: &TableState) -> bool {
        self.known.get(&state.id) == Some(&(state.version, state.changed))
    }

    /// Notes tables that were found sound.
    pub(super) fn note(&mut self, sound: &[TableState]) {
        let Some(file) = &mut self.file else { return };
        let mut text = String::new();
        for state in sound {
            let _ = writeln!(text, "{} {} {}.", state.id, state.version, state.changed);
        }
        if let Err(fault) = file.write_all(text.as_bytes()) {
            (self.file, self.fault) = (None, Some(fault));
        }
    }
}
