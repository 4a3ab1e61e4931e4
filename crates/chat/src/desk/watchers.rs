//! Whom a seek calls: members who watch for tables of such a kind.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault, blocklist};
use liege_store::OutboxEntry;
use liege_table::Table;

/// How many are told of one search.
pub(crate) const TOLD: u32 = 100;

/// The notices to those who want to be told of a table for which players are sought.
pub(crate) async fn called_to(desk: &Desk, table: &Table) -> Result<Vec<OutboxEntry>, Fault> {
    let Some(server) = table.venue().server.as_deref() else { return Ok(Vec::new()) };
    let host = table.host().id.as_str();
    let blocklist = blocklist::blocklist(desk, host).await?;
    let mut rows = Vec::new();
    for member in desk.store.seek_calls_for(server, table.game().id(), TOLD).await? {
        let apart = member == host || blocklist.contains(&member) || table.plays(&member);
        if !apart && !desk.store.reminder_settings(&member).await?.is_quiet(desk.now()) {
            rows.push(Announcement::Sought.announce(0, 0).to(member));
        }
    }
    Ok(rows)
}
