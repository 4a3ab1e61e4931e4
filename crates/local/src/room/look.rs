//! The boards that members look at and point on.

use super::{MAIN, Room, RoomError, person};
use liege_chat::{self as chat, Areas, BoardSeen, Face, Lit, Looking, On, Person, Place, Pointing, face};
use liege_words::Language;
use std::sync::Arc;

impl Room {
    /// A member who may look now, and the place from which they see everything that they may see here.
    async fn looker(&self, member: &str, locale: Option<Language>) -> Result<(Person, Place), RoomError> {
        let who = person(&self.members().await?, member, locale)?;
        chat::admits_look(&self.chat, &who).map_err(RoomError::TooOften)?;
        let place = self.place(MAIN, &who).await?;
        Ok((who, place))
    }

    /// The areas of all spots on a picture of a board on which a member may click.
    ///
    /// # Errors
    /// Returns an error if there is no such member, or they look too often.
    pub async fn clickable(&self, member: &str, picture: &str) -> Result<Option<Areas>, RoomError> {
        let (who, _) = self.looker(member, None).await?;
        Ok(chat::clickable(&self.chat, &who, picture).await?)
    }

    /// The spots that a member may click next on a board, or the reason why there are none.
    ///
    /// # Errors
    /// Returns an error if there is no such member, or they look too often.
    pub async fn lit(
        &self,
        member: &str,
        on: On<'_>,
        pointing: Pointing<'_>,
        locale: Option<Language>,
    ) -> Result<Result<Lit, String>, RoomError> {
        let (who, place) = self.looker(member, locale).await?;
        Ok(chat::lit(&self.chat, &who, &place, on, pointing).await?)
    }

    /// A table's board as a member sees it, or the reason why they do not.
    ///
    /// # Errors
    /// Returns an error if there is no such member, or they look too often.
    pub async fn board(
        &self,
        member: &str,
        looking: Looking<'_>,
        locale: Option<Language>,
    ) -> Result<Result<BoardSeen, String>, RoomError> {
        let (who, place) = self.looker(member, locale).await?;
        Ok(chat::board_seen(&self.chat, &who, &place, looking).await?)
    }

    /// The picture of a table's board.
    ///
    /// # Errors
    /// Returns an error if there is no such member, they look too often, or it can't be drawn.
    pub async fn board_picture(
        &self,
        member: &str,
        looking: Looking<'_>,
        locale: Option<Language>,
    ) -> Result<Result<Arc<[u8]>, String>, RoomError> {
        let (who, place) = self.looker(member, locale).await?;
        Ok(match chat::board_picture(&self.chat, &who, &place, looking).await? {
            Ok(drawn) => Ok(drawn.map_err(|fault| RoomError::Undrawn(fault.to_string()))?.bytes),
            Err(why) => Err(why),
        })
    }

    /// The seats, moves and offers of a table, with the moves after the first `since` actions. `None` if the member sees
    /// no such table.
    ///
    /// # Errors
    /// Returns an error if there is no such member, or they look too often.
    pub async fn face(
        &self,
        member: &str,
        table: i64,
        since: usize,
        locale: Option<Language>,
    ) -> Result<Option<Face>, RoomError> {
        let (who, place) = self.looker(member, locale).await?;
        Ok(face(&self.chat, &who, &place, table, since).await?)
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
