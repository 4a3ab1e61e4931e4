//! Finding and loading tables.

use super::{Store, StoreError};
use crate::table::{Status, Table};
use jiff::Timestamp;
use std::sync::Arc;

/// A table at a glance, from its stored columns, nothing replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The id.
    pub id: i64,
    /// The game's id.
    pub game: String,
    /// Where it is in its life.
    pub status: Status,
    /// The ids of the seats that may move.
    pub turn: Vec<String>,
    /// How many actions its log has.
    pub actions: usize,
    /// The channel it was opened in.
    pub channel: String,
    /// Its thread.
    pub thread: Option<String>,
    /// When it was opened.
    pub created: Timestamp,
    /// When it last changed.
    pub changed: Timestamp,
}

impl Store {
    /// A table with its seats and its whole log, replayed (from memory when it has not changed).
    ///
    /// # Errors
    /// [`StoreError::Broken`] for a table whose game is unknown or no longer takes its log.
    pub async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, StoreError> {
        todo!("{id}")
    }

    /// The tables that are played in a channel or thread of that id, newest first: the one whose thread
    /// it is, or those opened there that have no thread. With `all`, also those that have ended.
    pub async fn tables_in(&self, channel: &str, all: bool) -> Result<Vec<TableLine>, StoreError> {
        todo!("{channel} {all}")
    }

    /// The table to which a posted message belongs (a board, a notice, a lobby message).
    pub async fn table_of_message(&self, message: &str) -> Result<Option<i64>, StoreError> {
        todo!("{message}")
    }

    /// The tables in the lobby or being played where a member holds a seat, is invited or is the host,
    /// the one that has waited longest first. With `all`, also those that have ended.
    pub async fn tables_of(&self, member: &str, all: bool) -> Result<Vec<TableLine>, StoreError> {
        todo!("{member} {all}")
    }

    /// The ids of all tables above `after`, in order, at most `limit` of them.
    pub async fn table_ids(&self, after: i64, limit: u32) -> Result<Vec<i64>, StoreError> {
        todo!("{after} {limit}")
    }

    /// Notes that a table's posts now go to this thread (`None`: to its channel), when the old one is
    /// gone. Does not change the table's version.
    pub async fn set_thread(&self, table: i64, thread: Option<&str>) -> Result<(), StoreError> {
        todo!("{table} {thread:?}")
    }
}
