//! The reasons why data was not moved.

use crate::{OpenError, Report, StoreError};
use std::path::PathBuf;

errors! {
    /// The reason why data was not moved. The target does not exist then, and the source is unchanged.
    #[derive(Debug, thiserror::Error)]
    pub enum MoveError {
        Alike => ("data is moved from a data file to a server, or from a server to a data file");
        /// The source or the target can't be used.
        #[error(transparent)]
        Open(#[from] OpenError);
        Taken => (
            "there is data of Liege in the database on the server already: what is moved needs an empty one"
        );
        Layout { table: String } => (
            "the table `{table}` is not one of Liege's, or not as this version has it: the name of another program's must begin \
             with `_`"
        );
        Read { table: String, after: String, source: sqlx::Error } => (
            "what comes {after} in `{table}` can't be read: {source}"
        );
        Null { table: String, row: String, column: String } => (
            "`{column}` of the row with {row} in `{table}` has a character U+0000, which PostgreSQL keeps in no text"
        );
        Refused { table: String, row: String, source: sqlx::Error } => (
            "the row with {row} in `{table}` is refused where it was to go: {source}"
        );
        Differs { table: String, row: String } => (
            "`{table}` was not copied as it is: the row with {row} differs, or is missing on one side"
        );
        Unsound(Box<Report>) => ("the data is not in order: {}", first(.0));
        Written(PathBuf) => ("another program wrote to {} while it was being moved", .0.display());
        Superseded => ("another Liege began to write to the data on the server while it was being moved");
        /// One of the two failed, or the new file can't be created.
        #[error(transparent)]
        Store(#[from] StoreError);
    }
}

/// The first of the faults, and the number of the others.
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
