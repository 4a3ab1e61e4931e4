//! The way in which members of the room look at boards.

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
}
