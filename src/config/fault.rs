//! Faults of a configuration: the place, the fault, and the remedy.

use std::fmt;
use std::path::PathBuf;

/// The place of a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Whence {
    /// A place in a file.
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column, from 1, in characters.
        column: usize,
    },
    /// A file as a whole.
    Path(PathBuf),
    /// A variable of the environment.
    Variable(String),
    /// The program's own list of settings.
    Program,
}

impl fmt::Display for Whence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whence::Line { path, line, column } => write!(f, "{}:{line}:{column}", path.display()),
            Whence::Path(path) => write!(f, "{}", path.display()),
            Whence::Variable(name) => write!(f, "environment variable {name}"),
            Whence::Program => write!(f, "settings"),
        }
    }
}

/// One fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The place.
    pub whence: Whence,
    /// The fault.
    pub what: String,
    /// The remedy; may be empty.
    pub hint: String,
}

impl Fault {
    /// A fault with a hint.
    #[must_use]
    pub fn new(whence: Whence, what: impl Into<String>, hint: impl Into<String>) -> Fault {
        Fault { whence, what: what.into(), hint: hint.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.whence, self.what)?;
        if self.hint.is_empty() { Ok(()) } else { write!(f, "; {}", self.hint) }
    }
}

/// All faults of a configuration; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// The faults, in the order they were met.
    pub faults: Vec<Fault>,
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ConfigError {}
