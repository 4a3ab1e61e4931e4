//! What members see of boards here.

use super::{MAIN, Room, RoomError, person};
use liege_chat::{Desk, Person, Place};
use liege_words::Language;
use std::sync::Arc;

impl Room {
    /// The desk behind the room.
    pub fn desk(&self) -> Arc<Desk> {
        Arc::clone(&self.chat)
    }

    /// A member, and the place from which they see everything that they may see here.
    ///
    /// # Errors
    /// Returns an error if there is no such member.
    pub async fn looker(&self, member: &str, locale: Option<Language>) -> Result<(Person, Place), RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        let place = self.place(MAIN, &who).await?;
        Ok((who, place))
    }

    /// The table that is played in a member's private room: the one that waits for them first.
    pub(super) async fn private_table(&self, member: &str) -> Result<Option<i64>, RoomError> {
        let mut found = None;
        for line in self.store.tables(liege_store::Which::Of(member)).await? {
            let Ok(Some(table)) = self.store.table(line.id).await else { continue };
            let here = table.venue().board_channel().starts_with('@');
            if here {
                let rank = (table.urgency(member), std::cmp::Reverse(line.id));
                found = found.filter(|(best, _)| *best <= rank).or(Some((rank, line.id)));
            }
        }
        Ok(found.map(|(_, id)| id))
    }
}
