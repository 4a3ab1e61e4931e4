//! Position strings, where they may be told.

use crate::desk::Fault;
use crate::wording::shown_now;
use liege_table::{Negotiation, Table};

/// Whether the position string may be told: it says what stands between the seats, so not where they may deal
/// in private, whether they do or not, until the game is over.
pub fn tells_position(table: &Table) -> bool {
    let open = matches!(table.terms().negotiation, Negotiation::Public | Negotiation::None);
    open || table.is_finished()
}

/// The position string after so many actions, as people count them.
pub fn string_at(table: &Table, shown: usize) -> Result<String, Fault> {
    let number = if shown == shown_now(table) { table.log().len() } else { table.of_shown(shown) };
    Ok(table.view_at(number)?.state.position())
}
