//! Tables whose last moves are missing in the database, although they were confirmed.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault};
use liege_table::{Status, Table};

/// Looks for such tables after a new connection to the server, and tells their players.
pub(crate) async fn tell_of_lost_moves(desk: &Desk) {
    if let Err(fault) = desk.store.look_for_set_back().await {
        tracing::warn!(%fault, "the tables in memory can't be compared with the database");
    }
    for before in desk.store.take_set_back() {
        if let Err(fault) = tell(desk, &before).await {
            tracing::error!(table = before.id(), %fault, "nobody could be told that moves of a table are lost");
        }
    }
}

async fn tell(desk: &Desk, before: &Table) -> Result<(), Fault> {
    let Some(now) = desk.table(before.id()).await? else { return Ok(()) };
    // The process that has the server tells of it.
    let here = desk.downtime.state(desk.downtime.shard_of(now.venue().server.as_deref())).is_some();
    // The invitation shows who sits at a table before its game.
    if here && now.status() != Status::Lobby {
        let row = Announcement::SetBack.announce(0, now.log().len());
        desk.store.announce(now.id(), &[row], desk.now()).await?;
        desk.queued.notify_one();
    }
    Ok(())
}
