//! Why data was not moved.

use crate::{OpenError, Report, StoreError};
use std::path::PathBuf;

/// Why data was not moved. Where it was to go there is nothing then, and where it is it stays as it was.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    /// It was to go from a file to a file, or from a server to a server.
    #[error("data is moved from a data file to a server, or from a server to a data file")]
    Alike,
    /// Where it is, or where it was to go, can't be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// There is something already where it was to go.
    #[error("there is data of Liege in the database on the server already: what is moved needs an empty one")]
    Taken,
    /// The two have not the same tables, though they are of the same version.
    #[error(
        "the table `{table}` is not one of Liege's, or not as this version has it: the name of another program's must begin \
         with `_`"
    )]
    Layout {
        /// The table.
        table: String,
    },
    /// It can't be read.
    #[error("what comes {after} in `{table}` can't be read: {source}")]
    Read {
        /// The table.
        table: String,
        /// Behind which row it stands, for people.
        after: String,
        /// Why.
        source: sqlx::Error,
    },
    /// A text that a server does not take.
    #[error(
        "`{column}` of the row with {row} in `{table}` has a character U+0000, which PostgreSQL keeps in no text"
    )]
    Null {
        /// The table.
        table: String,
        /// The row, for people.
        row: String,
        /// The column.
        column: String,
    },
    /// The new database did not take a row.
    #[error("the row with {row} in `{table}` is refused where it was to go: {source}")]
    Refused {
        /// The table.
        table: String,
        /// The row, for people.
        row: String,
        /// Why.
        source: sqlx::Error,
    },
    /// The copy differs from what was copied.
    #[error("`{table}` was not copied as it is: the row with {row} differs, or is missing on one side")]
    Differs {
        /// The table.
        table: String,
        /// The row, for people.
        row: String,
    },
    /// Both are the same, and something is wrong with both.
    #[error("the data is not in order: {}", first(.0))]
    Unsound(Box<Report>),
    /// Another program wrote to the data file.
    #[error("another program wrote to {} while it was being moved", .0.display())]
    Written(PathBuf),
    /// Another process took the right to write to the server while it was read.
    #[error("another Liege began to write to the data on the server while it was being moved")]
    Superseded,
    /// One of the two failed, or the new file can't be made.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// One of the things that are wrong, and how many others there are.
fn first(report: &Report) -> String {
    let differences = report
        .differences
        .iter()
        .map(|difference| format!("table #{} ({}): {}", difference.table, difference.game, difference.what));
    let all: Vec<String> =
        report.damage.iter().cloned().chain(differences).chain(report.rows.clone()).collect();
    match all.split_first() {
        None => "nothing is wrong".to_owned(),
        Some((first, [])) => first.clone(),
        Some((first, others)) => format!("{first} (and {} more)", others.len()),
    }
}

impl From<sqlx::Error> for MoveError {
    fn from(error: sqlx::Error) -> MoveError {
        MoveError::Store(error.into())
    }
}
