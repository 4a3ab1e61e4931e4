//! What a command comes to, and why it ends before its end.

use crate::desk::Answer;
use liege_store::StoreError;

/// A fault that is nobody's mistake: told as one sentence with a mark, and logged.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The store's.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored table that can't be replayed.
    #[error("{0}")]
    Table(#[from] liege_table::TableError),
    /// Work on another thread that broke off.
    #[error("work broke off: {0}")]
    Stopped(String),
}

impl Fault {
    /// The id of the sentence that whoever asked is told.
    pub(crate) fn words(&self) -> &'static str {
        match self {
            Fault::Store(error) => error.words(),
            Fault::Table(_) | Fault::Stopped(_) => None,
        }
        .unwrap_or("fault")
    }
}

/// What a command comes to: what is said to whoever asked.
pub(crate) type Answers = Result<Vec<Answer>, Stop>;

/// Why a command ends before its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// There is something else to say.
    Said(Vec<Answer>),
    /// Something is broken.
    Fault(Fault),
}

impl<E: Into<Fault>> From<E> for Stop {
    fn from(fault: E) -> Stop {
        Stop::Fault(fault.into())
    }
}
