//! Places that refuse what is posted there: their table's host is told what has to be put right.

use super::courier::{Courier, Need, Refused, Right};
use super::post::{Post, Telling};
use super::speaker::Speaker;
use super::{Chat, Fault};
use crate::store::StoreError;
use crate::table::Table;
use crate::words::Message;
use serde::{Deserialize, Serialize};

/// What a place, or somebody in it, refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Shut {
    /// Posts, for want of a permission.
    Posts,
    /// Threads, for want of a permission.
    Threads,
    /// Files, for want of a permission.
    Files,
    /// Everything: it is not there any more.
    Gone,
    /// A letter that is itself wrong.
    Letter,
}

impl Shut {
    /// What a refused post says of its place.
    pub(super) fn by(refused: Refused) -> Shut {
        match refused {
            Refused::Permission => Shut::Posts,
            Refused::Gone => Shut::Gone,
            Refused::ClosedToMessages | Refused::Invalid => Shut::Letter,
        }
    }

    /// What would have to be allowed.
    fn need(self) -> Option<Need> {
        match self {
            Shut::Posts => Some(Need::Posts),
            Shut::Threads => Some(Need::Threads),
            Shut::Files => Some(Need::Files),
            Shut::Gone | Shut::Letter => None,
        }
    }

    /// The word kept with a parked place.
    pub(super) fn code(self) -> &'static str {
        match self {
            Shut::Posts | Shut::Threads | Shut::Files => "permission",
            Shut::Gone => "gone",
            Shut::Letter => "invalid",
        }
    }
}

/// What is parked when a channel takes posts but opens no threads: only a note that the host was told.
pub(super) fn threads_of(channel: &str) -> String {
    format!("threads of {channel}")
}

/// The same where it takes no files.
pub(super) fn files_of(place: &str) -> String {
    format!("files of {place}")
}

/// What is parked when letters of one table are refused as wrong: only a note that the host was told.
pub(super) fn letters_of(table: &Table) -> String {
    format!("letters of table {}", table.id())
}

impl Chat {
    /// Parks what a place refuses under a name; the host of the table is told once, and once more if something else is
    /// in the way than before.
    pub(super) async fn park(
        &self,
        table: &Table,
        name: &str,
        (place, shut): (&str, Shut),
        courier: &dyn Courier,
    ) -> Result<(), StoreError> {
        let lacks = match shut.need() {
            Some(need) => courier.lacks(place, need).await,
            None => Vec::new(),
        };
        let why = lacks.iter().fold(shut.code().to_owned(), |why, right| format!("{why} {}", right.id()));
        let telling = Telling::Shut { place: place.to_owned(), shut, lacks };
        let notice = telling.announce(0, 0).to(&table.host().id);
        self.store.park(name, &why, Some((table.id(), &notice)), self.clock.now()).await?;
        Ok(())
    }

    /// Whether a post whose pictures could not come along has gone to a place: then its host is told.
    pub(super) async fn mind_files(
        &self,
        table: &Table,
        place: &str,
        courier: &dyn Courier,
    ) -> Result<(), Fault> {
        if table.venue().server.is_none() {
            return Ok(());
        }
        if courier.lacks(place, Need::Files).await.is_empty() {
            self.store.unpark(&files_of(place)).await?;
        } else {
            self.park(table, &files_of(place), (place, Shut::Files), courier).await?;
        }
        Ok(())
    }
}

/// What the host has to put right.
pub(super) fn shut_post(speaker: Speaker, table: &Table, place: &str, shut: Shut, lacks: &[Right]) -> Post {
    let id = match shut {
        Shut::Posts => "notice-no-permission",
        Shut::Threads => "notice-no-thread",
        Shut::Files => "notice-no-files",
        Shut::Gone => "notice-gone",
        Shut::Letter => "notice-failed",
    };
    let named = lacks.iter().map(|right| format!("**{}**", speaker.say(&Message::new(right.id()))));
    let message = Message::new(id)
        .with("channel", place)
        .with("table", table.id().to_string())
        .with("count", lacks.len() as i64)
        .with("rights", named.collect::<Vec<_>>().join(", "));
    Post { text: speaker.say(&message), ..Post::default() }
}
