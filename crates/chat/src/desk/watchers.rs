//! The members whom a seek calls: those who follow such games.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault, blocklist};
use liege_store::OutboxEntry;
use liege_table::Table;

/// The most members who are told of one seek.
pub(crate) const TOLD: u32 = 100;

/// Returns the notices to members who want to hear of a table that looks for players.
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
