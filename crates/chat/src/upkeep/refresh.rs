//! Updates of posted messages: cards of offers and motions, and the invitation.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault};
use crate::post::compose::compose;
use crate::transport::{PostError, Posted, Transport};
use crate::upkeep::put_off::put_off;
use liege_game::Seat;
use liege_store::{Done, Queued, Sent};
use liege_table::Table;

/// The attempts after which an edit is given up. Later posts also show the new state, and they must not wait
/// long for this.
const ATTEMPTS: u32 = 8;

/// Edits every message about the entry of a row (0: the invitation) to the present state.
pub(crate) async fn refresh(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    for told in desk.store.posted(table.id(), row.number).await? {
        if is_left_behind(&told.row, table) {
            continue;
        }
        let outbound = compose(desk, &told.row, table, false).await?;
        let posted = Posted { channel: told.channel, message: told.message };
        match transport.edit(&posted, &outbound).await {
            Ok(()) => {}
            Err(PostError::Later { why, .. }) if row.attempts + 1 >= ATTEMPTS => {
                tracing::warn!(table = table.id(), why, "a message stays as it was");
            }
            // A second edit of the others does no harm.
            Err(PostError::Later { after, why }) => return Ok(put_off(desk, row, after, &why).await?),
            Err(PostError::Refused { refused, why }) => {
                tracing::warn!(table = table.id(), ?refused, why, "a message stays as it was");
            }
        }
    }
    desk.store.done(Done::Sent(row, &Sent::default()), desk.now()).await?;
    Ok(())
}

/// Whether a private notice was for a member who has given up a seat since: they may no longer read the news
/// of that seat, and their message stays as it was.
fn is_left_behind(row: &Queued, table: &Table) -> bool {
    let Some(member) = &row.target else { return false };
    let (announcement, mine) = (Announcement::of(row), table.seats_of(member));
    let Some(held) = announcement.held() else { return false };
    let theirs = held.iter().zip((0u8..).map(Seat)).filter(|(holder, _)| holder.as_ref() == Some(member));
    theirs.map(|(_, seat)| seat).any(|seat| !mine.contains(seat))
}
