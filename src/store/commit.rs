//! The one way a table changes: its new state and what must be announced of it, in one transaction.

use super::{Store, StoreError};
use crate::table::{Step, Table};
use jiff::Timestamp;
use std::sync::Arc;

/// What sort of message is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnouncementKind {
    /// The message in which a table is announced and joined; its id is noted as the table's.
    Lobby,
    /// A thread is to be opened from the lobby message; its id is noted as the table's.
    Thread,
    /// A post where the table is played.
    Post,
    /// A message to one member, privately.
    Notice,
}

impl AnnouncementKind {
    /// All of them.
    pub const ALL: [AnnouncementKind; 4] =
        [AnnouncementKind::Lobby, AnnouncementKind::Thread, AnnouncementKind::Post, AnnouncementKind::Notice];

    /// The word stored.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            AnnouncementKind::Lobby => "lobby",
            AnnouncementKind::Thread => "thread",
            AnnouncementKind::Post => "post",
            AnnouncementKind::Notice => "notice",
        }
    }

    /// The kind of a stored word.
    #[must_use]
    pub fn of_code(code: &str) -> Option<AnnouncementKind> {
        AnnouncementKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// Something to be announced. Not a picture: what is rendered comes from the log up to `number`.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// What sort.
    pub kind: AnnouncementKind,
    /// The number of the first action it tells of; 0: of none.
    pub first: usize,
    /// The number of the action up to which it tells; 0: the state before the first.
    pub number: usize,
    /// The member it is for, where it is for one.
    pub target: Option<String>,
    /// Whatever else whoever writes the text wants to remember; small.
    pub payload: serde_json::Value,
}

impl Announcement {
    /// An announcement with no target and nothing to remember.
    #[must_use]
    pub fn new(kind: AnnouncementKind, first: usize, number: usize) -> Announcement {
        Announcement { kind, first, number, target: None, payload: serde_json::Value::Null }
    }

    /// The same for one member.
    #[must_use]
    pub fn to(mut self, member: impl Into<String>) -> Announcement {
        self.target = Some(member.into());
        self
    }

    /// The same with something to remember.
    #[must_use]
    pub fn with(mut self, payload: serde_json::Value) -> Announcement {
        self.payload = payload;
        self
    }
}

/// What became of a change.
#[derive(Clone, Debug)]
pub enum Committed {
    /// It is stored for good: the table as it is now.
    Done(Arc<Table>),
    /// The table changed in the meantime; nothing is stored. Load it again and answer with that.
    Conflict,
    /// The message behind it was obeyed before; nothing is stored.
    HeardBefore,
}

/// What became of a new table.
#[derive(Clone, Debug)]
pub enum Created {
    /// It is stored for good, with its id.
    Done(Arc<Table>),
    /// The message behind it was obeyed before; nothing is stored.
    HeardBefore,
}

impl Store {
    /// Stores a new table (as it is: whoever sits already, a log if it has begun) and queues what must
    /// be announced, in one transaction. `heard`: the id of the message that asked for it.
    pub async fn create(
        &self,
        table: &Table,
        announcements: &[Announcement],
        heard: Option<&str>,
        now: Timestamp,
    ) -> Result<Created, StoreError> {
        todo!("{table:?} {announcements:?} {heard:?} {now}")
    }

    /// Stores a change of a table and queues what must be announced, in one transaction. `heard`: the
    /// id of the message that asked for it; it is obeyed only once.
    pub async fn commit(
        &self,
        step: &Step,
        announcements: &[Announcement],
        heard: Option<&str>,
        now: Timestamp,
    ) -> Result<Committed, StoreError> {
        todo!("{step:?} {announcements:?} {heard:?} {now}")
    }

    /// Notes a message that changes no table as heard; whether it is new.
    pub async fn hear(&self, id: &str, now: Timestamp) -> Result<bool, StoreError> {
        todo!("{id} {now}")
    }

    /// Whether a message was heard before.
    pub async fn was_heard(&self, id: &str) -> Result<bool, StoreError> {
        todo!("{id}")
    }

    /// Forgets messages heard before a time; how many.
    pub async fn forget_heard(&self, before: Timestamp) -> Result<u64, StoreError> {
        todo!("{before}")
    }
}
