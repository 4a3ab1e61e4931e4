//! The promises for a table, whatever happened to the processes.

use crate::torture::promises::{arrived, check_queue, check_rows};
use liege_chat::OutboundMessage;
use liege_store::{OutboxKind, Queued};
use liege_table::Table;
use std::collections::HashMap;

/// Checks that each of a table's announcements arrived once, those for all in their order, and each entry of
/// its log was announced once.
pub(super) fn kept(
    table: &Table,
    rows: &[Queued],
    letters: &[OutboundMessage],
    whispers: u64,
) -> Result<(), String> {
    check_rows(rows, &arrived(letters)?)?;
    check_queue(table, rows, whispers)?;
    let order: HashMap<&str, usize> =
        letters.iter().enumerate().map(|(at, letter)| (letter.nonce.as_str(), at)).collect();
    let posts = rows.iter().filter(|row| matches!(row.kind, OutboxKind::Lobby | OutboxKind::Post));
    let came: Vec<usize> = posts.filter_map(|row| order.get(row.nonce.as_str()).copied()).collect();
    if came.is_sorted() {
        Ok(())
    } else {
        Err(format!("messages came out of their order: {came:?} of {rows:#?}"))
    }
}
