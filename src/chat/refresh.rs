//! Messages already posted, brought up to date: cards of offers and motions, the invitation.

use super::courier::{Courier, PostError, Posted};
use super::{Chat, Fault};
use crate::store::{Queued, Sent};
use crate::table::Table;

/// Attempts before an edit is given up. What it would show stands in later posts as well, and those must
/// not wait for it long.
const ATTEMPTS: u32 = 8;

impl Chat {
    /// Edits every message that tells of the entry of a row (of 0: the invitation) to what is the case now.
    pub(super) async fn refresh(
        &self,
        row: &Queued,
        table: &Table,
        courier: &dyn Courier,
    ) -> Result<(), Fault> {
        for told in self.store.posted(row.table, row.number).await? {
            let letter = self.compose(&told.row, table, false).await?;
            let posted = Posted { channel: told.channel, message: told.message };
            match courier.edit(&posted, &letter).await {
                Ok(()) => {}
                Err(PostError::Later { why, .. }) if row.attempts + 1 >= ATTEMPTS => {
                    tracing::warn!(table = row.table, why, "a message stays as it was");
                }
                // Editing the others twice does no harm.
                Err(PostError::Later { after, why }) => return Ok(self.put_off(row, after, &why).await?),
                Err(PostError::Refused { refused, why }) => {
                    tracing::warn!(table = row.table, ?refused, why, "a message stays as it was");
                }
            }
        }
        Ok(self.store.finish(row.id, &Sent::default(), self.clock.now()).await?)
    }
}
