//! Messages already posted, brought up to date: cards of offers and motions, the invitation.

use crate::announce::Announcement;
use crate::desk::{Desk, Fault};
use crate::post::compose::compose;
use crate::transport::{PostError, Posted, Transport};
use crate::upkeep::put_off::put_off;
use liege_game::Seat;
use liege_store::{Done, Queued, Sent};
use liege_table::Table;

/// Attempts before an edit is given up. What it would show stands in later posts as well, and those must
/// not wait for it long.
const ATTEMPTS: u32 = 8;

/// Edits every message that tells of the entry of a row (of 0: the invitation) to what is the case now.
pub(crate) async fn refresh(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    for told in desk.store.posted(row.table, row.number).await? {
        if is_left_behind(&told.row, table) {
            continue;
        }
        let outbound = compose(desk, &told.row, table, false).await?;
        let posted = Posted { channel: told.channel, message: told.message };
        match transport.edit(&posted, &outbound).await {
            Ok(()) => {}
            Err(PostError::Later { why, .. }) if row.attempts + 1 >= ATTEMPTS => {
                tracing::warn!(table = row.table, why, "a message stays as it was");
            }
            // Editing the others twice does no harm.
            Err(PostError::Later { after, why }) => return Ok(put_off(desk, row, after, &why).await?),
            Err(PostError::Refused { refused, why }) => {
                tracing::warn!(table = row.table, ?refused, why, "a message stays as it was");
            }
        }
    }
    desk.store.done(Done::Sent(row, &Sent::default()), desk.now()).await?;
    Ok(())
}

/// Whether a private notice was for somebody who has given up a seat of theirs since: what became of the
/// seat's dealings is not theirs to read any more, and what they have read stays as it was.
fn is_left_behind(row: &Queued, table: &Table) -> bool {
    let Some(member) = &row.target else { return false };
    let (announcement, mine) = (Announcement::of(row), table.seats_of(member));
    let Some(held) = announcement.held() else { return false };
    let theirs = held.iter().zip((0u8..).map(Seat)).filter(|(holder, _)| holder.as_ref() == Some(member));
    theirs.map(|(_, seat)| seat).any(|seat| !mine.contains(seat))
}
