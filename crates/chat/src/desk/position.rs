//! Position strings, if they are public.

use crate::desk::Fault;
use crate::wording::shown_now;
use liege_table::{Negotiation, Table};

/// Whether the position string may be shown. It includes all agreements, so not at a table where seats may
/// negotiate in private (whether they do or not) before the end of the game.
pub fn tells_position(table: &Table) -> bool {
    let open = matches!(table.terms().negotiation, Negotiation::Public | Negotiation::None);
    open || table.is_finished()
}

/// Returns the position string after some number of actions, counted as people see them.
pub fn string_at(table: &Table, shown: usize) -> Result<String, Fault> {
    let number = if shown == shown_now(table) { table.log().len() } else { table.of_shown(shown) };
    Ok(table.view_at(number)?.state.position())
}
