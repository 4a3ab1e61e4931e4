//! Places that refuse what is posted there: their table's host is told what has to be put right.

use super::post::{Announcement, Post};
use super::speaker::Speaker;
use super::transport::{Need, Refused, Right, Transport};
use super::{Chat, Fault};
use crate::store::StoreError;
use crate::table::Table;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// What a place, or somebody in it, refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum BlockReason {
    /// Posts, for want of a permission.
    Posts,
    /// Threads, for want of a permission.
    Threads,
    /// Files, for want of a permission.
    Files,
    /// Everything: it is not there any more.
    Gone,
    /// A message that is itself wrong.
    Letter,
}

impl BlockReason {
    /// What a refused post says of its place.
    pub(super) fn by(refused: Refused) -> BlockReason {
        match refused {
            Refused::Permission => BlockReason::Posts,
            Refused::Gone => BlockReason::Gone,
            Refused::ClosedToMessages | Refused::Invalid => BlockReason::Letter,
        }
    }

    /// What would have to be allowed.
    fn need(self) -> Option<Need> {
        match self {
            BlockReason::Posts => Some(Need::Posts),
            BlockReason::Threads => Some(Need::Threads),
            BlockReason::Files => Some(Need::Files),
            BlockReason::Gone | BlockReason::Letter => None,
        }
    }

    /// The word kept with a blocked channel.
    pub(super) fn code(self) -> &'static str {
        match self {
            BlockReason::Posts | BlockReason::Threads | BlockReason::Files => "permission",
            BlockReason::Gone => "gone",
            BlockReason::Letter => "invalid",
        }
    }
}

/// What is blocked when a channel takes posts but opens no threads: only a note that the host was told.
pub(super) fn threads_of(channel: &str) -> String {
    format!("threads of {channel}")
}

/// The same where it takes no files.
pub(super) fn files_of(place: &str) -> String {
    format!("files of {place}")
}

/// What is blocked when messages of one table are refused as wrong: only a note that the host was told.
pub(super) fn letters_of(table: &Table) -> String {
    format!("letters of table {}", table.id())
}

impl Chat {
    /// Blocks what a place refuses under a name; the host of the table is told once, and once more if something else is
    /// in the way than before.
    pub(super) async fn block_channel(
        &self,
        table: &Table,
        name: &str,
        (place, shut): (&str, BlockReason),
        transport: &dyn Transport,
    ) -> Result<(), StoreError> {
        let lacks = match shut.need() {
            Some(need) => transport.lacks(place, need).await,
            None => Vec::new(),
        };
        let why = lacks.iter().fold(shut.code().to_owned(), |why, right| format!("{why} {}", right.id()));
        let announcement = Announcement::Shut { place: place.to_owned(), shut, lacks };
        let notice = announcement.announce(0, 0).to(&table.host().id);
        self.store.block_channel(name, &why, Some((table.id(), &notice)), self.clock.now()).await?;
        Ok(())
    }

    /// Whether a post whose pictures could not come along has gone to a place: then its host is told.
    pub(super) async fn mind_files(
        &self,
        table: &Table,
        place: &str,
        transport: &dyn Transport,
    ) -> Result<(), Fault> {
        if table.venue().server.is_none() {
            return Ok(());
        }
        if transport.lacks(place, Need::Files).await.is_empty() {
            self.store.unblock_channel(&files_of(place)).await?;
        } else {
            self.block_channel(table, &files_of(place), (place, BlockReason::Files), transport).await?;
        }
        Ok(())
    }
}

/// What the host has to put right.
pub(super) fn shut_post(
    speaker: Speaker,
    table: &Table,
    place: &str,
    shut: BlockReason,
    lacks: &[Right],
) -> Post {
    let id = match shut {
        BlockReason::Posts => "notice-no-permission",
        BlockReason::Threads => "notice-no-thread",
        BlockReason::Files => "notice-no-files",
        BlockReason::Gone => "notice-gone",
        BlockReason::Letter => "notice-failed",
    };
    let named = lacks.iter().map(|right| format!("**{}**", speaker.say(&Message::new(right.id()))));
    let message = Message::new(id)
        .with("channel", place)
        .with("table", table.id().to_string())
        .with("count", lacks.len() as i64)
        .with("rights", named.collect::<Vec<_>>().join(", "));
    Post { text: speaker.say(&message), ..Post::default() }
}
