//! The outbox: what must be announced, in order, until it is.

use super::{AnnouncementKind, Store, StoreError};
use jiff::Timestamp;

/// How far a row of the outbox has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueueState {
    /// Still to be sent.
    Waiting,
    /// Sent.
    Done,
    /// Given up.
    Dead,
}

/// A row of the outbox.
#[derive(Clone, Debug, PartialEq)]
pub struct Queued {
    /// The id of the row; rows of one table are sent in the order of their ids.
    pub id: i64,
    /// The table.
    pub table: i64,
    /// What sort.
    pub kind: AnnouncementKind,
    /// The number of the first action it tells of; 0: of none.
    pub first: usize,
    /// The number of the action up to which it tells.
    pub number: usize,
    /// The member it is for, where it is for one.
    pub target: Option<String>,
    /// What whoever queued it wanted to remember.
    pub payload: serde_json::Value,
    /// How far it has come.
    pub state: QueueState,
    /// How many attempts were begun before.
    pub attempts: u32,
    /// When it was queued.
    pub queued: Timestamp,
    /// When the latest attempt before was begun: that one may have arrived.
    pub tried: Option<Timestamp>,
    /// What went wrong last.
    pub fault: Option<String>,
    /// The same at every attempt, unique among all rows of all data files; at most 25 characters.
    pub nonce: String,
}

/// Where an announcement ended up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// The id of the channel it is in; for a thread: the id of the thread, `None` where there are no
    /// threads.
    pub channel: Option<String>,
    /// The id of the message.
    pub message: Option<String>,
}

impl Store {
    /// What may be sent now: of every table its first unfinished row, unless that has to wait or its
    /// place is parked; in the order of the queue, at most `limit`.
    pub async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<Queued>, StoreError> {
        todo!("{now} {limit}")
    }

    /// When the next row becomes due, as far as is known now (a time in the past: at once).
    pub async fn next_due(&self) -> Result<Option<Timestamp>, StoreError> {
        todo!()
    }

    /// A row.
    pub async fn queued(&self, id: i64) -> Result<Option<Queued>, StoreError> {
        todo!("{id}")
    }

    /// Notes, before anything is sent, that an attempt begins; `false` if the row is finished already.
    pub async fn begin_attempt(&self, id: i64, now: Timestamp) -> Result<bool, StoreError> {
        todo!("{id} {now}")
    }

    /// Notes that a row is sent, and where it is; a lobby message or thread is noted as the table's.
    pub async fn finish(&self, id: i64, sent: &Sent, now: Timestamp) -> Result<(), StoreError> {
        todo!("{id} {sent:?} {now}")
    }

    /// Puts a row off after a fault.
    pub async fn retry(&self, id: i64, not_before: Timestamp, why: &str) -> Result<(), StoreError> {
        todo!("{id} {not_before} {why}")
    }

    /// Gives a row up: it no longer keeps the others of its table waiting.
    pub async fn bury(&self, id: i64, why: &str, now: Timestamp) -> Result<(), StoreError> {
        todo!("{id} {why} {now}")
    }

    /// How many rows are still to be sent.
    pub async fn waiting(&self) -> Result<u64, StoreError> {
        todo!()
    }
}
