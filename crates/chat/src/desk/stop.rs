//! The result of a command, and the ways in which it ends early.

use crate::desk::Answer;
use liege_store::StoreError;

/// A fault that is not the member's mistake: the answer is one sentence with a mark, and the fault is logged.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// An error of the store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A stored table can't be replayed.
    #[error("{0}")]
    Table(#[from] liege_table::TableError),
    /// Work on another thread stopped.
    #[error("work broke off: {0}")]
    Stopped(String),
}

impl Fault {
    /// Returns the id of the sentence for the asker.
    pub(crate) fn words(&self) -> &'static str {
        match self {
            Fault::Store(error) => error.words(),
            Fault::Table(_) | Fault::Stopped(_) => None,
        }
        .unwrap_or("fault")
    }
}

/// The result of a command: the answers to the asker.
pub(crate) type Answers = Result<Vec<Answer>, Stop>;

/// The reason why a command ends early.
#[derive(Debug)]
pub(crate) enum Stop {
    /// There is something else to answer.
    Said(Vec<Answer>),
    /// Something failed.
    Fault(Fault),
}

impl<E: Into<Fault>> From<E> for Stop {
    fn from(fault: E) -> Stop {
        Stop::Fault(fault.into())
    }
}
