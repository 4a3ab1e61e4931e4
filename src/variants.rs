//! The host's own games: texts in files that the configuration names. They are read once, at the start.

use crate::house;
use liege_game::Entry;
use liege_games::fairy;
use liege_words::Language;
use liege_words::limited::at_most;
use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// The largest length of a file in bytes that is read at all: the reader of texts says what is too long for it.
const MOST_BYTES: usize = 1 << 20;

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub path: PathBuf,
    /// The line, from 1; `None`: the file as a whole.
    pub line: Option<usize>,
    /// The key, or the id of the game; may be empty.
    pub key: String,
    /// The fault, and the way to mend it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        // Some sentences begin with the key.
        if !self.key.is_empty() && !self.what.starts_with(&format!("{}:", self.key)) {
            write!(f, ", {}", self.key)?;
        }
        write!(f, ": {}", self.what)
    }
}

/// A file, and the ids of the games that it tells.
pub type Told = (PathBuf, Vec<&'static str>);

/// Installs the games that Liege brings, and after them those of these files. Returns the ids of the games of each file.
///
/// # Errors
/// Returns all faults of the files, said in a language. Then none of their games is installed, but those that Liege
/// brings are.
pub fn install(files: &[PathBuf], language: Language) -> Result<Vec<Told>, Vec<Fault>> {
    let mut house = house();
    let (mut told, mut own, mut faults) = (Vec::new(), Vec::<Entry>::new(), Vec::new());
    for path in files {
        let taken = |id: &str| house.games.iter().chain(&own).any(|known| known.game.id() == id);
        match text_of(path)
            .map_err(FileFault::Unread)
            .and_then(|text| fairy::told(&text, &taken).map_err(FileFault::Faults))
        {
            Ok(games) => {
                told.push((path.clone(), games.iter().map(|entry| entry.game.id()).collect()));
                own.extend(games);
            }
            Err(fault) => faults.push((path, fault)),
        }
    }
    if faults.is_empty() {
        house.games.extend(own);
    }
    liege_game::install(house);
    if faults.is_empty() {
        return Ok(told);
    }
    Err(faults.into_iter().flat_map(|(path, fault)| fault.said(path, language)).collect())
}

/// The faults of a file.
enum FileFault {
    Unread(io::Error),
    Faults(Vec<fairy::Fault>),
}

impl FileFault {
    fn said(self, path: &Path, language: Language) -> Vec<Fault> {
        let path = path.to_owned();
        match self {
            FileFault::Unread(error) => {
                let what = format!("the file cannot be read: {error}");
                vec![Fault { path, line: None, key: String::new(), what }]
            }
            FileFault::Faults(faults) => {
                let said = faults.into_iter().map(|fault| Fault {
                    path: path.clone(),
                    line: Some(fault.line),
                    what: liege_game::words().say(language, &fault.message),
                    key: fault.key,
                });
                said.collect()
            }
        }
    }
}

/// The text of a file.
fn text_of(path: &Path) -> io::Result<String> {
    let bytes = at_most(File::open(path)?, MOST_BYTES)?;
    if bytes.len() > MOST_BYTES {
        return Err(io::Error::other(format!("it has more than {} KiB", MOST_BYTES / 1024)));
    }
    let text = String::from_utf8(bytes).map_err(|_| io::Error::other("it is not UTF-8"))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}
